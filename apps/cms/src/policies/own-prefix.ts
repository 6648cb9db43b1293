import type { Account } from '../auth/service-account.strategy';

type PolicyContext = { state: { account?: Account }; params: { prefix?: string } };

/** `/{prefix}-news` answers the account of that school only. */
export default (ctx: PolicyContext) => ctx.state.account?.site === ctx.params.prefix;
