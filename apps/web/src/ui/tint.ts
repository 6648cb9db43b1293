/** A map tint: one for each domain of the school. Names are those of the tokens. */
export type Tint = 'mer' | 'rose' | 'paille' | 'tilleul';

/** The class that gives `--teinte` its value (styles/grounds.css). */
export function tintClass(tint: Tint | undefined): string | undefined {
  return tint && `teinte-${tint}`;
}
