import { compareHref } from '@/features/comparison/compare-address.rules';
import { displayDomain } from '@/features/programmes/programme-attributes.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { DataTable } from '@/ui/data-table';
import { Dot } from '@/ui/dot';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';
import { tintClass } from '@/ui/tint';
import { compareRows, type Cell, type CompareRow } from './compare-rows';
import styles from './compare-table.module.css';
import type { Compared } from './comparison';

type Props = { site: SiteContext; compared: readonly Compared[] };

/** The programme, and the same comparison without it. */
function ColumnHead({ site, own, all }: { site: SiteContext; own: Compared; all: readonly Compared[] }) {
  const { slug, name, domain } = own.programme;
  const others = all.map(({ programme }) => programme.slug).filter((other) => other !== slug);
  return (
    <div className={tintClass(displayDomain(domain).tint)}>
      <Dot />
      <Link
        href={site.href(paths.programme(slug))}
        lang={fieldLanguage(own.programme, 'name')}
        className={styles.name}
      >
        {name}
      </Link>
      <Link href={site.href(compareHref(others))} className={styles.remove}>
        {site.text('compare.remove')}
        <span className="visually-hidden"> : {name}</span>
      </Link>
    </div>
  );
}

function CellText({ site, cell: { lines, link } }: { site: SiteContext; cell: Cell }) {
  if (lines.length === 0 && !link) return <td className={styles.none}>{site.text('compare.none')}</td>;
  return (
    <td>
      {link && <Link href={link.href}>{link.label}</Link>}
      {lines.map((line) => (
        <p key={line}>
          <Ordinals>{line}</Ordinals>
        </p>
      ))}
    </td>
  );
}

function Row({ site, row, isAlone }: { site: SiteContext; row: CompareRow; isAlone: boolean }) {
  const { label, cells, isDifferent } = row;
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row">
        {label}
        {!isAlone && (
          <small className={isDifferent ? styles.different : styles.same}>
            {site.text(isDifferent ? 'compare.different' : 'compare.same')}
          </small>
        )}
      </th>
      {cells.map((cell, rank) => (
        <CellText key={rank} site={site} cell={cell} />
      ))}
    </tr>
  );
}

/** COST-04: a column for each programme; the lines on which they differ say so. */
export function CompareTable({ site, compared }: Props) {
  const heads = compared.map((own) => (
    <ColumnHead key={own.programme.slug} site={site} own={own} all={compared} />
  ));
  return (
    <DataTable
      label={site.text('compare.caption')}
      columns={[
        <span key="line" className="visually-hidden">
          {site.text('compare.line')}
        </span>,
        ...heads,
      ]}
      className={styles.table}
    >
      {compareRows(site, compared).map((row) => (
        <Row key={row.label} site={site} row={row} isAlone={compared.length === 1} />
      ))}
    </DataTable>
  );
}
