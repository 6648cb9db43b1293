import type { VideoBlock } from '@/content/articles/page-block.model';
import type { SiteContext } from '@/lib/site-context';
import { Accordion } from '@/ui/accordion';
import { Icon } from '@/ui/icon';
import { BlockSection } from '@/views/page-layout/block-section';
import styles from './video.module.css';

type VideoProps = { site: SiteContext; block: VideoBlock };

/** The content service knows no address of a video: what it says is here to read, and no other site is called. */
export function Video({ site, block }: VideoProps) {
  const { id, title, text, duration, transcript } = block;
  const paragraphs = transcript.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const content = (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
  return (
    <BlockSection block={block} title={title} text={text} layout="split">
      {duration && (
        <p className={styles.duration}>
          <Icon name="clock" />
          {site.text('article.videoDuration', { duration })}
        </p>
      )}
      <Accordion items={[{ id: `${id}-transcription`, title: site.text('button.transcript'), content }]} />
    </BlockSection>
  );
}
