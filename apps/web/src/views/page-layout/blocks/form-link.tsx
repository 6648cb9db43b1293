import type { FormLinkBlock } from '@/content/articles/page-block.model';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './form-link.module.css';

type FormLinkProps = { site: SiteContext; block: FormLinkBlock };

/** The way to a form of another site. */
export function FormLink({ site, block: { id, anchor, title, text, href, label } }: FormLinkProps) {
  const titleId = `${id}-titre`;
  return (
    <section id={anchor ?? undefined} aria-labelledby={titleId} className="container">
      <div className={styles.frame}>
        <div className={styles.text}>
          <h2 id={titleId} className="heading-3">
            {title}
          </h2>
          {text && <p>{text}</p>}
        </div>
        <LinkButton href={href} newTabHint={newTabHint(site, href)}>
          {label}
          <Icon name="external" />
        </LinkButton>
      </div>
    </section>
  );
}
