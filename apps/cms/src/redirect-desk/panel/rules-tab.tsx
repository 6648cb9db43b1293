import { useState } from 'react';
import { Box, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { RedirectKind } from '@meridia/domain/redirects';
import type { SiteKey } from '@meridia/domain/sites';
import type { RuleUse } from '../desk.model';
import { dayInFrench } from './day.rules';
import { REDIRECT, useGetRuleUsesQuery } from './desk-api';
import { DeskTable } from './desk-table';
import { Pager } from './pager';

type Props = { site: SiteKey; isNever: boolean };

const TITLES = ['Source', 'Destination', 'Genre', 'Visites', 'Dernière visite', 'Modifier'];

function sinceText(since: string | null, total: number, isNever: boolean): string {
  if (since === null) return 'Aucune visite n’a encore été comptée.';
  const day = dayInFrench(since);
  if (!isNever) return `Visites comptées depuis le ${day}, sur treize mois au plus.`;
  return total === 0
    ? `Toutes les redirections actives ont servi depuis le ${day}.`
    : `Redirections actives que personne n’a suivies depuis le ${day} : ${total}. Éteignez ou supprimez celles qui ne servent plus.`;
}

const KINDS: Record<RedirectKind, string> = {
  exact: 'Adresse exacte',
  pattern: 'Motif',
  gone: 'Page supprimée',
};

function cellsOf({ documentId, source, destination, kind, active, times, lastDay }: RuleUse) {
  return [
    active ? source : `${source} (éteinte)`,
    destination,
    KINDS[kind],
    times,
    lastDay === null ? 'Jamais' : dayInFrench(lastDay),
    <Link key="open" to={`/content-manager/collection-types/${REDIRECT}/${documentId}`}>
      <Typography textColor="primary600">Ouvrir</Typography>
    </Link>,
  ];
}

/** DESK-04: how often each rule was used, and when last; or those that nobody uses. */
export function RulesTab({ site, isNever }: Props) {
  const [page, setPage] = useState(1);
  const { data, isError } = useGetRuleUsesQuery(
    { site, page, never: isNever },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading>Chargement</Page.Loading>;
  return (
    <>
      <Box paddingBottom={4}>
        <Typography textColor="neutral600">{sinceText(data.since, data.total, isNever)}</Typography>
      </Box>
      {data.rules.length > 0 && (
        <DeskTable
          label={isNever ? 'Règles jamais utilisées' : 'Usage des règles'}
          titles={TITLES}
          rows={data.rules.map((rule) => ({ key: rule.documentId, cells: cellsOf(rule) }))}
        />
      )}
      <Pager page={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />
    </>
  );
}
