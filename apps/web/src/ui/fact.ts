import type { ReactNode } from 'react';

/** A line of a description list: « Rythme » / « Initial, alternance ». */
export type Fact = { label: string; value: ReactNode };
