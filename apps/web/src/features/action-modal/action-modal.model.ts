import type { Action } from '@meridia/domain/actions';

/** A programme or a campus, as a list offers it. */
export type Option = { name: string; slug: string };

/** What the visitor asks for, by slug; null is what is not chosen yet. */
export type Choice = { action: Action; programme: string | null; campus: string | null };

export type CompleteChoice = { action: Action; programme: string; campus: string };

/** What the modal opens with, and the link that asked for it. */
export type ModalRequest = { choice: Choice; opener: Element };

export type ModalError = 'selectionRequired' | 'linkNotFound' | 'loadFailed';

export type ModalTexts = {
  titles: Record<Action, string>;
  intros: Record<Action, string>;
  errors: Record<ModalError, string>;
  /** MODAL-04: that the action does not exist for the programme, and the way to those who can help. */
  unavailable: Record<Action, string>;
  contact: string;
  programmeLabel: string;
  programmePlaceholder: string;
  /** That a campus narrows the programmes, and the way back to all of them. */
  narrowed: string;
  allProgrammes: string;
  campusLabel: string;
  campusPlaceholder: string;
  /** Why no campus can be chosen yet. */
  campusHelp: string;
  loading: string;
  retry: string;
  confirm: string;
  close: string;
  /** To the page that does the same, when the lists do not come. */
  plainPage: string;
};
