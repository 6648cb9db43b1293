import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatusMark } from './status-mark';

describe('StatusMark', () => {
  it('says the status of a page that is gone', () => {
    expect(renderToStaticMarkup(<StatusMark status={410} />)).toBe('<meta name="x-status" content="410"/>');
  });

  it.each([[undefined], [200]])('says nothing when it is %s', (status) => {
    expect(renderToStaticMarkup(<StatusMark status={status} />)).toBe('');
  });
});
