import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import type { Difference } from '../differences.rules';
import { DifferenceList } from './difference-list';
import { useGetVersionQuery, useRestoreVersionMutation, type Version } from './history-api';
import { restoreRefusal } from './restore-refusal';

type SectionProps = { title: string; nothing: string; differences: readonly Difference[] };
type DialogProps = { versionId: string; onClose: () => void; onRestored?: () => void };

function Section({ title, nothing, differences }: SectionProps) {
  return (
    <Box tag="section" paddingBottom={6}>
      <Box paddingBottom={3}>
        <Typography tag="h3" variant="delta">
          {title}
        </Typography>
      </Box>
      {differences.length > 0 ? (
        <DifferenceList differences={differences} />
      ) : (
        <Typography textColor="neutral600">{nothing}</Typography>
      )}
    </Box>
  );
}

function VersionBody({ version }: { version: Version }) {
  const { changes, restoring } = version;
  return (
    <>
      {changes && (
        <Section
          title="Ce que cette version a changé"
          nothing="Rien : le contenu est celui de la version d’avant."
          differences={changes}
        />
      )}
      <Section
        title="Ce que la restauration changerait aujourd’hui"
        nothing="Rien : le brouillon dit déjà la même chose."
        differences={restoring}
      />
    </>
  );
}

function useRestoring({ versionId, onClose, onRestored }: DialogProps) {
  const [restore, { isLoading }] = useRestoreVersionMutation();
  const { toggleNotification } = useNotification();

  const start = async () => {
    const answer = await restore(versionId);
    if ('error' in answer) {
      toggleNotification({ type: 'danger', message: restoreRefusal(answer.error) });
      return;
    }
    const { leftOut } = answer.data;
    onRestored?.();
    toggleNotification(
      leftOut.length === 0
        ? { type: 'success', message: 'La version est restaurée comme brouillon.' }
        : {
            type: 'warning',
            message: `La version est restaurée comme brouillon, sans ce qui n’existe plus : ${leftOut.join(', ')}.`,
          },
    );
    onClose();
  };
  return { start, isLoading };
}

/** A version: what it changed, what restoring it would change, and restoring it. */
export function VersionDialog(props: DialogProps) {
  const { versionId, onClose } = props;
  const { data: version, isError } = useGetVersionQuery(versionId);
  const { start, isLoading } = useRestoring(props);
  const hasUnsaved = useForm('VersionDialog', ({ modified }) => modified, false) ?? false;
  const resetForm = useForm('VersionDialog', (form) => form.resetForm, false);
  const restore = () => {
    if (hasUnsaved) resetForm?.();
    return start();
  };
  const isSame = version?.restoring.length === 0;

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel="Fermer">
          <Modal.Title>{version ? `${version.what}, le ${version.when}` : 'Version'}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {isError && <Typography textColor="danger600">Cette version ne se lit pas. Réessayez.</Typography>}
          {!version && !isError && <Typography>Lecture de la version…</Typography>}
          {version && <VersionBody version={version} />}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Fermer</Button>
          </Modal.Close>
          <Flex gap={3}>
            {hasUnsaved && !isSame && (
              <Typography textColor="warning700">Votre saisie non enregistrée sera perdue.</Typography>
            )}
            <Button onClick={restore} loading={isLoading} disabled={!version || isSame}>
              Restaurer comme brouillon
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
