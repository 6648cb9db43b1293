import { ALL_EVENTS, EVENT_FILTERS } from '@meridia/domain/events';
import { slugLabelKey } from '@meridia/labels/label.rules';
import { eventMonths } from '@/features/events/agenda.rules';
import { monthTitle } from '@/features/events/event-dates.rules';
import { listHref } from '@/features/lists/list-address.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';
import { SelectField } from '@/ui/select-field';
import type { Agenda } from './agenda';
import styles from './agenda-filters.module.css';

type Props = { site: SiteContext; agenda: Agenda };

/** PAGE-01: seven addresses; the campus and the month stay as they are. */
function TypeChips({ site, agenda: { selection } }: Props) {
  const { values } = selection;
  const [chosen = ALL_EVENTS] = values.type;
  return (
    <FilterChips label={site.text('agenda.type')} isScrollable>
      {EVENT_FILTERS.map((filter) => {
        const type = filter === ALL_EVENTS ? [] : [filter];
        return (
          <FilterChipLink
            key={filter}
            href={site.href(listHref('agenda', { values: { ...values, type }, page: 1 }))}
            label={site.text(slugLabelKey('agenda.filter', filter))}
            isCurrent={filter === chosen}
          />
        );
      })}
    </FilterChips>
  );
}

/** A month or a campus that is chosen and has nothing stays in its list: it is what the page shows. */
function withChosen<Option extends { value: string }>(options: Option[], chosen: Option[]): Option[] {
  return [...options, ...chosen.filter(({ value }) => options.every((option) => option.value !== value))];
}

function PlaceAndMonth({ site, agenda: { selection, campuses, upcoming } }: Props) {
  const { type, campus, mois } = selection.values;
  const all = { value: '', label: site.text('course.filter.all') };
  const toMonth = (month: string) => ({ value: month, label: monthTitle(site, month) });
  const cities = campuses.map(({ slug, title }) => ({ value: slug, label: title }));
  return (
    // A browser must not choose again what an address does not say.
    <form action={site.href(paths.agenda)} autoComplete="off" className={styles.form}>
      {type.map((value) => (
        <input key={value} type="hidden" name="type" value={value} />
      ))}
      <SelectField
        id="agenda-campus"
        name="campus"
        label={site.text('agenda.filter.campus')}
        defaultValue={campus[0] ?? ''}
        options={[
          all,
          ...withChosen(
            cities,
            campus.map((value) => ({ value, label: site.text('filter.unknownChoice') })),
          ),
        ]}
      />
      <SelectField
        id="agenda-mois"
        name="mois"
        label={site.text('agenda.filter.month')}
        defaultValue={mois[0] ?? ''}
        options={[all, ...withChosen(eventMonths(upcoming).map(toMonth), mois.map(toMonth))]}
      />
      <Button type="submit" variant="solid">
        {site.text('button.filter')}
      </Button>
    </form>
  );
}

/** PAGE-01: links and a GET form, so that each choice is an address. */
export function AgendaFilters(props: Props) {
  return (
    <search
      aria-label={props.site.text('agenda.filter.label')}
      className={classNames('sur-craie', styles.filters)}
    >
      <div className={classNames('container', styles.body)}>
        <TypeChips {...props} />
        <PlaceAndMonth {...props} />
      </div>
    </search>
  );
}
