import type { Article } from '@/content/articles/article.model';
import { ART } from '@/lib/art.data';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import styles from './home-hero.module.css';

type Props = { site: SiteContext; article: Article };

const TITLE_ID = 'titre';

/** The largest picture of the first screen: asked for at once, with its place kept. */
function Gores({ alt }: { alt: string }) {
  const { hero, heroNarrow } = ART;
  return (
    <picture className={styles.map}>
      <source
        media="(max-width: 900px)"
        srcSet={heroNarrow.url}
        width={heroNarrow.width}
        height={heroNarrow.height}
      />
      <img
        className={styles.gores}
        fetchPriority="high"
        src={hero.url}
        alt={alt}
        width={hero.width}
        height={hero.height}
      />
    </picture>
  );
}

export function HomeHero({ site, article }: Props) {
  return (
    <section className={classNames('sur-teinte', 'teinte-paille', styles.hero)} aria-labelledby={TITLE_ID}>
      <div className={classNames('container', 'grid', styles.words)}>
        <h1 id={TITLE_ID} className={styles.title}>
          {article.heading}
        </h1>
        {article.lead && <p className={classNames('lead', styles.lead)}>{article.lead}</p>}
      </div>
      <Gores alt={site.text('home.heroAlt')} />
    </section>
  );
}
