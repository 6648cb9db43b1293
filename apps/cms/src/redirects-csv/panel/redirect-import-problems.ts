type Problem = { line: number; message: string };
type Refusal = { name?: string; message?: string; details?: unknown };

const MAX_SHOWN = 20;
const FAILED = 'L’import a échoué. Vérifiez que le fichier fait moins de 2 Mo, puis réessayez.';

function problemsOf(details: unknown): readonly Problem[] | null {
  const hasProblems = typeof details === 'object' && details !== null && 'problems' in details;
  return hasProblems && Array.isArray(details.problems) ? details.problems : null;
}

/** What an editor reads when her file is refused. The sentences of the service are French, those of Strapi are not. */
export function importProblems({ name, message, details }: Refusal): string[] {
  const problems = problemsOf(details);
  if (!problems)
    return [name === 'ValidationError' || name === 'ApplicationError' ? (message ?? FAILED) : FAILED];

  const shown = problems.slice(0, MAX_SHOWN).map((problem) => `Ligne ${problem.line} : ${problem.message}`);
  const others = problems.length - shown.length;
  return others > 0 ? [...shown, `Et ${others} autre${others > 1 ? 's' : ''}.`] : shown;
}
