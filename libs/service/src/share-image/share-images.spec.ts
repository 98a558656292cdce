import { sharp } from '../media/sharp';
import type { PreparedAnswer } from '../prepared-answer';
import { drawShareImage, type ShareImage } from './draw-share-image';
import { breakLines, setLine } from './set-text';
import { ShareImages } from './share-images';

const words: ShareImage = {
  kicker: 'Libri di testo',
  title: 'Scuola Media Prati',
  note: 'Roma (RM)',
};
const style = { weight: 'bold', size: 72, colour: '#000', width: 900, lines: 3 } as const;

/** How much of a part of an image is dark, between 0 and 1. */
async function darkness(
  image: Buffer,
  [left, top, width, height]: [number, number, number, number],
) {
  const { data } = await sharp(image)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 100).length / data.length;
}

describe('an image for links', () => {
  it('is a JPEG of the size that networks ask for, with its words on it', async () => {
    const image = await drawShareImage(words, 'Zaino');
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(image.length).toBeLessThan(200_000);
    // The title's line, and the same place below, where nothing stands.
    expect(await darkness(image, [180, 170, 600, 60])).toBeGreaterThan(0.1);
    expect(await darkness(image, [180, 410, 600, 60])).toBe(0);
  });

  it.each(['cover', 'contain'] as const)('has a picture beside its words, as %s', async (fit) => {
    const red = { r: 200, g: 0, b: 0 };
    const content = await sharp({
      create: { width: 400, height: 100, channels: 3, background: red },
    })
      .png()
      .toBuffer();
    const image = await drawShareImage({ ...words, picture: { content, fit } }, 'Zaino');
    const at = async (top: number) => {
      const part = sharp(image).extract({ left: 900, top, width: 1, height: 1 });
      const [r = 0, g = 0] = await part.raw().toBuffer();
      return r > 150 && g < 80;
    };
    expect(await at(315)).toBe(true);
    expect(await at(60)).toBe(fit === 'cover');
  });

  it.each([
    ['markup', '<script>alert(1)</script> & "x" \'y\''],
    ['letters that the font has not', '𝒜 ☃ 学校 \u0000\u0007 ok'],
    ['nothing', ''],
    ['one endless word', 'a'.repeat(5_000)],
  ])('is drawn whatever its words are: %s', async (_, text) => {
    const image = await drawShareImage({ kicker: text, title: text, note: text }, 'Zaino');
    expect((await sharp(image).metadata()).width).toBe(1200);
  });
});

describe('text on an image', () => {
  it('is broken between words, into lines that fit', () => {
    const lines = breakLines('Istituto Comprensivo Alessandro Manzoni di Villa d’Almè', style);
    expect(lines.join(' ')).toBe('Istituto Comprensivo Alessandro Manzoni di Villa d’Almè');
    expect(lines.length).toBeGreaterThan(1);
  });

  it('ends in an ellipsis where it is too long, in all or in a word', () => {
    const lines = breakLines('parola '.repeat(100), style);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.at(-2)).not.toMatch(/…$/);
    expect(breakLines('a'.repeat(500), style)).toEqual([expect.stringMatching(/^a+…$/)]);
  });

  it('keeps words together that belong together', () => {
    const lines = breakLines(`${'x'.repeat(10)} Roma\u00a0(RM)`, { ...style, width: 450 });
    expect(lines).toEqual(['x'.repeat(10), 'Roma\u00a0(RM)']);
  });

  it('is paths alone: no font of the machine is asked for', () => {
    expect(setLine('È < più', { ...style, x: 0, y: 0 })).toMatch(
      /^<path fill="#000" d="[^"<]+"\/>$/,
    );
  });
});

describe('images for links', () => {
  it('are drawn once for all who ask', async () => {
    const images = new ShareImages('Zaino');
    const describe = jest.fn(() => words);
    const answers = await Promise.all([images.answer('a', describe), images.answer('a', describe)]);
    const again = await images.answer('a', describe);
    expect(describe).toHaveBeenCalledTimes(1);
    expect(new Set([...answers, again]).size).toBe(1);
    expect(again.contentType).toBe('image/jpeg');
  });

  it('are refused beyond a number that waits, and drawn again afterwards', async () => {
    const images = new ShareImages('Zaino');
    const asked = Array.from({ length: 30 }, (_, index) => images.answer(`${index}`, () => words));
    const outcomes = await Promise.allSettled(asked as Promise<PreparedAnswer>[]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(30 - 21);
    expect(refused[0]).toMatchObject({ reason: { kind: 'unavailable' } });
    expect((await images.answer('29', () => words)).contentType).toBe('image/jpeg');
  });

  it('of nothing are not kept', async () => {
    const images = new ShareImages('Zaino');
    const missing = () => Promise.reject(new Error('not there'));
    await expect(images.answer('a', missing)).rejects.toThrow('not there');
    expect((await images.answer('a', () => words)).contentType).toBe('image/jpeg');
  });
});
