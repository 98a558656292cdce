import { elementsAt, type ReadElement, readXml } from './read-xml';

/** `!` once, `?` at most once, `*` any number, `+` at least once. */
type Rule = readonly [
  name: string,
  times: '!' | '?' | '*' | '+',
  content: RegExp | readonly Rule[],
];

const latin = (least: number, most: number) =>
  new RegExp(`^[\\u0020-\\u007e\\u00a1-\\u00ff]{${least},${most}}$`);
const day = /^\d{4}-\d\d-\d\d$/;
const amount = /^-?\d{1,11}\.\d\d$/;
const exactAmount = /^-?\d{1,11}\.\d{2,8}$/;
const rate = /^\d{1,3}\.\d\d$/;
const nature = /^N([1-7]|2\.[12]|3\.[1-6]|6\.[1-9])$/;
const vatNumber: readonly Rule[] = [
  ['IdPaese', '!', /^[A-Z]{2}$/],
  ['IdCodice', '!', /^\S{1,28}$/],
];
const named: readonly Rule[] = [['Denominazione', '!', latin(1, 80)]];
const seat: readonly Rule[] = [
  ['Indirizzo', '!', latin(1, 60)],
  ['CAP', '!', /^\d{5}$/],
  ['Comune', '!', latin(1, 60)],
  ['Provincia', '?', /^[A-Z]{2}$/],
  ['Nazione', '!', /^[A-Z]{2}$/],
];
const other: readonly Rule[] = [
  ['IdDocumento', '!', latin(1, 20)],
  ['Data', '?', day],
];

const header: readonly Rule[] = [
  [
    'DatiTrasmissione',
    '!',
    [
      ['IdTrasmittente', '!', vatNumber],
      ['ProgressivoInvio', '!', /^[A-Za-z0-9]{1,10}$/],
      ['FormatoTrasmissione', '!', /^FPR12$/],
      ['CodiceDestinatario', '!', /^[A-Z0-9]{7}$/],
      ['PECDestinatario', '?', /^\S+@\S+$/],
    ],
  ],
  [
    'CedentePrestatore',
    '!',
    [
      [
        'DatiAnagrafici',
        '!',
        [
          ['IdFiscaleIVA', '!', vatNumber],
          ['Anagrafica', '!', named],
          ['RegimeFiscale', '!', /^RF(0[1-9]|1[0-9])$/],
        ],
      ],
      ['Sede', '!', seat],
    ],
  ],
  [
    'CessionarioCommittente',
    '!',
    [
      [
        'DatiAnagrafici',
        '!',
        [
          ['IdFiscaleIVA', '?', vatNumber],
          ['CodiceFiscale', '?', /^[A-Z0-9]{11,16}$/],
          ['Anagrafica', '!', named],
        ],
      ],
      ['Sede', '!', seat],
    ],
  ],
];

const body: readonly Rule[] = [
  [
    'DatiGenerali',
    '!',
    [
      [
        'DatiGeneraliDocumento',
        '!',
        [
          ['TipoDocumento', '!', /^TD0[14]$/],
          ['Divisa', '!', /^[A-Z]{3}$/],
          ['Data', '!', day],
          ['Numero', '!', /^(?=.*\d)[\u0020-\u007e]{1,20}$/],
          [
            'DatiBollo',
            '?',
            [
              ['BolloVirtuale', '!', /^SI$/],
              ['ImportoBollo', '?', amount],
            ],
          ],
          ['ImportoTotaleDocumento', '?', amount],
        ],
      ],
      ['DatiOrdineAcquisto', '*', other],
      ['DatiFattureCollegate', '*', other],
    ],
  ],
  [
    'DatiBeniServizi',
    '!',
    [
      [
        'DettaglioLinee',
        '+',
        [
          ['NumeroLinea', '!', /^[1-9]\d{0,3}$/],
          ['Descrizione', '!', latin(1, 1_000)],
          ['Quantita', '?', /^\d{1,12}\.\d{2,8}$/],
          ['PrezzoUnitario', '!', exactAmount],
          ['PrezzoTotale', '!', exactAmount],
          ['AliquotaIVA', '!', rate],
          ['Natura', '?', nature],
        ],
      ],
      [
        'DatiRiepilogo',
        '+',
        [
          ['AliquotaIVA', '!', rate],
          ['Natura', '?', nature],
          ['ImponibileImporto', '!', amount],
          ['Imposta', '!', amount],
          ['EsigibilitaIVA', '?', /^[IDS]$/],
          ['RiferimentoNormativo', '?', latin(1, 100)],
        ],
      ],
    ],
  ],
];

