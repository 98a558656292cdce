import { useSyncExternalStore } from 'react';
import {
  ANALYTICS_KEY,
  CHOICES_KEY,
  type ConsentChoices,
  type ConsentPurpose,
  nothingAllowed,
  readConsent,
  writeConsent,
} from './consent-storage';

/**
 * What the visitor has allowed, one answer for the shell and all remotes: the shell provides this file at
 * run time (webpack shares it as a singleton by semantic version), so a name may be added but never taken
 * away or changed. Nothing is allowed before it was (Garante, 10 June 2021).
 */
export type { ConsentChoices, ConsentPurpose } from './consent-storage';

/** The same object until something changes. */
interface ConsentSnapshot {
  /** `unread` on the server and at first paint, `unset` where the visitor is to be asked. */
  status: 'unread' | 'unset' | 'set';
  choices: ConsentChoices;
  /** The visitor wants to see the choices again. */
  isReopened: boolean;
}

const unread: ConsentSnapshot = { status: 'unread', choices: nothingAllowed, isReopened: false };

let snapshot = unread;
const listeners = new Set<() => void>();

function publish(next: Partial<ConsentSnapshot>): void {
  snapshot = { ...snapshot, ...next };
  for (const listener of listeners) listener();
}

function readAgain(): void {
  try {
    const choices = readConsent(localStorage, new Date());
    publish({ status: choices ? 'set' : 'unset', choices: choices ?? nothingAllowed });
  } catch {
    // Blocked by the browser's settings: asked on every page load, as nothing can be remembered.
    publish({ status: snapshot.status === 'set' ? 'set' : 'unset' });
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === ANALYTICS_KEY || key === CHOICES_KEY) readAgain();
}

/** The answer now, without reading storage: `unread` until somebody subscribes. */
export function getConsent(): ConsentSnapshot {
  return snapshot;
}

/** Calls back after every change, from other tabs too; returns how to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('storage', onStorage);
    readAgain();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The answer for rendering; `unread` on the server and at the first paint. */
export function useConsent(): ConsentSnapshot {
  return useSyncExternalStore(subscribe, getConsent, () => unread);
}

/** Whether cookies and scripts for this purpose may be used now. */
export function hasConsent(purpose: ConsentPurpose): boolean {
  return snapshot.status === 'set' && snapshot.choices[purpose];
}

/** Keeps the visitor's choice; holds for this page even where the browser stores nothing. */
export function saveConsent(choices: ConsentChoices): void {
  try {
    writeConsent(localStorage, choices, new Date());
  } catch {
    // Blocked or full: the visitor's answer still counts, and is asked for again on the next load.
  }
  publish({ status: 'set', choices, isReopened: false });
}

export function acceptAll(): void {
  saveConsent({ analytics: true, marketing: true, social: true });
}

export function rejectAll(): void {
  saveConsent(nothingAllowed);
}

/** Shows the choices again, from the footer's link. */
export function reopenConsent(): void {
  publish({ isReopened: true });
}

/** Leaves the choices as they were. */
export function closeConsent(): void {
  publish({ isReopened: false });
}
