import type { EventDetail } from '@/content/events/event-detail.model';
import { clockTime } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import styles from './event-timetable.module.css';

type Props = { site: SiteContext; event: EventDetail };

const TITLE_ID = 'programme';

/** Nothing when the school does not say what happens when. */
export function EventTimetable({ site, event }: Props) {
  if (event.timetable.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className={styles.timetable}>
      <h2 id={TITLE_ID}>{site.text('agenda.timetable')}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{site.text('agenda.timetable')}</caption>
        <tbody lang={fieldLanguage(event, 'timetable')}>
          {event.timetable.map(({ id, time, text }) => (
            <tr key={id}>
              <th scope="row">{clockTime(site.locale, time)}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
