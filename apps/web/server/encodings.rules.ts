/** The encodings that are made once and kept. */
export type Encoding = 'br' | 'gzip' | 'plain';

const WEIGHT = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i;

/** A coding of `Accept-Encoding` and its weight: 1 unless it says another. */
function readCoding(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';');
  const weight = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1]).find(Boolean);
  return [name.trim().toLowerCase(), Number(weight ?? 1)];
}

/** The encoding that the client prefers; of equal ones the smaller (RFC 9110, 12.5.3). */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'plain';
  const weights = new Map(accepted.split(',').map(readCoding));
  const others = weights.get('*') ?? 0;
  const br = weights.get('br') ?? others;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others;
  if (br === 0 && gzip === 0) return 'plain';
  return br >= gzip ? 'br' : 'gzip';
}

/** Whether `If-None-Match` names this representation: compared without the mark of weakness (RFC 9110, 13.1.2). */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const name = tag.trim().replace(/^W\//, '');
    return name === '*' || name === etag;
  });
}
