import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { parkedMessage } from './parked-message';

test('staff sees by keyboard what could not be delivered, at both widths, and discards a mail', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, await staffToken(context.request));
  const page = await context.newPage();
  // No message is parked on purpose: what the services say is made up here, but for the call that discards.
  await page.route('**/api/admin/orders/parked-messages', (route) =>
    route.fulfill({ json: { messages: [parkedMessage('1', 'order-mail')] } }),
  );
  await page.route('**/api/admin/users/parked-messages', (route) =>
    route.fulfill({
      json: { messages: [{ ...parkedMessage('999999', 'mail'), canDiscard: true }] },
    }),
  );
  await page.goto('/admin/orders');
  await expect(page.getByText('2 operazioni non sono riuscite.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  const discard = page.getByRole('button', { name: 'Scarta Un’e-mail di un account' });
  await page.getByRole('button', { name: 'Riprova Un’e-mail di un account' }).focus();
  await page.keyboard.press('Tab');
  await expect(discard).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Scarta messaggio' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(discard).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Scarta' }).press('Enter');
  // The service has never heard of it.
  await expect(question.getByRole('alert')).toContainText('non è più in attesa');
  await context.close();
});
