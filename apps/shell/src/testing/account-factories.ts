import { type OwnTenant, ownTenantSchema } from '@zaino/contracts/bookshops';
import {
  type Child,
  childSchema,
  type ContactPreference,
  type Profile,
  profileSchema,
  type SessionListEntry,
} from '@zaino/contracts/identity';
import type { Session, SessionUser } from '@zaino/contracts/shared';

const AT = '2026-11-21T18:08:00.000Z';
const TENANT_ID = '4b7f3c0e-7a43-4f0e-9a55-0c6f5b0d7a11';

export function makeSession(changes: Partial<SessionUser> = {}): Session {
  return {
    user: {
      uid: 'u-1',
      email: 'ada@posta.example',
      isEmailVerified: true,
      displayName: 'Ada Bonetti',
      role: 'customer',
      tenantId: null,
      ...changes,
    },
    customerToken: 'customer-token',
    csrfToken: 'csrf-token',
  };
}

export function makeProfile(changes: Partial<Profile> = {}): Profile {
  return profileSchema.parse({
    uid: 'u-1',
    email: 'ada@posta.example',
    isEmailVerified: true,
    pendingEmail: null,
    displayName: 'Ada Bonetti',
    firstName: 'Ada',
    lastName: 'Bonetti',
    phone: '',
    address: 'Via dei Tigli 14',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    createdAt: AT,
    ...changes,
  });
}

export function makePreference(changes: Partial<ContactPreference> = {}): ContactPreference {
  return {
    purpose: 'new-lists',
    title: 'Quando esce la lista',
    text: 'Una sola e-mail per anno scolastico.',
    since: null,
    ...changes,
  };
}

export function makeDevice(changes: Partial<SessionListEntry> = {}): SessionListEntry {
  return {
    id: 's-1',
    device: 'Firefox su Windows',
    createdAt: AT,
    lastSeenAt: AT,
    isCurrent: false,
    ...changes,
  };
}

/** A bookshop that has just been registered. */
const unopened: OwnTenant['opening'] = {
  missing: ['email', 'vat-number', 'details', 'application', 'approval'],
  appliedAt: null,
  approvedAt: null,
  pending: null,
  pendingStripeAccountId: null,
  reason: '',
};

/** A draft that lacks everything; one in another state is approved. */
export function makeTenant(changes: Partial<OwnTenant> = {}): OwnTenant {
  const isApproved = changes.state !== undefined && changes.state !== 'draft';
  return ownTenantSchema.parse({
    id: TENANT_ID,
    name: 'Libreria Portici',
    domain: 'portici',
    url: 'http://portici.localhost:4200',
    email: isApproved ? 'clienti@portici.example' : '',
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    province: '',
    openingHours: [[], [], [], [], [], [], []],
    offersPickup: false,
    pickupNotes: '',
    adoptedBookDiscount: 0,
    otherBookDiscount: 0,
    orderMails: 'each',
    stripeAccountId: null,
    payments: { accountId: null, canTakeCards: true, isVerified: false },
    state: 'draft',
    createdAt: AT,
    updatedAt: AT,
    vatNumber: '',
    closures: [],
    schools: [],
    picture: '',
    pictureAlt: '',
    accent: '',
    notice: null,
    opening: isApproved ? { ...unopened, missing: [], approvedAt: AT } : unopened,
    ...changes,
  });
}

export function makeChild(changes: Partial<Child> = {}): Child {
  return childSchema.parse({
    id: '0f1d6f5e-2f5c-4a53-8d69-97d1c4f1a001',
    nickname: 'Teo',
    schoolCode: 'CRMM8ZZ01L',
    schoolName: 'Scuola media Irma Valsecchi',
    classe: '2',
    sezione: 'B',
    ...changes,
  });
}
