import { HEAD_SCRIPTS } from './inline-scripts';

/** STATE-07, STATE-05, LAY-04: inline and in the head, after the style sheets, so that the first paint is right for everybody. */
export function HeadScripts() {
  return HEAD_SCRIPTS.map((script) => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />);
}
