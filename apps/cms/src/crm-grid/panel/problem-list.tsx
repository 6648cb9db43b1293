import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { refusalOf } from '../../redirect-desk/panel/refusal.rules';
import { DeskTable } from '../../redirect-desk/panel/desk-table';
import type { ActionGrid, CrmLink, Named } from '../crm-grid.model';
import { isProblem } from './cell-words.rules';
import { CRM_LINK, useCheckCrmLinkMutation } from './crm-grid-api';

type Props = { grid: ActionGrid; campuses: readonly Named[] };

const TITLES = ['Formation', 'Campus', 'Adresse', 'Problème', 'Que faire ?'];

function Actions({ link }: { link: CrmLink }) {
  const [checkLink, { isLoading }] = useCheckCrmLinkMutation();
  const { toggleNotification } = useNotification();
  const check = async () => {
    const answer = await checkLink(link.documentId);
    if ('error' in answer) toggleNotification({ type: 'danger', message: refusalOf(answer.error ?? {}) });
    else if (answer.data.verdict === 'fine')
      toggleNotification({ type: 'success', message: 'Le formulaire répond.' });
  };
  return (
    <Flex gap={3}>
      <Link to={`/content-manager/collection-types/${CRM_LINK}/${link.documentId}`}>
        <Typography textColor="primary600">Corriger</Typography>
      </Link>
      <Button variant="tertiary" size="S" loading={isLoading} onClick={() => void check()}>
        Vérifier
      </Button>
    </Flex>
  );
}

/** GRID-03: the addresses that do not answer as they should, and those that nobody is led to. */
export function ProblemList({ grid, campuses }: Props) {
  const names = new Map([...grid.rows, ...campuses].map(({ slug, name }) => [slug, name]));
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const failing = grid.rows.flatMap(({ cells }) =>
    cells.flatMap(({ link }) => (link?.url && isProblem({ link }) ? [link] : [])),
  );
  const row = (link: CrmLink, problem: string) => ({
    key: link.documentId,
    cells: [
      nameOf(link.course),
      nameOf(link.campus),
      link.url ?? '—',
      problem,
      <Actions key="actions" link={link} />,
    ],
  });
  const rows = [
    ...failing.map((link) => row(link, link.check?.sentence ?? '')),
    ...grid.strays.map((link) => row(link, 'La formation ou le campus n’est pas publié.')),
  ];
  if (rows.length === 0) return null;
  return (
    <Box paddingTop={8}>
      <Box paddingBottom={4}>
        <Typography variant="delta" tag="h2">
          Adresses à revoir
        </Typography>
      </Box>
      <DeskTable label="Adresses à revoir" titles={TITLES} rows={rows} />
    </Box>
  );
}
