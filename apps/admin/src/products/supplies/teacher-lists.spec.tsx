import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AdminTeacherList,
  adminClassSuppliesEndpoints,
  adminTeacherListEndpoints,
  catalogueEndpoints,
  TEACHER_LIST_PAGE_SIZE,
} from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import { nothingFound } from '@zaino/contracts/shared';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';

const { list: readLists, publish, refuse } = adminTeacherListEndpoints;

/** Confirmed by its school; invented. */
const proven: AdminTeacherList = {
  id: '7',
  codiceScuola: 'TNMM00001A',
  nomeScuola: 'Scuola Prati',
  grado: 'media',
  anno: 1,
  sezione: 'B',
  voci: [{ nome: 'Colla', quantita: 2, nota: 'Stick', prodotti: [] }],
  stato: 'proven',
  confermato: '2026-11-01T08:00:00.000Z',
  versione: 2,
};
const NAME = '1ª B, Scuola Prati';

async function open(lists: () => AdminTeacherList[], ...more: Parameters<typeof fakeNetwork>) {
  setAdminToken(newToken());
  fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(adminClassSuppliesEndpoints.list, () => ({ elenchi: [] })),
    answer(readLists, () => ({ proposte: lists(), totale: lists().length })),
    answer(catalogueEndpoints.siteSearch, () => ({
      products: {
        fit: 'exact' as const,
        total: 1,
        results: [
          {
            id: 'P-0009',
            name: 'Colla stick',
            category: 'Colle',
            price: 1.5,
            image: null,
            isAvailable: true,
          },
        ],
      },
      categories: nothingFound,
    })),
    ...more,
  );
  const area = openAdminArea('/admin/products/class-supplies');
  await screen.findByRole('heading', { name: 'Elenchi degli insegnanti' });
  return area;
}

const user = userEvent.setup();
const dialog = () => within(screen.getByRole('dialog'));

beforeAll(installFakeDialog);
afterEach(() => {
  jest.restoreAllMocks();
  setAdminToken(null);
});

describe('the lists of teachers', () => {
  it('are published with the products that serve', async () => {
    const bodies: unknown[] = [];
    let lists = [proven];
    const publishing = answer(publish, ({ params, body }) => {
      bodies.push({ ...params, ...body });
      const published = { ...proven, stato: 'published' as const, versione: 3 };
      lists = [published];
      return { proposta: published };
    });
    await open(() => lists, publishing);
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(dialog().getByRole('button', { name: 'Pubblica' }));
    expect(dialog().getByText('Scegli almeno un prodotto che va bene')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Cerca' }));
    await user.click(await dialog().findByRole('button', { name: 'Aggiungi Colla stick' }));
    await user.click(dialog().getByRole('button', { name: 'Pubblica' }));
    expect(await screen.findByText(`${NAME}: pubblicato`)).toBeVisible();
    expect(bodies).toEqual([
      {
        id: '7',
        versione: 2,
        voci: [{ nome: 'Colla', quantita: 2, nota: 'Stick', prodotti: ['P-0009'] }],
      },
    ]);
    const link = await screen.findByRole('link', { name: `Vedi la pagina di ${NAME}` });
    expect(link).toHaveAttribute('href', '/materiale/scuola/TNMM00001A?classe=1&sezione=B');
  });

  it('are refused with a reason', async () => {
    const bodies: unknown[] = [];
    let lists = [proven];
    const refusing = answer(refuse, ({ body }) => {
      bodies.push(body);
      lists = [];
      return { success: true as const };
    });
    await open(() => lists, refusing);
    await user.click(await screen.findByRole('button', { name: `Rifiuta ${NAME}` }));
    await user.click(dialog().getByRole('button', { name: 'Rifiuta l’elenco' }));
    expect(await dialog().findByText('Scrivi il motivo')).toBeVisible();
    await user.type(dialog().getByLabelText(/^Perché/), 'Non si capisce');
    await user.click(dialog().getByRole('button', { name: 'Rifiuta l’elenco' }));
    expect(await screen.findByText(`${NAME}: rifiutato`)).toBeVisible();
    expect(bodies).toEqual([{ motivo: 'Non si capisce', versione: 2 }]);
    await waitFor(() =>
      expect(screen.getByText('Nessun elenco è stato confermato da una scuola.')).toBeVisible(),
    );
  });

  it('keep what was chosen where somebody else has decided', async () => {
    await open(
      () => [{ ...proven, voci: proven.voci.map((line) => ({ ...line, prodotti: [glue] })) }],
      answer(publish, () => refusal(409, 'teacher-list-changed')),
    );
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(dialog().getByRole('button', { name: 'Pubblica' }));
    expect(await dialog().findByRole('alert')).toBeVisible();
    expect(dialog().getByText('Colla stick')).toBeVisible();
  });

  it('are read page by page, which the address names', async () => {
    const asked: number[] = [];
    const other = { ...proven, id: '8', sezione: 'C' };
    let second = [other];
    const { address } = await open(
      () => [],
      answer(readLists, ({ query: { pagina } }) => {
        asked.push(pagina);
        return {
          proposte: pagina === 1 ? [proven] : second,
          totale: TEACHER_LIST_PAGE_SIZE + second.length,
        };
      }),
      answer(refuse, () => {
        second = [];
        return { success: true as const };
      }),
    );
    const pages = () => within(screen.getByRole('navigation', { name: /^Pagine degli elenchi/ }));
    expect(await screen.findByRole('button', { name: NAME })).toBeVisible();
    expect(pages().getByText('Pagina 1 di 2')).toBeVisible();
    await user.click(pages().getByRole('link', { name: 'Pagina successiva' }));
    const refusal = await screen.findByRole('button', { name: 'Rifiuta 1ª C, Scuola Prati' });
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
    expect(address()).toBe('/admin/products/class-supplies?pagina=2');
    expect(asked).toEqual([1, 2]);

    await user.click(refusal);
    await user.type(dialog().getByLabelText(/^Perché/), 'Non si capisce');
    await user.click(dialog().getByRole('button', { name: 'Rifiuta l’elenco' }));
    expect(await screen.findByText('In questa pagina non ci sono più elenchi.')).toBeVisible();
    await user.click(pages().getByRole('link', { name: 'Pagina precedente' }));
    expect(await screen.findByRole('button', { name: NAME })).toBeVisible();
  });

  it('may come later where nobody could say', async () => {
    await open(
      () => [],
      answer(readLists, () => refusal(503, 'unavailable')),
    );
    expect(await screen.findByText('Gli elenchi non si leggono ora')).toBeVisible();
  });
});

const glue = { id: 'P-0009', nome: 'Colla stick', prezzo: 1.5, disponibile: true };
