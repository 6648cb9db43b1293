import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { ChoicesField, type Choice } from '@/ui/choices-field';
import { classNames } from '@/ui/class-names';
import type { Facet } from './facets.rules';
import styles from './finder-form.module.css';

export type FacetField = { name: Facet; label: string; choices: readonly Choice[] };

type Props = { site: SiteContext; fields: readonly FacetField[] };

function chosenText({ text }: SiteContext, { choices }: FacetField): string {
  const chosen = choices.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  return chosen.length > 0 ? chosen.join(', ') : text('course.filter.all');
}

/** A GET form: each combination is an address of its own. */
export function FinderForm({ site, fields }: Props) {
  const submitLabel = site.text('button.filter');
  return (
    <search aria-label={site.text('course.filter.form')} className={classNames('sur-craie', styles.finder)}>
      {/* A browser must not tick again what a chip has just taken away. */}
      <form
        action={site.href(paths.programmes)}
        autoComplete="off"
        className={classNames('container', styles.form)}
      >
        {fields.map((field) => (
          <ChoicesField
            key={field.name}
            id={`finder-${field.name}`}
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
