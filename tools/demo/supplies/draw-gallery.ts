import type { Colour } from './colours';
import { closeUpOf, drawProduct } from './draw-product';
import type { Look } from './draw-product';

/** What the images of a product show. */
export interface DrawnProduct extends Look {
  /** Templates: of the product, and of what else is worth a look. */
  images: readonly string[];
  scale: number;
  /** Colours that the product is also sold in. */
  others: readonly Colour[];
}

const WELL = '#F1F5EF';
const INK = '#18222B';

/** The images of a product as SVG files: the product, then what else is worth a look, two to four in all. */
export function drawGallery(subject: DrawnProduct): string[] {
  const { images, scale, others } = subject;
  const [name = '', second] = images;
  const front = drawProduct(name, subject);
  const views = [svgFile(front, scaled(scale))];
  if (second !== undefined) views.push(svgFile(drawProduct(second, subject)));
  if (others.length > 1) views.push(svgFile(lineUp(subject)));
  views.push(svgFile(front, closeUpOf(name)));
  return views;
}

/** The product below two of other colours. */
function lineUp(subject: DrawnProduct): string {
  const [name = ''] = subject.images;
  const [left = subject.colour, right = subject.colour] = subject.others;
  const places = [
    { colour: left, at: '1.6 5' },
    { colour: right, at: '113.6 5' },
    { colour: subject.colour, at: '57.6 93' },
  ];
  return places
    .map(({ colour, at }) => {
      const drawing = drawProduct(name, { ...subject, colour });
      return `<g transform="translate(${at}) scale(.52)">${drawing}</g>`;
    })
    .join('');
}

/** Smaller products have more ground around them. */
function scaled(scale: number): string {
  const [width, height] = [Math.round(240 / scale), Math.round(200 / scale)];
  return `${120 - width / 2} ${100 - height / 2} ${width} ${height}`;
}

/** The ground, then the drawing with its ink outline, as large as the largest image of a gallery. */
function svgFile(drawing: string, viewBox = '0 0 240 200'): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="1200" viewBox="${viewBox}"`,
    ` fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect x="-60" y="-50" width="360" height="300" fill="${WELL}" stroke="none"/>`,
    drawing,
    '</svg>\n',
  ].join('');
}
