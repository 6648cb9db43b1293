import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { SheetLink } from '@/features/programmes/sheet-link';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { LinkButton } from '@/ui/button';
import { EmptyLine } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import styles from './brochure-section.module.css';

type Props = { site: SiteContext; programme: ProgrammeDetail };

const TITLE_ID = 'brochure';

/** PAGE-05: the way to the brochure, or that there is none; PDF-01: and the sheet, which is there at once. */
export function BrochureSection({ site, programme }: Props) {
  const { brochure, slug } = programme;
  const facts = brochure && [
    brochure.pages && site.text('course.brochurePages', { count: brochure.pages }),
    brochure.year && site.text('course.brochureYear', { year: brochure.year }),
  ];
  return (
    <section aria-labelledby={TITLE_ID} className={styles.brochure}>
      <h2 id={TITLE_ID} className={styles.title}>
        {site.text('action.brochure')}
      </h2>
      {brochure ? (
        <div className={styles.row}>
          <p>
            <b lang={fieldLanguage(programme, 'brochure')} className={styles.name}>
              {brochure.title}
            </b>{' '}
            <span className="interface muted">{facts?.filter(Boolean).join(', ')}</span>
          </p>
          <LinkButton href={site.href(paths.action('brochure', { programme: slug }))}>
            <Icon name="brochure" />
            {site.text('modal.title.brochure')}
          </LinkButton>
        </div>
      ) : (
        <EmptyLine message={site.text('empty.noBrochure')} />
      )}
      <p className={styles.sheet}>
        <SheetLink site={site} slug={slug} />
      </p>
    </section>
  );
}
