import { screen, waitFor, within } from '@testing-library/react';
import { shippingEndpoints } from '@zaino/contracts/orders';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { makeOrderToShip, makeParcel, makeParcelLine } from './testing/make-parcel';
import { fakePacking, field, openPacking, said } from './testing/open-packing';

const ORDER = 'ZN7K3M9QXD{Enter}';
const BOOK = '9788800000015{Enter}';
const PRODUCT = 'P-0001{Enter}';
const [book, product] = makeParcel().lines.map(({ lineId }) => lineId);
const complete = [
  { lineId: book, quantity: 2 },
  { lineId: product, quantity: 1 },
];

afterEach(() => {
  setAdminToken(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('packing', () => {
  it('goes from the order to the parcel that has left, by scanner and keyboard alone', async () => {
    const calls = fakePacking();
    const { user, saved } = await openPacking();
    await user.keyboard(ORDER);
    expect(await screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' })).toBeVisible();
    expect(await screen.findByText('Mancano ancora 3 pezzi')).toBeVisible();
    await user.keyboard(BOOK);
    expect(await said('Nel pacco')).toBeVisible();
    await user.keyboard(BOOK + PRODUCT);
    expect(await said('Completo')).toBeVisible();
    await user.keyboard('{F2}');
    expect(await said('Pacco chiuso')).toBeVisible();
    await waitFor(() =>
      expect(saved).toEqual(['distinta-ZN-7K3M-9QXD.pdf', 'etichetta-ZN-7K3M-9QXD.pdf']),
    );
    expect(await screen.findByText('Numero di spedizione AB1')).toBeVisible();
    await user.keyboard('{F2}');
    expect(await said('Spedito')).toBeVisible();
    expect(screen.getByText('ZN-7K3M-9QXD con Corriere, AB1.')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(calls.filter(([call]) => call !== 'fill')).toEqual([
      ['begin', { number: 'ZN-7K3M-9QXD', takesOver: false }],
      ['pack', complete],
      ['labels', [makeParcel().order.id]],
      ['begin', { number: 'ZN-7K3M-9QXD', takesOver: false }],
      ['ship', 'AB1'],
    ]);
  });

  it.each([
    ['9788800000022', 'Libro sbagliato'],
    ['9788800000016', 'Codice letto male'],
  ])('refuses %s as “%s”, and puts nothing into the parcel', async (code, title) => {
    const calls = fakePacking();
    const { user } = await openPacking();
    await user.keyboard(ORDER);
    await screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' });
    await user.keyboard(`${code}{Enter}`);
    expect(await said(title)).toBeVisible();
    expect(screen.getByText('0 di 2 nel pacco:')).toBeInTheDocument();
    expect(calls.map(([call]) => call)).toEqual(['begin']);
  });

  it('refuses a copy too many', async () => {
    fakePacking();
    const { user } = await openPacking();
    await user.keyboard(ORDER + BOOK + BOOK + BOOK);
    expect(await said('Già nel pacco')).toBeVisible();
    expect(screen.getByText(/va nel pacco solo 2 pezzi/)).toBeVisible();
    expect(screen.getByText('2 di 2 nel pacco:')).toBeInTheDocument();
  });

  it('closes no parcel that something is missing of', async () => {
    const calls = fakePacking();
    const { user } = await openPacking();
    await user.keyboard(`${ORDER}${BOOK}`);
    await said('Nel pacco');
    expect(screen.getByRole('button', { name: /Chiudi e stampa/ })).toBeDisabled();
    await user.keyboard('{F2}');
    expect(await said('Mancano ancora 2 pezzi')).toBeVisible();
    expect(calls.map(([call]) => call)).not.toContain('pack');
  });

  it('closes what goes in several parcels without what is missing, on purpose', async () => {
    const later = makeParcelLine({ lineId: product ?? '', isNeeded: false, title: 'Algebra' });
    const calls = fakePacking({ parcel: makeParcel({ lines: [makeParcelLine(), later] }) });
    const { user } = await openPacking();
    await user.keyboard(ORDER + BOOK);
    await said('Nel pacco');
    await user.click(screen.getByRole('button', { name: 'Chiudi senza quello che manca' }));
    expect(await said('Pacco chiuso')).toBeVisible();
    expect(calls).toContainEqual(['pack', [{ lineId: book, quantity: 1 }]]);
  });

  it('takes by hand what has no bar code, and out again', async () => {
    fakePacking();
    const { user } = await openPacking();
    await user.keyboard(ORDER);
    await user.click(await screen.findByRole('button', { name: /Metti nel pacco Quaderno/ }));
    expect(await screen.findByText('1 di 1 nel pacco:')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Togli dal pacco Quaderno/ }));
    expect(await screen.findByText('0 di 1 nel pacco:')).toBeInTheDocument();
  });

  it('keeps what lies in the parcel, and puts it away for another', async () => {
    const calls = fakePacking();
    const { user } = await openPacking();
    await user.keyboard(ORDER + BOOK);
    await said('Nel pacco');
    await user.keyboard('ZN22222222{Enter}');
    expect(await said('Prima finisci questo pacco')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Bianchi Anna' })).not.toBeInTheDocument(),
    );
    expect(calls).toContainEqual(['fill', [{ lineId: book, quantity: 1 }]]);
    await user.keyboard(ORDER);
    expect(await screen.findByText('1 di 2 nel pacco:')).toBeInTheDocument();
  });

  it('asks for the order first', async () => {
    fakePacking();
    const { user } = await openPacking();
    await user.keyboard(BOOK);
    expect(await said('Prima l’ordine')).toBeVisible();
    await user.keyboard('ZN22222222{Enter}');
    expect(await screen.findByText('Ordine non trovato')).toBeVisible();
  });

  it('tells the second who packs the same order, and lets them go on with it', async () => {
    let isTaken = true;
    const calls = fakePacking({
      more: [
        answer(shippingEndpoints.begin, ({ body }) => {
          if (isTaken && !body.takesOver) {
            const detail = 'Bruno sta imballando questo ordine dalle 09:14.';
            return refusal(409, 'parcel-taken', { detail });
          }
          isTaken = false;
          return makeParcel();
        }),
      ],
    });
    const { user } = await openPacking();
    await user.keyboard(ORDER);
    const taken = await screen.findByRole('alert');
    expect(taken).toHaveTextContent('Bruno sta imballando questo ordine dalle 09:14.');
    await user.click(within(taken).getByRole('button', { name: 'Continua tu questo pacco' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows the order as it is once it was changed by somebody else', async () => {
    const changed = makeParcel({ lines: [makeParcelLine({ quantity: 2 })] });
    let isChanged = false;
    fakePacking({
      more: [
        answer(shippingEndpoints.begin, () => (isChanged ? changed : makeParcel())),
        answer(shippingEndpoints.pack, () => {
          isChanged = true;
          return refusal(409, 'order-moved', { detail: 'L’ordine è cambiato nel frattempo.' });
        }),
      ],
    });
    const { user } = await openPacking();
    await user.keyboard(`${ORDER}${BOOK}${BOOK}${PRODUCT}`);
    await said('Completo');
    await user.keyboard('{F2}');
    expect(await said('Non fatto')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Quaderno a righe')).not.toBeInTheDocument());
  });
});

describe('a closed parcel', () => {
  const packed = makeParcel({
    state: 'packed',
    printsLabels: false,
    lines: [makeParcelLine({ packed: 1 })],
  });

  it('leaves by the number that is read from the carrier’s label', async () => {
    const calls = fakePacking({ parcel: packed });
    const { user } = await openPacking();
    await user.keyboard(ORDER);
    expect(await said('Pacco già chiuso')).toBeVisible();
    await user.keyboard('{F2}');
    expect(await said('Manca il numero di spedizione')).toBeVisible();
    await user.keyboard(BOOK);
    expect(await said('Il pacco è già chiuso')).toBeVisible();
    await user.keyboard('1Z999{Enter}');
    expect(await said('Spedito')).toBeVisible();
    expect(calls).toContainEqual(['ship', '1Z999']);
  });

  it('takes no label of another parcel', async () => {
    const calls = fakePacking({ parcel: { ...packed, code: 'AB1' } });
    const { user } = await openPacking();
    await user.keyboard(`${ORDER}AB2{Enter}`);
    expect(await said('Etichetta di un altro pacco')).toBeVisible();
    expect(calls.map(([call]) => call)).toEqual(['begin']);
  });

  it('is printed again, and opened again', async () => {
    const calls = fakePacking({ parcel: packed });
    const { user, saved } = await openPacking();
    await user.keyboard(ORDER);
    await said('Pacco già chiuso');
    await user.keyboard('{F8}');
    await waitFor(() => expect(saved).toEqual(['distinta-ZN-7K3M-9QXD.pdf']));
    await user.click(screen.getByRole('button', { name: 'Riapri il pacco' }));
    expect(await screen.findByText('0 di 1 nel pacco:')).toBeInTheDocument();
    expect(calls.map(([call]) => call)).toEqual(['begin', 'reopen']);
  });

  it('says what whoever packs has to know', async () => {
    fakePacking({
      parcel: { ...packed, warnings: ['La banca ha chiesto indietro il pagamento.'] },
    });
    const { user } = await openPacking();
    await user.keyboard(ORDER);
    expect(await screen.findByRole('alert')).toHaveTextContent('La banca ha chiesto indietro');
  });
});

describe('orders that are to be shipped', () => {
  const other = makeOrderToShip({
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a197',
    number: 'ZN-2222-2222',
    here: 1,
    isLate: true,
  });
  const both = [makeOrderToShip(), other];

  it('are listed with where they stand', async () => {
    fakePacking({ orders: both });
    await openPacking();
    const row = screen.getByRole('row', { name: /ZN-2222-2222/ });
    expect(row).toHaveTextContent('1 di 3 messi da parte');
    expect(row).toHaveTextContent('In ritardo');
    expect(screen.getByRole('row', { name: /ZN-7K3M-9QXD/ })).toHaveTextContent('Pronto');
    expect(screen.getByRole('link', { name: /Pronti da imballare/ })).toHaveAttribute(
      'href',
      '/admin/orders/packing?mostra=ready',
    );
  });

  it('are packed from the list too', async () => {
    fakePacking({ orders: both });
    window.scrollTo = () => undefined;
    const { user } = await openPacking();
    await user.click(screen.getByRole('button', { name: 'Imballa l’ordine ZN-7K3M-9QXD' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' })).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('are printed for, all of them or those that are chosen', async () => {
    const asked: string[] = [];
    fakePacking({
      orders: both,
      more: [
        answer(shippingEndpoints.slips, ({ query }) => {
          asked.push(query.orders);
          return new Response('%PDF');
        }),
      ],
    });
    const { user, saved } = await openPacking();
    await user.click(screen.getByRole('button', { name: 'Lista di prelievo' }));
    await waitFor(() => expect(saved).toEqual(['lista-di-prelievo.pdf']));
    const slips = screen.getByRole('button', { name: 'Distinte di imballaggio' });
    await waitFor(() => expect(slips).toBeEnabled());
    await user.click(slips);
    await waitFor(() => expect(asked).toEqual(['ZN-7K3M-9QXD,ZN-2222-2222']));
    await user.click(screen.getByRole('checkbox', { name: 'ZN-2222-2222' }));
    expect(screen.getByText('Per 1 ordine:')).toBeVisible();
    await waitFor(() => expect(slips).toBeEnabled());
    await user.click(slips);
    await waitFor(() => expect(asked[1]).toBe('ZN-2222-2222'));
  });

  it('name each that has no label, with why', async () => {
    fakePacking({
      orders: both,
      more: [
        answer(shippingEndpoints.labels, ({ body }) => ({
          carrier: 'Corriere',
          outcomes: body.orders.map((orderId, index) => ({
            orderId,
            number: both[index]?.number ?? null,
            reference: index === 0 ? 'ZN-7K3M-9QXD-1' : null,
            reason: index === 0 ? null : 'Nel pacco manca ancora 1 copia di “Algebra”.',
          })),
          file: { name: 'spedizioni.csv', contentType: 'text/csv', content: btoa('a;b') },
        })),
      ],
    });
    const { user, saved } = await openPacking();
    await user.click(screen.getByRole('button', { name: 'Etichette del corriere' }));
    expect(await screen.findByText('1 etichetta fatta.')).toBeVisible();
    expect(
      screen.getByText('ZN-2222-2222: Nel pacco manca ancora 1 copia di “Algebra”.'),
    ).toBeVisible();
    expect(saved).toEqual(['spedizioni.csv']);
  });

  it('say so where there are none, and where they do not come', async () => {
    fakePacking({ orders: [] });
    await openPacking();
    expect(screen.getByText('Non c’è niente da spedire.')).toBeVisible();
  });

  it('can fail alone: packing goes on', async () => {
    fakePacking({ more: [answer(shippingEndpoints.orders, () => refusal(503, 'unavailable'))] });
    const { user } = await openPacking();
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    await user.keyboard(ORDER);
    expect(await screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' })).toBeVisible();
  });
});

describe('a file of tracking numbers', () => {
  const rows = [
    {
      line: 2,
      reference: 'ZN-7K3M-9QXD-1',
      code: 'AB1',
      outcome: 'shipped' as const,
      reason: null,
    },
    { line: 3, reference: 'X', code: 'AB2', outcome: 'refused' as const, reason: 'Non è nostro.' },
  ];
  const file = new File(['Riferimento;Tracking'], 'numeri.csv', { type: 'text/csv' });

  async function openDialog(more: Parameters<typeof fakePacking>[0] = {}) {
    fakePacking(more);
    const { user } = await openPacking();
    await user.click(screen.getByRole('button', { name: /Importa numeri di spedizione/ }));
    await user.upload(screen.getByLabelText('File dei numeri di spedizione'), file);
    return user;
  }

  it('says what it would do before, and what it has done', async () => {
    const sent: string[] = [];
    const user = await openDialog({
      more: [
        answer(shippingEndpoints.previewTracking, () => ({ rows })),
        answer(shippingEndpoints.importTracking, ({ body: { csv } }) => {
          sent.push(csv);
          return { rows };
        }),
      ],
    });
    const before = await screen.findByText('numeri.csv. Da segnare spediti: 1, restano fuori: 1.');
    expect(before).toBeVisible();
    expect(screen.getByText('Non è nostro.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Segna spedito 1 pacco' }));
    expect(await screen.findByText('numeri.csv. Spediti: 1, restano fuori: 1.')).toBeVisible();
    expect(sent).toEqual(['Riferimento;Tracking']);
    expect(screen.queryByRole('button', { name: /Segna/ })).not.toBeInTheDocument();
  });

  it('that is none is refused by a sentence', async () => {
    const detail = 'Il file deve avere una colonna “Riferimento” e una “Tracking”.';
    await openDialog({
      more: [
        answer(shippingEndpoints.previewTracking, () =>
          refusal(400, 'invalid-input', { detail, errors: [{ path: 'csv', message: detail }] }),
        ),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('button', { name: /Segna/ })).toBeDisabled();
  });
});
