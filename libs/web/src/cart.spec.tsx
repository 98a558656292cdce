import { lineKey, type ProductLine } from '@zaino/rules/cart-line';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as cart from './cart';

function product(id: string, quantity = 1): ProductLine {
  return {
    type: 'product',
    id,
    nome: `Penne ${id}`,
    prezzo: 30,
    categoria: 'Penne',
    immagini: [],
    quantity,
  };
}

function Badge() {
  const { status, itemCount } = cart.useCart();
  return <output>{status === 'unread' ? 'unread' : itemCount}</output>;
}

function ids() {
  return cart.getCart().items.map((item) => (item.type === 'product' ? item.id : item.isbn));
}

beforeEach(() => {
  localStorage.clear();
  cart.setShippingMethod('standard');
  cart.setShippingAddress(null);
});

describe('the shared cart', () => {
  it('keeps every name that a released remote may ask for', () => {
    expect(Object.keys(cart).sort()).toEqual(
      [
        'addChild',
        'addLines',
        'clear',
        'getCart',
        'moveToChild',
        'removeChild',
        'removeFromChild',
        'removeLine',
        'renewLines',
        'setBookshop',
        'setChildQuantity',
        'setQuantity',
        'setShippingAddress',
        'setShippingMethod',
        'subscribe',
        'takeOrdered',
        'updateChild',
        'useCart',
      ].sort(),
    );
  });

  it('keeps every field that a released remote may read', () => {
    expect(Object.keys(cart.getCart()).sort()).toEqual(
      [
        'children',
        'freeShippingThreshold',
        'isSaved',
        'itemCount',
        'items',
        'missingForFreeShipping',
        'shippingAddress',
        'shippingCost',
        'shippingMethod',
        'status',
        'subtotal',
        'total',
        'wasDiscarded',
      ].sort(),
    );
  });

  it('is unread in server markup even when this process has a cart', () => {
    cart.addLines([product('a')]);
    expect(renderToString(<Badge />)).toBe('<output>unread</output>');
  });

  it('takes over server markup without a difference and then shows the cart', () => {
    cart.addLines([product('a', 2)]);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Badge />);
    const onRecoverableError = jest.fn();
    render(<Badge />, { container, hydrate: true, onRecoverableError });
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('renders again after each change', () => {
    render(<Badge />);
    expect(screen.getByRole('status')).toHaveTextContent('0');
    act(() => void cart.addLines([product('a', 2)]));
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });

  it('follows another tab', () => {
    render(<Badge />);
    act(() => void cart.addLines([product('a', 2)]));
    const text = localStorage.getItem('zaino.cart') ?? '';
    localStorage.setItem('zaino.cart', text.replace('"quantity":2', '"quantity":7'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'zaino.cart' })));
    expect(screen.getByRole('status')).toHaveTextContent('7');
  });

  it('clears again what another tab brought back, but not what it added', () => {
    const stop = cart.subscribe(() => undefined);
    cart.addLines([product('a')]);
    const line = JSON.stringify(product('a'));
    const overwritten = (localStorage.getItem('zaino.cart') ?? '').replace(
      line,
      `${line},${JSON.stringify(product('b'))}`,
    );
    cart.clear();
    localStorage.setItem('zaino.cart', overwritten);
    window.dispatchEvent(new StorageEvent('storage', { key: 'zaino.cart' }));
    expect(ids()).toEqual(['b']);
    stop();
  });

  it('keeps one local-storage key', () => {
    cart.addLines([product('a')]);
    expect(Object.keys(localStorage)).toEqual(['zaino.cart']);
  });

  it('counts totals and free shipping', () => {
    cart.addLines([product('a', 2)]);
    expect(cart.getCart()).toMatchObject({ subtotal: 60, shippingCost: 5, total: 65 });
    cart.setQuantity(lineKey(product('a')), 3);
    expect(cart.getCart()).toMatchObject({ subtotal: 90, shippingCost: 0, total: 90 });
    cart.setQuantity(lineKey(product('a')), 1);
    cart.setShippingMethod('pickup');
    expect(cart.getCart()).toMatchObject({ shippingMethod: 'pickup', total: 30 });
  });

  it('refuses a price that is not a number and stays as it was', () => {
    cart.addLines([product('a')]);
    const { items } = cart.getCart();
    expect(() => cart.addLines([{ ...product('b'), prezzo: Number.NaN }])).toThrow(RangeError);
    expect(cart.getCart().items).toEqual(items);
  });
});

describe('undo', () => {
  it('of adding takes back just what was added, once', () => {
    cart.addLines([product('a', 2)]);
    const undo = cart.addLines([product('a', 3), product('b')]);
    cart.addLines([product('c')]);
    cart.setQuantity(lineKey(product('a')), 6);
    undo();
    undo();
    expect(cart.getCart().items).toEqual([product('a', 3), product('c')]);
  });

  it('of adding beyond the limit takes back only what came in', () => {
    cart.addLines([product('a', 90)]);
    cart.addLines([product('a', 50)])();
    expect(cart.getCart().items).toEqual([product('a', 90)]);
  });

  it('of adding leaves a line alone that was removed since', () => {
    const undo = cart.addLines([product('a')]);
    cart.removeLine(lineKey(product('a')));
    undo();
    expect(ids()).toEqual([]);
  });

  it('of removing puts the line back in its place', () => {
    cart.addLines([product('a'), product('b', 4), product('c')]);
    const undo = cart.removeLine(lineKey(product('b')));
    expect(ids()).toEqual(['a', 'c']);
    undo();
    expect(cart.getCart().items).toEqual([product('a'), product('b', 4), product('c')]);
  });

  it('of clearing puts all lines back in order', () => {
    cart.addLines([product('a'), product('b')]);
    const undo = cart.clear();
    cart.addLines([product('c')]);
    undo();
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
});
