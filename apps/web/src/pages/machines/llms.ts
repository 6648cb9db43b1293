import { getCampuses } from '@/content/campuses/campuses.query';
import { getProgrammes } from '@/content/programmes/programmes.query';
import { llmsText } from '@/features/seo/llms.rules';
import { localePath, paths } from '@/lib/paths';
import type { MachineAsked, WriteMachineDocument } from './machine-document';

const MARKDOWN = 'text/plain; charset=utf-8';

const LISTS = [
  ['nav.programmes', paths.programmes],
  ['nav.campuses', paths.campuses],
  ['nav.agenda', paths.agenda],
  ['nav.news', paths.news],
  ['nav.jobs', paths.jobOffers],
] as const;

const FEEDS = [
  ['nav.news', paths.feeds.news],
  ['nav.agenda', paths.feeds.agenda],
  ['nav.jobs', paths.feeds.jobOffers],
] as const;

function dataLinks({ locale, site, absolute }: MachineAsked) {
  const own = (path: string) => absolute(localePath(locale, path));
  return [
    { label: site.text('machines.catalogueJson'), url: own(paths.catalogue.json) },
    { label: site.text('machines.catalogueCsv'), url: own(paths.catalogue.csv) },
    { label: site.text('machines.catalogueSchema'), url: absolute(paths.catalogue.schema) },
    ...FEEDS.map(([name, path]) => ({
      label: site.text('machines.feed', { name: site.text(name) }),
      url: own(path),
    })),
    { label: site.text('machines.sitemap'), url: absolute(paths.sitemap) },
  ];
}

/** `/llms.txt`: the site as a language model may read it first. */
export const writeLlms: WriteMachineDocument = async (asked) => {
  const { locale, site, website, absolute } = asked;
  const own = (path: string) => absolute(site.href(path));
  const [programmes, campuses] = await Promise.all([getProgrammes(locale), getCampuses(locale)]);
  const body = llmsText(website.siteName, website.seo.metaDescription, [
    {
      title: site.text('machines.pages'),
      links: LISTS.map(([name, path]) => ({ label: site.text(name), url: own(path) })),
    },
    {
      title: site.text('nav.programmes'),
      links: programmes.map(({ name, slug, summary }) => ({
        label: name,
        url: own(paths.programme(slug)),
        note: summary,
      })),
    },
    {
      title: site.text('nav.campuses'),
      links: campuses.map(({ title, slug, city }) => ({
        label: title,
        url: own(paths.campus(slug)),
        note: city === title ? null : city,
      })),
    },
    { title: site.text('machines.data'), links: dataLinks(asked) },
  ]);
  return { type: MARKDOWN, body };
};
