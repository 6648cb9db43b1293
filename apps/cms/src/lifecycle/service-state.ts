/** What the process knows of itself: read by /_ready and the shedding. */
export const serviceState = { draining: false, calls: 0 };
