import { ART } from '@/lib/art.data';
import { listCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { DuoHead } from '@/ui/duo-head';
import { PageHead } from '@/ui/page-head';

type Props = {
  site: SiteContext;
  title: string;
  lead: string | null;
  /** The picture beside the words; without it the list comes sooner. */
  hasPicture: boolean;
};

export const JOBS_TINT = 'tilleul';

export function JobListHead({ site, title, lead, hasPicture }: Props) {
  const crumbs = listCrumbs(site, 'jobOffers');
  const breadcrumb = <Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />;
  if (!hasPicture) return <PageHead tint={JOBS_TINT} breadcrumb={breadcrumb} title={title} />;

  const { url, width, height } = ART.offers;
  return (
    <DuoHead
      tint={JOBS_TINT}
      breadcrumb={breadcrumb}
      title={title}
      isLow
      picture={<img src={url} alt="" width={width} height={height} decoding="async" fetchPriority="low" />}
    >
      {lead && <p className="lead">{lead}</p>}
    </DuoHead>
  );
}
