import { COURSE_CATEGORIES, LEVELS, STUDY_MODES } from '@meridia/domain/courses';
import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import { INTAKE_SEASONS } from '@meridia/domain/intake-days.rules';
import { RHYTHM_VALUES } from '@meridia/domain/list-filters';
import type { Reference } from '@/content/reference.model';
import type { FilterOptions } from '@/features/lists/filter-options.rules';
import type { Facet } from '@/features/programme-finder/facets.rules';
import { categoryText, levelText } from '@/features/programmes/programme-attributes.rules';
import type { SiteContext } from '@/lib/site-context';

export type FacetOptions = FilterOptions<'programme'>;

export const FACET_LABELS: Record<Facet, string> = {
  niveau: 'course.filter.level',
  rythme: 'course.filter.rhythm',
  rentree: 'course.filter.intake',
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
    rythme: STUDY_MODES.map((rhythm) => ({
      value: RHYTHM_VALUES[rhythm],
      label: site.text(`course.rhythm.${rhythm}`),
    })),
    rentree: INTAKE_SEASONS.map((season) => ({
      value: season,
      label: site.text(`course.intake.${season}`),
    })),
    campus: campuses.map(({ slug, title }) => ({ value: slug, label: title })),
    domaine: DISPLAY_DOMAINS.map(({ slug, labelKey }) => ({ value: slug, label: site.text(labelKey) })),
    categorie: COURSE_CATEGORIES.map((category) => ({
      value: category,
      label: categoryText(site, category),
    })),
  };
}
