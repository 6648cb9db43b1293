import type { LanguageLink } from './locale.rules';

type Props = { links: readonly (LanguageLink & { text: string; name: string })[]; label: string };

/** The FR and EN links (I18N-02). Plain links: another language is another document. */
export function LanguageLinks({ links, label }: Props) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ locale, href, isCurrent, text, name }) => (
          <li key={locale}>
            <a href={href} lang={locale} hrefLang={locale} aria-current={isCurrent ? 'true' : undefined}>
              <abbr title={name}>{text}</abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
