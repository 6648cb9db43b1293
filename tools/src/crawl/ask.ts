/** Not compressed: the crawl and the site share the machine, and nothing travels. */
const HEADERS = { 'accept-encoding': 'identity' };

export type Answer = { status: number; location: string | null; type: string; body: Buffer };

/** One answer, as it comes: a redirect is not followed. */
export async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual', headers: HEADERS });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
