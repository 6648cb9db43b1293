import { Flex, Grid } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { OwnLinks } from '../../accounts/panel/own-links';
import { useSchoolChoice } from '../../editor/panel/school-choice';
import { LeftForms } from '../../kept-typing/panel/left-forms';
import type { WorkSection } from '../worklist.model';
import { NewLinks } from './new-links';
import { QuietCard } from './quiet-card';
import { SectionCard } from './section-card';
import { useGetWorklistQuery } from './worklist-api';

const HALF = 6;
const WHOLE = 12;

function Sections({ site }: { site: SiteKey }) {
  const { data, isError } = useGetWorklistQuery({ site }, { refetchOnMountOrArgChange: true });
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading>Lecture de ce qui vous attend</Page.Loading>;
  const isQuiet = ({ isUnread, total }: WorkSection) => !isUnread && total === 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={10}>
      <Grid.Root gap={5}>
        {data.sections
          .filter((section) => !isQuiet(section))
          .map((section) => (
            <Grid.Item key={section.name} col={HALF} s={WHOLE} xs={WHOLE} alignItems="start">
              <SectionCard site={site} section={section} />
            </Grid.Item>
          ))}
      </Grid.Root>
      <QuietCard names={data.sections.filter(isQuiet).map(({ name }) => name)} />
    </Flex>
  );
}

/** WORK: the first screen says what waits for whoever logs in. */
export function HomePage() {
  const user = useAuth('HomePage', (state) => state.user);
  const { site, select } = useSchoolChoice('École de l’accueil');
  if (!user || !site) return <Page.NoPermissions />;

  return (
    <Page.Main>
      <Page.Title>Accueil</Page.Title>
      <Layouts.Header
        title={`Bonjour ${user.firstname ?? user.email}`}
        subtitle="Ce qui vous attend. Un clic sur une ligne ouvre l’endroit où la régler."
        secondaryAction={<NewLinks />}
        primaryAction={select}
      />
      <Layouts.Content>
        <LeftForms userId={Number(user.id)} />
        <OwnLinks />
        <Sections key={site} site={site} />
      </Layouts.Content>
    </Page.Main>
  );
}
