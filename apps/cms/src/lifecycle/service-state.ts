/** What the process knows of itself: read by /_ready, the shedding and the drain. */
export const serviceState = { draining: false, requests: 0, calls: 0 };
