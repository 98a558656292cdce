import { collapseBlanks, isAllCapitals, restoreAccents } from './letters';
import { nameCase } from './name-case';

/** The ministry cuts names here. */
const CUT_LENGTH = 40;

/** Abbreviations with which a name begins. */
const openings: [RegExp, string][] = [
  [/^I\.? ?C\.?(?= |"|$)/, 'ISTITUTO COMPRENSIVO'],
  [/^(?:IST|I)\. ?COM(?:P|PR|PRENS)?\./, 'ISTITUTO COMPRENSIVO'],
  [/^(?:L|LIC)\. ?(?=CLASS|SCIENT|ARTIST|LINGU|MUSIC|SC\.|ART\.|CLAS\.)/, 'LICEO '],
  [/^L\.? ?C\.?(?= |"|$)/, 'LICEO CLASSICO'],
  [/^L\.? ?S\.?(?= |"|$)/, 'LICEO SCIENTIFICO'],
  [/^D\.? ?D\.?(?= |"|$)/, 'DIREZIONE DIDATTICA'],
  [/^(?:S\.? ?M\.? ?S\.?|S\.? ?M\.?)(?= |"|$)/, 'SCUOLA MEDIA'],
  [/^S\. ?MAT\. ?/, 'SCUOLA MATERNA'],
  [/^S\. ?EL(?:EM)?\. ?/, 'SCUOLA ELEMENTARE'],
  [/^S\. ?(?=PRIMARIA|INFANZIA|SECONDARIA)/, 'SCUOLA'],
];

/** Abbreviations anywhere in a name. */
const abbreviations = new Map(
  Object.entries({
    SC: 'SCUOLA',
    'SC.': 'SCUOLA',
    IST: 'ISTITUTO',
    'SCUOL.': 'SCUOLA',
    'IST.': 'ISTITUTO',
    'INF.': 'INFANZIA',
    'INFANZ.': 'INFANZIA',
    'PRIM.': 'PRIMARIA',
    'ELEM.': 'ELEMENTARE',
    'MAT.': 'MATERNA',
    'SEC.': 'SECONDARIA',
    'SECOND.': 'SECONDARIA',
    'GR.': 'GRADO',
    'LIC.': 'LICEO',
    'CLASS.': 'CLASSICO',
    'SCIENT.': 'SCIENTIFICO',
    'LINGUIST.': 'LINGUISTICO',
    'COMPR.': 'COMPRENSIVO',
    'TECN.': 'TECNICO',
    'PROF.LE': 'PROFESSIONALE',
    'PROFESS.': 'PROFESSIONALE',
    'SUP.': 'SUPERIORE',
    'STAT.': 'STATALE',
    'PARIT.': 'PARITARIA',
    'NAZ.LE': 'NAZIONALE',
    'FRAZ.': 'FRAZIONE',
    'LOC.': 'LOCALITÀ',
    'SEZ.': 'SEZIONE',
    'P.ZZA': 'PIAZZA',
    'B.GO': 'BORGO',
    'V.LE': 'VIALE',
  }),
);

/** Endings that belong to the abbreviation before the dot: F.LLI, P.ZZA, NAZ.LE. */
const attached = /^(?:LLI|ZZA|LE|GO|SO|TA|TO|DA|SSA|MMARE)(?!\p{L})/u;

/** `'PIAN DEL MUGNONE'`: here the last apostrophe is no accent. */
const singleQuoted = /(?<![\p{L}\p{N}])'(\p{L}[^"]*?)'(?![\p{L}'])/gu;

/** The same in the finished name: F.lli. */
const shortened = /(?<=\p{L}\.)(?:Lli|Zza|Le|Go|So|Ta|To|Da|Ssa|Mmare)(?!\p{L})/gu;

/** The name of a school or institute as people write it; `fallback` where the ministry has none. */
export function displaySchoolName(name: string | null, fallback: string): string {
  const clean = collapseBlanks(name ?? '');
  if (clean === '') return fallback;
  return (isAllCapitals(clean) ? spellOut(clean) : tidyQuotes(clean)) || fallback;
}

function spellOut(name: string): string {
  const tidy = tidyQuotes(tidyMarks(restoreAccents(name.replaceAll(singleQuoted, '"$1"'))));
  const spaced = expandOpening(spaceAfterDots(tidy));
  const words = spaced.split(' ').map(expandWord);
  const shown = nameCase(words.join(' ')).replaceAll(shortened, (ending) => ending.toLowerCase());
  if (!isCut(name)) return shown;
  return `${shown.replace(/[\s\-("]+$/, '')}…${shown.endsWith('"') ? '"' : ''}`;
}

function expandOpening(name: string): string {
  for (const [pattern, words] of openings) {
    if (pattern.test(name)) return collapseBlanks(name.replace(pattern, `${words} `));
  }
  return name;
}

function expandWord(word: string): string {
  const bare = word.replace(/^["(]+/, '');
  const expanded = abbreviations.get(bare);
  if (expanded !== undefined) return word.slice(0, word.length - bare.length) + expanded;
  return isDottedAcronym(bare) ? word.replaceAll('.', '') : word;
}

/** I.I.S. and I.T.I.S. are read as IIS and ITIS; G.B. are two initials. */
function isDottedAcronym(word: string): boolean {
  return /^(?:I\.(?:[A-Z]\.?)+|C\.P\.I\.A\.?|C\.T\.P\.?)$/.test(word) && word.length >= 4;
}

/** `SC.INF."X"` and `G.GALILEI` get their blanks, `F.LLI` and `G.B.` stay together. */
function spaceAfterDots(name: string): string {
  if (!name.includes('.')) return name;
  return name.replaceAll(/\.(?=\p{L}{2})|(?<=\p{L}{2})\.(?=\p{L})/gu, (dot, at: number) =>
    attached.test(name.slice(at + 1)) ? dot : `${dot} `,
  );
}

/** Blanks around quotes, dashes and brackets as people set them; `6^` and `1'` become ordinals. */
function tidyMarks(name: string): string {
  const marked = name
    .replaceAll(/''|[“”„«»]|"+/g, '"')
    .replaceAll(/(\d)[\^']\s?/g, '$1° ')
    .replaceAll(/ -(?=\S)|(?<=\S)- /g, ' - ')
    .replace(/^[\s\-/,.]+|[\s\-/,(]+$/g, '');
  return collapseBlanks(marked);
}

/** No blanks inside quotes, one outside; a quote that was cut off is closed; quotes round the whole name go. */
function tidyQuotes(name: string): string {
  const parts = name.split('"').map((part) => part.trim());
  if (parts.length === 1) return name;
  const quoted = parts.map((part, index) => (index % 2 === 1 && part !== '' ? `"${part}"` : part));
  const whole = quoted.filter((part) => part !== '');
  if (whole.length === 1 && parts.length <= 3) return (whole[0] ?? '').replaceAll('"', '');
  return collapseBlanks(whole.join(' ')).replaceAll(/" ([,.;)])/g, '"$1');
}

/** Cut in the middle: the name is as long as names get and ends with what cannot be its end. */
function isCut(name: string): boolean {
  if (name.length < CUT_LENGTH) return false;
  const hasOpenQuote = (name.match(/"/g)?.length ?? 0) % 2 === 1 && !name.endsWith('"');
  return hasOpenQuote || /[\s\-(](?:DI|DEL|DELLA|DELL'|E|IN|SAN|SANTA)?$/.test(name);
}
