import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import { coordinatesText } from '@/features/campuses/coordinates.rules';
import { territoryTint } from '@/features/campuses/territory.rules';
import { paths } from '@/lib/paths';
import { documentCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Breadcrumb } from '@/ui/breadcrumb';
import { LinkButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { DuoActions, DuoFoot, DuoHead } from '@/ui/duo-head';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import type { Tint } from '@/ui/tint';
import styles from './campus-head.module.css';

type Props = { site: SiteContext; campus: CampusDetail };

/** The tint of a campus that the map does not know. */
const DEFAULT_TINT = 'tilleul';
/** Wider than its frame, which is taller than the drawing. */
const SIZES = '(min-width: 901px) 50vw, 100vw';

export const campusTint = ({ slug }: Pick<CampusDetail, 'slug'>): Tint => territoryTint(slug) ?? DEFAULT_TINT;

/** « Campus de Lyon », « Ouvert en 1984 », « 45° 46′ N — 4° 50′ E »: those that are known. */
function Marks({ site, campus }: Props) {
  const { heading, openingYear, coordinates } = campus;
  return (
    <ul className={classNames('interface', 'tabular', styles.marks)}>
      {heading && <li lang={fieldLanguage(campus, 'heading')}>{heading}</li>}
      {openingYear && <li>{site.text('campus.openedIn', { year: openingYear })}</li>}
      {coordinates && <li>{coordinatesText(site, coordinates)}</li>}
    </ul>
  );
}

export function CampusHead({ site, campus }: Props) {
  const { slug, title, summary, image } = campus;
  const choice = { campus: slug };
  const crumbs = documentCrumbs(site, 'campuses', title, fieldLanguage(campus, 'title'));
  return (
    <DuoHead
      tint={campusTint(campus)}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
      title={title}
      isLarge
      picture={image && <Picture image={image} sizes={SIZES} isPriority />}
      isFramed={image?.isInk}
    >
      {summary && (
        <p lang={fieldLanguage(campus, 'summary')} className="lead">
          {summary}
        </p>
      )}
      <DuoFoot>
        <Marks site={site} campus={campus} />
        <DuoActions>
          <LinkButton variant="solid" href={site.href(paths.action('contact', choice))}>
            {site.text('campus.visit')}
          </LinkButton>
          <LinkButton href={site.href(paths.action('brochure', choice))}>
            <Icon name="brochure" />
            {site.text('modal.title.brochure')}
          </LinkButton>
        </DuoActions>
      </DuoFoot>
    </DuoHead>
  );
}
