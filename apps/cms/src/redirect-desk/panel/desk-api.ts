import { adminApi } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import type { DeskPage, RuleUses, UnknownAddresses } from '../desk.model';
import type { AddressAnswer } from '../followed-address.rules';

type OfSite = { site: SiteKey };
type OfPage = OfSite & { page: number };

export const REDIRECT = 'api::redirect.redirect';

const DESK = '/redirects/desk';

/** Strapi's own store of what the panel has read: a list is read again once something of it was changed. */
const deskApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'RedirectDesk'] }).injectEndpoints({
  endpoints: (build) => ({
    testAddress: build.mutation<AddressAnswer, OfSite & { address: string }>({
      query: (params) => ({ url: `${DESK}/test`, method: 'GET', config: { params } }),
    }),
    getUnknownAddresses: build.query<DeskPage<UnknownAddresses>, OfPage>({
      query: (params) => ({ url: `${DESK}/unknown`, method: 'GET', config: { params } }),
      providesTags: ['RedirectDesk'],
    }),
    ignoreAddress: build.mutation<void, OfSite & { path: string }>({
      query: ({ site, path }) => ({
        url: `${DESK}/unknown/ignore?site=${site}`,
        method: 'POST',
        data: { path },
      }),
      invalidatesTags: ['RedirectDesk'],
    }),
    getRuleUses: build.query<DeskPage<RuleUses>, OfPage & { never: boolean }>({
      query: (params) => ({ url: `${DESK}/rules`, method: 'GET', config: { params } }),
      providesTags: ['RedirectDesk'],
    }),
    /** The content manager's own call, with its fences and checks. */
    createRedirect: build.mutation<unknown, OfSite & { source: string; destination: string }>({
      query: (redirect) => ({
        url: `/content-manager/collection-types/${REDIRECT}`,
        method: 'POST',
        data: { ...redirect, kind: 'exact', active: true },
      }),
      invalidatesTags: ['Document', 'RedirectDesk'],
    }),
  }),
});

export const {
  useTestAddressMutation,
  useGetUnknownAddressesQuery,
  useIgnoreAddressMutation,
  useGetRuleUsesQuery,
  useCreateRedirectMutation,
} = deskApi;
