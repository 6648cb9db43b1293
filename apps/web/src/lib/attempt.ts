/** A visitor may refuse the stores of the browser: using one then gives nothing, and takes nothing else with it. */
export function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
