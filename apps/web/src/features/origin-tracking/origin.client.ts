import { noteReferrer } from './tab-addresses';

/** TRACK-05: writes where the visitor comes from as soon as that is allowed; until then nobody loads what does. */
export function attachOrigin(): (isAllowed: boolean) => void {
  noteReferrer();
  let wasAllowed = false;
  return (isAllowed) => {
    const isNew = isAllowed && !wasAllowed;
    wasAllowed = isAllowed;
    if (isNew) import('./keep-origin').then(({ keepOrigin }) => keepOrigin()).catch(() => undefined);
  };
}
