/** A word that nobody can guess, without a comma: those separate the keys of a list. */
type Random = () => string;

/**
 * The secrets of a school that starts, by the name of their file: the variable in small letters. What two processes have to know alike
 * is said once.
 */
export function newSecrets(site: string, random: Random): Record<string, string> {
  const anAccount = (name: string) => ({ username: `${site}-${name}`, password: random() });
  const [reader, preview] = [anAccount('site'), anAccount('preview')];
  const [databasePassword, backupPassword] = [random(), random()];
  const databaseUrl = (role: string, password: string) =>
    `postgres://${role}:${password}@postgres:5432/meridia`;
  return {
    content_username: reader.username,
    content_password: reader.password,
    preview_username: preview.username,
    preview_password: preview.password,
    preview_secret: random(),
    redis_password: random(),
    postgres_password: databasePassword,
    database_url: databaseUrl('meridia', databasePassword),
    backup_password: backupPassword,
    backup_database_url: databaseUrl('meridia_backup', backupPassword),
    service_accounts: JSON.stringify([
      { site, role: 'site-reader', ...reader },
      { site, role: 'site-preview', ...preview },
    ]),
    editors: JSON.stringify([
      { email: `admin@${site}.example`, password: random(), firstname: 'Admin', lastname: site },
    ]),
    ...Object.fromEntries(
      [
        'app_keys',
        'api_token_salt',
        'transfer_token_salt',
        'admin_jwt_secret',
        'jwt_secret',
        'encryption_key',
      ].map((name) => [name, random()]),
    ),
  };
}

/** The secrets that each reader of a deployment is given, and no others: a folder for each, mounted whole. */
export const READERS: Readonly<Record<string, readonly string[]>> = {
  web: [
    'content_username',
    'content_password',
    'preview_username',
    'preview_password',
    'preview_secret',
    'redis_password',
  ],
  content: [
    'database_url',
    'app_keys',
    'api_token_salt',
    'transfer_token_salt',
    'admin_jwt_secret',
    'jwt_secret',
    'encryption_key',
    'preview_secret',
    'service_accounts',
    'editors',
  ],
  redis: ['redis_password'],
  postgres: ['postgres_password', 'backup_password'],
  backup: ['backup_database_url'],
};
