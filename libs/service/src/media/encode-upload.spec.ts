import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodeUpload } from './encode-upload';
import { aBlackPng, anAnimation, anAvifThatClaims, anImage, pngChunk } from './testing/image-files';

const kinds = ['jpeg', 'png', 'webp', 'avif'] as const;

const refusal = async (bytes: Buffer) => {
  const error: unknown = await encodeUpload(bytes).then(
    () => 'accepted',
    (reason: unknown) => reason,
  );
  const { code, kind, details } = error as { code?: string; kind?: string; details?: object };
  return { code, kind, ...details };
};
const refused = (start: string) => ({
  code: 'image-refused',
  kind: 'invalid',
  detail: expect.stringMatching(`^${start}`) as string,
});
const damaged = refused('Il file non è un’immagine, oppure è danneggiato');
const tooLarge = refused('L’immagine è troppo grande: al massimo 8.000 pixel per lato');

describe('an uploaded image', () => {
  it.each(kinds)('is kept as WebP when it comes as %s', async (kind) => {
    const { contentType, width, height, content } = await encodeUpload(await anImage(kind));
    expect([contentType, width, height]).toEqual(['image/webp', 300, 200]);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 300 });
  });

  it('has at most 1,600 pixels on its longest side, and keeps its shape', async () => {
    const { width, height } = await encodeUpload(
      await anImage('jpeg', { width: 1000, height: 3200 }),
    );
    expect([width, height]).toEqual([500, 1600]);
  });

  it('stands upright, as its camera says', async () => {
    const { width, height } = await encodeUpload(await anImage('jpeg', { orientation: 6 }));
    expect([width, height]).toEqual([200, 300]);
  });

  it('tells nobody where and by whom it was taken', async () => {
    const photo = await anImage('jpeg', { hasLocation: true });
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Ada Rossi');
    const { content } = await encodeUpload(photo);
    const { exif, xmp, iptc, icc } = await sharp(content).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(content.toString('latin1')).not.toMatch(/Ada Rossi|Exif|GPS/);
  });

  it('carries nothing of what was hidden behind it', async () => {
    const hidden = '<script>alert(1)</script>PK\u0003\u0004';
    const polyglot = Buffer.concat([await anImage('jpeg'), Buffer.from(hidden)]);
    const { content } = await encodeUpload(polyglot);
    expect(content.toString('latin1')).not.toContain('script');
  });

  it('is the first image of an animation', async () => {
    const { content, height } = await encodeUpload(await anAnimation());
    expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
    expect(height).toBe(200);
    const [red] = await sharp(content).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
  });

  it('keeps what shines through', async () => {
    const glass = { r: 255, g: 0, b: 0, alpha: 0 };
    const { content } = await encodeUpload(await anImage('png', { background: glass }));
    expect((await sharp(content).metadata()).hasAlpha).toBe(true);
  });

  it.each(kinds)('is refused where the %s was cut off', async (kind) => {
    const file = await anImage(kind);
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = file.subarray(0, Math.floor(file.length * share));
      expect(await refusal(cut)).toMatchObject(damaged);
    }
  });

  it.each([
    ['no bytes', Buffer.alloc(0)],
    ['text under the name of an image', Buffer.from('solo testo')],
    ['a beginning and no more', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['text after a beginning', Buffer.from('\xff\xd8\xff<html>', 'latin1')],
    ['noise after a beginning', Buffer.concat([Buffer.from('RIFF____WEBP'), Buffer.alloc(500, 7)])],
  ])('is refused as damaged where there is %s', async (_, bytes) =>
    expect(await refusal(bytes)).toMatchObject(damaged),
  );

  it.each([
    ['SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('is refused by its kind: %s', async (_, bytes) =>
    expect(await refusal(bytes)).toMatchObject(refused('Questo tipo di immagine non è ammesso')),
  );

  it.each(['gif', 'tiff'] as const)('is refused by its kind: %s', async (kind) =>
    expect(await refusal(await anImage(kind))).toMatchObject(
      refused('Questo tipo di immagine non è ammesso: servono JPEG, PNG, WebP o AVIF'),
    ),
  );

  it('is refused where a small file holds a huge image', async () => {
    const bomb = aBlackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toMatchObject(tooLarge);
  });

  it.each([
    ['long', 8_001, 10],
    ['large', 7_500, 7_500],
  ])('is refused where it is too %s', async (_, width, height) =>
    expect(await refusal(aBlackPng(width, height))).toMatchObject(tooLarge),
  );

  it('is refused sooner where it is AVIF, which takes more memory', async () =>
    expect(await refusal(await anAvifThatClaims(5_000, 4_000))).toMatchObject(
      refused('L’immagine è troppo grande: al massimo 8.000 pixel per lato e 16 milioni in tutto'),
    ));

  it('is taken up to the limit', async () => {
    const { width, height } = await encodeUpload(aBlackPng(8_000, 6_000));
    expect([width, height]).toEqual([1_600, 1_200]);
  });

  it.each(['zTXt', 'iCCP'])('is not unpacked where its %s is a bomb', async (type) => {
    const bomb = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
    const before = process.memoryUsage.rss();
    const file = aBlackPng(100, 100, [pngChunk(type, bomb)]);
    const kept = await encodeUpload(file).catch(() => null);
    expect(kept?.content.length ?? 0).toBeLessThan(1_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400_000_000);
  });

  it.each([
    [60_000, 60_000],
    [0xffffffff, 0xffffffff],
    [0, 0],
  ])('is refused where an AVIF claims to have %d x %d pixels', async (width, height) =>
    expect(await refusal(await anAvifThatClaims(width, height))).toMatchObject({
      code: 'image-refused',
    }),
  );
});
