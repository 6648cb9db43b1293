export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const around = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]].map((value) => value ?? NaN);
  return around.reduce((total, value) => total + value, 0) / around.length;
}

/** The value that this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? NaN;
}
