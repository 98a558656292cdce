import { newPerson, register } from '@zaino/browser-testing/account';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Locator, Page } from '@playwright/test';
import { anotherBrowser } from './accounts/another-browser';
import { openBookshop } from './accounts/new-bookshop';
import { proveAddress } from './accounts/prove-address';
import { fillCart } from './checkout/fill-cart';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

const TEXT = 'Dal 24 al 31 siamo aperti solo al mattino.';
const DAY_MS = 24 * 60 * 60 * 1_000;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
/** In Italy, so many days from now on. */
const dayIn = (days: number) => dayFormat.format(Date.now() + days * DAY_MS);

interface Notice {
  text: string;
  from: number;
  until: number;
}

/** By the form of its page; gives the form. */
async function tell(owner: Page, { text, from, until }: Notice): Promise<Locator> {
  const form = owner.getByRole('form', { name: 'Avviso alle famiglie' });
  await form.getByLabel('Testo').fill(text);
  await form.getByLabel('Dal', { exact: true }).fill(dayIn(from));
  await form.getByLabel('Fino al, compreso').fill(dayIn(until));
  await form.getByRole('button', { name: 'Salva l’avviso' }).click();
  return form;
}

/** Tries again until a page knows what was changed: services and pages remember a bookshop for some seconds. */
async function untilShown(page: Page, notice: Locator, isShown: boolean): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2_000 });
    if (isShown) await expect(notice).toBeVisible({ timeout: 1_000 });
    else await expect(notice).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

test('a bookshop tells its families something for some days: at its front, where pick-up is chosen, on orders @phone', async ({
  page: owner,
  browser,
  problems,
}) => {
  test.slow();
  const { domain, bookshopName } = await openBookshop(owner);
  await owner.goto('/dashboard/negozio');
  await hydrated(owner);
  const refused = await tell(owner, {
    text: 'Pagate prima su IBAN IT60X0542811101000000123456',
    from: 0,
    until: 3,
  });
  const text = refused.getByLabel('Testo');
  await expect(text).toHaveAccessibleDescription(/niente IBAN/);
  await expect(text).toBeFocused();
  // The browser says of the refusal that it was one.
  expect(problems.splice(0)).toEqual([expect.stringContaining('400')]);
  await tell(owner, { text: TEXT, from: 0, until: 3 });
  await expect(owner.getByText('I dati della libreria sono salvati.')).toBeVisible();
  await expectAccessible(owner);

  const family = await anotherBrowser(browser, owner);
  const { port } = new URL(owner.url());
  await family.goto(`http://${domain}.localhost:${port}`);
  const atFront = family.getByText(`Avviso. ${TEXT}`);
  await untilShown(family, atFront, true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await family.emulateMedia({ colorScheme });
    await expectAccessible(family);
  }
  expect(await overflowOf(family)).toBe(0);
  // Without a script, too.
  const html = await (await family.reload())?.text();
  expect(html).toContain(TEXT);

  await family.goto(new URL(owner.url()).origin);
  const { email } = await register(family.request, newPerson());
  await proveAddress(family.request, email);
  const lines = await wantedBooks(family.request, 1);
  await fillCart(family.request, lines);
  await family.goto('/checkout');
  const delivery = family.getByRole('region', { name: 'Consegna' });
  await delivery.getByRole('radio', { name: /Ritiro/ }).check();
  const option = delivery.getByRole('radio', { name: new RegExp(bookshopName) });
  const more = delivery.getByRole('button', { name: /Mostra tutte le/ });
  await expect(option.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await option.check();
  await expect(delivery.getByText(`Avviso della libreria. ${TEXT}`)).toBeVisible();
  await expectAccessible(family);

  const pickupAt = await pickupPoint(family.request, new RegExp(bookshopName));
  const { orderId } = await placeOrder(family.request, { email, lines, pickupAt, payment: 'shop' });
  await family.goto(`/orders/${orderId}`);
  const onOrder = family.getByText(`Avviso della libreria. ${TEXT}`);
  await expect(onOrder).toBeVisible();
  await expectAccessible(family);

  // What is for later is not told yet, and what was told goes with its days.
  await tell(owner, { text: TEXT, from: 1, until: 3 });
  await expect(owner.getByText('I dati della libreria sono salvati.')).toBeVisible();
  await untilShown(family, onOrder, false);
  await family.goto(`http://${domain}.localhost:${port}`);
  await untilShown(family, atFront, false);
  await family.context().close();
  expect(problems).toEqual([]);
});
