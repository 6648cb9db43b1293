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
  programmeLabel: string;
  programmePlaceholder: string;
  campusLabel: string;
  campusPlaceholder: string;
  /** Why no campus can be chosen yet. */
  campusHelp: string;
  loading: string;
  confirm: string;
  close: string;
  /** To the page that does the same, when the lists do not come. */
  plainPage: string;
};
