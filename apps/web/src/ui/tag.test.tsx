import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tag } from './tag';

describe('Tag', () => {
  it('has the class of its tint, or none', () => {
    expect(renderToStaticMarkup(<Tag tint="rose">Science politique</Tag>)).toContain('teinte-rose');
    expect(renderToStaticMarkup(<Tag isInk>Bachelor</Tag>)).not.toContain('teinte-');
  });
});
