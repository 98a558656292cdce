import { footerLines, type Letter, readableUrl, type Sender } from './letter';

/** The mail for programs that show no HTML, and for those who prefer it. */
export function letterText(letter: Letter, { brand, publicUrl }: Sender): string {
  const { greeting, paragraphs, sticker, action, notes } = letter;
  const blocks = [
    greeting,
    ...paragraphs,
    ...(sticker ? [`${sticker.term}:\n${sticker.value}`] : []),
    ...(action ? [`${action.words}:\n${readableUrl(action.url)}`] : []),
    ...notes,
    ['-- ', brand, new URL(publicUrl).origin, ...footerLines].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
