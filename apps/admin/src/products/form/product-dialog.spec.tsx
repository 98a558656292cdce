import { adminCatalogueApi, adminMakerApi, type PricesOfProduct } from '@zaino/contracts/catalogue';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { renderWithQueries } from '../../testing/render-with-queries';
import { makeMaker } from '../makers/testing/make-maker';
import { fieldLabels } from './field-labels';
import { makeProduct } from './make-product';
import { ProductDialog } from './product-dialog';

const onClose = jest.fn();
const onSaved = jest.fn();
type Body = { product: Record<string, unknown>; isEdit: boolean; productId: string | null };
let saves: Body[];
let answers: (() => Response | Promise<Response>)[];
let stored = makeProduct();
let past: PricesOfProduct;
const makers = [
  makeMaker(),
  makeMaker({ id: '2', nome: 'Lontana Ltd', paese: 'CN', responsabile: null }),
];

const problem = (status: number, detail: string, more: object) => () =>
  Response.json({ code: 'other', detail, success: false, error: detail, ...more }, { status });

function answer(path: string, body: string): Response | Promise<Response> {
  if (path.startsWith('/api/getproduct/')) return Response.json({ product: stored });
  if (path === '/api/getcategories') {
    return Response.json({ categories: [{ id: '1', nome: 'Calcolatrici' }] });
  }
  if (path === '/api/getfornitori') {
    return Response.json({
      fornitori: [
        { id: '1', nome: 'aliexpress' },
        { id: '2', nome: 'Cifra Srl' },
      ],
    });
  }
  if (path === adminMakerApi.list.path) return Response.json({ produttori: makers });
  if (path === adminCatalogueApi.pricesBefore.path) return Response.json({ prodotti: [past] });
  if (path.endsWith('/prices')) {
    const prezzi = [{ dal: '2026-08-31T22:30:00.000Z', prezzoVendita: 20, prezzoScontato: 20 }];
    return Response.json({ prezzi });
  }
  saves.push(JSON.parse(body) as Body);
  return answers.shift()?.() ?? Response.json({ success: true, changeId: 'c-1', product: stored });
}

