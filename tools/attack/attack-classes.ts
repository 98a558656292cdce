import type { AttackClass } from './attack-class';
import { accessMatrix } from './classes/access-matrix';
import { crossSiteCalls } from './classes/cross-site-calls';
import { foreignObjects } from './classes/foreign-objects';
import { races } from './classes/races';
import { requestSmuggling } from './classes/request-smuggling';
import { scriptInjections } from './classes/script-injections';
import { sessionTheft } from './classes/session-theft';
import { tamperedOrders } from './classes/tampered-orders';
import { webhooks } from './classes/webhooks';

/** Every kind of attack, in the order in which they are tried. */
export const attackClasses: AttackClass[] = [
  accessMatrix,
  foreignObjects,
  tamperedOrders,
  races,
  webhooks,
  crossSiteCalls,
  sessionTheft,
  scriptInjections,
  requestSmuggling,
];
