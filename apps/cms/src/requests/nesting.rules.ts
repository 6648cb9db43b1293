const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether something is nested deeper than that. Level by level: what recurses would overflow its stack, as what reads the body later does. */
export function isNestedDeeper(value: unknown, maxDepth: number): boolean {
  let level = [value].filter(isHolder);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return true;
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder));
  }
  return false;
}
