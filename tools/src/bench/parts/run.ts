import { databaseUrl } from '../../services/postgres.ts';
import { cloneTemplate } from '../../services/seeded-template.ts';
import { watchStolenTime } from '../../services/stolen-time.ts';
import { measureContent } from './content.ts';
import { HEAD, toLine } from './part-figures.ts';
import { measurePublications } from './publications.ts';
import { measureRedis } from './redis.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm bench:parts`: where the parts behind the nodes saturate; what a node and the edge can do is told by `pnpm bench`. */
const tellStolen = watchStolenTime();
const clone = await cloneTemplate('bench_parts');
try {
  const url = databaseUrl(clone.database);
  const figures = [
    ...(await measureContent(url, clone.mediaFolder)),
    await measurePublications(url, clone.mediaFolder),
    ...(await measureRedis()),
  ];
  print(HEAD);
  for (const figure of figures) print(toLine(figure));
  print(`\n${tellStolen()}`);
} finally {
  await clone.drop();
}
