import { toPath, type Redirect } from '../validation/redirect.rules';

/**
 * Those of a set that one redirect can clash with. Comparing each of 5,000 with all the others would hold the process
 * for a minute; the few patterns are compared with all.
 */
export function createNeighbours(redirects: readonly Redirect[]): (redirect: Redirect) => Redirect[] {
  const bySource = Map.groupBy(redirects, ({ source }) => source);
  const byTarget = Map.groupBy(redirects, ({ destination }) => toPath(destination));
  const patterns = redirects.filter(({ kind }) => kind === 'pattern');

  return (redirect) => {
    const near =
      redirect.kind === 'pattern'
        ? redirects
        : [
            ...(bySource.get(redirect.source) ?? []),
            ...(bySource.get(toPath(redirect.destination) ?? '') ?? []),
            ...(byTarget.get(redirect.source) ?? []),
            ...patterns,
          ];
    return near.filter((other) => other !== redirect);
  };
}
