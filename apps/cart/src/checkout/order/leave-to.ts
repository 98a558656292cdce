/** Leaves the shop for a page of the payment provider; any other kind of address is refused. */
export function leaveTo(url: string): void {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('Not the address of a page');
  location.assign(url);
}
