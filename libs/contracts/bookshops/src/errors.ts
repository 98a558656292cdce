/** Codes that the bookshops service answers beside the shared ones. */
export const bookshopsErrorCodes = {
  domainTaken: 'domain-taken',
  /** An open bookshop has name, address, city, postal code, province and at least one opening span. */
  notReady: 'tenant-not-ready',
  /** `draft` is left once and for all, and what was closed is opened before it can be paused. */
  stateRefused: 'tenant-state-refused',
  /** Pick-up can be turned on only while the bookshop is open. */
  pickupNeedsOpen: 'pickup-needs-open',
  /** Another reservation has this id. */
  idTaken: 'tenant-id-taken',
  /** The bookshop was changed since it was read. */
  changed: 'tenant-changed',
  /** Nothing waits for such a decision. */
  nothingToDecide: 'nothing-to-decide',
  /** The payment provider knows no such account. */
  accountUnknown: 'payment-account-unknown',
  /** Another bookshop has this account, or it was made for another one. */
  accountTaken: 'payment-account-taken',
  /** The own account was not made here, so there is no page of the provider's for it. */
  accountElsewhere: 'payment-account-elsewhere',
  /** No such price can be had. */
  priceUnknown: 'price-unknown',
  /** The address is not the account's. */
  emailRefused: 'email-refused',
  /** The bookshop has a subscription that runs. */
  subscriptionRunning: 'subscription-running',
  /** It is a feature of the paid plan, which the bookshop has not, or which rests (`PLAN_NEEDED_TEXT`). */
  planNeeded: 'plan-needed',
  /** The bookshop never had a subscription. */
  subscriptionMissing: 'subscription-missing',
} as const;
