import { LOSSES, TYPE_NOUNS } from './nouns.data';
import type { UseKind } from './uses-in.rules';

type UsingDocument = { documentId: string; title: string; isPublished: boolean };

/** Documents of one type that use something in the same way. */
export type UseGroup = {
  kind: UseKind;
  uid: string;
  field: string;
  /** The field as the editor knows it. */
  label: string;
  documents: UsingDocument[];
};

/** « 3 formations »; the space never ends a line. */
export function countOf(uid: string, count: number): string {
  const [one, several] = TYPE_NOUNS[uid] ?? ['contenu', 'contenus'];
  return `${count}\u00A0${count > 1 ? several : one}`;
}

/** « 12 événements, 3 pages de rubrique et 1 menu », each document once. */
export function summaryOf(groups: readonly UseGroup[]): string {
  const types = Map.groupBy(groups, ({ uid }) => uid);
  const counts = [...types].map(([uid, ofType]) => {
    const ids = ofType.flatMap(({ documents }) => documents.map(({ documentId }) => documentId));
    return { uid, count: new Set(ids).size };
  });
  const parts = counts
    .toSorted((one, other) => other.count - one.count)
    .map(({ uid, count }) => countOf(uid, count));
  return new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts);
}

const choose = (count: number, [one, several]: readonly [string, string]) => (count > 1 ? several : one);

const OUTCOMES: Readonly<Record<Exclude<UseKind, 'relation'>, readonly [string, string]>> = {
  link: ['perdra son lien vers cette page', 'perdront leur lien vers cette page'],
  menu: ['perdra l’entrée qui y mène', 'perdront l’entrée qui y mène'],
  redirect: ['mènera à une page introuvable', 'mèneront à une page introuvable'],
  crm: ['ne servira plus', 'ne serviront plus'],
  filter: [
    'gardera un bloc filtré qui n’affichera plus rien',
    'garderont un bloc filtré qui n’affichera plus rien',
  ],
  picture: ['perdra cette image', 'perdront cette image'],
};

/** USED-02: what becomes of those that use a document once it is gone, a sentence for each way of using it. */
export function consequenceOf({ kind, uid, field, label, documents }: UseGroup): string {
  const count = documents.length;
  const loss = LOSSES[`${uid} ${field}`] ?? [
    `perdra ce contenu dans « ${label} »`,
    `perdront ce contenu dans « ${label} »`,
  ];
  return `${countOf(uid, count)} ${choose(count, kind === 'relation' ? loss : OUTCOMES[kind])}.`;
}
