import type { Kind } from './kind';

export const notebookKinds: readonly Kind[] = [
  {
    category: 'Quaderni',
    name: 'Quaderni {linea} A4 {misura}',
    shape: 'notebook',
    sizes: [
      { name: 'a righe B, 10 pezzi', euro: 10, look: { pieces: 10, ruling: 'righe' } },
      { name: 'a quadretti 5 mm, 10 pezzi', euro: 10, look: { pieces: 10, ruling: 'quadretti' } },
      { name: 'a quadretti 10 mm, 5 pezzi', euro: 5.6, look: { pieces: 4, ruling: 'quadretti' } },
      { name: 'a righe A, 5 pezzi', euro: 5.6, look: { pieces: 4, ruling: 'righe' } },
      { name: 'senza righe, 5 pezzi', euro: 5.4, look: { pieces: 4, ruling: 'bianca' } },
    ],
    hasColours: false,
    share: 14,
    says: [
      [
        'Pacco di quaderni maxi con copertina plastificata e punti metallici, 40 pagine da 80 grammi.',
        'Quadernoni a punto metallico con margini su ogni pagina e copertina che resiste all’acqua.',
      ],
      [
        'La carta è opaca e non lascia passare l’inchiostro della penna cancellabile.',
        'Le copertine di colori diversi aiutano a tenere separate le materie.',
      ],
      [
        'Prima di ordinare conviene guardare quale rigatura chiede la maestra per quest’anno.',
        'Un pacco basta di solito per metà anno scolastico.',
      ],
    ],
    tags: ['A4', 'confezione'],
  },
  {
    category: 'Quaderni',
    name: 'Quaderno {linea} A5 {misura}',
    shape: 'notebook',
    sizes: [
      { name: 'a righe', euro: 0.72, look: { ruling: 'righe', size: 0.88 } },
      { name: 'a quadretti 5 mm', euro: 0.72, look: { ruling: 'quadretti', size: 0.88 } },
    ],
    hasColours: true,
    share: 10,
    minimum: 5,
    says: [
      ['Quaderno piccolo con 36 pagine cucite a punto metallico e angoli arrotondati.'],
      [
        'Entra nella tasca davanti dello zaino: comodo per le brutte copie e per i compiti di verifica.',
        'La copertina in cartoncino da 250 grammi ha lo spazio per nome, classe e materia.',
      ],
      ['Si vende a partire da cinque pezzi, così il prezzo di ciascuno resta basso.'],
    ],
    tags: ['A5'],
  },
  {
    category: 'Quaderni',
    name: 'Quaderno ad anelli {linea} {misura}',
    shape: 'spiralNotebook',
    sizes: [
      { name: 'A4, 160 pagine', euro: 2.7, look: { ruling: 'righe' } },
      { name: 'A5, 120 pagine', euro: 1.9, look: { ruling: 'quadretti', size: 0.88 } },
      { name: 'A4 con 5 separatori', euro: 3.6, look: { ruling: 'quadretti' } },
    ],
    hasColours: true,
    share: 14,
    says: [
      [
        'Quaderno a spirale con fogli microforati che si staccano senza strappi.',
        'Spirale doppia in metallo e copertina rigida, che fa da appoggio anche senza banco.',
      ],
      ['Si apre del tutto e si ripiega su se stesso, comodo sui banchi stretti dei licei.'],
      [
        'I fogli hanno quattro fori e si possono passare in un raccoglitore.',
        'Adatto alle superiori, dove una materia riempie un quaderno intero.',
      ],
    ],
    tags: ['spirale', 'microforato'],
  },
  {
    category: 'Quaderni',
    name: 'Quaderno di musica {linea} {misura}',
    shape: 'notebook',
    sizes: [
      { name: 'A4', euro: 1.3, look: { ruling: 'pentagramma' } },
      { name: 'A5', euro: 0.9, look: { ruling: 'pentagramma', size: 0.88 } },
    ],
    hasColours: true,
    share: 5,
    says: [
      ['Quaderno pentagrammato con dieci pentagrammi per pagina, ben distanziati.'],
      ['Serve di solito dalla prima media, insieme al flauto dolce.'],
      ['In fondo ha due pagine con le figure delle note e le pause da ripassare.'],
    ],
    tags: ['musica', 'pentagramma'],
  },
  {
    category: 'Diari',
    name: 'Diario scolastico {linea} {misura}',
    shape: 'diary',
    sizes: [
      { name: '12 mesi', euro: 9.2 },
      { name: '12 mesi, formato piccolo', euro: 7.8, look: { size: 0.86 } },
      { name: '16 mesi', euro: 10.9 },
    ],
    hasColours: true,
    share: 24,
    says: [
      [
        'Diario giornaliero dal primo settembre, una pagina per ogni giorno di scuola.',
        'Diario con elastico, segnalibro in tessuto e copertina imbottita.',
      ],
      [
        'Ogni pagina ha lo spazio per i compiti, gli avvisi e la firma di un genitore.',
        'In fondo ci sono l’orario delle lezioni, il calendario delle verifiche e le giustificazioni.',
      ],
      [
        'La carta non riflette la luce e si cancella bene con la gomma.',
        'Le feste nazionali sono già segnate; i ponti della scuola si aggiungono a mano.',
      ],
    ],
    tags: ['diario', 'anno scolastico'],
  },
  {
    category: 'Diari',
    name: 'Planning da tavolo {linea} {misura}',
    shape: 'planner',
    sizes: [
      { name: 'settimanale', euro: 5.4 },
      { name: 'mensile', euro: 4.8 },
    ],
    hasColours: true,
    share: 10,
    says: [
      ['Blocco di fogli a strappo per vedere a colpo d’occhio compiti, verifiche e sport.'],
      ['Sta sulla scrivania o appeso in cucina, dove tutta la famiglia lo legge.'],
      ['Senza date: si comincia quando si vuole e non avanza nulla a giugno.'],
    ],
    tags: ['organizzazione'],
  },
  {
    category: 'Raccoglitori',
    name: 'Raccoglitore ad anelli {linea} {misura}',
    shape: 'binder',
    sizes: [
      { name: 'A4, dorso 4 cm', euro: 3.1 },
      { name: 'A4, dorso 2,5 cm', euro: 2.6, look: { form: 1 } },
    ],
    hasColours: true,
    share: 14,
    says: [
      ['Raccoglitore con quattro anelli in metallo e copertina rivestita, lavabile con un panno.'],
      [
        'Tiene circa 200 fogli: una materia per tutto l’anno, o tutte le schede di un quadrimestre.',
        'L’etichetta sul dorso si sfila, così il raccoglitore serve anche l’anno dopo.',
      ],
      ['I ricambi adatti hanno quattro fori e sono nella categoria Carta.'],
    ],
    tags: ['A4', '4 anelli'],
  },
  {
    category: 'Raccoglitori',
    name: 'Cartelletta con elastico {linea} {misura}',
    shape: 'folder',
    sizes: [
      { name: 'A4', euro: 1.1 },
      { name: 'A4, 4 pezzi', euro: 3.9, look: { pieces: 4 } },
    ],
    hasColours: true,
    share: 12,
    says: [
      ['Cartelletta in cartone rigido con tre lembi ed elastico, per fogli fino al formato A4.'],
      ['Protegge disegni, verifiche e moduli da riportare firmati.'],
      [
        'Sta in piedi nello zaino senza piegarsi.',
        'Etichetta bianca per nome e materia sul davanti.',
      ],
    ],
    tags: ['A4'],
  },
  {
    category: 'Raccoglitori',
    name: 'Buste trasparenti {linea} A4, {misura}',
    shape: 'sleeves',
    sizes: [
      { name: '50 pezzi', euro: 2.9 },
      { name: '100 pezzi', euro: 4.9 },
    ],
    hasColours: false,
    share: 5,
    says: [
      ['Buste in plastica liscia con banda forata, aperte in alto.'],
      ['Servono per le schede distribuite in classe e per il fascicolo delle verifiche.'],
      ['Si adattano a tutti i raccoglitori a due o quattro anelli.'],
    ],
    tags: ['A4', 'confezione'],
  },
];
