import { describe, expect, it } from 'vitest';
import { shareLinks } from './share-links.rules';

describe('shareLinks', () => {
  it('holds the address of the page, and its title for a letter', () => {
    const post = { title: 'Prix & débats', url: 'https://meridia.example/actualites/prix?x=1' };
    const [linkedin, email] = shareLinks({ text: (key) => key }, post);
    expect(new URL(linkedin?.href ?? '').searchParams.get('url')).toBe(post.url);
    expect(email?.href).toBe(
      'mailto:?subject=Prix%20%26%20d%C3%A9bats&body=https%3A%2F%2Fmeridia.example%2Factualites%2Fprix%3Fx%3D1',
    );
  });
});
