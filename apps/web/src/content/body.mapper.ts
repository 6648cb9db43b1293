import type { BodyEntryWire, BodyZoneWire } from '@meridia/contract/body-zone.wire';
import { fittingParts } from '@/content/client/misfits';
import type { BodyPart } from './body.model';
import { toTextImage } from './image.mapper';
import { linkContacts } from './inline-text.rules';
import { toQuoteParagraphs } from './quotation.rules';
import { toRichText, toTextTable } from './rich-text.mapper';

function toPart(entry: BodyEntryWire): BodyPart[] {
  const { id } = entry;
  switch (entry.__component) {
    case 'body.rich-text':
      return [{ kind: 'text', id, text: toRichText(entry.content) }];
    case 'body.table':
      return [{ kind: 'table', id, table: toTextTable(entry) }];
    case 'body.quote': {
      const { text, author, role } = entry;
      return [{ kind: 'quote', id, paragraphs: toQuoteParagraphs(linkContacts(text)), author, role }];
    }
    case 'body.image': {
      const image = entry.image && toTextImage(entry.image);
      return image ? [{ kind: 'image', id, image, caption: entry.caption }] : [];
    }
  }
}

export function toBody(zone: BodyZoneWire): BodyPart[] {
  return fittingParts(zone).flatMap(toPart);
}
