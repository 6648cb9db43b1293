import { z } from 'zod';
import { componentWire } from './component.wire.ts';
import { imageWire } from './image.wire.ts';
import { zoneEntryOf } from './misfit.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { richTextWire } from './rich-text.wire.ts';

/** `columns` and `rows` are the text of an editor: `parseTable` of @meridia/domain/table-text reads it. */
export const tableShape = { caption: textOrNull(), columns: z.string(), rows: z.string() };

export const bodyEntryWire = z.discriminatedUnion('__component', [
  componentWire.extend({ __component: z.literal('body.rich-text'), content: richTextWire }),
  componentWire.extend({ __component: z.literal('body.table'), ...tableShape }),
  componentWire.extend({
    __component: z.literal('body.quote'),
    /** Plain text with its own quotation marks; an empty line separates paragraphs. */
    text: z.string(),
    author: textOrNull(),
    role: textOrNull(),
  }),
  componentWire.extend({
    __component: z.literal('body.image'),
    image: orNull(imageWire),
    caption: textOrNull(),
  }),
]);
export type BodyEntryWire = z.infer<typeof bodyEntryWire>;

/** The body of a news item or of a blog post. */
export const bodyZoneWire = orEmpty(zoneEntryOf(bodyEntryWire));
export type BodyZoneWire = z.infer<typeof bodyZoneWire>;
