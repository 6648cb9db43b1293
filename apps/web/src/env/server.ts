export type ServerEnvironment = {
  /** The folder into which the content service writes images and documents. */
  mediaFolder: string;
};

let checked: ServerEnvironment | undefined;

/** The settings of the site's server; a wrong value fails the boot with its name. */
export function readServerEnvironment(): ServerEnvironment {
  if (checked) return checked;

  const mediaFolder = process.env.MEDIA_DIR ?? '';
  if (!mediaFolder.startsWith('/')) {
    throw new Error(
      'The environment of the site is not right:\n  MEDIA_DIR: must be the absolute path of a folder',
    );
  }
  checked = { mediaFolder };
  return checked;
}
