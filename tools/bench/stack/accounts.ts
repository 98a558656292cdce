import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { startMailCatcher } from '@zaino/tools/mail-catcher/start-mail-catcher';
import type { MailCatcher } from '@zaino/tools/mail-catcher/start-mail-catcher';
import type { Processes, Served } from './processes';
import type { BenchServers } from './servers';

/** What sign-in needs: the two services of accounts, and a place for their mails. */
export interface BenchAccounts {
  identity: Served;
  bookshops: Served;
  mails: MailCatcher;
  /** Settings of a gateway that leads to them. */
  gatewayEnv: { IDENTITY_URL: string; BOOKSHOPS_URL: string };
}

/** Where links in mails lead, and what says that cookies need no TLS. */
const PUBLIC_URL = 'http://localhost:4200';

interface AccountsEnvironment {
  processes: Processes;
  servers: BenchServers;
  /** Settings of every service. */
  common: Record<string, string>;
}

/** Migrates and starts the bookshops and the identity service; `more` are settings of the latter. */
export async function startAccounts(
  { processes, servers, common }: AccountsEnvironment,
  more: Record<string, string>,
): Promise<BenchAccounts> {
  const mails = await startMailCatcher();
  const open = async (domain: string, settings: Record<string, string>) => {
    const built = join(workspaceRoot, 'dist/apps', `${domain}-service`);
    const mysqlUrl = await servers.schemaUrl(`zaino_${domain}`);
    const env = { ...common, PUBLIC_URL, MYSQL_URL: mysqlUrl, ...settings };
    await processes.run([join(built, 'cli.js'), 'migrate'], env);
    return processes.serve({ args: [join(built, 'main.js')], env, healthPath: '/health/ready' });
  };
  const bookshops = await open('bookshops', {});
  const limits = { MAIL_LIMIT_FACTOR: '1000000' };
  const links = { BOOKSHOPS_URL: bookshops.url, SMTP_URL: mails.smtpUrl, ...limits };
  const ofFactors = {
    SECOND_FACTOR_KEYS: `bench:${randomBytes(24).toString('hex')}`,
    ADMIN_SECOND_FACTOR: 'false',
    AUDIT_LOG_KEY: randomBytes(24).toString('hex'),
  };
  const identity = await open('identity', { ...links, ...ofFactors, ...more });
  const gatewayEnv = { IDENTITY_URL: identity.url, BOOKSHOPS_URL: bookshops.url };
  return { identity, bookshops, mails, gatewayEnv };
}
