/** The beginning of a text: at most `longest` characters, ended between words and by an ellipsis where it is cut. */
export function plainExcerpt(plainText: string, longest: number): string {
  const text = plainText.replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest - 1).join('');
  const isWordEnd = characters[longest - 1] === ' ';
  const words = isWordEnd ? cut : cut.replace(/ [^ ]*$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
