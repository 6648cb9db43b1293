import { Fragment, type ReactNode } from 'react';

/** « 1er », « 7e », « XXe »: the number, then the letters that are set above the line. */
const ORDINAL = /(?<![\p{L}\d])(?<number>\d{1,3}|[IVX]{2,})(?<letters>er|re|e)(?![\p{L}\d])/gu;

/** A text with its ordinals as French sets them; anything that is not a text is left as it is. */
export function Ordinals({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, groups = {}, 0: whole } of children.matchAll(ORDINAL)) {
    parts.push(children.slice(end, index), groups.number, <sup key={index}>{groups.letters}</sup>);
    end = index + whole.length;
  }
  if (end === 0) return children;
  return (
    <>
      {parts.map((part, rank) => (
        <Fragment key={rank}>{part}</Fragment>
      ))}
      {children.slice(end)}
    </>
  );
}
