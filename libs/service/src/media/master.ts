import { createHash } from 'node:crypto';
import type { Media } from './media.entity';

/** An image as it is kept; all that is served is made from it. */
export type Master = Pick<Media, 'contentType' | 'width' | 'height' | 'content'>;

export const DRAWING_TYPE = 'image/svg+xml';

/** By its content: the same image is kept once, and an id never means another one. */
export function masterId({ content }: Master): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
