import { capitalise, collapseBlanks } from './letters';
import { sentenceCase } from './sentence-case';

/** Articles that the ministry's lists put in brackets behind the title. */
const trailingArticle =
  /\s*\(\s*(IL|LO|LA|L'|I|GLI|LE|UN|UNO|UNA|UN'|THE|AN|EL|LOS|LAS|LES|DER|DIE|DAS)\s*\)(?=[\s.,:;)-]|$)/i;

/** `STRADA CON L'ALTRO (LA)` becomes La strada con l'altro. */
export function displayTitle(title: string): string {
  const clean = collapseBlanks(title);
  const found = trailingArticle.exec(clean);
  if (found === null || found.index === 0) return capitalise(sentenceCase(clean));
  const article = found[1] ?? '';
  const rest = clean.slice(0, found.index) + clean.slice(found.index + found[0].length);
  const glue = article.endsWith("'") ? '' : ' ';
  return capitalise(sentenceCase(`${article}${glue}${rest}`));
}
