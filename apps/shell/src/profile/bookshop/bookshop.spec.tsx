import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type OwnTenant, type TenantChanges } from '@zaino/contracts/bookshops';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { getSession } from '@zaino/web/session';
import { makeDevice, makeProfile, makeSession, makeTenant } from '../../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openAccountPage } from '../../testing/open-account-page';

const owner = makeSession({ role: 'bookshop', tenantId: makeTenant().id });
const placed = {
  address: 'Corso Garibaldi 3',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
};
const morning = [{ from: '09:00', to: '13:00' }];
const week: OwnTenant['openingHours'] = [morning, [], [], [], [], [], []];
const ready = makeTenant({ ...placed, openingHours: week });

const pageOf = (tenant: OwnTenant | null) => [
  answer(accountEndpoints.profile, () => makeProfile()),
  answer(authEndpoints.sessions, () => ({ sessions: [makeDevice()] })),
  answer(bookshopsEndpoints.tenant, () => tenant ?? refusal(403, 'forbidden')),
  answer(authEndpoints.provider, () => ({
    kind: 'password' as const,
    startPath: null,
    name: null,
  })),
];

const own = async () => within(await screen.findByRole('region', { name: 'La tua libreria' }));

/** The service keeps what it is sent. */
async function openOwner(tenant: OwnTenant) {
  const sent: TenantChanges[] = [];
  let now = tenant;
  const update = answer(bookshopsEndpoints.updateTenant, ({ body, params }) => {
    expect(params.id).toBe(tenant.id);
    sent.push(body);
    now = { ...now, ...body };
    return now;
  });
  fakeNetwork(...pageOf(tenant), update);
  await openAccountPage('/profile', owner);
  return sent;
}

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('the state of a bookshop', () => {
  it('says what is missing to open it', async () => {
    await openOwner(makeTenant());
    const part = await own();
    expect(part.getByText('In preparazione.')).toBeVisible();
    for (const words of ['l’indirizzo', 'la città', 'il CAP', 'la provincia'])
      expect(part.getByText(words)).toBeVisible();
    expect(part.getByText('gli orari di apertura')).toBeVisible();
    expect(part.getByRole('button', { name: 'Apri la libreria' })).toBeDisabled();
  });

  it('is asked for again when its owner comes back from their mails', async () => {
    const { opening } = ready;
    let now = makeTenant({ ...ready, opening: { ...opening, missing: ['email', 'approval'] } });
    fakeNetwork(
      ...pageOf(now).slice(0, 2),
      answer(bookshopsEndpoints.tenant, () => now),
      ...pageOf(now).slice(3),
    );
    await openAccountPage('/profile', owner);
    const part = await own();
    expect(part.getByText(/la conferma del tuo indirizzo e-mail/)).toBeVisible();
    await userEvent.type(part.getByLabelText('Città'), ' sul Po');
    now = { ...now, opening: { ...opening, missing: ['approval'] } };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await part.findByText(/Stiamo controllando la tua libreria/)).toBeVisible();
    expect(part.getByLabelText('Città')).toHaveValue('Cremona sul Po');
  });

  it('opens, pauses and opens again', async () => {
    const sent = await openOwner(ready);
    const part = await own();
    for (const name of ['Apri la libreria', 'Metti in pausa', 'Riapri la libreria']) {
      await userEvent.click(await part.findByRole('button', { name }));
    }
    expect(await part.findByText('Aperta.')).toBeVisible();
    expect(sent).toEqual([{ state: 'open' }, { state: 'paused' }, { state: 'open' }]);
  });

  it('says why the service does not open it', async () => {
    fakeNetwork(
      ...pageOf(ready),
      answer(bookshopsEndpoints.updateTenant, () => refusal(409, 'tenant-not-ready')),
    );
    await openAccountPage('/profile', owner);
    const part = await own();
    await userEvent.click(part.getByRole('button', { name: 'Apri la libreria' }));
    expect(await part.findByRole('alert')).toHaveTextContent(/almeno un orario di apertura/);
    expect(part.getByText('In preparazione.')).toBeVisible();
  });
});

describe('the data of a bookshop', () => {
  it('saves texts and opening hours, and then lacks nothing', async () => {
    const sent = await openOwner(makeTenant());
    const part = await own();
    const texts = {
      Indirizzo: placed.address,
      CAP: '26100',
      Città: 'Cremona',
      Provincia: 'Cremona',
    };
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.type(part.getByRole('textbox', { name: label }), text);
    }
    await userEvent.click(part.getByRole('checkbox', { name: 'Lunedì' }));
    await userEvent.click(part.getByRole('button', { name: 'Aggiungi orario: Lunedì' }));
    await userEvent.click(part.getByRole('button', { name: /Ripeti gli orari di lunedì/ }));
    await userEvent.click(part.getByRole('checkbox', { name: 'Mercoledì' }));
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    expect(await screen.findByText('I dati della libreria sono salvati.')).toBeVisible();
    const day = [...morning, { from: '15:30', to: '19:30' }];
    expect(sent).toEqual([
      {
        ...placed,
        name: 'Libreria Portici',
        domain: 'portici',
        email: 'ada@posta.example',
        phone: '',
        pickupNotes: '',
        vatNumber: '',
        orderMails: 'each',
        openingHours: [day, day, [], day, day, [], []],
      },
    ]);
    expect(part.getByRole('button', { name: 'Apri la libreria' })).toBeEnabled();
  });

  it('says at the day that its hours do not go together', async () => {
    const sent = await openOwner(ready);
    const part = await own();
    const closes = part.getByLabelText('Lunedì, primo orario: chiude');
    await userEvent.clear(closes);
    await userEvent.type(closes, '08:00');
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    expect(closes).toBeInvalid();
    expect(closes).toHaveAccessibleDescription('La chiusura deve venire dopo l’apertura');
    expect(sent).toEqual([]);
  });

  it('says at the domain that it is taken, and keeps the rest', async () => {
    fakeNetwork(
      ...pageOf(ready),
      answer(bookshopsEndpoints.updateTenant, () => refusal(409, 'domain-taken')),
    );
    await openAccountPage('/profile', owner);
    const part = await own();
    await userEvent.type(part.getByRole('textbox', { name: 'Telefono' }), '0372 1');
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    const domain = part.getByRole('textbox', { name: 'Dominio' });
    await waitFor(() => expect(domain).toBeInvalid());
    expect(domain).toHaveFocus();
    expect(part.getByRole('textbox', { name: 'Telefono' })).toHaveValue('0372 1');
  });

  it('offers pick-up while the bookshop is open', async () => {
    const sent = await openOwner({ ...ready, state: 'open' });
    const part = await own();
    await userEvent.click(part.getByRole('checkbox', { name: /ritirare in negozio/ }));
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    await waitFor(() => expect(sent[0]?.offersPickup).toBe(true));
  });
});

