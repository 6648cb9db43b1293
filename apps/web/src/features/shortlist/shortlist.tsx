import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button, LinkButton } from '@/ui/button';
import { Link } from '@/ui/link';
import styles from './shortlist.module.css';

type KeepProps = { site: SiteContext; programme: { slug: string; name: string } };

/** Ready with its script; without scripts there is nowhere to keep anything, and it is not shown. */
export function KeepButton({ site, programme: { slug, name } }: KeepProps) {
  return (
    <>
      <Button disabled data-keep={slug} data-keep-name={name} aria-pressed={false} className={styles.keep}>
        {site.text('shortlist.keep')}
      </Button>
      <Link hidden data-kept-link href={site.href(paths.compare)} className={styles.link}>
        {site.text('shortlist.see')}
      </Link>
    </>
  );
}

const TITLE_ID = 'ma-selection';

/** COST-05: the programmes kept on this device, drawn by its script; the link to compare them is the one to share. */
export function Shortlist({ site }: { site: SiteContext }) {
  return (
    <section
      hidden
      data-shortlist
      data-programme={site.href(paths.programme(''))}
      data-comparison={site.href(paths.compare)}
      aria-labelledby={TITLE_ID}
      className={styles.shortlist}
    >
      <h2 id={TITLE_ID} className="heading-3">
        {site.text('shortlist.title')}
      </h2>
      <ul className={styles.list} />
      <template>
        <li className={styles.item}>
          <a />
          <Button isSmall data-keep="" className={styles.forget}>
            {site.text('shortlist.forget')}
          </Button>
        </li>
      </template>
      <p>
        <LinkButton data-compare-link href={site.href(paths.compare)} variant="solid">
          {site.text('shortlist.compare')}
        </LinkButton>
      </p>
      <p className={styles.note}>{site.text('shortlist.note')}</p>
    </section>
  );
}
