import { type Calls, HANDOVER_PATH, MAIN_HANDOVER_PATH } from '@zaino/contracts/shared';

/** The own account. */
export const accountCalls = {
  profile: { method: 'GET', path: '/api/profile' },
  updateProfile: { method: 'PUT', path: '/api/profile' },
  changePassword: { method: 'POST', path: '/api/profile/password' },
  changeEmail: { method: 'POST', path: '/api/profile/email' },
  openBookshop: { method: 'POST', path: '/api/profile/bookshop' },
  exportData: { method: 'GET', path: '/api/profile/export' },
  deleteAccount: { method: 'POST', path: '/api/profile/deletion' },
  children: { method: 'GET', path: '/api/children' },
  addChild: { method: 'POST', path: '/api/children' },
  updateChild: { method: 'PUT', path: '/api/children/:id' },
  removeChild: { method: 'DELETE', path: '/api/children/:id' },
  keepRest: { method: 'PUT', path: '/api/children/:id/rest' },
  childBooks: { method: 'GET', path: '/api/children/books' },
  markBooks: { method: 'PUT', path: '/api/children/:id/books' },
} as const satisfies Calls;

/** For what a family is written to beyond its orders. */
export const contactCalls = {
  preferences: { method: 'GET', path: '/api/profile/contact-preferences' },
  setPreference: { method: 'PUT', path: '/api/profile/contact-preferences/:purpose' },
  endingPage: { method: 'GET', path: '/api/contact-endings/:token' },
  end: { method: 'POST', path: '/api/contact-endings/:token' },
} as const satisfies Calls;

/** Who works in a bookshop beside its owner, and invitations to it. */
export const colleagueCalls = {
  list: { method: 'GET', path: '/api/colleagues' },
  remove: { method: 'DELETE', path: '/api/colleagues/:id' },
  leave: { method: 'POST', path: '/api/colleagues/leave' },
  invite: { method: 'POST', path: '/api/colleagues/invitations' },
  resend: { method: 'POST', path: '/api/colleagues/invitations/:id/mail' },
  withdraw: { method: 'DELETE', path: '/api/colleagues/invitations/:id' },
  invitation: { method: 'POST', path: '/api/colleague-invitations' },
  join: { method: 'POST', path: '/api/colleague-invitations/acceptance' },
  register: { method: 'POST', path: '/api/colleague-invitations/account' },
} as const satisfies Calls;

/** Calls of the admin area (specification, point 7). */
export const adminCalls = {
  login: { method: 'POST', path: '/api/admin/login' },
  verify: { method: 'POST', path: '/api/admin/verify' },
  logout: { method: 'POST', path: '/api/admin/logout' },
  changePassword: { method: 'POST', path: '/api/admin/password' },
  requestAccess: { method: 'POST', path: '/api/admin/access-requests' },
  openAccess: { method: 'POST', path: '/api/admin/access' },
  countUsers: { method: 'GET', path: '/api/admin/users/count' },
  parkedMessages: { method: 'GET', path: '/api/admin/users/parked-messages' },
  retryMessage: { method: 'POST', path: '/api/admin/users/parked-messages/:id' },
  discardMessage: { method: 'DELETE', path: '/api/admin/users/parked-messages/:id' },
} as const satisfies Calls;

/** Accounts of the shop, as staff looks after them. */
export const staffUserCalls = {
  list: { method: 'GET', path: '/api/admin/users' },
  read: { method: 'GET', path: '/api/admin/users/:uid' },
  showPersonalData: { method: 'POST', path: '/api/admin/users/:uid/personal-data' },
  orders: { method: 'GET', path: '/api/admin/users/:uid/orders' },
  sessions: { method: 'GET', path: '/api/admin/users/:uid/sessions' },
  endSession: { method: 'DELETE', path: '/api/admin/users/:uid/sessions/:id' },
  endSessions: { method: 'DELETE', path: '/api/admin/users/:uid/sessions' },
  suspend: { method: 'POST', path: '/api/admin/users/:uid/suspension' },
  reinstate: { method: 'DELETE', path: '/api/admin/users/:uid/suspension' },
  sendVerification: { method: 'POST', path: '/api/admin/users/:uid/verification-mail' },
  changeEmail: { method: 'POST', path: '/api/admin/users/:uid/email' },
} as const satisfies Calls;

