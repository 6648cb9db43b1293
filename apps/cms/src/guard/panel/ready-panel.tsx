import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useSearchParams } from 'react-router-dom';
import { fieldLabel } from '../../editor/field-label';
import type { Finding } from '../guard.model';
import { GUARDED_TYPES } from '../guarded-types.data';
import { useFindings } from './use-findings';

const LANGUAGE = 'plugins[i18n][locale]';
const SIGNS = {
  blocks: { sign: '✕', color: 'danger600' },
  warns: { sign: '!', color: 'warning700' },
} as const;

function Line({ uid, finding: { degree, path, sentence } }: { uid: string; finding: Finding }) {
  const { sign, color } = SIGNS[degree];
  return (
    <Flex tag="li" gap={2} alignItems="flex-start">
      <Typography textColor={color} fontWeight="bold" aria-hidden>
        {sign}
      </Typography>
      <Typography variant="omega">
        <strong>{fieldLabel(uid, String(path[0] ?? ''))}</strong>
        {'\u00a0: '}
        {sentence}
      </Typography>
    </Flex>
  );
}

type Props = { uid: string; documentId?: string };

function Findings({ uid, documentId }: Props) {
  const values = useForm('ReadyPanel', (state) => state.values) as Record<string, unknown>;
  const [search] = useSearchParams();
  const findings = useFindings({ uid, documentId, locale: search.get(LANGUAGE) ?? 'fr', values });
  if (findings === null) return <Typography textColor="neutral600">Vérification…</Typography>;
  if (findings.length === 0)
    return (
      <Typography variant="omega" textColor="success700">
        ✓ Tout y est.
      </Typography>
    );
  const blocking = findings.filter(({ degree }) => degree === 'blocks').length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="omega" textColor="neutral600" aria-live="polite">
        {blocking === 0 ? 'Publiable, avec une réserve\u00a0:' : 'À corriger avant de publier\u00a0:'}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {findings.map((finding) => (
          <Line key={`${finding.rule} ${finding.path.join('.')}`} uid={uid} finding={finding} />
        ))}
      </Flex>
    </Flex>
  );
}

/** What the guard would say, before « Publier » is clicked. */
export const ReadyPanel: PanelComponent = ({ model, documentId, activeTab }) => {
  if (activeTab === 'published' || !GUARDED_TYPES.some((uid) => uid === model)) return null;
  return { title: 'Prêt à publier', content: <Findings uid={model} documentId={documentId} /> };
};
