import type { ReactNode } from 'react';
import styles from './itinerary.module.css';

type ItineraryStop = { place: string; detail?: ReactNode };

type ItineraryProps = {
  quote: string;
  /** Of the quote, when it is not that of the page. */
  lang?: string;
  /** « Inès, Mastère Géopolitique et prospective » */
  author: string;
  /** Two to four; none when the story has no places. */
  stops?: readonly ItineraryStop[];
  link?: ReactNode;
};

export function Itineraries({ children }: { children: ReactNode }) {
  return <div className={styles.itineraries}>{children}</div>;
}

/** A testimonial told as a route. */
export function Itinerary({ quote, lang, author, stops = [], link }: ItineraryProps) {
  return (
    <figure className={styles.itinerary}>
      <blockquote className={styles.quote} lang={lang}>
        {quote}
      </blockquote>
      <figcaption className={styles.author}>{author}</figcaption>
      <div className={styles.end}>
        {stops.length > 0 && (
          <ol className={styles.stops}>
            {stops.map((stop) => (
              <li key={stop.place} className={styles.stop}>
                {stop.place} {stop.detail && <small className={styles.detail}>{stop.detail}</small>}
              </li>
            ))}
          </ol>
        )}
        {link}
      </div>
    </figure>
  );
}
