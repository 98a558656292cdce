/** In the log of an order: the customer is told that books are off the list of their class, and the mail follows from it. */
export const TELL_DROPPED_COMMAND = 'tell-dropped';
