import { listHref } from '@/features/lists/list-address.rules';
import { nearestChoices, type NearChoice } from '@/features/programme-finder/facets.rules';
import { ART } from '@/lib/art.data';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { EmptyState } from '@/ui/empty-state';
import { whereText } from './choice-text';
import type { FacetOptions } from './facet-options';
import type { ProgrammeList } from './programme-list';

type Props = { site: SiteContext; options: FacetOptions; list: ProgrammeList };

function toSuggestion(site: SiteContext, options: FacetOptions, { choice, count }: NearChoice) {
  const where = whereText(site, options, choice);
  const label =
    where === ''
      ? `${site.text('nav.allProgrammes')} (${count})`
      : site.text('course.nearest', { where, count });
  return { href: site.href(listHref('programme', { values: choice, page: 1 })), label };
}

/** PAGE-05: no result is never a dead end: the nearest choices that give something, and someone to ask. */
export function NoProgramme({ site, options, list: { catalogue, selection } }: Props) {
  const { url, width, height } = ART.offline;
  const where = whereText(site, options, selection.values);
  const near = nearestChoices(catalogue, selection.values);
  return (
    <EmptyState
      title={site.text('empty.noResults')}
      text={near.length > 0 ? site.text('course.noneWhere', { where }) : undefined}
      illustration={<img src={url} alt="" width={width} height={height} decoding="async" />}
      suggestions={near.map((one) => toSuggestion(site, options, one))}
      contact={{ href: site.href(paths.contact), label: site.text('course.askAdvice') }}
    />
  );
}
