/** Values of the visual language for mail programs, most of which know neither custom properties nor classes. */
export const light = {
  desk: '#E4EBE2',
  paper: '#FDFEFB',
  ink: '#18222B',
  ink2: '#47545E',
  line: '#C9D6DD',
  edge: '#6F7E86',
  blue: '#1D43A8',
  onBlue: '#FFFFFF',
  margin: '#E2707A',
  board: '#17241F',
  chalk: '#EEF3EC',
  chalk2: '#B3C3BA',
} as const;

const dark: Record<keyof typeof light, string> = {
  desk: '#101A16',
  paper: '#18241F',
  ink: '#EEF3EC',
  ink2: '#AFBFB6',
  line: '#34463E',
  edge: '#82958B',
  blue: '#A5BEFF',
  onBlue: '#0E1A33',
  margin: '#B0595F',
  board: '#0B1310',
  chalk: '#EEF3EC',
  chalk2: '#B3C3BA',
};

export const FONT = "Asap,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Where a class takes a colour of the dark theme; the inline styles hold the light one. */
const darkRules = [
  `.desk{background-color:${dark.desk}!important}`,
  `.paper{background-color:${dark.paper}!important}`,
  `.board{background-color:${dark.board}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.ink2{color:${dark.ink2}!important}`,
  `.chalk{color:${dark.chalk}!important}`,
  `.chalk2{color:${dark.chalk2}!important}`,
  `.rule{border-color:${dark.line}!important}`,
  `.margin{border-color:${dark.margin}!important}`,
  `.sticker{border-color:${dark.blue}!important}`,
  `.link{color:${dark.blue}!important}`,
  `.primary{background-color:${dark.blue}!important}`,
  `.primary a{color:${dark.onBlue}!important}`,
  `.secondary{border-color:${dark.edge}!important}`,
  `.secondary a{color:${dark.ink}!important}`,
];

const mediaQuery = (query: string, rules: string[]) =>
  `@media (${query}) {\n${rules.join('\n')}\n}`;

/** For the head: what cannot stand in an attribute. */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
  'table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}',
  // On phones the sheet goes from edge to edge, as in the shop.
  mediaQuery('max-width:520px', [
    '.around{padding-left:0!important;padding-right:0!important}',
    '.brand{padding-left:46px!important}',
    '.gutter{width:28px!important}',
    '.cell{padding-left:16px!important;padding-right:16px!important}',
    '.title{font-size:24px!important}',
    '.wide{width:100%!important}',
    '.button a{display:block!important}',
  ]),
  mediaQuery('prefers-color-scheme:dark', darkRules),
].join('\n');

/**
 * Outlook's page and app rewrite colours themselves and mark what they rewrote. In a sheet of its own, since others
 * drop a whole sheet for one selector that they do not know.
 */
export const OUTLOOK_STYLE_SHEET = darkRules
  .map((rule) => `[data-ogsc] ${rule}\n[data-ogsb] ${rule}`)
  .join('\n');
