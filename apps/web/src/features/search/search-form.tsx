import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SEARCH_PARAMETERS } from './search-address.rules';
import styles from './search-form.module.css';

type Props = {
  site: SiteContext;
  /** Of the field: there may be several on a page. */
  id: string;
  q?: string;
  /** `lost`: the words of an address that leads nowhere are written into it. */
  fill?: 'lost';
  className?: string;
};

/**
 * A form that leads to the page of the search. With a script it suggests while one types (suggestions.client.ts), which adds what
 * only then is of use: the form is on every page.
 */
export function SearchForm({ site, id, q = '', fill, className }: Props) {
  const { text, href } = site;
  return (
    <form role="search" action={href(paths.search)} className={classNames(styles.form, className)}>
      <label htmlFor={id} className={styles.label}>
        {text('search.label')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="search"
          name={SEARCH_PARAMETERS.words}
          defaultValue={q || undefined}
          className={styles.input}
          data-search
          data-fill={fill}
        />
        <Button type="submit" variant="solid">
          {text('search.submit')}
        </Button>
      </div>
    </form>
  );
}
