import { expect, it, vi } from 'vitest';
import { useContentService } from '@/content/client/site-content.fixture';
import * as events from '@/content/events/events.query';
import * as news from '@/content/news/news.query';
import { loadFrame } from './load-frame';

const { answerJson } = useContentService();

it('CONST-03, S-37 the frame reads at most 6 events and 6 news', async () => {
  answerJson(404, {});
  const readEvents = vi.spyOn(events, 'getUpcomingEvents');
  const readNews = vi.spyOn(news, 'getLatestNews');
  await loadFrame('fr');

  expect(readEvents.mock.calls).toEqual([['fr', 6]]);
  expect(readNews.mock.calls).toEqual([['fr', 6]]);
});
