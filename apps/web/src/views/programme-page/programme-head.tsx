import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { displayDomain } from '@/features/programmes/programme-attributes.rules';
import { KeepButton } from '@/features/shortlist/shortlist';
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
import { Tag, Tags } from '@/ui/tag';
import styles from './programme-head.module.css';
import { keyFacts } from './programme-texts';

type Props = { site: SiteContext; programme: ProgrammeDetail };

/** Wider than its frame, which is taller than the drawing. */
const SIZES = '(min-width: 901px) 75vw, 120vw';

function HeadActions({ site, programme }: Props) {
  const { slug, brochure } = programme;
  const choice = { programme: slug };
  return (
    <DuoActions className={styles.actions}>
      <LinkButton variant="accent" href={site.href(paths.action('registration', choice))}>
        {site.text('modal.title.registration')}
      </LinkButton>
      {brochure && (
        <LinkButton href={site.href(paths.action('brochure', choice))}>
          <Icon name="brochure" />
          {site.text('modal.title.brochure')}
        </LinkButton>
      )}
      <KeepButton site={site} programme={programme} />
    </DuoActions>
  );
}

/** PAGE-07: the facts come with the title, so that a phone shows them at once. */
export function ProgrammeHead({ site, programme }: Props) {
  const { name, summary, domain, image } = programme;
  const crumbs = documentCrumbs(site, 'programmes', name, fieldLanguage(programme, 'name'));
  return (
    <DuoHead
      tint={displayDomain(domain).tint}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
      title={name}
      picture={image && <Picture image={image} sizes={SIZES} isPriority />}
      isFramed={image?.isInk}
    >
      {summary && (
        <p lang={fieldLanguage(programme, 'summary')} className={classNames('lead', styles.lead)}>
          {summary}
        </p>
      )}
      <DuoFoot className={styles.facts}>
        <Tags>
          {keyFacts(site, programme).map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </Tags>
      </DuoFoot>
      <HeadActions site={site} programme={programme} />
    </DuoHead>
  );
}
