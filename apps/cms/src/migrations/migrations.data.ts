import { moveEventCampuses } from './0001-campuses-of-events';
import { giveNoticesHours } from './0002-hours-of-notices';
import { convertLinks } from './0003-links-as-references';
import { convertPhones } from './0004-one-phone';
import { giveChangesPlaces } from './0005-places-of-changes';
import type { Migration } from './migration';

/**
 * In their order, and never changed once released. They run after Strapi has added the columns of the model, so its own folder
 * (`database/migrations`), which runs before, stays empty: there is one way.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: 'campuses of events',
    kind: 'expand',
    release: '2026-11-17',
    convert: moveEventCampuses,
    formerNote: 'core_events_campuses',
  },
  {
    number: 2,
    name: 'hours of notices',
    kind: 'expand',
    release: '2026-11-17',
    convert: giveNoticesHours,
    formerNote: 'core_notices_hours',
  },
  {
    number: 3,
    name: 'links as references',
    kind: 'expand',
    release: '2026-11-17',
    convert: convertLinks,
    formerNote: 'core_links_converted',
  },
  {
    number: 4,
    name: 'one phone',
    kind: 'expand',
    release: '2026-11-17',
    convert: convertPhones,
    formerNote: 'core_phones_converted',
  },
  {
    number: 5,
    name: 'places of changes',
    kind: 'expand',
    release: '2026-11-18',
    convert: giveChangesPlaces,
  },
];
