import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeArrival } from '@zaino/buying/testing/make-arrival';
import { adminArrivalEndpoints, type Arrival, type Scan } from '@zaino/contracts/orders';
import type { AdminArea } from '@zaino/contracts/shared';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../../login/access';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';

const ISBN = '9788899001223';
const { order } = makeArrival();

/** Notes what is scanned; each scan is answered with an arrival as `makes` says. */
function fakeArrivals(makes: Partial<Arrival> = {}, first: Arrival[] = []) {
  const scanned: Scan[] = [];
  fakeNetwork(
    answer(adminArrivalEndpoints.list, () => ({ arrivals: first })),
    answer(adminArrivalEndpoints.receive, ({ body: { scans } }) => {
      scanned.push(...scans);
      return {
        outcomes: scans.map(({ id }) => {
          const arrival = makeArrival({ id, scanId: id, at: new Date().toISOString(), ...makes });
          return { id, refusal: null, arrivals: [arrival] };
        }),
      };
    }),
    answer(adminArrivalEndpoints.takeBack, ({ params: { id } }) => ({
      ...makeArrival({ id }),
      takenBackAt: new Date().toISOString(),
    })),
  );
  return scanned;
}

const field = () => screen.getByRole('textbox', { name: 'Codice ISBN' });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** As the gate leaves an admin who has come in. */
function enter(areas: AdminArea[] = ['orders']) {
  grantAccess(newToken(), { ...ADMIN, areas });
  openAdminArea('/admin/orders/arrivals');
}

async function open() {
  enter();
  await screen.findByRole('heading', { level: 1, name: 'Arrivi' });
}

describe('the arrivals of the shop itself', () => {
  beforeEach(() => {
    installFakeDialog();
    localStorage.clear();
  });
  afterEach(() => {
    setAdminToken(null);
    jest.restoreAllMocks();
  });

  it('are scanned, and lead to the orders of staff', async () => {
    const scanned = fakeArrivals();
    await open();
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard(`${ISBN}{Enter}`);
    await screen.findByText('Metti da parte');
    expect(scanned).toMatchObject([{ code: ISBN, copies: 1 }]);
    const rows = screen.getByRole('region', { name: 'Arrivati nelle ultime 24 ore' });
    expect(within(rows).getByRole('link', { name: 'Bianchi Anna' })).toHaveAttribute(
      'href',
      `/admin/orders/${order?.id}`,
    );
    // A label of the counter is a bookshop's.
    expect(within(rows).queryByText(/Etichetta/)).not.toBeInTheDocument();
  });

  it('say that an order can be packed, and lead there', async () => {
    fakeArrivals({ order: order && { ...order, missing: 0, standing: 'complete' } });
    await open();
    await userEvent.type(field(), `${ISBN}{Enter}`);
    await screen.findByText('Completo: da imballare');
    expect(said().join()).toContain('Ordine completo: si può imballare');
    expect(screen.getByRole('link', { name: 'Imballaggio' })).toHaveAttribute(
      'href',
      '/admin/orders/packing',
    );
  });

  it('are taken back one by one', async () => {
    fakeArrivals({}, [makeArrival()]);
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Annulla l’arrivo di Matematica/ }));
    expect(await screen.findByText('Annullato: Matematica verde 1.')).toBeVisible();
  });

  it('keep for this admin what nobody has confirmed', async () => {
    fakeArrivals();
    await open();
    fakeNetwork(answer(adminArrivalEndpoints.receive, () => refusal(503, 'unavailable')));
    await userEvent.type(field(), `${ISBN}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('1 lettura non è ancora confermata');
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith('deskScan:'));
    expect(key).toMatch(new RegExp(`^deskScan:${ADMIN.id}:`));
  });

  it('say that they cannot be had', async () => {
    fakeNetwork();
    await open();
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('are not for admins of other areas', async () => {
    fakeArrivals();
    enter(['blog']);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Arrivi');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
