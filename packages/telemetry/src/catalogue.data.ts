/**
 * Every metric of Meridia, by its OpenTelemetry name; `prometheusName` says how Prometheus reads it.
 *
 * - `toldBy`: the process that tells it; the edge and the mirror tell theirs without this package.
 * - `labels`: the only values a label may have, or how many of those met first are kept apart. All others are "other",
 *   so that no visitor can make Prometheus hold a series of his own.
 */
const BY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export const CATALOGUE = {
  // every process
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'How long requests take to be answered.',
    toldBy: ['web', 'cms'],
    labels: {
      'http.request.method': METHODS,
      'http.route': { atMost: 100 },
      'http.response.status_code': { atMost: 40 },
    },
    bounds: BY_SECONDS,
  },
  'nodejs.eventloop.delay.p99': {
    kind: 'gauge',
    unit: 's',
    description: 'How late the event loop was, but for one time in a hundred, since the last reading.',
    toldBy: ['web', 'cms'],
    labels: {},
  },
  'nodejs.eventloop.utilization': {
    kind: 'gauge',
    unit: '1',
    description: 'The part of the time the event loop was at work since the last reading.',
    toldBy: ['web', 'cms'],
    labels: {},
  },
  'v8js.memory.heap.used': {
    kind: 'gauge',
    unit: 'By',
    description: 'Memory of the heap in use.',
    toldBy: ['web', 'cms'],
    labels: { 'v8js.heap.space.name': { atMost: 16 } },
  },
  'meridia.memory.live': {
    kind: 'gauge',
    unit: 'By',
    description: 'What the last full collection of garbage left on the heap: it rises when something leaks.',
    toldBy: ['web', 'cms'],
    labels: {},
  },
  'process.memory.usage': {
    kind: 'gauge',
    unit: 'By',
    description: 'Memory of the process as the system counts it.',
    toldBy: ['web', 'cms'],
    labels: {},
  },

  // the web node
  'meridia.pages.answered': {
    kind: 'counter',
    unit: '{page}',
    description: 'Pages answered, by where they came from.',
    toldBy: ['web'],
    labels: { source: ['memory', 'shared', 'made', 'stale', 'error'] },
  },
  'meridia.pages.stale': {
    kind: 'counter',
    unit: '{page}',
    description: 'Pages answered by an older copy, and why.',
    toldBy: ['web'],
    labels: { reason: ['behind', 'slow', 'failed', 'unreachable'] },
  },
  'meridia.pages.made': {
    kind: 'counter',
    unit: '{page}',
    description: 'Pages made from content.',
    toldBy: ['web'],
    labels: { template: { atMost: 60 } },
  },
  'meridia.pages.confirmed': {
    kind: 'counter',
    unit: '{page}',
    description: 'Pages that a change might have changed, and has not: kept without being made.',
    toldBy: ['web'],
    labels: {},
  },
  'meridia.pages.saved': {
    kind: 'counter',
    unit: '{request}',
    description: 'Requests that waited for a page somebody else had made.',
    toldBy: ['web'],
    labels: {},
  },
  'meridia.content.calls': {
    kind: 'counter',
    unit: '{call}',
    description:
      'Calls to the content service, by what came of them; one whose answer does not fit is told twice.',
    toldBy: ['web'],
    labels: {
      query: { atMost: 80 },
      outcome: ['ok', 'unreachable', 'timeout', 'status', 'shape', 'refused'],
    },
  },
  'meridia.content.call.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'How long calls to the content service take, the wait for their turn included.',
    toldBy: ['web'],
    labels: {},
    bounds: BY_SECONDS,
  },
  'meridia.content.logins': {
    kind: 'counter',
    unit: '{login}',
    description: 'Logins of the service account at the content service.',
    toldBy: ['web'],
    labels: { outcome: ['ok', 'failed'] },
  },
  'meridia.feed.age': {
    kind: 'gauge',
    unit: 's',
    description: 'How long ago the feed of changes was last heard.',
    toldBy: ['web'],
    labels: {},
  },
  'meridia.feed.lag': {
    kind: 'gauge',
    unit: 's',
    description: 'How old the last change was when it was heard.',
    toldBy: ['web'],
    labels: {},
  },
  'meridia.store.up': {
    kind: 'gauge',
    unit: '',
    description: 'Whether the shared store answers: 1, or 0.',
    toldBy: ['web'],
    labels: {},
  },
  'meridia.store.errors': {
    kind: 'counter',
    unit: '{error}',
    description: 'Operations on the shared store that failed.',
    toldBy: ['web'],
    labels: { operation: { atMost: 20 } },
  },
  'meridia.store.emptied': {
    kind: 'counter',
    unit: '{time}',
    description: 'Times the shared store had lost what the nodes had written.',
    toldBy: ['web'],
    labels: {},
  },
  'meridia.actions': {
    kind: 'counter',
    unit: '{action}',
    description: 'Visitors on their way to the CRM, by what came of it.',
    toldBy: ['web'],
    labels: { action: { atMost: 20 }, outcome: ['sent', 'unknown', 'refused', 'failed'] },
  },
  'meridia.calls.rejected': {
    kind: 'counter',
    unit: '{call}',
    description: 'Requests refused before any work was done for them.',
    toldBy: ['web', 'cms'],
    labels: { reason: { atMost: 20 } },
  },
  'meridia.vitals': {
    kind: 'histogram',
    unit: '',
    description: 'Web Vitals of real visitors: seconds, and for CLS its score.',
    toldBy: ['web'],
    labels: { name: ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'], template: { atMost: 60 } },
    // The limits of "good" and "poor" of each are among them.
    bounds: [0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10],
  },
  'meridia.errors.reported': {
    kind: 'counter',
    unit: '{report}',
    description: 'Reports of errors, by what became of them.',
    toldBy: ['web', 'cms'],
    labels: { outcome: ['sent', 'failed', 'limited'] },
  },
  'meridia.clock.offset': {
    kind: 'gauge',
    unit: 's',
    description: 'How far the clock of the content service is ahead of ours.',
    toldBy: ['web'],
    labels: {},
  },
  'meridia.disk.free': {
    kind: 'gauge',
    unit: '1',
    description: 'The part of the disk under the folder of media that is free.',
    toldBy: ['web'],
    labels: {},
  },

  // the content service
  'db.client.operation.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'How long the database takes.',
    toldBy: ['cms'],
    labels: { 'db.operation.name': ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'OTHER'] },
    bounds: BY_SECONDS,
  },
  'db.client.connection.count': {
    kind: 'gauge',
    unit: '{connection}',
    description: 'Connections to the database, by state.',
    toldBy: ['cms'],
    labels: { state: ['used', 'idle'] },
  },
  'db.client.connection.pending_requests': {
    kind: 'gauge',
    unit: '{request}',
    description: 'Requests that wait for a connection to the database.',
    toldBy: ['cms'],
    labels: {},
  },
  'meridia.outbox.oldest': {
    kind: 'gauge',
    unit: 's',
    description: 'Age of the oldest change that is not announced yet.',
    toldBy: ['cms'],
    labels: {},
  },
  'meridia.outbox.waiting': {
    kind: 'gauge',
    unit: '{change}',
    description: 'Changes that are not announced yet.',
    toldBy: ['cms'],
    labels: {},
  },
  'meridia.schedule.late': {
    kind: 'gauge',
    unit: 's',
    description: 'How late the most overdue planned publication is.',
    toldBy: ['cms'],
    labels: {},
  },
  'meridia.searches': {
    kind: 'counter',
    unit: '{search}',
    description: 'Searches, by what came of them.',
    toldBy: ['cms'],
    labels: { outcome: ['found', 'nothing', 'refused', 'failed'] },
  },
  'meridia.logins': {
    kind: 'counter',
    unit: '{login}',
    description: 'Logins, by what came of them.',
    toldBy: ['cms'],
    labels: { outcome: ['ok', 'failed', 'refused'] },
  },
  'meridia.changes.written': {
    kind: 'counter',
    unit: '{change}',
    description: 'Changes of content written to the outbox.',
    toldBy: ['cms'],
    labels: {},
  },
  'meridia.database.up': {
    kind: 'gauge',
    unit: '',
    description: 'Whether the database answers: 1, or 0.',
    toldBy: ['cms'],
    labels: {},
  },
  'meridia.media.up': {
    kind: 'gauge',
    unit: '',
    description: 'Whether the folder of media may be written to and holds the last upload: 1, or 0.',
    toldBy: ['cms'],
    labels: {},
  },

  'meridia.archive.failing': {
    kind: 'gauge',
    unit: '',
    description:
      'Whether PostgreSQL failed to archive its last segment: 1, or 0; absent where it archives nothing.',
    toldBy: ['cms'],
    labels: {},
  },

  // the edge, counted by mtail from its log
  'meridia.edge.answers': {
    kind: 'counter',
    unit: '{answer}',
    description: 'Answers of the edge.',
    toldBy: ['edge'],
    labels: { status: { atMost: 40 }, cache: { atMost: 10 }, kind: { atMost: 10 } },
  },
  'meridia.edge.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'How long visitors wait for an answer of the edge.',
    toldBy: ['edge'],
    labels: { kind: { atMost: 10 } },
    bounds: BY_SECONDS,
  },
  'meridia.edge.upstream_errors': {
    kind: 'counter',
    unit: '{error}',
    description: 'Answers of web nodes that failed at the edge.',
    toldBy: ['edge'],
    labels: {},
  },
  'meridia.edge.mirror_answers': {
    kind: 'counter',
    unit: '{answer}',
    description: 'Answers the edge took from the mirror.',
    toldBy: ['edge'],
    labels: {},
  },
  'meridia.edge.reloads': {
    kind: 'counter',
    unit: '{reload}',
    description: 'How often the edge has read its configuration again.',
    toldBy: ['edge'],
    labels: {},
  },

  // the mirror
  'meridia.mirror.age': {
    kind: 'gauge',
    unit: 's',
    description: 'How long ago the mirror was last written whole.',
    toldBy: ['mirror'],
    labels: {},
  },
} as const;
