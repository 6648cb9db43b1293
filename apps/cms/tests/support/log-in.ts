import { loginWire } from '@meridia/contract/login.wire';
import { call, type Answer } from './http-call.ts';

type Credentials = { username: string; password: string };

export function askLogin(url: string, body: unknown): Promise<Answer> {
  return call(url, '/api/login', { method: 'POST', body });
}

export async function logIn(url: string, { username, password }: Credentials): Promise<string> {
  const answer = await askLogin(url, { username, password });
  return loginWire.parse(answer.json).access_token;
}
