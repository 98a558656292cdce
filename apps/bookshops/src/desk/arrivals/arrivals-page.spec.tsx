import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeArrival } from '@zaino/buying/testing/make-arrival';
import { type Arrival, arrivalEndpoints, type Scan } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { openDesk } from '../testing/open-desk';

const ISBN = '9788899001223';
const { order } = makeArrival();

/** Notes what is scanned; each scan is answered with an arrival as `makes` says. */
function fakeArrivals(makes: Partial<Arrival> | (() => Response) = {}, first: Arrival[] = []) {
  const scanned: Scan[] = [];
  fakeNetwork(
    answer(arrivalEndpoints.list, () => ({ arrivals: first })),
    answer(arrivalEndpoints.receive, ({ body: { scans } }) => {
      scanned.push(...scans);
      if (typeof makes === 'function') return makes();
      return {
        outcomes: scans.map(({ id }) => {
          const arrival = makeArrival({ id, scanId: id, at: new Date().toISOString(), ...makes });
          return { id, refusal: null, arrivals: [arrival] };
        }),
      };
    }),
    answer(arrivalEndpoints.takeBack, ({ params: { id } }) => {
      const arrival = first.find((one) => one.id === id) ?? makeArrival({ id });
      return { ...arrival, takenBackAt: new Date().toISOString() };
    }),
    answer(arrivalEndpoints.preview, () => ({
      lines: [
        {
          line: 1,
          text: ISBN,
          isbn: ISBN,
          title: 'Matematica verde 1',
          copies: 3,
          awaited: 2,
          spare: 1,
          problem: null,
        },
        {
          line: 2,
          text: 'Grazie!',
          isbn: null,
          title: null,
          copies: 0,
          awaited: 0,
          spare: 0,
          problem: 'Qui non c’è un ISBN giusto.',
        },
      ],
    })),
  );
  return scanned;
}

