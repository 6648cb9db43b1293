import type { JobOfferDetail } from '@/content/job-offers/job-offer.model';
import { domainText, termsText } from '@/features/job-offers/job-texts.rules';
import { levelText } from '@/features/programmes/programme-attributes.rules';
import { longDate, monthAndYear } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';

type Props = { site: SiteContext; offer: JobOfferDetail };

const TITLE_ID = 'en-bref';

function CampusLink({ site, offer: { campus } }: Props) {
  return campus && <Link href={site.href(paths.campus(campus.slug))}>{campus.title}</Link>;
}

function linesOf({ site, offer }: Props) {
  const { company, city, campus, domain, level, startMonth, expiresOn, salary } = offer;
  const { locale, text } = site;
  const lines = [
    { symbol: 'legend-arch', label: text('jobs.company'), value: company },
    { symbol: 'legend-point', label: text('jobs.filter.city'), value: city },
    {
      symbol: 'legend-point',
      label: text('course.filter.campus'),
      value: campus && <CampusLink site={site} offer={offer} />,
    },
    { symbol: 'legend-lines', label: text('jobs.filter.contract'), value: termsText(site, offer) },
    { symbol: 'legend-lines', label: text('jobs.filter.domain'), value: domainText(site, domain) },
    { symbol: 'legend-route', label: text('jobs.filter.level'), value: levelText(site, level) },
    {
      symbol: 'legend-flag',
      label: text('jobs.startDate'),
      value: startMonth && <time dateTime={startMonth}>{monthAndYear(locale, startMonth)}</time>,
    },
    {
      symbol: 'legend-dashes',
      label: text('jobs.applyUntil'),
      value: (
        <time dateTime={expiresOn}>
          <Ordinals>{longDate(locale, expiresOn)}</Ordinals>
        </time>
      ),
    },
    {
      symbol: 'legend-scale',
      label: text('jobs.salary'),
      value: salary && <span lang={fieldLanguage(offer, 'salary')}>{salary}</span>,
    },
  ] as const;
  return lines.filter(({ value }) => value);
}

export function jobLegend(props: Props) {
  return { title: props.site.text('agenda.legend'), titleId: TITLE_ID, lines: linesOf(props) };
}
