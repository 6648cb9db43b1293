import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** How soon an island comes to life: when the browser has nothing else to do, when it is seen, or when somebody wants it. */
type Moment = 'idle' | 'seen' | 'intent';

/** An island by its name, in the registry that the server and the browser share. */
export type IslandModule = { Island: ComponentType<never> };
export type IslandRegistry = Record<string, () => Promise<IslandModule>>;

const components = new Map<string, ComponentType<never>>();
let sheetsOf: (name: string) => readonly string[] = () => [];

/** The server draws at once, so it has every island before the first page. */
export async function loadIslands(
  registry: IslandRegistry,
  sheets: (name: string) => readonly string[],
): Promise<void> {
  sheetsOf = sheets;
  const loaded = Object.entries(registry).map(async ([name, load]) =>
    components.set(name, (await load()).Island),
  );
  await Promise.all(loaded);
}

type Props = { name: string; when: Moment; props: object };

/** A component that the server draws, and that the browser takes over with the same props (islands.client.ts). */
export function Island({ name, when, props }: Props) {
  const Component = components.get(name) as ComponentType<object> | undefined;
  if (!Component) throw new Error(`There is no island ${name}`);
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      data-sheets={sheetsOf(name).join(' ') || undefined}
      dangerouslySetInnerHTML={{ __html: renderToString(<Component {...props} />) }}
    />
  );
}
