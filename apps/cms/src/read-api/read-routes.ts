import { serviceAccountStrategy } from '../auth/service-account.strategy';

type RouteOptions = { policies?: string[] };

/** A call of service accounts; the scope is the handler's action, granted to the roles in bootstrap/permissions.ts. */
export function serviceRoute(
  method: 'GET' | 'POST',
  path: string,
  handler: string,
  { policies = [] }: RouteOptions = {},
) {
  return { method, path, handler, config: { auth: { strategies: [serviceAccountStrategy] }, policies } };
}

export const readRoute = (path: string, handler: string, options?: RouteOptions) =>
  serviceRoute('GET', path, handler, options);

/** `/plural` and `/plural/:slug` of a type. */
export function readRoutes(plural: string, singular: string) {
  return {
    routes: [
      readRoute(`/${plural}`, `${singular}.find`),
      readRoute(`/${plural}/:slug`, `${singular}.findOne`),
    ],
  };
}
