import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AdminBookshop,
  adminBookshopEndpoints,
  bookshopMediaEndpoint,
} from '@zaino/contracts/bookshops';
import { adminEndpoints } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { makeBookshop } from './testing/make-bookshop';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  bookshops: adminBookshopEndpoints.bookshops,
  command: adminBookshopEndpoints.command,
  bookshop: adminBookshopEndpoints.bookshop,
  picture: bookshopMediaEndpoint,
};

const { id } = makeBookshop();
const listed = {
  ...makeBookshop(),
  waitingSince: '2026-09-02T08:00:00.000Z',
  isAddressProven: true,
};
const counts = [
  { filter: 'waiting' as const, bookshops: 1 },
  { filter: 'open' as const, bookshops: 0 },
  { filter: 'paused' as const, bookshops: 0 },
  { filter: 'closed' as const, bookshops: 0 },
];

function open(path: string, handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    bookshops: () => ({ bookshops: [listed], total: 1, counts }),
    ...handlers,
  });
  return { ...openAdminArea(path), asked };
}

const sent = (asked: ReturnType<typeof open>['asked']) =>
  asked.mock.calls.flatMap(([, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [(JSON.parse(init.body) as { command?: unknown }).command].filter(Boolean)
      : [],
  );

async function openDesk(bookshop: AdminBookshop, handlers: FakeHandlers<typeof endpoints> = {}) {
  const opened = open(`/admin/bookshops/${id}`, { bookshop: () => bookshop, ...handlers });
  await screen.findByRole('heading', { level: 1, name: bookshop.name });
  return opened;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the list of bookshops', () => {
  it('shows who waits for what, with the evidence', async () => {
    open('/admin/bookshops');
    const row = await screen.findByRole('row', { name: /La Pagina/ });
    for (const words of ['Chiede di aprire', 'E-mail confermata', 'Partita IVA 00000120196'])
      expect(row).toHaveTextContent(words);
    const states = within(screen.getByRole('navigation', { name: 'Stati delle librerie' }));
    expect(states.getByRole('link', { name: /In attesa/ })).toHaveAttribute(
      'href',
      '/admin/bookshops?stato=waiting',
    );
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/bookshops/${id}`);
  });

  it('says that nothing waits', async () => {
    open('/admin/bookshops?stato=waiting', {
      bookshops: () => ({ bookshops: [], total: 0, counts }),
    });
    expect(await screen.findByText('Nessuna libreria aspetta una decisione.')).toBeVisible();
  });

  it('says that it did not come', async () => {
    open('/admin/bookshops', { bookshops: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });
});

describe('a bookshop that waits', () => {
  it('is approved', async () => {
    let now = makeBookshop();
    const approved = makeBookshop({
      state: 'open',
      wish: null,
      opening: { ...now.opening, missing: [], appliedAt: null, approvedAt: now.updatedAt },
    });
    const { asked } = await openDesk(now, {
      bookshop: () => now,
      command: () => (now = approved),
    });
    expect(screen.getByText('Paolo Ricci')).toBeVisible();
    expect(screen.getByText('00000120196, cifre corrette')).toBeVisible();
    expect(screen.getByText(/Ha chiesto di aprire/)).toBeVisible();
    await press('Approva la libreria');
    await userEvent.click(
      dialog('Approva la libreria').getByRole('button', { name: 'Approva la libreria' }),
    );
    expect(await screen.findByText('Libreria approvata.')).toBeVisible();
    expect(await screen.findByText('Aperta')).toBeVisible();
    expect(sent(asked)).toEqual([{ kind: 'approve' }]);
  });

  it('is refused with a reason, without which nothing is sent', async () => {
    const bookshop = makeBookshop();
    const { asked } = await openDesk(bookshop, { command: () => bookshop });
    await press('Rifiuta l’apertura');
    const question = dialog('Rifiuta l’apertura');
    await userEvent.click(question.getByRole('button', { name: 'Rifiuta l’apertura' }));
    expect(question.getByText(/Scrivi il motivo/)).toBeVisible();
    expect(sent(asked)).toEqual([]);
    await userEvent.type(question.getByLabelText('Motivo'), 'Indirizzo di un’altra libreria');
    await userEvent.click(question.getByRole('button', { name: 'Rifiuta l’apertura' }));
    await waitFor(() =>
      expect(sent(asked)).toEqual([{ kind: 'refuse', reason: 'Indirizzo di un’altra libreria' }]),
    );
  });

  it('says what is missing, and what in its notes to look at', async () => {
    await openDesk(
      makeBookshop({
        addressProvenAt: null,
        vatNumber: '',
        owner: null,
        pickupNotes: 'IBAN IT60X0542811101000000123456',
        noteFindings: ['iban', 'prepayment'],
      }),
    );
    expect(screen.getByText('Da confermare')).toBeVisible();
    expect(screen.getByText('Mancante')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Contengono un IBAN, una richiesta di pagare in anticipo.',
    );
    expect(screen.getByText('I dati dell’account non sono disponibili.')).toBeVisible();
  });

  it('is read anew where somebody has changed it meanwhile', async () => {
    const { asked } = await openDesk(makeBookshop());
    await press('Approva la libreria');
    const detail = 'La libreria è stata modificata nel frattempo: rileggila prima di decidere.';
    asked.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ code: 'tenant-changed', detail }, { status: 409 })),
    );
    const question = dialog('Approva la libreria');
    await userEvent.click(question.getByRole('button', { name: 'Approva la libreria' }));
    expect(await question.findByRole('alert')).toHaveTextContent(detail);
    await userEvent.click(question.getByRole('button', { name: 'Mostra la libreria com’è ora' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an open bookshop', () => {
  const opening = {
    ...makeBookshop().opening,
    missing: [],
    appliedAt: null,
    approvedAt: '2026-09-03T08:00:00.000Z',
  };

  it('shows the changes that it asks for, old beside new', async () => {
    await openDesk(
      makeBookshop({
        state: 'open',
        wish: 'changes',
        opening: { ...opening, pending: { name: 'Il Segnalibro', city: 'Lodi' } },
      }),
    );
    const row = screen.getByRole('row', { name: /^Nome/ });
    expect(row).toHaveTextContent('La PaginaIl Segnalibro');
    expect(screen.getByRole('row', { name: /^Città/ })).toHaveTextContent('CremonaLodi');
    for (const name of ['Approva le modifiche', 'Rifiuta le modifiche', 'Metti in pausa'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('shows a picture that waits', async () => {
    const picture = `/api/bookshops/media/${'a'.repeat(32)}`;
    const pending = { picture, pictureAlt: 'La vetrina' };
    URL.createObjectURL = () => 'blob:foto';
    URL.revokeObjectURL = () => undefined;
    const { asked } = await openDesk(
      makeBookshop({ state: 'open', wish: 'changes', opening: { ...opening, pending } }),
      { picture: () => new Response('foto', { headers: { 'content-type': 'image/jpeg' } }) },
    );
    const row = within(screen.getByRole('row', { name: /^Foto/ }));
    await waitFor(() => expect(row.getByRole('img')).toHaveAttribute('src', 'blob:foto'));
    const call = asked.mock.calls.find(([path]) => path === `${picture}/480.jpg`);
    expect(new Headers(call?.[1]?.headers).get('authorization')).toMatch(/^Bearer /);
    expect(screen.getByRole('row', { name: /^Che cosa si vede/ })).toHaveTextContent('La vetrina');
  });

  it('says that a picture does not come', async () => {
    const picture = `/api/bookshops/media/${'a'.repeat(32)}`;
    const pending = { picture, pictureAlt: 'La vetrina' };
    await openDesk(
      makeBookshop({ state: 'open', wish: 'changes', opening: { ...opening, pending } }),
      { picture: serviceDown },
    );
    const row = within(screen.getByRole('row', { name: /^Foto/ }));
    const image = await row.findByRole('img', { name: 'La foto' });
    await waitFor(() => expect(image).toHaveAttribute('src', `${picture}/480.jpg`));
    fireEvent.error(image);
    expect(row.getByText('La foto non si carica.')).toBeVisible();
  });

  it('can be paused and closed, and there is nothing to approve', async () => {
    await openDesk(makeBookshop({ state: 'open', wish: null, opening }));
    const commands = within(screen.getByRole('group', { name: 'Comandi' }));
    expect(commands.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Metti in pausa',
      'Chiudi la libreria',
    ]);
  });
});

it('says that there is no such bookshop', async () => {
  open(`/admin/bookshops/${id}`, {
    bookshop: () => Response.json({ code: 'not-found', detail: 'Non c’è.' }, { status: 404 }),
  });
  expect(await screen.findByText('Libreria non trovata')).toBeVisible();
});
