import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Approval, approvalEndpoints, type ListedAdmin } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';

// Paths with a parameter last: the others are more specific.
const { list, admins, decide, narrow } = approvalEndpoints;
const endpoints = { list, admins, decide, narrow };

const ada: ListedAdmin = {
  ...ADMIN,
  id: '6f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a001',
  username: 'ada',
  areas: ['orders', 'blog'],
  isDisabled: false,
};
const boss: ListedAdmin = { ...ADMIN, isDisabled: false };
const gone: ListedAdmin = { ...ada, id: 'gone', username: 'gina', areas: [], isDisabled: true };

const approval: Approval = {
  id: '6f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a002',
  state: 'open',
  kind: 'create-admin',
  username: 'anna',
  areas: ['orders', 'money'],
  areasBefore: null,
  reason: 'Serve in magazzino',
  proposedBy: 'direzione',
  proposedAt: '2026-09-14T08:00:00.000Z',
  expiresAt: '2026-09-21T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  canDecide: true,
};
const words = 'Nuovo amministratore anna: Ordini, Conti';

async function openAdmins(handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    list: () => ({ approvals: [] }),
    admins: () => ({ admins: [ada, boss, gone] }),
    ...handlers,
  });
  const area = openAdminArea('/admin/admins');
  await screen.findByRole('heading', { name: 'Amministratori', level: 1 });
  return { ...area, asked };
}
const bodies = (asked: Awaited<ReturnType<typeof openAdmins>>['asked']) =>
  asked.mock.calls.flatMap(([path, init]) =>
    typeof init?.body === 'string' ? [[path, JSON.parse(init.body) as unknown]] : [],
  );
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the admins', () => {
  it('are listed with what they may do', async () => {
    await openAdmins();
    expect(screen.getByRole('row', { name: /ada/ })).toHaveTextContent('Ordini, Blog');
    expect(screen.getByRole('row', { name: /direzione/ })).toHaveTextContent('Tutto');
    const disabled = screen.getByRole('row', { name: /gina/ });
    expect(disabled).toHaveTextContent('Nessun incarico');
    expect(within(disabled).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Da confermare' })).toBeNull();
  });

  it('are told when they do not come', async () => {
    await openAdmins({ admins: serviceDown, list: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByText('Le richieste non si sono caricate')).toBeVisible();
  });

  it('lose areas at once', async () => {
    const { asked } = await openAdmins({ narrow: () => ({ ...ada, areas: ['orders'] }) });
    await press('Cambia incarichi di ada');
    const open = dialog('Incarichi di ada');
    expect(open.getByText(/Togliere incarichi vale subito/)).toBeVisible();
    await userEvent.click(open.getByRole('checkbox', { name: /^Blog/ }));
    await userEvent.type(open.getByRole('textbox', { name: 'Motivo' }), 'Basta così');
    await userEvent.click(open.getByRole('button', { name: 'Cambia gli incarichi' }));
    expect(await screen.findByText('Incarichi di ada cambiati.')).toBeVisible();
    expect(bodies(asked)).toEqual([
      [`/api/admin/admins/${ada.id}/areas`, { areas: ['orders'], reason: 'Basta così' }],
    ]);
  });

  it('get more of them only by a proposal', async () => {
    // The answer to a proposal, at the same address, is nobody's matter: the lists are read anew.
    const { asked } = await openAdmins();
    await press('Cambia incarichi di ada');
    const open = dialog('Incarichi di ada');
    await userEvent.click(open.getByRole('checkbox', { name: /^Conti/ }));
    expect(open.getByText(/quando un’altra persona lo conferma/)).toBeVisible();
    await userEvent.type(open.getByRole('textbox', { name: 'Motivo' }), 'Serve');
    await userEvent.click(open.getByRole('button', { name: 'Invia la richiesta' }));
    const areas = ['orders', 'blog', 'money'];
    await waitFor(() =>
      expect(bodies(asked)).toEqual([
        [
          '/api/admin/approvals',
          { change: { kind: 'widen-admin', adminId: ada.id, areas }, reason: 'Serve' },
        ],
      ]),
    );
  });

  it('do not change where nothing was ticked or unticked', async () => {
    const { asked } = await openAdmins();
    await press('Cambia incarichi di ada');
    const open = dialog('Incarichi di ada');
    await userEvent.click(open.getByRole('button', { name: 'Cambia gli incarichi' }));
    expect(open.getByRole('alert')).toHaveTextContent('Cambia almeno un incarico');
    expect(bodies(asked)).toEqual([]);
  });
});

describe('what waits for a second person', () => {
  it('is confirmed by somebody else, who is told the password once', async () => {
    const { asked } = await openAdmins({
      list: () => ({ approvals: [approval] }),
      decide: () => ({
        approval: { ...approval, state: 'confirmed', canDecide: false },
        password: 'una-password-sola',
      }),
    });
    expect(screen.getByText(words, { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(/Lo propone direzione/)).toHaveTextContent('Serve in magazzino');
    await press(`Conferma ${words}`);
    await userEvent.click(
      dialog('Conferma la richiesta').getByRole('button', { name: 'Conferma la richiesta' }),
    );
    expect(await screen.findByText('una-password-sola')).toBeVisible();
    expect(bodies(asked)).toEqual([
      [`/api/admin/approvals/${approval.id}/decision`, { decision: 'confirm' }],
    ]);
    await press('L’ho consegnata');
    await waitFor(() => expect(screen.queryByText('una-password-sola')).toBeNull());
  });

  it('is refused with a reason', async () => {
    const { asked } = await openAdmins({
      list: () => ({ approvals: [approval] }),
      decide: () => ({
        approval: { ...approval, state: 'refused', canDecide: false },
        password: null,
      }),
    });
    await press(`Respingi ${words}`);
    const open = dialog('Respingi la richiesta');
    await userEvent.type(open.getByRole('textbox', { name: 'Motivo' }), 'Non la conosco');
    await userEvent.click(open.getByRole('button', { name: 'Respingi la richiesta' }));
    expect(await screen.findByText('Richiesta respinta.')).toBeVisible();
    expect(bodies(asked)).toEqual([
      [
        `/api/admin/approvals/${approval.id}/decision`,
        { decision: 'refuse', reason: 'Non la conosco' },
      ],
    ]);
  });

  it('says why it cannot be decided any more', async () => {
    const detail = 'Questa richiesta non aspetta più: è già stata decisa o è scaduta.';
    await openAdmins({
      list: () => ({ approvals: [approval] }),
      decide: () =>
        Response.json(
          { code: 'approval-closed', detail, requestId: 'r-1', success: false, error: detail },
          { status: 409 },
        ),
    });
    await press(`Conferma ${words}`);
    const open = dialog('Conferma la richiesta');
    await userEvent.click(open.getByRole('button', { name: 'Conferma la richiesta' }));
    expect(await open.findByRole('alert')).toHaveTextContent(detail);
  });

  it('waits for somebody else than who proposed it', async () => {
    const own = { ...approval, canDecide: false };
    const late = { ...own, id: 'late', username: 'luca', state: 'expired' as const };
    await openAdmins({ list: () => ({ approvals: [own, late] }) });
    expect(screen.getByText('L’hai proposto tu: aspetta un’altra persona.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Conferma/ })).toBeNull();
    expect(screen.getByText('Scaduta, proposta da direzione')).toBeInTheDocument();
  });
});
