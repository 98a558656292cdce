/** Codes that the schools service answers beside the shared ones. */
export const schoolsErrorCodes = {
  /** Another distributor has this name or this folder. */
  distributorTaken: 'distributor-taken',
  /** The file is not in the state for what is asked: the sentence says why. */
  feedRefused: 'feed-refused',
} as const;
