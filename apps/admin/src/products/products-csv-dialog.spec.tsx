import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminCatalogueEndpoints as calls } from '@zaino/contracts/catalogue';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { ProductsCsvDialog } from './products-csv-dialog';
import { problem } from './testing/fake-catalogue';

const preview = {
  righe: 4,
  nuovi: 1,
  modificati: 1,
  invariati: 1,
  righeConErrori: 1,
  esempi: [
    {
      riga: 2,
      id: 'P-0001',
      nome: 'Penna',
      modifiche: [{ campo: 'prezzoOriginale', prima: '2,00', dopo: '3,00' }],
    },
    { riga: 3, id: null, nome: 'Gomma', modifiche: [] },
  ],
  errori: [{ riga: 5, campo: 'sconto', messaggio: 'Al massimo 100' }],
  token: 'seen',
};
const imported = { success: true, changeId: 'c-1', nuovi: 1, modificati: 1 };

interface Sent {
  path: string;
  body: { csv: string; token?: string };
}

function open(answers: Partial<Record<'preview' | 'import', () => Response>> = {}) {
  installFakeDialog();
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = input as string;
    sent.push({ path, body: JSON.parse(init?.body as string) as Sent['body'] });
    const isPreview = path === calls.previewCsv.path;
    const given = answers[isPreview ? 'preview' : 'import']?.();
    return Promise.resolve(given ?? Response.json(isPreview ? preview : imported));
  });
  const onClose = jest.fn();
  const onImported = jest.fn();
  render(<ProductsCsvDialog onClose={onClose} onImported={onImported} />);
  return { sent, onClose, onImported, user: userEvent.setup() };
}

/** jsdom's files cannot be read. */
function file(text: string): File {
  const bytes = new TextEncoder().encode(text);
  const made = new File([text], 'listino.csv', { type: 'text/csv' });
  return Object.assign(made, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

const input = () => screen.getByLabelText('File CSV');
const importing = () => screen.getByRole('button', { name: /^Importa / });

afterEach(() => jest.restoreAllMocks());

describe('the import of a CSV file', () => {
  it('shows what would change and which lines are left out, and imports exactly that', async () => {
    const { user, sent, onImported, onClose } = open();
    expect(importing()).toBeDisabled();
    await user.upload(input(), file('id;nome\n'));
    const region = await screen.findByRole('region', { name: 'Anteprima' });
    expect(region).toHaveTextContent('Righe4Nuovi1Modificati1Invariati1Con errori1');
    expect(region).toHaveTextContent('Riga 5, sconto: Al massimo 100');
    expect(region).toHaveTextContent('Penna P-0001: prezzoOriginale 2,00 → 3,00');
    expect(region).toHaveTextContent('Gomma nuovo');
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Importa 2 prodotti' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[1]).toEqual({
      path: calls.importCsv.path,
      body: { csv: 'id;nome\n', token: 'seen' },
    });
    expect(onImported).toHaveBeenCalledWith('Importato 1 prodotto nuovo, 1 modificato', 'c-1');
  });

  it('takes a file that is dropped', async () => {
    open();
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [file('id;nome\n')] } });
    screen.getByText(/o trascinalo qui/).dispatchEvent(drop);
    expect(await screen.findByRole('region', { name: 'Anteprima' })).toBeVisible();
  });

  it('says what is wrong with a file, and takes the next', async () => {
    let isWrong = true;
    const { user } = open({
      preview: () =>
        isWrong
          ? problem(400, 'csv-refused', 'Colonna sconosciuta: prezo')
          : Response.json(preview),
    });
    await user.upload(input(), file('prezo\n'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Colonna sconosciuta: prezo.');
    expect(importing()).toBeDisabled();
    isWrong = false;
    await user.upload(input(), file('nome\n'));
    expect(await screen.findByRole('region', { name: 'Anteprima' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers a new preview where the products have changed since', async () => {
    const refused = () => problem(400, 'csv-refused', 'I prodotti sono cambiati dopo l’anteprima');
    const { user, sent, onClose } = open({ import: refused });
    await user.upload(input(), file('nome\n'));
    await user.click(await screen.findByRole('button', { name: 'Importa 2 prodotti' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('I prodotti sono cambiati dopo l’anteprima.');
    await user.click(within(alert).getByRole('button', { name: 'Rivedi l’anteprima' }));
    await waitFor(() => expect(sent.map(({ path }) => path).at(-1)).toBe(calls.previewCsv.path));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends no file that is too large', async () => {
    const { user, sent } = open();
    const large = file('x');
    Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 + 1 });
    await user.upload(input(), large);
    expect(await screen.findByText(/troppo grande/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});
