import { VISITOR_PLACES } from '@zaino/contracts/releases';

/** Canaries that may run at once: each has a lane of its own at every gateway. */
export const MOST_CANARIES = 3;

const HALF = VISITOR_PLACES / 2;

interface Shared {
  slot: number;
  /** In per cent. */
  share: number;
  isForStaff: boolean;
}

/**
 * The places of a canary: `from` and up to `to`, without it. A slot has a fixed end from which the others are counted:
 * upwards from the first place, downwards from the last, upwards from the middle. As all canaries have at most half of the
 * places together, no two meet, whatever their shares become; a larger share takes places in, a smaller one lets some go,
 * and no other place changes. One for staff alone has none.
 */
export function placesOf({ slot, share, isForStaff }: Shared): { from: number; to: number } {
  if (isForStaff) return { from: 0, to: 0 };
  const count = (share * VISITOR_PLACES) / 100;
  if (slot === 0) return { from: 0, to: count };
  if (slot === 1) return { from: VISITOR_PLACES - count, to: VISITOR_PLACES };
  return { from: HALF, to: HALF + count };
}

/** The first slot that none of these has; undefined where all are taken. */
export function freeSlot(taken: readonly Pick<Shared, 'slot'>[]): number | undefined {
  const slots = Array.from({ length: MOST_CANARIES }, (_, slot) => slot);
  return slots.find((slot) => taken.every((one) => one.slot !== slot));
}

/** Visitors that these have, in per cent. */
export function shareOf(canaries: readonly Shared[]): number {
  return canaries.reduce((sum, { share, isForStaff }) => sum + (isForStaff ? 0 : share), 0);
}
