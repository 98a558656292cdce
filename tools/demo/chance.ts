const { imul } = Math;

/**
 * Chance without state: the same numbers give the same answer on every machine and in any order,
 * so what is drawn for one school never changes because of another.
 */
export function hash(...parts: number[]): number {
  let mixed = 0x2c1b3c6d;
  for (const part of parts) {
    mixed = imul(mixed ^ part, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}

/** From 0 up to 1. */
export function fraction(...parts: number[]): number {
  return hash(...parts) / 4294967296;
}

export function hashText(text: string): number {
  let mixed = 0;
  for (let index = 0; index < text.length; index += 1) {
    mixed = imul(mixed ^ text.charCodeAt(index), 0x01000193) + 0x6a09;
  }
  return hash(mixed);
}

/** A row of draws that belong to one key. */
export class Dice {
  private readonly key: number;
  private drawn = 0;

  constructor(...key: number[]) {
    this.key = hash(...key);
  }

  next(): number {
    this.drawn += 1;
    return fraction(this.key, this.drawn);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    return pickAt(choices, this.next());
  }
}

/** The choice at a fraction of the list. */
export function pickAt<T>(choices: readonly T[], at: number): T {
  const choice = choices[Math.floor(at * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
