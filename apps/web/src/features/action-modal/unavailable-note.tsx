import { useEffect, useRef } from 'react';
import type { Action } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { ModalTexts } from './action-modal.model';

type Props = {
  action: Action;
  programme: string;
  texts: ModalTexts;
  locale: Locale;
  onContact: () => void;
};

/** MODAL-04: the action does not exist for the programme of the page; those who can help are one step away, the programme kept. */
export function UnavailableNote({ action, programme, texts, locale, onContact }: Props) {
  const note = useRef<HTMLDivElement>(null);
  // The field that had the focus has nothing to choose any more.
  useEffect(() => note.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <div ref={note} role="alert">
      <Notice text={texts.unavailable[action]}>
        {action !== 'contact' && (
          <LinkButton
            href={localePath(locale, paths.action('contact', { programme }))}
            variant="solid"
            onClick={(event) => {
              event.preventDefault();
              onContact();
            }}
          >
            {texts.contact}
          </LinkButton>
        )}
      </Notice>
    </div>
  );
}
