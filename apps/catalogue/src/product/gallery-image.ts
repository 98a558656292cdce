/** How the large image and its small ones are drawn. */
export const galleryImage = {
  widths: [320, 480, 640, 960, 1280],
  sizes: '(width >= 1200px) 37rem, (width >= 900px) 46vw, 92vw',
} as const;

export const thumbnailImage = { widths: [160, 320], sizes: '5rem' } as const;
