import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { Link, useSearchParams } from 'react-router-dom';
import { refusalOf } from '../../redirect-desk/panel/refusal.rules';
import { formOf } from '../../worklist/words.rules';
import type { TranslationDocument } from '../translation.model';
import { FieldRow } from './field-row';
import { SavedSince } from './saved-since';
import { useGetTranslationQuery, useMarkCurrentMutation, type Named } from './translation-api';
import { STATE_WORDS } from './translation-list.rules';
import { useEnglish } from './use-english';

function FormLinks({ document }: { document: TranslationDocument }) {
  const { uid, documentId, state, isEnglishPublished, canWrite } = document;
  const english = isEnglishPublished || !canWrite ? 'Formulaire anglais' : 'Formulaire anglais, pour publier';
  return (
    <Flex gap={4} wrap="wrap">
      <Link to={formOf(uid, documentId, 'fr')}>
        <Typography textColor="primary600">Formulaire français</Typography>
      </Link>
      {(state !== 'missing' || canWrite) && (
        <Link to={formOf(uid, documentId, 'en')}>
          <Typography textColor="primary600">{english}</Typography>
        </Link>
      )}
    </Flex>
  );
}

/** TRAD-06: the French change asked for nothing in English. */
function MarkButton({ document, hasTyped }: { document: TranslationDocument; hasTyped: boolean }) {
  const { uid, documentId, state, canWrite, frenchVersion } = document;
  const [mark, { isLoading }] = useMarkCurrentMutation();
  const { toggleNotification } = useNotification();
  if (state !== 'changed' || !canWrite || frenchVersion === null) return null;
  const click = async () => {
    const answer = await mark({ uid, documentId, frenchVersion });
    toggleNotification(
      'error' in answer
        ? { type: 'danger', message: refusalOf(answer.error ?? {}) }
        : { type: 'success', message: 'L’anglais est marqué comme à jour.' },
    );
  };
  return (
    <Button variant="tertiary" loading={isLoading} disabled={hasTyped} onClick={() => void click()}>
      Marquer comme à jour
    </Button>
  );
}

function useBack(): string {
  const [search] = useSearchParams();
  const address = new URLSearchParams(search);
  address.delete('modele');
  address.delete('contenu');
  return `?${address.toString()}`;
}

type DeskProps = { document: TranslationDocument; onReload: () => void };

function Desk({ document, onReload }: DeskProps) {
  const back = useBack();
  const english = useEnglish(document);
  const { type, title, state, accord, canWrite, fields } = document;
  const saveWords =
    state === 'missing' ? 'Commencer la version anglaise' : 'Enregistrer le brouillon anglais';
  const hasPlainText = fields.some(({ isEditable }) => isEditable);
  return (
    <>
      <Layouts.Header
        title={title}
        subtitle={`${type} · ${STATE_WORDS[state]}. ${accord}`}
        navigationAction={
          <Link to={back}>
            <Typography textColor="primary600">← Toutes les traductions</Typography>
          </Link>
        }
        primaryAction={
          <Flex gap={3} wrap="wrap" justifyContent="flex-end">
            <MarkButton document={document} hasTyped={english.hasTyped} />
            {canWrite && hasPlainText && (
              <Button
                loading={english.isSaving}
                disabled={!english.hasTyped}
                onClick={() => void english.save()}
              >
                {saveWords}
              </Button>
            )}
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={10}>
          <FormLinks document={document} />
          {canWrite ? (
            <SavedSince
              document={document}
              updatedAt={english.openedAt}
              refusals={english.refusals}
              onAccept={english.accept}
              onReload={onReload}
            />
          ) : (
            <Typography textColor="neutral600">
              Vous lisez cette traduction ; votre compte ne la modifie pas.
            </Typography>
          )}
          <Box tag="ul">
            {fields.map((field) => (
              <FieldRow
                key={field.name}
                field={field}
                text={english.textOf(field)}
                problem={english.problemOf(field)}
                onType={(text) => english.type(field.name, text)}
              />
            ))}
          </Box>
        </Flex>
      </Layouts.Content>
    </>
  );
}

/** TRAD-03: French on the left, English on the right. */
export function DocumentView(named: Named) {
  const { data, isError, refetch } = useGetTranslationQuery(named, { refetchOnMountOrArgChange: true });
  const [readings, setReadings] = useState(0);
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading>Lecture de la traduction</Page.Loading>;
  const reload = () => void refetch().then(() => setReadings(readings + 1));
  return <Desk key={readings} document={data} onReload={reload} />;
}
