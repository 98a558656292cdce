/** How images are drawn on the cards. */
export const cardImage = {
  widths: [160, 320, 480, 640],
  sizes: '(width >= 1200px) 12rem, (width >= 900px) 18vw, (width >= 600px) 28vw, 43vw',
} as const;

/** Cards that are seen at once: a row on a wide screen, two on a narrow one. */
export const EAGER_CARDS = 4;
