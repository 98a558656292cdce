import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminMakerEndpoints, type Maker } from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeMaker } from './testing/make-maker';

const far = makeMaker({ id: '2', nome: 'Lontana Ltd', paese: 'CN', prodotti: 1 });

type Network = Parameters<typeof fakeNetwork>;

async function open(makers: Maker[], ...more: Network) {
  setAdminToken(newToken());
  const asked = fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(adminMakerEndpoints.list, () => ({ produttori: makers })),
    ...more,
  );
  openAdminArea('/admin/products/makers');
  await screen.findByRole('heading', { level: 1, name: 'Produttori' });
  return asked;
}

const user = userEvent.setup();
const dialog = () => within(screen.getByRole('dialog'));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

beforeEach(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the page of makers', () => {
  it('lists them, and says who lacks a responsible person', async () => {
    await open([makeMaker(), far]);
    expect(row('Cartiera del Lago')).toHaveTextContent(
      /sicurezza@cartiera.example.*Italia.*Non serve.*12 prodotti/,
    );
    expect(row('Lontana Ltd')).toHaveTextContent(/Cina.*Manca.*1 prodotto/);
  });

  it('says that there is none', async () => {
    await open([]);
    expect(screen.getByText(/Non c’è ancora nessun produttore/)).toBeVisible();
  });

  it('says that nobody could say', async () => {
    await open(
      [],
      answer(adminMakerEndpoints.list, () => refusal(503, 'unavailable')),
    );
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });
});

describe('a maker', () => {
  it('is added once nothing is wrong with it', async () => {
    const bodies: unknown[] = [];
    await open(
      [],
      answer(adminMakerEndpoints.create, ({ body }) => {
        bodies.push(body);
        return { produttore: makeMaker() };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Nuovo produttore' }));
    const own = () => dialog().getAllByLabelText('Nome o ragione sociale')[0] as HTMLElement;
    await user.type(own(), 'Cartiera del Lago');
    await user.type(dialog().getAllByLabelText('Indirizzo postale')[0] as HTMLElement, 'Via 1');
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    expect(dialog().getByText(/^Serve un’e-mail/)).toBeVisible();
    await user.type(
      dialog().getAllByLabelText('E-mail o pagina web')[0] as HTMLElement,
      'a@cartiera.example',
    );
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([
      {
        nome: 'Cartiera del Lago',
        indirizzo: 'Via 1',
        contatto: 'a@cartiera.example',
        paese: 'IT',
        responsabile: null,
      },
    ]);
  });

  it('is changed in the version that was opened, and keeps what was typed where that is refused', async () => {
    const bodies: unknown[] = [];
    await open(
      [far],
      answer(adminMakerEndpoints.save, ({ body }) => {
        bodies.push(body);
        return refusal(409, 'maker-changed');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Lontana Ltd' }));
    expect(dialog().getByText(/pagine di 1 prodotto/)).toBeVisible();
    const part = within(
      dialog().getByRole('group', { name: 'Persona responsabile nell’Unione europea' }),
    );
    await user.type(part.getByLabelText('Nome o ragione sociale'), 'Importa Srl');
    await user.type(part.getByLabelText('Indirizzo postale'), 'Via del Porto 3');
    await user.type(part.getByLabelText('E-mail o pagina web'), 'info@importa.example');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await dialog().findByRole('alert')).toBeVisible();
    expect(part.getByLabelText('Nome o ragione sociale')).toHaveValue('Importa Srl');
    expect(bodies).toMatchObject([
      {
        versione: 1,
        responsabile: {
          nome: 'Importa Srl',
          indirizzo: 'Via del Porto 3',
          contatto: 'info@importa.example',
        },
      },
    ]);
  });

  it('is as it was before once its save is taken back', async () => {
    const bodies: { contatto: string; versione: number }[] = [];
    await open(
      [makeMaker()],
      answer(adminMakerEndpoints.save, ({ body }) => {
        bodies.push(body);
        return { produttore: makeMaker({ ...body, versione: body.versione + 1 }) };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Cartiera del Lago' }));
    const contact = dialog().getAllByLabelText('E-mail o pagina web')[0] as HTMLElement;
    await user.clear(contact);
    await user.type(contact, 'altro@cartiera.example');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Cartiera del Lago: salvato')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Annulla la modifica di Cartiera/ }));
    await waitFor(() => expect(screen.queryByText(/: salvato/)).not.toBeInTheDocument());
    expect(bodies).toMatchObject([
      { contatto: 'altro@cartiera.example', versione: 1 },
      { contatto: 'sicurezza@cartiera.example', versione: 2 },
    ]);
  });
});
