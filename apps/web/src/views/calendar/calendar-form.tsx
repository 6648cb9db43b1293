import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SelectField } from '@/ui/select-field';
import styles from './calendar-form.module.css';
import type { YourCalendar } from './your-calendar';

type Props = { site: SiteContext; calendar: YourCalendar };

/** A GET form: each choice is an address. */
export function CalendarForm({ site, calendar: { choice, programmes, campuses } }: Props) {
  return (
    <div className={classNames('sur-craie', styles.ground)}>
      {/* A browser must not choose again what an address does not say. */}
      <form
        action={site.href(paths.calendar())}
        autoComplete="off"
        className={classNames('container', styles.form)}
      >
        <SelectField
          id="calendrier-programme"
          name="programme"
          label={site.text('modal.courseLabel')}
          defaultValue={choice.programme ?? ''}
          options={[
            { value: '', label: site.text('modal.coursePlaceholder') },
            ...programmes.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <SelectField
          id="calendrier-campus"
          name="campus"
          label={site.text('modal.campusLabel')}
          defaultValue={choice.campus ?? ''}
          options={[
            { value: '', label: site.text('agenda.filter.allCampuses') },
            ...campuses.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
        />
        <Button type="submit" variant="solid">
          {site.text('calendar.show')}
        </Button>
      </form>
    </div>
  );
}
