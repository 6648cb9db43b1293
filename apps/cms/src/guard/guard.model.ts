import type { Locale } from '@meridia/domain/locales';

/** A document as it is stored or as the form has it: fields, components, zones, pictures and relations. */
export type Guarded = Readonly<Record<string, unknown>>;

/** What a rule has to know beside the document. */
export type Facts = {
  locale: Locale;
  /** The day in Paris. */
  today: string;
};

/** `blocks`: it is not published so. `warns`: it is, and the editor was told. */
export type Degree = 'blocks' | 'warns';

/** Where it is wrong: a field, or a field of the n-th entry of a list. */
export type Path = readonly (string | number)[];

export type Rule = {
  id: string;
  degree: Degree;
  sentence: string;
  /** English leaves out what the site takes from French (I18N-04): what must be there must be there in French. */
  language?: Locale;
  /** The places that are wrong; none when all is well. */
  faults: (document: Guarded, facts: Facts) => readonly Path[];
};

export type Finding = { rule: string; degree: Degree; path: Path; sentence: string };
