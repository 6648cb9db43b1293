import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import styles from './consent-banner.module.css';
import { BANNER_ID, does } from './consent-controls';
import { CONSENT_SCRIPT } from './consent-script.rules';

const TITLE_ID = 'consentement-titre';

type Props = {
  site: SiteContext;
  /** Who asks; null when the settings of the school are out of reach. */
  name: string | null;
  /** Whether the actions of a mobile are at the bottom of the page: they stay in sight (LAY-05). */
  isAboveActions: boolean;
};

/**
 * The question, first in the page as it is first on the screen, and beside the page: reading on is no answer. The script in it
 * decides before the first paint; without scripts nothing is kept, and nothing is asked. Yes and no look alike.
 */
export function ConsentBanner({ site, name, isAboveActions }: Props) {
  const { text } = site;
  return (
    <section
      id={BANNER_ID}
      aria-labelledby={TITLE_ID}
      className={classNames('sur-encre', styles.banner, isAboveActions && styles.aboveActions)}
    >
      <div className={classNames('lisere', styles.border)} />
      <div className={classNames('container', styles.content)}>
        <div className={styles.words}>
          <h2 id={TITLE_ID} className={styles.title}>
            {text('consent.banner.title')}
          </h2>
          <p className={styles.text}>
            {text('consent.banner.text', { name: name ?? text('consent.thisSite') })}{' '}
            <Link href={site.link('consent.policy') ?? '/'}>{text('consent.policy')}</Link>
          </p>
        </div>
        <div className={styles.acts}>
          <Button variant="solid" className={styles.answer} {...does('refuse')}>
            {text('consent.refuseAll')}
          </Button>
          <Button variant="solid" className={styles.answer} {...does('accept')}>
            {text('consent.acceptAll')}
          </Button>
          <button type="button" aria-haspopup="dialog" className={styles.more} {...does('open')}>
            {text('consent.customise')}
          </button>
        </div>
      </div>
      {/* Last: a banner that is shown while it still arrives grows under the eyes of the visitor. */}
      <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />
    </section>
  );
}
