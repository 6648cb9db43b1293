import type { RichText, RichTextImage, RichTextList, RichTextPart } from '@/content/rich-text.model';
import type { SiteContext } from '@/lib/site-context';
import { InlineText } from './inline-text';
import { headingTags, type HeadingTag, type OutlineStart } from './outline.rules';

function List({ site, list }: { site: SiteContext; list: RichTextList }) {
  const Tag = list.isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {list.items.map((item, index) => (
        <li key={index}>
          <InlineText site={site} content={item.content} />
          {item.lists.map((nested, rank) => (
            <List key={rank} site={site} list={nested} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

function Image({ image, caption }: { image: RichTextImage; caption: string | null }) {
  const { url, alt, width, height } = image;
  return (
    <figure>
      <img
        loading="lazy"
        decoding="async"
        src={url}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

type PartProps = { site: SiteContext; part: RichTextPart; tagOf: (level: number) => HeadingTag };

function Part({ site, part, tagOf }: PartProps) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText site={site} content={part.content} />
        </p>
      );
    case 'heading': {
      const Tag = tagOf(part.level);
      return (
        <Tag>
          <InlineText site={site} content={part.content} />
        </Tag>
      );
    }
    case 'list':
      return <List site={site} list={part} />;
    case 'quote':
      return (
        <blockquote>
          {part.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <InlineText site={site} content={paragraph} />
            </p>
          ))}
        </blockquote>
      );
    case 'code':
      return (
        // A block of code scrolls: the keyboard must reach it.
        <pre tabIndex={0}>
          <code>{part.text}</code>
        </pre>
      );
    case 'image':
      return <Image image={part.image} caption={part.caption} />;
  }
}

type ProseProps = {
  site: SiteContext;
  content: RichText;
  /** The level of its highest heading: one under the title above it. */
  level?: OutlineStart;
};

/** Text that an editor wrote. */
export function Prose({ site, content, level = 3 }: ProseProps) {
  if (content.length === 0) return null;
  const tagOf = headingTags(content, level);
  return (
    <div className="prose">
      {content.map((part, index) => (
        <Part key={index} site={site} part={part} tagOf={tagOf} />
      ))}
    </div>
  );
}
