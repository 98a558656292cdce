import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usedDeskEndpoints, type UsedCopies } from '@zaino/contracts/orders';
import { bookEndpoints, type UsedBook } from '@zaino/contracts/schools';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeDeskOffer, makeIntake, makeUsedCopy } from '../testing/make-used-copy';
import { openDesk } from '../testing/open-desk';

const address = '/dashboard/usato';
const brought: UsedBook = {
  trovato: true,
  isbn: '9788899012083',
  titolo: 'Il tempo che resta',
  volume: null,
  autore: '',
  editore: '',
  copertina: null,
  prezzo: 20,
  nuovaEdizione: null,
  scuole: 1,
  classi: 2,
  classiItalia: 2,
};

interface Fakes {
  stock?: () => UsedCopies['copies'];
  takeIn?: () => ReturnType<typeof makeIntake> | Response | Promise<ReturnType<typeof makeIntake>>;
  next?: string | null;
  change?: () => ReturnType<typeof makeUsedCopy> | Response;
}

/** Notes each call that changes something. */
function fakeUsed({ stock, next = null, takeIn, change }: Fakes = {}) {
  const calls: [string, unknown][] = [];
  fakeNetwork(
    answer(usedDeskEndpoints.copies, () => ({ copies: stock?.() ?? [], next })),
    answer(usedDeskEndpoints.find, ({ params }) =>
      params.code === '4K7XQM' || params.code === 'US-4K7XQM'
        ? { code: 'US-4K7XQM', offers: [makeDeskOffer()] }
        : refusal(404, 'not-found', { detail: 'Con questo codice nessuno offre libri.' }),
    ),
    answer(bookEndpoints.usedBooks, () => ({
      annoScolastico: 2026,
      luogo: null,
      libri: [brought],
    })),
    answer(usedDeskEndpoints.takeIn, ({ body }) => {
      calls.push(['take-in', body]);
      return takeIn?.() ?? makeIntake();
    }),
    answer(usedDeskEndpoints.change, ({ body }) => {
      calls.push(['change', body]);
      return change?.() ?? makeUsedCopy(body);
    }),
    answer(usedDeskEndpoints.takeBack, ({ params }) => {
      calls.push(['take-back', params]);
      return makeUsedCopy({ state: 'taken-back', canTakeBack: false });
    }),
    answer(usedDeskEndpoints.intake, ({ params }) =>
      params.id === makeIntake().id ? makeIntake() : refusal(404, 'not-found'),
    ),
  );
  return calls;
}

const field = () => screen.getByRole('searchbox', { name: /Scrivi il codice della famiglia/ });
const scan = async (text: string) => userEvent.type(field(), `${text}{Enter}`);
const counter = () => screen.findByRole('form', { name: 'Libri sul banco' });
const send = async () =>
  userEvent.click(within(await counter()).getByRole('button', { name: /^Ritira/ }));

afterEach(() => jest.restoreAllMocks());

