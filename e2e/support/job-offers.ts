import { expect, type APIRequestContext } from '@playwright/test';
import { cmsUrl, editorOf, siteAccountOf } from './cms-environment.ts';

export type Offer = {
  slug: string;
  title: string;
  company: string;
  city: string | null;
  contract: string;
  domain: string;
  level: number | null;
  expiresOn: string;
};

const OFFERS = 'content-manager/collection-types/api::job-offer.job-offer';
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());

/** The service gives a hundred items at most: the school has fewer. */
export async function readOpenOffers(request: APIRequestContext): Promise<Offer[]> {
  const { name, password } = siteAccountOf('meridia');
  const login = await request.post(`${cmsUrl()}/api/login`, { data: { username: name, password } });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const answer = await request.get(`${cmsUrl()}/api/job-offers?locale=fr&pagination[limit]=100`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: Offer[] };
  return data.filter(({ expiresOn }) => expiresOn >= TODAY);
}

/** An offer of its own, that was open until long ago; the lists never show it. */
export async function publishExpiredOffer(
  request: APIRequestContext,
  offer: Offer,
): Promise<() => Promise<void>> {
  const { name: email, password } = editorOf('meridia');
  const login = await request.post(`${cmsUrl()}/admin/login`, { data: { email, password } });
  const { data: session } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${session.token}` };

  const data = {
    ...offer,
    publishedOn: '2020-01-01',
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Une librairie de voyage.' }] }],
    missions: [{ text: 'Tenir la caisse' }],
    profile: [{ text: 'Aimer les cartes' }],
    applyUrl: 'https://inscription.meridia.example/offres/expiree',
  };
  const created = await request.post(`${cmsUrl()}/${OFFERS}`, { headers, data });
  expect(created.ok(), await created.text()).toBe(true);
  const { data: document } = (await created.json()) as { data: { documentId: string } };
  const address = `${cmsUrl()}/${OFFERS}/${document.documentId}`;
  const published = await request.post(`${address}/actions/publish?locale=fr`, { headers, data: {} });
  expect(published.ok(), await published.text()).toBe(true);
  return async () => {
    await request.delete(`${address}?locale=fr`, { headers });
  };
}
