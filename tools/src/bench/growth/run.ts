import { addScaledContent } from '../../scale/scaled-content.ts';
import {
  cloneOwnDatabase,
  copyDatabaseInto,
  createOwnPostgres,
  removeOwnPostgres,
} from '../../services/own-postgres.ts';
import { databaseUrl } from '../../services/postgres.ts';
import { seededTemplate } from '../../services/seeded-template.ts';
import { buildSiteIfOlder } from '../../services/web-build.ts';
import { addPassages } from '../search/many-passages.ts';
import { headOf, isTooSteep, toLine } from './growth-figures.ts';
import { FIGURES, measureSize, type SizeFigures } from './measure-size.ts';

/** Ten schools; at the last size each has 10,000 news and 5,000 events. */
const SCHOOLS = ['meridia', 'boreal', ...Array.from({ length: 8 }, (_, place) => `ecole-${place + 3}`)];
const SIZES = [1, 10, 100];
const NEWS = 100;
const EVENTS = 50;
const PASSAGES = 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);
process.stdout.on('error', () => undefined);

/** `pnpm bench:growth`: what a hundred times the content costs. The build of the site reads no content, and is the same at any size. */
const server = await createOwnPostgres();
try {
  await buildSiteIfOlder();
  const template = await seededTemplate();
  await copyDatabaseInto(server, databaseUrl(template.database), 'demo');
  const sizes: SizeFigures[] = [];
  for (const size of SIZES) {
    const database = await cloneOwnDatabase(server, 'demo', `growth_${size}`);
    await addScaledContent(database, { schools: SCHOOLS, news: NEWS * size, events: EVENTS * size });
    await addPassages(database, PASSAGES * size);
    sizes.push(await measureSize(database, template.mediaFolder, NEWS * size));
    print(`${size} ×: measured`);
  }
  const figures = FIGURES.map(({ key, ...figure }) => ({ ...figure, values: sizes.map((one) => one[key]) }));
  const names = SIZES.map((size) => `${size} × (10 schools × ${NEWS * size} news, ${EVENTS * size} events)`);
  print(`\n${headOf(names)}`);
  for (const figure of figures) print(toLine(figure));
  process.exitCode = figures.some(isTooSteep) ? 1 : 0;
} finally {
  await removeOwnPostgres(server);
}
