import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { renderWithQueries } from '../../testing/render-with-queries';
import { CategoriesDialog } from './categories-dialog';

const { adminCategories, renameCategory, removeCategory } = adminBlogEndpoints;
const success = true as const;
const guides = { id: 'guide', name: 'Guide', articles: 3 };
const exams = { id: 'esami', name: 'Esami', articles: 0 };

beforeAll(installFakeDialog);
afterEach(() => jest.restoreAllMocks());

type Answered = Parameters<typeof fakeNetwork>[number];

function open(categories = [exams, guides], ...answered: Answered[]) {
  fakeNetwork(
    answer(adminCategories, () => ({ success, categories })),
    ...answered,
  );
  const onChanged = jest.fn();
  const onClose = jest.fn();
  renderWithQueries(<CategoriesDialog onChanged={onChanged} onClose={onClose} />);
  const user = userEvent.setup({ delay: null });
  return { user, onChanged, onClose };
}

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.findByRole('button', { name: 'Rinomina Guide' });
const status = () => screen.getAllByRole('status')[0];

describe('the dialog of the categories', () => {
  it('lists them with their articles; only those without any can be removed', async () => {
    open();
    await opened();
    const rows = screen.getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Esami0 articoliRinomina EsamiElimina Esami',
      'Guide3 articoliRinomina Guide',
    ]);
  });

  it('says that there are none', async () => {
    open([]);
    expect(await screen.findByText('Non c’è ancora nessuna categoria.')).toBeVisible();
  });

  it('says that they did not come, and asks again', async () => {
    let isDown = true;
    const flaky = answer(adminCategories, () =>
      isDown ? refusal(503, 'unavailable') : { success, categories: [guides] },
    );
    const { user } = open([], flaky);
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore nel caricamento dei dati');
    isDown = false;
    await user.click(button('Riprova'));
    expect(await opened()).toBeVisible();
  });

  it('renames one by keys, and goes on from there', async () => {
    const sent: unknown[] = [];
    const renamed = answer(renameCategory, ({ params, body }) => {
      sent.push([params, body]);
      return { success, category: { id: 'consigli', name: 'Consigli' } };
    });
    const { user, onChanged } = open([guides], renamed);
    await user.click(await opened());
    const field = screen.getByLabelText('Nuovo nome di Guide');
    expect(field).toHaveFocus();
    await user.keyboard(' Consigli {Enter}');
    expect(await screen.findByText('Guide: ora si chiama Consigli')).toBeVisible();
    expect(button('Rinomina Consigli')).toHaveFocus();
    expect(sent).toEqual([[{ id: 'guide' }, { name: 'Consigli' }]]);
    expect(onChanged).toHaveBeenCalledWith({ from: 'guide', to: 'consigli' });
    // By the id that it has by now.
    await user.click(button('Rinomina Consigli'));
    await user.keyboard('Idee{Enter}');
    await waitFor(() => expect(sent[1]).toEqual([{ id: 'consigli' }, { name: 'Idee' }]));
  });

  it('keeps what was typed where the name is taken or missing, and leaves by Esc', async () => {
    const detail = 'C’è già una categoria che si chiama «Esami».';
    const taken = answer(renameCategory, () =>
      refusal(409, 'category-taken', { detail, error: detail }),
    );
    const { user, onChanged, onClose } = open(undefined, taken);
    await user.click(await opened());
    const field = screen.getByLabelText('Nuovo nome di Guide');
    await user.clear(field);
    await user.click(button('Salva'));
    expect(field).toHaveAccessibleDescription('Scrivi il nome della categoria.');
    await user.type(field, 'Esami{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(field).toHaveValue('Esami');
    await user.keyboard('{Escape}');
    expect(button('Rinomina Guide')).toHaveFocus();
    expect([onChanged.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  });

  it('removes one after a question', async () => {
    const removed = answer(removeCategory, () => ({ success }));
    const { user, onChanged } = open(undefined, removed);
    await opened();
    await user.click(button('Elimina Esami'));
    expect(screen.getByText('Sei sicuro di voler eliminare questa categoria?')).toBeVisible();
    expect(button('Annulla')).toHaveFocus();
    await user.click(button('Annulla'));
    expect(button('Rinomina Esami')).toHaveFocus();
    await user.click(button('Elimina Esami'));
    await user.click(button('Elimina Esami'));
    expect(await screen.findByText('Esami: eliminata')).toBeVisible();
    expect(status()).toHaveFocus();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(onChanged).toHaveBeenCalledWith({ from: 'esami', to: null });
  });

  it('shows how it is now where somebody else was faster', async () => {
    const detail = 'La categoria ha ancora un articolo: spostalo in un’altra, poi riprova.';
    let categories = [exams, guides];
    const latest = answer(adminCategories, () => ({ success, categories }));
    const refused = answer(removeCategory, () => {
      categories = [{ ...exams, articles: 1 }, guides];
      return refusal(409, 'category-in-use', { detail, error: detail });
    });
    const { user, onChanged } = open([], latest, refused);
    await opened();
    await user.click(button('Elimina Esami'));
    await user.click(button('Elimina Esami'));
    await waitFor(() => expect(status()).toHaveTextContent(detail));
    const row = screen.getByRole('button', { name: 'Rinomina Esami' }).closest('li');
    await waitFor(() => expect(within(row as HTMLElement).getByText('1 articolo')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Elimina Esami' })).toBeNull();
    expect(onChanged).not.toHaveBeenCalled();
  });
});
