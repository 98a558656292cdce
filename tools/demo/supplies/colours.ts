import table from './colours.json' with { type: 'json' };

/** A colour that products are sold in; Italian words that do not change with the noun's gender. */
export interface Colour {
  name: string;
  main: string;
  /** For pockets, labels and other parts on it. */
  soft: string;
}

export const colours: readonly Colour[] = table;

export function colourNamed(name: string): Colour {
  const colour = colours.find((one) => one.name === name);
  if (colour === undefined) throw new Error(`There is no colour ${name}.`);
  return colour;
}
