import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import styles from './language-links.module.css';

type Props = { site: SiteContext; className?: string };

/** The FR and EN links (I18N-02), or nothing. Plain links: another language is another document. */
export function LanguageLinks({ site: { languages, text }, className }: Props) {
  if (languages.length === 0) return null;
  const longName = (locale: string) => text(`nav.language.${locale}Long`);
  return (
    <nav
      aria-label={languages.map(({ locale }) => longName(locale)).join(' / ')}
      className={classNames(styles.languages, className)}
    >
      <ul className={styles.list}>
        {languages.map(({ locale, href, isCurrent }) => (
          <li key={locale}>
            <Link
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={isCurrent || undefined}
              className={styles.link}
            >
              <abbr title={longName(locale)} className={styles.name}>
                {text(`nav.language.${locale}`)}
              </abbr>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
