const GAP = '•••';

/**
 * An address of which enough is left to tell two apart, and too little to write to it: `m•••@p•••.it`. What stands between
 * the first letters and the end is left out, however long it is.
 */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@', 2);
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${firstLetter(local)}${GAP}@${firstLetter(domain)}${GAP}${end}`;
}

/** By code points: half of a pair is no letter. */
const firstLetter = (text: string): string => Array.from(text)[0] ?? '';
