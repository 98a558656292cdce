import { escapeHtml } from '@zaino/rules/escape-html';
import { CODE_IMAGE_ID, CODE_IMAGE_SIDE } from './code-image';
import {
  footerLines,
  type Mail,
  type MailAction,
  type MailCode,
  type MailEnding,
  type MailRow,
  type MailSticker,
  type MailTable,
  readableUrl,
  type Sender,
} from './mail';
import { FONT, light, OUTLOOK_STYLE_SHEET, STYLE_SHEET } from './mail-style';

/**
 * The mail as a ruled sheet on the desk: rows with a red margin line at their left. Tables and inline styles, since
 * that is what every mail program understands; nothing is loaded from anywhere.
 */
export function mailHtml(mail: Mail, sender: Sender): string {
  const { subject, preview, title, greeting, paragraphs, notes } = mail;
  const { sticker, tables = [], action, ending } = mail;
  const rows = [
    titleRow(title),
    ...[greeting, ...paragraphs].map((words) => row(paragraph(words))),
    ...(sticker ? [row(stickerBox(sticker))] : []),
    ...tables.map((table) => row(tableBox(table))),
    ...(action ? [row(button(action))] : []),
    row(lastWords(notes, action, ending), { isLast: true }),
  ];
  return `<!doctype html>
<html lang="it" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
${STYLE_SHEET}
</style>
<style>
${OUTLOOK_STYLE_SHEET}
</style>
</head>
<body class="desk" style="margin:0;padding:0;background-color:${light.desk}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.desk}"><tr><td class="around" align="center" style="padding:0 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td class="brand ink" style="padding:24px 24px 20px 70px;font:700 26px/1.2 ${FONT};letter-spacing:-0.03em;color:${light.ink}">${escapeHtml(sender.brand)}</td></tr>
<tr><td><table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper};border-radius:3px">
${rows.join('\n')}
</table></td></tr>
<tr><td style="padding:24px 0 32px">${footer(sender)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** One row of the sheet: the margin, its red line, and what stands right of it. */
function row(content: string, { isLast = false } = {}): string {
  const ruling = isLast ? '' : `;border-bottom:1px solid ${light.line}`;
  return `<tr>
<td class="gutter margin" width="44" style="width:44px;border-right:2px solid ${light.margin};font-size:0;line-height:0">&nbsp;</td>
<td class="cell rule" style="padding:14px 24px${ruling}">${content}</td>
</tr>`;
}

function titleRow(title: string): string {
  return row(
    `<h1 class="title ink" style="margin:14px 0 6px;font:700 28px/1.2 ${FONT};letter-spacing:-0.02em;color:${light.ink}">${escapeHtml(title)}</h1>`,
  );
}

function paragraph(words: string): string {
  return `<p class="ink" style="margin:0;font:400 17px/1.5 ${FONT};color:${light.ink}">${escapeHtml(words)}</p>`;
}

function note(words: string): string {
  return `<p class="ink2" style="margin:2px 0 10px;font:400 15px/1.5 ${FONT};color:${light.ink2}">${escapeHtml(words)}</p>`;
}

function stickerBox({ term, value, code }: MailSticker): string {
  const border = `border:1.5px solid ${light.blue}`;
  return `<table role="presentation" class="sticker wide" cellpadding="0" cellspacing="0" border="0" style="${border};border-radius:10px;margin:4px 0"><tr><td style="padding:4px">
<table role="presentation" class="sticker" width="100%" cellpadding="0" cellspacing="0" border="0" style="${border};border-radius:6px"><tr><td style="padding:10px 16px 12px">
<p class="ink2" style="margin:0;font:400 13px/1.4 ${FONT};color:${light.ink2}">${escapeHtml(term)}</p>
<p class="ink" style="margin:2px 0 0;font:700 20px/1.3 ${FONT};color:${light.ink};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</p>${code === undefined ? '' : codeBox(code)}
</td></tr></table>
</td></tr></table>`;
}

/** On white in dark themes, too; where images are not shown, its label is. */
function codeBox({ label }: MailCode): string {
  const side = CODE_IMAGE_SIDE;
  return `
<img src="cid:${CODE_IMAGE_ID}" alt="${escapeHtml(label)}" width="${side}" height="${side}" style="display:block;margin:8px 0 0;border:0;background-color:#ffffff;font:400 15px/1.4 ${FONT};color:${light.ink}">`;
}

/** A table of data, unlike the others, which are the sheet's: read out with its caption. */
function tableBox({ caption, rows }: MailTable): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:2px 0">
<caption class="ink" style="padding:0 0 4px;font:700 17px/1.4 ${FONT};color:${light.ink};text-align:left">${escapeHtml(caption)}</caption>
${rows.map(tableRow).join('\n')}
</table>`;
}

