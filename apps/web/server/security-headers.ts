import type { ServerResponse } from 'node:http';
import { basePolicy } from '../cache/content-policy.ts';
import { tagManagerOrigin } from '../cache/settings.ts';

const POLICY = 'Content-Security-Policy';
const BASE_POLICY = basePolicy(tagManagerOrigin);

const HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** On every answer; a stored page has brought its own, stricter policy. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (!response.hasHeader(POLICY)) response.setHeader(POLICY, BASE_POLICY);
}
