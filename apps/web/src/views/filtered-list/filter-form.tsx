import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { ChoicesField, type Choice } from '@/ui/choices-field';
import { classNames } from '@/ui/class-names';
import styles from './filter-form.module.css';

export type FilterField = { name: string; label: string; choices: readonly Choice[] };

type Props = { site: SiteContext; label: string; action: string; fields: readonly FilterField[] };

function chosenText({ text }: SiteContext, { choices }: FilterField): string {
  const chosen = choices.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  return chosen.length > 0 ? chosen.join(', ') : text('course.filter.all');
}

/** A GET form: each combination is an address of its own. */
export function FilterForm({ site, label, action, fields }: Props) {
  const submitLabel = site.text('button.filter');
  return (
    <search aria-label={label} className={classNames('sur-craie', styles.filters)}>
      {/* A browser must not tick again what a chip has just taken away. */}
      <form action={action} autoComplete="off" className={classNames('container', styles.form)}>
        {fields.map((field) => (
          <ChoicesField
            key={field.name}
            id={`filtre-${field.name}`}
            name={field.name}
            label={field.label}
            value={chosenText(site, field)}
            choices={field.choices}
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
