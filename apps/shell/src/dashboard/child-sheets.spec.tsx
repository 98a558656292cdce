import { accountEndpoints, type Child } from '@zaino/contracts/identity';
import { orderEndpoints } from '@zaino/contracts/orders';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { addChild, addLines, getCart } from '@zaino/web/cart';
import { answer } from '@zaino/web/fake-network';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sendWaitingMarks } from '../offline/send-waiting-marks';
import {
  ATLAS,
  bought,
  forgetFamily,
  GRAMMAR,
  group,
  HISTORY,
  ida,
  lists,
  openSheets,
  session,
  sheetOf,
  teo,
} from '../testing/child-sheets';
import { away, press, serveDashboard } from '../testing/dashboard-answers';
import { openAccountPage } from '../testing/open-account-page';
import { makeBoughtBook } from '../testing/order-factories';
import { makeAdoption } from '../testing/school-factories';

const cartChild = {
  schoolCode: teo.schoolCode,
  schoolName: teo.schoolName,
  classe: '2',
  sezione: 'B',
  tetto: null,
};

beforeEach(installFakeDialog);
afterEach(forgetFamily);

describe('the sheet of a child', () => {
  it('has the books of its class by where they stand', async () => {
    await openSheets(
      [teo],
      lists([
        GRAMMAR,
        ATLAS,
        makeAdoption('2', 'B', { isbn: '3', titolo: 'Arte', daAcquistare: false }),
        makeAdoption('2', 'B', { isbn: '4', titolo: 'Un romanzo', consigliato: 'Si' }),
      ]),
      bought(
        makeBoughtBook({
          schoolYear: 2026,
          state: 'waiting',
          expected: { from: '2099-09-03', to: '2099-09-05' },
        }),
      ),
    );
    expect(group('Teo', /Da acquistare/).getByText('Atlante')).toBeVisible();
    expect(group('Teo', /In arrivo/).getByText(/tra il 3 e il 5 settembre/)).toBeVisible();
    expect(group('Teo', /In arrivo/).getByRole('link')).toHaveAttribute(
      'href',
      '/orders/00000000-0000-4000-8000-000000000001',
    );
    expect(group('Teo', /Già in uso/).getByText('Arte')).toBeVisible();
    expect(group('Teo', /Consigliati/).getByText('Un romanzo')).toBeVisible();
    expect(sheetOf('Teo').getByText('1 libro da acquistare, 1 in arrivo.')).toBeVisible();
  });

  it('says what the year has cost beside the ministry’s cap', async () => {
    await openSheets([teo], lists([GRAMMAR, ATLAS]), bought(makeBoughtBook({ schoolYear: 2026 })));
    expect(sheetOf('Teo').getByText(/19,90.€\. Al tetto .* restano 100,10.€/)).toBeVisible();
    expect(sheetOf('Teo').getByRole('meter')).toHaveAttribute('aria-valuenow', '19.9');
  });

  it('keeps on the server what is ticked by hand, and takes it back', async () => {
    const { marks } = await openSheets([teo], lists([GRAMMAR]));
    const tick = () => sheetOf('Teo').getByRole('checkbox', { name: /Le parole in cammino/ });
    await userEvent.click(tick());
    expect(group('Teo', /Ce l’ha già/).getByText('Segnato da te.')).toBeVisible();
    expect(sheetOf('Teo').getByText(/Non manca niente/)).toBeVisible();
    await waitFor(() =>
      expect(marks()).toEqual([{ childId: teo.id, isbn: GRAMMAR.isbn, isOwned: true }]),
    );
    await userEvent.click(tick());
    expect(group('Teo', /Da acquistare/).getByText('Le parole in cammino')).toBeVisible();
    await waitFor(() => expect(marks()).toEqual([]));
  });

  it('keeps on the device what is ticked without a network, and sends it later', async () => {
    let isCut = true;
    const sent: unknown[] = [];
    const markBooks = answer(accountEndpoints.markBooks, ({ body }) => {
      if (isCut) throw new TypeError('Failed to fetch');
      sent.push(...body.books);
      return { books: [] };
    });
    await openSheets([teo], lists([GRAMMAR]), markBooks);
    await userEvent.click(screen.getByRole('checkbox', { name: /Teo ce l’ha/ }));
    expect(await screen.findByText('1 spunta da inviare.')).toBeVisible();
    expect(screen.getByText('Da inviare quando torna la rete.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Teo ce l’ha/ })).toBeChecked();
    isCut = false;
    await act(sendWaitingMarks);
    expect(sent).toEqual([{ isbn: GRAMMAR.isbn, isOwned: true }]);
    expect(screen.queryByText(/da inviare/i)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Teo ce l’ha/ })).toBeChecked();
  });

  it('takes a tick back that could not be kept, and says so', async () => {
    await openSheets([teo], lists([GRAMMAR]), answer(accountEndpoints.markBooks, away));
    await userEvent.click(sheetOf('Teo').getByRole('checkbox'));
    expect(await screen.findByText(/La spunta non è stata salvata/)).toBeVisible();
    expect(sheetOf('Teo').getByRole('checkbox')).not.toBeChecked();
  });

  it('brings the ticks of a child back with it', async () => {
    const { marks, saved } = await openSheets([teo], lists([GRAMMAR]));
    await userEvent.click(sheetOf('Teo').getByRole('checkbox'));
    await waitFor(() => expect(marks()).toHaveLength(1));
    await press('Rimuovi Teo');
    await press('Annulla');
    await waitFor(() => expect(marks().at(-1)).toMatchObject({ childId: saved()[0]?.id }));
    expect(await screen.findByText('Segnato da te.')).toBeVisible();
  });
});

