import { addScaledContent } from '../../scale/scaled-content.ts';
import {
  cloneOwnDatabase,
  copyDatabaseInto,
  createOwnPostgres,
  removeOwnPostgres,
} from '../../services/own-postgres.ts';
import { databaseUrl } from '../../services/postgres.ts';
import { seededTemplate } from '../../services/seeded-template.ts';
import { watchStolenTime } from '../../services/stolen-time.ts';
import { buildSite } from '../../services/web-build.ts';
import { addPassages } from '../search/many-passages.ts';
import { headOf, isTooSteep, toLine } from './growth-figures.ts';
import { FIGURES, measureSizes } from './measure-sizes.ts';
import type { Size } from './services-of-size.ts';

/** Ten schools; at the last size each has 10,000 news and 5,000 events. */
const SCHOOLS = ['meridia', 'boreal', ...Array.from({ length: 8 }, (_, place) => `ecole-${place + 3}`)];
const SIZES = [1, 10, 100];
const NEWS = 100;
const EVENTS = 50;
const PASSAGES = 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);
process.stdout.on('error', () => undefined);

/** `pnpm bench:growth`: what a hundred times the content costs. */
const server = await createOwnPostgres();
try {
  const buildFrom = performance.now();
  await buildSite();
  const buildSeconds = ((performance.now() - buildFrom) / 1000).toFixed(1);
  const template = await seededTemplate();
  await copyDatabaseInto(server, databaseUrl(template.database), 'demo');
  const sizes: Size[] = [];
  for (const times of SIZES) {
    const database = await cloneOwnDatabase(server, 'demo', `growth_${times}`);
    await addScaledContent(database, { schools: SCHOOLS, news: NEWS * times, events: EVENTS * times });
    await addPassages(database, PASSAGES * times);
    sizes.push({ databaseUrl: database, mediaFolder: template.mediaFolder, newsOfSchool: NEWS * times });
    print(`${times} ×: written`);
  }
  const tellStolen = watchStolenTime();
  const measured = await measureSizes(sizes);
  const figures = FIGURES.map(({ key, ...figure }) => ({ ...figure, values: measured[key] }));
  const names = SIZES.map((size) => `${size} × (10 schools × ${NEWS * size} news, ${EVENTS * size} events)`);
  print(`\n${headOf(names)}`);
  for (const figure of figures) print(toLine(figure));
  print(`\nThe build of the site reads no content, and takes ${buildSeconds} s at any size. ${tellStolen()}`);
  process.exitCode = figures.some(isTooSteep) ? 1 : 0;
} finally {
  await removeOwnPostgres(server);
}
