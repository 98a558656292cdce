import { ink, paper, pink, steel, wood } from './colours';
import { lean, row } from './pieces';
import type { Shape } from './shape';
import { area, box, disc, each, line, shift, turn, zoom } from './svg';

const pencilBody = (colour: string, stripe = true) =>
  box([112, 30, 16, 12], pink, 2) +
  box([112, 42, 16, 9], steel) +
  box([112, 51, 16, 84], colour) +
  area('M112 135h16l-8 27z', wood) +
  area('M117.3 153h5.4l-2.7 9z', ink) +
  (stripe ? line('M117.500 54v78M122.500 54v78', 1.25) : '');

const pencil: Shape = {
  front: (look) =>
    lean(
      look,
      row(look.pieces, { most: 6, step: 25 }, (i) =>
        pencilBody(look.pieces > 1 && i % 2 === 1 ? look.soft : look.main),
      ),
    ),
  other: (look) =>
    zoom(
      1,
      [120, 100],
      line('M52 150q34 -40 62 -14t70 -30', 3),
      shift(52, -24, turn(40, pencilBody(look.main))),
    ),
  focus: [120, 140],
};

const mechanicalPencil: Shape = {
  front: (look) =>
    lean(
      look,
      row(look.pieces, { most: 5, step: 30 }, (i) => {
        const colour = look.pieces === 1 || i % 2 === 0 ? look.main : look.soft;
        return (
          box([115, 24, 10, 14], paper, 3) +
          box([112, 36, 16, 70], colour, 2) +
          box([111, 106, 18, 34], ink, 2) +
          line('M111 114h18M111 122h18M111 130h18', 1.5, steel) +
          area('M112 140h16l-5 20h-6z', steel) +
          line('M120 160v12') +
          line('M128 46h6v36', 2.5)
        );
      }),
    ),
  focus: [120, 130],
};

const leads: Shape = {
  front: (look) =>
    zoom(
      look.size,
      [120, 100],
      turn(
        -14,
        each(5, (i) => line(`M${90 + 14 * i} 40v50`, 3)),
        box([76, 66, 88, 96], look.main, 6),
        box([88, 92, 64, 40], paper, 2),
        line('M98 106h44M98 118h28', 2),
        box([84, 60, 72, 14], look.soft, 4),
      ),
    ),
  focus: [120, 110],
};

const sharpener: Shape = {
  front: (look) =>
    look.form === 0
      ? zoom(
          1.1 * look.size,
          [120, 100],
          area('M74 74l92 -10q6 26 0 72l-92 -10q-6 -26 0 -52z', look.main),
          area('M92 84l60 -8v20l-60 6z', steel),
          disc([120, 90], 5, paper) + line('M117 92l6 -4', 1.75),
          line('M92 112l62 6M92 120l62 6', 1.75),
        )
      : zoom(
          look.size,
          [120, 104],
          box([82, 78, 76, 88], look.soft, 10),
          area('M82 88q0 -34 38 -34t38 34v22h-76z', look.main),
          disc([120, 84], 13, paper),
          disc([120, 84], 6, ink),
          line('M96 136q10 -10 18 0t18 0', 2, wood),
          line('M98 148q10 -8 16 0t22 -2', 2, wood),
        ),
  other: (look) =>
    shift(-30, 14, zoom(0.8, [120, 100], turn(90, pencilBody(look.main)))) +
    shift(
      42,
      6,
      zoom(
        0.8,
        [120, 100],
        area('M84 70h76v60h-76z', look.soft),
        box([98, 82, 48, 18], steel, 1),
        disc([122, 91], 4, paper),
      ),
    ),
  focus: [120, 96],
};

const eraser: Shape = {
  front: (look) => {
    const one =
      area('M74 84h92v40h-92z', paper) +
      area('M74 84l14 -14h92l-14 14zM166 84l14 -14v40l-14 14z', paper) +
      area('M98 84h68v40h-68z', look.main) +
      area('M98 84l14 -14h68l-14 14zM166 84l14 -14v40l-14 14z', look.soft) +
      line('M112 98h38M112 108h24', 2, paper);
    return look.pieces > 1
      ? zoom(look.size, [126, 100], shift(14, -22, one), shift(-6, 24, one))
      : zoom(1.2 * look.size, [126, 98], one);
  },
  focus: [110, 96],
};

export const pencilShapes = { pencil, mechanicalPencil, leads, sharpener, eraser };
