/** What a document names that must exist: commands to type, and places in the repository. */
export type NamedThings = { commands: string[]; paths: string[]; links: string[] };

const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;
const SPAN = /`([^`\n]+)`/g;
const LINK = /(?:\]\(|src=")([^)\s"]+)/g;

const COMMAND = /^(pnpm|bash|node) /;
/** A place: words with slashes, without a space; not an address, a package, or what a build writes. */
const PLACE = /^(?!(.*\/)?dist\/)[\w.][\w.@{},*<>-]*(\/[\w.@{},*<>-]+)+\/?$/;

/** In a block of commands: one a line, without what is said of it and without what stands before it. */
function commandsOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .filter((line) => COMMAND.test(line));
}

export function readNamedThings(markdown: string): NamedThings {
  const blocks = [...markdown.matchAll(FENCE)].filter(([, language]) => language === 'sh');
  const prose = markdown.replaceAll(FENCE, '');
  const spans = [...prose.matchAll(SPAN)].map(([, span = '']) => span);
  return {
    commands: [...blocks.flatMap(([, , block = '']) => commandsOf(block)), ...spans.flatMap(commandsOf)],
    paths: spans.filter((span) => PLACE.test(span)),
    links: [...prose.matchAll(LINK)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?:|mailto:|#)/.test(target)),
  };
}

/** `a/{b,c}.ts` is two places. */
export function expandBraces(path: string): string[] {
  const [whole, before = '', inside = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return inside.split(',').flatMap((choice) => expandBraces(`${before}${choice}${after}`));
}

/** `<name>` stands for any name. */
export const toGlob = (path: string): string => path.replaceAll(/<[^>]*>/g, '*').replace(/\/$/, '');
