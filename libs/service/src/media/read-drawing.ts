import { IMAGE_PIXELS } from '@zaino/contracts/shared';
import { DRAWING_TYPE, type Master } from './master';
import { sharp } from './sharp';

/** A drawing of ours (SVG): kept as it is and drawn at each width. Never for what comes from elsewhere. */
export async function readDrawing(svg: Buffer): Promise<Master> {
  const image = sharp(svg, { limitInputPixels: IMAGE_PIXELS });
  const { format, width, height } = await image.metadata();
  if (format !== 'svg') throw new Error(`The drawing is ${format}, not SVG.`);
  return { contentType: DRAWING_TYPE, width, height, content: svg };
}
