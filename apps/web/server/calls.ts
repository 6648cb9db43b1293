import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodePath } from '@meridia/domain/address-path.rules';
import { toCanonicalPath } from '@meridia/domain/redirects';
import { answerCall } from '@/calls/answer-call';
import { answerManifest } from '@/calls/answer-manifest';
import type { ServerEnvironment } from '@/env/server';
import { paths } from '@/lib/paths';
import { isCallPath } from './call-guard';
import type { KeepAs } from './keep-as';
import { negotiateAnswer } from './negotiated-answer';
import type { PlainAnswers } from './plain-answers';
import type { PublicUrl } from './public-url';

type Settings = Pick<ServerEnvironment, 'BROWSER_API_URL'>;
type Parts = { plain: PlainAnswers; keepAs: KeepAs };

/** The one way to write a call; a call with a parameter that it does not know is refused. */
const ownAddress = ({ path, query }: PublicUrl): string =>
  `${encodePath(toCanonicalPath(path) ?? path)}?${new URLSearchParams(query).toString()}`;

/** The calls of the browser, and the manifest of the installed app. True when the request is answered. */
export function createCalls({ BROWSER_API_URL }: Settings, { plain, keepAs }: Parts) {
  // CALL-02: a base of its own is another origin for the page. What is answered is public, and the same with no cookie.
  const shared: Record<string, string> =
    BROWSER_API_URL === undefined ? {} : { 'Access-Control-Allow-Origin': '*' };
  return async ({ headers }: IncomingMessage, response: ServerResponse, url: PublicUrl): Promise<boolean> => {
    const { path, query } = url;
    const isManifest = path === paths.manifest;
    if (!isManifest && !isCallPath(path)) return false;
    const whole = await (isManifest ? answerManifest() : answerCall(path, new URLSearchParams(query)));
    if (whole.status === 200) keepAs(response, url, isManifest ? path : ownAddress(url));
    const answer = await negotiateAnswer(headers, whole);
    plain.send(response, answer.status, { ...answer.headers, ...(isManifest ? {} : shared) }, answer.body);
    return true;
  };
}
