import type { SectionName } from '../worklist.model';

type Words = {
  title: string;
  /** What a click on a line opens. */
  help: string;
  empty: string;
  /** Where the whole of it is looked after. */
  place?: { label: string; to: string };
};

export const SECTION_WORDS: Readonly<Record<SectionName, Words>> = {
  drafts: {
    title: 'Mes brouillons',
    help: 'Ce que vous avez enregistré et que les visiteurs ne voient pas encore.',
    empty: 'Aucun brouillon : tout ce que vous avez écrit est en ligne.',
  },
  week: {
    title: 'Cette semaine',
    help: 'Ce qui sera publié d’ici dimanche, et ce qui l’a été depuis lundi.',
    empty: 'Rien n’a été publié cette semaine, et rien n’est prévu d’ici dimanche.',
    place: { label: 'Ouvrir le calendrier', to: '/calendrier' },
  },
  incomplete: {
    title: 'À compléter',
    help: 'Ce qui serait refusé si on le publiait maintenant, et pourquoi.',
    empty: 'Tout est complet.',
  },
  expired: {
    title: 'Périmé ou bientôt',
    help: 'Événements et offres passés, certifications qui finissent dans les six mois, chiffres de plus d’un an.',
    empty: 'Rien n’a vieilli : événements, offres, certifications et chiffres sont à jour.',
  },
  links: {
    title: 'Liens qui ne mènent nulle part',
    help: 'Des contenus en ligne envoient les visiteurs vers une page qui n’existe pas.',
    empty: 'Tous les liens mènent à une page.',
  },
  english: {
    title: 'Sans version anglaise',
    help: 'Publié en français seulement : un clic ouvre le français et l’anglais côte à côte.',
    empty: 'Rien n’attend de traduction.',
    place: { label: 'Ouvrir les traductions', to: '/traductions?etat=missing' },
  },
  outdated: {
    title: 'Le français a changé depuis',
    help: 'L’anglais a été écrit d’après un français plus ancien : un clic montre ce qui a changé.',
    empty: 'Tous les textes anglais suivent leur français.',
    place: { label: 'Ouvrir les traductions', to: '/traductions?etat=changed' },
  },
  unknown: {
    title: 'Adresses inconnues',
    help: 'Des visiteurs ont demandé ces adresses et trouvé une page d’erreur : un clic propose la redirection.',
    empty: 'Aucune adresse inconnue : tout ce que les visiteurs ont demandé existe.',
    place: { label: 'Ouvrir les redirections', to: '/redirections' },
  },
  searches: {
    title: 'Recherches sans résultat',
    help: 'Cherché au moins deux fois et toujours introuvable : donnez un synonyme, ou écrivez la page qui manque.',
    empty: 'Les visiteurs trouvent ce qu’ils cherchent.',
    place: {
      label: 'Toutes les recherches',
      to: '/content-manager/collection-types/api::search-miss.search-miss',
    },
  },
};
