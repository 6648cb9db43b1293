const OWN_BASE = /^\/api(?=\/)/;

/** CALL-02: where the browser makes a call: under `/api`, or at the base that the settings name (`data-api` of the document). */
export function callUrl(path: string, base = document.documentElement.dataset.api): string {
  return base ? path.replace(OWN_BASE, base.replace(/\/$/, '')) : path;
}
