/**
 * Gives out codes as the ministry forms them: province, kind of school, six characters. The ministry
 * uses no code with `8ZZ` (or 8ZY …) in the middle.
 */
export class SchoolCodes {
  private readonly counts = new Map<string, number>();

  give(codePrefix: string, kind: string): string {
    const start = `${codePrefix}${kind}`;
    const number = (this.counts.get(start) ?? 0) + 1;
    this.counts.set(start, number);
    const block = String.fromCharCode('Z'.charCodeAt(0) - Math.floor(number / 1296));
    const digits = (number % 1296).toString(36).toUpperCase().padStart(2, '0');
    const code = `${start}8Z${block}${digits}`;
    return `${code}${lastLetter(code)}`;
  }
}

const letters = 'ABCDEFGHLMNPQRSTUVXYZ';

function lastLetter(code: string): string {
  let sum = SHIFT;
  for (let index = 0; index < code.length; index += 1) sum += code.charCodeAt(index) * (index + 1);
  return letters.charAt(sum % letters.length);
}

/** Chosen so that the showcase school has the code CRMM8ZZ01L. */
const SHIFT = 8;
