import { describe, expect, it } from 'vitest';
import { isLeaving } from './leaving.rules';

const page = new URL('https://www.meridia.example/agenda?type=salon#liste');

describe('whether an address asks for another page of the site', () => {
  it.each([
    ['another page', '/campus', true],
    ['an anchor of another page', '/campus#lyon', true],
    ['the page with another query', '/agenda?type=conference', true],
    ['the page again', '/agenda?type=salon', true],
    ['an anchor of the page', '#filtres', false],
    ['the top of the page', '#', false],
    ['another site', 'https://www.boreal.example/campus', false],
    ['a telephone number', 'tel:+33199001062', false],
  ])('%s', (_sentence, href, expected) => {
    expect(isLeaving(new URL(href, page), page)).toBe(expected);
  });
});
