import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import styles from './home-closing.module.css';

/** The two actions that end the page. */
export function HomeClosing({ site }: { site: SiteContext }) {
  return (
    <section className={classNames('sur-teinte', 'teinte-rose', styles.closing)} aria-labelledby="candidater">
      <div className={classNames('container', 'grid', styles.words)}>
        <h2 id="candidater" className={styles.title}>
          {site.text('home.closing.title')}
        </h2>
        <div className={styles.actions}>
          <p className={styles.text}>{site.text('home.closing.text')}</p>
          <p className={styles.buttons}>
            <LinkButton variant="solid" href={site.href(paths.action('registration'))}>
              {site.text('modal.title.registration')}
            </LinkButton>
            <LinkButton href={site.href(paths.action('brochure'))}>
              {site.text('modal.title.brochure')}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}
