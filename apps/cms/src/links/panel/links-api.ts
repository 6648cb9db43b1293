import { adminApi } from '@strapi/strapi/admin';
import type { OfferedPage } from '../find-pages';
import type { ShownLink } from '../shown-link';

type Asked = { site?: string };

const linksApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getPages: build.query<{ pages: OfferedPage[] }, Asked & { q: string }>({
      query: (params) => ({ url: '/links/pages', method: 'GET', config: { params } }),
      keepUnusedDataFor: 0,
    }),
    getShownLink: build.query<{ link: ShownLink | null }, Asked & { address: string; locale: string }>({
      query: (params) => ({ url: '/links/shown', method: 'GET', config: { params } }),
      // Its page may have been renamed or published meanwhile.
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useGetPagesQuery, useGetShownLinkQuery } = linksApi;
