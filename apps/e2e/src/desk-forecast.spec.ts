import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { ownerAt } from './accounts/bookshop-owner';
import { findDemoClass } from './demo-school';

test('a bookshop sees what to have on its shelf for the schools that it has chosen', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { school } = await findDemoClass(page.request);
  const desk = await ownerAt(browser, '/dashboard/previsione', page);
  await expect(desk.getByRole('heading', { level: 1, name: 'Previsione' })).toBeVisible();
  const { csrfToken, user } = (await (await desk.request.get('/api/auth/me')).json()) as {
    csrfToken: string;
    user: { tenantId: string };
  };
  const headers = { 'x-csrf-token': csrfToken };
  const data = { schools: [school.codiceScuola] };
  const change = await desk.request.put(`/api/tenants/${user.tenantId}`, { headers, data });
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
  await desk.context().close();
});
