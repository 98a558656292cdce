import * as z from 'zod/mini';
import { IMAGE_BYTES } from './image-upload';
import { mediaFormats, mediaWidths } from './image-url';

/** What all calls that keep an image have in common, beside method, path and answer. */
export const imageUpload = {
  summary: 'Keeps an image',
  access: 'admin' as const,
  query: z.object({}),
  bodyLimit: IMAGE_BYTES,
  bodyTypes: ['application/octet-stream', 'image/*'],
};

/** What all calls for a kept image have in common; they are GET, and their path ends in `/:id/:file`. */
export const mediaFile = {
  summary: 'An image that we keep, in one width and format',
  access: 'public' as const,
  query: z.object({}),
  params: z.object({
    id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    file: z
      .string()
      .check(z.regex(new RegExp(`^(${mediaWidths.join('|')})\\.(${mediaFormats.join('|')})$`))),
  }),
  response: z.unknown(),
  contentType: 'image/avif',
};
