import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs } from '../services/process-facts.ts';
import { askOnce, startBare } from './bare-process.ts';
import { openConnection, toQuestion, type RawAnswer } from './kept-connection.ts';
import { NODE_CASES, SCRIPT, type NodeCase } from './node-cases.data.ts';
import { median } from './statistics.ts';

/** A server that is measured. */
type Server = { pid: number; port: number };
type Question = (count: number) => Buffer;

export type RequestCost = { name: string; connections: number; ours: number; bare: number };

const ROUNDS = 7;
const REQUESTS = 2000;
/** The first requests compile the code, and make a page so much in demand that it is packed at its best. */
const WARM_UP_REQUESTS = 4000;
const SETTLING_MS = 3000;
const CONNECTIONS = [1, 8];

/** CPU of a server for one request, in ms; each connection waits for its answer before it asks again. */
async function cpuPerRequest({ pid, port }: Server, question: Question, connections: number, count: number) {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  let asked = 0;
  const before = cpuMs(pid);
  await Promise.all(
    opened.map(async ({ ask }) => {
      while (asked < count) await ask(question((asked += 1)));
    }),
  );
  const spent = cpuMs(pid) - before;
  opened.forEach(({ close }) => close());
  return spent / count;
}

async function toQuestions(
  port: number,
): Promise<{ one: NodeCase; question: Question; answer: RawAnswer }[]> {
  const home = await askOnce(port, toQuestion('/'));
  const script = /"(\/_site\/[^"]+\.js)"/.exec(home.body.toString())?.[1] ?? '';
  return Promise.all(
    NODE_CASES.map(async (one) => {
      const headers: Record<string, string> = one.encoding ? { 'Accept-Encoding': one.encoding } : {};
      const at = (count: number) => one.path.replace(SCRIPT, script).replace('{count}', String(count));
      if (one.isKnown) {
        const known = await askOnce(port, toQuestion(at(0), headers));
        headers['If-None-Match'] = known.headers.find(([name]) => name === 'ETag')?.[1] ?? '';
      }
      const question = (count: number) => toQuestion(at(count), headers);
      const answer = await askOnce(port, question(0));
      if (answer.status !== one.status) throw new Error(`${at(0)} answered ${answer.status}`);
      return { one, question, answer };
    }),
  );
}

/** Each question to both servers, turn by turn, so that whatever else the machine does weighs on both alike. */
export async function measureRequests(ours: Server): Promise<RequestCost[]> {
  for (const { question } of await toQuestions(ours.port))
    await cpuPerRequest(ours, question, 1, WARM_UP_REQUESTS);
  await sleep(SETTLING_MS);
  const questions = await toQuestions(ours.port);
  const bare = await startBare(questions.map(({ answer }) => answer));
  const costs: RequestCost[] = [];
  try {
    for (const [index, { one, question }] of questions.entries()) {
      const bareQuestion = toQuestion(`/${index}`, one.encoding && { 'Accept-Encoding': one.encoding });
      await cpuPerRequest(bare, () => bareQuestion, 1, WARM_UP_REQUESTS);
      for (const connections of CONNECTIONS) {
        const taken = { ours: [] as number[], bare: [] as number[] };
        for (let round = 0; round < ROUNDS; round += 1) {
          taken.bare.push(await cpuPerRequest(bare, () => bareQuestion, connections, REQUESTS));
          taken.ours.push(await cpuPerRequest(ours, question, connections, REQUESTS));
        }
        costs.push({ name: one.name, connections, ours: median(taken.ours), bare: median(taken.bare) });
      }
    }
  } finally {
    bare.stop();
  }
  return costs;
}
