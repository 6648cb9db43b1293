import { CONSENT_KEY, CONSENT_VERSION, OPTIONAL_PURPOSES } from '@meridia/domain/consent';
import { LIFE_MS } from './consent.rules';

/** `keptChoice` before the first paint, so that the banner neither flashes nor comes late: `html[data-consent='asked']`. */
export const CONSENT_SCRIPT = `(()=>{
try{
const {version,at,choice}=JSON.parse(localStorage.getItem("${CONSENT_KEY}"));
const age=Date.now()-Date.parse(at);
if(version==="${CONSENT_VERSION}"&&age>=0&&age<${LIFE_MS}
&&${JSON.stringify(OPTIONAL_PURPOSES)}.every(purpose=>typeof choice[purpose]=="boolean"))return
}catch{}
document.documentElement.dataset.consent="asked"
})()`.replaceAll('\n', '');
