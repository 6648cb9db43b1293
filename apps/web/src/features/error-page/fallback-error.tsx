import type { Locale } from '@meridia/domain/locales';
import styles from './fallback-error.module.css';
import { FALLBACK_TEXTS } from './fallback-texts.data';

type Props = { locale: Locale; homeHref: string; status?: number | null };

/** ERRP-04: what is left when a page, or the error page itself, fails. Needs nothing but these texts. */
export function FallbackError({ locale, homeHref, status }: Props) {
  const { headline, codeLabel, link } = FALLBACK_TEXTS[locale];
  return (
    <main className="sur-teinte teinte-mer">
      <div className={`container ${styles.fallback}`}>
        {status ? (
          <p className="heading-4">
            {codeLabel} <strong>{status}</strong>
          </p>
        ) : null}
        <h1 className="display">{headline}</h1>
        <p className="lead">
          <a href={homeHref}>{link}</a>
        </p>
      </div>
    </main>
  );
}