describe('used books at the desk', () => {
  it('are read by the code of a family and by their barcodes, described, and taken in', async () => {
    const calls = fakeUsed();
    await openDesk(address);
    await waitFor(() => expect(field()).toHaveFocus());
    await scan('us-4k7xqm');
    const form = within(await counter());
    expect(form.getByText(/offerto da una famiglia · prezzo indicativo 9,90/)).toBeVisible();
    // It lies there already.
    await scan('9788899001216');
    expect(await screen.findByText(/è già nell’elenco/)).toBeVisible();
    await scan('9788899012083');
    expect(await form.findByText(/ISBN 9788899012083 · portato senza offerta/)).toBeVisible();
    const [grade] = form.getAllByRole('combobox', { name: 'Stato' });
    await userEvent.selectOptions(grade ?? document.body, 'Usurato');
    await send();
    const [paid, otherPaid] = form.getAllByRole('textbox', { name: 'Lo paghi (€)' });
    const [, otherCode] = form.getAllByRole('combobox', { name: 'Codice digitale' });
    expect([paid, otherPaid, otherCode].map((one) => one?.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(calls).toEqual([]);
    await userEvent.type(paid ?? document.body, '501');
    await userEvent.type(otherPaid ?? document.body, '6');
    await userEvent.selectOptions(otherCode ?? document.body, 'Codice digitale già usato');
    await send();
    expect(form.getByText('Scrivi un prezzo da 0 a 500 €')).toBeVisible();
    expect(calls).toEqual([]);
    await userEvent.clear(paid ?? document.body);
    await userEvent.type(paid ?? document.body, '4,5');
    const [sale] = form.getAllByRole('textbox', { name: /Lo vendi/ });
    await userEvent.type(sale ?? document.body, '1');
    await userEvent.click(form.getByRole('radio', { name: /Buono della libreria/ }));
    expect(form.getByRole('button', { name: /^Ritira 2 libri, paga 10,50\s€$/ })).toBeVisible();
    await send();
    expect(await screen.findByRole('link', { name: 'Apri e stampa la ricevuta' })).toHaveAttribute(
      'href',
      `${address}?ricevuta=${makeIntake().id}`,
    );
    expect(calls).toMatchObject([
      [
        'take-in',
        {
          tender: 'voucher',
          copies: [
            {
              isbn: '9788899001216',
              offerId: makeDeskOffer().id,
              grade: 'worn',
              digitalCode: 'unused',
              paid: 4.5,
              salePrice: 1,
            },
            { isbn: '9788899012083', offerId: null, digitalCode: 'used', paid: 6, salePrice: null },
          ],
        },
      ],
    ]);
    expect(screen.queryByRole('form', { name: 'Libri sul banco' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('stay on the counter where they cannot be taken in, and are sent as the same', async () => {
    const answers = [() => refusal(409, 'used-offer-ended', { detail: 'Non è più offerto.' })];
    const calls = fakeUsed({ takeIn: () => answers.shift()?.() ?? makeIntake() });
    await openDesk(address);
    await scan('US-4K7XQM');
    const form = within(await counter());
    await userEvent.type(form.getByRole('textbox', { name: 'Lo paghi (€)' }), '3');
    await send();
    expect(await form.findByText('Non è più offerto.')).toBeVisible();
    await send();
    await screen.findByText(/Ritiro registrato/);
    const ids = calls.map(([, body]) => (body as { id: string }).id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('are sent as the same while nobody knows what became of them, and what is taken in is shown', async () => {
    const away = () => refusal(503, 'unavailable');
    const taken = () => refusal(409, 'used-intake-taken', { detail: 'Era già registrato.' });
    const answers = [away, taken];
    let copies = [makeUsedCopy({ title: 'Di ieri' })];
    const calls = fakeUsed({
      takeIn: () => answers.shift()?.() ?? makeIntake(),
      stock: () => copies,
    });
    await openDesk(address);
    await scan('US-4K7XQM');
    const form = within(await counter());
    await userEvent.type(form.getByRole('textbox', { name: 'Lo paghi (€)' }), '3');
    await send();
    expect(await form.findByRole('alert')).toBeVisible();
    copies = [makeUsedCopy({ title: 'Di adesso' })];
    await userEvent.click(form.getByRole('radio', { name: /Buono della libreria/ }));
    await send();
    expect(await form.findByText('Era già registrato.')).toBeVisible();
    expect(await screen.findByText('Di adesso', { selector: 'p' })).toBeVisible();
    await send();
    await screen.findByText(/Ritiro registrato/);
    const [first, second, third] = calls.map(([, body]) => (body as { id: string }).id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that are scanned while others are taken in stay on the counter', async () => {
    const answers: (() => void)[] = [];
    const waiting = new Promise<void>((resolve) => answers.push(resolve));
    fakeUsed({ takeIn: () => waiting.then(() => makeIntake()) });
    await openDesk(address);
    await scan('US-4K7XQM');
    const form = within(await counter());
    await userEvent.type(form.getByRole('textbox', { name: 'Lo paghi (€)' }), '3');
    await send();
    await scan('9788899012083');
    expect(await form.findByText(/ISBN 9788899012083/)).toBeVisible();
    answers[0]?.();
    await screen.findByText(/Ritiro registrato/);
    expect(form.getAllByRole('combobox', { name: 'Stato' })).toHaveLength(1);
    expect(form.getByText(/ISBN 9788899012083/)).toBeVisible();
  });

  it('are there once, where a code is read twice', async () => {
    fakeUsed();
    await openDesk(address);
    await scan('US-4K7XQM');
    expect(await screen.findByText('Un libro aggiunto.')).toBeVisible();
    await scan('US-4K7XQM');
    expect(await screen.findByText('I libri di questo codice sono già nell’elenco.')).toBeVisible();
    expect(within(await counter()).getAllByRole('combobox', { name: 'Stato' })).toHaveLength(1);
  });

  it('say what was not understood, and go off the counter again', async () => {
    fakeUsed();
    await openDesk(address);
    await scan('boh');
    expect(await screen.findByText(/Non è il codice di un’offerta/)).toBeVisible();
    await userEvent.clear(field());
    await scan('US-222222');
    expect(await screen.findByText('Con questo codice nessuno offre libri.')).toBeVisible();
    await userEvent.clear(field());
    await scan('US-4K7XQM');
    await counter();
    await userEvent.click(screen.getByRole('button', { name: /Togli dall’elenco/ }));
    expect(screen.queryByRole('form', { name: 'Libri sul banco' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('are listed, priced, sold and taken back', async () => {
    const calls = fakeUsed({ stock: () => [makeUsedCopy()], next: makeUsedCopy().id });
    await openDesk(address);
    const list = within(screen.getByRole('region', { name: 'Le tue copie usate' }));
    expect(list.getByText(/Buono · Codice digitale già usato/)).toBeVisible();
    expect(list.getByText(/pagato 4,50 € · regime del margine/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Copie precedenti' })).toHaveAttribute(
      'href',
      `${address}?dopo=${makeUsedCopy().id}`,
    );
    const price = list.getByRole('textbox', { name: /Prezzo di vendita/ });
    await userEvent.clear(price);
    for (const wrong of ['dieci', '500,01']) {
      await userEvent.clear(price);
      await userEvent.type(price, wrong);
      await userEvent.click(list.getByRole('button', { name: 'Salva il prezzo' }));
      expect(price).toBeInvalid();
    }
    await userEvent.clear(price);
    await userEvent.type(price, '12,50');
    await userEvent.click(list.getByRole('button', { name: 'Salva il prezzo' }));
    await screen.findByText('Prezzo salvato: Matematica verde 1.');
    await userEvent.click(list.getByRole('button', { name: /Segna venduto/ }));
    await screen.findByText('Venduto: Matematica verde 1.');
    await userEvent.click(list.getByRole('button', { name: /Non è venduto/ }));
    await screen.findByText('Di nuovo disponibile: Matematica verde 1.');
    await userEvent.click(list.getByRole('button', { name: /Annulla il ritiro/ }));
    expect(await list.findByText('Non hai ancora ritirato libri usati.')).toBeVisible();
    expect(list.getByRole('list')).toHaveFocus();
    expect(calls).toMatchObject([
      ['change', { salePrice: 12.5 }],
      ['change', { state: 'sold' }],
      ['change', { state: 'in-stock' }],
      ['take-back', { id: makeUsedCopy().id }],
    ]);
  });

  it('say why a copy cannot be changed', async () => {
    fakeUsed({
      stock: () => [makeUsedCopy()],
      change: () => refusal(409, 'used-copy-gone', { detail: 'Questa copia è stata restituita.' }),
    });
    await openDesk(address);
    await userEvent.click(screen.getByRole('button', { name: /Segna venduto/ }));
    expect(await screen.findByText('Questa copia è stata restituita.')).toBeVisible();
  });

  it('say that they cannot be had', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('are not for families', async () => {
    fakeNetwork(answer(usedDeskEndpoints.copies, () => refusal(403, 'forbidden')));
    await openDesk(address);
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});

describe('the receipt of used books', () => {
  it('says what was paid for what, and has a place for a name and a hand', async () => {
    fakeUsed();
    const print = jest.spyOn(globalThis, 'print').mockImplementation();
    await openDesk(`${address}?ricevuta=${makeIntake().id}`);
    expect(screen.getByRole('row', { name: /Matematica verde 1.*Buono.*4,50/ })).toBeVisible();
    expect(screen.getByText('Totale 4,50 €')).toBeVisible();
    expect(screen.getByText(/regime del margine/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stampa' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is not there for another bookshop’s', async () => {
    fakeUsed();
    await openDesk(`${address}?ricevuta=7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a999`);
    expect(screen.getByText('Questo ritiro non c’è.')).toBeVisible();
  });
});
