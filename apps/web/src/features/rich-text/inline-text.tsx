import { Fragment, type ReactNode } from 'react';
import type { InlineText as InlineTextModel, TextMark, TextRun } from '@/content/rich-text.model';
import { isExternal, newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';
import styles from './inline-text.module.css';

const ELEMENTS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
} as const satisfies Record<TextMark, string>;

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Ordinals>{line}</Ordinals>
    </Fragment>
  ));
}

function Run({ run: { text, marks } }: { run: TextRun }) {
  return marks.reduce<ReactNode>(
    (inside, mark) => {
      const Element = ELEMENTS[mark];
      return <Element>{inside}</Element>;
    },
    <Lines text={text} />,
  );
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
}

type InlineTextProps = { site: SiteContext; content: InlineTextModel };

/** The words of an editor: text stays text, whatever it looks like. */
export function InlineText({ site, content }: InlineTextProps) {
  return content.map((run, index) =>
    run.kind === 'text' ? (
      <Run key={index} run={run} />
    ) : (
      <Link key={index} href={site.href(run.href)} newTabHint={newTabHint(site, run.href)}>
        <Runs runs={run.runs} />
        {isExternal(run.href) && <Icon name="external" className={styles.external} />}
      </Link>
    ),
  );
}
