import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ColleagueList, colleagueEndpoints } from '@zaino/contracts/identity';
import { deskEndpoints } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { makeColleagues } from '../testing/make-colleagues';
import { marta, openDesk } from '../testing/open-desk';

const { list, invite, resend, withdraw, remove } = colleagueEndpoints;
const address = '/dashboard/colleghi';

beforeEach(() => installFakeDialog());
afterEach(() => jest.restoreAllMocks());

/** The service keeps what it is told. */
function fakeColleagues(first: ColleagueList = makeColleagues()) {
  let now = first;
  const change = (changes: Partial<ColleagueList>) => (now = { ...now, ...changes });
  fakeNetwork(
    answer(list, () => now),
    answer(invite, ({ body }) =>
      change({
        invitations: [
          {
            id: crypto.randomUUID(),
            email: body.email,
            expiresAt: '2026-10-15T08:00:00.000Z',
            isExpired: false,
          },
          ...now.invitations,
        ],
      }),
    ),
    answer(resend, () =>
      change({ invitations: now.invitations.map((one) => ({ ...one, isExpired: false })) }),
    ),
    answer(withdraw, ({ params }) =>
      change({ invitations: now.invitations.filter(({ id }) => id !== params.id) }),
    ),
    answer(remove, ({ params }) =>
      change({ colleagues: now.colleagues.filter(({ id }) => id !== params.id) }),
    ),
  );
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Colleghi e inviti' })).getAllByRole('listitem');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the colleagues of a bookshop', () => {
  it('are listed with who is invited', async () => {
    fakeColleagues();
    await openDesk(address);
    const [colleague, invited] = rows();
    expect(colleague).toHaveTextContent(/Luca Bianchi.*luca@posta\.example/);
    expect(invited).toHaveTextContent(/sara@posta\.example.*vale fino al 15 ottobre 2026/);
    expect(screen.getByText(/2 di 5 posti occupati/)).toBeVisible();
  });

  it('grow by an invitation', async () => {
    fakeColleagues(makeColleagues({ colleagues: [], invitations: [] }));
    await openDesk(address);
    expect(screen.getByText('Per ora al banco ci sei solo tu.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('E-mail del collega'), 'nora@posta.example{Enter}');
    expect(await screen.findByText('Invito mandato a nora@posta.example.')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(screen.getByLabelText('E-mail del collega')).toHaveValue('');
    expect(screen.getByRole('group', { name: 'Chi entra al banco' })).not.toHaveFocus();
  });

  it.each([
    ['nessuno', null, /indirizzo e-mail valido/],
    ['luca@posta.example', 'already-invited', /Hai già invitato/],
  ])('say at the field why %s cannot be invited', async (email, code, words) => {
    fakeNetwork(
      answer(list, () => makeColleagues()),
      answer(invite, () =>
        refusal(409, code ?? '', {
          errors: [{ path: 'email', message: 'Hai già invitato questo indirizzo' }],
        }),
      ),
    );
    await openDesk(address);
    const field = screen.getByLabelText('E-mail del collega');
    await userEvent.type(field, `${email}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveValue(email);
  });

  it('end by a press and a yes', async () => {
    fakeColleagues();
    await openDesk(address);
    await press('Togli Luca Bianchi');
    expect(screen.getByText(/Il suo account resta suo/)).toBeVisible();
    await press('Togli dal banco');
    expect(await screen.findByText('Luca Bianchi non entra più al banco.')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Chi entra al banco' })).toHaveFocus();
  });

  it('are asked again, or no longer', async () => {
    const [invitation] = makeColleagues().invitations;
    if (invitation === undefined) throw new Error('The sample has an invitation.');
    fakeColleagues(makeColleagues({ invitations: [{ ...invitation, isExpired: true }] }));
    await openDesk(address);
    expect(rows()[1]).toHaveTextContent('Invito scaduto il 15 ottobre 2026');
    await press('Manda di nuovo a sara@posta.example');
    expect(await screen.findByText(/mandato di nuovo/)).toBeVisible();
    await press('Ritira l’invito a sara@posta.example');
    expect(await screen.findByText('Invito a sara@posta.example ritirato.')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Chi entra al banco' })).toHaveFocus();
  });

  it('say why nothing was done', async () => {
    fakeNetwork(answer(list, () => makeColleagues()));
    await openDesk(address);
    await press('Manda di nuovo a sara@posta.example');
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
  });

  it('are of the paid plan, and can be removed while it rests', async () => {
    fakeColleagues(makeColleagues({ most: 0 }));
    await openDesk(address);
    expect(screen.getByText(/Il loro accesso è fermo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al piano' })).toHaveAttribute(
      'href',
      '/dashboard/piano',
    );
    expect(screen.queryByLabelText('E-mail del collega')).toBeNull();
    expect(screen.queryByRole('button', { name: /Manda di nuovo/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Togli Luca Bianchi' })).toBeVisible();
  });

  it('are no more than the plan gives', async () => {
    fakeColleagues(makeColleagues({ most: 2 }));
    await openDesk(address);
    expect(screen.getByText(/posto per 2 colleghi/)).toBeVisible();
    expect(screen.queryByLabelText('E-mail del collega')).toBeNull();
  });

  it('cannot be had now', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  it.each([
    ['a family', makeFakeSession('anna'), 'Questa pagina è per le librerie.'],
    [
      'a colleague',
      { ...marta, user: { ...marta.user, role: 'colleague' as const } },
      'Questa pagina è di chi ha la libreria.',
    ],
  ])('are no business of %s', async (_, session, words) => {
    fakeColleagues();
    await openDesk(address, session);
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('the desk of a colleague', () => {
  it('says that it rests with the plan', async () => {
    const detail = 'L’accesso dei colleghi è fermo.';
    fakeNetwork(answer(deskEndpoints.orders, () => refusal(403, 'plan-rests', { detail })));
    const colleague = { ...marta, user: { ...marta.user, role: 'colleague' as const } };
    await openDesk('/dashboard/ordini', colleague);
    expect(screen.getByText(detail)).toBeVisible();
  });
});
