import { useState } from 'react';
import { Box, Tabs } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { ACTIONS } from '@meridia/domain/actions';
import type { SiteKey } from '@meridia/domain/sites';
import { enumerationsFrench } from '../../admin/translations/enumerations.data';
import { useSchoolChoice } from '../../editor/panel/school-choice';
import { ActionTab } from './action-tab';
import { useGetCrmGridQuery } from './crm-grid-api';

const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'long',
  timeStyle: 'short',
});

const checkedWords = (at: string | null) =>
  at === null
    ? 'Les adresses sont vérifiées chaque nuit.'
    : `Adresses vérifiées le ${MOMENT.format(new Date(at))}.`;

function GridTabs({ site }: { site: SiteKey }) {
  const { data, isError } = useGetCrmGridQuery(site, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<string>(ACTIONS[0]);
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading>Chargement</Page.Loading>;
  return (
    <>
      <Layouts.Header
        title="Liens du CRM"
        subtitle={`Où mène chaque bouton, par formation et par campus. ${checkedWords(data.checkedAt)}`}
      />
      <Layouts.Content>
        <Tabs.Root variant="simple" value={open} onValueChange={setOpen}>
          <Tabs.List aria-label="Actions">
            {ACTIONS.map((action) => (
              <Tabs.Trigger key={action} value={action}>
                {enumerationsFrench[action]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {data.actions.map((grid) => (
            <Tabs.Content key={grid.action} value={grid.action}>
              <Box paddingTop={6}>
                {open === grid.action && <ActionTab site={site} grid={grid} campuses={data.campuses} />}
              </Box>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Layouts.Content>
    </>
  );
}

/** GRID: what leads to the CRM, and what does not. */
export function CrmGridPage() {
  const { site, select } = useSchoolChoice('École des liens');
  if (!site) return <Page.NoPermissions />;

  return (
    <Page.Main>
      <Page.Title>Liens du CRM</Page.Title>
      {select && (
        <Box paddingTop={4} paddingLeft={10} paddingRight={10}>
          {select}
        </Box>
      )}
      <GridTabs key={site} site={site} />
    </Page.Main>
  );
}
