import { expect, it } from 'vitest';
import { llmsText } from './llms.rules';

it('MACH-05 says what the school is, then where to read the rest', () => {
  const sections = [
    {
      title: 'Formations',
      links: [{ label: 'BTS', url: 'https://a.example/programme/bts', note: 'Deux ans.' }],
    },
    { title: 'Vide', links: [] },
  ];

  expect(llmsText('Meridia', 'Une école.', sections)).toBe(
    '# Meridia\n\n> Une école.\n\n## Formations\n\n- [BTS](https://a.example/programme/bts): Deux ans.\n',
  );
});

it('lets no word of the content write Markdown', () => {
  const links = [{ label: 'A](https://b.example)\n# B', url: 'https://a.example/' }];

  expect(llmsText('Meridia', null, [{ title: 'Pages', links }])).toContain(
    '- [A\\]\\(https://b.example\\) # B](https://a.example/)',
  );
});
