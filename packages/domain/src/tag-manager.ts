/** CALL-11: where the tag manager is, unless a setting says otherwise. */
export const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';
/** Where the measures of that tag manager are sent: it loads from one host and reports to others. */
export const TAG_MANAGER_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
export const TAG_MANAGER_ID_SHAPE = /^GTM-[A-Z0-9]{4,12}$/;
