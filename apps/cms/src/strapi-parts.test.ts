import type { Core } from '@strapi/strapi';
import { describe, expect, it } from 'vitest';
import { fenceActions } from './fence/panel-actions';
import { requireStrapiParts, STRAPI_PARTS } from './strapi-parts';

const nothing = () => undefined;
const DOCUMENTS = Object.fromEntries(
  [
    ...['findMany', 'findFirst', 'findOne', 'count', 'create', 'update', 'clone', 'delete', 'publish'],
    ...['unpublish', 'discardDraft', 'updateComponents', 'omitComponentData'],
  ].map((name) => [name, nothing]),
);

const A_LINK: [string, unknown] = [
  'api::event.event',
  { attributes: { campuses: { joinTable: { name: 'lnk' } } } },
];
const A_ZONE: [string, unknown] = [
  'api::article.article',
  { attributes: { pageLayout: { joinTable: { name: 'articles_cmps' } } } },
];

/** As much of Strapi as is looked at. That the installed one has it all is what the start of every contract test is about. */
function aStrapi() {
  const panel = { admin: { type: 'admin', routes: [{ info: { type: 'admin' } }] } };
  const upload = { upload: nothing, uploadStream: nothing, delete: nothing };
  const plugins: Record<string, unknown> = {
    'content-manager': { routes: panel },
    upload: { routes: panel, provider: upload },
    email: { provider: { send: nothing } },
    'users-permissions': { service: () => ({ getToken: nothing, issue: nothing }) },
  };
  const models: Record<string, unknown> = {
    'plugin::upload.file': { attributes: { folderPath: {} } },
    'plugin::upload.folder': { attributes: { path: {} } },
  };
  const services: Record<string, unknown> = {
    'admin::user': { create: nothing, updateById: nothing, findOneByEmail: nothing },
    'admin::token': { createToken: nothing },
    'admin::auth': { checkCredentials: nothing, validatePassword: nothing, hashPassword: nothing },
  };
  return {
    plugin: (name: string) => plugins[name],
    documents: () => DOCUMENTS,
    contentType: (uid: string) => models[uid],
    requestContext: { get: nothing },
    service: (uid: string) => services[uid],
    sessionManager: nothing,
    server: { httpServer: { listening: false } },
    db: {
      metadata: new Map([A_LINK, A_ZONE]),
      lifecycles: { subscribe: nothing },
    },
    plugins,
    models,
  };
}

const start = (strapi: object) => () => requireStrapiParts(strapi as Core.Strapi);
const [ROUTES, CONTEXT, DOCUMENT, TOKENS, PROVIDER, PATHS, LINKS, ZONES, LISTENING, EVENTS, ACCOUNTS, MAIL] =
  STRAPI_PARTS.map(({ name }) => name);

describe('C-12 the private parts of Strapi that the service stands on', () => {
  it('C-12 are all there: the service starts', () => {
    expect(start(aStrapi())).not.toThrow();
  });

  const { plugins, models } = aStrapi();
  it.each([
    [
      ROUTES,
      {
        plugin: (name: string) => ({
          ...(plugins[name] as object),
          routes: { admin: { type: 'admin', routes: [{}] } },
        }),
      },
    ],
    [CONTEXT, { requestContext: {} }],
    [DOCUMENT, { documents: () => ({ ...DOCUMENTS, publishMany: nothing }) }],
    [DOCUMENT, { documents: () => ({ ...DOCUMENTS, clone: undefined }) }],
    [
      TOKENS,
      { plugin: (name: string) => (name === 'users-permissions' ? { service: () => ({}) } : plugins[name]) },
    ],
    [PROVIDER, { plugin: (name: string) => ({ ...(plugins[name] as object), provider: {} }) }],
    [PATHS, { contentType: (uid: string) => (uid.endsWith('file') ? { attributes: {} } : models[uid]) }],
    [
      LINKS,
      { db: { ...aStrapi().db, metadata: new Map([['api::event.event', { attributes: {} }], A_ZONE]) } },
    ],
    [
      ZONES,
      { db: { ...aStrapi().db, metadata: new Map([A_LINK, ['api::article.article', { attributes: {} }]]) } },
    ],
    [LISTENING, { server: {} }],
    [EVENTS, { db: { ...aStrapi().db, lifecycles: {} } }],
    [ACCOUNTS, { sessionManager: undefined }],
    [ACCOUNTS, { service: () => ({}) }],
    [MAIL, { plugin: (name: string) => (name === 'email' ? {} : plugins[name]) }],
  ])('C-12 without %s it does not start', (name, missing) => {
    expect(start({ ...aStrapi(), ...missing })).toThrow(name);
  });
});

describe('C-12 the actions of the panel that are fenced', () => {
  const strapiWith = (controller: object) =>
    ({
      get: () => ({ extend: (_uid: string, change: (found: object) => object) => change(controller) }),
    }) as unknown as Core.Strapi;

  it('C-12 one that Strapi renamed stops the boot, with its name', () => {
    const fence = () =>
      fenceActions(strapiWith({ read: nothing }), 'plugin::upload.admin-file', { find: (one) => one });
    expect(fence).toThrow('plugin::upload.admin-file.find');
  });
});
