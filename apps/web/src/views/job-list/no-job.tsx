import { listHref } from '@/features/lists/list-address.rules';
import { widerChoices, type WiderChoice } from '@/features/job-offers/job-choice.rules';
import { ART } from '@/lib/art.data';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { EmptyState } from '@/ui/empty-state';
import type { JobList } from './job-list';
import { choiceText, type JobOptions } from './job-options';

type Props = { site: SiteContext; options: JobOptions; list: JobList };

function toSuggestion({ site, options }: Props, { choice, count }: WiderChoice) {
  const words = choiceText(site, options, choice) || site.text('jobs.all');
  const href = site.href(listHref('offres-alternance', { values: choice, page: 1 }));
  return { href, label: `${words} (${count})` };
}

/** PAGE-05: no offer is never a dead end: wider searches that give something, and someone to ask. */
export function NoJob(props: Props) {
  const { site, options, list } = props;
  const { open, selection } = list;
  const { url, width, height } = ART.offline;
  const wider = widerChoices(open, selection.values);
  const choice = choiceText(site, options, selection.values);
  return (
    <EmptyState
      title={site.text('empty.noJob')}
      text={wider.length > 0 ? site.text('jobs.noneFor', { choice }) : undefined}
      illustration={<img src={url} alt="" width={width} height={height} decoding="async" />}
      suggestions={wider.map((one) => toSuggestion(props, one))}
      contact={{ href: site.href(paths.contact), label: site.text('course.askAdvice') }}
    />
  );
}
