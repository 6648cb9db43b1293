import { DEVICE_SCRIPT } from './device.rules';

/** LAY-04: in the head and inline, so that the first paint has the right layout and the HTML is the same for all. */
export function DeviceScript() {
  return <script dangerouslySetInnerHTML={{ __html: DEVICE_SCRIPT }} />;
}
