import type { CallToActionBlock } from '@/content/articles/page-block.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import styles from './call-to-action.module.css';

type CallToActionProps = { site: SiteContext; block: CallToActionBlock };

export function CallToAction({ site, block }: CallToActionProps) {
  const { id, anchor, title, text, action, label } = block;
  const titleId = `${id}-titre`;
  return (
    <section
      id={anchor ?? undefined}
      aria-labelledby={titleId}
      className={classNames('container', styles.call)}
    >
      <h2 id={titleId}>{title}</h2>
      <div className={styles.act}>
        {text && <p>{text}</p>}
        <LinkButton variant="solid" href={site.href(paths.action(action))}>
          {label}
        </LinkButton>
      </div>
    </section>
  );
}
