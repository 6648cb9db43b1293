import type { Article } from '@/content/articles/article.model';
import type { EventCard } from '@/content/events/event.model';

type Props = { article: Article; events: readonly EventCard[] };

/** The home page in plain markup: its composition and look come with the design system. */
export function HomePage({ article, events }: Props) {
  return (
    <>
      <h1>{article.heading}</h1>
      {article.lead ? <p>{article.lead}</p> : null}
      {events.length > 0 ? (
        <ul>
          {events.map(({ slug, title, startsAt, campus }) => (
            <li key={slug}>
              <a href={`/agenda/${slug}`}>{title}</a> <time dateTime={startsAt}>{startsAt.slice(0, 10)}</time>
              {campus ? ` ${campus.title}` : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
