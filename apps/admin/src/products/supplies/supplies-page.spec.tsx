import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AdminClassSupplies,
  adminClassSuppliesEndpoints,
  adminTeacherListEndpoints,
  catalogueEndpoints,
} from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import { nothingFound } from '@zaino/contracts/shared';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeClassSupplies } from './testing/make-class-supplies';

type Network = Parameters<typeof fakeNetwork>;

async function open(lists: AdminClassSupplies[], ...more: Network) {
  setAdminToken(newToken());
  fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(adminClassSuppliesEndpoints.list, () => ({ elenchi: lists })),
    answer(adminTeacherListEndpoints.list, () => ({ proposte: [], totale: 0 })),
    answer(catalogueEndpoints.siteSearch, ({ query }) => ({
      products:
        query.q === 'colla'
          ? {
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
            }
          : nothingFound,
      categories: nothingFound,
    })),
    ...more,
  );
  openAdminArea('/admin/products/class-supplies');
  await screen.findByRole('heading', { level: 1, name: 'Materiale per classe' });
}

/** Saves as the service does; gives what was sent. */
function saving() {
  const bodies: unknown[] = [];
  const save = answer(adminClassSuppliesEndpoints.save, ({ body }) => {
    bodies.push(body);
    return { elenco: makeClassSupplies({ versione: body.versione + 1 }) };
  });
  return { bodies, save };
}

const user = userEvent.setup();
const dialog = () => within(screen.getByRole('dialog'));
const line = (name: string) => within(dialog().getByRole('group', { name }));
const openList = () => user.click(screen.getByRole('button', { name: '1ª primaria' }));

beforeEach(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the page of materials', () => {
  it('lists them, with what they cost and what cannot be ordered', async () => {
    await open([makeClassSupplies(), makeClassSupplies({ id: '2', anno: 2, voci: [] })]);
    const first = screen.getByRole('row', { name: /^1ª primaria/ });
    expect(first).toHaveTextContent(/2 voci.*4,80\s€.*Colla/);
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/materiale/primaria/1');
    expect(screen.getByRole('row', { name: /^2ª primaria/ })).toHaveTextContent('Non si vede');
  });

  it('says that there is none', async () => {
    await open([]);
    expect(screen.getByText(/Non c’è ancora nessun elenco/)).toBeVisible();
  });

  it('says that nobody could say', async () => {
    await open(
      [],
      answer(adminClassSuppliesEndpoints.list, () => refusal(503, 'unavailable')),
    );
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });
});

describe('a list of materials', () => {
  it('is added once nothing is wrong with it', async () => {
    const bodies: unknown[] = [];
    await open(
      [],
      answer(adminClassSuppliesEndpoints.create, ({ body }) => {
        bodies.push(body);
        return { elenco: makeClassSupplies({ grado: 'media', anno: 3 }) };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Nuovo elenco' }));
    await user.selectOptions(dialog().getByLabelText('Scuola'), 'media');
    await user.selectOptions(dialog().getByLabelText('Classe'), '3');
    await user.type(line('Voce 1').getByLabelText('Che cosa serve'), 'colla');
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    expect(dialog().getByText('Scegli almeno un prodotto che va bene')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.click(line('colla').getByRole('button', { name: 'Cerca' }));
    await user.click(await line('colla').findByRole('button', { name: 'Aggiungi Colla stick' }));
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText('3ª media: aggiunto')).toBeVisible();
    expect(bodies).toEqual([
      {
        grado: 'media',
        anno: 3,
        voci: [{ nome: 'colla', quantita: 1, nota: '', prodotti: ['P-0009'] }],
      },
    ]);
  });

  it('looks for products by Enter, which sends nothing', async () => {
    const { bodies, save } = saving();
    await open([makeClassSupplies()], save);
    await openList();
    const field = line('Colla').getByLabelText('Cerca un prodotto che va bene');
    await user.clear(field);
    await user.type(field, 'zzz{Enter}');
    expect(await line('Colla').findByText(/^Nessun prodotto trovato/)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('has its lines changed, in the version that was opened, and is as before once that is taken back', async () => {
    const { bodies, save } = saving();
    await open([makeClassSupplies()], save);
    await openList();
    const squared = () => line('Quaderno a quadretti');
    await user.click(squared().getByRole('button', { name: 'Proponi per primo Quaderno Duna' }));
    await user.click(squared().getByRole('button', { name: 'Togli Quaderno Bosco' }));
    await user.clear(squared().getByLabelText('Pezzi'));
    await user.type(squared().getByLabelText('Pezzi'), '6');
    await user.click(dialog().getByRole('button', { name: 'Togli la voce Colla' }));
    expect(dialog().getByRole('button', { name: 'Aggiungi una voce' })).toHaveFocus();
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('1ª primaria: salvato')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Annulla la modifica/ }));
    await waitFor(() => expect(screen.queryByText(/: salvato/)).not.toBeInTheDocument());
    const nota = 'Da 10 mm';
    const nome = 'Quaderno a quadretti';
    expect(bodies).toEqual([
      { versione: 1, voci: [{ nome, quantita: 6, nota, prodotti: ['P-0002'] }] },
      {
        versione: 2,
        voci: [
          { nome, quantita: 4, nota, prodotti: ['P-0001', 'P-0002'] },
          { nome: 'Colla', quantita: 1, nota: '', prodotti: ['P-0003'] },
        ],
      },
    ]);
  });

  it('keeps what was typed where the save is refused', async () => {
    await open(
      [makeClassSupplies()],
      answer(adminClassSuppliesEndpoints.save, () => refusal(409, 'class-supplies-changed')),
    );
    await openList();
    await user.click(dialog().getByRole('button', { name: 'Aggiungi una voce' }));
    await user.click(dialog().getByRole('button', { name: 'Togli la voce 3' }));
    await user.type(line('Colla').getByLabelText('Nota per le famiglie, se serve'), 'Stick');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await dialog().findByRole('alert')).toBeVisible();
    expect(line('Colla').getByLabelText('Nota per le famiglie, se serve')).toHaveValue('Stick');
  });
});
