import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { actionChoice } from './action-choice.rules';

const choice = (href: string) => actionChoice(new URL(href, 'https://www.meridia.example'));

describe('what a link asks the action modal for', () => {
  it.each([
    ['an action', paths.action('contact'), { action: 'contact', programme: null, campus: null }],
    [
      'MODAL-04 with the programme of its page',
      paths.action('brochure', { programme: 'bts-communication' }),
      { action: 'brochure', programme: 'bts-communication', campus: null },
    ],
    [
      'MODAL-04 with the campus of its page',
      paths.action('registration', { campus: 'lyon' }),
      { action: 'registration', programme: null, campus: 'lyon' },
    ],
    ['in English', '/en/crm/brochure', { action: 'brochure', programme: null, campus: null }],
    [
      'with what is empty',
      '/crm/brochure?programme=&campus=',
      { action: 'brochure', programme: null, campus: null },
    ],
  ])('%s', (_sentence, href, expected) => {
    expect(choice(href)).toEqual(expected);
  });

  it.each(['/agenda', '/crm', '/crm/agenda', '/crm/brochure/bts-communication', '/fr/crm/brochure'])(
    'nothing: %s',
    (href) => {
      expect(choice(href)).toBeNull();
    },
  );
});
