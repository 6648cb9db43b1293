import type { Action } from '@meridia/domain/actions';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Spires } from '@/ui/spires';
import { tintClass, type Tint } from '@/ui/tint';
import type { ActionContent } from './action-content';
import { ActionFields } from './action-fields';
import styles from './crm-action-page.module.css';
import { UnlinkedCampus } from './unlinked-campus';

const TINTS: Record<Action, Tint> = { brochure: 'mer', contact: 'rose', registration: 'paille' };

type Props = { site: SiteContext; content: ActionContent };

/** ROUTE-14: the modal as a page, for those without JavaScript and for links from elsewhere. */
export function CrmActionPage({ site, content }: Props) {
  const { action } = content;
  const tint = TINTS[action];
  return (
    <div className={classNames(styles.ground, 'sur-teinte', tintClass(tint))}>
      <div className={classNames('container', styles.page)}>
        <div className={classNames(styles.panel, 'sur-papier')}>
          <div className={classNames(styles.art, tintClass(tint))}>
            <Spires tint={tint} className={styles.spires} />
          </div>
          <div className={styles.body}>
            <h1 className={styles.title}>{site.text(`modal.title.${action}`)}</h1>
            {content.kind === 'form' ? (
              <ActionFields site={site} action={action} form={content} />
            ) : (
              <UnlinkedCampus site={site} action={action} campus={content.campus} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
