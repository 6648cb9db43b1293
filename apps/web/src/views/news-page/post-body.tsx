import type { BodyPart } from '@/content/body.model';
import { InlineText } from '@/features/rich-text/inline-text';
import { Prose } from '@/features/rich-text/prose';
import { TextTable } from '@/features/rich-text/text-table';
import type { SiteContext } from '@/lib/site-context';
import { Picture } from '@/ui/picture';
import styles from './post-body.module.css';

const SIZES = '(min-width: 901px) 58vw, 100vw';

type Props = { site: SiteContext; body: readonly BodyPart[] };

function Quote({ site, part }: { site: SiteContext; part: BodyPart & { kind: 'quote' } }) {
  const { paragraphs, author, role } = part;
  const signature = [author, role].filter(Boolean).join(', ');
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            <InlineText site={site} content={paragraph} />
          </p>
        ))}
      </blockquote>
      {signature && <figcaption className="small-print">{signature}</figcaption>}
    </figure>
  );
}

function Part({ site, part }: { site: SiteContext; part: BodyPart }) {
  switch (part.kind) {
    case 'text':
      return <Prose site={site} content={part.text} level={2} />;
    case 'table':
      return <TextTable site={site} table={part.table} label={site.text('article.table')} />;
    case 'quote':
      return <Quote site={site} part={part} />;
    case 'image':
      return (
        <figure className={styles.image}>
          <Picture image={part.image} sizes={SIZES} className={part.image.isInk && styles.framed} />
          {part.caption && <figcaption className="small-print">{part.caption}</figcaption>}
        </figure>
      );
  }
}

export function PostBody({ site, body }: Props) {
  return (
    <div className={styles.body}>
      {body.map((part) => (
        <Part key={`${part.kind}-${part.id}`} site={site} part={part} />
      ))}
    </div>
  );
}