async function open(productId: string | null = 'P-0402') {
  const router = createMemoryRouter([
    {
      path: '*',
      element: <ProductDialog productId={productId} onClose={onClose} onSaved={onSaved} />,
    },
  ]);
  renderWithQueries(<RouterProvider router={router} />);
  await screen.findByLabelText('Nome');
  return { router, user: userEvent.setup() };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Salva prodotto' });

beforeEach(() => {
  installFakeDialog();
  jest.clearAllMocks();
  saves = [];
  answers = [];
  stored = makeProduct();
  past = {
    id: stored.id,
    prezzoScontato: 18.62,
    prezzoMinimo30Giorni: 21.9,
    prezzoMinimoRecente: 18.62,
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      Promise.resolve(answer(url as string, init?.body as string)),
    );
});
afterEach(() => jest.restoreAllMocks());

describe('the product’s modal', () => {
  it('says that nothing came, and asks again', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('network'));
    const router = createMemoryRouter([
      { path: '*', element: <ProductDialog productId="P-1" onClose={onClose} onSaved={onSaved} /> },
    ]);
    renderWithQueries(<RouterProvider router={router} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore nel caricamento dei dati');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByLabelText('Nome')).toHaveValue(stored.nome);
  });

  it('has a control for every field', async () => {
    await open();
    const missing = Object.values(fieldLabels).filter(
      (label) => screen.queryAllByLabelText(new RegExp(`^${label}`)).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it('opens a new product with its defaults, and saves it', async () => {
    const { user } = await open(null);
    expect(screen.getByRole('dialog', { name: 'Nuovo Prodotto' })).toBeVisible();
    expect(field('Margine, %')).toHaveValue(25);
    expect(field('Sconto, %')).toHaveValue(0);
    expect(field('Pezzi disponibili')).toHaveValue(999);
    expect(field('Acquisto minimo')).toHaveValue(1);
    expect(field('Fornitore')).toHaveDisplayValue('Aliexpress');
    expect(field('Attivo')).toBeChecked();
    await user.type(field('Nome'), 'Compasso');
    await user.selectOptions(field('Categoria'), 'Nuova categoria…');
    await user.type(field('Nuova categoria'), 'disegno');
    await user.type(field('Prezzo originale, €'), '13.44');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored, 'c-1'));
    expect(saves).toEqual([
      {
        isEdit: false,
        productId: null,
        product: expect.objectContaining({
          nome: 'Compasso',
          categoria: 'disegno',
          prezzoOriginale: 13.44,
          fornitore: 'aliexpress',
        }) as object,
      },
    ]);
  });

  it('has a part for the safety of the product, which says what is missing', async () => {
    const { user } = await open();
    const part = within(screen.getByRole('group', { name: 'Sicurezza del prodotto' }));
    expect(part.getByRole('status')).toHaveTextContent(/non dice chi lo ha fatto/);
    await user.selectOptions(part.getByLabelText('Produttore'), 'Lontana Ltd');
    expect(part.getByRole('status')).toHaveTextContent(/manca la persona responsabile/);
    await user.selectOptions(part.getByLabelText('Produttore'), 'Cartiera del Lago');
    expect(part.queryByRole('status')).not.toBeInTheDocument();
    await user.selectOptions(part.getByLabelText('Marcatura CE'), 'Presente');
    await user.type(part.getByLabelText(/^Avvertenze/), 'Punta affilata.');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(saves[0]?.product).toMatchObject({
      produttore: 'Cartiera del Lago',
      marcaturaCe: 'presente',
      avvertenze: 'Punta affilata.',
    });
  });

  it('computes prices while one types, as the server will', async () => {
    const { user } = await open();
    const figures = () =>
      screen
        .getAllByRole('definition')
        .map(({ textContent }) => textContent.replace('\u00a0', ' '));
    expect(figures()).toEqual(['21,90 €', '18,62 €']);
    await user.clear(field('Sconto, %'));
    await user.type(field('Sconto, %'), '0');
    expect(figures()).toEqual(['21,90 €', '21,90 €']);
    await user.clear(field('Prezzo originale, €'));
    expect(figures()).toEqual(['–', '–']);
  });

  it('says whether customers will be told of the reduction, while one types', async () => {
    const { user } = await open();
    expect(
      await screen.findByText(
        'Ai clienti si mostra lo sconto. Prezzo più basso nei 30 giorni prima: 21,90 €.',
      ),
    ).toBeVisible();
    await user.clear(field('Sconto, %'));
    await user.type(field('Sconto, %'), '10');
    expect(screen.getByText(/Lo sconto non si potrà annunciare/).parentElement).toHaveTextContent(
      /solo 19,71 €.*il prezzo più basso è 18,62 €, meno di 21,90 € che sarebbe barrato/,
    );
    await user.clear(field('Sconto, %'));
    await user.type(field('Sconto, %'), '0');
    expect(screen.queryByText(/annunciare|30 giorni prima/)).toBeNull();
  });

  it('says that a product without a past announces no reduction', async () => {
    const { user } = await open(null);
    await user.type(field('Prezzo originale, €'), '10');
    await user.clear(field('Sconto, %'));
    await user.type(field('Sconto, %'), '20');
    expect(screen.getByText(/Lo sconto non si potrà annunciare/).parentElement).toHaveTextContent(
      /solo 10,00 €.*non è stato in vendita a un altro prezzo/,
    );
  });

  it('says at each field what is wrong, sends nothing, and forgets it once it is mended', async () => {
    const { user } = await open();
    await user.clear(field('Acquisto minimo'));
    await user.type(field('Acquisto minimo'), '0');
    await user.click(save());
    expect(field('Acquisto minimo')).toHaveAccessibleDescription('Almeno 1');
    expect(field('Acquisto minimo')).toHaveFocus();
    expect(saves).toEqual([]);
    await user.clear(field('Acquisto minimo'));
    await user.type(field('Acquisto minimo'), '2');
    expect(field('Acquisto minimo')).not.toHaveAccessibleDescription();
  });

  it.each([
    [() => Promise.reject(new TypeError('network')), 'Errore di connessione.'],
    [() => new Response('<html>', { status: 500 }), 'Errore nel salvataggio.'],
    [problem(400, 'Non va.', {}), 'Non va.'],
    [() => Response.json({ success: false, error: 'Prodotto bloccato.' }), 'Prodotto bloccato.'],
  ])('shows why it was not saved, and keeps everything (%#)', async (refusal, words) => {
    answers = [refusal];
    const { user } = await open();
    await user.type(field('Nome'), ' bis');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('Nome')).toHaveValue('Calcolatrice scientifica Cifra 240 bis');
    expect(onSaved).not.toHaveBeenCalled();
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('shows what the service says of a field there', async () => {
    const errors = [{ path: 'product.nome', message: 'Troppo lungo' }];
    answers = [problem(400, 'Dati non validi', { errors })];
    const { user } = await open();
    await user.type(field('Nome'), ' bis');
    await user.click(save());
    await waitFor(() => expect(field('Nome')).toHaveAccessibleDescription('Troppo lungo'));
  });

  it('takes in what somebody else has saved, names what both changed, and saves over that', async () => {
    answers = [problem(409, 'Qualcun altro ha salvato', { code: 'product-changed' })];
    const { user } = await open();
    await user.type(field('Nome'), ' bis');
    await user.clear(field('Margine, %'));
    await user.type(field('Margine, %'), '30');
    stored = makeProduct({ versione: 4, margine: 40, pezzi_disponibili: 5 });
    await user.click(save());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Qualcun altro ha salvato questo prodotto');
    expect(within(notice).getByRole('listitem')).toHaveTextContent(
      'Margine, %: ora è “40”, tu hai scritto “30”.',
    );
    expect(field('Nome')).toHaveValue('Calcolatrice scientifica Cifra 240 bis');
    expect(field('Pezzi disponibili')).toHaveValue(5);
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(saves.map(({ product }) => product['versione'])).toEqual([3, 4]);
    expect(saves[1]?.product).toMatchObject({ margine: 30, pezzi_disponibili: 5 });
  });

  it('asks before it loses what was typed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.type(field('Nome'), '!');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByText(/quello che hai cambiato va perso/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continua a modificare' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(screen.getByRole('button', { name: 'Chiudi senza salvare' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('keeps the page while something is unsaved', async () => {
    const { user, router } = await open();
    await user.type(field('Nome'), '!');
    await waitFor(async () => {
      await router.navigate('/elsewhere');
      expect(screen.getByText(/quello che hai cambiato va perso/)).toBeVisible();
    });
    expect(router.state.location.pathname).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Chiudi senza salvare' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  });

  it('previews images, and says which do not come', async () => {
    const { user } = await open();
    fireEvent.error(screen.getByAltText('Anteprima'));
    expect(await screen.findByText('Errore caricamento')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aggiungi indirizzo' }));
    await user.type(field('Immagine 2, indirizzo URL'), `/api/media/${'0'.repeat(32)}`);
    expect(screen.getByAltText('Anteprima')).toHaveAttribute(
      'src',
      `/api/media/${'0'.repeat(32)}/160.webp`,
    );
    await user.click(screen.getByRole('button', { name: 'Sposta prima l’immagine 2' }));
    expect(field('Immagine 1, indirizzo URL')).toHaveValue(`/api/media/${'0'.repeat(32)}`);
    await user.click(screen.getByRole('button', { name: 'Togli l’immagine 2' }));
    expect(screen.queryByLabelText('Immagine 2, indirizzo URL')).toBeNull();
  });

  it('shows the prices since the product exists, by the days of Italy', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Storico dei prezzi'));
    const table = await screen.findByRole('table', { name: 'Prezzi dal più recente' });
    expect(table).toHaveTextContent(/1 set 2026, 00:30.*20,00 €/);
    expect(screen.getByRole('img', { name: 'Prezzi dal 1 set 2026' })).toBeVisible();
  });

  it('saves by Ctrl+S', async () => {
    const { user } = await open();
    await user.type(field('Nome'), '!');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });
});
