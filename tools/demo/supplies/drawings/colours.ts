/** Colours of the drawings: those of the shop's own palette, so that pictures and pages belong together. */
export const ink = '#18222B';
export const paper = '#FDFEFB';
export const well = '#F1F5EF';
export const steel = '#C9D6DD';
export const sage = '#CFE0D2';
export const wood = '#E9CFA0';
export const yellow = '#FFE25C';
export const red = '#B81E30';
export const blue = '#1D43A8';
export const green = '#1A6644';
export const pink = '#FF9C9C';
export const mint = '#8ED8AE';
export const sky = '#A5BEFF';
const orange = '#E58A4E';
export const violet = '#74406B';

/** A colour that products are sold in; Italian words that do not change with the noun's gender. */
export interface Colour {
  name: string;
  main: string;
  /** For pockets, labels and other parts on it. */
  soft: string;
}

export const colours: readonly Colour[] = [
  { name: 'blu', main: blue, soft: sky },
  { name: 'ciliegia', main: red, soft: pink },
  { name: 'verde', main: green, soft: mint },
  { name: 'girasole', main: yellow, soft: paper },
  { name: 'celeste', main: sky, soft: '#E5ECFA' },
  { name: 'corallo', main: pink, soft: '#FBE9E9' },
  { name: 'menta', main: mint, soft: '#E0F1E6' },
  { name: 'antracite', main: '#3B4852', soft: steel },
  { name: 'viola', main: violet, soft: '#DDBFD7' },
  { name: 'ruggine', main: '#A8481B', soft: '#F2BC9B' },
  { name: 'ottanio', main: '#0F6776', soft: '#9AD5DE' },
  { name: 'sabbia', main: '#E3D5B0', soft: paper },
];

/** What comes in many colours at once, in the order of a box. */
const rainbow: readonly string[] = [
  yellow,
  orange,
  pink,
  red,
  violet,
  blue,
  sky,
  mint,
  green,
  '#865418',
  ink,
  steel,
];

/** The colour at a place of a box; a box with more pieces begins again. */
export function rainbowAt(index: number): string {
  return rainbow[index % rainbow.length] ?? yellow;
}
