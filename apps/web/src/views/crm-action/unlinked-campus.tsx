import type { Action } from '@meridia/domain/actions';
import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import { ErrorLine } from '@/ui/error-line';
import { CampusLegend } from '@/views/campus-page/campus-legend';
import styles from './crm-action-page.module.css';

type Props = { site: SiteContext; action: Action; campus: CampusDetail };

/** MODAL-06: there is no link, but nobody leaves empty-handed: how to reach the campus, and the way back to the form. */
export function UnlinkedCampus({ site, action, campus }: Props) {
  return (
    <div className={styles.unlinked}>
      <ErrorLine message={site.text('modal.error.linkNotFound')} />
      <p>{site.text('modal.error.linkNotFoundHelp')}</p>
      <CampusLegend site={site} campus={campus} title={campus.heading ?? campus.title} level={2} />
      <p>
        <LinkButton href={site.href(paths.action(action))}>{site.text('modal.startOver')}</LinkButton>
      </p>
    </div>
  );
}
