import { titledReferenceWire, type TitledReferenceWire } from './reference.wire.ts';

/** `GET /news-categories`, `GET /news-categories/{slug}` */
export const newsCategoryWire = titledReferenceWire;
export type NewsCategoryWire = TitledReferenceWire;
