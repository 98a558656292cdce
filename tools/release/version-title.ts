import type { PublishedVersion } from '@zaino/contracts/releases';

/** A version as people and files name it: `cart 1.4.2 (4a3a44279e8e)`. */
export function titleOf({ app, number, version }: PublishedVersion): string {
  return `${app} ${number} (${version})`;
}
