import type { IncomingMessage } from 'node:http';
import { readRequestTarget, type RequestTarget } from './request-target.rules';

export type PublicUrl = RequestTarget & { host: string };

function firstOf(value: string | string[] | undefined): string | undefined {
  return [value].flat()[0]?.split(',')[0]?.trim();
}

/**
 * The address as the visitor wrote it, the path still encoded; null when it is none (EDGE-01). Only here is the host read: X-Forwarded-Host comes from our
 * own edge or from anyone, and only a setting can tell which.
 */
export function publicUrl({ url = '/', headers }: IncomingMessage, isEdgeTrusted: boolean): PublicUrl | null {
  const target = readRequestTarget(url);
  const forwarded = isEdgeTrusted ? firstOf(headers['x-forwarded-host']) : undefined;
  return target && { host: forwarded ?? headers.host ?? '', ...target };
}
