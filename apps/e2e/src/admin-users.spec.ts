import { newPerson, register, signIn, type TestPerson } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Page } from '@playwright/test';
import { authEndpoints } from '@zaino/contracts/identity';
import { anotherBrowser } from './accounts/another-browser';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';

/** Opens the page of a person from the list, by the whole address. */
async function openUser(page: Page, { email, name }: TestPerson): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: /^Nome, e-mail intera/ }).fill(email);
  await page.getByRole('link', { name: `Apri ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Somebody with an account, and nobody else's cookies. */
async function somebody(request: APIRequestContext, isProven = true): Promise<TestPerson> {
  const mark = crypto.randomUUID().slice(0, 8);
  const person = await register(request, { ...newPerson(), name: `Anna ${mark}` });
  if (isProven) await proveAddress(request, person.email);
  return person;
}

const giveReason = async (page: Page, title: string, reason: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Motivo').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button').last().click();
};

test('personal data are masked, shown for a reason, and hidden again after a reload @phone', async ({
  page,
  request,
}) => {
  const person = await somebody(request);
  await holdToken(page, await staffToken(request));
  await openUser(page, person);
  await expectAccessible(page);
  await expect(page.getByText(person.email)).toBeHidden();

  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Mostra i dati personali' });
  await dialog.getByRole('button', { name: 'Mostra i dati' }).click();
  await expect(dialog.getByText('Scrivi il motivo')).toBeVisible();
  const reason = `Ha telefonato, ${person.name}`;
  await giveReason(page, 'Mostra i dati personali', reason);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(page.getByText(person.email)).toBeHidden();

  // The log hears of it by the outbox, a moment later.
  const log = page.getByRole('link', { name: 'Operazioni su questo account' });
  const address = (await log.getAttribute('href')) ?? '';
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(`Motivo: ${reason}`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Dati personali guardati')).toBeVisible();
});

test('a suspended account is signed out, and signed in to once it is reinstated @phone', async ({
  page,
  browser,
  request,
}) => {
  const person = await somebody(request);
  await holdToken(page, await staffToken(request));
  await openUser(page, person);
  const own = await anotherBrowser(browser, page);
  await own.goto('/auth/login?da=/profile');
  await signIn(own, person);
  await expect(own.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();

  await page.getByRole('button', { name: 'Sospendi l’account' }).click();
  await giveReason(page, 'Sospendi l’account', 'Ordini falsi');
  await expect(page.getByText('Account sospeso.', { exact: true })).toBeVisible();
  await expect(page.getByText('Motivo: Ordini falsi')).toBeVisible();
  await expect(page.getByText('Non è connesso su nessun dispositivo.')).toBeVisible();
  await expectAccessible(page);

  await own.goto('/auth/login?da=/profile');
  await signIn(own, person);
  await expect(own.getByText('Questo account è sospeso')).toBeVisible();

  await page.getByRole('button', { name: 'Riattiva l’account' }).click();
  await giveReason(page, 'Riattiva l’account', 'Chiarito');
  await expect(page.getByText('Account riattivato.')).toBeVisible();
  await signIn(own, person);
  await expect(own.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  await own.context().close();
});

test('another address counts once its mail was followed, and the old one is told', async ({
  page,
  request,
}) => {
  const person = await somebody(request);
  const { email } = newPerson();
  await holdToken(page, await staffToken(request));
  await openUser(page, person);
  await page.getByRole('button', { name: 'Cambia l’indirizzo e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia l’indirizzo e-mail' });
  await dialog.getByLabel('Nuovo indirizzo e-mail').fill(email);
  await giveReason(page, 'Cambia l’indirizzo e-mail', 'Riconosciuta al banco');
  await expect(page.getByText('E-mail che aspetta la conferma')).toBeVisible();
  await caughtMail(person.email, 'Ci è stato chiesto di cambiare il tuo indirizzo e-mail');

  const mail = await caughtMail(email, 'Conferma il nuovo indirizzo e-mail');
  const token = new URL(linkIn(mail, '/auth/verify')).searchParams.get('token');
  const answer = await request.post(authEndpoints.verify.path, { data: { token } });
  expect(await answer.json()).toEqual({ success: true, email });
  await caughtMail(person.email, 'Il tuo indirizzo e-mail è stato cambiato');
  await openUser(page, { ...person, email });
  await expect(page.getByText('E-mail che aspetta la conferma')).toBeHidden();
});

test('a copy of the data is handed over to the person alone, and a deletion ends the account @phone', async ({
  page,
  browser,
  request,
}) => {
  const person = await somebody(request);
  await holdToken(page, await staffToken(request));
  await openUser(page, person);
  const enter = async (kind: string) => {
    await page.getByRole('button', { name: 'Registra una richiesta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registra una richiesta' });
    await dialog.getByLabel('Che cosa chiede').selectOption(kind);
    await dialog.getByLabel(/^Come è arrivata/).fill('Lettera firmata');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Registra la richiesta' }).click();
    await expect(dialog).toBeHidden();
  };
  await enter('Copia dei dati');
  const requests = page.getByRole('list', { name: 'Richieste sui dati' });
  await expect(requests).toContainText(/In attesa, entro il .*, mancano \d+ giorni/);
  await page.getByRole('button', { name: /^Consegna la copia dei dati:/ }).click();
  await page
    .getByRole('dialog', { name: 'Consegna la copia dei dati' })
    .getByRole('button', { name: 'Consegna la copia dei dati' })
    .click();
  await expect(requests).toContainText('Consegnata, non ancora aperta');

  const link = linkIn(await caughtMail(person.email, 'I tuoi dati sono pronti'), '/profile');
  const own = await anotherBrowser(browser, page);
  const { pathname, hash } = new URL(link);
  await own.goto(pathname + hash);
  // Whoever finds the mail stands before the sign-in.
  await signIn(own, person);
  await expect(own.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  const download = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
  expect((await download).suggestedFilename()).toMatch(/^zaino-dati-/);
  await page.reload();
  await expect(requests).toContainText('Fatta');

  await enter('Cancellazione dei dati');
  await page.getByRole('button', { name: /^Elimina l’account:/ }).click();
  const question = page.getByRole('dialog', { name: 'Elimina l’account' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Elimina l’account' }).click();
  await expect(page.getByText('Utente non trovato')).toBeVisible();
  await caughtMail(person.email, 'Il tuo account è stato eliminato');
  await page.goto('/admin/users/requests?stato=evase');
  await expect(page.getByText('Account eliminato').first()).toBeVisible();
  await expectAccessible(page);
  await own.context().close();
});
