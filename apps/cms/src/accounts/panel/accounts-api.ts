import { adminApi } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import type { SchoolRole } from '../../editor/school-roles.data';
import type { AccountEventLine } from '../account-event.model';
import type { Account, AccountLink } from '../account.model';

export type Campus = { documentId: string; title: string };
type Reach = { role: SchoolRole; campuses: string[] };
type Invitation = Reach & { firstname: string; lastname: string; email: string };
type Named = { site: SiteKey; id: number };
type EventsQuery = { site: SiteKey; page: number };
type Answer = { link: AccountLink | null };

const onAccount =
  (action: 'deactivate' | 'reactivate' | 'link') =>
  ({ site, id }: Named) => ({
    url: `/accounts/${id}/${action}`,
    method: 'POST' as const,
    data: {},
    config: { params: { site } },
  });

const accountsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Accounts'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<{ accounts: Account[]; campuses: Campus[] }, SiteKey>({
      query: (site) => ({ url: '/accounts', method: 'GET', config: { params: { site } } }),
      providesTags: ['Accounts'],
    }),
    /** Every change of an account is a line of it. */
    getAccountEvents: build.query<{ events: AccountEventLine[]; hasMore: boolean }, EventsQuery>({
      query: (params) => ({ url: '/accounts/events', method: 'GET', config: { params } }),
      providesTags: ['Accounts'],
    }),
    getOwnLinks: build.query<{ events: AccountEventLine[] }, void>({
      query: () => ({ url: '/accounts/own-links', method: 'GET' }),
      keepUnusedDataFor: 0,
    }),
    inviteAccount: build.mutation<Answer, Invitation & { site: SiteKey }>({
      query: ({ site, ...data }) => ({
        url: '/accounts',
        method: 'POST',
        data,
        config: { params: { site } },
      }),
      invalidatesTags: ['Accounts'],
    }),
    changeAccount: build.mutation<object, Reach & Named>({
      query: ({ site, id, ...data }) => ({
        url: `/accounts/${id}`,
        method: 'PUT',
        data,
        config: { params: { site } },
      }),
      invalidatesTags: ['Accounts'],
    }),
    deactivateAccount: build.mutation<object, Named>({
      query: onAccount('deactivate'),
      invalidatesTags: ['Accounts'],
    }),
    reactivateAccount: build.mutation<Answer, Named>({
      query: onAccount('reactivate'),
      invalidatesTags: ['Accounts'],
    }),
    renewAccountLink: build.mutation<Answer, Named>({
      query: onAccount('link'),
      invalidatesTags: ['Accounts'],
    }),
    getReach: build.query<{ refusal: string | null }, { uid: string; documentId: string }>({
      query: ({ uid, documentId }) => ({ url: `/reach/${uid}/${documentId}`, method: 'GET' }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetAccountsQuery,
  useGetAccountEventsQuery,
  useGetOwnLinksQuery,
  useInviteAccountMutation,
  useChangeAccountMutation,
  useDeactivateAccountMutation,
  useReactivateAccountMutation,
  useRenewAccountLinkMutation,
  useGetReachQuery,
} = accountsApi;
