import { SHEET_KILOBYTES_MAX } from '@meridia/domain/limits';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';

type Props = { site: SiteContext; slug: string };

/** PDF-01: the sheet of a programme as a file, under the name of the programme. */
export function SheetLink({ site, slug }: Props) {
  return (
    <Link href={site.href(paths.programmeSheet(slug))} download={`${slug}.pdf`}>
      {site.text('sheet.download', { weight: SHEET_KILOBYTES_MAX })}
    </Link>
  );
}
