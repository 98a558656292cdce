import { companyVariables } from '@zaino/service/company/company-config';
import { gateway, services } from '@zaino/tools/start/processes';
import type { StartEnvironment } from '@zaino/tools/start/processes';
import type { StartedProcess } from './compose-settings';

const anywhere: StartEnvironment = {
  publicUrl: '',
  redisUrl: '',
  smtpUrl: '',
  secondFactor: { keys: '', forAdmins: '' },
  auditLogKey: '',
  vapidPrivateKey: '',
  payments: { apiUrl: '', secretKey: '', webhookSecret: '' },
  serviceKey: '',
  deviceTokenKey: '',
  isForCustomers: false,
  eInvoiceFolder: '',
  releasesFolder: '',
  registry: { folder: '', signingKey: '', publicKeys: '' },
  urls: {},
  isDevelopment: false,
};

/** Settings with a default that fits every container. */
const optional = ['DEVELOPMENT', 'STRIPE_API_URL'];

/** Which process must know the company, its image says; who that is it reads itself. */
const readSettings = (name: string) =>
  name === 'COMPANY_REQUIRED' ? Object.keys(companyVariables) : [name];

/** Every process of `npm start` with the names of its settings. */
export function startedProcesses(): StartedProcess[] {
  return [...services, gateway].map(({ app, schema, env }) => {
    const names = Object.keys(env(anywhere))
      .flatMap(readSettings)
      .filter((name) => !optional.includes(name));
    return { app, schema, settings: schema === undefined ? names : ['MYSQL_URL', ...names] };
  });
}
