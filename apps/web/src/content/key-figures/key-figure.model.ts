export type KeyFigure = {
  slug: string;
  value: number;
  suffix: string | null;
  label: string;
  note: string | null;
  source: string | null;
  year: number | null;
  cohort: number | null;
};
