import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Team } from '@zaino/contracts/releases';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { inDialog, openReleases, type ReleaseHandlers } from '../testing/open-releases';

const team: Team = {
  id: '6f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a011',
  name: 'Squadra carrello',
  app: 'cart',
  largestJump: 'minor',
  createdAt: '2026-11-01T08:00:00.000Z',
  by: 'direzione',
  lastUsedAt: null,
  revokedAt: null,
};
const token = 'segreto-mostrato-una-volta';
const open = (handlers?: ReleaseHandlers) =>
  openReleases('/admin/releases/teams', 'Squadre', handlers);

/** The list is read and a team is added at one address. */
function addingOrReading(): Response {
  const isAdding = jest.mocked(fetch).mock.lastCall?.[1]?.method === 'POST';
  return Response.json(isAdding ? { team, token } : { teams: [team] });
}

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('teams', () => {
  it('says where nobody may publish yet, and where the list did not come', async () => {
    await open();
    expect(screen.getByText('Nessuna squadra può ancora pubblicare da sola.')).toBeVisible();
  });

  it('says that the list did not come', async () => {
    await open({ teams: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('shows a token once, to be copied', async () => {
    const user = userEvent.setup();
    const { sent } = await open({ teams: addingOrReading });
    await user.click(screen.getByRole('button', { name: 'Aggiungi una squadra' }));
    const form = inDialog('Aggiungi una squadra');
    await user.type(form.getByRole('textbox', { name: 'Nome' }), 'Squadra carrello');
    await user.click(form.getByRole('radio', { name: /^correzioni/ }));
    await user.click(form.getByRole('button', { name: 'Crea il token' }));
    const told = await screen.findByRole('dialog', { name: 'Token di Squadra carrello' });
    expect(told).toHaveTextContent('È mostrato solo ora.');
    await user.click(inDialog('Token di Squadra carrello').getByRole('button', { name: 'Copia' }));
    expect(await screen.findByText('Copiato negli appunti.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(token);
    await user.click(screen.getByRole('button', { name: 'L’ho copiato' }));
    expect(screen.queryByText(token)).toBeNull();
    expect(sent()[0]?.[2]).toEqual({
      name: 'Squadra carrello',
      app: 'cart',
      largestJump: 'patch',
    });
  });

  it('ends a token, after a question', async () => {
    const { sent } = await open({
      teams: () => ({
        teams: [
          team,
          { ...team, id: team.id.replace('11', '12'), name: 'Vecchia', revokedAt: team.createdAt },
        ],
      }),
      revokeTeam: () => ({ team: { ...team, revokedAt: team.createdAt } }),
    });
    expect(screen.getByText(/^Revocato, 1 nov 2026/)).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Revoca l’accesso di Squadra carrello' }),
    );
    await userEvent.click(
      inDialog('Revoca l’accesso di Squadra carrello').getByRole('button', { name: 'Revoca' }),
    );
    expect(await screen.findByText('Squadra carrello non può più pubblicare.')).toBeVisible();
    expect(sent()[0]?.slice(0, 2)).toEqual(['DELETE', `/api/admin/releases/teams/${team.id}`]);
  });
});
