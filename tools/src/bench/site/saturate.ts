import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../services/repository.ts';

const run = promisify(execFile);
const CONNECTIONS = 16;

/** As many visitors as a large town: each has an address of her own, else the edge would count them as one. */
const SCRIPT = `
local questions, turn = {}, 0
init = function()
  for n = 1, 4000 do
    wrk.headers["X-Forwarded-For"] = "198.18." .. math.floor(n / 250) .. "." .. (n % 250 + 1)
    questions[n] = wrk.format("GET")
  end
end
request = function()
  turn = turn % 4000 + 1
  return questions[turn]
end
done = function(summary)
  io.write("lost " .. (summary.errors.status + summary.errors.timeout + summary.errors.read + summary.errors.connect) .. "\\n")
end`;

/** Answers a second when nobody waits between them; by `wrk`, which takes less of the machine than the server that it asks. */
export async function saturate(
  port: number,
  asked: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const folder = path.join(REPOSITORY, '.tmp');
  mkdirSync(folder, { recursive: true });
  const script = path.join(folder, 'bench-visitors.lua');
  writeFileSync(script, SCRIPT);
  const url = `http://127.0.0.1:${port}${asked}`;
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script],
    ...['-H', 'Accept-Encoding: br', '-H', 'Host: www.meridia.example'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  const lost = Number(/^lost (\d+)$/m.exec(stdout)?.[1] ?? NaN);
  if (lost !== 0) throw new Error(`${url}: ${lost} were not answered as they should\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? NaN);
}
