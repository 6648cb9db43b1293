import {
  COURSE_CATEGORIES,
  DURATION_FORMATS,
  DURATION_UNITS,
  LEVELS,
  RHYTHMS,
  STUDY_SPANS,
} from '@meridia/domain/courses';
import { ACTIONS } from '@meridia/domain/actions';
import { PURPOSES } from '@meridia/domain/consent';
import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import { EVENT_FILTERS } from '@meridia/domain/events';
import { JOB_CONTRACTS, JOB_DOMAINS } from '@meridia/domain/jobs';
import { LOCALES } from '@meridia/domain/locales';
import { PROFILES } from '@meridia/domain/profiles';
import { SERVICES } from '@meridia/domain/services';
import { TEAM_KINDS } from '@meridia/domain/team';
import { TESTIMONIAL_KINDS } from '@meridia/domain/testimonials';
import { TRACKERS } from '@meridia/domain/trackers.data';
import { describe, expect, it } from 'vitest';
import { slugLabelKey } from './label.rules.ts';
import { LABELS } from './labels.data.ts';

const { fr, en } = LABELS;
const entries = LOCALES.flatMap((locale) =>
  Object.entries(LABELS[locale]).map(([key, entry]) => ({ locale, key, ...entry })),
);

describe('ENT-07 label dictionary for fr and en', () => {
  it('has every English key in French', () => {
    expect(Object.keys(en).filter((key) => !Object.hasOwn(fr, key))).toEqual([]);
  });

  it('names no school: each says its own, by {school}', () => {
    expect(entries.filter(({ label }) => /meridia|bor[ée]al/i.test(label))).toEqual([]);
  });

  it('leads to no site outside: each school sets its own', () => {
    expect(entries.filter(({ link }) => link !== null && /^[a-z]+:|^\/\//i.test(link))).toEqual([]);
  });

  it('has no empty label', () => {
    expect(entries.filter(({ label }) => label.trim() === '')).toEqual([]);
  });

  it('links to a path, an anchor or a secure site, or to nothing', () => {
    const isLink = (link: string | null) => link === null || /^(\/(?!\/)|#[a-z]|https:\/\/)/.test(link);
    expect(entries.filter(({ link }) => !isLink(link))).toEqual([]);
  });
});

it('PAGE-07 the English list of levels lacks 1, and nothing else is missing in English', () => {
  expect(Object.keys(fr).filter((key) => !Object.hasOwn(en, key))).toEqual(['course.level.1']);
});

describe('PAGE-07 course attributes have their French words', () => {
  it.each([
    ['course.rhythm.fulltime', 'Initial'],
    ['course.rhythm.periodic', 'Alternance'],
    ['course.level.0', 'Bac'],
    ['course.level.5', 'Bac+5'],
  ] as const)('%s: %s', (key, label) => {
    expect(fr[key].label).toBe(label);
  });
});

describe('every word of the domain has a label in each language', () => {
  const keys = [
    ...ACTIONS.map((action) => slugLabelKey('modal.title', action)),
    ...PURPOSES.flatMap((purpose) => [
      `consent.purpose.${purpose}.title`,
      `consent.purpose.${purpose}.text`,
      ...TRACKERS[purpose].flatMap(({ key, name, kind }) => [
        ...(name === null ? [`consent.tracker.${key}.name`] : []),
        `consent.tracker.${key}.purpose`,
        `consent.tracker.${key}.duration`,
        ...(kind === 'service' ? [] : [`consent.tracker.${key}.when`]),
      ]),
    ]),
    ...COURSE_CATEGORIES.map((category) => slugLabelKey('course.category', category)),
    ...DISPLAY_DOMAINS.map(({ labelKey }) => labelKey),
    ...DISPLAY_DOMAINS.map(({ slug }) => slugLabelKey('domain.text', slug)),
    ...DURATION_FORMATS.flatMap((format) =>
      DURATION_UNITS.map((unit) => `course.duration.${format}.${unit}`),
    ),
    ...EVENT_FILTERS.map((filter) => slugLabelKey('agenda.filter', filter)),
    ...JOB_CONTRACTS.map((contract) => slugLabelKey('jobs.contract', contract)),
    ...JOB_DOMAINS.map((domain) => slugLabelKey('jobs.domain', domain)),
    ...LEVELS.filter((level) => level !== 1).map((level) => `course.level.${level}`),
    ...PROFILES.map((profile) => slugLabelKey('profile', profile)),
    ...RHYTHMS.map((rhythm) => slugLabelKey('course.rhythm', rhythm)),
    ...SERVICES.map((service) => slugLabelKey('services', service)),
    ...STUDY_SPANS.flatMap((span) => [`course.span.${span}.first`, `course.span.${span}.next`]),
    ...TEAM_KINDS.map((kind) => slugLabelKey('team.role', kind)),
    ...TESTIMONIAL_KINDS.map((kind) => slugLabelKey('testimonials.kind', kind)),
  ];

  it.each(LOCALES)('%s', (locale) => {
    expect(keys.filter((key) => !Object.hasOwn(LABELS[locale], key))).toEqual([]);
  });
});
