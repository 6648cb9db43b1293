import type { FilterName, ListPage } from '@meridia/domain/list-filters';

export type FilterOption = { value: string; label: string };

/** What each filter of a list offers, in words. */
export type FilterOptions<List extends ListPage> = Readonly<
  Record<FilterName<List>, readonly FilterOption[]>
>;

/** A value that nothing knows is called `unknown`: it must be seen to be taken away, and what a visitor wrote is not repeated. */
export function optionLabel<List extends ListPage>(
  options: FilterOptions<List>,
  filter: FilterName<List>,
  value: string,
  unknown: string,
): string {
  return options[filter].find((option) => option.value === value)?.label ?? unknown;
}
