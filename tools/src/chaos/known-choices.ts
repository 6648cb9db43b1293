import { getPage } from '../bench/publish/until-fresh.ts';
import { possibleChoices } from './addresses.ts';

/** As many as make some ten applicants a second. */
const CHOICES = 9;

/** Choices that lead to the CRM, each asked often enough that every node knows its link. */
export async function knownChoices(site: string, published: readonly string[]): Promise<string[]> {
  const known: string[] = [];
  for (const address of possibleChoices(published)) {
    const answer = await getPage(`${site}${address}`);
    if (answer?.status !== 302) continue;
    known.push(address);
    for (let turn = 0; turn < 5; turn += 1) await getPage(`${site}${address}`);
    if (known.length === CHOICES) return known;
  }
  throw new Error('Too few programmes lead to the CRM');
}
