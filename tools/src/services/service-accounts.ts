/** Accounts of the demonstration and of tests; a real school sets its own in the environment. */
export const ACCOUNTS = {
  meridia: { site: 'meridia', role: 'site-reader', username: 'meridia-site', password: 'meridia-site-demo' },
  boreal: { site: 'boreal', role: 'site-reader', username: 'boreal-site', password: 'boreal-site-demo' },
  preview: {
    site: 'meridia',
    role: 'site-preview',
    username: 'meridia-preview',
    password: 'meridia-preview-demo',
  },
  borealPreview: {
    site: 'boreal',
    role: 'site-preview',
    username: 'boreal-preview',
    password: 'boreal-preview-demo',
  },
} as const;

/** Signs preview links; public, so never for a real service. */
export const PREVIEW_SECRET = 'demonstration of previews';

const PREVIEW_ACCOUNTS = { meridia: ACCOUNTS.preview, boreal: ACCOUNTS.borealPreview };

/** What a server of the site has to know to be that school's. */
export const siteOf = (school: 'meridia' | 'boreal') => ({
  SITE_KEY: school,
  CONTENT_USERNAME: ACCOUNTS[school].username,
  CONTENT_PASSWORD: ACCOUNTS[school].password,
  PREVIEW_USERNAME: PREVIEW_ACCOUNTS[school].username,
  PREVIEW_PASSWORD: PREVIEW_ACCOUNTS[school].password,
  PREVIEW_SECRET,
});

export const EDITORS = {
  admin: {
    email: 'admin@meridia.example',
    password: 'Meridia-demo-1',
    firstname: 'Admin',
    lastname: 'Meridia',
  },
  meridia: {
    email: 'redaction@meridia.example',
    password: 'Meridia-demo-1',
    firstname: 'Claire',
    lastname: 'Rédaction',
    site: 'meridia',
  },
  boreal: {
    email: 'redaction@boreal.example',
    password: 'Boreal-demo-1',
    firstname: 'Aksel',
    lastname: 'Rédaction',
    site: 'boreal',
  },
  responsable: {
    email: 'responsable@meridia.example',
    password: 'Meridia-demo-1',
    firstname: 'Nadia',
    lastname: 'Responsable',
    site: 'meridia',
    role: 'responsable',
  },
} as const;
