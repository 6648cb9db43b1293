import { expect, it } from 'vitest';
import { withHome } from './home-route.rules';

const home = () => Promise.resolve({ Component: () => null });

it('WORK-01 the home is replaced, and nothing else', () => {
  const me = { path: 'me' };
  expect(withHome([{ index: true, element: 'widgets' }, me], home)).toEqual([
    { index: true, lazy: home },
    me,
  ]);
});

it.each([[[]], [[{ path: 'accueil' }]], [[{ index: true as const }, { index: true as const }]]])(
  'WORK-01 a panel without its one home does not start: %j',
  (routes) => {
    expect(() => withHome(routes, home)).toThrow('no home any more');
  },
);
