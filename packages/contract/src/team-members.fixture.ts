import type { CampusMemberWire } from './team-members.wire.ts';

export function aCampusMember(fields: Partial<CampusMemberWire> = {}): CampusMemberWire {
  const slug = fields.slug ?? 'karim-benhaddou';
  return {
    documentId: `member-${slug}`,
    name: 'Karim Benhaddou',
    slug,
    role: 'Directeur du campus',
    kind: 'direction',
    position: 1,
    bio: 'On le trouve dans la cour.',
    email: 'k.benhaddou@meridia.example',
    ...fields,
  };
}
