import { bookIsbns } from '@zaino/tools/buyers/stand-ins';
import type { Random } from '@zaino/tools/buyers/random';
import type { BuyerPlan } from './buyer';

/** What a clerk does next; `place` says with which of those orders or arrivals that there are then. */
export type ClerkAct = { lookMs: number } & (
  | { kind: 'scan'; isbn: string; copies: number; comesTwice: boolean }
  | { kind: 'hand-over' | 'take-back' | 'cancel'; place: number }
);

/** Few titles: many families wait for the same one. */
const titles = bookIsbns.slice(0, 6);

const ACTS = 14;
const LOOK_MS = 600;
const MOST_PLACES = 1_000;

/** A family that orders one to three books for the bookshop, and pays there. */
export function drawFamily(random: Random): BuyerPlan {
  const ofClass = { scuola: { codice: 'CRIS00100X' }, classe: '1', sezione: 'A' };
  const wanted = random.shuffled(titles).slice(0, random.between(1, 3));
  const look = () => random.between(0, LOOK_MS);
  return {
    wish: {
      lines: wanted.map((isbn) => ({
        type: 'book',
        isbn,
        quantity: random.between(1, 2),
        prezzo: 20,
        ...ofClass,
      })),
      shippingMethod: 'pickup',
      payment: 'shop',
    },
    habit: 'pays',
    clicksTwice: random.isOneOf(0.2),
    comesBack: false,
    cancels: false,
    looks: [look(), look(), look()],
  };
}

/** What one clerk does, one thing after the other. */
export function drawActs(random: Random): ClerkAct[] {
  return Array.from({ length: ACTS }, () => drawAct(random));
}

function drawAct(random: Random): ClerkAct {
  const lookMs = random.between(0, LOOK_MS);
  const place = random.between(0, MOST_PLACES);
  const chance = random.next();
  if (chance < 0.2) return { kind: 'hand-over', place, lookMs };
  if (chance < 0.32) return { kind: 'take-back', place, lookMs };
  if (chance < 0.38) return { kind: 'cancel', place, lookMs };
  const [isbn, copies] = [random.pick(titles), random.between(1, 3)];
  return { kind: 'scan', isbn, copies, comesTwice: random.isOneOf(0.2), lookMs };
}
