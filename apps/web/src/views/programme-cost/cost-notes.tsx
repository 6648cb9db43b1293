import type { NetCost } from '@meridia/domain/net-cost.rules';
import { longDate } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { Ordinals } from '@/ui/ordinals';
import { RouteLink } from '@/ui/route-link';
import type { CostContent } from './cost-content';
import styles from './cost-notes.module.css';

type Props = { site: SiteContext; content: CostContent; cost: NetCost };

/** What the figures are worth: only what concerns those that are shown. */
function notesOf({ site: { locale, text }, content, cost }: Props): string[] {
  const { situation, today } = content;
  const { total, mode } = cost;
  const hasRent = total.rent.high > 0;
  return [
    text('netCost.note.estimate', { date: longDate(locale, today) }),
    hasRent ? text('netCost.note.rent') : text('netCost.note.noRent'),
    mode === 'continuing' ? text('netCost.note.continuing') : null,
    total.grant > 0 ? text('netCost.note.grant') : null,
    situation.isGrantAbroad ? text('netCost.note.grantAbroad') : null,
    situation.grant && total.grant === 0 ? text('netCost.note.grantNone') : null,
    total.pay > 0 ? text('netCost.note.pay') : null,
    cost.isPayUnknown ? text('netCost.note.payUnknown') : null,
    text('netCost.note.notCounted'),
    text('netCost.note.share'),
  ].filter((note) => note !== null);
}

export function CostNotes(props: Props) {
  const { site, content } = props;
  const links = [
    { label: 'course.cost.allFees', path: content.feesPath },
    { label: 'course.cost.financing', path: content.financingPath },
  ].flatMap(({ label, path }) => (path ? [{ label, path }] : []));
  return (
    <div className={styles.notes}>
      <h3>{site.text('netCost.notes')}</h3>
      <ul className={styles.list}>
        {notesOf(props).map((note) => (
          <li key={note}>
            <Ordinals>{note}</Ordinals>
          </li>
        ))}
      </ul>
      {links.map(({ label, path }) => (
        <RouteLink key={label} href={site.href(path)} label={site.text(label)} />
      ))}
    </div>
  );
}
