import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageColours } from '@zaino/rules/accent-colour';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const covers = readFileSync(join(__dirname, 'book-cover.module.css'), 'utf8');

type Theme = Map<string, string>;

function themes(): { alone: Theme; light: Theme; dark: Theme } {
  const alone = new Map<string, string>();
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+): (#\w{6});/g))
    alone.set(name, value);
  for (const [, name = '', day = '', night = ''] of css.matchAll(
    /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
  )) {
    light.set(name, day);
    dark.set(name, night);
  }
  return { alone, light, dark };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text needs 4.5 to 1, the border of a control 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [text: string, ground: string, least: number][] = [
  ...['desk', 'paper', 'well', 'blue-wash', 'red-wash', 'green-wash'].map(
    (ground): [string, string, number] => ['ink', ground, 7],
  ),
  ...['desk', 'paper', 'well'].flatMap((ground): [string, string, number][] => [
    ['ink-2', ground, 4.5],
    ['edge', ground, 3],
  ]),
  ['blue', 'paper', 4.5],
  ['blue', 'desk', 4.5],
  ['blue', 'blue-wash', 4.5],
  ['on-blue', 'blue', 4.5],
  ['on-blue', 'blue-deep', 4.5],
  ['red', 'paper', 4.5],
  ['red', 'desk', 4.5],
  ['red', 'red-wash', 4.5],
  ['on-red', 'red', 4.5],
  ['green', 'paper', 4.5],
  ['green', 'desk', 4.5],
  ['green', 'green-wash', 4.5],
  ['on-mark', 'mark', 4.5],
  ['chalk', 'board', 4.5],
  ['chalk-2', 'board', 4.5],
  ['mark', 'board', 4.5],
];

describe('colour tokens', () => {
  const { alone, light, dark } = themes();

  it('say the same light colours to browsers without light-dark()', () => {
    expect(Object.fromEntries(alone)).toEqual(Object.fromEntries(light));
  });

  it.each(pairs)('%s on %s reaches %d to 1 in both themes', (text, ground, least) => {
    for (const theme of [light, dark]) {
      const ratio = contrast(theme.get(text) ?? '', theme.get(ground) ?? '');
      expect(ratio).toBeGreaterThanOrEqual(least);
    }
  });

  it('are those of the page that a bookshop’s colour is held against', () => {
    for (const [theme, colours] of [
      [light, pageColours.light],
      [dark, pageColours.dark],
    ] as const) {
      expect([theme.get('desk'), theme.get('paper')]).toEqual(colours);
    }
  });

  it('lets white be read on every cover', () => {
    const colours = [...covers.matchAll(/--cover: (#\w{6})/g)].map(([, hex = '']) => hex);
    expect(colours).toHaveLength(12);
    for (const hex of colours) expect(contrast('#ffffff', hex)).toBeGreaterThanOrEqual(4.5);
  });
});
