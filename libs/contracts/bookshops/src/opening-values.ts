/** What a bookshop needs before customers see it, in the order in which its owner is told. */
export const openingSteps = ['email', 'vat-number', 'details', 'application', 'approval'] as const;

/** What customers go by, and what stands behind it: of an approved bookshop a change of these waits for an admin. */
export const reviewedFields = [
  'name',
  'address',
  'postalCode',
  'city',
  'province',
  'pickupNotes',
  'vatNumber',
  'picture',
  'pictureAlt',
] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** What of the list an admin looks at: `waiting` for a decision, or in a state. */
export const bookshopFilters = ['waiting', 'open', 'paused', 'closed'] as const;

export const ADMIN_BOOKSHOP_LIMIT = 50;

/** Where a decision takes something away and says no reason. */
export const REASON_TEXT = 'Scrivi il motivo: lo legge chi ha la libreria';
