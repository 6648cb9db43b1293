/** The encodings that are made once and kept. */
export type Encoding = 'br' | 'gzip' | 'plain';

/** A weight of nothing is a refusal. */
const isWanted = (parameters: readonly string[]) =>
  !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0{0,3})?\s*$/i.test(parameter));

/** The smallest that the visitor can read. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'plain';
  const names = accepted.split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';');
    return isWanted(parameters) ? [name.trim().toLowerCase()] : [];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') || names.includes('x-gzip') ? 'gzip' : 'plain';
}

/** Whether the visitor has this content already, in whatever encoding (`"<hash>-br"`). */
export function hasContent(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const name = tag.trim().replace(/^W\//, '').replaceAll('"', '');
    return (
      name === '*' ||
      name === hash ||
      (name.startsWith(hash) && /^-(?:br|gzip|plain)$/.test(name.slice(hash.length)))
    );
  });
}
