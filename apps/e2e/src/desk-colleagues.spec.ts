import type { Page } from '@playwright/test';
import { newPerson, register, signIn } from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { anotherBrowser } from './accounts/another-browser';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { registerBookshop } from './accounts/new-bookshop';
import { takePlan } from './accounts/take-plan';

const SUBJECT = 'Sei invitato al banco di una libreria';

async function invite(owner: Page, email: string): Promise<string> {
  await owner.goto('/dashboard/colleghi');
  await owner.getByLabel('E-mail del collega').fill(email);
  await owner.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(owner.getByText(`Invito mandato a ${email}.`)).toBeVisible();
  return linkIn(await caughtMail(email, SUBJECT), '/auth/invito');
}

test('a colleague comes by a mail, works at the desk, meets no money, and is removed @phone', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  await owner.goto('/');
  await registerBookshop(owner);
  await owner.goto('/dashboard/colleghi');
  await expect(owner.getByText('I colleghi fanno parte del piano Plus.')).toBeVisible();
  await expectAccessible(owner);
  await takePlan(owner);
  const { email } = newPerson();
  const link = await invite(owner, email);
  await expectAccessible(owner);

  const luca = await anotherBrowser(browser, owner);
  await luca.goto(link);
  await luca.getByLabel('Nome e cognome').fill('Luca Bianchi');
  await luca.getByLabel('Nuova password', { exact: true }).fill('Banco-di-prova-27');
  await luca.getByLabel('Ripeti la nuova password').fill('Banco-di-prova-27');
  await expectAccessible(luca);
  await luca.getByRole('button', { name: 'Crea l’accesso' }).click();
  await expect(luca.getByRole('heading', { name: 'Benvenuto al banco' })).toBeVisible();
  await luca.getByRole('link', { name: 'Vai alla bacheca' }).click();
  const ways = luca.getByRole('navigation', { name: 'Il banco' });
  await expect(ways.getByRole('link', { name: 'Numeri' })).toBeHidden();
  await expectAccessible(luca);
  await ways.getByRole('link', { name: 'Banco' }).click();
  await expect(luca.getByRole('heading', { level: 1, name: 'Banco' })).toBeVisible();
  await expect(luca.getByText('Tutti gli ordini')).toBeVisible();
  for (const path of ['numeri', 'piano', 'previsione', 'colleghi']) {
    await luca.goto(`/dashboard/${path}`);
    await expect(luca.getByText('Questa pagina è di chi ha la libreria.')).toBeVisible();
  }
  await expectAccessible(luca);

  await owner.reload();
  await owner.getByRole('button', { name: 'Togli Luca Bianchi' }).click();
  await owner.getByRole('button', { name: 'Togli dal banco' }).click();
  await expect(owner.getByText('Luca Bianchi non entra più al banco.')).toBeVisible();
  await luca.goto('/dashboard/banco');
  await expect(luca).toHaveURL(/\/auth\/login/);
  await signIn(luca, { email, password: 'Banco-di-prova-27', name: '' });
  await expect(luca.getByText('Questa pagina è per le librerie.')).toBeVisible();
  await luca.context().close();
});

test('a family accepts with the account that it has, and leaves when it likes @phone', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  await owner.goto('/');
  await registerBookshop(owner);
  await takePlan(owner);
  const family = await anotherBrowser(browser, owner);
  await family.goto('/');
  const { email } = await register(family.request);
  const link = await invite(owner, email);
  await family.goto(link);
  await family.getByRole('button', { name: 'Accetta l’invito' }).click();
  await expect(family.getByRole('heading', { name: 'Benvenuto al banco' })).toBeVisible();
  await owner.reload();
  await expect(owner.getByRole('list', { name: 'Colleghi e inviti' })).toContainText(email);
  await family.goto('/dashboard/ordini');
  await expect(family.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();

  await family.goto('/profile');
  const desk = family.getByRole('region', { name: 'Il banco della libreria' });
  await desk.getByRole('button', { name: 'Non ci lavori più?' }).click();
  await expect(desk.getByText('Per tornare al banco serve un nuovo invito')).toBeVisible();
  await expectAccessible(family);
  await desk.getByRole('button', { name: 'Lascia la libreria' }).click();
  await expect(family.getByText('Non lavori più al banco.')).toBeVisible();
  await expect(family.getByRole('region', { name: 'Hai una libreria?' })).toBeVisible();
  await family.goto('/dashboard/ordini');
  await expect(family.getByText('Questa pagina è per le librerie.')).toBeVisible();
  await owner.reload();
  await expect(owner.getByText(email)).toBeHidden();
  await family.context().close();
});
