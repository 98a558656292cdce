import {
  type DataRequest,
  dataRequestSchema,
  type ListedUser,
  listedUserSchema,
  type StaffAccount,
  staffAccountSchema,
} from '@zaino/contracts/identity';

const UID = '5f0e2f52-64f1-4f5c-9d4b-1f5b1c2d3e4f';
const since = '2026-09-01T08:00:00.000Z';

/** A family as the list has it. */
export function makeListedUser(changes: Partial<ListedUser> = {}): ListedUser {
  return listedUserSchema.parse({
    id: UID,
    kind: 'family',
    name: 'Maria Rossi',
    maskedEmail: 'm•••@p•••.example',
    isEmailVerified: true,
    createdAt: since,
    isSuspended: false,
    requestDueOn: null,
    ...changes,
  });
}

/** The same family as its page has it. */
export function makeAccount(changes: Partial<StaffAccount> = {}): StaffAccount {
  return staffAccountSchema.parse({
    uid: UID,
    kind: 'family',
    name: 'Maria Rossi',
    createdAt: since,
    maskedEmail: 'm•••@p•••.example',
    isEmailVerified: true,
    maskedPendingEmail: null,
    hasPhone: true,
    hasAddress: true,
    childCount: 1,
    hasSecondFactor: false,
    suspension: null,
    bookshop: null,
    ...changes,
  });
}

/** A copy of the data that she waits for. */
export function makeRequest(changes: Partial<DataRequest> = {}): DataRequest {
  return dataRequestSchema.parse({
    id: '7a0f2f52-64f1-4f5c-9d4b-1f5b1c2d3e4f',
    uid: UID,
    name: 'Maria Rossi',
    kind: 'export',
    state: 'open',
    source: 'staff',
    receivedOn: '2026-09-14',
    dueOn: '2026-10-14',
    daysLeft: 3,
    evidence: 'Lettera firmata',
    enteredBy: 'direzione',
    answeredAt: null,
    answeredBy: null,
    refusal: '',
    ...changes,
  });
}