describe('what is missing', () => {
  it('goes into the cart for its child, and the cart is shown', async () => {
    const { address } = await openSheets([teo], lists([GRAMMAR, ATLAS]));
    await press(/Metti nel carrello quello che manca per Teo: 2 libri, 50,00.€/);
    await waitFor(() => expect(address()).toBe('/cart'));
    const { children, items } = getCart();
    expect(children).toMatchObject([{ id: teo.id, nickname: 'Teo', classe: '2', tetto: 120 }]);
    expect(items).toMatchObject(
      [ATLAS, GRAMMAR].map(({ isbn }) => ({
        isbn,
        classe: '2',
        children: [{ childId: teo.id, quantity: 1 }],
      })),
    );
  });

  it('goes there for all children by one press', async () => {
    await openSheets([teo, ida], lists([GRAMMAR, HISTORY]));
    await press(/quello che manca per tutti: 2 libri, 44,90.€/);
    expect(getCart().items.map(({ children }) => children?.[0]?.childId)).toEqual([teo.id, ida.id]);
  });

  it('is asked about where the cart has copies for nobody in particular', async () => {
    await openSheets([teo], lists([GRAMMAR]));
    const line = { type: 'book' as const, quantity: 1, copertina: null, prezzo: 19.9 };
    const { isbn, titolo, autore, editore, classe, sezione } = GRAMMAR;
    const scuola = { nome: teo.schoolName, codice: teo.schoolCode };
    act(() => void addLines([{ ...line, isbn, titolo, autore, editore, classe, sezione, scuola }]));
    await press(/quello che manca per Teo/);
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/già nel carrello/);
    await press('Lascia così');
    expect(getCart().itemCount).toBe(1);
  });

  it('is in the cart for the child already: the way leads there', async () => {
    const { router } = await openSheets([teo], lists([GRAMMAR]));
    await press(/quello che manca per Teo/);
    await act(() => router.navigate('/dashboard'));
    expect(await screen.findByText('Nel carrello ✓')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al carrello' })).toHaveAttribute('href', '/cart');
  });

  it('is not what cannot be sold', async () => {
    const unsold = { ...GRAMMAR, vendibile: false, motivoNonVendibile: 'senza-prezzo' as const };
    await openSheets([teo], lists([unsold]));
    expect(group('Teo', /Da acquistare/).getByText('Non in vendita')).toBeVisible();
    expect(screen.queryByRole('button', { name: /quello che manca/ })).not.toBeInTheDocument();
  });
});

