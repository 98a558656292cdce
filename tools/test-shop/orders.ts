import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccountSettings,
  createServiceDatabase,
} from '@zaino/browser-testing/account-services';
import { start } from '@zaino/browser-testing/processes';
import { startPayments } from './payments';

/** Services that the orders service asks. */
interface Neighbours {
  CATALOGUE_URL: string;
  SCHOOLS_URL: string;
  BOOKSHOPS_URL: string;
  IDENTITY_URL: string;
}

/** The orders service, its worker and the payment sandbox; adds how to end them to `ends`. */
export async function startOrders(
  ends: (() => Promise<void>)[],
  {
    settings,
    neighbours,
    port,
  }: { settings: AccountSettings; neighbours: Neighbours; port: number },
) {
  const invoices = await mkdtemp(join(tmpdir(), 'zaino-e-invoices-'));
  ends.push(() => rm(invoices, { recursive: true, force: true }));
  const payments = await startPayments(settings.PUBLIC_URL);
  ends.push(payments.stop);
  const database = await createServiceDatabase('orders-service');
  ends.push(database.drop);
  const env = {
    ...settings,
    ...neighbours,
    ...payments.env,
    MYSQL_URL: database.url,
    // Labels and numbers at once.
    CARRIER: 'test',
    // An Italian seller: the demo's company sends no electronic invoices.
    COMPANY_ADDRESS: 'Via Esempio 3, 26100 Cremona (CR)',
    COMPANY_VAT_NUMBER: '01234567897',
    E_INVOICE_DROP_FOLDER: invoices,
  };
  const [service, worker] = await Promise.all([
    start('orders-service', env, port),
    start('orders-service/worker', env),
  ]);
  ends.push(service.stop, worker.stop);
  return {
    E2E_ORDERS_URL: service.url,
    E2E_PAYMENTS_URL: payments.url,
    E2E_E_INVOICES: invoices,
    /** For another copy of the service. */
    E2E_ORDERS_ENV: JSON.stringify(env),
  };
}
