import type { Locale } from '@meridia/domain/locales';
import { FALLBACK_TEXTS } from './fallback-texts.data';

type Props = { locale: Locale; homeHref: string; status?: number | null };

/** ERRP-04: what is left when a page, or the error page itself, fails in the browser. Needs nothing but these texts. */
export function FallbackError({ locale, homeHref, status }: Props) {
  const { headline, codeLabel, link } = FALLBACK_TEXTS[locale];
  return (
    <main>
      <h1>{headline}</h1>
      {status ? (
        <p>
          {codeLabel} <strong>{status}</strong>
        </p>
      ) : null}
      <p>
        <a href={homeHref}>{link}</a>
      </p>
    </main>
  );
}
