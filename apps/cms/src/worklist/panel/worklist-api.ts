import { adminApi } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import type { SectionName, Worklist } from '../worklist.model';

type Asked = { site: SiteKey; section?: SectionName };

/** Read again whenever the home is opened: what was mended is gone from it. */
const worklistApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getWorklist: build.query<Worklist, Asked>({
      query: (params) => ({ url: '/worklist', method: 'GET', config: { params } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetWorklistQuery } = worklistApi;
