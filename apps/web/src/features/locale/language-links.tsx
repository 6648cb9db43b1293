import type { SiteContext } from '@/lib/site-context';

/** The FR and EN links (I18N-02), or nothing. Plain links: another language is another document. */
export function LanguageLinks({ site: { languages, text } }: { site: SiteContext }) {
  if (languages.length === 0) return null;
  const longName = (locale: string) => text(`nav.language.${locale}Long`);
  return (
    <nav aria-label={languages.map(({ locale }) => longName(locale)).join(' / ')}>
      <ul>
        {languages.map(({ locale, href, isCurrent }) => (
          <li key={locale}>
            <a href={href} lang={locale} hrefLang={locale} aria-current={isCurrent ? 'true' : undefined}>
              <abbr title={longName(locale)}>{text(`nav.language.${locale}`)}</abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
