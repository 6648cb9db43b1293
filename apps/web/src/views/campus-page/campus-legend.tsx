import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import { addressText } from '@/features/campuses/address.rules';
import type { SiteContext } from '@/lib/site-context';
import type { HeadingLevel } from '@/ui/heading';
import { EmailText } from '@/ui/email-text';
import { LegendList } from '@/ui/legend-list';
import { Link } from '@/ui/link';

type Props = { site: SiteContext; campus: CampusDetail; title?: string; level?: HeadingLevel };

function linesOf({ site, campus }: Pick<Props, 'site' | 'campus'>) {
  const { phone, email } = campus;
  const address = addressText(site.locale, campus);
  return [
    address && {
      symbol: 'legend-point' as const,
      label: site.text('campus.address'),
      value: address,
    },
    phone && {
      symbol: 'legend-arch' as const,
      label: site.text('campus.phone'),
      value: <Link href={phone.href}>{phone.text}</Link>,
    },
    email && {
      symbol: 'legend-route' as const,
      label: site.text('campus.email'),
      value: (
        <Link href={`mailto:${email}`}>
          <EmailText address={email} />
        </Link>
      ),
    },
  ].filter((line) => line !== null && line !== '');
}

/** Where the campus is and how to reach it; nothing at all when none of it is known. */
export function CampusLegend({ site, campus, title = site.text('campus.reach'), level = 3 }: Props) {
  const lines = linesOf({ site, campus });
  if (lines.length === 0) return null;
  return <LegendList title={title} level={level} lines={lines} />;
}
