/** Text without case and accents, with straight apostrophes and `ss` for `ß`: what people type instead of it. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
