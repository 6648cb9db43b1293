/** The four kinds of copies, and how many of each are kept; `shell`, what is there for everyone, is as long as its list. */
const LIMITS = { shell: 20, pages: 50, build: 200, files: 150 } as const;
type Kind = keyof typeof LIMITS;

/** The copies of one build, in Cache Storage and nowhere else: nothing of the visitor is written. */
export function createKeptCopies(buildId: string) {
  const prefix = `site-${buildId}-`;
  const open = (kind: Kind) => caches.open(`${prefix}${kind}`);

  return {
    async find(kind: Kind, key: string): Promise<Response | undefined> {
      // The same file and the same page for every header: what a server says of `Vary` is for proxies.
      return (await open(kind)).match(key, { ignoreVary: true });
    },

    /** The latest comes last, and the oldest makes room for it. */
    async keep(kind: Kind, key: string, response: Response): Promise<void> {
      const cache = await open(kind);
      await cache.delete(key, { ignoreVary: true });
      await cache.put(key, response);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -LIMITS[kind]).map((oldest) => cache.delete(oldest)));
    },

    async forget(kind: Kind, key: string): Promise<void> {
      await (await open(kind)).delete(key, { ignoreVary: true });
    },

    /** After a new build no file of the old one is ever answered. */
    async forgetOtherBuilds(): Promise<void> {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => !name.startsWith(prefix)).map((name) => caches.delete(name)));
    },
  };
}

export type KeptCopies = ReturnType<typeof createKeptCopies>;
