import { expect, it } from 'vitest';
import { publicSettings } from './demonstration-secrets.rules';

const own = '8mK0c1qY2v7Tn4sXw3Zb6Lr9';
const OWN = {
  PUBLIC_URL: 'https://redaction.ecole.fr',
  APP_KEYS: [own],
  API_TOKEN_SALT: own,
  TRANSFER_TOKEN_SALT: own,
  ADMIN_JWT_SECRET: [own],
  JWT_SECRET: [own],
  ENCRYPTION_KEY: own,
  PREVIEW_SECRET: [own],
  SERVICE_ACCOUNTS: [{ site: 'meridia', role: 'site-reader', username: 'site', password: own }],
  EDITORS: [],
} as unknown as Parameters<typeof publicSettings>[0];

it('START-02 a service with a real address and secrets of its own starts', () => {
  expect(publicSettings(OWN)).toEqual([]);
});

const KEY = 'demonstration-0f1e2d3c';
const PUBLIC = {
  APP_KEYS: [KEY],
  API_TOKEN_SALT: KEY,
  TRANSFER_TOKEN_SALT: KEY,
  ADMIN_JWT_SECRET: [KEY],
  JWT_SECRET: [KEY],
  ENCRYPTION_KEY: KEY,
  PREVIEW_SECRET: ['demonstration of previews'],
  SERVICE_ACCOUNTS: [{ password: 'meridia-site-demo' }],
  EDITORS: [{ password: 'Meridia-demo-1' }],
};

it.each(Object.entries(PUBLIC))('START-02 %s of the demonstration is named', (name, value) => {
  expect(publicSettings({ ...OWN, [name]: value })).toEqual([name]);
});

it('START-02 the second of two keys counts', () => {
  expect(publicSettings({ ...OWN, JWT_SECRET: [own, 'demonstration of previews'] })).toEqual(['JWT_SECRET']);
});

it.each([
  'http://127.0.0.1:1337',
  'http://[::1]:1337',
  'http://localhost',
  'https://redaction.meridia.example',
])('START-02 at %s the demonstration starts', (PUBLIC_URL) => {
  expect(publicSettings({ ...OWN, PUBLIC_URL, ENCRYPTION_KEY: 'demonstration of a key' })).toEqual([]);
});
