import type { EntityManager } from 'typeorm';
import type { Holder } from './holder';
import type { RelyingParty } from './relying-parties';

/** What happened to a second factor, for the mail to its holder. */
export interface FactorChange {
  change: 'added' | 'removed';
  factor: 'app' | 'passkey';
}

/** Whoever is signed in and changes second factors of their own. */
export interface HolderAccount {
  holder: Holder;
  /** What app and authenticator show beside the shop: an e-mail, an admin's name. */
  label: string;
  /** Hash of the session's id: what was begun in one session ends in no other. */
  session: string;
  party: RelyingParty;
  /** Whether the last factor cannot be removed. */
  mustKeepOne: boolean;
  /** Locks the account until the transaction ends; throws where it is gone. */
  lock: (manager: EntityManager) => Promise<void>;
  /** Tells the holder, in the transaction of the change. */
  tell: (manager: EntityManager, change: FactorChange) => Promise<void>;
  /** Keeps, of an admin, that there are new recovery codes; in the same transaction. */
  noteCodes?: (manager: EntityManager) => Promise<void>;
}
