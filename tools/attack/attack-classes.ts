import type { AttackClass } from './attack-class';
import { accessMatrix } from './classes/access-matrix';

/** Every kind of attack, in the order in which they are tried. */
export const attackClasses: AttackClass[] = [accessMatrix];
