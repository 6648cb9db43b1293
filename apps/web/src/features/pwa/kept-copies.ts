/** The four kinds of copies, and how many of each are kept; `shell`, what is there for everyone, is as long as its list. */
const LIMITS = { shell: 20, pages: 50, build: 200, files: 150 } as const;
type Kind = keyof typeof LIMITS;
const KINDS = Object.keys(LIMITS) as Kind[];

/** The number is that of the form of the copies: another form has another one. */
const nameOf = (kind: Kind) => `site-1-${kind}`;
const open = (kind: Kind) => caches.open(nameOf(kind));

/**
 * The copies in Cache Storage and nowhere else: nothing of the visitor is written. They outlive a build: a page that was kept is
 * still right with the files that it was kept with, whose names change with their content.
 */
export function createKeptCopies() {
  return {
    async find(kind: Kind, key: string): Promise<Response | undefined> {
      // The same file and the same page for every header: what a server says of `Vary` is for proxies.
      return (await open(kind)).match(key, { ignoreVary: true });
    },

    /** The latest comes last, and the oldest makes room for it. */
    async keep(kind: Kind, key: string, response: Response): Promise<void> {
      const cache = await open(kind);
      await cache.delete(key, { ignoreVary: true });
      // A copy without the address that it came from: that may name a campaign, which is not to be written (TRACK-05).
      await cache.put(key, new Response(response.body, response));
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -LIMITS[kind]).map((oldest) => cache.delete(oldest)));
    },

    /** The addresses of all copies of a kind. */
    async keys(kind: Kind): Promise<string[]> {
      const keys = await (await open(kind)).keys();
      return keys.map(({ url }) => url.slice(location.origin.length));
    },

    async forget(kind: Kind, key: string): Promise<void> {
      await (await open(kind)).delete(key, { ignoreVary: true });
    },

    /** What an earlier form of the worker left behind. */
    async forgetOtherForms(): Promise<void> {
      const own = new Set<string>(KINDS.map(nameOf));
      const names = await caches.keys();
      await Promise.all(names.filter((name) => !own.has(name)).map((name) => caches.delete(name)));
    },
  };
}

export type KeptCopies = ReturnType<typeof createKeptCopies>;
