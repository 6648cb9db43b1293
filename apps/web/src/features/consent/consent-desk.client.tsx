'use client';
import { useEffect, useState } from 'react';
import { CONSENT_MESSAGE_MS } from '@meridia/domain/timings';
import { BANNER_ID, PANEL_ID } from './consent-controls';
import styles from './consent-desk.module.css';
import { currentChoice, keepChoice, useChoice } from './consent-store';
import { chosenPurposes, EVERYTHING, NOTHING, type Choice } from './consent.rules';

const root = () => document.documentElement;

function findPanel(): HTMLDialogElement | null {
  const panel = document.getElementById(PANEL_ID);
  return panel instanceof HTMLDialogElement ? panel : null;
}

const boxesOf = (panel: HTMLElement) => Array.from(panel.querySelectorAll('input'));

function openPanel(panel: HTMLDialogElement): void {
  const choice: Record<string, boolean> = currentChoice() ?? NOTHING;
  for (const box of boxesOf(panel)) box.checked = choice[box.name] ?? false;
  if (!panel.open) panel.showModal();
}

/** The answer that a click gives; null for one that gives none. */
function answerOf(act: string | undefined, panel: HTMLElement): Choice | null {
  if (act === 'accept') return EVERYTHING;
  if (act === 'refuse') return NOTHING;
  const checked = boxesOf(panel).filter((box) => box.checked);
  return act === 'save' ? chosenPurposes(checked.map(({ name }) => name)) : null;
}

/** A link that is opened in another tab is a link. */
function actOf({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return undefined;
  if (target.id === PANEL_ID) return 'close';
  return target.closest<HTMLElement>('[data-consent-act]')?.dataset.consentAct;
}

/** How much of the window the banner takes, for what must not be under it; nothing where it stands in the page. */
function followBanner(): (() => void) | undefined {
  const banner = document.getElementById(BANNER_ID);
  if (!banner) return undefined;
  const observer = new ResizeObserver(() => {
    const isOver = getComputedStyle(banner).position === 'fixed';
    root().style.setProperty('--consentement', `${isOver ? banner.offsetHeight : 0}px`);
  });
  observer.observe(banner);
  return () => observer.disconnect();
}

type Props = { savedText: string; refusedText: string };

/** What the banner, the panel and « Gérer mes cookies » do; the server has drawn them. Says what was done. */
export function ConsentDesk({ savedText, refusedText }: Props) {
  const choice = useChoice();
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (choice === undefined) return;
    if (choice) delete root().dataset.consent;
    else root().dataset.consent = 'asked';
    // Most visitors have no cookie at all, and need not load what deletes some.
    if (document.cookie)
      void import('./refused-cookies').then((cookies) => cookies.deleteRefusedCookies(choice ?? NOTHING));
  }, [choice]);

  useEffect(followBanner, []);

  useEffect(() => {
    const obey = (event: MouseEvent) => {
      const act = actOf(event);
      const panel = findPanel();
      if (!act || !panel) return;
      event.preventDefault();
      if (act === 'open') return openPanel(panel);
      panel.close();
      const answer = answerOf(act, panel);
      if (!answer) return;
      keepChoice(answer);
      setMessage(Object.values(answer).includes(true) ? savedText : refusedText);
    };
    document.addEventListener('click', obey);
    return () => document.removeEventListener('click', obey);
  }, [savedText, refusedText]);

  useEffect(() => {
    const timer = setTimeout(setMessage, CONSENT_MESSAGE_MS, '');
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <p role="status" data-toasts className={styles.status}>
      {message}
    </p>
  );
}
