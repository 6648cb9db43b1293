import { spiresArt } from './share-card';
import type { ShareCard } from './share-card.model';

/** A card with all of its words; a test says what it changes. */
export function aShareCard(changes: Partial<ShareCard> = {}): ShareCard {
  return {
    school: { name: 'Meridia', logo: { url: '/images/logo-meridia.svg', width: 258, height: 64 } },
    kicker: 'Admissions',
    title: 'Entrer à Meridia : dossier, entretien, réponse',
    note: 'Réponse en trois semaines',
    tint: 'rose',
    art: spiresArt(),
    ...changes,
  };
}
