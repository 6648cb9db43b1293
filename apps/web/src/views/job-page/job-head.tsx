import type { JobOfferDetail } from '@/content/job-offers/job-offer.model';
import { contractText, placeText, publishedText } from '@/features/job-offers/job-texts.rules';
import { JOB_TINTS } from '@/features/job-offers/job-tints.data';
import { newTabHint } from '@/lib/external-link';
import { documentCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { LinkButton } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { Tag, Tags } from '@/ui/tag';

type Props = { site: SiteContext; offer: JobOfferDetail; today: string };

export function JobHead({ site, offer, today }: Props) {
  const { title, contract, domain, publishedOn, applyHref, isExpired } = offer;
  const crumbs = documentCrumbs(site, 'jobOffers', title);
  return (
    <PageHead
      tint={JOB_TINTS[domain]}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
      title={title}
      lead={placeText(offer)}
    >
      <Tags>
        <Tag>{contractText(site, contract)}</Tag>
        {isExpired ? (
          <Tag isInk>{site.text('jobs.expired')}</Tag>
        ) : (
          <Tag>{publishedText(site, publishedOn, today)}</Tag>
        )}
      </Tags>
      {!isExpired && applyHref && (
        <LinkButton variant="solid" href={applyHref} newTabHint={newTabHint(site, applyHref)}>
          {site.text('jobs.apply')}
        </LinkButton>
      )}
    </PageHead>
  );
}
