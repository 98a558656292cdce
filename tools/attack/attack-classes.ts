import type { AttackClass } from './attack-class';
import { unwantedMails } from './classes/unwanted-mails';
import { secondFactors } from './classes/second-factors';
import { lockout } from './classes/lockout';
import { likesAndViews } from './classes/likes-and-views';
import { hoarding } from './classes/hoarding';
import { handover } from './classes/handover';
import { guessing } from './classes/guessing';
import { bookshopTakeover } from './classes/bookshop-takeover';
import { accessMatrix } from './classes/access-matrix';
import { cacheAttacks } from './classes/cache-attacks';
import { crossSiteCalls } from './classes/cross-site-calls';
import { floods } from './classes/floods';
import { foreignObjects } from './classes/foreign-objects';
import { pastedLists } from './classes/pasted-lists';
import { pathTraversal } from './classes/path-traversal';
import { races } from './classes/races';
import { requestSmuggling } from './classes/request-smuggling';
import { scriptInjections } from './classes/script-injections';
import { sessionTheft } from './classes/session-theft';
import { sqlInjections } from './classes/sql-injections';
import { tamperedOrders } from './classes/tampered-orders';
import { uploads } from './classes/uploads';
import { webhooks } from './classes/webhooks';

/** Kinds of attacks in the order in which they are tried; those of a group at the same time. */
export const attackGroups: AttackClass[][] = [
  [accessMatrix],
  [foreignObjects],
  [tamperedOrders],
  [races],
  [webhooks],
  [crossSiteCalls],
  [scriptInjections],
  [requestSmuggling],
  [uploads],
  [pastedLists],
  [cacheAttacks],
  [sqlInjections],
  [pathTraversal],
  [bookshopTakeover],
  [hoarding],
  [unwantedMails],
  [guessing],
  [likesAndViews],
  [floods],
  // What these do waits most of the time: each refused sign-in takes a second.
  [sessionTheft, handover, lockout, secondFactors],
];

export const attackClasses: AttackClass[] = attackGroups.flat();
