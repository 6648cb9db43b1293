import { useAuth } from '@strapi/strapi/admin';
import { isOfCampus } from '../../fence/editor-schools.rules';
import { useGetReachQuery } from './accounts-api';

/** ACC-03: why somebody of a campus may not change the document that is open; null when she may. */
export function useRefusal(uid: string, documentId: string | undefined): string | null {
  const user = useAuth('useRefusal', (state) => state.user);
  const isAsked = Boolean(user && isOfCampus(user) && documentId && documentId !== 'create');
  const { data } = useGetReachQuery({ uid, documentId: documentId ?? '' }, { skip: !isAsked });
  return isAsked ? (data?.refusal ?? null) : null;
}
