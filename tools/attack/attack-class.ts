import type { AttackedShop } from './shop/attacked-shop';
import type { Tally } from './tally';

/** One kind of attack, tried again and again in different ways against a running shop. */
export interface AttackClass {
  name: string;
  /** Point of the issue that asked for the proof, or a number of OWASP ASVS 5.0. */
  proves: string;
  /** What an attacker does. */
  tried: string;
  holds: string;
  run: (shop: AttackedShop, tally: Tally) => Promise<void>;
}
