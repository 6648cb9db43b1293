import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { openedAt, reopenForm } from '../../history/panel/edit-session';
import {
  answered,
  reopened,
  waitingAt,
  withoutTyping,
  withTyping,
  type Place,
  type Typing,
} from '../kept-typing.rules';
import { changeKept, isSessionOver } from './kept-store';

const WRITE_AFTER_MS = 300;

/** A form in a language: the rest of an address says what is shown of it. */
function usePlace(): Place {
  const { pathname, search } = useLocation();
  const user = useAuth('useKeptTyping', (state) => state.user);
  // Strapi forgets who it is before it takes the form away, when a session is over.
  const [userId] = useState(Number(user?.id ?? 0));
  const locale = new URLSearchParams(search).get('plugins[i18n][locale]');
  const query = locale ? `?plugins[i18n][locale]=${locale}` : '';
  return { userId, place: `${pathname}${query}` };
}

/** A form that goes away where it is has failed; one that is left goes with its address, and Strapi has asked. */
const isStillAt = (place: string) => window.location.pathname.endsWith(place.split('?')[0] ?? '');

/** Keeps what is typed in the form of this tab until it is saved, or left on purpose. */
function useTypingKept({ userId, place }: Place): void {
  const isModified = useForm('useTypingKept', ({ modified }) => modified);
  const values = useForm('useTypingKept', (form) => form.values as Record<string, unknown>);
  const last = useRef<Typing | null>(null);

  useEffect(() => {
    if (!isModified) {
      // The end of a session empties the form too, and forgets the session in the same turn: that is no save.
      const saved = setTimeout(() => {
        if (isSessionOver()) return;
        last.current = null;
        changeKept((kept) => withoutTyping(kept, { userId, place }));
      }, WRITE_AFTER_MS);
      return () => clearTimeout(saved);
    }
    const typing = { userId, place, values, updatedAt: openedAt(place), typedAt: new Date().toISOString() };
    last.current = typing;
    const timer = setTimeout(() => changeKept((kept) => withTyping(kept, typing)), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isModified, values, userId, place]);

  useEffect(() => {
    const keep = () => {
      const typing = last.current;
      if (typing) changeKept((kept) => withTyping(kept, typing));
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
      if (!isSessionOver() && !isStillAt(place)) changeKept((kept) => withoutTyping(kept, { userId, place }));
    };
  }, [userId, place]);
}

/** HIST-08: what waits at this form for an answer. */
export function useKeptTyping() {
  const at = usePlace();
  const { userId, place } = at;
  const [waiting, setWaiting] = useState<Typing[]>([]);
  const setValues = useForm('useKeptTyping', (form) => form.setValues);

  // Before what is typed from now on is kept: it would be in its place.
  useEffect(() => {
    const kept = changeKept((before) => reopened(before, { userId, place }));
    setWaiting(waitingAt(kept, { userId, place }));
  }, [userId, place]);
  useTypingKept(at);

  const forget = useCallback((typing: Typing) => {
    setWaiting(
      waitingAt(
        changeKept((kept) => answered(kept, typing)),
        typing,
      ),
    );
  }, []);
  const takeUp = useCallback(
    (typing: Typing) => {
      if (typing.updatedAt) reopenForm(place, typing.updatedAt);
      setValues(typing.values);
      forget(typing);
    },
    [place, setValues, forget],
  );
  return { waiting, takeUp, forget };
}
