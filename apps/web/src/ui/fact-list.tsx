import type { Fact } from './fact';
import { Ordinals } from './ordinals';

type FactListProps = { facts: readonly Fact[]; className?: string };

/** Short facts; nothing at all when there are none. */
export function FactList({ facts, className }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <Ordinals>{fact.value}</Ordinals>
          </dd>
        </div>
      ))}
    </dl>
  );
}
