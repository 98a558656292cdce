import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { serviceUrl } from '@zaino/testing/schema';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { devReleasesFolder, releasesFolder } from './build';
import { answersOk } from './answers-ok';
import { isDemo } from './is-demo';
import { localPath, schemaPassword } from './local-state';
import { planMail } from './mail-catcher';
import { mayBeDebugged } from './hang-watch';
import { nextFreePort } from './next-free-port';
import { planPayments } from './payment-sandbox';
import { releaseKeys } from './release-keys';
import { isForCustomers } from './require-company';
import { gateway, services } from './processes';
import type { ServiceEntry, StartEnvironment } from './processes';
import type { ProcessPlan } from './managed-process';
import { PartnerCheck } from './partner-check';
import { openReleaseChannel } from './release-channel';
import type { ReleaseChannel } from './run-records';
import { ServiceAddresses } from './service-addresses';
import { ServiceReleases } from './service-releases';
import { keepVersion } from './service-versions';
import type { Shop } from './shop';
import { vapidKey } from './vapid-key';

export interface StartedServices {
  /** The gateway's. */
  url: string;
  /** Of the page of the mail catcher; none where a mail server of the user's own sends. */
  mailsUrl?: string | undefined;
  /** Of the page of the payment sandbox; none where payments are made at Stripe. */
  paymentsUrl?: string | undefined;
  /** Where releases of services are asked for; none in development, where each change is seen at once. */
  releaseChannel?: ReleaseChannel | undefined;
}

/** Starts the services side by side, then the gateway. */
export async function startServices(
  shop: Shop,
  databaseUrls: Record<string, string>,
  isDevelopment: boolean,
): Promise<StartedServices> {
  const gatewayAt = await nextFreePort({
    setting: 'PORT',
    port: config.port,
    taker: 'the shop',
  });
  const mail = await planMail();
  const payment = await planPayments(gatewayAt);
  const publicUrl = config.publicUrl ?? `http://localhost:${gatewayAt}`;
  const addresses = new ServiceAddresses();
  const serviceKey = schemaPassword('services');
  const releases: ServiceReleases = new ServiceReleases(shop, addresses, {
    partners: new PartnerCheck(() => releases.addressOf('releases-service'), serviceKey),
  });
  const ports = new Map<string, number>();
  for (const { name } of services) ports.set(name, await keptPort());
  const environment: StartEnvironment = {
    publicUrl,
    smtpUrl: mail.smtpUrl,
    serviceKey,
    deviceTokenKey: schemaPassword('devices'),
    secondFactor: {
      keys: config.secondFactorKeys ?? `local:${schemaPassword('second-factor')}`,
      forAdmins: config.adminSecondFactor ?? String(!isDemo(shop.servers)),
    },
    auditLogKey: config.auditLogKey ?? schemaPassword('audit-log'),
    vapidPrivateKey: vapidKey(),
    payments: payment.payments,
    isForCustomers: isForCustomers(),
    redisUrl: shop.servers.redisUrl,
    eInvoiceFolder: eInvoiceFolder(),
    releasesFolder: isDevelopment ? devReleasesFolder : releasesFolder,
    registry: { folder: releasesFolder, ...releaseKeys() },
    urls: Object.fromEntries([...ports].map(([name, port]) => [name, `http://127.0.0.1:${port}`])),
    isDevelopment,
  };
  await Promise.all([
    mail.catcher && shop.run(mail.catcher),
    payment.sandbox && shop.run(payment.sandbox),
    ...services.map(async (entry) => {
      const port = ports.get(entry.name) ?? 0;
      const databaseUrl = databaseUrls[entry.databaseOf ?? entry.name];
      const env = {
        ...entry.env(environment),
        ...(databaseUrl !== undefined && { MYSQL_URL: serviceUrl(databaseUrl) }),
        HOST: '127.0.0.1',
        MOVED_ADDRESSES_FILE: addresses.file,
      };
      const plan = (folder: string, at: number) =>
        nodePlan(entry, { folder, port: at, env, isDevelopment });
      const { name, app } = entry;
      const folder = isDevelopment ? builtFolder(app) : keepVersion(app);
      const running = await shop.run(plan(folder, port));
      const origin = `http://127.0.0.1:${port}`;
      releases.add({ name, origin, folder, running, plan });
    }),
  ]);
  const env = {
    ...gateway.env(environment),
    HOST: config.host,
    MOVED_ADDRESSES_FILE: addresses.file,
  };
  const folder = builtFolder(gateway.app);
  await shop.run(nodePlan(gateway, { folder, port: gatewayAt, env, isDevelopment }));
  return {
    url: `http://localhost:${gatewayAt}`,
    mailsUrl: mail.pageUrl,
    paymentsUrl: payment.pageUrl,
    releaseChannel: isDevelopment ? undefined : await openReleaseChannel(releases),
  };
}

/** The demo's stand beside its mails: nobody fetches them. A real shop says where its own are fetched. */
function eInvoiceFolder(): string {
  if (config.eInvoiceDropFolder !== undefined) return config.eInvoiceDropFolder;
  if (isForCustomers()) return '';
  const folder = localPath('e-invoices');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const builtFolder = (app: string): string => join(workspaceRoot, 'dist/apps', app);

interface NodeSettings {
  /** Of the build that is run. */
  folder: string;
  port: number;
  env: Record<string, string>;
  isDevelopment: boolean;
}

function nodePlan(
  { name, entry = 'main', healthPath }: ServiceEntry,
  { folder, port, env, isDevelopment }: NodeSettings,
): ProcessPlan {
  const health = `http://127.0.0.1:${port}${healthPath}`;
  const live = `http://127.0.0.1:${port}/health/live`;
  return {
    name,
    file: process.execPath,
    args: [join(folder, `${entry}.js`)],
    env: { ...env, PORT: String(port) },
    isReady: () => answersOk(health),
    // A process at a breakpoint is left alone.
    ...(!isDevelopment && !mayBeDebugged() && { isAlive: () => answersOk(live) }),
  };
}
