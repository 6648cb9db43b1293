/** Who calls: a real account, or a token that a hostile caller made (hostile-callers.ts builds them). */
export type Caller =
  | 'meridia'
  | 'preview'
  | 'nobody'
  | 'garbage'
  | 'unsigned'
  | 'other-secret'
  | 'admin-secret'
  | 'expired'
  | 'unknown-user'
  | 'text-user'
  | 'api-token'
  /** Not hostile: proves that the forged ones fail for what they forge. */
  | 'well-forged';

export type HostileCall = {
  as: Caller;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
};

type HostileCase = [title: string, call: HostileCall, status: number, name: string, message: string];

const read = (path: string, as: Caller = 'meridia'): HostileCall => ({ as, path });
const logIn = (body: unknown): HostileCall => ({ as: 'nobody', path: '/api/login', method: 'POST', body });

function repeated(count: number, toPair: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => toPair(index)).join('&');
}

const NOT_FOUND = [404, 'NotFoundError', 'Not Found'] as const;
const FORBIDDEN = [403, 'ForbiddenError', 'Forbidden'] as const;
const NOT_YOURS = [403, 'PolicyError', 'Policy Failed'] as const;
const NO_CREDENTIALS = [401, 'UnauthorizedError', 'Missing or invalid credentials'] as const;
const invalid = (message: string) => [400, 'ValidationError', message] as const;
const NOT_DOCUMENT_IDS = invalid('documentIds must be ids of at most 100 documents');
const NOT_A_LOGIN = [400, 'BadRequestError', 'A username and a password are expected'] as const;

