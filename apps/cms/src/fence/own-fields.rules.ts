type Data = Record<string, unknown>;

/** What Strapi says of a row itself. The language of a call is a parameter beside its data. */
const OF_THE_ROW = new Set([
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
]);

/** Who created a document is said once, when it is created. */
const isWritten = (name: string, action: string) =>
  !OF_THE_ROW.has(name) && !(name === 'createdBy' && action === 'update');

/** Of what is sent, the fields of the model that a call may set. */
export function ownFields(attributes: readonly string[], action: string, data: Data): Data {
  const written = new Set(attributes.filter((name) => isWritten(name, action)));
  return Object.fromEntries(Object.entries(data).filter(([name]) => written.has(name)));
}
