import { encode } from 'uqr';
import { sharp } from '../media/sharp';
import { CODE_IMAGE_SIDE, codeImage } from './code-image';

describe('the image of a code', () => {
  it('is a small PNG of the code’s squares, two pixels for each that is shown, with white around it', async () => {
    const { content, type } = await codeImage({ text: 'ZN7K3M9QXD', label: '' });
    expect(type).toBe('image/png');
    expect(content.length).toBeLessThan(2_000);
    const { data, size } = encode('ZN7K3M9QXD', { border: 4, ecc: 'M', boostEcc: true });
    const image = sharp(content);
    const { width, height } = await image.metadata();
    expect([width, height]).toEqual([2 * CODE_IMAGE_SIDE, 2 * CODE_IMAGE_SIDE]);
    const pixels = await image
      .resize(size, size, { kernel: 'nearest' })
      .greyscale()
      .raw()
      .toBuffer();
    expect([...pixels].map((grey) => grey < 128)).toEqual(data.flat());
  });
});
