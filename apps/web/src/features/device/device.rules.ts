import { MOBILE_USER_AGENT_WORDS } from '@meridia/domain/layout';

const MOBILE_USER_AGENT = new RegExp(MOBILE_USER_AGENT_WORDS.join('|'), 'i');

/** LAY-04, the half that is not a width: marks the page for the style sheets, which read `html[data-device='mobile']`. */
export const DEVICE_SCRIPT = `if(${MOBILE_USER_AGENT}.test(navigator.userAgent))document.documentElement.dataset.device="mobile"`;
