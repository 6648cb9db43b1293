/** CALL-11: where the tag manager is, unless a setting says otherwise. */
export const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';
export const TAG_MANAGER_ID_SHAPE = /^GTM-[A-Z0-9]{4,12}$/;
