import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../services/repository.ts';
import { EDGES } from './cuts.data.ts';

describe('what is left out of the edge to see what it costs', () => {
  it.each(EDGES.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit }))))(
    '$name: is in $file, once',
    ({ file, from }) => {
      const text = readFileSync(path.join(REPOSITORY, 'deploy/edge', file), 'utf8');
      expect(text.split(from)).toHaveLength(2);
    },
  );
});
