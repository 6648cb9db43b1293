import { TranslatedPage } from '@/features/locale/translated-page';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { AnchorRoute } from '@/ui/anchor-route';
import { LinkButton } from '@/ui/button';
import { LegendColumns } from '@/ui/legend-columns';
import { ProgrammeBody } from './programme-body';
import { ProgrammeCampuses } from './programme-campuses';
import type { ProgrammeContent } from './programme-content';
import { ProgrammeHead } from './programme-head';
import { programmeLegend } from './programme-legend';
import { ProgrammeStories } from './programme-stories';
import { RelatedProgrammes } from './related-programmes';
import { presentSections, SECTION_LABELS } from './sections.rules';

type Props = ProgrammeContent & { site: SiteContext };

/** PAGE-03: the anchors of the page and its actions, which stay in sight. */
function ProgrammeBar({ site, programme }: Pick<Props, 'site' | 'programme'>) {
  const { slug, brochure } = programme;
  return (
    <AnchorRoute
      label={site.text('a11y.onThisPage')}
      anchors={presentSections(programme).map((id) => ({ id, label: site.text(SECTION_LABELS[id]) }))}
      actions={
        <>
          {brochure && (
            <LinkButton isSmall href={site.href(paths.action('brochure', { programme: slug }))}>
              {site.text('action.brochure')}
            </LinkButton>
          )}
          <LinkButton
            isSmall
            variant="accent"
            href={site.href(paths.action('registration', { programme: slug }))}
          >
            {site.text('action.registration')}
          </LinkButton>
        </>
      }
    />
  );
}

/** ROUTE-13: a programme. */
export function ProgrammePage(props: Props) {
  const { site, programme, related, fees } = props;
  return (
    <TranslatedPage site={site} document={programme}>
      <ProgrammeHead site={site} programme={programme} />
      <ProgrammeBar site={site} programme={programme} />
      <LegendColumns legend={programmeLegend(props)} isSticky>
        <ProgrammeBody site={site} programme={programme} fees={fees} />
      </LegendColumns>
      <ProgrammeCampuses site={site} programme={programme} />
      <ProgrammeStories site={site} programme={programme} />
      {related && <RelatedProgrammes site={site} slug={programme.slug} programmes={related} />}
    </TranslatedPage>
  );
}
