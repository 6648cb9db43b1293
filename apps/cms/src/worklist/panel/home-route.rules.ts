import type { RouteObject } from 'react-router-dom';

type Home = NonNullable<RouteObject['lazy']>;

/** A version of Strapi that has moved its home stops the panel, instead of showing widgets again. */
export function withHome(routes: readonly RouteObject[], home: Home): RouteObject[] {
  const [first, ...others] = routes.filter(({ index }) => index === true);
  if (!first || others.length > 0) throw new Error('Strapi’s router has no home any more, or several.');
  return routes.map((route) => (route === first ? { index: true, lazy: home } : route));
}
