import type { Article } from '@/content/articles/article.model';
import { ART } from '@/lib/art.data';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { classNames } from '@/ui/class-names';
import { HeadActions } from './head-actions';
import { profileLinks } from './head-links.rules';
import styles from './profile-head.module.css';

type ProfileHeadProps = { site: SiteContext; article: Article };

/** The head of a profile's home: a sentence on ink, and the routes that leave the school. */
export function ProfileHead({ site, article }: ProfileHeadProps) {
  const { heading, lead } = article;
  const { url, width, height } = ART.band;
  return (
    <>
      <div className="sur-encre">
        <div className={classNames('container', styles.head)}>
          <h1 className={styles.title}>{heading}</h1>
          <div className={styles.side}>
            {lead && (
              <p lang={fieldLanguage(article, 'lead')} className="lead">
                {lead}
              </p>
            )}
            <HeadActions
              site={site}
              links={profileLinks(article, site.text('action.contact'))}
              variant="accent"
            />
          </div>
        </div>
      </div>
      <img
        fetchPriority="low"
        decoding="async"
        src={url}
        alt=""
        width={width}
        height={height}
        className={styles.band}
      />
    </>
  );
}
