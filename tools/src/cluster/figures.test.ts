import { describe, expect, it } from 'vitest';
import { sumIn } from './figures.ts';

const TEXT = `# TYPE pages_made_total counter
pages_made_total{template="home"} 2
pages_made_total{template="a } b"} 3 1763400000
pages_made_total_other 7
memory_live_bytes 100
`;

describe('a metric in the text that Prometheus reads', () => {
  it('is summed over its labels', () => {
    expect(sumIn(TEXT, 'pages_made_total')).toBe(5);
  });

  it('is read where it has none', () => {
    expect(sumIn(TEXT, 'memory_live_bytes')).toBe(100);
  });

  it('is no number where it is not told', () => {
    expect(sumIn(TEXT, 'nothing')).toBeNaN();
  });
});
