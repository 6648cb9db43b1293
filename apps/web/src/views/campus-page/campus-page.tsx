import { TranslatedPage } from '@/features/locale/translated-page';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { AnchorRoute } from '@/ui/anchor-route';
import { LinkButton } from '@/ui/button';
import { CampusBody } from './campus-body';
import type { CampusContent } from './campus-content';
import { CampusHead } from './campus-head';
import { CampusNeighbours } from './campus-neighbours';
import { presentSections, SECTION_LABELS } from './sections.rules';

type Props = CampusContent & { site: SiteContext };

/** PAGE-02: the anchors of the page and its actions, which stay in sight. */
function CampusBar(props: Props) {
  const { site, campus } = props;
  const choice = { campus: campus.slug };
  return (
    <AnchorRoute
      label={site.text('a11y.onThisPage')}
      anchors={presentSections(site.locale, props).map((id) => ({
        id,
        label: site.text(SECTION_LABELS[id]),
      }))}
      actions={
        <>
          <LinkButton isSmall href={site.href(paths.action('contact', choice))}>
            {site.text('action.contact')}
          </LinkButton>
          <LinkButton isSmall variant="accent" href={site.href(paths.action('registration', choice))}>
            {site.text('action.registration')}
          </LinkButton>
        </>
      }
    />
  );
}

/** ROUTE-11: a campus. */
export function CampusPage(props: Props) {
  const { site, campus } = props;
  return (
    <TranslatedPage site={site} document={campus}>
      <CampusHead site={site} campus={campus} />
      <CampusBar {...props} />
      <CampusBody {...props} />
      <CampusNeighbours {...props} />
    </TranslatedPage>
  );
}
