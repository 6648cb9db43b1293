import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { PanelUser } from '../panel-api/panel-routes';
import type { AccountEvent, AccountEventDetail, AccountEventKind } from './account-event.model';
import { personWords, schoolOfAccount } from './account-event.rules';
import type { StoredUser } from './find-accounts';

const HOUR_MS = 3_600_000;

/** Who acts, and from where. */
export type Actor = { id: number | null; name: string; address: string };

export function actorOf(ctx: Context, user: PanelUser | StoredUser | null): Actor {
  return { id: user?.id ?? null, name: user ? personWords(user) : '', address: ctx.request.ip };
}

/** Refused logins of one account from one address are one row an hour: guessing cannot fill the table. */
const slotOf = ({ kind, subjectId, address }: AccountEvent) =>
  kind === 'login-refused' ? `${subjectId} ${address} ${Math.floor(Date.now() / HOUR_MS)}` : null;

/** Joins the transaction under way, so that no account is changed without its line. */
async function recordAccountEvent(strapi: Core.Strapi, event: AccountEvent): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx('account_events')
      .insert({
        kind: event.kind,
        site: event.site,
        subject_id: event.subjectId,
        subject: event.subject,
        actor_id: event.actorId,
        actor: event.actor,
        address: event.address,
        detail: JSON.stringify(event.detail),
        slot: slotOf(event),
      })
      .onConflict('slot')
      .merge({ times: trx.raw('account_events.times + 1'), at: trx.fn.now() }),
  );
}

/** ACC-07: what became of an account, and by whom. */
export function recordAccount(
  strapi: Core.Strapi,
  kind: AccountEventKind,
  subject: StoredUser,
  { id, name, address }: Actor,
  detail: AccountEventDetail = {},
): Promise<void> {
  return recordAccountEvent(strapi, {
    kind,
    site: schoolOfAccount(subject),
    subjectId: subject.id,
    subject: personWords(subject),
    actorId: id,
    actor: name,
    address,
    detail,
  });
}
