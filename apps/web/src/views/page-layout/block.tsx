import type { SiteContext } from '@/lib/site-context';
import type { Tint } from '@/ui/tint';
import { AccordionSection } from './blocks/accordion-section';
import { CallToAction } from './blocks/call-to-action';
import { Cards } from './blocks/cards';
import { Carousel } from './blocks/carousel';
import { EventList } from './blocks/event-list';
import { FormLink } from './blocks/form-link';
import { KeyFigures } from './blocks/key-figures';
import { ProgrammeList } from './blocks/programme-list';
import { Quote } from './blocks/quote';
import { TableSection } from './blocks/table-section';
import { Team } from './blocks/team';
import { Testimonials } from './blocks/testimonials';
import { TextSection } from './blocks/text-section';
import { Video } from './blocks/video';
import type { LoadedBlock } from './loaded-block';

type BlockProps = {
  site: SiteContext;
  block: LoadedBlock;
  tint: Tint;
  cardsLook: 'lines' | 'columns';
};

/** One of the blocks of a page. Every kind is here: the compiler says which one is missing. */
export function Block({ site, block, tint, cardsLook }: BlockProps) {
  switch (block.kind) {
    case 'rich-text':
      return <TextSection site={site} block={block} />;
    case 'accordion':
      return <AccordionSection site={site} block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'carousel':
      return <Carousel site={site} block={block} tint={tint} />;
    case 'key-figures':
      return <KeyFigures site={site} block={block} />;
    case 'cards':
      return <Cards site={site} block={block} look={cardsLook} />;
    case 'call-to-action':
      return <CallToAction site={site} block={block} />;
    case 'form-link':
      return <FormLink site={site} block={block} />;
    case 'testimonials':
      return <Testimonials site={site} block={block} />;
    case 'programmes':
      return <ProgrammeList site={site} block={block} />;
    case 'events':
      return <EventList site={site} block={block} />;
    case 'team':
      return <Team site={site} block={block} />;
    case 'video':
      return <Video site={site} block={block} />;
    case 'table':
      return <TableSection site={site} block={block} />;
  }
}
