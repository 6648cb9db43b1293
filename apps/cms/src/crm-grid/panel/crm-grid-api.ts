import { adminApi } from '@strapi/strapi/admin';
import type { Action } from '@meridia/domain/actions';
import type { SiteKey } from '@meridia/domain/sites';
import type { CrmGrid, Verdict } from '../crm-grid.model';

export const CRM_LINK = 'api::crm-link.crm-link';

type NewLink = { site: SiteKey; action: Action; course: string; campus: string; url: string };
type Checked = { verdict: Verdict; sentence: string | null };

const crmGridApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'CrmGrid'] }).injectEndpoints({
  endpoints: (build) => ({
    getCrmGrid: build.query<CrmGrid, SiteKey>({
      query: (site) => ({ url: '/crm-grid', method: 'GET', config: { params: { site } } }),
      providesTags: ['CrmGrid'],
    }),
    /** The content manager's own call, with its fences and checks. */
    createCrmLink: build.mutation<{ data: { documentId: string } }, NewLink>({
      query: (data) => ({ url: `/content-manager/collection-types/${CRM_LINK}`, method: 'POST', data }),
      invalidatesTags: ['Document', 'CrmGrid'],
    }),
    checkCrmLink: build.mutation<Checked, string>({
      query: (documentId) => ({ url: `/crm-grid/links/${documentId}/check`, method: 'POST', data: {} }),
      invalidatesTags: ['CrmGrid'],
    }),
  }),
});

export const { useGetCrmGridQuery, useCreateCrmLinkMutation, useCheckCrmLinkMutation } = crmGridApi;
