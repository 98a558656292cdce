import type { APIRequestContext } from '@playwright/test';
import { newPerson, register, signIn } from '@zaino/browser-testing/account';
import { settings } from '@zaino/browser-testing/settings';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { contactPurposes, identityInternalEndpoints } from '@zaino/contracts/identity';
import type { AdoptionsResponse, School } from '@zaino/contracts/schools';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { saveChild } from './accounts/save-child';
import { findDemoClass } from './demo-school';

const { title } = contactPurposes['new-lists'];

interface GoingOn {
  school: School;
  sezione: string;
  /** From this class to the next, in the same section. */
  from: string;
  to: string;
  /** Of the newest lists. */
  year: number;
}

/** A class of the demo data whose section goes on. */
async function findGoingOn(request: APIRequestContext): Promise<GoingOn> {
  const { school } = await findDemoClass(request);
  const url = `/api/getadozionibycodicescuola?codiceScuola=${school.codiceScuola}`;
  const { adozioni, annoScolastico } = (await (await request.get(url)).json()) as AdoptionsResponse;
  for (const { classe, sezione } of adozioni) {
    const to = String(Number(classe) + 1);
    const isThere = adozioni.some((one) => one.classe === to && one.sezione === sezione);
    if (isThere && annoScolastico !== null)
      return { school, sezione, from: classe, to, year: annoScolastico };
  }
  throw new Error('No class of the demo data goes on');
}

/** As the schools service does once an import has brought lists. */
async function tellNewLists(request: APIRequestContext, schoolYear: number): Promise<void> {
  const [identity = ''] = settings('E2E_IDENTITY_URL').split(',');
  const answer = await request.post(identity + identityInternalEndpoints.tellNewLists.path, {
    headers: { [SERVICE_KEY_HEADER]: settings('E2E_SERVICE_KEY') },
    data: { schoolYear },
  });
  expect(answer.status()).toBe(200);
}

test('a family that wants it is written to when the list is out, goes on to the next class, and ends it with one press @phone', async ({
  page,
  request,
  browser,
  problems,
}) => {
  const person = await register(request, newPerson());
  await proveAddress(request, person.email);
  const { school, sezione, from, to, year } = await findGoingOn(request);
  await saveChild(request, {
    nickname: 'Anna',
    school,
    classe: from,
    sezione,
    schoolYear: year - 1,
  });

  await page.goto('/auth/login?da=/');
  await signIn(page, person);
  await page.getByRole('link', { name: 'I miei figli' }).click();
  await page.getByRole('link', { name: 'Scegli quali avvisi ricevere per e-mail' }).click();
  const box = page.getByRole('checkbox', { name: title });
  await expect(box).not.toBeChecked();
  await expectAccessible(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/new-lists'));
  await box.check();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(box).toBeChecked();
  expect(await overflowOf(page)).toBe(0);

  await tellNewLists(request, year);
  const mail = await caughtMail(person.email, `È uscita la lista della ${to}ª ${sezione}`);
  await page.goto(linkIn(mail, '/dashboard'));
  await hydrated(page);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: `Anna: passa alla ${to}ª ${sezione}` }).click();
  await expect(page.getByRole('link', { name: `Lista della ${to}ª ${sezione}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(`Dalla ${from}ª ${sezione} alla ${to}ª ${sezione}`)).toBeVisible();

  // On another device, where nobody is signed in and no script runs.
  const other = await browser.newContext({ javaScriptEnabled: false });
  const tab = await other.newPage();
  await tab.goto(/https?:\S+\/api\/contact-endings\/\S+/.exec(mail.text)?.[0] ?? '');
  await tab.getByRole('button', { name: 'Non scrivetemi più' }).click();
  await expect(tab.getByRole('heading', { name: 'Fatto: non ti scriviamo più' })).toBeVisible();
  await expect(tab.getByText(title)).toBeVisible();
  await other.close();
  await page.goto('/profile#avvisi');
  await expect(box).not.toBeChecked();
  expect(problems).toEqual([]);
});
