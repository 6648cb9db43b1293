/** Narrows a value from outside (query, content, cookie) to one of a closed list of words, without a cast. */
export function isOneOf<const T extends string | number>(list: readonly T[], value: unknown): value is T {
  return list.some((item) => item === value);
}
