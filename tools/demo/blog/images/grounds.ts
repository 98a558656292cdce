/** What a scene stands before and on. */
export interface Ground {
  wall: string;
  floor: string;
}

/** Washes of the shop's palette. */
export const grounds: ReadonlyMap<string, Ground> = new Map([
  ['sage', { wall: '#CFE0D2', floor: '#B5CDBB' }],
  ['sky', { wall: '#D6E1FB', floor: '#BACBF3' }],
  ['sand', { wall: '#F3E8CC', floor: '#E3D5B0' }],
  ['rose', { wall: '#FBE3E0', floor: '#F0C6C3' }],
  ['mint', { wall: '#D5EFE0', floor: '#B4DEC6' }],
  ['lilac', { wall: '#E9DEEB', floor: '#D3BFD7' }],
]);
