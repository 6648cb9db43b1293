type RefusedRedirect = [what: string, fields: Record<string, string>, sentence: string];

/** Beside a redirect of the same school from /ancien to /neuf, where no other leads (REDIR-11). */
export const REFUSED_REDIRECTS: RefusedRedirect[] = [
  ['a loop', { source: '/boucle', destination: '/boucle' }, 'La redirection mène à elle-même.'],
  [
    'a chain to another redirect',
    { source: '/plus-ancien', destination: '/ancien' },
    'La destination est elle-même redirigée : indiquez l’adresse finale.',
  ],
  [
    'a chain from another redirect',
    { source: '/neuf', destination: '/agenda' },
    'La redirection de « /ancien » mène ici : changez d’abord sa destination.',
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
];
