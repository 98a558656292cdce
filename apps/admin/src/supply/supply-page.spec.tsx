import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import {
  adminSupplyEndpoints,
  type Distributor,
  type SuppliedBook,
} from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { makeDistributor } from './testing/make-supply';

const isbn = '9788899012083';
const book: SuppliedBook = {
  isbn,
  title: 'Il tempo che resta',
  publisher: 'Rio Secco',
  price: 25.5,
  availability: { state: 'in-stock', days: { from: 1, to: 2 }, cutOff: 11 },
  offers: [
    {
      distributorId: 3,
      distributor: 'Fastlibri',
      state: 'available',
      pieces: 12,
      price: 26.9,
      expected: null,
      newIsbn: null,
      fileName: 'listino.csv',
      asOf: '2026-11-27T07:12:00.000Z',
      isTrusted: true,
    },
    {
      distributorId: 4,
      distributor: 'Centrolibri',
      state: 'reprint',
      pieces: 0,
      price: null,
      expected: '2026-12-10',
      newIsbn: null,
      fileName: 'stock.csv',
      asOf: '2026-11-20T07:12:00.000Z',
      isTrusted: false,
    },
  ],
};

type Network = Parameters<typeof fakeNetwork>;

function open(path: string, distributors: Distributor[], ...more: Network) {
  setAdminToken(newToken());
  const asked = fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(adminSupplyEndpoints.distributors, () => ({
      distributors,
      trustedHours: 48,
      isWatching: true,
    })),
    answer(adminSupplyEndpoints.book, () => book),
    ...more,
  );
  openAdminArea(path);
  return asked;
}

const ready = () => screen.findByRole('heading', { name: 'Disponibilità dai distributori' });

beforeEach(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('what distributors have', () => {
  it('lists them with their days and the age of what they say', async () => {
    const old = makeDistributor({ id: 4, name: 'Centrolibri', isTrusted: false, cutOff: null });
    open('/admin/supply', [makeDistributor(), old]);
    await ready();
    const row = screen.getByRole('row', { name: /^Fastlibri/ });
    expect(row).toHaveTextContent('1-2 giorni lavorativi, ordini entro le 11');
    expect(row).toHaveTextContent('123.456 libri');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/supply/3');
    expect(row).not.toHaveTextContent('Troppo vecchio');
    expect(screen.getByRole('row', { name: /^Centrolibri/ })).toHaveTextContent('Troppo vecchio');
    expect(screen.getByText(/Un file vale 48 ore/)).toBeVisible();
  });

  it('says what families are told while there is none', async () => {
    open('/admin/supply', []);
    await ready();
    expect(screen.getByText(/leggono la promessa generale/)).toBeVisible();
  });

  it('shows of a book what each of them says, and what families are told', async () => {
    open('/admin/supply?isbn=978-88-990-1208-3', [makeDistributor()]);
    await ready();
    const part = within(screen.getByRole('region', { name: 'Il tempo che resta' }));
    expect(part.getByText(/^Disponibile: 1-2 giorni lavorativi/)).toBeVisible();
    expect(part.getByRole('row', { name: /^Fastlibri/ })).toHaveTextContent(
      /Disponibile, 12 copie.*26,90.€ diverso dal ministero/,
    );
    expect(part.getByRole('row', { name: /^Centrolibri/ })).toHaveTextContent(
      /In ristampa, 0 copie, previsto il 10 dicembre.*Non creduto/,
    );
  });

  it('says what is no ISBN, and asks for nothing', async () => {
    const asked = open('/admin/supply?isbn=123', [makeDistributor()]);
    await ready();
    expect(screen.getByText(/Questo non è un ISBN/)).toBeVisible();
    expect(asked.mock.calls.map(([path]) => path)).not.toContainEqual(
      expect.stringContaining('/supply/books/'),
    );
  });

  it('says that nobody could say', async () => {
    open(
      '/admin/supply',
      [],
      answer(adminSupplyEndpoints.distributors, () => refusal(503, 'unavailable')),
    );
    await ready();
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });
});

describe('a new distributor', () => {
  const user = userEvent.setup();
  const dialog = () => within(screen.getByRole('dialog'));
  const openForm = async () => {
    await ready();
    await user.click(screen.getByRole('button', { name: 'Aggiungi un distributore' }));
  };
  const fillIn = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.type(dialog().getByLabelText(label), value);
    }
  };

  it('is added with its days, its columns and its codes', async () => {
    const added: unknown[] = [];
    open(
      '/admin/supply',
      [],
      answer(adminSupplyEndpoints.addDistributor, ({ body }) => {
        added.push(body);
        return makeDistributor();
      }),
    );
    await openForm();
    await fillIn({
      Nome: 'Fastlibri',
      Cartella: 'fastlibri',
      'Giorni lavorativi, da': '1',
      'Giorni lavorativi, a': '2',
      'ISBN o EAN': 'CODICE',
      'Codici propri': '04 = in ristampa{Enter}99 = Fuori catalogo',
    });
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toEqual({
      name: 'Fastlibri',
      folder: 'fastlibri',
      daysFrom: 1,
      daysTo: 2,
      cutOff: null,
      feedKind: 'full',
      isUsed: true,
      columns: { isbn: 'CODICE' },
      codes: [
        { code: '04', state: 'reprint' },
        { code: '99', state: 'out-of-print' },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not sent while something in it is wrong', async () => {
    open('/admin/supply', []);
    await openForm();
    await fillIn({
      Cartella: '../x',
      'Giorni lavorativi, da': '3',
      'Giorni lavorativi, a': '2',
      'Codici propri': '04 = boh',
    });
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    expect(dialog().getByText('Obbligatorio')).toBeVisible();
    expect(dialog().getByText('Da 2 a 20 lettere minuscole, cifre e trattini')).toBeVisible();
    expect(dialog().getByText(/Scrivi una riga per codice/)).toBeInTheDocument();
  });

  it('keeps what was written where the service refuses it', async () => {
    const detail = 'C’è già un distributore con questo nome o con questa cartella.';
    open(
      '/admin/supply',
      [],
      answer(adminSupplyEndpoints.addDistributor, () =>
        refusal(409, 'distributor-taken', { detail }),
      ),
    );
    await openForm();
    await fillIn({
      Nome: 'Fastlibri',
      Cartella: 'fastlibri',
      'Giorni lavorativi, da': '1',
      'Giorni lavorativi, a': '2',
    });
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    expect(await dialog().findByText(detail)).toBeVisible();
    expect(dialog().getByLabelText('Nome')).toHaveValue('Fastlibri');
  });
});
