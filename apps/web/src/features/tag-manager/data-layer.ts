import { AUDIENCE_GRANTED, DENIED, tagManagerAddress, type TagManagerSettings } from './tag-manager.rules';

declare global {
  // `var`: a property of the window, under the name that the tag manager looks for.
  var dataLayer: unknown[] | undefined;
}

const layer = (): unknown[] => (globalThis.dataLayer ??= []);

/** The tag manager knows a command by its being the arguments of a call, and not an array: see the exception of the linter. */
function command(..._words: readonly unknown[]): void {
  layer().push(arguments);
}

/** CALL-11: everything is refused first, so that no tag can run on anything but what is then allowed. */
export function startTagManager(settings: TagManagerSettings): void {
  command('consent', 'default', DENIED);
  command('consent', 'update', AUDIENCE_GRANTED);
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = tagManagerAddress(settings);
  document.head.append(script);
}
