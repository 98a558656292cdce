import { randomUUID } from 'node:crypto';
import { DESK_CONTACT_DAYS } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { pdfPieces, pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let owner: SignedInCaller;
const bookshopId = randomUUID();
beforeAll(async () => {
  service = await startTestService();
  owner = await service.signIn({ role: 'bookshop', tenantId: bookshopId });
});
afterAll(() => service.stop());

const place = (
  order: Partial<OrderEntity> = {},
  lines: Partial<OrderLineEntity>[] = [aBookLine({ state: 'reserved' })],
) =>
  placedOrder(service.dataSource, {
    order: {
      bookshopId,
      shippingMethod: 'pickup',
      paymentMethod: 'shop',
      paymentState: 'due',
      ...order,
    },
    lines,
  });

const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  phone: '333 1234567',
  email: 'famiglia@posta.example',
});

const read = (print: string, numbers: string[], more = '', caller = owner) =>
  caller.call<Buffer>({
    path: `/api/desk/prints/${print}.pdf?orders=${numbers.join(',')}${more}`,
  });

async function pages(print: string, numbers: string[], more = ''): Promise<string[]> {
  const { status, body } = await read(print, numbers, more);
  expect(status).toBe(200);
  return pdfText(body);
}

describe('what a bookshop prints', () => {
  it.each([
    ['labels', '&paper=roll-62', 'etichette'],
    ['pick-list', '', 'lista-di-prelievo'],
    ['order-sheets', '', 'fogli-ordine'],
  ])('%s opens beside the page, and is kept by nobody', async (print, more, name) => {
    const { order } = await place();
    const { headers } = await read(print, [order.number], more);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${name}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['labels', '&paper=roll-62'],
    ['pick-list', ''],
    ['order-sheets', ''],
  ])('%s is of its own orders alone', async (print, more) => {
    const { order } = await place();
    const { order: unpaid } = await place({ paymentState: 'none' });
    const { order: others } = await place({ bookshopId: randomUUID() });
    for (const { number } of [unpaid, others]) {
      expect((await read(print, [number], more)).status).toBe(404);
    }
    const text = (await pages(print, [others.number, order.number, unpaid.number], more)).join(' ');
    expect(text).toContain(order.number);
    expect(text).not.toContain(others.number);
    const family = await service.signIn();
    expect((await read(print, [order.number], more, family)).status).toBe(403);
    const nobody = await service.call({
      path: `/api/desk/prints/${print}.pdf?orders=${order.number}${more}`,
    });
    expect(nobody.status).toBe(401);
  });

  it.each([
    ['labels', '', '&paper=roll-62'],
    ['labels', 'ZN-7K3M-9QXD', ''],
    ['labels', 'ZN-7K3M-9QXD', '&paper=sheet-24&first=25'],
    ['pick-list', 'ZN-7K3M-9QXD,', ''],
    ['order-sheets', "ZN-7K3M-9QXD' OR 1=1", ''],
  ])('%s of %j%s is none', async (print, numbers, more) => {
    expect((await read(print, [encodeURIComponent(numbers)], more)).status).toBe(400);
  });
});

