import type { Action } from '@meridia/domain/actions';

/** A programme or a campus to choose (ENT-05). */
export type ActionOption = { name: string; slug: string };

/** By name. */
export type ActionProgrammes = Record<Action, readonly ActionOption[]>;
