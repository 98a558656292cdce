/** How images are drawn on the cards. */
export const cardImage = {
  widths: [320, 480, 640, 960],
  sizes: '(width >= 1200px) 17rem, (width >= 600px) 45vw, 92vw',
} as const;

/** Of the card that comes first on the blog's own page. */
export const leadImage = {
  widths: [320, 480, 640, 960, 1280],
  sizes: '(width >= 1200px) 28rem, (width >= 600px) 45vw, 92vw',
} as const;
