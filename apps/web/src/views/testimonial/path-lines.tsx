import type { ComponentProps } from 'react';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { LegendList } from '@/ui/legend-list';
import { Link } from '@/ui/link';

type Lines = ComponentProps<typeof LegendList>['lines'];

/** Where someone studied and works; a line without a value is left out. */
export function pathLines(site: SiteContext, testimonial: TestimonialCard): Lines {
  const { programme, campus, promotion, company } = testimonial;
  const lines = [
    programme && {
      symbol: 'legend-route' as const,
      label: site.text('modal.courseLabel'),
      value: <Link href={site.href(paths.programme(programme.slug))}>{programme.title}</Link>,
    },
    campus && {
      symbol: 'legend-point' as const,
      label: site.text('modal.campusLabel'),
      value: <Link href={site.href(paths.campus(campus.slug))}>{campus.title}</Link>,
    },
    promotion !== null && {
      symbol: 'legend-arch' as const,
      label: site.text('testimonials.graduation'),
      value: promotion,
    },
    company && {
      symbol: 'legend-flag' as const,
      label: site.text('profile.company'),
      value: company,
    },
  ];
  return lines.filter((line) => typeof line === 'object' && line !== null);
}
