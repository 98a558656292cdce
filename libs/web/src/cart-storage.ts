import { addLines, type Cart, emptyCart } from '@zaino/rules/cart';
import type { CartChild } from '@zaino/rules/cart-child';
import type { CartLine } from '@zaino/rules/cart-line';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import { type ShippingAddress, type ShippingMethod, shippingMethods } from '@zaino/rules/shipping';

/** The one key of local storage that holds the cart (specification, point 9). */
export const CART_KEY = 'zaino.cart';

const FORMAT_VERSION = 1;

/** Changes remembered with the cart; more than two tabs make within the seconds they watch each other. */
const REMEMBERED_CHANGES = 64;

/** The cart as one tab left it for the others. */
export interface StoredCart {
  cart: Cart;
  /** Ids of the latest changes in it, by which a tab sees whether its own were overwritten. */
  applied: readonly string[];
  /** What `cart-sync` keeps of the server; absent where a version that knows none has written last. */
  sync?: unknown;
}

type Check = (value: unknown) => boolean;
type Fields = Record<string, Check>;

const isText: Check = (value) => typeof value === 'string';
const isOptionalText: Check = (value) => value === undefined || isText(value);
const isTextOrNull: Check = (value) => value === null || isText(value);
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText);
const isNumber: Check = (value) => typeof value === 'number';

const isListOf =
  (fields: Fields): Check =>
  (value) =>
    value === undefined || (Array.isArray(value) && value.every((one) => has(one, fields)));

const schoolFields: Fields = { nome: isText, codice: isText };

const lineChildren = isListOf({ childId: isText, quantity: isNumber });

const bookFields: Fields = {
  isbn: isText,
  titolo: isText,
  autore: isText,
  editore: isText,
  prezzo: isNumber,
  copertina: isTextOrNull,
  materia: isOptionalText,
  quantity: isNumber,
  scuola: (value) => has(value, schoolFields),
  classe: isText,
  sezione: isText,
  children: lineChildren,
};

const productFields: Fields = {
  id: isText,
  nome: isText,
  prezzo: isNumber,
  categoria: isText,
  immagini: isTextList,
  quantity: isNumber,
  children: lineChildren,
};

/** Without these nothing can be for a child; the rest is for reading. */
const isChildren = isListOf({ id: isText, nickname: isText });

const addressFields: Fields = {
  firstName: isText,
  lastName: isText,
  phone: isText,
  address: isText,
  city: isText,
  postalCode: isText,
  province: isText,
};

const bookshopFields: Fields = {
  id: isText,
  name: isText,
  adoptedBookDiscount: isNumber,
  otherBookDiscount: isNumber,
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function has(value: unknown, fields: Fields): boolean {
  return isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
}

function isLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  if (value.type === 'book') return has(value, bookFields);
  return value.type === 'product' && has(value, productFields);
}

function isShippingMethod(value: unknown): value is ShippingMethod {
  return shippingMethods.some((method) => method === value);
}

function isAddressOrNull(value: unknown): value is ShippingAddress | null {
  return value === null || has(value, addressFields);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON reads as nothing: the caller discards it like any other unreadable cart.
    return null;
  }
}

/** Null where there is none, or it cannot be read: it is chosen once more, and nothing of the cart is lost. */
function readBookshop(value: unknown): CartBookshop | null {
  if (!has(value, bookshopFields)) return null;
  const { id, name, adoptedBookDiscount, otherBookDiscount } = value as CartBookshop;
  return { id, name, adoptedBookDiscount, otherBookDiscount };
}

/** Reads a cart as `serializeCart` wrote it; null where any part of it is not as written. */
export function readCart(value: unknown): Cart | null {
  if (!isRecord(value)) return null;
  const { items, shippingMethod, shippingAddress } = value;
  if (!Array.isArray(items) || !items.every(isLine)) return null;
  if (!isShippingMethod(shippingMethod) || !isAddressOrNull(shippingAddress)) return null;
  if (!isChildren(value.children)) return null;
  // A version that knew no children has left none.
  const children = (value.children ?? []) as CartChild[];
  const bookshop = readBookshop(value.bookshop);
  const start = { ...emptyCart, shippingMethod, shippingAddress, children };
  return addLines(bookshop ? { ...start, bookshop } : start, items);
}

/**
 * Reads what `serializeCart` wrote; null where any part of it is not as written, since a cart that lost
 * some of its books unnoticed is worse than an empty one.
 */
export function parseCart(text: string): StoredCart | null {
  const value = parseJson(text);
  if (!isRecord(value) || value.version !== FORMAT_VERSION) return null;
  const { applied, sync } = value;
  const cart = readCart(value);
  return cart && isTextList(applied) ? { cart, applied: applied as string[], sync } : null;
}

export function serializeCart({ cart, applied, sync }: StoredCart): string {
  return JSON.stringify({
    version: FORMAT_VERSION,
    ...cart,
    applied: applied.slice(-REMEMBERED_CHANGES),
    sync,
  });
}
