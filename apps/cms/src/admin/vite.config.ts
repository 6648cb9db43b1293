import path from 'node:path';

/** As much of Vite as is used here: it is Strapi's own. */
type Plugin = {
  name: string;
  enforce: 'pre';
  transform: (code: string, id: string) => string | null;
  buildEnd: (error?: Error) => void;
};
type Config = { root: string; plugins: unknown[] };

const EDITOR = /BlocksInput\/BlocksEditor\.mjs$/;
const HOOK = 'function useResetKey(';
/** What the editor tells its form, in the three places where it does. */
const SENT = /onChange\(name, (normalizeBlocksState\(editor, [\w.]+\))\)/g;
const SENT_PLACES = 3;

/** PANEL-06: Strapi's rich text with our hook of the same name (rich-text/panel/use-reset-key.ts); a version that is made otherwise stops the build. */
function steadyRichText(root: string): Plugin {
  const ours = path.join(root, 'src/rich-text/panel/use-reset-key.ts');
  let isDone = false;
  return {
    name: 'steady-rich-text',
    enforce: 'pre',
    transform(code, id) {
      if (!EDITOR.test(id.replaceAll('\\', '/').split('?')[0] ?? '')) return null;
      if (!code.includes(HOOK) || code.match(SENT)?.length !== SENT_PLACES)
        throw new Error('Strapi’s rich text editor is made in another way: see rich-text/panel.');
      isDone = true;
      return [
        `import { noteSent, useResetKey } from ${JSON.stringify(ours)};`,
        code
          .replace(HOOK, 'function useResetKeyOfStrapi(')
          .replaceAll(SENT, 'onChange(name, noteSent(editor, $1))'),
      ].join('\n');
    },
    buildEnd(error) {
      if (!error && !isDone) throw new Error('Strapi’s rich text editor is not where it was.');
    },
  };
}

export default (config: Config): Config => ({
  ...config,
  plugins: [...config.plugins, steadyRichText(config.root)],
});