const field = () => screen.getByRole('textbox', { name: 'Codice ISBN' });
/** The line of the list. */
const row = () =>
  within(screen.getByRole('region', { name: 'Arrivati nelle ultime 24 ore' })).getByRole(
    'listitem',
  );
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the arrivals of a bookshop', () => {
  beforeEach(() => {
    installFakeDialog();
    localStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('are scanned into a field that has the focus, and say for whom they are', async () => {
    const scanned = fakeArrivals();
    await openDesk('/dashboard/arrivi');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard(`${ISBN}{Enter}`);
    expect(scanned).toMatchObject([{ code: ISBN, copies: 1 }]);
    const panel = (await screen.findByText('Metti da parte')).closest('[role="status"]');
    expect(panel).toHaveTextContent(/Matematica verde 1.*Bianchi Anna.*1A, Istituto Manzoni/);
    expect(panel).toHaveTextContent('Manca ancora 1 libro');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(within(row()).getByRole('link', { name: 'Bianchi Anna' })).toHaveAttribute(
      'href',
      `/dashboard/ordini/${order?.id}`,
    );
  });

  it.each([
    ['ready', 'Completo: tra i pronti', 'la famiglia è avvisata'],
    ['complete', 'Libri completi', 'controlla il resto dell’ordine'],
  ] as const)('say that an order is %s', async (standing, kind, words) => {
    fakeArrivals({ order: order && { ...order, missing: 0, standing } });
    await openDesk('/dashboard/arrivi');
    await userEvent.keyboard(`${ISBN}{Enter}`);
    await screen.findByText(kind);
    expect(said().join()).toContain(words);
  });

  it('say what is to be done to the book before it is put aside', async () => {
    fakeArrivals({ order: order && { ...order, extra: 'covering' } });
    await openDesk('/dashboard/arrivi');
    await userEvent.keyboard(`${ISBN}{Enter}`);
    await screen.findByText('Metti da parte');
    expect(said().join()).toContain('Copertinatura: da fare');
    expect(row()).toHaveTextContent('Copertinatura: da fare');
  });

  it('say that nobody awaits a copy', async () => {
    fakeArrivals({ order: null, quantity: 2 });
    await openDesk('/dashboard/arrivi');
    const copies = screen.getByRole('spinbutton', { name: 'Copie' });
    await userEvent.clear(copies);
    await userEvent.type(copies, '2');
    await userEvent.type(field(), `${ISBN}{Enter}`);
    await screen.findByText('Scorta: nessuno lo aspetta');
    expect(copies).toHaveValue(1);
    expect(row()).toHaveTextContent('2 copie a scaffale');
  });

  it('leave the focus to who chose a field before the page was drawn', async () => {
    const frames: FrameRequestCallback[] = [];
    jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    fakeArrivals();
    await openDesk('/dashboard/arrivi');
    const copies = screen.getByRole('spinbutton', { name: 'Copie' });
    copies.focus();
    for (const frame of frames) frame(performance.now());
    expect(copies).toHaveFocus();
  });

  it('hear a scanner wherever the focus is', async () => {
    const scanned = fakeArrivals();
    await openDesk('/dashboard/arrivi');
    await waitFor(() => expect(field()).toHaveFocus());
    screen.getByRole('button', { name: 'Registra' }).focus();
    await userEvent.keyboard(`${ISBN}{Enter}`);
    expect(scanned).toMatchObject([{ code: ISBN }]);
  });

  it('refuse what is no code, and send nothing', async () => {
    const scanned = fakeArrivals();
    await openDesk('/dashboard/arrivi');
    await userEvent.type(field(), '9788899001224{Enter}');
    await screen.findByText('Non registrato');
    expect(said().join()).toContain('non è un ISBN');
    expect(scanned).toEqual([]);
  });

  it('are kept while nobody confirms them', async () => {
    fakeArrivals(() => refusal(503, 'unavailable'));
    await openDesk('/dashboard/arrivi');
    await userEvent.type(field(), `${ISBN}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('1 lettura non è ancora confermata');
    expect(said().join()).toContain('Letto, non ancora confermato');
    const scanned = fakeArrivals();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova ora' }));
    await screen.findByText('Metti da parte');
    expect(scanned).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are taken back one by one', async () => {
    const first = makeArrival();
    fakeArrivals({}, [first]);
    await openDesk('/dashboard/arrivi');
    await userEvent.click(
      screen.getByRole('button', {
        name: 'Annulla l’arrivo di Matematica verde 1 per Bianchi Anna',
      }),
    );
    expect(await screen.findByText('Annullato: Matematica verde 1.')).toBeVisible();
    expect(row()).toHaveTextContent('Annullato');
  });

  it('say why they cannot be taken back', async () => {
    fakeArrivals({}, [makeArrival()]);
    await openDesk('/dashboard/arrivi');
    fakeNetwork(
      answer(arrivalEndpoints.takeBack, () =>
        refusal(409, 'command-refused', { detail: 'È andato avanti.' }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: /Annulla l’arrivo/ }));
    expect(await screen.findByText('È andato avanti.')).toBeVisible();
  });

  it('come as a list, which is looked at before it is taken', async () => {
    const scanned = fakeArrivals();
    await openDesk('/dashboard/arrivi');
    field().focus();
    await userEvent.paste(`${ISBN} 3\nGrazie!`);
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leggi la lista' }));
    expect(
      await within(dialog).findByText(/^3 copie: 2 per chi aspetta, 1 a scaffale/),
    ).toBeVisible();
    expect(within(dialog).getByText('Qui non c’è un ISBN giusto.')).toBeVisible();
    expect(scanned).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Registra 3 copie' }));
    await waitFor(() => expect(scanned).toMatchObject([{ code: ISBN, copies: 3 }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say that none has come', async () => {
    fakeArrivals();
    await openDesk('/dashboard/arrivi');
    expect(screen.getByText(/Ancora nessun arrivo/)).toBeVisible();
  });

  it('say that they cannot be had', async () => {
    fakeNetwork();
    await openDesk('/dashboard/arrivi');
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('are not for families', async () => {
    fakeNetwork(answer(arrivalEndpoints.list, () => refusal(403, 'forbidden')));
    await openDesk('/dashboard/arrivi');
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});
