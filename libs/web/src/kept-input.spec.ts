import { forgetKept, readKept } from './kept-input-store';
import { keepInput, noteInput, restoreInput } from './kept-input';

const page = `
  <main>
    <form aria-label="Dati">
      <input name="street" value="Via Vecchia 1" />
      <input name="city" value="Cremona" />
      <textarea name="note"></textarea>
      <select name="how"><option value="a"></option><option value="b"></option></select>
      <input type="checkbox" name="gift" />
      <input name="cardNumber" />
      <input name="secret" autocomplete="new-password" />
      <input type="password" name="pin" />
      <input type="file" name="photo" />
    </form>
    <form data-kept="P-1" aria-label="Prodotto"><label>Nome<input name="_r_1_" /></label></form>
    <form role="search"><input name="q" /></form>
    <input name="outside" />
  </main>`;

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

function type(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

const kept = () => readKept('customer')?.fields ?? {};
const keep = () => keepInput('customer', 'ada', '/profile');
const onBack = jest.fn();
const stops: (() => void)[] = [];
const restore = (account = 'ada', pathname = '/profile') =>
  stops.push(restoreInput({ whose: 'customer', account, pathname, onBack }));

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = page;
  stops.push(noteInput());
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('what is kept', () => {
  it('is what somebody has typed, and nothing of what was there', () => {
    type('street', 'Via dei Tigli 14');
    keep();
    expect(kept()).toEqual({ 'Dati|street||0': 'Via dei Tigli 14' });
  });

  it('is also that a field was emptied', () => {
    type('city', '');
    keep();
    expect(kept()).toEqual({ 'Dati|city||0': '' });
  });

  it.each(['cardNumber', 'secret', 'pin', 'q', 'outside'])('is nothing of %s', (name) => {
    type(name, '4242');
    keep();
    expect(readKept('customer')).toBeNull();
  });

  it('is told apart by what a form is about, and by a field’s words where its name is made up', () => {
    type('_r_1_', 'Zaino blu');
    keep();
    expect(kept()).toEqual({ 'P-1|Nome||0': 'Zaino blu' });
  });

  it('is nothing where nobody has typed', () => {
    keep();
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves out what is too long, and keeps the rest', () => {
    type('note', 'x'.repeat(300_000));
    type('street', 'Via dei Tigli 14');
    keep();
    expect(kept()).toEqual({ 'Dati|street||0': 'Via dei Tigli 14' });
  });

  it('is not read in the form of another release', () => {
    type('street', 'Via dei Tigli 14');
    keep();
    const written = sessionStorage.getItem('zaino.typed') ?? '';
    sessionStorage.setItem('zaino.typed', written.replace(/"version":\d+/, '"version":1'));
    expect(readKept('customer')).toBeNull();
    sessionStorage.setItem('zaino.typed', 'no json');
    expect(readKept('customer')).toBeNull();
  });

  it('is a customer’s, or an admin’s', () => {
    type('street', 'Via dei Tigli 14');
    keepInput('admin', 'a-1', '/admin');
    expect(readKept('customer')).toBeNull();
    expect(readKept('admin')?.account).toBe('a-1');
    forgetKept('admin');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('what comes back', () => {
  /** The page as it is opened again. */
  const again = () => (document.body.innerHTML = page);

  it('is in its fields, and the focus where it was', () => {
    type('street', 'Via dei Tigli 14');
    type('how', 'b');
    field('gift').click();
    field('how').focus();
    keep();
    again();
    restore();
    expect(field('street').value).toBe('Via dei Tigli 14');
    expect(field('city').value).toBe('Cremona');
    expect(field('how').value).toBe('b');
    expect(field('gift').checked).toBe(true);
    expect(document.activeElement).toBe(field('how'));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('can be kept once more', () => {
    type('street', 'Via dei Tigli 14');
    keep();
    again();
    restore();
    keep();
    expect(kept()).toEqual({ 'Dati|street||0': 'Via dei Tigli 14' });
  });

  it.each([
    { whom: 'somebody else', account: 'teo', pathname: '/profile', isStillKept: false },
    { whom: 'another page', account: 'ada', pathname: '/cart', isStillKept: true },
  ])('is nothing for $whom', ({ account, pathname, isStillKept }) => {
    type('street', 'Via dei Tigli 14');
    keep();
    again();
    restore(account, pathname);
    expect(field('street').value).toBe('Via Vecchia 1');
    expect(onBack).not.toHaveBeenCalled();
    expect(readKept('customer') !== null).toBe(isStillKept);
  });

  it('is not put into the form of another thing', async () => {
    type('_r_1_', 'Zaino blu');
    keep();
    document.body.innerHTML = page.replace('P-1', 'P-2');
    restore();
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(field('_r_1_').value).toBe('');
  });

  it('waits for a dialog to be open before it has the focus, and takes nobody away who types', async () => {
    type('street', 'Via dei Tigli 14');
    keep();
    document.body.innerHTML = page
      .replace('<main>', '<main><dialog>')
      .replace('</main>', '</dialog></main>');
    restore();
    expect(document.activeElement).toBe(document.body);
    document.querySelector('dialog')?.setAttribute('open', '');
    await Promise.resolve();
    expect(document.activeElement).toBe(field('street'));

    keep();
    again();
    field('city').focus();
    restore();
    expect(field('street').value).toBe('Via dei Tigli 14');
    expect(document.activeElement).toBe(field('city'));
  });
});
