import { CONTENT_TYPE_VIEWS } from './content-type-views.data';

/** The name under which an editor knows a field. */
export function fieldLabel(uid: string, field: string): string {
  const text = CONTENT_TYPE_VIEWS[uid]?.fields[field];
  const label = typeof text === 'string' ? text : text?.[0];
  return label ?? field;
}
