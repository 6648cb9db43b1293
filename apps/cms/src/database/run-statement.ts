import { SpanKind } from '@opentelemetry/api';
import { record } from '@meridia/telemetry/instruments';
import { inSpan } from '@meridia/telemetry/traces';
import { requestContext } from '../requests/request-context';
import { statementKind, withRequestId } from './sql-comment.rules';

/** Sends a statement under the id of its request, if it has one, and measures how long the database takes. */
export async function runStatement(sql: string, send: (sql: string) => Promise<unknown>): Promise<unknown> {
  const context = requestContext.getStore();
  const kind = statementKind(sql);
  // Its values are not part of the text: they are bound.
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': kind, 'db.query.text': sql };
  const startedAt = performance.now();
  try {
    return await inSpan({ name: kind, kind: SpanKind.CLIENT, attributes }, () =>
      send(context ? withRequestId(sql, context.requestId) : sql),
    );
  } finally {
    const ms = performance.now() - startedAt;
    record('db.client.operation.duration', ms / 1000, { 'db.operation.name': kind });
    if (context) {
      context.statements += 1;
      context.databaseMs += ms;
    }
  }
}
