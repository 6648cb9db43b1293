import { COURSE_CATEGORIES, LEVELS, RHYTHMS } from '@meridia/domain/courses';
import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import { RHYTHM_VALUES } from '@meridia/domain/list-filters';
import type { Reference } from '@/content/reference.model';
import type { Facet } from '@/features/programme-finder/facets.rules';
import { categoryText, levelText } from '@/features/programmes/programme-attributes.rules';
import type { SiteContext } from '@/lib/site-context';

type FacetOption = { value: string; label: string };
export type FacetOptions = Readonly<Record<Facet, readonly FacetOption[]>>;

export const FACET_LABELS: Record<Facet, string> = {
  niveau: 'course.filter.level',
  rythme: 'course.filter.rhythm',
  campus: 'course.filter.campus',
  domaine: 'course.filter.domain',
  categorie: 'course.category.label',
};

/** PAGE-07: what each facet offers, in words; a level without a name in this language is not offered. */
export function facetOptions(site: SiteContext, campuses: readonly Reference[]): FacetOptions {
  return {
    niveau: LEVELS.flatMap((level) => {
      const label = levelText(site, level);
      return label === null ? [] : [{ value: String(level), label }];
    }),
    rythme: RHYTHMS.map((rhythm) => ({
      value: RHYTHM_VALUES[rhythm],
      label: site.text(`course.rhythm.${rhythm}`),
    })),
    campus: campuses.map(({ slug, title }) => ({ value: slug, label: title })),
    domaine: DISPLAY_DOMAINS.map(({ slug, labelKey }) => ({ value: slug, label: site.text(labelKey) })),
    categorie: COURSE_CATEGORIES.map((category) => ({
      value: category,
      label: categoryText(site, category),
    })),
  };
}

/** A value that nothing knows is shown as it was asked for: it must be seen to be taken away. */
export function optionLabel(options: FacetOptions, facet: Facet, value: string): string {
  return options[facet].find((option) => option.value === value)?.label ?? value;
}
