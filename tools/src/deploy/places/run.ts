import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeFiles } from '../../cluster/place.rules.ts';
import { REPOSITORY } from '../../services/repository.ts';
import { PLACES } from './places.data.ts';

/** `pnpm deploy:places`: writes what the edge has to know of where it is, for each place that is not this machine. */
for (const [folder, place] of Object.entries(PLACES)) {
  mkdirSync(path.join(REPOSITORY, folder), { recursive: true });
  for (const [name, text] of Object.entries(placeFiles(place)))
    writeFileSync(path.join(REPOSITORY, folder, name), text);
}
