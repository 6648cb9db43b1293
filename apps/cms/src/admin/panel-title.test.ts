import { describe, expect, it } from 'vitest';
import { toPanelTitle } from './panel-title';

describe('toPanelTitle', () => {
  it.each([
    ['Événement | Strapi', 'Événement · Meridia – rédaction'],
    ['Strapi Admin', 'Meridia – rédaction'],
    ['', 'Meridia – rédaction'],
    ['Événement · Meridia – rédaction', 'Événement · Meridia – rédaction'],
  ])('turns « %s » into « %s »', (strapi, ours) => {
    expect(toPanelTitle(strapi)).toBe(ours);
  });
});
