/** A query in a text: its first parameter has a name and a value. */
const QUERY = /\?([\w$.[\]%-]+=[^\s"'\\<>]*)/g;

/** The names of the parameters of each query in a text, without their values: a visitor may have typed these. */
export function withoutQueryValues(text: string): string {
  return text.replaceAll(QUERY, (_query, parameters: string) => {
    const names = parameters.split('&').map((one) => one.split('=', 1)[0] ?? '');
    return `?${names.filter((name) => /^[\w$.[\]%-]{1,60}$/.test(name)).join('&')}`;
  });
}
