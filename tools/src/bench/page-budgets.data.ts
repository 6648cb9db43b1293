export type PageBudget = {
  name: string;
  path: string;
  /** Scripts, over those of a bare Next page. */
  scriptKbOverBare: number;
  styleKb: number;
  htmlKb?: number;
  layoutShift: number;
};

/** Nothing moves: what is left is the width of a letter when a font takes the place of its fallback. */
const NONE = 0.001;
/** A paragraph may be a line longer in the fallback font; half of what is still good for a visitor. */
const A_LINE = 0.05;

/** Kilobytes of 1000 bytes, gzip. */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  { name: 'home', path: '/', scriptKbOverBare: 10, styleKb: 15, layoutShift: NONE },
  { name: 'company home', path: '/entreprise', scriptKbOverBare: 12, styleKb: 15, layoutShift: NONE },
  { name: 'section page', path: '/ecole/histoire', scriptKbOverBare: 12, styleKb: 15, layoutShift: A_LINE },
  { name: 'error page', path: '/page-introuvable', scriptKbOverBare: 10, styleKb: 15, layoutShift: NONE },
];
