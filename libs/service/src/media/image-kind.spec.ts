import { imageKindOf } from './image-kind';
import { aDrawing, anImage } from './testing/image-files';

describe('imageKindOf', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('knows %s by its content', async (kind) =>
    expect(imageKindOf(await anImage(kind))).toBe(kind),
  );

  it.each(['gif', 'tiff'] as const)('knows %s as a kind that is not taken', async (kind) =>
    expect(imageKindOf(await anImage(kind))).toBe('other'),
  );

  it.each([
    ['SVG', aDrawing()],
    ['SVG after a declaration', Buffer.from('\ufeff\n<?xml version="1.0"?><svg/>')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0mp41isom', 'latin1')],
    ['a brand beyond the first box', Buffer.from('\0\0\0\x10ftypheic\0\0\0\0avif', 'latin1')],
  ])('takes no %s', (_, bytes) => expect(imageKindOf(bytes)).toBe('other'));

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['text', Buffer.from('prezzo;nome')],
    ['a page', Buffer.from('<!DOCTYPE html><script>1</script>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['sound in the container of WebP', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['half a signature', Buffer.from('89504e47', 'hex')],
  ])('sees no image in %s', (_, bytes) => expect(imageKindOf(bytes)).toBeNull());
});
