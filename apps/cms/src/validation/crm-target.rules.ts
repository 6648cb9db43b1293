const sentence = (hosts: readonly string[]) =>
  `Un lien vers le CRM commence par https:// et mène à ${hosts.join(' ou ')} : demandez à votre équipe technique d’ajouter un autre hôte.`;

/** GRID-05: why applicants may not be led there, in French; null when they may. Absent hosts: the school has no list, and no limit. */
export function findTargetProblem(text: string, hosts: readonly string[] | undefined): string | null {
  if (hosts === undefined) return null;
  const url = URL.parse(text);
  const isListed = url !== null && hosts.includes(url.host);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isListed && isPlain ? null : sentence(hosts);
}
