import { Box, Flex, Typography } from '@strapi/design-system';
import type { SiteKey } from '@meridia/domain/sites';
import { RedirectExportButton } from '../../redirects-csv/panel/redirect-export-button';
import { RedirectImportDialog } from '../../redirects-csv/panel/redirect-import-dialog';

/** REDIR-11, DESK-05: all redirects of a school as a file, out and in. */
export function FilesTab({ site }: { site: SiteKey }) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Typography tag="p">
        Exportez les redirections, corrigez le fichier dans un tableur, puis importez-le : vous voyez le sort
        de chaque ligne avant que rien ne soit écrit. Un fichier dont une ligne est refusée n’est pas importé.
      </Typography>
      <Flex gap={2} paddingTop={4}>
        <RedirectExportButton site={site} />
        <RedirectImportDialog site={site} />
      </Flex>
    </Box>
  );
}
