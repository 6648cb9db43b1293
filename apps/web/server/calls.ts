import type { ServerResponse } from 'node:http';
import { answerCall } from '@/calls/answer-call';
import { answerManifest } from '@/calls/answer-manifest';
import type { ServerEnvironment } from '@/env/server';
import { paths } from '@/lib/paths';
import { isCallPath } from './call-guard';
import type { PlainAnswers } from './plain-answers';
import type { PublicUrl } from './public-url';

type Settings = Pick<ServerEnvironment, 'BROWSER_API_URL'>;

/** The calls of the browser, and the manifest of the installed app. True when the request is answered. */
export function createCalls({ BROWSER_API_URL }: Settings, { send }: PlainAnswers) {
  // CALL-02: a base of its own is another origin for the page. What is answered is public, and the same with no cookie.
  const shared: Record<string, string> =
    BROWSER_API_URL === undefined ? {} : { 'Access-Control-Allow-Origin': '*' };
  return async (response: ServerResponse, { path, query }: PublicUrl): Promise<boolean> => {
    const isManifest = path === paths.manifest;
    if (!isManifest && !isCallPath(path)) return false;
    const answer = await (isManifest ? answerManifest() : answerCall(path, new URLSearchParams(query)));
    send(response, answer.status, { ...answer.headers, ...(isManifest ? {} : shared) }, answer.body);
    return true;
  };
}
