import { useState } from 'react';
import { Button, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_NAMES } from '../editor/roles.data';
import { csvSchoolsOf } from '../redirects-csv/csv-schools.rules';
import { redirectCsvPath } from './redirect-csv-api';
import { RedirectImportDialog } from './redirect-import-dialog';

type SchoolProps = { schools: readonly SiteKey[]; site: SiteKey; onChange: (site: SiteKey) => void };

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function SchoolSelect({ schools, site, onChange }: SchoolProps) {
  const choose = (value: string | number) => onChange(schools.find((school) => school === value) ?? site);
  return (
    <SingleSelect aria-label="École du fichier CSV" size="S" value={site} onChange={choose}>
      {schools.map((school) => (
        <SingleSelectOption key={school} value={school}>
          {SCHOOL_NAMES[school]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

function ExportButton({ site }: { site: SiteKey }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();

  const download = async () => {
    try {
      const { data, headers } = await get<Blob>(redirectCsvPath(site), { responseType: 'blob' });
      const name = headers?.get('content-disposition')?.match(/filename="(.+)"/)?.[1];
      save(data, name ?? `redirections-${site}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'L’export a échoué. Réessayez.' });
    }
  };
  return (
    <Button variant="tertiary" size="S" onClick={download}>
      Exporter (CSV)
    </Button>
  );
}

/** REDIR-11, above the list of redirects. Strapi shows it above every list: the address says which one it is. */
export function RedirectCsvButtons() {
  const { slug } = useParams();
  const user = useAuth('RedirectCsvButtons', (state) => state.user);
  const [chosen, setChosen] = useState<SiteKey>();
  const schools = user ? csvSchoolsOf(user) : [];
  const site = chosen ?? schools[0];
  if (slug !== 'api::redirect.redirect' || !site) return null;

  return (
    <>
      {schools.length > 1 && <SchoolSelect schools={schools} site={site} onChange={setChosen} />}
      <ExportButton site={site} />
      <RedirectImportDialog site={site} />
    </>
  );
}
