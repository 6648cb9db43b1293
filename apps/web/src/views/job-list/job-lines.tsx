import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import { JobLine, JobLineList } from '@/features/job-offers/job-line';
import { levelText } from '@/features/programmes/programme-attributes.rules';
import type { SiteContext } from '@/lib/site-context';

type Props = {
  site: SiteContext;
  offers: readonly JobOfferCard[];
  /** What marks one of the lines, by its rank. */
  mark?: { rank: number; id: string };
};

export function JobLines({ site, offers, mark }: Props) {
  return (
    <JobLineList>
      {offers.map((offer, rank) => (
        <JobLine
          key={offer.slug}
          site={site}
          offer={offer}
          level={levelText(site, offer.level)}
          id={rank === mark?.rank ? mark.id : undefined}
        />
      ))}
    </JobLineList>
  );
}
