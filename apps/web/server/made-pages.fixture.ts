import { vi } from 'vitest';
import { forgetAnswers } from '@/content/client/kept-answers';
import { log } from '@/lib/log';
import { answerAddress, errorAnswer, type Answered } from '@/pages/answer-address';
import { pageKey } from '@/pages/page-key.rules';
import { feedMarks } from '@/store/feed-marks';
import { withNotes } from '@/store/page-notes';
import { createDraw } from './engine';

type Account = { username: string; password: string };
export type Drawn = { status: number; html: string };

const UNKNOWN = '/page-introuvable';

/** The pages of the site, made by its own code on whatever the content service answers: nothing is remembered between two of them. */
export async function openSite(contentUrl: string, { username, password }: Account) {
  vi.stubEnv('SITE_KEY', 'meridia');
  vi.stubEnv('CONTENT_API_URL', `${contentUrl}/api`);
  vi.stubEnv('CONTENT_USERNAME', username);
  vi.stubEnv('CONTENT_PASSWORD', password);
  vi.stubEnv('MEDIA_DIR', '/srv/media');
  const logged = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error'), vi.spyOn(log, 'info')];
  for (const write of logged) write.mockReturnValue(undefined);
  const draw = await createDraw({
    script: '/_site/site.js',
    imports: [],
    stylesOf: () => [],
    islandStylesOf: () => [],
  });

  const answer = (address: string): Promise<Answered | null> => {
    const [path = '/', query = ''] = address.split('?');
    return address === UNKNOWN
      ? errorAnswer('fr', 404)
      : answerAddress(pageKey(path, new URLSearchParams(query)));
  };

  return {
    /** What a visitor of the address gets: what the server makes of a page that is not there, or that fails, included. */
    async draw(address: string): Promise<Drawn> {
      forgetAnswers();
      try {
        const { made } = await withNotes(feedMarks.point(), () => answer(address));
        return made ? { status: made.status, html: draw(made) } : { status: 404, html: '' };
      } catch (error) {
        return { status: 500, html: String(error) };
      }
    },
    linesLogged: () => logged.reduce((count, write) => count + write.mock.calls.length, 0),
    close: () => vi.unstubAllEnvs(),
  };
}
