import type { Core } from '@strapi/strapi';

/** What the document service can do. The fences and the outbox know these; an action that is new must be looked at first. */
const DOCUMENT_ACTIONS = new Set([
  'findMany',
  'findFirst',
  'findOne',
  'count',
  'create',
  'update',
  'clone',
  'delete',
  'publish',
  'unpublish',
  'discardDraft',
]);
/** Not actions: they do not write, or only prepare. */
const NO_ACTIONS = new Set(['updateComponents', 'omitComponentData']);

type Part = { name: string; isThere: (strapi: Core.Strapi) => boolean };
type Routed = { info?: { type?: string } };

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function hasFunctions(part: unknown, ...names: string[]): boolean {
  const found = (part ?? {}) as Record<string, unknown>;
  return names.every((name) => isFunction(found[name]));
}

function routeKinds(strapi: Core.Strapi, plugin: string): (string | undefined)[] {
  const routers = Object.values(strapi.plugin(plugin)?.routes ?? {}) as {
    type?: string;
    routes?: Routed[];
  }[];
  return routers
    .filter(({ type }) => type === 'admin')
    .flatMap(({ routes = [] }) => routes.map(({ info }) => info?.type));
}

/**
 * The parts of Strapi that are not of its public interface and that this service stands on. A fence that finds nothing to
 * hold on to would be open without a word: a version of Strapi that moved one of them does not start (C-12).
 */
export const STRAPI_PARTS: readonly Part[] = [
  {
    name: 'the kind of each route of the panel (route.info.type)',
    isThere: (strapi) =>
      ['content-manager', 'upload'].every((plugin) => {
        const kinds = routeKinds(strapi, plugin);
        return kinds.length > 0 && kinds.every((kind) => kind === 'admin');
      }),
  },
  {
    name: 'the context of a request (requestContext.get)',
    isThere: (strapi) => hasFunctions(strapi.requestContext, 'get'),
  },
  {
    name: 'the actions of the document service, and no others',
    isThere: (strapi) => {
      const found = Object.entries(strapi.documents('api::event.event'))
        .filter(([, value]) => isFunction(value))
        .map(([name]) => name)
        .filter((name) => !NO_ACTIONS.has(name));
      return found.length === DOCUMENT_ACTIONS.size && found.every((name) => DOCUMENT_ACTIONS.has(name));
    },
  },
  {
    name: 'the tokens of service accounts (users-permissions jwt)',
    isThere: (strapi) => {
      return hasFunctions(strapi.plugin('users-permissions')?.service('jwt'), 'getToken', 'issue');
    },
  },
  {
    name: 'the place of uploaded files (upload provider)',
    isThere: (strapi) => {
      return hasFunctions(strapi.plugin('upload')?.provider, 'upload', 'uploadStream', 'delete');
    },
  },
  {
    name: 'the path of a file’s folder (upload file folderPath)',
    isThere: (strapi) =>
      'folderPath' in strapi.contentType('plugin::upload.file').attributes &&
      'path' in strapi.contentType('plugin::upload.folder').attributes,
  },
  {
    name: 'the tables of links between documents (db.metadata joinTable)',
    isThere: (strapi) => {
      const { campuses } = strapi.db.metadata.get('api::event.event').attributes as {
        campuses?: { joinTable?: { name?: string } };
      };
      return Boolean(campuses?.joinTable?.name);
    },
  },
  {
    name: 'the tables of components in documents (db.metadata joinTable)',
    isThere: (strapi) => {
      const { pageLayout } = strapi.db.metadata.get('api::article.article').attributes as {
        pageLayout?: { joinTable?: { name?: string } };
      };
      return pageLayout?.joinTable?.name === 'articles_cmps';
    },
  },
  {
    name: 'whether the service answers anybody (server.httpServer.listening)',
    isThere: (strapi) => typeof strapi.server.httpServer?.listening === 'boolean',
  },
  {
    name: 'the events of stored files (db.lifecycles.subscribe)',
    isThere: (strapi) => hasFunctions(strapi.db.lifecycles, 'subscribe'),
  },
  {
    name: 'the accounts of the panel and their sessions (admin user, token and auth services, sessionManager)',
    isThere: (strapi) =>
      hasFunctions(strapi.service('admin::user'), 'create', 'updateById', 'findOneByEmail') &&
      hasFunctions(strapi.service('admin::token'), 'createToken') &&
      hasFunctions(strapi.service('admin::auth'), 'checkCredentials', 'validatePassword', 'hashPassword') &&
      isFunction(strapi.sessionManager),
  },
  {
    name: 'what sends mail (email provider)',
    isThere: (strapi) => hasFunctions(strapi.plugin('email')?.provider, 'send'),
  },
];

export function requireStrapiParts(strapi: Core.Strapi, parts: readonly Part[] = STRAPI_PARTS): void {
  const missing = parts.filter(({ isThere }) => !isThere(strapi)).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `This version of Strapi lacks what the content service stands on:\n  ${missing.join('\n  ')}`,
    );
}
