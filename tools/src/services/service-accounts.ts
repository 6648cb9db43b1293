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
} as const;

/** What a server of the site has to know to be that school's. */
export const siteOf = (school: 'meridia' | 'boreal') => ({
  SITE_KEY: school,
  CONTENT_USERNAME: ACCOUNTS[school].username,
  CONTENT_PASSWORD: ACCOUNTS[school].password,
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
} as const;
