import type { QuoteBlock } from '@/content/articles/page-block.model';
import styles from './quote.module.css';

export function Quote({ block: { anchor, text, author, role } }: { block: QuoteBlock }) {
  return (
    <div className="container">
      <figure id={anchor ?? undefined} className={styles.figure}>
        <blockquote className={styles.text}>{text}</blockquote>
        <figcaption className="interface">
          <b>{author}</b>
          {role && <>, {role}</>}
        </figcaption>
      </figure>
    </div>
  );
}
