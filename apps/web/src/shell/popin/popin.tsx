import type { Popin as PopinModel, PopinLink } from '@/content/popins/popin.model';
import { newTabHint } from '@/lib/external-link';
import { paths, type ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Picture } from '@/ui/picture';
import styles from './popin.module.css';

type Props = { site: SiteContext; popin: PopinModel; choice?: ActionChoice };

type ButtonProps = { site: SiteContext; label: string; href: string; isFirst: boolean };

const TITLE_ID = 'popin-titre';

function hrefOf(target: PopinLink['target'], choice?: ActionChoice): string {
  return 'action' in target ? paths.action(target.action, choice) : target.href;
}

function PopinButton({ site, label, href, isFirst }: ButtonProps) {
  const variant = isFirst ? 'solid' : 'outline';
  return (
    <LinkButton
      href={site.href(href)}
      newTabHint={newTabHint(site, href)}
      variant={variant}
      className={isFirst ? undefined : styles.other}
      isFullWidth
    >
      {label}
    </LinkButton>
  );
}

/** LAY-06. An announcement that the site makes elsewhere too: without a script it stays away. */
export function Popin({ site, popin, choice }: Props) {
  const { id, title, text, image, delayMs, links, closeLabel } = popin;
  return (
    <dialog data-popin={id} data-delay={delayMs} aria-labelledby={TITLE_ID} className={styles.popin}>
      <form method="dialog" className={styles.exit}>
        <CloseButton type="submit" label={closeLabel ?? site.text('popin.close')} className={styles.close} />
      </form>
      {image && <Picture image={image} sizes="25rem" className={styles.image} />}
      <div className={styles.body}>
        <h2 id={TITLE_ID} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        {links.map(({ label, target }, index) => (
          <PopinButton
            key={label}
            site={site}
            label={label}
            href={hrefOf(target, choice)}
            isFirst={index === 0}
          />
        ))}
      </div>
    </dialog>
  );
}
