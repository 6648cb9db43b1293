/** LAY-06: an entry of the visitor's store for this visit, written when she closes the banner: which one it was. */
export const BANNER_KEY = 'banner';

/** Before the first paint, so that what was closed neither flashes nor moves the page; it stands at the end of the banner. */
export const BANNER_SCRIPT = `(()=>{
try{
const banner=document.currentScript.parentElement;
if(sessionStorage.getItem("${BANNER_KEY}")===banner.dataset.banner)banner.querySelector("details").open=false
}catch{}
})()`.replaceAll('\n', '');
