import { CHUNK_RELOAD_INTERVAL_MS } from '@meridia/domain/timings';
import { BUILD_FILES } from '@/lib/paths';

/**
 * STATE-05: after a new build, a page of the old one asks for files that are gone; it is loaded again, at most once a
 * minute. Inline, since the file that fails may be the one that would watch, and native: a page needs no other script.
 *
 * - The time of the last reload is kept by the history of the tab (its entries of this site, whatever the page), never
 *   in a store of the browser: nothing outlives the tab, and nothing is written unless a file fails. A browser that
 *   does not give this history keeps no time: a page that comes from a reload is not loaded again.
 * - A script or a sheet of the page tells by its element, what a script loads later by an event of Vite.
 * - Offline a reload would lose the page that is there.
 * - A link that waits for what fails is followed (lib/open-instead.ts): a reload would lose the click.
 * - Files may have failed before the script ran: the style sheets above hold it back.
 */
export const CHUNK_RELOAD_SCRIPT = `(()=>{
const isChunk=address=>String(address).includes("${BUILD_FILES}");
const reload=()=>{
if(!navigator.onLine||document.querySelector("a[aria-busy=true]"))return;
const now=Date.now(),past=window.navigation;
if(past){
if(past.entries().some(entry=>now-(entry.getState()?.reloadedAt??0)<${CHUNK_RELOAD_INTERVAL_MS}))return;
past.updateCurrentEntry({state:{...past.currentEntry.getState(),reloadedAt:now}})
}else if(performance.getEntriesByType("navigation")[0]?.type=="reload")return;
location.reload()
};
addEventListener("error",({target})=>{if(isChunk(target.src||target.href))reload()},true);
addEventListener("vite:preloadError",reload);
if(performance.getEntriesByType("resource").some(file=>isChunk(file.name)&&file.responseStatus>399))reload()
})()`.replaceAll('\n', '');
