type RefusedRedirect = [what: string, fields: Record<string, string>, sentence: string];

/** Beside a redirect of the same school from /ancien to /visite, where no other leads (REDIR-11). */
export const REFUSED_REDIRECTS: RefusedRedirect[] = [
  ['a loop', { source: '/boucle', destination: '/boucle' }, 'La redirection mène à elle-même.'],
  [
    'a chain to another redirect',
    { source: '/plus-ancien', destination: '/ancien' },
    'La destination est elle-même redirigée : indiquez l’adresse finale.',
  ],
  [
    'a duplicate',
    { source: '/ancien', destination: '/agenda' },
    'Une redirection part déjà de cette source.',
  ],
  [
    'a duplicate in another form',
    { source: ' /%41ncien/ ', destination: '/agenda' },
    'Une redirection part déjà de cette source.',
  ],
  [
    'a source without its slash',
    { source: 'Ancien', destination: '/agenda' },
    'La source est un chemin du site : une barre au début, aucun paramètre, et pas l’accueil.',
  ],
  [
    'a target on a host that is not allowed',
    { source: '/ailleurs', destination: 'https://evil.example/x' },
    'La destination est sur un site qui n’est pas autorisé (sites autorisés : media.meridia.example).',
  ],
  [
    'a script as destination',
    { source: '/script', destination: 'javascript:alert(1)' },
    'La destination est un chemin du site ou une adresse http(s).',
  ],
  [
    'an address of another host without its scheme',
    { source: '/hote', destination: '//evil.example/x' },
    'La destination est un chemin du site ou une adresse http(s).',
  ],
  [
    'a pattern that is none',
    { kind: 'pattern', source: '^/(', destination: '/agenda' },
    'Le motif n’est pas une expression régulière valide.',
  ],
  [
    'a source where a page is',
    { source: '/campus/lyon', destination: '/agenda' },
    'Une page du site est à cette adresse : la redirection la cacherait.',
  ],
  [
    'a source where a list of the site is',
    { source: '/programme', destination: '/agenda' },
    'Une page du site est à cette adresse : la redirection la cacherait.',
  ],
  [
    'a source where an English reader sees a page',
    { source: '/en/campus/lyon', destination: '/agenda' },
    'Une page du site est à cette adresse : la redirection la cacherait.',
  ],
  [
    'a pattern that takes pages',
    { kind: 'pattern', source: '^/calendri..$', destination: '/agenda' },
    'Le motif cacherait la page « /calendrier » : rendez-le plus précis.',
  ],
  [
    'a destination where no page is',
    { source: '/vers-rien', destination: '/campus/atlantide?a=1' },
    'Aucune page publiée n’est à l’adresse « /campus/atlantide » : les visiteurs y trouveraient une erreur.',
  ],
  [
    'a destination where the other school has a page',
    { source: '/vers-autrui', destination: '/campus/tromso' },
    'Aucune page publiée n’est à l’adresse « /campus/tromso » : les visiteurs y trouveraient une erreur.',
  ],
];
