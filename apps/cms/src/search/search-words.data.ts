import type { Locale } from '@meridia/domain/locales';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What a question is made of besides its subject; without accents. */
export const EMPTY_WORDS: Record<Locale, ReadonlySet<string>> = {
  fr: listed(`a ai aller as au aux avec avoir avons c ca ce ces cet cette cherche chez combien comment d dans de des du elle en es
    est et etes etre eu existe fait faire faut faudra il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre
    nous on ont ou par pas peut peux plus pour pourquoi propose puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son
    sont suis sur t ta te tes toi ton trouver tu un une veut veux vers voir vos votre voudrais vous y`),
  en: listed(`a about am an and any are as at be can could d do does for from get give have how i if in into is it its ll m me
    much my of on or our s should that the their there they this to us was we what when where which who why will with would you your`),
};

/** On every page of a school: they say little, and what lacks one of them is still an answer. */
export const WEAK_WORDS: Record<Locale, ReadonlySet<string>> = {
  fr: listed(`annee campus cours cursus diplome ecole ecoles etude etudes etudiant etudiants etudier formation formations info infos
    information page programme programmes site`),
  en: listed(`campus course courses degree information page programme programmes program programs school student students studies study
    studying`),
};
