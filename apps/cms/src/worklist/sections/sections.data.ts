import type { Section } from '../desk';
import { DRAFTS } from './drafts';
import { ENGLISH } from './english';
import { EXPIRED } from './expired';
import { INCOMPLETE } from './incomplete';
import { LINKS } from './links';
import { OUTDATED } from './outdated';
import { SEARCHES } from './searches';
import { UNKNOWN } from './unknown';
import { WEEK } from './week';

export const SECTIONS: readonly Section[] = [
  DRAFTS,
  WEEK,
  INCOMPLETE,
  EXPIRED,
  LINKS,
  ENGLISH,
  OUTDATED,
  UNKNOWN,
  SEARCHES,
];
