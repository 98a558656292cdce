import { footerLines, type Mail, type MailTable, readableUrl, type Sender } from './mail';

/** The mail for programs that show no HTML, and for those who prefer it. */
export function mailText(mail: Mail, { brand, publicUrl }: Sender): string {
  const { greeting, paragraphs, sticker, tables = [], action, notes, ending } = mail;
  const blocks = [
    greeting,
    ...paragraphs,
    ...(sticker ? [`${sticker.term}:\n${sticker.value}`] : []),
    ...tables.map(tableText),
    ...(action ? [`${action.words}:\n${readableUrl(action.url)}`] : []),
    ...notes,
    ...(ending ? [`${ending.words}:\n${ending.url}`] : []),
    ['-- ', brand, new URL(publicUrl).origin, ...footerLines].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function tableText({ caption, rows }: MailTable): string {
  const lines = rows.map(({ name, detail, value }) =>
    [`- ${name}`, ...(value === undefined ? [] : [value])]
      .join(': ')
      .concat(detail === undefined ? '' : `\n  ${detail}`),
  );
  return [`${caption}:`, ...lines].join('\n');
}
