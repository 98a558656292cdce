import { screen, waitFor, within } from '@testing-library/react';
import { shippingEndpoints } from '@zaino/contracts/orders';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { makeParcel, makeParcelLine } from './testing/make-parcel';
import { fakePacking, field, openPacking, said } from './testing/open-packing';

const ORDER = 'ZN7K3M9QXD{Enter}';
const BOOK = '9788800000017{Enter}';
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
    ['9788800000024', 'Libro sbagliato'],
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
