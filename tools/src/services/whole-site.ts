import { leadContentToStub, startExternalStub } from '../stubs/external-stub.ts';
import { startSeededContent } from './seeded-content.ts';
import { buildSiteIfOlder } from './web-build.ts';
import { PATIENT, startWebNode } from './web-node.ts';

export type WholeSite = {
  url: string;
  contentUrl: string;
  mediaFolder: string;
  stop: () => Promise<void>;
};

/** The production site with its content service, and a stand-in for what is not ours; all of it goes with `stop`. */
export async function startWholeSite(
  name: string,
  settings: Record<string, string> = {},
): Promise<WholeSite> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  try {
    await buildSiteIfOlder();
    const stub = await startExternalStub();
    stops.push(stub.stop);
    const content = await startSeededContent(name, (database) => leadContentToStub(database, stub));
    stops.push(content.stop);
    const site = await startWebNode({
      name,
      contentUrl: content.url,
      mediaFolder: content.mediaFolder,
      settings: { ...PATIENT, ALLOWED_REDIRECT_HOSTS: 'media.meridia.example', ...settings },
    });
    stops.push(site.stop);
    return { url: site.url, contentUrl: content.url, mediaFolder: content.mediaFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
