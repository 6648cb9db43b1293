import { useState } from 'react';
import { Box, Flex, Tabs, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { SiteKey } from '@meridia/domain/sites';
import { useSchoolChoice } from '../../editor/panel/school-choice';
import { REDIRECT } from './desk-api';
import { FilesTab } from './files-tab';
import { RulesTab } from './rules-tab';
import { TestTab } from './test-tab';
import { UnknownTab } from './unknown-tab';

/** What needs somebody comes first. */
const TABS = [
  { name: 'unknown', title: 'Adresses inconnues', show: (site: SiteKey) => <UnknownTab site={site} /> },
  { name: 'test', title: 'Tester une adresse', show: (site: SiteKey) => <TestTab site={site} /> },
  {
    name: 'uses',
    title: 'Usage des règles',
    show: (site: SiteKey) => <RulesTab site={site} isNever={false} />,
  },
  {
    name: 'never',
    title: 'Règles jamais utilisées',
    show: (site: SiteKey) => <RulesTab site={site} isNever />,
  },
  { name: 'files', title: 'Importer, exporter', show: (site: SiteKey) => <FilesTab site={site} /> },
];

function DeskTabs({ site }: { site: SiteKey }) {
  const [open, setOpen] = useState('unknown');
  return (
    <Tabs.Root variant="simple" value={open} onValueChange={setOpen}>
      <Tabs.List aria-label="Redirections">
        {TABS.map(({ name, title }) => (
          <Tabs.Trigger key={name} value={name}>
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(({ name, show }) => (
        <Tabs.Content key={name} value={name}>
          <Box paddingTop={6}>{open === name && show(site)}</Box>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** The redirect desk (DESK). The list of rules itself is the content manager’s. */
export function RedirectDeskPage() {
  const [search] = useSearchParams();
  const { site, select } = useSchoolChoice('École des redirections', { first: search.get('ecole') });
  if (!site) return <Page.NoPermissions />;

  return (
    <Page.Main>
      <Page.Title>Redirections</Page.Title>
      <Layouts.Header
        title="Redirections"
        subtitle="Où mènent les anciennes adresses du site, et lesquelles ne mènent nulle part."
        primaryAction={
          <Flex gap={4}>
            {select}
            <Link to={`/content-manager/collection-types/${REDIRECT}`}>
              <Typography textColor="primary600">Toutes les redirections</Typography>
            </Link>
          </Flex>
        }
      />
      <Layouts.Content>
        <DeskTabs key={site} site={site} />
      </Layouts.Content>
    </Page.Main>
  );
}