/** What people ask about their data by law. */
export const dataRequestCalls = {
  list: { method: 'GET', path: '/api/admin/data-requests' },
  enter: { method: 'POST', path: '/api/admin/users/:uid/data-requests' },
  answer: { method: 'POST', path: '/api/admin/data-requests/:id/answer' },
} as const satisfies Calls;

/** What is counted of browsers. */
export const identityStatsCalls = {
  browserErrors: { method: 'GET', path: '/api/admin/stats/browser-errors' },
} as const satisfies Calls;

/** Whether what is kept of accounts is as the law has it. */
export const identityComplianceCalls = {
  checks: { method: 'GET', path: '/api/admin/compliance/accounts' },
} as const satisfies Calls;

/** The security log (specification, point 3). */
export const securityLogCalls = {
  add: { method: 'POST', path: '/api/security-logs' },
  search: { method: 'GET', path: '/api/security-logs' },
} as const satisfies Calls;

/** Admins, and what needs two of them. */
export const approvalCalls = {
  list: { method: 'GET', path: '/api/admin/approvals' },
  propose: { method: 'POST', path: '/api/admin/approvals' },
  decide: { method: 'POST', path: '/api/admin/approvals/:id/decision' },
  admins: { method: 'GET', path: '/api/admin/admins' },
  narrow: { method: 'PUT', path: '/api/admin/admins/:id/areas' },
} as const satisfies Calls;

/** What admins did. */
export const auditLogCalls = {
  search: { method: 'GET', path: '/api/admin/audit-log' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const identityInternalCalls = {
  owner: { method: 'GET', path: '/internal/owners/:uid' },
  tellOwner: { method: 'POST', path: '/internal/owners/:uid/bookshop-notices' },
  tellOfProducts: { method: 'POST', path: '/internal/customers/:uid/product-notices' },
  tellOfOrder: { method: 'POST', path: '/internal/customers/:uid/order-pushes' },
  whoWants: { method: 'POST', path: '/internal/contact-preferences/accounts' },
  beginMail: { method: 'POST', path: '/internal/customers/:uid/contact-mails' },
  askSchool: { method: 'POST', path: '/internal/teacher-lists/:id/question' },
  tellTeacher: { method: 'POST', path: '/internal/customers/:uid/teacher-list-notices' },
  tellNewLists: { method: 'POST', path: '/internal/new-lists' },
} as const satisfies Calls;

/** Pages of the way to an OpenID Connect provider and back. */
export const redirectCalls = {
  start: { method: 'GET', path: '/api/auth/oidc/start' },
  callback: { method: 'GET', path: '/api/auth/oidc/callback' },
} as const satisfies Calls;

/** Pages of the way from a bookshop's own address to the main site and back, with who is signed in there. */
export const handoverCalls = {
  begin: { method: 'GET', path: HANDOVER_PATH },
  code: { method: 'GET', path: '/api/auth/handover/code' },
  finish: { method: 'GET', path: '/api/auth/handover/finish' },
} as const satisfies Calls;

/** The same the other way: to the main site, with who has signed in at a bookshop's own address. */
export const mainHandoverCalls = {
  begin: { method: 'GET', path: MAIN_HANDOVER_PATH },
  code: { method: 'GET', path: '/api/auth/handover/main/code' },
  finish: { method: 'GET', path: '/api/auth/handover/main/finish' },
} as const satisfies Calls;

/** What is done with the second factors of an account, below the path of whose they are. */
const factorCallsBelow = <const Base extends string>(base: Base) =>
  ({
    status: { method: 'GET', path: base },
    beginApp: { method: 'POST', path: `${base}/app` },
    confirmApp: { method: 'POST', path: `${base}/app/confirmation` },
    beginPasskey: { method: 'POST', path: `${base}/passkeys/challenge` },
    addPasskey: { method: 'POST', path: `${base}/passkeys` },
    challenge: { method: 'POST', path: `${base}/challenge` },
    remove: { method: 'POST', path: `${base}/removals` },
    renewCodes: { method: 'POST', path: `${base}/recovery-codes` },
  }) as const satisfies Calls;
export type FactorCalls<Base extends string> = ReturnType<typeof factorCallsBelow<Base>>;

export const ownFactorCalls = /* @__PURE__ */ factorCallsBelow('/api/profile/second-factor');
export const adminFactorCalls = /* @__PURE__ */ factorCallsBelow('/api/admin/second-factor');
