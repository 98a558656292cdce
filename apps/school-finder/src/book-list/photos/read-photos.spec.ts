import { drawEans } from '@zaino/scanning/testing/ean-image';
import { readPhotos } from './read-photos';

const first = '9788899001223';
const second = '9788804667896';
const photo = (name = 'foto.jpg') => new File([name], name, { type: 'image/jpeg' });

interface Browser {
  createImageBitmap?: unknown;
  BarcodeDetector?: unknown;
}
const browser = globalThis as Browser;

/** What a photo shows to the canvas, whose pixels jsdom does not draw. */
function show({ width, height, pixels }: ReturnType<typeof drawEans>) {
  browser.createImageBitmap = () => Promise.resolve({ width, height, close: () => undefined });
  const data = Uint8ClampedArray.from({ length: pixels.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (pixels[Math.floor(at / 4)] ?? 0),
  );
  const context = { drawImage: () => undefined, getImageData: () => ({ data }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

function detects(codes: string[], formats = ['ean_13']) {
  const detect = () => Promise.resolve(codes.map((rawValue) => ({ rawValue })));
  const Detector = function () {
    return { detect };
  };
  browser.BarcodeDetector = Object.assign(Detector, {
    getSupportedFormats: () => Promise.resolve(formats),
  });
}

const both = drawEans(600, 300, [
  { code: first, x: 150, y: 150, module: 2.5 },
  { code: second, x: 450, y: 150, module: 2.5 },
]);

afterEach(() => {
  jest.restoreAllMocks();
  delete browser.createImageBitmap;
  delete browser.BarcodeDetector;
});

describe('photos of barcodes', () => {
  it('are read where the browser has no detector, every code in each', async () => {
    show(both);
    const { codes, note } = await readPhotos([photo()]);
    expect([...codes.isbns].sort()).toEqual([second, first]);
    expect(note).toBeNull();
  });

  it('are read by the browser’s detector where it has one', async () => {
    show(drawEans(20, 20, []));
    detects([first, first, '9788899001224']);
    expect((await readPhotos([photo()])).codes.isbns).toEqual([first]);
  });

  it.each([
    ['finds nothing', () => detects([])],
    ['knows other codes alone', () => detects([second], ['qr_code'])],
    [
      'does not work',
      () => {
        const getSupportedFormats = () => Promise.reject(new Error('no service'));
        browser.BarcodeDetector = { getSupportedFormats };
      },
    ],
  ])('are read by us where the detector %s', async (_, prepare) => {
    jest.spyOn(console, 'error').mockImplementation();
    show(drawEans(400, 200, [{ code: first, x: 200, y: 100, module: 3 }]));
    prepare();
    expect((await readPhotos([photo()])).codes.isbns).toEqual([first]);
  });

  it('say how many of them have no code', async () => {
    show(drawEans(50, 50, []));
    expect((await readPhotos([photo()])).note).toMatch(/^In questa foto non si legge/);
    expect((await readPhotos([photo('a'), photo('b')])).note).toMatch(/^In 2 foto su 2/);
  });

  it('are as many as one family has, and say so', async () => {
    show(drawEans(50, 50, []));
    const many = Array.from({ length: 21 }, (_, index) => photo(`${index}.jpg`));
    const { codes, note } = await readPhotos(many);
    expect([codes.isCut, note]).toEqual([true, expect.stringMatching(/^In 20 foto su 20/)]);
  });
});
