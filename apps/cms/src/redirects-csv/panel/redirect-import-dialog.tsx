import { useState, type FormEvent } from 'react';
import { Box, Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_NAMES } from '../../editor/roles.data';
import { DryRunTable } from './dry-run-table';
import { toTrial } from './dry-run.rules';
import { useImportRedirectsMutation, useTryRedirectsMutation, type ImportCounts } from './redirect-csv-api';
import { importProblems } from './redirect-import-problems';

type Props = { site: SiteKey };
type FormProps = Props & { onImported: (counts: ImportCounts) => void };

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <Box role="alert" background="danger100" padding={4} hasRadius>
      <Typography fontWeight="bold" textColor="danger700">
        Rien n’a été importé.
      </Typography>
      <Box tag="ul" paddingTop={2}>
        {problems.map((problem) => (
          <Typography key={problem} tag="li" textColor="danger700">
            {problem}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** A file is tried out as soon as it is chosen (DESK-05); what was shown is what is sent. */
function useFile({ site, onImported }: FormProps) {
  const [csv, setCsv] = useState<string>();
  const [problems, setProblems] = useState<string[]>([]);
  const [tryRedirects, { data: dryRun, isLoading: isTrying, reset }] = useTryRedirectsMutation();
  const [importRedirects, { isLoading: isImporting }] = useImportRedirectsMutation();

  const choose = async (file?: File) => {
    reset();
    setProblems([]);
    // A browser refuses to read a file that was saved again since it was chosen.
    const text = await file?.text().catch(() => null);
    setCsv(text ?? undefined);
    if (text === null) setProblems(['Le fichier ne se lit pas : choisissez-le à nouveau.']);
    if (text == null) return;
    const answer = await tryRedirects({ site, csv: text });
    if ('error' in answer) setProblems(importProblems(answer.error));
  };
  const send = async () => {
    if (csv === undefined) return;
    const answer = await importRedirects({ site, csv });
    if ('error' in answer) setProblems(importProblems(answer.error));
    else onImported(answer.data);
  };
  const trial = dryRun && toTrial(dryRun);
  const canImport = trial?.counts.refused === 0 && trial.counts.created + trial.counts.updated > 0;
  return { choose, send, problems, trial, canImport, isBusy: isTrying || isImporting };
}

function ImportForm({ site, onImported }: FormProps) {
  const { choose, send, problems, trial, canImport, isBusy } = useFile({ site, onImported });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form onSubmit={submit}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            Une ligne par redirection de {SCHOOL_NAMES[site]}, avec les colonnes source, destination, kind,
            group et active. Une source déjà connue est mise à jour ; les redirections absentes du fichier
            restent. Rien n’est écrit avant que vous n’ayez vu le sort de chaque ligne.
          </Typography>
          <Field.Root name="csv" required>
            <Field.Label>Fichier CSV</Field.Label>
            <Field.Input
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </Field.Root>
          {problems.length > 0 && <Problems problems={problems} />}
          {problems.length === 0 && trial && <DryRunTable trial={trial} />}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Annuler</Button>
        </Modal.Close>
        <Button type="submit" loading={isBusy} disabled={!canImport}>
          Importer
        </Button>
      </Modal.Footer>
    </form>
  );
}

/** REDIR-11: the redirects of a school, from a CSV file. The dialog stays open on a refusal, with the lines to correct. */
export function RedirectImportDialog({ site }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { toggleNotification } = useNotification();

  const finish = ({ created, updated, unchanged }: ImportCounts) => {
    setOpen(false);
    toggleNotification({
      type: 'success',
      message: `Redirections créées : ${created}, modifiées : ${updated}, inchangées : ${unchanged}.`,
    });
  };

  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" size="S">
          Importer (CSV)
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel="Fermer">
          <Modal.Title>Importer des redirections</Modal.Title>
        </Modal.Header>
        <ImportForm site={site} onImported={finish} />
      </Modal.Content>
    </Modal.Root>
  );
}
