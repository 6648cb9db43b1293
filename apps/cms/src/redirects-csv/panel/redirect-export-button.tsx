import { Button } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { redirectCsvPath } from './redirect-csv-api';

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** REDIR-11: the redirects of a school as a CSV file. */
export function RedirectExportButton({ site }: { site: SiteKey }) {
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
