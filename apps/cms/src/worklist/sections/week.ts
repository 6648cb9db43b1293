import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { readSchedule } from '../../schedule/read-schedule';
import type { Desk, Section } from '../desk';
import { parisWeek } from '../paris-week.rules';
import { draftedTypes } from '../read-versions';
import { toFound } from '../to-found.rules';
import { detailOf, formOf, momentOf, titleOr } from '../words.rules';
import type { WorkLine } from '../worklist.model';
import { weekOf, type OfWeek, type Publication } from './week.rules';

const SERVICE = 'le service';
const COMING = { publish: 'sera publié', unpublish: 'sera retiré' };
const NOT_DONE = { publish: 'n’a pas pu être publié', unpublish: 'n’a pas pu être retiré' };

/** The last publication of each document in each language. */
async function readPublished(strapi: Core.Strapi, site: SiteKey, from: Date): Promise<Publication[]> {
  const { rows }: { rows: Publication[] } = await strapi.db.connection.raw(
    `select distinct on (document_id, locale) uid, document_id as "documentId", locale, title, author, at
     from content_versions where site = ? and action = 'publish' and at >= ? order by document_id, locale, at desc`,
    [site, from],
  );
  return rows;
}

function toLine(one: OfWeek): WorkLine {
  if (one.kind === 'done') {
    const { uid, documentId, locale, title, author, at } = one.done;
    const words = `publié ${momentOf(at)} par ${author ?? SERVICE}`;
    return {
      key: `done ${documentId} ${locale}`,
      title: titleOr(title),
      detail: detailOf(uid, locale, words),
      to: formOf(uid, documentId, locale === 'en' ? 'en' : 'fr'),
    };
  }
  const { uid, documentId, title, action, at } = one.plan;
  const words =
    one.kind === 'planned'
      ? `${COMING[action]} ${momentOf(new Date(at))}`
      : `${NOT_DONE[action]}\u00A0: ${one.plan.problem ?? ''}`;
  return {
    key: `${one.kind} ${action} ${documentId}`,
    title: titleOr(title),
    detail: detailOf(uid, 'fr', words),
    to: formOf(uid, documentId, 'fr'),
  };
}

export const WEEK: Section = {
  name: 'week',
  isFor: ({ strapi, may }: Desk) => draftedTypes(strapi).some((uid) => may('read', uid)),
  async read({ strapi, site, now, may, reaches }, limit) {
    const week = parisWeek(now);
    const { coming, past } = await readSchedule(strapi, [site]);
    const published = await readPublished(strapi, site, week.from);
    const readable = <Of extends { uid: string; documentId: string }>(list: readonly Of[]) =>
      list.filter((one) => may('read', one.uid) && reaches(one));
    const found = weekOf(
      { coming: readable(coming), past: readable(past), published: readable(published) },
      week,
    );
    return toFound(found, limit, toLine);
  },
};
