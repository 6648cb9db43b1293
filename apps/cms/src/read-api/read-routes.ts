import { serviceAccountStrategy } from '../auth/service-account.strategy';

type RouteOptions = { policies?: string[] };

/** A read for service accounts; the scope is the handler's action, granted to the roles in bootstrap/permissions.ts. */
export function readRoute(path: string, handler: string, { policies = [] }: RouteOptions = {}) {
  return {
    method: 'GET',
    path,
    handler,
    config: { auth: { strategies: [serviceAccountStrategy] }, policies },
  };
}

/** `/plural` and `/plural/:slug` of a type. */
export function readRoutes(plural: string, singular: string) {
  return {
    routes: [
      readRoute(`/${plural}`, `${singular}.find`),
      readRoute(`/${plural}/:slug`, `${singular}.findOne`),
    ],
  };
}
