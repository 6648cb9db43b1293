import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Toast, ToastRegion } from './toast';

describe('Toast', () => {
  it('is announced politely, in a region that is always there', () => {
    expect(renderToStaticMarkup(<ToastRegion />)).toMatch(/^<div role="status"/);
  });

  it.each(['offline', 'online'] as const)('shows the sign of %s', (kind) => {
    expect(renderToStaticMarkup(<Toast kind={kind} message="Message" />)).toContain(`#${kind}"`);
  });
});
