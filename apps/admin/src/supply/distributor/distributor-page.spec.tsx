import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminSupplyEndpoints, type Feed } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeDistributor, makeFeed } from '../testing/make-supply';

type Network = Parameters<typeof fakeNetwork>;

function open(feeds: () => Feed[], ...more: Network) {
  setAdminToken(newToken());
  const asked = fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(adminSupplyEndpoints.distributors, () => ({
      distributors: [makeDistributor()],
      trustedHours: 48,
      isWatching: false,
    })),
    answer(adminSupplyEndpoints.feeds, () => ({ feeds: feeds() })),
    ...more,
  );
  openAdminArea('/admin/supply/3');
  return asked;
}

const ready = () => screen.findByRole('heading', { level: 1, name: 'Fastlibri' });
const file = () => new File(['EAN;Disp\n9788899012081;4\n'], 'listino.csv', { type: 'text/csv' });
/** Longer than the pause between two questions. */
const patience = { timeout: 4_000 };

beforeEach(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the files of a distributor', () => {
  const user = userEvent.setup();

  it('are sent in parts, and followed until they are read', async () => {
    const parts: unknown[] = [];
    let feeds: Feed[] = [];
    open(
      () => {
        const shown = feeds;
        feeds = feeds.map((feed) => ({ ...feed, state: 'active' }));
        return shown;
      },
      answer(adminSupplyEndpoints.beginFeed, ({ body }) => {
        expect(body).toEqual({ fileName: 'listino.csv', kind: 'partial', bytes: file().size });
        return makeFeed({ state: 'sending' });
      }),
      answer(adminSupplyEndpoints.sendPart, ({ params }) => {
        parts.push(params);
        return { success: true as const };
      }),
      answer(adminSupplyEndpoints.endFeed, () => {
        const feed = makeFeed({ state: 'reading', bytesRead: 400 });
        feeds = [feed];
        return feed;
      }),
    );
    await ready();
    expect(screen.getByText('Non è ancora arrivato nessun file.')).toBeVisible();
    await user.upload(screen.getByLabelText('File CSV'), file());
    await user.selectOptions(screen.getByLabelText('Che cosa contiene'), 'partial');
    await user.click(screen.getByRole('button', { name: 'Carica' }));
    expect(
      await screen.findByRole('progressbar', { name: 'Lettura di listino.csv' }),
    ).toBeVisible();
    expect(parts).toEqual([{ id: 7, part: 0 }]);
    const row = await screen.findByRole('row', { name: /listino.csv.*In uso/ }, patience);
    expect(row).toHaveTextContent('123.456 libri');
  });

  it('are not sent where none was chosen', async () => {
    open(() => []);
    await ready();
    await user.click(screen.getByRole('button', { name: 'Carica' }));
    expect(screen.getByText('Scegli il file del distributore')).toBeVisible();
  });

  it('stay where they are when a part of one does not arrive', async () => {
    open(
      () => [],
      answer(adminSupplyEndpoints.beginFeed, () => makeFeed({ state: 'sending' })),
      answer(adminSupplyEndpoints.sendPart, () => refusal(503, 'unavailable')),
    );
    await ready();
    await user.upload(screen.getByLabelText('File CSV'), file());
    await user.click(screen.getByRole('button', { name: 'Carica' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
    expect(screen.getByLabelText<HTMLInputElement>('File CSV').files).toHaveLength(1);
  });

  it('that are held back come to hold, or not, by a press', async () => {
    let feed = makeFeed({
      state: 'held',
      rowsGood: 10,
      problem: 'Ha 10 libri invece di 123000: più della metà sparirebbe.',
    });
    const decided: unknown[] = [];
    open(
      () => [feed],
      answer(adminSupplyEndpoints.decideFeed, ({ body }) => {
        decided.push(body);
        feed = makeFeed({ rowsGood: 10 });
        return feed;
      }),
    );
    await ready();
    const row = within(screen.getByRole('row', { name: /listino.csv/ }));
    expect(row.getByText(/più della metà sparirebbe/)).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Usa il file listino.csv' }));
    expect(await screen.findByText('listino.csv è in uso.')).toBeVisible();
    expect(decided).toEqual([{ isTaken: true }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Scarta/ })).toBeNull());
  });

  it('say which of their lines could not be used', async () => {
    open(
      () => [makeFeed({ rowsBad: 2 })],
      answer(adminSupplyEndpoints.rejects, () => ({
        total: 2,
        rejects: [
          { line: 3, reason: 'ISBN «niente» non valido', text: 'niente;1' },
          { line: 9, reason: 'Manca la disponibilità', text: '9788899012081;' },
        ],
      })),
    );
    await ready();
    await user.click(screen.getByRole('button', { name: '2 scartate di listino.csv' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Righe scartate di listino.csv' }));
    expect(await dialog.findByText('2 righe scartate.')).toBeVisible();
    expect(dialog.getByText(/ISBN «niente» non valido/)).toHaveTextContent('Riga 3.');
  });

  it('are nobody’s where there is no such distributor', async () => {
    setAdminToken(newToken());
    fakeNetwork(
      answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
      answer(adminSupplyEndpoints.distributors, () => ({
        distributors: [],
        trustedHours: 48,
        isWatching: false,
      })),
      answer(adminSupplyEndpoints.feeds, () => refusal(404, 'not-found')),
    );
    openAdminArea('/admin/supply/9');
    expect(await screen.findByText('Questo distributore non c’è.')).toBeVisible();
  });
});
