import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type OwnTenant, type TenantChanges } from '@zaino/contracts/bookshops';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { getSession } from '@zaino/web/session';
import { makeDevice, makeProfile, makeSession, makeTenant } from '../../testing/account-factories';
import { makeSchool } from '../../testing/school-factories';
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

const found = answer(schoolsEndpoints.schools, () => ({
  scuole: [makeSchool()],
  totale: 1,
  tipologie: [],
  caratteristiche: [],
}));

const own = async () => within(await screen.findByRole('region', { name: 'La tua libreria' }));

/** The service keeps what it is sent. */
async function openOwner(tenant: OwnTenant) {
  const sent: TenantChanges[] = [];
  let now = tenant;
  const update = answer(bookshopsEndpoints.updateTenant, ({ body, params }) => {
    expect(params.id).toBe(tenant.id);
    sent.push(body);
    const { schools, ...rest } = body;
    const named = schools?.map((code) => ({ code, name: `Scuola ${code}` }));
    now = { ...now, ...rest, ...(named && { schools: named }) };
    return now;
  });
  fakeNetwork(...pageOf(tenant), found, update);
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
        adoptedBookDiscount: 0,
        otherBookDiscount: 0,
        openingHours: [day, day, [], day, day, [], []],
        closures: [],
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

  it('announces days on which it is closed', async () => {
    const sent = await openOwner(ready);
    const part = await own();
    await userEvent.click(part.getByRole('button', { name: 'Aggiungi una chiusura' }));
    const closure = within(part.getByRole('group', { name: 'Chiusura 1' }));
    expect(closure.getByLabelText('Dal')).toHaveFocus();
    fireEvent.change(closure.getByLabelText('Dal'), { target: { value: '2026-08-20' } });
    fireEvent.change(closure.getByLabelText('Al, compreso'), { target: { value: '2026-08-10' } });
    await userEvent.type(closure.getByLabelText('Motivo (facoltativo)'), 'Ferie');
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    expect(closure.getByLabelText('Al, compreso')).toBeInvalid();
    expect(closure.getByLabelText('Al, compreso')).toHaveAccessibleDescription(
      'L’ultimo giorno viene dopo il primo',
    );
    expect(sent).toEqual([]);
    fireEvent.change(closure.getByLabelText('Dal'), { target: { value: '2026-08-01' } });
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    await waitFor(() =>
      expect(sent[0]?.closures).toEqual([{ from: '2026-08-01', to: '2026-08-10', note: 'Ferie' }]),
    );
    await userEvent.click(part.getByRole('button', { name: 'Togli la chiusura 1' }));
    expect(part.getByRole('button', { name: 'Aggiungi una chiusura' })).toHaveFocus();
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    await waitFor(() => expect(sent[1]?.closures).toEqual([]));
  });

  it('chooses the schools of its front by their names, each once', async () => {
    const sent = await openOwner(ready);
    const part = await own();
    const list = within(part.getByRole('group', { name: 'Le scuole della tua vetrina' }));
    const choose = async () => {
      const field = list.getByRole('searchbox', { name: 'Nome della scuola' });
      await userEvent.clear(field);
      await userEvent.type(field, 'valsecchi');
      await userEvent.click(list.getByRole('button', { name: 'Cerca' }));
      await userEvent.click(
        await list.findByRole('button', { name: /Irma Valsecchi.*Via dei Tigli/ }),
      );
    };
    await choose();
    await choose();
    expect(list.getAllByRole('button', { name: /^Togli/ })).toHaveLength(1);
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    await waitFor(() => expect(sent.at(-1)?.schools).toEqual(['CRMM8ZZ01L']));
    await userEvent.click(await list.findByRole('button', { name: /^Togli/ }));
    await userEvent.click(part.getByRole('button', { name: 'Salva la libreria' }));
    await waitFor(() => expect(sent.at(-1)?.schools).toEqual([]));
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
