import type { SchoolContent, TextFile } from './school-content.ts';
import type { Statement } from './statement.ts';

/** Ours: what each school promises, one wording per step. */
const PROMISES: Record<string, { decision: RegExp; words: string }> = {
  meridia: {
    decision: /48 (?:heures après l’entretien|hours after the interview)/,
    words: '48 hours after the interview',
  },
  boreal: { decision: /sous dix jours|within ten days/, words: 'within ten days' },
};

const DELAY =
  /\d+ ?h\b|\d+ heures|\d+ hours|(?:deux|trois|cinq|huit|dix|quinze) (?:jours|semaines)|(?:two|three|five|eight|ten) (?:working )?(?:days|weeks)|quelques jours|within days|surlendemain|dans la journée|within the day/;
const DECISION = /réponse|décision|résultats|\breply\b|\bdecision\b|\banswer\b/i;

/** Where a candidate reads of admission: elsewhere an answer is to another question. */
function isOfAdmission({ name }: TextFile): boolean {
  return /courses\.json$|school\.json$|events\.json$|--admissions|integrer-meridia(?:\.en)?\.md$|ouverture-des-candidatures|rentree-decalee/.test(
    name,
  );
}

/** Sentences, cells and lines. */
function sentencesOf(text: string): string[] {
  return text.split(/[.;\n|]|", "/).map((sentence) => sentence.trim());
}

/** An answer to an application; that to a question, and the time to entry, are others. */
function isDecision(sentence: string): boolean {
  const isOther =
    /répond|chargée d’admission|officer|9 mois|9 months|étude du dossier|hear from us|réexamen|devis|séance|Review/i;
  return DECISION.test(sentence) && DELAY.test(sentence) && !isOther.test(sentence);
}

function checkDecisions({ name: school, texts }: SchoolContent): Statement[] {
  const promise = PROMISES[school];
  if (!promise) return [];
  return texts.filter(isOfAdmission).flatMap((file) =>
    sentencesOf(file.text)
      .filter(isDecision)
      .map((sentence) => ({
        topic: 'reply times',
        place: `${file.name}: ${sentence.slice(0, 80)}`,
        says: promise.decision.test(sentence) ? promise.words : (DELAY.exec(sentence)?.[0] ?? ''),
        is: promise.words,
      })),
  );
}

/** Whoever asks a question is answered within the same time, wherever it is said. */
function checkAnswers({ name: school, texts }: SchoolContent): Statement[] {
  if (school !== 'meridia') return [];
  const pages = /--faq(?:\.en)?\.md$|--admissions(?:\.en)?\.md$|\/contact(?:\.en)?\.md$/;
  const answer =
    /(?:répondons|répond|réponse écrite|answers?|written reply) (?:sous|within) ([a-zé ]+? (?:jours ouvrés|working days))/g;
  return texts
    .filter(({ name }) => pages.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(answer)].map(([, delay = '']) => ({
        topic: 'reply times',
        place: `${name}, an answer`,
        says: delay,
        is: name.endsWith('.en.md') ? 'two working days' : 'deux jours ouvrés',
      })),
    );
}

/** How long a place is kept. */
function checkKeptPlaces({ texts }: SchoolContent): Statement[] {
  const kept =
    /(?:[Cc]onfirmer sa place dans les|place est réservée pendant|confirm your place within) ([a-zé]+ (?:semaines|jours|weeks|days))/g;
  return texts.flatMap(({ name, text }) =>
    [...text.matchAll(kept)].map(([, delay = '']) => ({
      topic: 'reply times',
      place: `${name}, a place is kept`,
      says: delay.replace('four weeks', 'quatre semaines'),
      is: 'quatre semaines',
    })),
  );
}

export function checkReplies(content: SchoolContent): Statement[] {
  return [checkDecisions, checkAnswers, checkKeptPlaces].flatMap((check) => check(content));
}
