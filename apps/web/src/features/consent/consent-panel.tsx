import { PURPOSES } from '@meridia/domain/consent';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Link } from '@/ui/link';
import { does, PANEL_ID } from './consent-controls';
import styles from './consent-panel.module.css';
import { ConsentPurpose } from './consent-purpose';

const TITLE_ID = 'traceurs-titre';

/** The purposes one by one; opened by a script, which also fills the boxes in with what was chosen before. */
export function ConsentPanel({ site }: { site: SiteContext }) {
  const { text } = site;
  return (
    <dialog id={PANEL_ID} aria-labelledby={TITLE_ID} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={TITLE_ID} className={styles.title}>
          {text('consent.panel.title')}
        </h2>
        <CloseButton label={text('consent.close')} className={styles.close} {...does('close')} />
      </div>
      <div className={styles.body}>
        <p>
          {text('consent.panel.intro')}{' '}
          <Link href={site.link('consent.policy') ?? '/'}>{text('consent.policy')}</Link>
        </p>
        <ul className={styles.purposes}>
          {PURPOSES.map((purpose) => (
            <li key={purpose} className={styles.purpose}>
              <ConsentPurpose site={site} purpose={purpose} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.acts}>
        <Button variant="solid" className={styles.act} {...does('refuse')}>
          {text('consent.refuseAll')}
        </Button>
        <Button variant="solid" className={styles.act} {...does('accept')}>
          {text('consent.acceptAll')}
        </Button>
        <Button className={styles.act} {...does('save')}>
          {text('consent.save')}
        </Button>
      </div>
    </dialog>
  );
}
