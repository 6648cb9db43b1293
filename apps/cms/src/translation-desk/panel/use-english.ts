import { useEffect, useState } from 'react';
import { useNotification } from '@strapi/strapi/admin';
import { refusalOf, refusedField } from '../../redirect-desk/panel/refusal.rules';
import type { TranslationDocument, TranslationField } from '../translation.model';
import { useSaveEnglishMutation } from './translation-api';

type Problem = { field: string | null; sentence: string };

/** A tab that is closed with something unsaved asks first, as the forms of the panel do. */
function useLeavingQuestion(hasTyped: boolean): void {
  useEffect(() => {
    if (!hasTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasTyped]);
}

/** What is typed at the desk until it is saved: the texts that are other than those of the draft, and no others. */
export function useEnglish({ uid, documentId, updatedAt, fields }: TranslationDocument) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [accepted, setAccepted] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [saveEnglish, { isLoading }] = useSaveEnglishMutation();
  const { toggleNotification } = useNotification();
  const changed = Object.fromEntries(
    fields.flatMap(({ name, english }) => {
      const text = typed[name];
      return text === undefined || text === english ? [] : [[name, text]];
    }),
  );
  const hasTyped = Object.keys(changed).length > 0;
  const openedAt = accepted > updatedAt ? accepted : updatedAt;
  useLeavingQuestion(hasTyped);

  const save = async () => {
    setProblem(null);
    const answer = await saveEnglish({ uid, documentId, updatedAt: openedAt, fields: changed });
    if ('error' in answer) {
      const error = answer.error ?? {};
      setRefusals(refusals + 1);
      setProblem({ field: refusedField(error), sentence: refusalOf(error) });
      toggleNotification({ type: 'danger', message: refusalOf(error) });
      return;
    }
    setTyped({});
    toggleNotification({ type: 'success', message: 'Le brouillon anglais est enregistré.' });
  };
  return {
    hasTyped,
    isSaving: isLoading,
    openedAt,
    refusals,
    save,
    accept: setAccepted,
    type: (name: string, text: string) => setTyped({ ...typed, [name]: text }),
    textOf: ({ name, english }: TranslationField) => typed[name] ?? english,
    problemOf: ({ name }: TranslationField) => (problem?.field === name ? problem.sentence : undefined),
  };
}
