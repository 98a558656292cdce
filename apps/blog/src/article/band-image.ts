/** How the image above an article is drawn. */
export const bandImage = { sizes: '(width >= 1280px) 75rem, 100vw' } as const;
