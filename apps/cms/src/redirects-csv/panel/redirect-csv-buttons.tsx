import { useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import type { SiteKey } from '@meridia/domain/sites';
import { schoolsSeenBy } from '../../fence/editor-schools.rules';
import { RedirectExportButton } from './redirect-export-button';
import { RedirectImportDialog } from './redirect-import-dialog';
import { SchoolSelect } from './school-select';

/** REDIR-11, above the list of redirects. Strapi shows it above every list: the address says which one it is. */
export function RedirectCsvButtons() {
  const { slug } = useParams();
  const user = useAuth('RedirectCsvButtons', (state) => state.user);
  const [chosen, setChosen] = useState<SiteKey>();
  const schools = user ? schoolsSeenBy(user) : [];
  const site = chosen ?? schools[0];
  if (slug !== 'api::redirect.redirect' || !site) return null;

  return (
    <>
      {schools.length > 1 && (
        <SchoolSelect label="École du fichier CSV" schools={schools} site={site} onChange={setChosen} />
      )}
      <RedirectExportButton site={site} />
      <RedirectImportDialog site={site} />
    </>
  );
}
