import { addressBlock } from '@zaino/service/address-block';
import { hashOfToken } from '@zaino/service/sessions/session';
import { accountPolicy, addressPolicy, type LockoutPolicy, ownPolicy } from './lockout-policy';

/** E-mails and admins' names are told apart; those that do not exist count as well. */
export interface ClaimedAccount {
  kind: 'customer' | 'admin';
  name: string;
}

export type SubjectKind = keyof typeof policies;

/** What failures are counted for. */
export interface Subject {
  kind: SubjectKind;
  /** In Redis: hashes, so that who reads it learns no e-mail and no address by looking. */
  key: string;
}

const policies = {
  /** An account and the address that it is tried from. */
  pair: ownPolicy,
  /** An account and a device that signed in to it before. */
  device: ownPolicy,
  account: accountPolicy,
  address: addressPolicy,
};

const PREFIX = 'sign-in-attempts';

/** One account, from wherever it is tried. */
export function accountSubject(account: ClaimedAccount): Subject {
  return { kind: 'account', key: `${keysOf(account)}:account` };
}

/** One account as it is tried from one address. */
export function pairSubject(account: ClaimedAccount, address: string): Subject {
  return { kind: 'pair', key: `${keysOf(account)}:pair:${hashOfToken(addressBlock(address))}` };
}

/** One account as it is tried by one device that it knows. */
export function deviceSubject(account: ClaimedAccount, deviceHash: string): Subject {
  return { kind: 'device', key: `${keysOf(account)}:device:${hashOfToken(deviceHash)}` };
}

/** One address, whichever accounts it tries. */
export function addressSubject(address: string): Subject {
  return { kind: 'address', key: `${PREFIX}:${hashOfToken(addressBlock(address))}:address` };
}

/** How all keys of an account begin; the braces put them into one slot of a cluster. */
export function keysOf({ kind, name }: ClaimedAccount): string {
  return `${PREFIX}:{${hashOfToken(`${kind} ${name}`)}}`;
}

/** The policy of a key, whoever made it. */
export function policyOf(key: string): LockoutPolicy {
  const [, , kind] = key.split(':');
  return kind !== undefined && kind in policies ? policies[kind as SubjectKind] : ownPolicy;
}
