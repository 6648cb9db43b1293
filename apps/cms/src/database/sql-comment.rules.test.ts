import { expect, it } from 'vitest';
import { statementKind, withRequestId } from './sql-comment.rules';

it('names the request in front, where the first kilobyte shows it', () => {
  expect(withRequestId('select 1', 'edge-42')).toBe('/* request_id=edge-42 */ select 1');
});

it.each([
  ['select 1', 'SELECT'],
  ['  insert into content_changes', 'INSERT'],
  ['update x', 'UPDATE'],
  ['delete from x', 'DELETE'],
  ['BEGIN;', 'OTHER'],
  ['', 'OTHER'],
])('%s is counted as %s', (sql, kind) => {
  expect(statementKind(sql)).toBe(kind);
});
