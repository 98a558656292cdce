import { commandOf } from '@zaino/data-table/shortcuts';
import { productKeys } from './product-keys';

document.body.innerHTML = `
  <main id="page"></main>
  <div role="row" data-id="P-0001" id="line"><button id="button"></button></div>`;

function pressed(id: string, key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  document.getElementById(id)?.dispatchEvent(event);
  return commandOf(event, { hasCharacters: true, own: productKeys });
}

describe('keys of the products', () => {
  it.each([
    ['page', 'n', 'new'],
    ['page', 'p', null],
    ['page', 'Delete', null],
    ['line', 'n', 'new'],
    ['line', 'p', 'price'],
    ['line', 'q', 'pieces'],
    ['line', 'd', 'duplicate'],
    ['line', 'Delete', 'remove'],
    ['button', 'd', 'duplicate'],
  ])('%s: %s is %s', (target, key, command) => {
    expect(pressed(target, key)).toBe(command);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to the browser', (modifier) => {
    expect(pressed('line', 'n', { [modifier]: true })).toBeNull();
    expect(pressed('line', 'd', { [modifier]: true })).toBeNull();
  });
});
