import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { paths, withQuery } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { RouteLink } from '@/ui/route-link';
import styles from './fees-links.module.css';
import { BlockPart } from './programme-block';
import type { SchoolFees } from './programme-content';

type Props = { site: SiteContext; programme: ProgrammeDetail; fees: SchoolFees };

function linksOf({ programme, fees }: Props) {
  const isWorkStudy = programme.rhythms.includes('periodic');
  return [
    { label: 'netCost.link', path: programme.price && paths.programmeCost(programme.slug) },
    { label: 'course.cost.allFees', path: fees.feesPath },
    { label: 'course.cost.financing', path: fees.financingPath },
    { label: 'course.cost.meet', path: withQuery(paths.agenda, { type: 'open-door' }) },
    {
      label: 'course.cost.offers',
      path: isWorkStudy ? withQuery(paths.jobOffers, { contrat: 'alternance' }) : null,
    },
  ].flatMap(({ label, path }) => (path ? [{ label, path }] : []));
}

/** Where a visitor goes from the price: the fees of the school, how to pay them, whom to meet, who hires. */
export function FeesLinks(props: Props) {
  const { site } = props;
  return (
    <BlockPart title={site.text('course.cost.more')}>
      <ul className={styles.links}>
        {linksOf(props).map(({ label, path }) => (
          <li key={label}>
            <RouteLink href={site.href(path)} label={site.text(label)} />
          </li>
        ))}
      </ul>
    </BlockPart>
  );
}
