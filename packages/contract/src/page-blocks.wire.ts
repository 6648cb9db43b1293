import { z } from 'zod';
import { ACTIONS } from '@meridia/domain/actions';
import { COURSE_CATEGORIES } from '@meridia/domain/courses';
import { EVENT_TYPES } from '@meridia/domain/events';
import type { PageBlockType } from '@meridia/domain/page-blocks';
import { TEAM_KINDS } from '@meridia/domain/team';
import { TESTIMONIAL_KINDS } from '@meridia/domain/testimonials';
import { httpUrlWire, linkUrlOrNull, linkUrlWire } from './address.wire.ts';
import { tableShape } from './body-zone.wire.ts';
import { actionLinkWire, componentWire } from './component.wire.ts';
import { zoneEntryOf } from './misfit.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { richTextWire } from './rich-text.wire.ts';

function block<const Type extends PageBlockType>(type: Type) {
  return componentWire.extend({ __component: z.literal(`block.${type}`), anchor: textOrNull() });
}

/** A list that the page loads itself; a filter that is null takes everything. */
const listShape = { limit: orNull(z.int()), moreLabel: textOrNull(), moreUrl: linkUrlOrNull };

const hero = block('hero').extend({
  title: z.string(),
  eyebrow: textOrNull(),
  text: textOrNull(),
  actions: orEmpty(actionLinkWire),
});

const richText = block('rich-text').extend({ title: textOrNull(), body: richTextWire });

const accordion = block('accordion').extend({
  title: z.string(),
  items: z.array(componentWire.extend({ title: z.string(), body: richTextWire })).min(1),
});

const quote = block('quote').extend({ text: z.string(), author: z.string(), role: textOrNull() });

const carousel = block('carousel').extend({
  title: z.string(),
  slides: z.array(componentWire.extend({ title: z.string(), text: textOrNull() })).min(1),
});

const keyFigures = block('key-figures').extend({
  title: textOrNull(),
  items: z
    .array(
      componentWire.extend({
        value: z.string(),
        label: z.string(),
        source: textOrNull(),
        year: orNull(z.int()),
      }),
    )
    .min(1),
});

const cards = block('cards').extend({
  title: textOrNull(),
  items: z
    .array(
      componentWire.extend({ title: z.string(), text: textOrNull(), url: linkUrlWire, label: z.string() }),
    )
    .min(1),
});

const callToAction = block('call-to-action').extend({
  title: z.string(),
  text: textOrNull(),
  action: z.enum(ACTIONS),
  label: z.string(),
});

const formLink = block('form-link').extend({
  title: z.string(),
  text: textOrNull(),
  url: httpUrlWire,
  label: z.string(),
});

const testimonials = block('testimonials').extend({
  title: z.string(),
  filterCampus: textOrNull(),
  filterCourse: textOrNull(),
  filterKind: orNull(z.enum(TESTIMONIAL_KINDS)),
  ...listShape,
});

const coursesList = block('courses-list').extend({
  title: z.string(),
  text: textOrNull(),
  filterCategory: orNull(z.enum(COURSE_CATEGORIES)),
  filterCampus: textOrNull(),
  ...listShape,
});

const eventsList = block('events-list').extend({
  title: z.string(),
  filterType: orNull(z.enum(EVENT_TYPES)),
  filterCampus: textOrNull(),
  ...listShape,
});

const team = block('team').extend({ title: z.string(), text: textOrNull(), scope: z.enum(TEAM_KINDS) });

const video = block('video').extend({
  title: z.string(),
  text: textOrNull(),
  duration: textOrNull(),
  transcript: z.string(),
});

const table = block('table').extend({ title: textOrNull(), ...tableShape });

export const pageBlockWire = z.discriminatedUnion('__component', [
  hero,
  richText,
  accordion,
  quote,
  carousel,
  keyFigures,
  cards,
  callToAction,
  formLink,
  testimonials,
  coursesList,
  eventsList,
  team,
  video,
  table,
]);
export type PageBlockWire = z.infer<typeof pageBlockWire>;

export const pageLayoutWire = orEmpty(zoneEntryOf(pageBlockWire));
export type PageLayoutWire = z.infer<typeof pageLayoutWire>;
