import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DEVICE_SCRIPT } from './device.rules';

/** What the script of the head writes on `<html>`, in a browser of this name. */
function markedDevice(userAgent: string): string | undefined {
  const dataset: Record<string, string> = {};
  runInNewContext(DEVICE_SCRIPT, { navigator: { userAgent }, document: { documentElement: { dataset } } });
  return dataset.device;
}

describe('LAY-04 a mobile device', () => {
  it.each([
    [
      'a user agent with mobile',
      'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
      'mobile',
    ],
    [
      'a user agent with ipad',
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15',
      'mobile',
    ],
    ['a user agent with android', 'Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140.0.0.0', 'mobile'],
    ['a user agent with iphone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', 'mobile'],
    ['whatever the case', 'SOME-BROWSER (IPHONE)', 'mobile'],
    [
      'a desktop is not one',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
      undefined,
    ],
    [
      'nor is a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15',
      undefined,
    ],
    ['nor is a browser without a name', '', undefined],
  ])('%s', (_sentence, userAgent, device) => {
    expect(markedDevice(userAgent)).toBe(device);
  });
});