describe('a list that is not there', () => {
  it.each<[string, { child: Child; given: Parameters<typeof lists>; words: RegExp }]>([
    [
      'not out yet',
      {
        child: teo,
        given: [[], [], { annoScolastico: 2025 }],
        words: /non ha ancora la lista di quest’anno/,
      },
    ],
    [
      'never out',
      {
        child: teo,
        given: [[], [], { annoScolastico: null, anniScolastici: [] }],
        words: /non ha ancora pubb/,
      },
    ],
    [
      'without the class',
      { child: { ...teo, sezione: 'Z' }, given: [[GRAMMAR]], words: /la 2ª Z non c’è/ },
    ],
    [
      'one for each course',
      {
        child: teo,
        given: [[GRAMMAR, { ...ATLAS, combinazione: 'Musicale' }]],
        words: /ha più indirizzi/,
      },
    ],
  ])('is told: %s', async (_, { child, given, words }) => {
    await openSheets([child], lists(...given));
    expect(sheetOf('Teo').getByText(words)).toBeVisible();
    expect(sheetOf('Teo').getByRole('link', { name: /^Lista della/ })).toBeVisible();
  });

  it('has the books that all sections share while the section is not known', async () => {
    const other = { ...GRAMMAR, sezione: 'A' };
    await openSheets([{ ...teo, sezione: '*' }], lists([GRAMMAR, ATLAS, other]));
    expect(sheetOf('Teo').getByText('Le parole in cammino')).toBeVisible();
    expect(sheetOf('Teo').queryByText('Atlante')).not.toBeInTheDocument();
  });

  it('costs itself only while the schools are away, and can be asked for again', async () => {
    let isAway = true;
    await openSheets(
      [teo],
      answer(schoolsEndpoints.adoptions, () =>
        isAway
          ? away()
          : {
              success: true,
              adozioni: [GRAMMAR],
              annoScolastico: 2026,
              anniScolastici: [2026],
              tetti: [],
            },
      ),
    );
    expect(sheetOf('Teo').getByText(/La lista dei libri non si è caricata/)).toBeVisible();
    isAway = false;
    await userEvent.click(sheetOf('Teo').getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Le parole in cammino')).toBeVisible();
  });

  it('says what it does not know while the orders are away', async () => {
    await openSheets(
      [teo],
      lists([GRAMMAR]),
      answer(orderEndpoints.boughtBooks, away),
      answer(orderEndpoints.orders, away),
    );
    expect(screen.getByText(/Ora non sappiamo che cosa hai già comprato/)).toBeVisible();
    // Once: the last orders have no notice of their own then.
    expect(screen.queryByText(/Servizio momentaneamente non disponibile/)).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Riprova' })).toHaveLength(1);
    expect(group('Teo', /Da acquistare/).getByText('Le parole in cammino')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('says that last year’s lists are not known', async () => {
    let isAway = true;
    await openSheets(
      [teo, ida],
      answer(schoolsEndpoints.adoptions, ({ query }) =>
        query.annoScolastico === 2025 && isAway
          ? away()
          : {
              success: true,
              adozioni: query.annoScolastico === 2025 ? [ATLAS] : [ATLAS, HISTORY],
              annoScolastico: query.annoScolastico ?? 2026,
              anniScolastici: [2026, 2025],
              annoInCorso: 2026,
              tetti: [],
            },
      ),
    );
    const words = /Ora non sappiamo che cosa c’era nelle liste dell’anno scorso/;
    expect(screen.getByText(words)).toBeVisible();
    expect(group('Teo', /Da acquistare/).getByText('Atlante')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('region', { name: /Forse ce l’avete già/ })).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it.each([
    ['nobody is saved', answer(orderEndpoints.orders, away)],
    ['the children are away, too', answer(accountEndpoints.children, away)],
  ])('says once that the orders are away where %s', async (_what, other) => {
    addChild({ ...cartChild, nickname: 'Zoe' });
    serveDashboard(
      [],
      lists([GRAMMAR]),
      answer(orderEndpoints.boughtBooks, away),
      answer(orderEndpoints.orders, away),
      other,
    );
    await openAccountPage('/dashboard', session);
    expect(await screen.findByText(/Servizio momentaneamente non disponibile/)).toBeVisible();
    expect(screen.queryByText(/Ora non sappiamo/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Riprova' })).toHaveLength(1);
  });
});
