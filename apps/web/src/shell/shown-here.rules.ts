/** LAY-08: everywhere (null), or on the pages that are about one of its campuses. */
export function isShownOn(here: readonly string[], campuses: readonly string[] | null): boolean {
  return campuses === null || campuses.some((campus) => here.includes(campus));
}
