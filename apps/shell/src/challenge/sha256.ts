/*
 * SHA-256 by FIPS 180-4. The browser's own (`crypto.subtle`) gives each digest by a promise, which takes eight times as
 * long for texts as short as these, and is not there on addresses without TLS.
 */

const BLOCK = 64;

const { first, constants } = makeConstants();
const schedule = new Int32Array(64);

/** The digest as eight words. */
export function digestOf(message: Uint8Array): Uint32Array {
  const padded = pad(message);
  const state = first.slice();
  for (let start = 0; start < padded.byteLength; start += BLOCK) {
    compress(state, new DataView(padded.buffer, start, BLOCK));
  }
  return state;
}

/** The message, a bit that ends it, and its length in bits (5.1.1). */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(size - 4, message.length * 8);
  return padded;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Takes one block into the state (6.2.2). */
function compress(state: Uint32Array, block: DataView): void {
  for (let index = 0; index < 64; index += 1) schedule[index] = scheduled(index, block);
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let index = 0; index < 64; index += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + mixed + chosen + at(constants, index) + at(schedule, index)) | 0;
    const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) state[index] = at(state, index) + at(words, index);
}

function scheduled(index: number, block: DataView): number {
  if (index < 16) return block.getInt32(index * 4);
  const before = at(schedule, index - 15);
  const last = at(schedule, index - 2);
  const one = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
  const other = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
  return at(schedule, index - 16) + one + at(schedule, index - 7) + other;
}

const at = (words: ArrayLike<number>, index: number) => words[index] ?? 0;

/** From the square and cube roots of the first primes (4.2.2, 5.3.3). */
function makeConstants() {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate += 1) {
    if (primes.every((prime) => candidate % prime > 0)) primes.push(candidate);
  }
  const fraction = (root: number) => (root % 1) * 2 ** 32;
  return {
    first: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    constants: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}
