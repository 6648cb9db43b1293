import type { Fact } from './fact';

type FactListProps = { facts: readonly Fact[]; className?: string };

/** Short facts of a programme; nothing at all when there are none. */
export function FactList({ facts, className }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
