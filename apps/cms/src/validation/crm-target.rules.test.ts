import { describe, expect, it } from 'vitest';
import { findTargetProblem } from './crm-target.rules';

const HOSTS = ['crm.meridia.example', 'forms.example:8443'];

describe('GRID-05 where a link to the CRM may lead', () => {
  it.each([
    'https://crm.meridia.example/brochure?programme=bts',
    'https://CRM.meridia.example/',
    'https://crm.meridia.example:443/',
    'https://forms.example:8443/x',
  ])('GRID-05 %s', (url) => {
    expect(findTargetProblem(url, HOSTS)).toBeNull();
  });

  it.each([
    'http://crm.meridia.example/',
    'https://evil.example/',
    'https://crm.meridia.example.evil.example/',
    'https://sub.crm.meridia.example/',
    'https://crm.meridia.example@evil.example/',
    'https://someone@crm.meridia.example/',
    'https://crm.meridia.example:8443/',
    'https://forms.example/',
    'https://evil.example\\@crm.meridia.example/',
    'javascript:alert(1)//crm.meridia.example',
    '//crm.meridia.example',
    'no address',
  ])('GRID-05 not %s', (url) => {
    expect(findTargetProblem(url, HOSTS)).toContain('crm.meridia.example ou forms.example:8443');
  });

  it('GRID-05 anywhere for a school without a list, nowhere with an empty one', () => {
    expect(findTargetProblem('http://anywhere.example', undefined)).toBeNull();
    expect(findTargetProblem('https://anywhere.example', [])).not.toBeNull();
  });
});
