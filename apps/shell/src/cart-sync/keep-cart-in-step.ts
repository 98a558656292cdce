import { cartApi } from '@zaino/contracts/orders';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { cartStore } from '@zaino/web/cart-kept';
import { AnotherCustomer, CartSyncRounds } from '@zaino/web/cart-sync-rounds';
import { getSession, refreshSession, subscribe } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';

/** Several presses in a row are one change. */
const GATHER_MS = 300;
/** Where the cart is looked at, what other devices do is seen this soon. */
const LOOK_MS = 20_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

const LOCK = 'zaino.cart.sync';
const cartPages = /^\/(cart|checkout)(\/|$)/;

const rounds = new CartSyncRounds({
  store: cartStore,
  server: {
    read: () => fetchJson(cartApi.cart),
    change: (body) => fetchJson(cartApi.changeCart, { body }),
  },
  whoIsIn: () => getSession().user?.uid ?? null,
  inTurn: (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
});

let isBegun = false;
let isRunning = false;
/** What came up while a round was under way. */
let next: { pulls: boolean } | null = null;
let isRefused = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the cart of whoever is signed in the same on the server and on this device. Called again it changes nothing. */
export function keepCartInStep(): void {
  if (isBegun) return;
  isBegun = true;
  subscribe(() => void go({ pulls: true }));
  cartStore.subscribe(() => later({ pulls: false }, GATHER_MS));
  const look = () => {
    if (document.visibilityState === 'visible') void go({ pulls: true });
  };
  for (const moment of ['focus', 'online', 'pageshow']) addEventListener(moment, look);
  document.addEventListener('visibilitychange', look);
  setInterval(() => {
    if (cartPages.test(location.pathname)) look();
  }, LOOK_MS);
  void go({ pulls: true });
}

/** Somebody has signed out: the copy on this device is emptied. */
export const leaveCart = () => rounds.leave();

function later(round: { pulls: boolean }, ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void go(round), ms);
}

async function go(round: { pulls: boolean }): Promise<void> {
  if (isRefused) return;
  if (isRunning) {
    next = { pulls: round.pulls || (next?.pulls ?? false) };
    return;
  }
  isRunning = true;
  const delay = await attempt(round);
  isRunning = false;
  const waiting = next;
  next = null;
  if (delay !== null) later({ pulls: true }, delay);
  else if (waiting) await go(waiting);
}

/** Milliseconds until another try; null where none is needed. */
async function attempt(round: { pulls: boolean }): Promise<number | null> {
  try {
    await rounds.run(round);
    failures = 0;
    return null;
  } catch (error) {
    return delayAfter(error);
  }
}

function delayAfter(error: unknown): number | null {
  if (isOtherPerson(error)) {
    void refreshSession();
    return null;
  }
  if (!(error instanceof ApiError)) throw error;
  // Who is signed in no longer is led to the sign-in like after any other call.
  if (error.kind === 'unauthenticated') return null;
  if (error.kind === 'unavailable' || error.kind === 'limited') {
    failures += 1;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    return Math.max(wait, (error.retryAfter ?? 0) * 1_000);
  }
  // It would be refused again: the cart goes on here, and nothing of it is lost.
  isRefused = true;
  reportError(error);
  return null;
}

function isOtherPerson(error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.code === 'another-customer';
  return isRefusal || error instanceof AnotherCustomer;
}
