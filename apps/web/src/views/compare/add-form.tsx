import { COMPARED_MAX } from '@meridia/domain/shortlist';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SelectField } from '@/ui/select-field';
import styles from './add-form.module.css';
import type { Comparison } from './comparison';

type Props = { site: SiteContext; comparison: Comparison };

/** A GET form: those that are there, and one more. Nothing when there is no room for another. */
export function AddForm({ site, comparison: { compared, catalogue } }: Props) {
  if (compared.length >= COMPARED_MAX) return null;
  const slugs = compared.map(({ programme }) => programme.slug);
  const options = catalogue.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <search aria-label={site.text('compare.form')} className={classNames('sur-craie', styles.bar)}>
      <form
        action={site.href(paths.compare)}
        autoComplete="off"
        className={classNames('container', styles.form)}
      >
        {slugs.length > 0 && <input type="hidden" name="p" value={slugs.join(',')} />}
        <SelectField
          id="comparer-ajout"
          name="p"
          label={site.text(slugs.length === 0 ? 'compare.first' : 'compare.another')}
          defaultValue=""
          options={[{ value: '', label: site.text('modal.coursePlaceholder') }, ...options]}
        />
        <Button type="submit" variant="solid">
          {site.text('compare.add')}
        </Button>
      </form>
    </search>
  );
}
