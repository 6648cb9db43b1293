import { expect, it } from 'vitest';
import type { BannerWire } from '@meridia/contract/banners.wire';
import { publicIdOf } from '@/content/public-id';
import { toBanner } from './banner.mapper';

const banner: BannerWire = {
  documentId: 'banner',
  text: 'Rentrée de février',
  linkUrl: '/integrer-meridia',
  linkLabel: 'Voir les admissions',
  offset: 48,
  startsAt: null,
  endsAt: null,
  ofCampuses: true,
  campuses: [{ documentId: 'c', slug: 'lyon', title: 'Lyon' }],
};

it.each([
  ['a link has an address and a text', banner, { href: '/integrer-meridia', label: 'Voir les admissions' }],
  ['without a text there is no link', { ...banner, linkLabel: null }, null],
  ['without an address there is no link', { ...banner, linkUrl: null }, null],
])('%s', (_rule, wire, link) => {
  expect(toBanner(wire)).toEqual({
    id: publicIdOf('banner'),
    text: 'Rentrée de février',
    offset: 48,
    link,
    campuses: ['lyon'],
  });
});