describe('a label', () => {
  it('says for whom, of which class, and what is in the bag', async () => {
    const { order } = await place({ contact: person('Anna', 'Bianchi') }, [
      aBookLine({ state: 'ready', quantity: 2 }),
      aProductLine({ state: 'ready' }),
      aBookLine({ state: 'cancelled' }),
    ]);
    const [label] = await pages('labels', [order.number], '&paper=roll-62');
    expect(label).toBe(`Bianchi A. ${order.number} 1A, Istituto di prova 2 libri e 1 articolo`);
  });

  it('says what is missing', async () => {
    const { order } = await place({}, [
      aBookLine({ state: 'ready' }),
      aBookLine({ state: 'waiting', quantity: 2 }),
    ]);
    const [label] = await pages('labels', [order.number], '&paper=roll-62');
    expect(label).toContain('1 libro, mancano 2');
  });

  it('names nobody once the order needs nobody', async () => {
    const stateSince = new Date(service.now() - (DESK_CONTACT_DAYS + 1) * DAY_MS);
    const { order } = await place({ state: 'delivered' }, [
      aBookLine({ state: 'delivered', stateSince }),
    ]);
    const [label] = await pages('labels', [order.number], '&paper=roll-62');
    expect(label).not.toContain('Bianchi');
    expect(label).toContain(order.number);
  });

  it('goes on behind those that a begun sheet has no more, in the order that was asked', async () => {
    const placed = await Promise.all(Array.from({ length: 4 }, () => place()));
    const numbers = placed.map(({ order }) => order.number).reverse();
    const sheets = await pages('labels', numbers, '&paper=sheet-24&first=22');
    expect(sheets.map((text) => numbers.filter((number) => text.includes(number)))).toEqual([
      numbers.slice(0, 3),
      numbers.slice(3),
    ]);
    expect(await pages('labels', numbers, '&paper=roll-62')).toHaveLength(4);
  });

  it('has as many pages as a shelf of orders needs', async () => {
    const placed = await Promise.all(Array.from({ length: 50 }, () => place()));
    const numbers = placed.map(({ order }) => order.number);
    const sheets = await pages('labels', numbers, '&paper=sheet-24');
    expect(sheets).toHaveLength(3);
    for (const number of numbers) expect(sheets.join(' ')).toContain(number);
  });
});

describe('a pick list', () => {
  const book = (title: string, subtitle: string, reference: string, more = {}) => {
    const line = aBookLine({ reference, state: 'reserved', ...more });
    const details = {
      title,
      subtitle,
      school: null,
      classe: '',
      sezione: '',
      image: null,
      children: [],
      substitute: null,
    };
    return { ...line, details };
  };

  it('counts each title once, by publisher, with the families that it is for', async () => {
    const first = await place({ contact: person('Anna', 'Bianchi') }, [
      book('Zoologia 2', 'N. Verdi, Alba', '9788800000101'),
      book('Algebra 10', 'R. Tassinari, Rio Secco', '9788800000102', { quantity: 2 }),
      aProductLine({ state: 'reserved' }),
    ]);
    const second = await place({ contact: person('Łucia', 'D’Amico') }, [
      book('Algebra 10', 'R. Tassinari, Rio Secco', '9788800000102'),
      book('Algebra 2', 'R. Tassinari, Rio Secco', '9788800000103'),
    ]);
    const numbers = [second, first].map(({ order }) => order.number);
    const text = (await pages('pick-list', numbers)).join(' ');
    expect(text).toContain('2 ordini, 6 pezzi');
    expect(text).toContain(
      `3 Algebra 10 ISBN 9788800000102 Rio Secco ${second.order.number} D’Amico Ł. 2 × ${first.order.number} Bianchi A.`,
    );
    const places = ['Zoologia 2', 'Algebra 2', 'Algebra 10', 'Quaderno a righe'];
    expect(places.map((title) => text.indexOf(title))).toEqual(
      places.map((title) => text.indexOf(title)).toSorted((one, other) => one - other),
    );
  });

  it('leaves out what is in a bag, has not come or was given up, and counts it', async () => {
    const { order } = await place({}, [
      aBookLine({ state: 'ready', quantity: 2 }),
      aBookLine({ state: 'waiting' }),
      aBookLine({ state: 'cancelled' }),
      aBookLine({ state: 'delivered' }),
    ]);
    const text = (await pages('pick-list', [order.number])).join(' ');
    expect(text).toContain('Non c’è niente da prendere dagli scaffali.');
    expect(text).toContain('Già pronti nei sacchetti: 2 pezzi.');
    expect(text).toContain('Non ancora arrivati dal fornitore: 1 pezzo.');
  });

  it('names all families of a title, on as many pages as they need', async () => {
    const lastName = 'Quattrocchi Della Rovere';
    const placed = await Promise.all(
      Array.from({ length: 70 }, () => place({ contact: person('Anna', lastName) })),
    );
    const numbers = placed.map(({ order }) => order.number);
    const { body } = await read('pick-list', numbers);
    const sheets = pdfPieces(body).map((page) => page.map(({ text }) => text));
    // A number stands in one line, whole.
    for (const number of numbers) {
      expect(sheets.flat().filter((text) => text.includes(number))).toHaveLength(1);
    }
    for (const page of sheets) {
      expect(page).toEqual(expect.arrayContaining(['Pezzi', 'Titolo', 'Per chi']));
      expect(page.some((text) => numbers.some((number) => text.includes(number)))).toBe(true);
    }
    expect(sheets.flat().filter((text) => text === '70')).toHaveLength(1);
  });

  it('takes the edition that came', async () => {
    const line = book('Vecchia', 'A. Rossi, Alba', '9788800000104');
    const substitute = { isbn: '9788800000105', title: 'Nuova' };
    const { order } = await place({}, [{ ...line, details: { ...line.details, substitute } }]);
    const text = (await pages('pick-list', [order.number])).join(' ');
    expect(text).toContain('Nuova ISBN 9788800000105');
    expect(text).not.toContain('Vecchia');
  });
});

