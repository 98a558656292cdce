import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'zaino-watched-'));
process.env['ZAINO_LOCAL'] = folder;
afterAll(() => rmSync(folder, { recursive: true }));

it('asks the mail catcher and the payment sandbox whether they answer, as it asks the services', async () => {
  const { planMail } = await import('./mail-catcher');
  const { planPayments } = await import('./payment-sandbox');
  const { catcher } = await planMail();
  const { sandbox } = await planPayments(0);
  expect([await catcher?.isAlive?.(), await sandbox?.isAlive?.()]).toEqual([false, false]);
});
