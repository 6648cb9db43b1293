import type { ReactNode } from 'react';
import { choiceText, languagesText, type Row } from './list-cells';

type Header = {
  name: string;
  label?: unknown;
  attribute: { type: string };
  cellFormatter?: (row: Row, header: Header) => ReactNode;
};
type ListView = { displayedHeaders: Header[] };

// Strapi's cells set their own size; the text of a custom one has none.
const CELL = { fontSize: '1.4rem', lineHeight: '2rem' };

const choiceCell = (row: Row, { name }: Header) => <span style={CELL}>{choiceText(row, name)}</span>;
const languagesCell = (row: Row) => <span style={CELL}>{languagesText(row)}</span>;

function inFrench(header: Header): Header {
  if (header.name === 'locales') return { ...header, label: 'Langues', cellFormatter: languagesCell };
  return header.attribute.type === 'enumeration' ? { ...header, cellFormatter: choiceCell } : header;
}

/** The columns that Strapi leaves in English, in French. */
export function showColumnsInFrench<View extends ListView>(view: View): View {
  return { ...view, displayedHeaders: view.displayedHeaders.map(inFrench) };
}
