import { useEffect, useRef, useState } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { editSessionOf, noteOpenForm, onReopened, renewEditSession } from './edit-session';
import { useGetSavedSinceQuery, type OpenDocument } from './history-api';

const POLL_MS = 20_000;

const latest = (a: string, b: string) => (a > b ? a : b);

/** The last that was typed: Strapi reads the document again after a save that was refused, and the form forgets it. */
function useTyped() {
  const typed = useRef<object | null>(null);
  const isModified = useForm('useTyped', ({ modified }) => modified);
  const values = useForm('useTyped', (form) => form.values);
  const setValues = useForm('useTyped', (form) => form.setValues);
  useEffect(() => {
    if (isModified) typed.current = values;
  }, [isModified, values]);
  return { typed, setValues };
}

/** What the form has read, and of which tab it is; until something is taken up again that was typed over what was there before. */
function useRead({ documentId, locale }: OpenDocument, updatedAt: string) {
  const [opened, setOpened] = useState(updatedAt);
  const [accepted, setAccepted] = useState('');
  const [session, setSession] = useState(() => editSessionOf(documentId));
  const read = latest(opened, accepted);
  useEffect(() => noteOpenForm({ documentId, locale, updatedAt: read }), [documentId, locale, read]);
  useEffect(
    () =>
      onReopened(documentId, (since) => {
        setSession(renewEditSession(documentId));
        setAccepted('');
        setOpened(since);
      }),
    [documentId],
  );
  return { opened, setOpened, setAccepted, session, read };
}

/**
 * Whether something else was saved than what this form shows, by somebody else or in another tab: asked every 20 seconds, when the window
 * comes back and after each try to save. Then the form keeps what was typed over the draft it was opened with, until the editor decides.
 */
export function useSavedSince(document: OpenDocument, updatedAt: string) {
  const { opened, setOpened, setAccepted, session, read } = useRead(document, updatedAt);
  const { typed, setValues } = useTyped();
  const isSubmitting = useForm('useSavedSince', (form) => form.isSubmitting);
  const { currentData, refetch } = useGetSavedSinceQuery(
    { ...document, updatedAt: read, session },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );

  useEffect(() => {
    const ask = () => void refetch();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
  useEffect(() => {
    if (!isSubmitting) void refetch();
  }, [isSubmitting, refetch]);
  useEffect(() => {
    if (updatedAt === opened) return;
    void refetch().then(({ data }) => {
      // Something was taken up meanwhile that had been typed over an older draft.
      if (editSessionOf(document.documentId) !== session) return;
      if (data?.savedSince && typed.current) {
        setValues(typed.current);
        return;
      }
      typed.current = null;
      setOpened(updatedAt);
    });
    // Each time the document is read again, and only then.
  }, [updatedAt]);

  return { savedSince: currentData?.savedSince ?? null, accept: setAccepted };
}