describe('a bookshop that no admin has approved', () => {
  const applied = makeTenant({
    ...placed,
    openingHours: week,
    opening: {
      ...makeTenant().opening,
      missing: ['email', 'vat-number', 'approval'],
      appliedAt: '2026-09-02T08:00:00.000Z',
    },
  });

  it('tells its owner that the wish to open has come, and what is still missing', async () => {
    fakeNetwork(
      ...pageOf(ready),
      answer(bookshopsEndpoints.updateTenant, () => applied),
    );
    await openAccountPage('/profile', owner);
    const part = await own();
    await userEvent.click(part.getByRole('button', { name: 'Apri la libreria' }));
    expect(await screen.findByText(/Abbiamo ricevuto la tua richiesta/)).toBeVisible();
    expect(part.getByText('In preparazione.')).toBeVisible();
    for (const words of [
      /la conferma del tuo indirizzo/,
      'la partita IVA',
      'la nostra approvazione',
    ])
      expect(part.getByText(words)).toBeVisible();
    expect(part.queryByRole('button', { name: 'Apri la libreria' })).toBeNull();
  });

  it('says that it is looked at once all is there', async () => {
    await openOwner({ ...applied, opening: { ...applied.opening, missing: ['approval'] } });
    expect((await own()).getByText(/Stiamo controllando la tua libreria/)).toBeVisible();
  });

  it('says why it was refused', async () => {
    const reason = 'L’indirizzo è di un’altra libreria.';
    await openOwner({ ...ready, opening: { ...ready.opening, reason } });
    expect((await own()).getByText(reason)).toBeVisible();
  });

  it('says at the partita IVA that it is wrong', async () => {
    const sent = await openOwner(ready);
    const part = await own();
    const field = part.getByRole('textbox', { name: 'Partita IVA' });
    await userEvent.type(field, '1234');
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Questa partita IVA non è valida/);
    expect(sent).toEqual([]);
  });
});

describe('changes of an open bookshop', () => {
  const open = makeTenant({ ...placed, openingHours: week, state: 'open' });
  const waiting = { ...open, opening: { ...open.opening, pending: { name: 'Il Segnalibro' } } };

  it('are said to wait, with what was asked for', async () => {
    fakeNetwork(
      ...pageOf(open),
      answer(bookshopsEndpoints.updateTenant, () => waiting),
    );
    await openAccountPage('/profile', owner);
    const part = await own();
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    expect(await screen.findByText(/le controlliamo prima di mostrarle/)).toBeVisible();
    expect(part.getByText('Nome: Il Segnalibro')).toBeVisible();
  });

  it('stand in the form, so that saving again asks for them again', async () => {
    const sent = await openOwner(waiting);
    const part = await own();
    expect(part.getByRole('textbox', { name: 'Nome della libreria' })).toHaveValue('Il Segnalibro');
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    await waitFor(() => expect(sent[0]?.name).toBe('Il Segnalibro'));
  });
});

describe('a family with a bookshop', () => {
  it('opens it with a session of the new role', async () => {
    const tenant = makeTenant();
    let opened: OwnTenant | null = null;
    fakeNetwork(
      ...pageOf(null),
      answer(bookshopsEndpoints.tenant, () => opened ?? refusal(404, 'not-found')),
      answer(bookshopsEndpoints.domainAvailability, () => ({ isAvailable: true, reason: null })),
      answer(accountEndpoints.openBookshop, ({ body }) => {
        expect(body).toEqual({ name: 'Libreria Portici', domain: 'portici' });
        opened = tenant;
        return { ...owner, tenant };
      }),
    );
    await openAccountPage('/profile', makeSession());
    const part = within(await screen.findByRole('region', { name: 'Hai una libreria?' }));
    await userEvent.click(part.getByRole('button', { name: 'Aprila qui' }));
    await userEvent.type(part.getByLabelText('Nome della libreria'), 'Libreria Portici');
    await userEvent.type(part.getByLabelText('Dominio della libreria'), 'portici');
    await userEvent.click(part.getByRole('button', { name: 'Apri la libreria' }));
    expect(await (await own()).findByText('In preparazione.')).toBeVisible();
    expect(getSession().user?.role).toBe('bookshop');
  });
});
