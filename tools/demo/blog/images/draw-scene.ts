import { Dice, hashText } from '../../chance';
import { grounds } from './grounds';
import { layouts } from './layouts';
import { ink } from './svg';

const WIDTH = 1600;
const HEIGHT = 900;

/** `<layout> <ground> <thing> <thing> …`, drawn as an SVG file; the name decides what is left to chance. */
export function drawScene(name: string, scene: string): string {
  const [layout = '', groundName = '', ...things] = scene.split(' ');
  const [draw, ground] = [layouts.get(layout), grounds.get(groundName)];
  if (!draw || !ground || things.length === 0) {
    throw new Error(`There is no such scene: ${scene}`);
  }
  const drawing = draw({ ground, things, dice: new Dice(hashText(name)) });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground.wall}"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">`,
    drawing,
    '</g></svg>\n',
  ].join('');
}
