/** Six hexadecimal digits, in small letters. */
const COLOUR = /^#[0-9a-f]{6}$/;

/** The page behind the colour, in the two themes: its ground and its sheets (`tokens.css`). */
export const pageColours = {
  light: ['#e4ebe2', '#fdfefb'],
  dark: ['#101a16', '#18241f'],
} as const;

/** What is written on the colour. */
export const ON_ACCENT = '#ffffff';

/** WCAG 2.2, 1.4.3: of text on its ground; 1.4.11: of a button on the page. */
const TEXT_RATIO = 4.5;
const EDGE_RATIO = 3;

type Channels = readonly [red: number, green: number, blue: number];

/** Where a colour is too near to what it stands on, or to what stands on it. */
export interface AccentFault {
  on: 'text' | 'light' | 'dark';
  /** What it reaches, and what it needs. */
  ratio: number;
  needed: number;
  /** The nearest colour of the same hue that reaches everything. */
  nearest: string;
}

/** How far two colours are apart by WCAG 2.2: from 1 for none to 21 for black and white. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * What is wrong with a bookshop's colour; null where white text can be read on it, and it stands out from the page in
 * both themes. The same colour serves both, so it is neither light nor dark.
 */
export function accentFault(colour: string): AccentFault | null {
  const found = faultOf(colour);
  return found && { ...found, nearest: nearestTo(colour, found.on) };
}

function faultOf(colour: string): Omit<AccentFault, 'nearest'> | null {
  const checks = [
    { on: 'text', ratio: contrastRatio(ON_ACCENT, colour), needed: TEXT_RATIO },
    { on: 'light', ratio: leastOf(colour, pageColours.light), needed: EDGE_RATIO },
    { on: 'dark', ratio: leastOf(colour, pageColours.dark), needed: EDGE_RATIO },
  ] as const;
  return checks.find(({ ratio, needed }) => ratio < needed) ?? null;
}

const leastOf = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));

/** Step by step towards black, or towards white where it is too dark: each changes the contrast by little. */
function nearestTo(colour: string, on: AccentFault['on']): string {
  const towards: Channels = on === 'dark' ? [255, 255, 255] : [0, 0, 0];
  for (let step = 1; step <= STEPS; step += 1) {
    const mixed = mix(colour, towards, step / STEPS);
    if (faultOf(mixed) === null) return mixed;
  }
  throw new Error(`No colour near ${colour} reaches the contrast.`);
}

const STEPS = 512;

function mix(colour: string, other: Channels, share: number): string {
  const mixed = channelsOf(colour).map((own, index) =>
    Math.round(own + ((other[index] ?? 0) - own) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): Channels {
  if (!COLOUR.test(colour)) throw new Error(`${colour} is no colour.`);
  const number = parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const groundWords: Record<AccentFault['on'], string> = {
  text: 'è troppo chiaro: il testo bianco sopra',
  light: 'è troppo chiaro: sulla pagina chiara',
  dark: 'è troppo scuro: sulla pagina scura',
};

/** What its owner reads: with the figure, and what would do. */
export function accentFaultWords({ on, ratio, needed, nearest }: AccentFault): string {
  // Cut, not rounded: what is refused is never said to be enough.
  const figure = (Math.floor(ratio * 100) / 100).toLocaleString('it-IT');
  const least = needed.toLocaleString('it-IT');
  return `Questo colore ${groundWords[on]} ha un contrasto di ${figure} a 1, ne serve ${least}. Il più vicino che va bene è ${nearest}.`;
}

/**
 * The style that gives a page the colour, where it is a colour and nothing else; empty for none. Buttons read
 * `--accent`, what is written on them `--on-accent`; under the pointer they are deeper.
 */
export function accentStyle(colour: string): string {
  if (!COLOUR.test(colour) || accentFault(colour) !== null) return '';
  const deep = mix(colour, [0, 0, 0], 0.2);
  return `:root{--accent:${colour};--on-accent:${ON_ACCENT};--accent-deep:${deep}}`;
}

/** Calm ones to begin with; each reaches the contrast. */
export const accentPresets = [
  { colour: '#2f7a5c', name: 'Bosco' },
  { colour: '#3f6fb5', name: 'Cielo' },
  { colour: '#8a5fa0', name: 'Glicine' },
  { colour: '#b5506a', name: 'Lampone' },
  { colour: '#b0592f', name: 'Mattone' },
  { colour: '#7a6f2c', name: 'Oliva' },
] as const;
