/** The numbers of a file have 31 bits: seconds since the school had its first feed last until 2088. */
const FIRST_SECOND = Date.parse('2020-01-01T00:00:00Z') / 1000;

/** Higher after every publication: a program takes the highest of what it is told of one date. */
export function sequenceOf(modifiedAt: string | null): number {
  if (modifiedAt === null) return 0;
  return Math.max(0, Math.floor(Date.parse(modifiedAt) / 1000) - FIRST_SECOND);
}
