import { SEARCH_LENGTH_MAX } from '@meridia/domain/search';
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

/** A form that leads to the page of the search. With a script it suggests while one types (suggestions.client.ts). */
export function SearchForm({ site, id, q = '', fill, className }: Props) {
  const { text, href, locale } = site;
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
          defaultValue={q}
          maxLength={SEARCH_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          data-search={locale}
          data-fill={fill}
          data-found={text('search.suggestions')}
        />
        <Button type="submit" variant="solid">
          {text('search.submit')}
        </Button>
      </div>
    </form>
  );
}
