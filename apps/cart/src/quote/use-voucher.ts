import { useState } from 'react';

/** A voucher goes from the cart to the checkout, and is forgotten with the tab. */
const VOUCHER_KEY = 'zaino.voucher';

function read(): string {
  try {
    return sessionStorage.getItem(VOUCHER_KEY) ?? '';
  } catch {
    // Blocked by the browser's settings: the voucher is written again on the next page.
    return '';
  }
}

function write(code: string): void {
  try {
    if (code === '') sessionStorage.removeItem(VOUCHER_KEY);
    else sessionStorage.setItem(VOUCHER_KEY, code);
  } catch {
    // As above: it counts on this page all the same.
  }
}

/** The code that the customer has asked to use; empty without one. Not for what is drawn on the server. */
export function useVoucher(): [code: string, set: (code: string) => void] {
  const [code, setCode] = useState(read);
  const set = (next: string) => {
    write(next);
    setCode(next);
  };
  return [code, set];
}

/** It was used by an order. */
export function forgetVoucher(): void {
  write('');
}
