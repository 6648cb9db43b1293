import { getCampuses } from '@/content/campuses/campuses.query';
import { readToday } from '@/content/client/content-cache';
import { getProgrammes } from '@/content/programmes/programmes.query';
import { catalogueSchema, type Catalogue } from '@/features/catalogue/catalogue-row';
import { catalogueCsv, catalogueRows } from '@/features/catalogue/catalogue.rules';
import { paths } from '@/lib/paths';
import { JSON_TEXT, type MachineAsked, type WriteMachineDocument } from './machine-document';

const CSV = 'text/csv; charset=utf-8; header=present';
/** Without it a spreadsheet takes the text for another alphabet. */
const BYTE_ORDER_MARK = '\ufeff';

async function loadRows({ locale, site, website, absolute }: MachineAsked) {
  const [programmes, campuses, today] = await Promise.all([
    getProgrammes(locale),
    getCampuses(locale),
    readToday(),
  ]);
  return catalogueRows(programmes, {
    campuses,
    today,
    yearlyContribution: website.yearlyContribution,
    urlOf: (slug) => absolute(site.href(paths.programme(slug))),
  });
}

export const writeCatalogueJson: WriteMachineDocument = async (asked) => {
  const { locale, website, absolute } = asked;
  const whole: Catalogue = {
    $schema: absolute(paths.catalogue.schema),
    school: website.siteName,
    language: locale,
    rows: await loadRows(asked),
  };
  return { type: JSON_TEXT, body: JSON.stringify(whole) };
};

export const writeCatalogueCsv: WriteMachineDocument = async (asked) => ({
  type: CSV,
  body: `${BYTE_ORDER_MARK}${catalogueCsv(await loadRows(asked))}`,
});

export const writeCatalogueSchema: WriteMachineDocument = async ({ absolute }) => ({
  type: 'application/schema+json; charset=utf-8',
  body: JSON.stringify(catalogueSchema(absolute(paths.catalogue.schema)), null, 2),
});
