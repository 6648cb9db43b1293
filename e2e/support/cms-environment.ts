export type School = 'meridia' | 'boreal';

type Credentials = { name: string; password: string };

function read(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: these tests need a running content service and its accounts.`);
  return value;
}

/** E2E_CMS_URL: the content service, without a slash at the end. */
export function cmsUrl(): string {
  return read('E2E_CMS_URL');
}

/** E2E_EDITOR_EMAIL_<SCHOOL>, E2E_EDITOR_PASSWORD_<SCHOOL>: someone who edits that school only. */
export function editorOf(school: School): Credentials {
  const suffix = school.toUpperCase();
  return { name: read(`E2E_EDITOR_EMAIL_${suffix}`), password: read(`E2E_EDITOR_PASSWORD_${suffix}`) };
}

/** E2E_ADMIN_EMAIL, E2E_ADMIN_PASSWORD: someone who edits every school. */
export function administrator(): Credentials {
  return { name: read('E2E_ADMIN_EMAIL'), password: read('E2E_ADMIN_PASSWORD') };
}

/** E2E_MANAGER_EMAIL, E2E_MANAGER_PASSWORD: someone who sees to the accounts of Meridia. */
export function manager(): Credentials {
  return { name: read('E2E_MANAGER_EMAIL'), password: read('E2E_MANAGER_PASSWORD') };
}

/** E2E_SITE_USERNAME_<SCHOOL>, E2E_SITE_PASSWORD_<SCHOOL>: the account with which the site of that school reads. */
export function siteAccountOf(school: School): Credentials {
  const suffix = school.toUpperCase();
  return { name: read(`E2E_SITE_USERNAME_${suffix}`), password: read(`E2E_SITE_PASSWORD_${suffix}`) };
}
