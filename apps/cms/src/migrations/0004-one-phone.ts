import type { Database } from '../search-index/database';
import { disagree, ofTwoPhones, type FormerPhone } from '../phones/former-phone.rules';
import type { Convert } from './migration';

/** Where a number stood twice: the second column stays in a database that has it, and nobody reads it. */
const FORMER = [
  { table: 'campuses', shown: 'phone', dialled: 'phone_international' },
  { table: 'components_site_phones', shown: 'number', dialled: 'international' },
] as const;

type StoredPhone = FormerPhone & { id: number };
type Tally = { converted: number; told: string[] };

async function convertTable(trx: Database, former: (typeof FORMER)[number], tally: Tally): Promise<void> {
  const { table, shown, dialled } = former;
  const hasTwo = await trx.schema.hasColumn(table, dialled);
  const rows: StoredPhone[] = await trx(table)
    .select('id', { shown }, hasTwo ? { dialled } : trx.raw('null as dialled'))
    .orderBy('id');
  for (const { id, ...phone } of rows) {
    const kept = ofTwoPhones(phone);
    if (disagree(phone) || (!kept && phone.shown?.trim()))
      tally.told.push(`${table} ${id}: ${phone.shown} | ${phone.dialled} → ${kept ?? 'left'}`);
    if (!kept || kept === phone.shown) continue;
    await trx(table)
      .where({ id })
      .update({ [shown]: kept });
    tally.converted += 1;
  }
}

/** PHONE-02: past the document service, since visitors read and call what they did before. Safe to repeat. */
export const convertPhones: Convert = async (trx) => {
  const tally: Tally = { converted: 0, told: [] };
  for (const former of FORMER) await convertTable(trx, former, tally);
  return `phones: ${tally.converted} converted${tally.told.length > 0 ? `; to look at: ${tally.told.join(', ')}` : ''}`;
};
