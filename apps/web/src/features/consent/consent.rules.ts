import {
  CONSENT_LIFE_S,
  CONSENT_VERSION,
  OPTIONAL_PURPOSES,
  type OptionalPurpose,
} from '@meridia/domain/consent';

/** What a visitor agreed to. */
export type Choice = Readonly<Record<OptionalPurpose, boolean>>;

export const EVERYTHING: Choice = { audience: true, origin: true, media: true };
export const NOTHING: Choice = { audience: false, origin: false, media: false };

export const LIFE_MS = CONSENT_LIFE_S * 1000;

/** Of the boxes of the panel, by their names: those that are checked. */
export function chosenPurposes(checked: readonly string[]): Choice {
  return {
    audience: checked.includes('audience'),
    origin: checked.includes('origin'),
    media: checked.includes('media'),
  };
}

/** What is kept of a choice, and is its proof: when, to which words, and what. */
export function consentRecord(choice: Choice, now: number): string {
  return JSON.stringify({ version: CONSENT_VERSION, at: new Date(now).toISOString(), choice });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isChoice(value: unknown): value is Choice {
  return isRecord(value) && OPTIONAL_PURPOSES.every((purpose) => typeof value[purpose] === 'boolean');
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** The choice that a visitor has made of these words and not too long ago; null: none is valid, and the question is asked. */
export function keptChoice(text: string | null, now: number): Choice | null {
  const record = readJson(text);
  if (!isRecord(record) || record.version !== CONSENT_VERSION || !isChoice(record.choice)) return null;
  const age = now - Date.parse(String(record.at));
  return age >= 0 && age < LIFE_MS ? record.choice : null;
}
