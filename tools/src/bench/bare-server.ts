import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawAnswer } from './kept-connection.ts';

type Told = Omit<RawAnswer, 'body'> & { body: string };

const isTold = (message: unknown): message is Told[] => Array.isArray(message);

/** What Node takes to send the same bytes under the same headers, and nothing else: `/0` is the first answer it was told. */
process.once('message', (message) => {
  if (!isTold(message)) throw new Error('No answers');
  const answers = new Map(
    message.map(({ status, headers, body }, index) => [
      `/${index}`,
      { status, headers: Object.fromEntries(headers), body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer?.status ?? 500, answer?.headers).end(answer?.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
