import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '@meridia/domain/actions';
import { CATALOGUE_DOMAINS, COURSE_CATEGORIES, STUDY_SPANS } from '@meridia/domain/courses';
import { EVENT_STATES, EVENT_TYPES } from '@meridia/domain/events';
import { JOB_CONTRACTS, JOB_DOMAINS } from '@meridia/domain/jobs';
import { LAYOUTS } from '@meridia/domain/layout';
import { PAGE_BLOCK_TYPES } from '@meridia/domain/page-blocks';
import { SITE_KEYS } from '@meridia/domain/sites';
import { TEAM_KINDS } from '@meridia/domain/team';
import { TESTIMONIAL_KINDS } from '@meridia/domain/testimonials';

type Attribute = {
  type: string;
  enum?: string[];
  component?: string;
  components?: string[];
  required?: boolean;
};
type Model = { attributes: Record<string, Attribute>; collectionName: string };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Model;
const API = path.join(import.meta.dirname, 'api');
const COMPONENTS = path.join(import.meta.dirname, 'components');

const types = new Map(
  readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('schema.json'))
    .map((file) => [file.split(path.sep)[0] ?? '', read(path.join(API, file))]),
);
const components = new Map(
  readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', '').replace(path.sep, '.'), read(path.join(COMPONENTS, file))]),
);

function enumOf(type: string, attribute: string): string[] | undefined {
  return (types.get(type) ?? components.get(type))?.attributes[attribute]?.enum;
}

function depthBelow(uid: string): number {
  const nested = Object.values(components.get(uid)?.attributes ?? {}).flatMap(
    ({ component }) => component ?? [],
  );
  return nested.length === 0 ? 0 : 1 + Math.max(...nested.map(depthBelow));
}

describe('the model', () => {
  it.each([...types.keys()])('%s belongs to a school of the list', (type) => {
    expect(enumOf(type, 'site')).toEqual([...SITE_KEYS]);
    expect(types.get(type)?.attributes.site?.required).toBe(true);
  });

  it.each([
    ['course', 'category', COURSE_CATEGORIES],
    ['course', 'domain', CATALOGUE_DOMAINS],
    ['course.year', 'span', STUDY_SPANS],
    ['event', 'type', EVENT_TYPES],
    ['event', 'state', EVENT_STATES],
    ['event.category', 'category', COURSE_CATEGORIES],
    ['job-offer', 'contract', JOB_CONTRACTS],
    ['job-offer', 'domain', JOB_DOMAINS],
    ['testimonial', 'kind', TESTIMONIAL_KINDS],
    ['team-member', 'kind', TEAM_KINDS],
    ['article', 'layout', LAYOUTS],
    ['crm-link', 'action', ACTIONS],
    ['block.team', 'scope', TEAM_KINDS],
    ['block.events-list', 'filterType', EVENT_TYPES],
    ['block.courses-list', 'filterCategory', COURSE_CATEGORIES],
    ['block.call-to-action', 'action', ACTIONS],
    ['shared.action-link', 'action', ACTIONS],
  ])('%s.%s has the words of the domain', (type, attribute, words) => {
    expect(new Set(enumOf(type, attribute))).toEqual(new Set(words));
  });

  it('ENT-06 has the fifteen blocks of a page layout in one zone', () => {
    const zone = types.get('article')?.attributes.pageLayout?.components;
    expect(new Set(zone)).toEqual(new Set(PAGE_BLOCK_TYPES.map((block) => `block.${block}`)));
    expect(zone).toHaveLength(15);
  });

  it.each([...components.keys()])('%s nests at most two components deep', (uid) => {
    expect(depthBelow(uid)).toBeLessThanOrEqual(2);
  });

  it('keeps summaries in text columns, which have no limit of 255 characters', () => {
    for (const model of [...types.values(), ...components.values()]) {
      for (const name of ['summary', 'text', 'quote', 'description']) {
        expect(['text', 'blocks', undefined]).toContain(model.attributes[name]?.type);
      }
    }
  });
});
