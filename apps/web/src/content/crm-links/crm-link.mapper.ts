import type { CrmActionsWire, CrmOptionWire } from '@meridia/contract/crm-links.wire';
import type { ActionOption, ActionProgrammes } from './crm-link.model';

export function toActionOptions(options: readonly CrmOptionWire[]): ActionOption[] {
  return options.map(({ name, slug }) => ({ name, slug }));
}

export function toActionProgrammes({ brochure, contact, registration }: CrmActionsWire): ActionProgrammes {
  return {
    brochure: toActionOptions(brochure),
    contact: toActionOptions(contact),
    registration: toActionOptions(registration),
  };
}

export const NO_PROGRAMMES: ActionProgrammes = { brochure: [], contact: [], registration: [] };