describe('an order sheet', () => {
  it('says what is in it, where each book is and what is to be paid', async () => {
    const { order } = await place({ contact: person('Anna', 'Bianchi'), shippingCents: 0 }, [
      aBookLine({ state: 'ready', discountCents: 150 }),
      aBookLine({ state: 'waiting', expectedFrom: '2026-09-10', expectedTo: '2026-09-18' }),
      aBookLine({ state: 'cancelled' }),
    ]);
    const [sheet = ''] = await pages('order-sheets', [order.number]);
    expect(sheet).toContain(`Ordine ${order.number}`);
    expect(sheet).toContain('Famiglia Bianchi Anna Telefono 333 1234567');
    expect(sheet).toContain('Da pagare alla consegna: 61,50 €');
    expect(sheet).toContain('Pronto per il ritiro 30,00 €');
    expect(sheet).toContain('In arrivo dal fornitore');
    expect(sheet).toContain('Annullato 0,00 €');
  });

  it('names a school once as long as it is the same, and no date of what has come', async () => {
    const { order } = await place({}, [
      aBookLine({ state: 'reserved', expectedFrom: '2026-09-10', expectedTo: '2026-09-18' }),
      aBookLine({ state: 'reserved' }),
    ]);
    const [sheet = ''] = await pages('order-sheets', [order.number]);
    expect(sheet.match(/Istituto di prova/g)).toHaveLength(1);
    expect(sheet).not.toContain('tra il 10');
  });

  it('says on each page which order it is of', async () => {
    const many = await place(
      {},
      Array.from({ length: 40 }, () => aBookLine()),
    );
    const one = await place();
    const numbers = [many, one].map(({ order }) => order.number);
    const sheets = await pages('order-sheets', numbers);
    const [first = '', second = ''] = numbers;
    expect(sheets.map((text) => /Ordine \S+ · pagina \d di \d$/.exec(text)?.[0])).toEqual([
      ...Array.from(
        { length: sheets.length - 1 },
        (_, n) => `Ordine ${first} · pagina ${n + 1} di ${sheets.length - 1}`,
      ),
      `Ordine ${second} · pagina 1 di 1`,
    ]);
    expect(sheets.length).toBeGreaterThan(2);
  });

  it('is a page of its own for each order', async () => {
    const placed = await Promise.all([place(), place(), place()]);
    const numbers = placed.map(({ order }) => order.number);
    const sheets = await pages('order-sheets', numbers);
    expect(sheets).toHaveLength(3);
    for (const [index, number] of numbers.entries()) expect(sheets[index]).toContain(number);
  });
});
