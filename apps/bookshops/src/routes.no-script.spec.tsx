import { screen, within } from '@testing-library/react';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { routes } from './routes';
import { bookshopsAreDown, fakeBookshops } from './testing/fake-bookshops';

let address = '';

/** Opens a page as a browser without JavaScript does. */
async function open(target: string) {
  const { pathname, search } = new URL(target, `http://localhost${address}`);
  const page = await servePage(routes, pathname + search);
  address = page.address;
  showWithoutScript(page);
}

/** Sends a form as the browser does: a GET of its fields. */
async function press(name: string) {
  const { form, type } = screen.getByRole<HTMLButtonElement>('button', { name });
  expect([type, form?.method]).toEqual(['submit', 'get']);
  if (!form) throw new Error(`${name} sends nothing`);
  const fields = [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  await open(`${form.getAttribute('action')}?${new URLSearchParams(fields).toString()}`);
}

describe('the bookshops’ pages without JavaScript', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('lead from a postal code to a province and back to all bookshops', async () => {
    fakeBookshops();
    await open('/librerie');
    screen.getByRole<HTMLInputElement>('textbox').value = '26100';
    await press('Cerca');
    expect(address).toBe('/librerie?cap=26100');
    expect(screen.getByRole('heading', { name: 'Librerie vicino al CAP 26100' })).toBeVisible();
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    select.value = within(select).getByRole<HTMLOptionElement>('option', {
      name: /^Cremona/,
    }).value;
    await press('Mostra');
    expect(address).toBe('/librerie?provincia=CR');
    select.value = '';
    screen.getByRole<HTMLSelectElement>('combobox').value = '';
    await press('Mostra');
    expect(screen.getByRole('heading', { name: 'Tutte le librerie' })).toBeVisible();
  });

  it('say whether a bookshop is open', async () => {
    fakeBookshops();
    await open('/librerie');
    expect(screen.getAllByText(/^(?:Aperta|Chiusa) adesso$/)).toHaveLength(2);
  });

  it.each(['/librerie?cap=26100', '/for-libraries'])(
    '%s asks again for what could not be had by loading the page again',
    async (page) => {
      bookshopsAreDown();
      await open(page);
      fakeBookshops();
      await open(screen.getByText('Riprova', { selector: 'a' }).getAttribute('href') ?? '/');
      expect(address).toBe(page);
      expect(screen.queryByText('Riprova')).toBeNull();
    },
  );

  it('answer questions by what the browser folds itself', async () => {
    fakeBookshops();
    await open('/for-libraries');
    const question = screen.getByText('Chi vende i libri?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    expect(question.tagName).toBe('SUMMARY');
  });
});
