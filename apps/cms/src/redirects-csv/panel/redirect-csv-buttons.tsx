import { useParams } from 'react-router-dom';
import { useSchoolChoice } from '../../editor/panel/school-choice';
import { RedirectExportButton } from './redirect-export-button';
import { RedirectImportDialog } from './redirect-import-dialog';

/** REDIR-11, above the list of redirects. Strapi shows it above every list: the address says which one it is. */
export function RedirectCsvButtons() {
  const { slug } = useParams();
  const { site, select } = useSchoolChoice('École du fichier CSV');
  if (slug !== 'api::redirect.redirect' || !site) return null;

  return (
    <>
      {select}
      <RedirectExportButton site={site} />
      <RedirectImportDialog site={site} />
    </>
  );
}