/**
 * What of a file is not as the published rules of FatturaPA 1.2.2 have it, for the elements that we write: their order and
 * number, lengths and patterns, and the sums that the exchange checks (its codes stand beside each). Empty: nothing.
 */
export function wrongInFatturaPa(xml: string): string[] {
  const root = readXml(xml);
  if (root.name !== 'p:FatturaElettronica') return [`root: ${root.name}`];
  const whole: readonly Rule[] = [
    ['FatturaElettronicaHeader', '!', header],
    ['FatturaElettronicaBody', '+', body],
  ];
  return [...wrongWithin(root, whole), ...wrongSums(root)];
}

function wrongWithin(element: ReadElement, rules: readonly Rule[]): string[] {
  const left = [...element.children];
  const wrong = rules.flatMap(([name, times, content]) => {
    const own: ReadElement[] = [];
    while (left[0]?.name === name) own.push(...left.splice(0, 1));
    const isMissing = own.length === 0 && (times === '!' || times === '+');
    const isTooOften = own.length > 1 && (times === '!' || times === '?');
    return [
      ...(isMissing || isTooOften ? [`${element.name}: ${own.length} ${name}`] : []),
      ...own.flatMap((one) => wrongContent(one, content)),
    ];
  });
  return [...wrong, ...left.map(({ name }) => `${element.name}: ${name} is out of place`)];
}

function wrongContent(element: ReadElement, content: RegExp | readonly Rule[]): string[] {
  if (!(content instanceof RegExp)) return wrongWithin(element, content);
  const isText = element.children.length === 0 && content.test(element.text);
  return isText ? [] : [`${element.name}: ${element.text}`];
}

const textAt = (element: ReadElement, path: string) => elementsAt(element, path)[0]?.text ?? '';
const numberAt = (element: ReadElement, path: string) => Number(textAt(element, path));
const CENT = 0.01 + 1e-9;

function wrongSums(root: ReadElement): string[] {
  const goods = 'FatturaElettronicaBody/DatiBeniServizi';
  const lines = elementsAt(root, `${goods}/DettaglioLinee`);
  const sums = elementsAt(root, `${goods}/DatiRiepilogo`);
  const keyOf = (one: ReadElement) => `${textAt(one, 'AliquotaIVA')} ${textAt(one, 'Natura')}`;
  const all = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento';
  const total = sums.reduce(
    (sum, one) => sum + numberAt(one, 'ImponibileImporto') + numberAt(one, 'Imposta'),
    0,
  );
  return [
    ...lines.flatMap((line) => wrongLine(line)),
    ...sums.flatMap((sum) =>
      wrongSum(
        sum,
        lines.filter((line) => keyOf(line) === keyOf(sum)),
      ),
    ),
    ...(new Set(sums.map(keyOf)).size < sums.length ? ['00443: a rate stands twice'] : []),
    ...lines
      .filter((line) => !sums.some((sum) => keyOf(sum) === keyOf(line)))
      .map((line) => `00419: no sum of ${keyOf(line)}`),
    ...(Math.abs(total - numberAt(root, all)) > CENT / 2 ? [`total: ${total}`] : []),
  ];
}

function wrongLine(line: ReadElement): string[] {
  const exact = numberAt(line, 'PrezzoUnitario') * numberAt(line, 'Quantita');
  const isZeroRate = numberAt(line, 'AliquotaIVA') === 0;
  const hasNature = textAt(line, 'Natura') !== '';
  return [
    ...(Math.abs(exact - numberAt(line, 'PrezzoTotale')) > CENT ? ['00423: price and total'] : []),
    ...(isZeroRate === hasNature ? [] : ['00400/00401: nature and rate']),
  ];
}

function wrongSum(sum: ReadElement, lines: readonly ReadElement[]): string[] {
  const net = lines.reduce((all, line) => all + numberAt(line, 'PrezzoTotale'), 0);
  const taxable = numberAt(sum, 'ImponibileImporto');
  const tax = (taxable * numberAt(sum, 'AliquotaIVA')) / 100;
  return [
    ...(Math.abs(net - taxable) > CENT ? [`00422: ${net} of lines, ${taxable}`] : []),
    ...(Math.abs(tax - numberAt(sum, 'Imposta')) > CENT ? [`00421: ${tax}`] : []),
  ];
}
