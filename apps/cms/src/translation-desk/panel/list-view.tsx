import { Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { SiteKey } from '@meridia/domain/sites';
import { SchoolSelect } from '../../editor/panel/school-choice';
import { DeskTable } from '../../redirect-desk/panel/desk-table';
import { Pager } from '../../redirect-desk/panel/pager';
import type { TranslationLine, TranslationList } from '../translation.model';
import { ListFilters } from './list-filters';
import { useGetTranslationsQuery } from './translation-api';
import { lineWords, shownLines, STATE_WORDS, wishOf } from './translation-list.rules';

const PAGE_SIZE = 50;
const TITLES = ['Contenu', 'Type', 'État', 'À savoir'];

function Lines({ list, lines }: { list: TranslationList; lines: readonly TranslationLine[] }) {
  const [search] = useSearchParams();
  const names = new Map(list.types.map(({ uid, name }) => [uid, name]));
  const linkTo = ({ uid, documentId }: TranslationLine) => {
    const address = new URLSearchParams(search);
    address.set('modele', uid);
    address.set('contenu', documentId);
    return `?${address.toString()}`;
  };
  const rows = lines.map((line) => ({
    key: line.documentId,
    cells: [
      <Link key="link" to={linkTo(line)}>
        <Typography textColor="primary600">{line.title}</Typography>
      </Link>,
      names.get(line.uid) ?? line.uid,
      STATE_WORDS[line.state],
      lineWords(line),
    ],
  }));
  return <DeskTable label="Traductions" titles={TITLES} rows={rows} />;
}

function List({ site }: { site: SiteKey }) {
  const { data, isError } = useGetTranslationsQuery(site, { refetchOnMountOrArgChange: true });
  const [search, setSearch] = useSearchParams();
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading>Lecture des traductions</Page.Loading>;
  const shown = shownLines(data.lines, wishOf(search));
  const last = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const page = Math.min(last, Math.max(1, Number(search.get('page')) || 1));
  const turnTo = (next: number) => {
    search.set('page', String(next));
    setSearch(search);
  };
  return (
    <>
      <ListFilters list={data} />
      {shown.length === 0 ? (
        <Typography>Aucun contenu ne correspond.</Typography>
      ) : (
        <Lines list={data} lines={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={shown.length} onChange={turnTo} />
    </>
  );
}

/** TRAD-01: what has no English, what has an English of before, and what is up to date. */
export function ListView({ schools, site }: { schools: readonly SiteKey[]; site: SiteKey }) {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Layouts.Header
        title="Traductions"
        subtitle="L’anglais de chaque contenu, à côté de son français."
        primaryAction={
          schools.length > 1 && (
            <SchoolSelect
              label="École des traductions"
              schools={schools}
              site={site}
              onChange={(ecole) => setSearch({ ecole })}
            />
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={10}>
          <List key={site} site={site} />
        </Flex>
      </Layouts.Content>
    </>
  );
}
