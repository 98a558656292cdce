import { eanCheckDigit } from '@zaino/rules/isbn';
import { drawEans } from './testing/ean-image';
import fc from 'fast-check';
import { eanBarcodes, type GreyImage } from './ean-barcodes';

const first = '9788899001223';
const second = '9788804667896';

/** Every pixel as the mean of those around it, as a camera that is not sharp has it. */
function blurred({ width, height, pixels }: GreyImage, radius: number): GreyImage {
  const soft = pixels.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let sum = 0;
    let count = 0;
    for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
      for (
        let column = Math.max(0, x - radius);
        column <= Math.min(width - 1, x + radius);
        column += 1
      ) {
        sum += pixels[row * width + column] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
  return { width, height, pixels: soft };
}

/** With the same noise each time. */
function noisy({ width, height, pixels }: GreyImage, most: number): GreyImage {
  let seed = 7;
  const grains = pixels.map((value) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.max(0, Math.min(255, value + ((seed / 2_147_483_648) * 2 - 1) * most));
  });
  return { width, height, pixels: grains };
}

/** Dark on one side, as by a lamp on the other, and grey instead of black. */
function shaded({ width, height, pixels }: GreyImage): GreyImage {
  const dim = pixels.map(
    (value, at) => (60 + value * 0.75) * (0.35 + (0.65 * (at % width)) / width),
  );
  return { width, height, pixels: dim };
}

const one = (module: number, turned = 0) =>
  drawEans(640, 480, [{ code: first, x: 320, y: 240, module, turned }]);

describe('barcodes in a picture', () => {
  it.each([1.6, 2, 3, 4.5, 5.5])('are read where a module has %d pixels', (module) => {
    expect(eanBarcodes(one(module))).toEqual([first]);
  });

  it.each([5, 15, 30, 45, 60, 90, 135, 180, 200, 270])('are read when turned by %d°', (turned) => {
    expect(eanBarcodes(one(3, turned))).toEqual([first]);
  });

  it('are read when the picture is not sharp, has noise, or is lit from one side', () => {
    expect(eanBarcodes(blurred(one(3), 1))).toEqual([first]);
    expect(eanBarcodes(noisy(one(4), 40))).toEqual([first]);
    expect(eanBarcodes(shaded(one(3, 10)))).toEqual([first]);
    expect(eanBarcodes(noisy(blurred(shaded(one(4, 8)), 1), 12))).toEqual([first]);
  });

  it('are all read where there are several', () => {
    const picture = drawEans(800, 600, [
      { code: first, x: 200, y: 150, module: 2.5 },
      { code: second, x: 600, y: 420, module: 2.5, turned: 90 },
    ]);
    expect(eanBarcodes(picture).sort()).toEqual([second, first].sort());
  });

  it.each([
    ['nothing', drawEans(300, 200, [])],
    ['noise alone', noisy(drawEans(300, 200, []), 255)],
    ['half of one', drawEans(300, 400, [{ code: first, x: 300, y: 200, module: 3 }])],
    ['no pixel', drawEans(0, 0, [])],
    [
      'a wrong check digit',
      drawEans(640, 480, [{ code: '9788899001224', x: 320, y: 240, module: 3 }]),
    ],
  ])('are none in %s', (_, picture) => {
    expect(eanBarcodes(picture)).toEqual([]);
  });

  it('of any digits are what was drawn', () => {
    const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.double({ min: 1.8, max: 3, noNaN: true }), (twelve, module) => {
        const code = twelve.join('') + String(eanCheckDigit(twelve.join('')));
        expect(eanBarcodes(drawEans(340, 60, [{ code, x: 170, y: 30, module }]))).toEqual([code]);
      }),
      { numRuns: 40 },
    );
  });
});
