import 'server-only';
import { cache } from 'react';

/**
 * The head and the body of a page share one read, failed or not. Next 16.4.6 never ends a render that reads a second time
 * what has just failed: it counts that read as begun, and on an error forgets to count its end
 * (`createTrackedReadableStream` in its `use-cache-wrapper`). The page would hang instead of answering its error.
 */
export function oncePerRender<Request, Value>(read: (path: string, request: Request) => Promise<Value>) {
  const readsOfRender = cache(() => new Map<string, Promise<Value>>());
  return (path: string, request: Request): Promise<Value> => {
    const reads = readsOfRender();
    const key = JSON.stringify([path, request]);
    const reading = reads.get(key) ?? read(path, request);
    reads.set(key, reading);
    return reading;
  };
}
