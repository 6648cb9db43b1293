import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { Crumb } from '@/lib/crumbs';
import type { DataContext } from './data-context';

/** Where the page is, as it shows it; the last crumb is the page itself and needs no address. */
function breadcrumbData(crumbs: readonly Crumb[], { absolute }: DataContext): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, rank) => ({
      '@type': 'ListItem' as const,
      position: rank + 1,
      name: label,
      ...(href && rank < crumbs.length - 1 ? { item: { '@id': absolute(href) } } : {}),
    })),
  };
}

/** A text that stands in a script: nothing in it may end the script. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** The data of a page as one block; undefined when there is nothing to say. */
export function graphText(
  things: readonly Thing[],
  crumbs: readonly Crumb[],
  context: DataContext,
): string | undefined {
  const graph = [...things, ...(crumbs.length > 1 ? [breadcrumbData(crumbs, context)] : [])];
  if (graph.length === 0) return undefined;
  const whole: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return inScript(JSON.stringify(whole));
}
