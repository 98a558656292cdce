/** Longest period of figures, in days. */
export const MOST_FIGURE_DAYS = 400;

/** From how often on in a period words that found nothing are told: what few have looked for could say who they are. */
export const LEAST_SEARCHES = 3;
