import type { APIRequestContext, Page } from '@playwright/test';
import type { DeskOrder, OrderRequest } from '@zaino/contracts/orders';
import type { AdoptionsResponse, SchoolsResponse } from '@zaino/contracts/schools';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { ownerAt } from './accounts/bookshop-owner';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { cards, payByCard } from './checkout/card-page';
import { sendOrder, writeContacts } from './checkout/checkout-form';
import { fillCart } from './checkout/fill-cart';
import { expectPaid, shownOrder } from './checkout/own-orders';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Two books that a class of a primary school of the demo has to buy. */
async function primaryBooks(request: APIRequestContext): Promise<OrderRequest['lines']> {
  const place = 'regione=Lombardia&provincia=Cremona&comune=Cremona';
  const found = (await (await request.get(`/api/schools?${place}`)).json()) as SchoolsResponse;
  for (const { codiceScuola: codice } of found.scuole.filter(({ conAdozioni }) => conAdozioni)) {
    const url = `/api/getadozionibycodicescuola?codiceScuola=${codice}`;
    const { adozioni } = (await (await request.get(url)).json()) as AdoptionsResponse;
    const [first, ...rest] = adozioni.filter(
      ({ tipoGrado, vendibile, consigliato }) => tipoGrado === 'EE' && vendibile && !consigliato,
    );
    const other = rest.find(
      ({ classe, sezione, isbn }) =>
        classe === first?.classe && sezione === first.sezione && isbn !== first.isbn,
    );
    if (!first || !other) continue;
    return [first, other].map(({ isbn, prezzo, classe, sezione }) => ({
      type: 'book',
      isbn,
      quantity: 1,
      prezzo: prezzo ?? 0,
      scuola: { codice },
      classe,
      sezione,
    }));
  }
  throw new Error('The demo data has no primary school in Cremona with two books');
}

/** By whoever is signed in. */
async function send(
  request: APIRequestContext,
  { method, path, data }: { method: 'PUT' | 'POST'; path: string; data: object },
) {
  const { csrfToken } = (await (await request.get('/api/auth/me')).json()) as Session;
  const answer = await request.fetch(path, {
    method,
    data,
    headers: { [CSRF_HEADER]: csrfToken },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer;
}

/** The bookshop takes cedole of one Comune: both tests say the same of it. */
async function takeCedole(request: APIRequestContext): Promise<void> {
  const comuni = [{ comune: 'Cremona', provincia: 'CR', discountPercent: 0 }];
  const data = { isAccepted: true, comuni };
  await send(request, { method: 'PUT', path: '/api/desk/cedole/terms', data });
}

/** An order of a family that gives a cedola with it, by its page. */
async function orderWithCedola(page: Page, code: string): Promise<{ email: string }> {
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  await fillCart(page.request, await primaryBooks(page.request));
  await page.goto('/checkout');
  await writeContacts(page, mouse);
  const delivery = part(page, 'Consegna');
  await delivery.getByRole('radio', { name: /Ritiro/ }).check();
  await delivery.getByRole('radio', { name: /La Matita/ }).check();
  const payment = part(page, 'Pagamento');
  await payment.getByRole('radio', { name: /Cedola libraria/ }).check();
  await payment.getByLabel('Codice della cedola').fill(code);
  await expect(payment.getByLabel('Comune che la dà')).toHaveValue('Cremona (CR)');
  const summary = part(page, 'Il tuo ordine');
  await expect(summary.getByRole('definition').last()).toHaveText(/^0,00\s€$/);
  await expectAccessible(page);
  await sendOrder(page, mouse);
  await page.waitForURL(/\/orders\/[^/]+\?grazie=1/);
  return { email };
}

/** The bookshop has put the books aside. */
async function arrived(request: APIRequestContext, orderId: string): Promise<void> {
  const path = `/api/desk/orders/${orderId}`;
  const { version, lines } = (await (await request.get(path)).json()) as DeskOrder;
  const command = { command: 'reserve', lineIds: lines.map(({ id }) => id) };
  await send(request, {
    method: 'POST',
    path: `${path}/commands`,
    data: { version, command },
  });
}

const newCode = () => `E2E-${Date.now()}-${Math.floor(Math.random() * 1_000)}`;

test('a cedola goes from the checkout to the counter, and to the Comune with a distinta @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const desk = await ownerAt(browser, '/dashboard/banco', page);
  await takeCedole(desk.request);
  const code = newCode();
  const { email } = await orderWithCedola(page, code);
  await expect(page.getByText('La libreria la sta controllando')).toBeVisible();
  await expectAccessible(page);
  const { id, number } = await shownOrder(page);
  await arrived(desk.request, id);

  await desk.reload();
  await desk.getByRole('combobox', { name: /Scansiona il codice/ }).fill(number);
  await desk.keyboard.press('Enter');
  const cedola = desk.getByRole('group', { name: `Cedola ${code}` });
  await expectAccessible(desk);
  await cedola.getByRole('button', { name: 'Accetta' }).click();
  await expect(desk.getByText('Cedola accettata: paga il Comune.')).toBeVisible();
  await expect(desk.getByText('Pagato con cedola libraria')).toBeVisible();
  await caughtMail(email, `Cedola accettata: ordine ${number}`);
  await desk.getByRole('button', { name: /^Consegna/ }).click();
  await expect(desk.getByText('Consegnato tutto.')).toBeVisible();

  await desk.goto('/dashboard/cedole');
  await desk.getByRole('searchbox').fill(code);
  const row = desk.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Raccolta');
  await expectAccessible(desk);
  await row.getByRole('checkbox').check();
  await desk.getByRole('button', { name: 'Prepara la distinta…' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('Cremona (CR)');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Crea la distinta' }).click();
  await expect(row).toContainText('Inviata');
  const [, distinta = ''] = /Distinta (\d+\/\d+)/.exec(await row.innerText()) ?? [];
  const print = desk.getByRole('link', { name: `PDF della distinta ${distinta}` });
  const drawn = await desk.request.get((await print.getAttribute('href')) ?? '');
  expect(drawn.headers()['content-type']).toBe('application/pdf');
  await desk.getByRole('button', { name: `Segna pagata… della distinta ${distinta}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Segna pagata' }).click();
  await expect(row).toContainText('Pagata');
  await expectAccessible(desk);
  await desk.context().close();
});

test('the books of a refused cedola are paid by card from the order’s page @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const desk = await ownerAt(browser, '/dashboard/ordini', page);
  await takeCedole(desk.request);
  const code = newCode();
  const { email } = await orderWithCedola(page, code);
  const { id, number } = await shownOrder(page);

  await desk.goto(`/dashboard/ordini/${id}`);
  await desk
    .getByRole('group', { name: `Cedola ${code}` })
    .getByText('Rifiuta…')
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Perché').fill('Il Comune non la riconosce');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Rifiuta la cedola' }).click();
  await expect(desk.getByText('Cedola rifiutata.')).toBeVisible();
  const mail = await caughtMail(email, `Cedola non accettata: ordine ${number}`);
  expect(mail.text).toContain('Il Comune non la riconosce');
  await desk.context().close();

  await page.goto(`/orders/${id}`);
  await expect(page.getByText('Non accettata: Il Comune non la riconosce.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pago in libreria, al ritiro' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Paga ora/ }).click();
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
  await expectPaid(page);
  await expect(page.getByText('Pagamento ricevuto, grazie.')).toBeVisible();
});
