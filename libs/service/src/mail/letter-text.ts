import { footerLines, type Letter, type LetterTable, readableUrl, type Sender } from './letter';

/** The mail for programs that show no HTML, and for those who prefer it. */
export function letterText(letter: Letter, { brand, publicUrl }: Sender): string {
  const { greeting, paragraphs, sticker, tables = [], action, notes } = letter;
  const blocks = [
    greeting,
    ...paragraphs,
    ...(sticker ? [`${sticker.term}:\n${sticker.value}`] : []),
    ...tables.map(tableText),
    ...(action ? [`${action.words}:\n${readableUrl(action.url)}`] : []),
    ...notes,
    ['-- ', brand, new URL(publicUrl).origin, ...footerLines].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function tableText({ caption, rows }: LetterTable): string {
  const lines = rows.map(({ name, detail, value }) =>
    [`- ${name}`, ...(value === undefined ? [] : [value])]
      .join(': ')
      .concat(detail === undefined ? '' : `\n  ${detail}`),
  );
  return [`${caption}:`, ...lines].join('\n');
}
