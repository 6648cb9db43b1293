import { describe, expect, it } from 'vitest';
import { sectionTint } from './section-tint.rules';

describe('the tint of a section', () => {
  it.each([
    ['integrer-meridia', 'rose'],
    ['integrer-boreal', 'rose'],
    ['ecole', 'paille'],
    ['carrieres', 'tilleul'],
    ['contact', 'mer'],
    ['ecole-de-voile', 'mer'],
    ['toString', 'mer'],
  ])('%s: %s', (rubrique, tint) => {
    expect(sectionTint(rubrique)).toBe(tint);
  });
});
