import { act, screen, waitFor } from '@testing-library/react';
import { adminEndpoints } from '@zaino/contracts/identity';
import { staffOrderEndpoints } from '@zaino/contracts/orders';
import { sampleOrder } from '@zaino/order-commands/testing/sample-order';
import { answer, refusal } from '@zaino/web/fake-network';
import { getAdminToken, onSessionEnd, setAdminToken } from '@zaino/web/session';
import { grantAccess } from './login/access';
import { loginPath } from './login/paths';
import { openOrder } from './orders/testing/open-order';
import { ADMIN, newToken } from './testing/open-admin-area';

const NOTE = 'Solo per lo staff: il cliente non la vede';
const { id } = sampleOrder();
let stop: (() => void) | undefined;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/admin/orders');
  grantAccess(newToken(), ADMIN);
});
afterEach(() => {
  stop?.();
  setAdminToken(null);
  jest.restoreAllMocks();
});

/** An order whose note cannot be saved: the session has ended. Who signs in then is `next`. */
async function openWithEndedSession(next = ADMIN) {
  const area = await openOrder(() => sampleOrder(), {
    others: [
      answer(staffOrderEndpoints.saveNote, () => refusal(401, 'unauthenticated')),
      answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
      answer(adminEndpoints.login, () => ({
        success: true as const,
        token: newToken(),
        user: next,
      })),
    ],
  });
  // As the shell does.
  stop = onSessionEnd(() => void area.router.navigate(loginPath(area.router.state.location)));
  return area;
}

type Area = Awaited<ReturnType<typeof openWithEndedSession>>;

async function signIn({ user }: Area) {
  await user.type(await screen.findByLabelText('Username'), 'direzione');
  await user.type(screen.getByLabelText('Password'), 'segreta');
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
}

describe('an admin whose session ends in the midst of writing', () => {
  it('is led to the sign-in, told why, and finds it again', async () => {
    const area = await openWithEndedSession();
    await area.user.type(await screen.findByLabelText(NOTE), 'Richiamare lunedì');
    await area.user.click(screen.getByRole('button', { name: 'Salva la nota' }));
    await waitFor(() => expect(area.address()).toBe(`/admin/login?da=%2Fadmin%2Forders%2F${id}`));
    expect(getAdminToken()).toBeNull();
    const why = await screen.findByText(/Accedi di nuovo: torni dove eri/);
    expect(why).toHaveTextContent('La sessione è scaduta.');
    expect(why).toHaveTextContent('ritrovi quello che avevi scritto');

    await signIn(area);
    await waitFor(() => expect(screen.getByDisplayValue('Richiamare lunedì')).toHaveFocus());
    expect(await screen.findByText(/^Quello che avevi scritto/)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves nothing of it to another one', async () => {
    const area = await openWithEndedSession({ ...ADMIN, id: 'a-2', username: 'lucia' });
    await area.user.type(await screen.findByLabelText(NOTE), 'Richiamare lunedì');
    await area.user.click(screen.getByRole('button', { name: 'Salva la nota' }));
    await signIn(area);
    expect(await screen.findByLabelText(NOTE)).toHaveValue('');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is told nothing of the kind after signing out', async () => {
    const area = await openWithEndedSession();
    act(() => setAdminToken(null));
    await act(() => area.router.navigate('/admin/login'));
    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(screen.queryByText(/sessione è scaduta/)).not.toBeInTheDocument();
  });

  it('keeps it where another tab has found out, and not where somebody has signed out there', async () => {
    const area = await openWithEndedSession();
    await area.user.type(await screen.findByLabelText(NOTE), 'Richiamare lunedì');
    act(() => tellOfOtherTab('ended'));
    await waitFor(() => expect(area.address()).toMatch(/^\/admin\/login/));
    expect(sessionStorage.getItem('zaino.typed-admin')).toMatch(/Richiamare/);

    await signIn(area);
    await screen.findByDisplayValue('Richiamare lunedì');
    act(() => tellOfOtherTab(getAdminToken()));
    await waitFor(() => expect(area.address()).toMatch(/^\/admin\/login/));
    expect(sessionStorage).toHaveLength(0);
  });
});

function tellOfOtherTab(oldValue: string | null): void {
  localStorage.removeItem('adminToken');
  const event = { key: 'adminToken', oldValue, newValue: null };
  window.dispatchEvent(new StorageEvent('storage', event));
}
