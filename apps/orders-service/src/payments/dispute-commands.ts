/** In the log of an order: its payment is asked back, or asked for more urgently; and how that ended. */
export const OPEN_DISPUTE = 'open-dispute';
export const CLOSE_DISPUTE = 'close-dispute';

/** Of staff's log alone. */
export const disputeCommands: readonly string[] = [OPEN_DISPUTE, CLOSE_DISPUTE];
