import type { Page } from '@playwright/test';
import { mouse } from '@zaino/browser-testing/hands';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { withConnection } from '@zaino/testing/schema';
import { registerBookshop } from './accounts/new-bookshop';
import { takePlan } from './accounts/take-plan';
import { cards } from './checkout/card-page';

interface Ledger {
  subscriptions: { id: string; metadata: Record<string, string> }[];
}

/** The provider cannot take what is due of a bookshop's plan. */
async function failPayment(tenantId: string): Promise<void> {
  const url = settings('E2E_PAYMENTS_URL');
  const ledger = (await (await fetch(new URL('/sandbox/ledger', url))).json()) as Ledger;
  const found = ledger.subscriptions.find(({ metadata }) => metadata['tenantId'] === tenantId);
  const body = JSON.stringify({ subscription: found?.id });
  const path = '/sandbox/subscriptions/failed-payment';
  expect((await fetch(new URL(path, url), { method: 'POST', body })).status).toBe(200);
}

/** As if the payment had failed so many days ago. */
const failedBefore = (tenantId: string, days: number) =>
  withConnection(settings('E2E_BOOKSHOPS_MYSQL_URL'), async (database) => {
    await database.query(
      'UPDATE subscription SET past_due_since = past_due_since - INTERVAL ? DAY WHERE tenant_id = ?',
      [days, tenantId],
    );
  });

async function payWithAnotherCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gestisci pagamento e fatture' }).click();
  await mouse.write(page.getByLabel('Numero della carta'), cards.paid);
  await mouse.write(page.getByLabel('Scadenza'), '12/36');
  await mouse.write(page.getByLabel('Codice (CVC)'), '123');
  await mouse.write(page.getByLabel('Nome sulla carta'), 'ANNA MARIA ROSSI');
  await page.getByRole('button', { name: 'Cambia carta' }).click();
  await expect(page.getByText('finisce con 4242')).toBeVisible();
  await page.getByRole('link', { name: 'Torna al negozio' }).click();
}

test('an owner tries the paid plan, is warned when it is not paid, and has it back once it is @phone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  const { tenantId } = await registerBookshop(page);
  await page.goto('/dashboard/previsione');
  const offer = page.getByRole('heading', { name: 'La previsione fa parte del piano Plus' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vai al piano' }).click();
  await expect(page.getByRole('heading', { name: 'Il tuo piano: Base' })).toBeVisible();
  await takePlan(page);
  await expect(page.getByText(/^In prova gratis fino al/)).toBeVisible();
  await expectAccessible(page);
  const forecast = page.getByText(/Scegli prima le tue scuole/);
  await page.goto('/dashboard/previsione');
  await expect(forecast).toBeVisible();

  await failPayment(tenantId);
  const warning = page.getByRole('alert').filter({ hasText: 'pagamento del piano non è riuscito' });
  await expect(async () => {
    await page.goto('/dashboard/ordini');
    await expect(warning).toContainText('Cambia la carta entro il');
  }).toPass();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(warning).toContainText('Gli ordini delle famiglie');
  await expectAccessible(page);
  await page.goto('/dashboard/previsione');
  await expect(forecast).toBeVisible();

  await failedBefore(tenantId, 15);
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(warning).toContainText('sono ferme');
  await warning.getByRole('link', { name: 'Sistema il pagamento' }).click();
  await payWithAnotherCard(page);
  await expect(async () => {
    await page.goto('/dashboard/previsione');
    await expect(forecast).toBeVisible();
  }).toPass();
  await expect(warning).toBeHidden();
});
