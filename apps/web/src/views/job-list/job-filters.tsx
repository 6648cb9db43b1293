import { countOffers, JOB_FILTERS, type JobFilter } from '@/features/job-offers/job-choice.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { ChoicesField, type Choice } from '@/ui/choices-field';
import { classNames } from '@/ui/class-names';
import styles from './job-filters.module.css';
import type { JobList } from './job-list';
import { choiceText, FILTER_LABELS, type JobOptions } from './job-options';

type Props = { site: SiteContext; options: JobOptions; list: JobList };

/** Each value with what choosing it would give. */
function choicesOf({ site, options, list: { open, selection } }: Props, filter: JobFilter): Choice[] {
  const counts = countOffers(open, selection.values, filter);
  return options[filter].map(({ value, label }) => {
    const count = counts.get(value) ?? 0;
    const isChosen = selection.values[filter].includes(value);
    return { value, label, count, countText: site.count('jobs.count', count), isChosen };
  });
}

function chosenText({ site, options, list: { selection } }: Props, filter: JobFilter): string {
  const nothing = { contrat: [], domaine: [], ville: [], niveau: [] };
  const chosen = choiceText(options, { ...nothing, [filter]: selection.values[filter] });
  return chosen || site.text('course.filter.all');
}

/** ROUTE-12: a GET form, so that each combination is an address. */
export function JobFilters(props: Props) {
  const { site } = props;
  const submitLabel = site.text('button.filter');
  return (
    <search aria-label={site.text('jobs.filter.form')} className={classNames('sur-craie', styles.filters)}>
      {/* A browser must not tick again what a chip has just taken away. */}
      <form
        action={site.href(paths.jobOffers)}
        autoComplete="off"
        className={classNames('container', styles.form)}
      >
        {JOB_FILTERS.map((filter) => (
          <ChoicesField
            key={filter}
            id={`offres-${filter}`}
            name={filter}
            label={site.text(FILTER_LABELS[filter])}
            value={chosenText(props, filter)}
            choices={choicesOf(props, filter)}
            submitLabel={submitLabel}
          />
        ))}
        <Button type="submit" variant="solid">
          {submitLabel}
        </Button>
      </form>
    </search>
  );
}
