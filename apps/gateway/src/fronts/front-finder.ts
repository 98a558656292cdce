import type { ServedShopFront } from '@zaino/contracts/shared';
import type { FrontSite } from '../sites';
import type { ClosedFront } from './closed-front';
import type { DomainHolders } from './domain-holders';

/** What there is at a bookshop's address. `retryAfterS`: whoever asks has asked for too much. */
type FoundFront =
  | { kind: 'open'; shopFront: ServedShopFront }
  | { kind: 'closed'; closed: ClosedFront }
  | { kind: 'refused'; retryAfterS: number };

interface Options {
  holders: DomainHolders;
  /** A name that has to be asked for costs what a page does: anybody can think of names. */
  budget: { spend: (visitor: string) => Promise<number> };
}

export type FrontFinder = (front: FrontSite, visitor: string) => Promise<FoundFront>;

/** Finds what there is at an address, for a visitor. */
export function frontFinder({ holders, budget }: Options): FrontFinder {
  return async ({ domain, mainSite }, visitor) => {
    const retryAfterS = holders.lacks(domain) ? await budget.spend(visitor) : 0;
    if (retryAfterS > 0) return { kind: 'refused', retryAfterS };
    const holder = await holders.find(domain);
    return holder !== 'unavailable' && holder.standing === 'open'
      ? { kind: 'open', shopFront: { ...holder.front, mainSite } }
      : { kind: 'closed', closed: holder };
  };
}
