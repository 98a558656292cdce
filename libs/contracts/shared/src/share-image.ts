import * as z from 'zod/mini';

/** Images that social networks show with a link to a page, in pixels (Open Graph). */
export const SHARE_IMAGE_WIDTH = 1200;
export const SHARE_IMAGE_HEIGHT = 630;

/** What all calls for such an image have in common: it says what its page says, and nothing that a caller writes. */
export const shareImage = {
  access: 'public' as const,
  rateClass: 'drawing' as const,
  response: z.unknown(),
  contentType: 'image/jpeg',
};
