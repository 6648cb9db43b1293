import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, LinkButton } from './button';

describe('Button', () => {
  it('does not submit a form unless it is told to', () => {
    expect(renderToStaticMarkup(<Button>Filtrer</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Filtrer</Button>)).toContain('type="submit"');
  });

  it('is neither busy nor unavailable at rest', () => {
    expect(renderToStaticMarkup(<Button>Filtrer</Button>)).not.toMatch(/aria-busy|aria-disabled|disabled/);
  });

  it('says that it loads, keeps its name, and can keep the focus', () => {
    const html = renderToStaticMarkup(<Button isLoading>Confirmer</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
    expect(html).toContain('>Confirmer</button>');
  });

  it('can be unavailable', () => {
    expect(renderToStaticMarkup(<Button disabled>Filtrer</Button>)).toContain(' disabled=""');
  });
});

describe('LinkButton', () => {
  it('is a link that looks like a button', () => {
    const html = renderToStaticMarkup(<LinkButton href="/contact">Contact</LinkButton>);
    expect(html).toMatch(/^<a .*href="\/contact".*>Contact<\/a>$/);
    expect(html).not.toContain('role=');
  });
});
