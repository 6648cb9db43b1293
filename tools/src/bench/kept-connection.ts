import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

export type RawAnswer = { status: number; headers: [string, string][]; body: Buffer };

export type KeptConnection = {
  /** Sends one question, and waits for the whole answer: nothing is sent ahead. */
  ask: (question: Buffer) => Promise<RawAnswer>;
  close: () => void;
};

/** A question as a browser asks it. */
export function toQuestion(path: string, headers: Record<string, string> = {}): Buffer {
  const lines = Object.entries({
    Host: 'www.meridia.example',
    Connection: 'keep-alive',
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Language': 'fr-FR,fr;q=0.9',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

function readHead(head: string): Omit<RawAnswer, 'body'> {
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers };
}

/** The whole answer once its last byte is there, else null. */
function readAnswer(received: Buffer): RawAnswer | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const head = readHead(received.toString('latin1', 0, headEnd));
  const body = received.subarray(headEnd + HEAD_END.length);
  const named = (wanted: string) => head.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const isChunked = named('transfer-encoding') === 'chunked';
  const isWhole = isChunked
    ? body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
    : body.length >= Number(named('content-length') ?? 0);
  return isWhole ? { ...head, body } : null;
}

/** One connection, kept open; a plain socket, so that the client takes as little of the machine as it can. */
export async function openConnection(port: number): Promise<KeptConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let received: Buffer[] = [];
  let settle: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | null = null;

  socket.on('data', (part) => {
    received.push(part);
    const answer = readAnswer(received.length === 1 ? part : Buffer.concat(received));
    if (!answer) return;
    received = [];
    settle?.resolve(answer);
  });
  socket.on('close', () => settle?.reject(new Error('The connection was closed')));
  socket.on('error', (error) => settle?.reject(error));

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(question);
      }),
    close: () => socket.destroy(),
  };
}
