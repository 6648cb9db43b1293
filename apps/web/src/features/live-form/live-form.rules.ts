/** The address that a GET form leads to; a field that was left empty says nothing. */
export function formAddress(action: string, fields: Iterable<[string, unknown]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  return query.size === 0 ? action : `${action}?${query}`;
}
