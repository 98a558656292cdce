import * as z from 'zod/mini';
import { isImageUrl } from './image-url';

/** Address of an image, or nothing. */
export const imageUrlSchema = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    z.refine((url) => url === '' || isImageUrl(url), {
      message: 'Serve l’indirizzo di un’immagine, che comincia con https://',
    }),
  );
