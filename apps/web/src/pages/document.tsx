import '@/styles/global.css';
import { readServerEnvironment } from '@/env/server';
import { headIcons } from '@/features/pwa/site-icons.rules';
import { paths } from '@/lib/paths';
import { HeadScripts } from '@/shell/head-scripts';
import { PRELOADED_FONT } from '@/styles/preloaded-font';
import type { Answered } from './answer-address';

type Assets = { script: string; imports: readonly string[]; styles: readonly string[] };

type Props = { answered: Answered; assets: Assets };

function Icons() {
  const { icon, apple } = headIcons(readServerEnvironment().SITE_KEY);
  return (
    <>
      <link rel="icon" href={icon} />
      <link rel="apple-touch-icon" href={apple} />
    </>
  );
}

/**
 * The whole document of a page. React moves links of the head before what it leaves in place, except sheets with a precedence,
 * which it writes first and in this order: the font must come after them, or it is fetched before what draws the page.
 */
export function Document({ answered: { lang, head, body }, assets: { script, imports, styles } }: Props) {
  return (
    <html lang={lang} data-api={readServerEnvironment().BROWSER_API_URL}>
      <head>
        <meta charSet="utf-8" />
        {/* `cover`: the action bar of a phone keeps clear of its edge by itself (LAY-05). */}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        <link rel="preload" href={PRELOADED_FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
        {head}
        <link rel="manifest" href={paths.manifest} />
        <Icons />
        <HeadScripts />
        <script type="module" src={script} />
        {imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>{body}</body>
    </html>
  );
}
