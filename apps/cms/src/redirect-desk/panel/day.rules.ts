/** 2026-11-16, as it is written in French: 16/11/2026. */
export const dayInFrench = (day: string): string => day.split('-').reverse().join('/');
