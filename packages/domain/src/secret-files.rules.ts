type Variables = Record<string, string | undefined>;

/** A file ends with a line's end, which is nobody's secret. */
const withoutLineEnd = (text: string) => text.replace(/\r?\n$/, '');

/** Of each secret, `NAME_FILE` may say in which file it is: the value of `NAME` is then what the file says now. */
export function withSecretFiles(
  variables: Variables,
  names: readonly string[],
  readFile: (file: string) => string,
): Variables {
  const found = names.flatMap((name) => {
    const file = variables[`${name}_FILE`];
    if (!file) return [];
    if (variables[name]) throw new Error(`${name} and ${name}_FILE are both set: one of them is enough`);
    try {
      return [[name, withoutLineEnd(readFile(file))] as const];
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read`, { cause: error });
    }
  });
  return { ...variables, ...Object.fromEntries(found) };
}
