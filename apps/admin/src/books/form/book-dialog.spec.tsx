import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AdminBook, type BookValues, noBookValues } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { renderWithQueries } from '../../testing/render-with-queries';
import { makeBook } from '../testing/make-book';
import { BookDialog } from './book-dialog';

interface Saved {
  versione: number;
  campi: Partial<BookValues>;
}

const changeId = '4f5b2f1e-6a53-4d0e-9a39-0d1c8f6a2b10';
const kept = `/api/books/media/${'b'.repeat(32)}`;

const onClose = jest.fn();
const onSaved = jest.fn();
let stored: AdminBook;
let saves: Saved[];
let answers: (() => Response | Promise<Response>)[];

function answer(path: string, { method, body }: RequestInit): Response | Promise<Response> {
  if (path === '/api/books/media') {
    return Response.json({ url: kept, larghezza: 300, altezza: 400 });
  }
  if (method !== 'PUT') return Response.json(stored);
  saves.push(JSON.parse(body as string) as Saved);
  return answers.shift()?.() ?? Response.json({ changeId, libro: stored });
}

const problem = (status: number, more: object) => () =>
  Response.json({ code: 'other', detail: 'Rifiutato.', ...more }, { status });

async function open() {
  const element = <BookDialog isbn={stored.isbn} onClose={onClose} onSaved={onSaved} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  renderWithQueries(<RouterProvider router={router} />);
  await screen.findByLabelText('Descrizione');
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Salva scheda' });

beforeEach(() => {
  installFakeDialog();
  jest.clearAllMocks();
  saves = [];
  answers = [];
  stored = makeBook({
    campi: { ...noBookValues, descrizione: 'Dal file', collana: 'Tracce' },
    fonti: [
      { campo: 'descrizione', fonte: 'file', nome: '', quando: null },
      { campo: 'collana', fonte: 'onix', nome: 'novita.xml', quando: '2026-11-20T09:30:00.000Z' },
    ],
  });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => Promise.resolve(answer(path as string, init ?? {})));
});
afterEach(() => jest.restoreAllMocks());

describe('the form of a book', () => {
  it('says where each field comes from', async () => {
    await open();
    expect(field('Descrizione')).toHaveAccessibleDescription(/Fonte: Import del ministero\./);
    expect(field('Collana')).toHaveAccessibleDescription(
      /Fonte: ONIX dell’editore \(novita\.xml\), 20 nov 2026/,
    );
    expect(field('Nome dell’editore')).not.toHaveAccessibleDescription(/Fonte/);
  });

  it('saves what was changed, and nothing else', async () => {
    const user = await open();
    await user.clear(field('Descrizione'));
    await user.type(field('Descrizione'), 'Scritta da noi');
    await user.type(field('Pagine'), '240');
    await user.type(field('Pagine di saggio'), 'https://editrice.example/1.pdf');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored, changeId));
    expect(saves).toEqual([
      {
        versione: 3,
        campi: {
          descrizione: 'Scritta da noi',
          pagine: 240,
          pagineSaggio: ['https://editrice.example/1.pdf'],
        },
      },
    ]);
  });

  it('keeps images that are chosen', async () => {
    const user = await open();
    const image = new File([new Uint8Array(3)], 'copertina.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Copertina: file'), image);
    await waitFor(() => expect(field('Copertina')).toHaveValue(kept));
    await user.upload(screen.getByLabelText('Pagine di saggio: file'), [image, image]);
    await waitFor(() => expect(field('Pagine di saggio')).toHaveValue(`${kept}\n${kept}`));
  });

  it('refuses what the service would, before it is asked', async () => {
    const user = await open();
    await user.type(field('Copertina'), 'copertina.jpg');
    await user.type(field('Pubblicazione'), 'marzo');
    await user.click(save());
    expect(field('Copertina')).toHaveAccessibleDescription(/comincia con https/);
    expect(field('Pubblicazione')).toHaveAccessibleDescription(/Scrivi un anno/);
    expect(field('Copertina')).toHaveFocus();
    expect(saves).toEqual([]);
  });

  it('brings a refusal of the service to its field', async () => {
    const user = await open();
    const errors = [{ path: 'campi.copertina', message: 'Un’immagine non esiste più' }];
    answers = [problem(400, { code: 'invalid-input', errors })];
    await user.type(field('Copertina'), kept);
    await user.click(save());
    await waitFor(() => expect(field('Copertina')).toHaveAccessibleDescription(/non esiste più/));
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('goes on from what somebody else has saved', async () => {
    const user = await open();
    await user.type(field('Collana'), ' nuove');
    answers = [
      () => {
        const campi = { ...stored.campi, collana: 'Orme', nomeEditore: 'Loro' };
        stored = { ...stored, versione: 4, campi };
        return problem(409, { code: 'book-changed' })();
      },
    ];
    await user.click(save());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Collana: ora è “Orme”, tu hai scritto “Tracce nuove”.');
    expect(field('Nome dell’editore')).toHaveValue('Loro');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(saves.at(-1)).toEqual({ versione: 4, campi: { collana: 'Tracce nuove' } });
  });

  it('asks before anything that was typed is lost', async () => {
    const user = await open();
    await user.type(field('Collana'), ' nuove');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    const question = within(screen.getByRole('dialog', { name: 'Modifiche non salvate' }));
    await user.click(question.getByRole('button', { name: 'Chiudi senza salvare' }));
    expect(onClose).toHaveBeenCalled();
  });
});
