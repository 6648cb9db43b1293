import { programmeData } from '@/features/seo/data/programme-data';
import { documentCrumbs } from '@/lib/crumbs';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { ProgrammePage } from '@/views/programme-page/programme-page';
import { loadProgramme } from './load-programme';

/** ROUTE-13: a programme. */
export const page = definePage({
  load: ({ locale, params }) => loadProgramme(locale, params.slug),
  head: (content, site) => {
    const { name, summary, image } = content.programme;
    return {
      title: name,
      description: summary,
      image,
      crumbs: documentCrumbs(site, 'programmes', name),
      data: programmeData(content, site),
    };
  },
  view: (content, site) => <ProgrammePage site={site} {...content} />,
  address: ({ params }) => documentAddress('programme', params.slug),
  // MODAL-04
  frame: (_content, { params }) => ({ choice: { programme: params.slug } }),
});
