import { processesOf } from '../cluster/record.ts';
import { FAULTS, type Fault as ContentFault } from '../faults/content-faults.ts';
import { ownDatabaseUrl } from '../services/own-postgres.ts';
import { runSql } from '../services/run-sql.ts';
import { ACCOUNTS } from '../services/service-accounts.ts';
import { kill, repeatedly, restartContents, type Fault } from './stage.ts';

const spoilt = (name: string, fault: ContentFault): Fault => ({
  name,
  begin: async ({ gate }) => {
    await gate.spoil(fault);
    return () => gate.mend();
  },
});

function contentFault(name: string): ContentFault {
  const fault = FAULTS[name];
  if (!fault) throw new Error(`No fault « ${name} »`);
  return fault;
}

/** All but the feed is answered. */
const feedOnly: ContentFault = ({ asked, pass }) => {
  if (!asked.url?.startsWith('/api/changes')) pass();
};

export const CONTENT_FAULTS: readonly Fault[] = [
  {
    name: 'content service killed',
    isWithoutContent: true,
    begin: async (stage) => {
      const ended = processesOf(stage.cluster, 'content');
      kill(ended, 'SIGKILL');
      return () => restartContents(stage, ended);
    },
  },
  {
    name: 'content service killed again and again while an editor publishes',
    isWithoutContent: true,
    begin: async (stage) => {
      const killing = repeatedly(3, async () => {
        const ended = processesOf(stage.cluster, 'content');
        kill(ended, 'SIGKILL');
        await restartContents(stage, ended);
      });
      return () => killing;
    },
  },
  spoilt('content service hanging', contentFault('frozen')),
  spoilt('content service answers 500', contentFault('status 500')),
  spoilt('content service: wrong shape', contentFault('wrong shape')),
  spoilt('content service slow by 3 s', contentFault('slow by 3 s')),
  {
    name: 'token revoked',
    begin: async ({ cluster }) => {
      const database = ownDatabaseUrl(cluster.postgres, cluster.database);
      const set = (isBlocked: boolean) =>
        runSql(
          database,
          `update up_users set blocked = ${isBlocked} where username = '${ACCOUNTS.meridia.username}'`,
        );
      await set(true);
      return () => set(false);
    },
  },
  { ...spoilt('feed stopped for a minute', feedOnly), seconds: 60 },
];
