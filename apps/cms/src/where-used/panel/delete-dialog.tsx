import { useState } from 'react';
import {
  Button,
  Checkbox,
  Combobox,
  ComboboxOption,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { Consequences } from './consequences';
import { refusalOf } from './refusal';
import {
  useMoveToBinMutation,
  useGetReplacementsQuery,
  useGetDocumentUsesQuery,
  type NamedDocument,
} from './used-api';

const LANGUAGES: Readonly<Record<string, string>> = { fr: 'française', en: 'anglaise' };

type Props = NamedDocument & { onClose: () => void; onDeleted: () => void };

type ScopeProps = { locale: string; isWhole: boolean; onChange: (isWhole: boolean) => void };

function Scope({ locale, isWhole, onChange }: ScopeProps) {
  return (
    <Field.Root name="scope">
      <Field.Label>Quoi supprimer</Field.Label>
      <SingleSelect
        value={isWhole ? 'whole' : 'language'}
        onChange={(value: string | number) => onChange(value === 'whole')}
      >
        <SingleSelectOption value="whole">Le contenu, dans toutes ses langues</SingleSelectOption>
        <SingleSelectOption value="language">
          {`La version ${LANGUAGES[locale] ?? locale} seulement`}
        </SingleSelectOption>
      </SingleSelect>
    </Field.Root>
  );
}

type ReplacementProps = NamedDocument & { value: string; onChange: (documentId: string) => void };

function Replacement({ value, onChange, ...named }: ReplacementProps) {
  const { data } = useGetReplacementsQuery(named);
  return (
    <Field.Root name="replacement" hint="Tout ce qui l’utilise désignera le contenu choisi.">
      <Field.Label>Le remplacer par</Field.Label>
      <Combobox
        placeholder="Choisir un contenu"
        clearLabel="Ne pas remplacer"
        noOptionsMessage={() => 'Aucun contenu de ce nom'}
        value={value}
        onChange={(chosen?: string) => onChange(chosen ?? '')}
        onClear={() => onChange('')}
      >
        {data?.documents.map(({ documentId, title }) => (
          <ComboboxOption key={documentId} value={documentId}>
            {title || 'Sans titre'}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
    </Field.Root>
  );
}

/** USED-02, USED-03: what a deletion does, what may take the place, and the bin. */
export function DeleteDialog({ uid, documentId, locale, onClose, onDeleted }: Props) {
  const [isWhole, setWhole] = useState(true);
  const [replacement, setReplacement] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const { toggleNotification } = useNotification();
  const [moveToBin, { isLoading }] = useMoveToBinMutation();
  const language = isWhole ? undefined : locale;
  const { data: uses } = useGetDocumentUsesQuery({ uid, documentId, locale: language });

  const isUsed = (uses?.groups.length ?? 0) > 0;
  const mayDelete = uses && (!isUsed || isConfirmed || replacement !== '');
  const remove = async () => {
    const answer = await moveToBin({
      ...{ uid, documentId, locale: language, isConfirmed: true },
      ...(replacement && isWhole ? { replacement } : {}),
    });
    if ('error' in answer) return toggleNotification({ type: 'danger', message: refusalOf(answer.error) });
    toggleNotification({ type: 'success', message: 'Mis à la corbeille pour 30 jours.' });
    onClose();
    onDeleted();
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {locale && <Scope locale={locale} isWhole={isWhole} onChange={setWhole} />}
          <Consequences uses={uses} />
          {isUsed && isWhole && (
            <Replacement uid={uid} documentId={documentId} value={replacement} onChange={setReplacement} />
          )}
          {isUsed && replacement === '' && (
            <Checkbox checked={isConfirmed} onCheckedChange={(checked) => setConfirmed(checked === true)}>
              Supprimer sans le remplacer
            </Checkbox>
          )}
          <Typography textColor="neutral600">
            Il restera 30 jours dans la corbeille, d’où il peut être restauré.
          </Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Annuler
        </Button>
        <Button variant="danger" onClick={remove} loading={isLoading} disabled={!mayDelete}>
          {replacement ? 'Remplacer et supprimer' : 'Mettre à la corbeille'}
        </Button>
      </Modal.Footer>
    </>
  );
}
