import { beforeEach, expect, it, vi } from 'vitest';
import { feedMarks } from '@/store/feed-marks';
import { aRedis } from '@/store/redis.fixture';
import { findAnswer, forgetAnswers, keepAnswer, type KeptAnswer } from './kept-answers';
import { useContentService } from './site-content.fixture';

const link = vi.hoisted(() => ({ current: {} }));
vi.mock('@/store/shared-redis', () => ({ sharedRedis: () => link.current }));
useContentService();

const shared = aRedis();
link.current = shared.redis;
const KEY = 'question';
const NEWS = 'api::news.news';

const answerAt = (position: number, value: string, epoch = 'e'): KeptAnswer => ({
  value,
  hash: value,
  point: { epoch, position },
  tags: [NEWS],
  around: [],
});

beforeEach(() => {
  forgetAnswers();
  feedMarks.begin({ epoch: 'e', position: 0 }, 0);
});

it.each([
  ['from before a later one that Redis did not take', answerAt(1, 'theirs'), 'own'],
  ['from before a restore', answerAt(90, 'theirs', 'before'), 'own'],
  ['that another node got later', answerAt(3, 'theirs'), 'theirs'],
])('of two last good answers the later one stands: one %s', async (_which, theirs, expected) => {
  await keepAnswer(KEY, theirs);
  shared.state.isAway = true;
  await keepAnswer(KEY, answerAt(2, 'own'));
  shared.state.isAway = false;
  feedMarks.apply([{ tags: [NEWS], change: 4 }], 4);

  expect((await findAnswer(KEY))?.value).toBe(expected);
});
