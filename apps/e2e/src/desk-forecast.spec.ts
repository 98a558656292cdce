import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { registerBookshop } from './accounts/new-bookshop';
import { takePlan } from './accounts/take-plan';
import { findDemoClass } from './demo-school';

test('a bookshop sees what to have on its shelf for the schools that it has chosen', async ({
  page: desk,
}) => {
  test.slow();
  await desk.goto('/');
  const { school } = await findDemoClass(desk.request);
  const { tenantId, headers } = await registerBookshop(desk);
  await takePlan(desk);
  await desk.goto('/dashboard/previsione');
  await expect(desk.getByRole('heading', { level: 1, name: 'Previsione' })).toBeVisible();
  const data = { schools: [school.codiceScuola] };
  const change = await desk.request.put(`/api/tenants/${tenantId}`, { headers, data });
  expect(change.status(), await change.text()).toBe(200);
  await desk.reload();
  await expect(desk.getByRole('table', { name: 'Previsione per libro' })).toBeVisible();
  await expectAccessible(desk);

  const status = desk.getByRole('status').filter({ hasText: 'da tenere' });
  const before = await status.textContent();
  await desk.getByLabel('Quanti comprano da te, su cento').fill('90');
  await desk.getByLabel('Quanti comprano da te, su cento').press('Enter');
  await expect(status).not.toHaveText(before ?? '');
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Scarica il CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^previsione-.*\.csv$/);
  await desk.getByLabel('Alunni per classe').fill('0');
  await desk.getByLabel('Alunni per classe').press('Enter');
  await expect(desk.getByText('Scrivi un numero intero da 1 a 40')).toBeVisible();
  await expectAccessible(desk);
});
