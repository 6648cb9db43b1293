import { describe, expect, it } from 'vitest';
import { toActionProgrammes } from './crm-link.mapper';

describe('ENT-05 the programmes of each action', () => {
  it('are names and slugs, without the words of the content service', () => {
    const option = { id: 'abc', name: 'BTS Tourisme', slug: 'bts-tourisme' };

    expect(toActionProgrammes({ brochure: [option], contact: [], registration: [option] })).toEqual({
      brochure: [{ name: 'BTS Tourisme', slug: 'bts-tourisme' }],
      contact: [],
      registration: [{ name: 'BTS Tourisme', slug: 'bts-tourisme' }],
    });
  });
});
