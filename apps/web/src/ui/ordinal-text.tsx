import { Fragment } from 'react';

/** « 1re », « 1er », « 2e », « 12e » */
const FRENCH_ORDINAL = /(\d+)(re|er|e)(?![\p{L}\d])/gu;

/** French writes the letters of an ordinal as an exponent: « 1re année » is heard as it was, and seen as it is printed. */
export function OrdinalText({ text }: { text: string }) {
  const ordinals = [...text.matchAll(FRENCH_ORDINAL)];
  const ends = ordinals.map((found) => found.index + found[0].length);
  const rest = text.slice(ends.at(-1) ?? 0);
  return (
    <>
      {ordinals.map((found, index) => (
        <Fragment key={found.index}>
          {text.slice(ends[index - 1] ?? 0, found.index)}
          {found[1]}
          <sup>{found[2]}</sup>
        </Fragment>
      ))}
      {rest}
    </>
  );
}
