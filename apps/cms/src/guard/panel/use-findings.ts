import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Finding } from '../guard.model';

type Asked = { uid: string; documentId?: string; locale: string; values: Readonly<Record<string, unknown>> };

/** The editor is still typing: her form is looked at when she pauses. */
const PAUSE_MS = 700;

/** What the guard says of the form as it is; null until it has answered, or when it cannot be asked. */
export function useFindings({ uid, documentId, locale, values }: Asked): readonly Finding[] | null {
  const { post } = useFetchClient();
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);

  useEffect(() => {
    let isLate = false;
    const ask = setTimeout(() => {
      post<{ findings: Finding[] }>('/guard/findings', { uid, documentId, locale, values })
        .then(({ data }) => !isLate && setFindings(data.findings))
        .catch(() => !isLate && setFindings(null));
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(ask);
    };
  }, [post, uid, documentId, locale, values]);

  return findings;
}
