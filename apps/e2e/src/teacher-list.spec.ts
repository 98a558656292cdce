import { register } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Browser, Page } from '@playwright/test';
import type { School } from '@zaino/contracts/schools';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { type FoundDemoClass, findDemoClasses } from './demo-school';
import { buyMaterials, exchangeBrand, materialOf } from './site/class-materials';

const things = ['Compasso', 'Diario'];

/** As the demo's registry names it. */
const mailboxOf = ({ codiceIstituto, codiceScuola }: School) =>
  `${(codiceIstituto ?? codiceScuola).toLowerCase()}@scuola.example`;

const classPageOf = ({ school, classe, sezione }: FoundDemoClass) =>
  `/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`;

async function expectFits(page: Page) {
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
}

async function propose(page: Page, { classe, school }: FoundDemoClass) {
  await page.getByRole('link', { name: `Materiale per la ${classe}ª` }).click();
  await page.getByRole('link', { name: /^Sei un insegnante\?/ }).click();
  await expect(page.getByLabel(/^Codice della scuola/)).toHaveValue(school.codiceScuola);
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Proponi il materiale' });
  await form.getByRole('button', { name: 'Chiedi conferma alla scuola' }).click();
  await expect(form.getByText('Scrivi che cosa serve')).toBeVisible();
  await expectFits(page);
  for (const [at, thing] of things.entries()) {
    if (at > 0) await form.getByRole('button', { name: 'Aggiungi una voce' }).click();
    const line = form.getByRole('group', { name: `Voce ${at + 1}` });
    await line.getByLabel('Che cosa serve').fill(thing);
  }
  await form.getByRole('button', { name: 'Chiedi conferma alla scuola' }).click();
  await expect(page.getByText(/^Abbiamo scritto alla scuola\. Quando/)).toBeVisible();
  await expect(page.getByText(/aspettiamo che confermi/)).toBeVisible();
  await expectFits(page);
}

/** Whoever reads the school's mail, with no account. */
async function confirm(browser: Browser, { school, classe, sezione }: FoundDemoClass) {
  const subject = `È vostro l’elenco di materiale della ${classe}ª ${sezione}?`;
  const link = linkIn(await caughtMail(mailboxOf(school), subject), '/materiale');
  const context = await browser.newContext({ locale: 'it-IT' });
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('È vostro questo elenco?');
  await expect(page.getByRole('list', { name: 'Che cosa serve' })).toContainText('Compasso');
  await expectFits(page);
  await page.getByRole('button', { name: 'Sì, è nostro' }).click();
  await expect(page.getByText(/lo pubblichiamo nella pagina della classe/)).toBeVisible();
  await expectFits(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il link non vale più');
  await expectFits(page);
  await context.close();
}

async function publish(browser: Browser, { school, classe, sezione }: FoundDemoClass) {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, await staffToken(context.request));
  const page = await context.newPage();
  await page.goto('/admin/products/class-supplies');
  const name = `${classe}ª ${sezione}, ${school.nomeScuola}`;
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const thing of things) {
    const line = dialog.getByRole('group', { name: thing });
    await line.getByRole('button', { name: 'Cerca' }).click();
    const found = line
      .getByRole('listitem')
      .filter({ hasText: /^Aggiungi /, hasNotText: 'esaurito' })
      .getByRole('button');
    await found.nth(0).click();
    await found.nth(1).click();
  }
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText(`${name}: pubblicato`)).toBeVisible();
  await expectFits(page);
  await context.close();
}

/** What the list was made for: all of it by one press. */
async function buyAll(page: Page, { classe, sezione }: FoundDemoClass, isMobile: boolean) {
  await page.getByRole('link', { name: `Materiale per la ${classe}ª` }).click();
  const title = `Il materiale della ${classe}ª ${sezione}`;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hydrated(page);
  await expectFits(page);
  const compass = materialOf(page, 'Compasso');
  await exchangeBrand(compass);
  await buyMaterials(page, isMobile);
  await expect(compass.getByText('Nel carrello ✓')).toBeVisible();
  await expectFits(page);
}

test('the list of a teacher goes by way of its school and of staff to the families @phone', async ({
  page,
  browser,
  isMobile,
  problems,
}) => {
  test.slow();
  // Each width has a class of its own: one has one published list.
  const [, ofDesktop, ofPhone] = await findDemoClasses(page.request, 3);
  const demoClass = isMobile ? ofPhone : ofDesktop;
  if (!demoClass) throw new Error('The demo data has too few classes');
  const { classe, sezione } = demoClass;
  await register(page.request);
  await page.goto(classPageOf(demoClass));
  await propose(page, demoClass);
  const proposals = page.url();
  await confirm(browser, demoClass);
  await publish(browser, demoClass);
  await page.goto(classPageOf(demoClass));
  await buyAll(page, demoClass, isMobile);

  await page.goto(proposals);
  await hydrated(page);
  await expect(page.getByText('Pubblicato.')).toBeVisible();
  const remove = page.getByRole('button', { name: `Togli l’elenco della ${classe}ª ${sezione}` });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Togli l’elenco pubblicato' });
  await expect(dialog).toBeVisible();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: 'Togli l’elenco' }).click();
  await expect(remove).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(classPageOf(demoClass));
  await page.getByRole('link', { name: `Materiale per la ${classe}ª` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Il materiale per la');
  // The form that was sent empty.
  expect(problems).toEqual([expect.stringContaining('status of 400')]);
});
