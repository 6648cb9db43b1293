import { BLOG_CATEGORY } from '@meridia/domain/list-filters';
import { listHref } from '@/features/lists/list-address.rules';
import { isBlog } from '@/features/lists/news-selection.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';
import { SelectField } from '@/ui/select-field';
import styles from './news-filters.module.css';
import type { NewsList } from './news-list';

type Props = { site: SiteContext; list: NewsList };

function CategoryChips({ site, list: { selection, categories } }: Props) {
  const { categorie, campus } = selection.values;
  const [chosen = ''] = categorie;
  const chips = [
    { slug: '', title: site.text('news.filter.allCategories') },
    ...categories,
    { slug: BLOG_CATEGORY, title: site.text('blog.title') },
  ];
  return (
    <FilterChips label={site.text('news.filter.category')} isScrollable>
      {chips.map(({ slug, title }) => {
        const values = { categorie: slug ? [slug] : [], campus: slug === BLOG_CATEGORY ? [] : campus };
        return (
          <FilterChipLink
            key={slug}
            href={site.href(listHref('actualites', { values, page: 1 }))}
            label={title}
            isCurrent={slug === chosen}
          />
        );
      })}
    </FilterChips>
  );
}

function CampusForm({ site, list: { selection, campuses } }: Props) {
  const { categorie, campus } = selection.values;
  const known = campuses.map(({ slug, title }) => ({ value: slug, label: title }));
  // What nothing knows stays in the list, since it is what the page shows, and is not called what a visitor wrote.
  const unknown = campus.filter((value) => known.every((option) => option.value !== value));
  return (
    <form action={site.href(paths.news)} autoComplete="off" className={styles.form}>
      {categorie.map((value) => (
        <input key={value} type="hidden" name="categorie" value={value} />
      ))}
      <SelectField
        id="news-campus"
        name="campus"
        label={site.text('news.filter.campus')}
        defaultValue={campus[0] ?? ''}
        options={[
          { value: '', label: site.text('nav.allCampuses') },
          ...known,
          ...unknown.map((value) => ({ value, label: site.text('filter.unknownChoice') })),
        ]}
      />
      <Button type="submit">{site.text('button.filter')}</Button>
    </form>
  );
}

/** Links and a GET form, so that each choice is an address. Posts of the blog are about no campus. */
export function NewsFilters(props: Props) {
  return (
    <search aria-label={props.site.text('news.filter.form')} className={styles.filters}>
      <CategoryChips {...props} />
      {!isBlog(props.list.selection) && <CampusForm {...props} />}
    </search>
  );
}
