import { escapeHtml } from '@zaino/rules/escape-html';
import { type SubjectColour, subjectColour } from '@zaino/rules/subject-colour';

interface CoverText {
  title: string;
  subject: string;
  publisher: string;
  /** Titles that any edition serves have no cover of their own. */
  isAnyEdition: boolean;
}

const colours: Record<SubjectColour, string> = {
  italiano: '#A8323C',
  storia: '#865418',
  geografia: '#1F6B52',
  matematica: '#24489E',
  scienze: '#2B7042',
  inglese: '#74406B',
  francese: '#A8481B',
  tecnologia: '#4A5661',
  arte: '#866000',
  musica: '#0F6776',
  religione: '#6B6014',
  motoria: '#3C5A8A',
};

const LINE_LENGTH = 17;
const MAX_LINES = 4;

/** A cover in the visual language: the subject's colour, a darker spine, a white label, the publisher below. */
export function drawCover(cover: CoverText): string {
  return cover.isAnyEdition ? anyEditionCover() : bookCover(cover);
}

function bookCover({ title, subject, publisher }: CoverText): string {
  const colour = colours[subjectColour(subject)];
  const lines = breakLines(title).map(
    (line, index) =>
      `<text x="46" y="${84 + index * 19}" font-weight="700">${escapeXml(line)}</text>`,
  );
  const labelHeight = 34 + lines.length * 19;
  return svg([
    `<rect width="198" height="276" rx="3" fill="${colour}"/>`,
    '<rect width="19" height="276" fill="#18222B" fill-opacity=".3"/>',
    `<rect x="36" y="40" width="146" height="${labelHeight}" rx="2" fill="#FDFEFB"/>`,
    `<text x="46" y="59" font-size="12" fill="${colour}">${escapeXml(shorten(subject, 20))}</text>`,
    '<path d="M46 66h126" stroke="#C9D6DD"/>',
    `<g font-size="15" fill="#18222B">${lines.join('')}</g>`,
    `<text x="36" y="258" font-size="12" fill="#FFFFFF">${escapeXml(shorten(publisher, 24))}</text>`,
  ]);
}

function anyEditionCover(): string {
  return svg([
    '<rect width="198" height="276" rx="3" fill="#6B6F6C"/>',
    '<rect width="19" height="276" fill="#18222B" fill-opacity=".3"/>',
    '<text x="108" y="148" font-size="48" font-weight="700" fill="#FFFFFF" text-anchor="middle">A–Z</text>',
  ]);
}

function svg(shapes: string[]): string {
  const head =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 198 276" font-family="Asap, Arial, sans-serif">';
  return `${head}${shapes.join('')}</svg>`;
}

function breakLines(title: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > LINE_LENGTH && line !== '') {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  const shown = lines.slice(0, MAX_LINES).map((text) => shorten(text, LINE_LENGTH));
  if (lines.length > MAX_LINES) shown[MAX_LINES - 1] = `${shown[MAX_LINES - 1] ?? ''} …`;
  return shown;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Text of the ministry's files as XML: marked-up characters as entities, characters XML forbids left out. */
function escapeXml(text: string): string {
  return escapeHtml(text).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
