/** Codes that calls about distributors answer beside the shared ones. */
export const supplyErrorCodes = {
  /** Another distributor has this name or this folder. */
  distributorTaken: 'distributor-taken',
  /** The file is not in the state for what is asked: the sentence says why. */
  feedRefused: 'feed-refused',
} as const;
