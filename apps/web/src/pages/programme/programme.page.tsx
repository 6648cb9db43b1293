import { displayDomain } from '@/features/programmes/programme-attributes.rules';
import { programmeData } from '@/features/seo/data/programme-data';
import { documentCrumbs } from '@/lib/crumbs';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { ProgrammePage } from '@/views/programme-page/programme-page';
import { keyFacts } from '@/views/programme-page/programme-texts';
import { loadProgramme } from './load-programme';

/** The levels, the rhythm and the length: what tells it from another of the same name. */
const SHARED_FACTS = 3;

/** ROUTE-13: a programme. */
export const page = definePage({
  load: ({ locale, params }) => loadProgramme(locale, params.slug),
  head: (content, site) => {
    const { name, summary, image, domain } = content.programme;
    return {
      title: name,
      description: summary,
      image,
      share: {
        tint: displayDomain(domain).tint,
        note: keyFacts(site, content.programme).slice(0, SHARED_FACTS).join(' · '),
      },
      crumbs: documentCrumbs(site, 'programmes', name),
      data: programmeData(content, site),
    };
  },
  view: (content, site) => <ProgrammePage site={site} {...content} />,
  address: ({ params }) => documentAddress('programme', params.slug),
  // MODAL-04
  frame: (_content, { params }) => ({ choice: { programme: params.slug } }),
});