function tableRow({ name, detail, value, isStrong = false }: MailRow): string {
  const weight = isStrong ? 700 : 400;
  const words = `font:${weight} 16px/1.4 ${FONT};color:${light.ink}`;
  const below =
    detail === undefined
      ? ''
      : `<br><span class="ink2" style="font:400 14px/1.4 ${FONT};color:${light.ink2}">${escapeHtml(detail)}</span>`;
  return `<tr><td class="ink" style="padding:6px 12px 6px 0;${words};overflow-wrap:anywhere">${escapeHtml(name)}${below}</td><td class="ink" align="right" valign="top" style="padding:6px 0;${words};white-space:nowrap">${escapeHtml(value ?? '')}</td></tr>`;
}

/** The cell has the colour too: Outlook knows no padding of links. */
function button({ words, url, isSecondary = false }: MailAction): string {
  const kind = isSecondary ? 'secondary' : 'primary';
  const look = isSecondary
    ? `border:1px solid ${light.edge}`
    : `background-color:${light.blue};border:1px solid transparent`;
  const colour = isSecondary ? light.ink : light.onBlue;
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0"><tr>
<td class="button ${kind}" align="center" style="${look};border-radius:6px;mso-padding-alt:13px 21px">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 21px;font:600 17px/20px ${FONT};color:${colour};text-decoration:none">${escapeHtml(words)}</a>
</td></tr></table>`;
}

/** For programs that do not follow buttons, and for who wants to see where one leads. */
function writtenOut({ url }: MailAction): string {
  const how = url.startsWith('mailto:')
    ? 'Se il pulsante non funziona, scrivi a questo indirizzo:'
    : 'Se il pulsante non funziona, copia questo indirizzo nel browser:';
  return `<p class="ink2" style="margin:2px 0 6px;font:400 13px/1.5 ${FONT};color:${light.ink2}">${how}<br><a class="link" href="${escapeHtml(url)}" style="color:${light.blue};word-break:break-all">${escapeHtml(readableUrl(url))}</a></p>`;
}

function lastWords(notes: string[], action?: MailAction, ending?: MailEnding): string {
  const parts = [...notes.map(note), action && writtenOut(action), ending && endingLink(ending)];
  return parts.filter((part) => part !== undefined).join('');
}

function endingLink({ words, url }: MailEnding): string {
  return `<p style="margin:10px 0 6px;font:400 15px/1.5 ${FONT}"><a class="link" href="${escapeHtml(url)}" style="color:${light.blue}">${escapeHtml(words)}</a></p>`;
}

function footer({ brand, publicUrl }: Sender): string {
  const { origin, host } = new URL(publicUrl);
  return `<table role="presentation" class="board" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.board};border-radius:3px"><tr>
<td class="brand" style="padding:20px 24px 20px 70px">
<p class="chalk" style="margin:0;font:700 17px/1.4 ${FONT};color:${light.chalk}">${escapeHtml(brand)}</p>
<p class="chalk2" style="margin:4px 0 0;font:400 13px/1.5 ${FONT};color:${light.chalk2}">${footerLines.map(escapeHtml).join('<br>')}</p>
<p style="margin:8px 0 0;font:400 13px/1.5 ${FONT}"><a class="chalk" href="${escapeHtml(origin)}" style="color:${light.chalk}">${escapeHtml(host)}</a></p>
</td></tr></table>`;
}