/** `{borealCampus}` and the like stand for documents of the other school. */
export const HOSTILE_CASES: HostileCase[] = [
  // The other school's data
  ['other school: a campus by slug', read('/api/campuses/tromso'), ...NOT_FOUND],
  ['other school: a campus by documentId', read('/api/campuses/{borealCampus}'), ...NOT_FOUND],
  ['other school: a campus by row number', read('/api/campuses/{borealCampusRow}'), ...NOT_FOUND],
  ['other school: its news', read('/api/boreal-news'), ...NOT_YOURS],
  ['other school: one of its news', read('/api/boreal-news/six-communes-six-dossiers'), ...NOT_YOURS],
  [
    'other school: its news under its own prefix',
    read('/api/meridia-news/six-communes-six-dossiers'),
    ...NOT_FOUND,
  ],
  ['other school: its home page', read('/api/boreal-articles/home'), ...NOT_YOURS],
  ['other school: a prefix that holds both', read('/api/meridia-boreal-news'), ...NOT_YOURS],
  [
    'other school: filter on site',
    read('/api/events?filters[site][$eq]=boreal'),
    ...invalid("Invalid filter at 'site.$eq'"),
  ],
  [
    'other school: short filter on site',
    read('/api/events?filters[site]=boreal'),
    ...invalid("Invalid filter at 'site'"),
  ],
  [
    'other school: filter on site in an alternative',
    read('/api/events?filters[$or][0][slug]=a&filters[$or][1][site]=boreal'),
    ...invalid("Invalid filter at 'site'"),
  ],
  [
    'other school: filter on the site of a relation',
    read('/api/events?filters[campuses][site][$eq]=boreal'),
    ...invalid("Invalid filter at 'campuses.site'"),
  ],
  [
    'other school: filter on documentId',
    read('/api/events?filters[documentId]={borealCampus}'),
    ...invalid("Invalid filter at 'documentId'"),
  ],
  ['other school: sort on site', read('/api/events?sort=site'), ...invalid('Invalid sort: "site"')],
  [
    'other school: sort on the site of a relation',
    read('/api/events?sort=campuses.site:asc'),
    ...invalid('Invalid sort: "campuses.site:asc"'),
  ],
  ['other school: populate site', read('/api/events?populate=site'), ...invalid('Invalid populate: "site"')],
  [
    'other school: a field of a relation',
    read('/api/events?populate[campuses][fields][0]=site'),
    ...invalid('Invalid fields: "site"'),
  ],
  ['other school: its changes', read('/api/changes?site=boreal'), ...invalid('since must be a number')],
  ['other school: its addresses', read('/api/published-addresses?site=boreal'), ...NOT_DOCUMENT_IDS],
  [
    'other school: its CRM links',
    read('/api/crm-links/actions?site=boreal'),
    ...invalid('Unknown action, programme, campus or query key'),
  ],
  [
    'other school: a link to its campus',
    read('/api/crm-links/brochure/bts-commerce-international/tromso'),
    404,
    'NotFoundError',
    'This programme is not offered on this campus',
  ],

  // Drafts
  ['drafts: a list', read('/api/events?status=draft'), ...FORBIDDEN],
  ['drafts: spelled otherwise', read('/api/events?status=%64raft'), ...FORBIDDEN],
  ['drafts: a document', read('/api/campuses/lyon?status=draft'), ...FORBIDDEN],
  ['drafts: their addresses', read('/api/published-addresses?status=draft'), ...NOT_DOCUMENT_IDS],
  [
    'drafts: their addresses, for preview',
    read('/api/published-addresses?status=draft', 'preview'),
    ...NOT_DOCUMENT_IDS,
  ],
  ['drafts: the settings', read('/api/users/me?status=draft'), ...FORBIDDEN],
  [
    'drafts: as a list of states',
    read('/api/events?status[0]=draft'),
    ...invalid("Invalid query at 'status'"),
  ],
  [
    'drafts: twice',
    read('/api/events?status=published&status=draft'),
    ...invalid("Invalid query at 'status'"),
  ],
  [
    'drafts: the old name',
    read('/api/events?publicationState=preview'),
    ...invalid('Unrecognized key: "publicationState"'),
  ],
  [
    'drafts: filter on publication',
    read('/api/events?filters[publishedAt][$null]=true'),
    ...invalid("Invalid filter at 'publishedAt"),
  ],

  // Populate, fields, private fields
  ['populate: everything', read('/api/events?populate=*'), ...invalid('Invalid populate: "*"')],
  ['populate: everything, deep', read('/api/events?populate=deep'), ...invalid('Invalid populate: "deep"')],
  [
    'populate: a relation of a relation',
    read('/api/events?populate[campuses][populate]=*'),
    ...invalid('Invalid populate:'),
  ],
  [
    'populate: a filter in a relation',
    read('/api/events?populate[campuses][filters][site]=boreal'),
    ...invalid('Invalid populate:'),
  ],
  [
    'populate: the author',
    read('/api/events?populate[createdBy]=true'),
    ...invalid('Invalid populate: "createdBy"'),
  ],
  [
    'populate: the author and fields',
    read('/api/events?populate[createdBy][fields][0]=password'),
    ...invalid('Invalid populate: "createdBy"'),
  ],
  [
    'populate: other languages',
    read('/api/events?populate=localizations'),
    ...invalid('Invalid populate: "localizations"'),
  ],
  [
    'populate: a name every object has',
    read('/api/events?populate=constructor'),
    ...invalid('Invalid populate'),
  ],
  [
    'populate: on a document',
    read('/api/campuses/lyon?populate=*'),
    ...invalid('Unrecognized key: "populate"'),
  ],
  ['populate: on the settings', read('/api/users/me?populate=*'), ...invalid('Unrecognized key: "populate"')],
  [
    'fields: private',
    read('/api/meridia-news?fields=photoBrief'),
    ...invalid('Invalid fields: "photoBrief"'),
  ],
  [
    'fields: private, as a list',
    read('/api/blog-posts?fields[0]=title&fields[1]=photoBrief'),
    ...invalid('Invalid fields: "photoBrief"'),
  ],
  ['fields: all', read('/api/meridia-news?fields=*'), ...invalid('Invalid fields: "*"')],
  [
    'fields: of the document alone',
    read('/api/events?fields=description'),
    ...invalid('Invalid fields: "description"'),
  ],
  [
    'private: filter on a private field',
    read('/api/meridia-news?filters[photoBrief][$contains]=a'),
    ...invalid("Invalid filter at 'photoBrief.$contains'"),
  ],
  [
    'private: sort on a private field',
    read('/api/meridia-news?sort=photoBrief'),
    ...invalid('Invalid sort: "photoBrief"'),
  ],
  [
    'private: filter on the password of the author',
    read('/api/events?filters[createdBy][password][$startsWith]=$2'),
    ...invalid("Invalid filter at 'createdBy.password'"),
  ],
  [
    'private: filter on the reset token of the author',
    read('/api/events?filters[updatedBy][resetPasswordToken][$notNull]=true'),
    ...invalid("Invalid filter at 'updatedBy.resetPasswordToken'"),
  ],
  [
    'private: sort on the password of the author',
    read('/api/events?sort=createdBy.password'),
    ...invalid('Invalid sort: "createdBy.password"'),
  ],
  [
    'private: redirects that are off',
    read('/api/redirects?filters[active]=false'),
    ...invalid("Invalid filter at 'active'"),
  ],
  [
    'private: banners that are off',
    read('/api/banners?filters[visible]=false'),
    ...invalid("Invalid filter at 'visible'"),
  ],

  // Unknown keys
  ['unknown key: lookup', read('/api/events?lookup[site]=boreal'), ...invalid('Unrecognized key: "lookup"')],
  ['unknown key: _q', read('/api/events?_q=a'), ...invalid('Unrecognized key: "_q"')],
  ['unknown key: limit', read('/api/events?limit=5'), ...invalid('Unrecognized key: "limit"')],
  ['unknown key: on', read('/api/events?on=a'), ...invalid('Unrecognized key: "on"')],
  [
    'unknown key: in pagination',
    read('/api/events?pagination[foo]=1'),
    ...invalid('Unrecognized key: "foo"'),
  ],
  [
    'unknown key: on a CRM link',
    read('/api/crm-links/actions?x=1'),
    ...invalid('Unknown action, programme, campus or query key'),
  ],
  [
    'unknown operator',
    read('/api/events?filters[slug][$containsi]=a'),
    ...invalid("Invalid filter at 'slug.$containsi'"),
  ],
  [
    'unknown operator: $not',
    read('/api/events?filters[$not][slug]=a'),
    ...invalid("Invalid filter at '$not.slug'"),
  ],

  // Huge requests
  [
    'huge: limit',
    read('/api/events?pagination[limit]=5000'),
    ...invalid('Invalid pagination: at most 100 items'),
  ],
  [
    'huge: page size',
    read('/api/redirects?pagination[pageSize]=501'),
    ...invalid('Invalid pagination: at most 500 items'),
  ],
  [
    'huge: limit of -1',
    read('/api/events?pagination[limit]=-1'),
    ...invalid("Invalid query at 'pagination.limit'"),
  ],
  [
    'huge: limit of 0',
    read('/api/events?pagination[limit]=0'),
    ...invalid("Invalid query at 'pagination.limit'"),
  ],
  ['huge: page 0', read('/api/events?pagination[page]=0'), ...invalid("Invalid query at 'pagination.page'")],
  [
    'huge: start',
    read('/api/events?pagination[start]=99999999'),
    ...invalid("Invalid query at 'pagination.start'"),
  ],
  [
    'huge: page and start',
    read('/api/events?pagination[page]=1&pagination[start]=0'),
    ...invalid('page or start, not both'),
  ],
  [
    'huge: nested alternatives',
    read('/api/events?filters[$or][0][$or][0][$or][0][$or][0][$or][0][slug]=a'),
    ...invalid('Invalid filter at'),
  ],
  [
    'huge: alternatives',
    read(`/api/events?${repeated(11, (index) => `filters[$or][${index}][slug]=a`)}`),
    ...invalid("Invalid filter at '$or'"),
  ],
  [
    'huge: values',
    read(`/api/events?${repeated(101, (index) => `filters[slug][$in][${index}]=a`)}`),
    ...invalid("Invalid filter at 'slug.$in'"),
  ],
  [
    'huge: one value',
    read(`/api/events?filters[slug]=${'a'.repeat(201)}`),
    ...invalid("Invalid filter at 'slug.$eq'"),
  ],
  [
    'huge: ids, joined',
    read(`/api/published-addresses?documentIds=${Array(101).fill('a'.repeat(24)).join(',')}`),
    ...NOT_DOCUMENT_IDS,
  ],
  [
    'huge: ids, repeated',
    read(`/api/published-addresses?${repeated(101, () => `documentIds=${'a'.repeat(24)}`)}`),
    ...NOT_DOCUMENT_IDS,
  ],
  ['huge: one id', read(`/api/published-addresses?documentIds=${'a'.repeat(5000)}`), ...NOT_DOCUMENT_IDS],
  ['huge: a slug', read(`/api/events/${'a'.repeat(5000)}`), ...NOT_FOUND],

  // SQL
  ['SQL: in a slug', read("/api/events/x'%20or%20'1'='1"), ...NOT_FOUND],
  ['SQL: in an order', read('/api/events?sort=slug;drop%20table%20events'), ...invalid('Invalid sort')],
  ['SQL: in a direction', read('/api/events?sort=slug:asc;--'), ...invalid('Invalid sort')],
  [
    'SQL: in a field',
    read('/api/events?fields=title,(select%20password%20from%20up_users)'),
    ...invalid('Invalid fields'),
  ],
  [
    'SQL: in a filter name',
    read("/api/events?filters[slug'%20or%201=1--]=a"),
    ...invalid('Invalid filter at'),
  ],
  [
    'SQL: in a number',
    read('/api/courses?filters[entryLevel][$eq]=1%20or%201=1'),
    ...invalid('Invalid filter'),
  ],
  [
    'SQL: a number too large',
    read('/api/courses?filters[entryLevel][$eq]=99999999999'),
    ...invalid('Invalid filter'),
  ],
  ['SQL: in a yes or no', read('/api/courses?filters[fulltime][$eq]=maybe'), ...invalid('Invalid filter')],
  ['SQL: in a date', read("/api/events?filters[dateStart][$gte]='%20or%20''='"), ...invalid('Invalid')],
  [
    'SQL: a day that does not exist',
    read('/api/events?filters[dateStart][$gte]=2026-13-45'),
    ...invalid('Invalid'),
  ],
  [
    'SQL: in a programme',
    read("/api/crm-links/brochure/x'--/campuses"),
    ...invalid('Unknown action, programme, campus or query key'),
  ],
  ['SQL: in an id', read("/api/published-addresses?documentIds=a')%20or%20(1=1"), ...NOT_DOCUMENT_IDS],
  ['SQL: no id', read('/api/published-addresses?documentIds='), ...NOT_DOCUMENT_IDS],
  ['SQL: operators for ids', read('/api/published-addresses?documentIds[$ne]=a'), ...NOT_DOCUMENT_IDS],
  [
    'SQL: a list in a list of ids',
    read(`/api/published-addresses?documentIds[0][0]=${'a'.repeat(24)}`),
    ...NOT_DOCUMENT_IDS,
  ],
  ['SQL: a null byte in an id', read('/api/published-addresses?documentIds=a%00'), ...NOT_DOCUMENT_IDS],
  [
    'SQL: in a number of change',
    read('/api/changes?since=0;select%201'),
    ...invalid('since must be a number'),
  ],

  // Paths
  ['path: climbs, encoded', read('/api/events/..%2f..%2fusers'), ...NOT_FOUND],
  ['path: climbs', read('/api/events/../users/me'), ...NOT_FOUND],
  ['path: a null byte in a slug', read('/api/events/%00'), ...NOT_FOUND],
  ['path: a null byte in a section', read('/api/meridia-articles/home%00'), ...NOT_FOUND],
  ['path: a null byte in a filter', read('/api/events?filters[slug]=a%00'), ...invalid('Invalid filter')],
  ['path: full-width dots', read('/api/events/%ef%bc%8e%ef%bc%8e'), ...NOT_FOUND],
  ['path: broken encoding', read('/api/events/%E0%A4%A'), ...NOT_FOUND],
  [
    'path: an unknown action',
    read('/api/crm-links/delete/x/campuses'),
    ...invalid('Unknown action, programme, campus or query key'),
  ],
  [
    'path: a file of the machine',
    read('/media/..%2f..%2f..%2fetc%2fpasswd', 'nobody'),
    403,
    'ForbiddenError',
    'Forbidden',
  ],
  ['path: a file beside the media', read('/media/.env', 'nobody'), ...NOT_FOUND],

  // Tokens
  ['token: none', read('/api/events', 'nobody'), ...NO_CREDENTIALS],
  ['token: none, settings', read('/api/users/me', 'nobody'), ...NO_CREDENTIALS],
  ['token: none, changes', read('/api/changes', 'nobody'), ...NO_CREDENTIALS],
  ['token: none, addresses', read('/api/published-addresses', 'nobody'), ...NO_CREDENTIALS],
  ['token: garbage', read('/api/events', 'garbage'), ...NO_CREDENTIALS],
  ['token: alg none', read('/api/events', 'unsigned'), ...NO_CREDENTIALS],
  ['token: another secret', read('/api/events', 'other-secret'), ...NO_CREDENTIALS],
  ['token: the secret of the admin panel', read('/api/events', 'admin-secret'), ...NO_CREDENTIALS],
  ['token: expired', read('/api/events', 'expired'), ...NO_CREDENTIALS],
  ['token: of nobody', read('/api/events', 'unknown-user'), ...NO_CREDENTIALS],
  ['token: of a name instead of a number', read('/api/events', 'text-user'), ...NO_CREDENTIALS],
  ['token: like an API token', read('/api/events', 'api-token'), ...NO_CREDENTIALS],
  [
    'token: user name and password',
    {
      as: 'nobody',
      path: '/api/events',
      headers: { Authorization: `Basic ${btoa('meridia-site:meridia-site-demo')}` },
    },
    ...NO_CREDENTIALS,
  ],

  // What Strapi would open by itself
  ['Strapi: accounts', read('/api/users'), ...NOT_FOUND],
  ['Strapi: an account', read('/api/users/1'), ...NOT_FOUND],
  ['Strapi: settings of every school', read('/api/sites'), ...NOT_FOUND],
  ['Strapi: news of every school', read('/api/news-items'), ...NOT_FOUND],
  ['Strapi: pages of every school', read('/api/articles'), ...NOT_FOUND],
  ['Strapi: CRM links of every school', read('/api/crm-links'), ...NOT_FOUND],
  ['Strapi: files', read('/api/upload/files'), ...NOT_FOUND],
  ['Strapi: a file', read('/api/upload/files/1'), ...NOT_FOUND],
  ['Strapi: languages', read('/api/i18n/locales'), ...FORBIDDEN],
  ['Strapi: the model', read('/api/content-type-builder/content-types'), ...FORBIDDEN],
  ['admin: its users', read('/admin/users', 'nobody'), ...NO_CREDENTIALS],
  ['admin: who am I, with a service account', read('/admin/users/me'), ...NO_CREDENTIALS],
  [
    'admin: content, with a service account',
    read('/content-manager/collection-types/api::event.event'),
    ...NO_CREDENTIALS,
  ],
  ['admin: files', read('/upload/files', 'nobody'), ...NO_CREDENTIALS],
  ['admin: an upload', { as: 'meridia', path: '/upload', method: 'POST', body: {} }, ...NO_CREDENTIALS],
  ['admin: the model', read('/content-type-builder/schema', 'nobody'), ...NO_CREDENTIALS],

  // Login
  ['login: a list', logIn([]), ...NOT_A_LOGIN],
  ['login: operators', logIn({ username: { $ne: '' }, password: { $ne: '' } }), ...NOT_A_LOGIN],
  ['login: a list of names', logIn({ username: ['meridia-site'], password: 'x' }), ...NOT_A_LOGIN],
  [
    'login: a polluted prototype',
    logIn('{"username":"meridia-site","password":"meridia-site-demo","__proto__":{"site":"boreal"}}'),
    400,
    'SyntaxError',
    'Object contains forbidden prototype property',
  ],
  [
    'login: a polluted constructor',
    logIn('{"constructor":{"prototype":{"x":1}},"username":"a","password":"b"}'),
    ...NOT_A_LOGIN,
  ],
  ['login: not JSON', logIn('username'), 400, 'SyntaxError', 'invalid JSON'],
  [
    'login: a huge password',
    logIn({ username: 'meridia-site', password: 'b'.repeat(10_000) }),
    ...NOT_A_LOGIN,
  ],
  ['login: by GET', read('/api/login', 'nobody'), ...NOT_FOUND],
];
