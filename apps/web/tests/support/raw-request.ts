import { connect, type Socket } from 'node:net';

export type RawAnswer = {
  status: number | null;
  head: string;
  headers: ReadonlyMap<string, string>;
  body: string;
  isClosed: boolean;
};

/** « Go on » is no answer yet. */
const CONTINUE = /^HTTP\/1\.1 100 .*?\r\n\r\n/s;

function readAnswer(received: string, isClosed: boolean): RawAnswer {
  const [head = '', ...rest] = received.replace(CONTINUE, '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: status ? Number(status) : null, head, headers, body: rest.join('\r\n\r\n'), isClosed };
}

export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
}

/** Sends bytes as they are, which no client would, and gives what comes until the server hangs up or says no more. */
export function sendRaw(url: string, bytes: Buffer, patienceMs: number): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = openSocket(url);
    const received: Buffer[] = [];
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(readAnswer(Buffer.concat(received).toString('latin1'), isClosed));
    };
    const timer = setTimeout(end, patienceMs, false);
    socket.on('data', (part) => received.push(part));
    // What was refused before it was all sent is no fault.
    socket.on('error', () => undefined);
    socket.on('close', () => end(true));
    socket.write(bytes);
  });
}
