import { commandOf, type OwnKey, shortcutWords } from './shortcuts';
import { reservationsTable } from './testing/reservations';

const own: readonly OwnKey<'new' | 'books' | 'remove'>[] = [
  { key: 'n', command: 'new', where: 'page', words: 'Nuova prenotazione' },
  { key: 'b', command: 'books', where: 'line', words: 'Libri' },
  { key: 'Delete', keys: 'Canc', command: 'remove', where: 'line', words: 'Elimina' },
];

document.body.innerHTML = `
  <input id="field"><input type="checkbox" id="tick"><select id="select"></select><p id="text" contenteditable></p>
  <main id="page"></main>
  <div role="row" data-id="R-1" id="line"><button id="button"></button><input type="checkbox" id="choice"><input id="editor"></div>`;

function pressed(
  id: string,
  key: string,
  more: KeyboardEventInit & { hasCharacters?: boolean } = {},
) {
  const { hasCharacters = true, ...init } = more;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  document.getElementById(id)?.dispatchEvent(event);
  return commandOf(event, { hasCharacters, own });
}

describe('keys of the page', () => {
  it.each([
    ['page', '/', 'search'],
    ['page', 'n', 'new'],
    ['page', '?', 'help'],
    ['page', 'j', 'down'],
    ['page', 'k', 'up'],
    ['tick', 'n', 'new'],
    // The page scrolls by these, and there is no line to choose.
    ['page', 'ArrowDown', null],
    ['page', 'Enter', null],
    ['page', 'x', null],
    ['page', 'b', null],
    ['page', 'Delete', null],
    ['line', 'ArrowDown', 'down'],
    ['line', 'ArrowUp', 'up'],
    ['line', 'Home', 'first'],
    ['line', 'End', 'last'],
    ['line', 'PageDown', 'page-down'],
    ['line', 'Enter', 'open'],
    ['line', ' ', 'toggle'],
    ['line', 'x', 'toggle'],
    ['line', 'b', 'books'],
    ['line', 'Delete', 'remove'],
    ['line', 'Escape', 'clear'],
    // A tick is set by the browser, which has no use for the other.
    ['choice', ' ', null],
    ['choice', 'Enter', 'open'],
    ['tick', 'Enter', null],
    // A button is pressed by these.
    ['button', 'Enter', null],
    ['button', ' ', null],
    ['button', 'x', 'toggle'],
    ['button', 'ArrowDown', 'down'],
  ])('%s: %s is %s', (target, key, command) => {
    expect(pressed(target, key)).toBe(command);
  });

  it.each(['field', 'select', 'text', 'editor'])(
    'none does anything while %s is typed in',
    (id) => {
      const keys = ['/', 'n', 'j', 'x', '?', 'Enter', 'ArrowDown', 'Delete'];
      expect(keys.map((key) => pressed(id, key))).toEqual(keys.map(() => null));
      expect(pressed(id, 'z', { ctrlKey: true })).toBeNull();
    },
  );

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to the browser', (modifier) => {
    expect(pressed('line', 'n', { [modifier]: true })).toBeNull();
    expect(pressed('line', 'b', { [modifier]: true })).toBeNull();
  });

  it('undoes and selects all with Control', () => {
    expect(pressed('page', 'z', { ctrlKey: true })).toBe('undo');
    expect(pressed('page', 'z', { metaKey: true })).toBe('undo');
    expect(pressed('page', 'Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
    expect(pressed('line', 'a', { ctrlKey: true })).toBe('all');
    expect(pressed('page', 'a', { ctrlKey: true })).toBeNull();
  });

  it('draws a range with Shift', () => {
    expect(pressed('line', 'ArrowDown', { shiftKey: true })).toBe('extend-down');
    expect(pressed('line', 'ArrowUp', { shiftKey: true })).toBe('extend-up');
    expect(pressed('line', 'X', { shiftKey: true })).toBe('range');
    expect(pressed('line', 'End', { shiftKey: true })).toBeNull();
    expect(pressed('line', 'Delete', { shiftKey: true })).toBeNull();
  });

  it('leaves only those without a character where these are off', () => {
    const off = { hasCharacters: false };
    expect(pressed('page', 'n', off)).toBeNull();
    expect(pressed('line', 'x', off)).toBeNull();
    expect(pressed('line', 'b', off)).toBeNull();
    expect(pressed('line', 'Delete', off)).toBe('remove');
    expect(pressed('line', 'ArrowDown', off)).toBe('down');
    expect(pressed('page', 'z', { ...off, ctrlKey: true })).toBe('undo');
  });

  it('none does anything while a dialog is open, or letters are composed', () => {
    expect(pressed('page', 'n', { isComposing: true })).toBeNull();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    expect(pressed('page', 'n')).toBeNull();
    dialog.remove();
    expect(pressed('page', 'n')).toBe('new');
  });
});

it('names the keys of the table among those of all', () => {
  const words = shortcutWords(reservationsTable.words, own).map((entry) => entry.join(': '));
  expect(words.slice(0, 2)).toEqual(['/: Cerca', 'n: Nuova prenotazione']);
  expect(words).toContain('Invio: Apri la prenotazione');
  expect(words).toContain('Ctrl + A: Seleziona tutte le prenotazioni mostrate');
  expect(words).toContain('Canc: Elimina');
});
