import type { Kind } from './kind';

export const paperKinds: readonly Kind[] = [
  {
    category: 'Carta',
    name: 'Risma di carta {linea} {misura}',
    shape: 'ream',
    sizes: [
      { name: 'A4 80 g, 500 fogli', euro: 4.3 },
      { name: 'A4 riciclata, 500 fogli', euro: 4.6 },
      { name: 'A3 80 g, 500 fogli', euro: 8.7, look: { size: 1.06 } },
    ],
    hasColours: true,
    share: 9,
    says: [
      ['Carta per fotocopie e stampanti, bianca e senza polvere.'],
      ['Molte scuole ne chiedono una risma a famiglia a inizio anno.'],
      ['Non si inceppa nella stampa su due lati.'],
    ],
    tags: ['stampa'],
  },
  {
    category: 'Carta',
    name: 'Cartoncini colorati {linea} {misura}',
    shape: 'cardstock',
    sizes: [
      { name: '50 × 70, 10 fogli', euro: 5.3, look: { pieces: 8 } },
      { name: 'A4, 20 fogli', euro: 3.7, look: { pieces: 6 } },
      { name: '25 × 35, 10 fogli', euro: 2.9, look: { pieces: 5 } },
    ],
    hasColours: false,
    share: 6,
    says: [
      ['Cartoncini da 220 grammi colorati in pasta, uguali sui due lati.'],
      ['Si tagliano netti e si piegano senza crepe: per cartelloni, biglietti e lavoretti.'],
      ['Colori assortiti.'],
    ],
    tags: ['cartelloni', 'confezione'],
  },
  {
    category: 'Carta',
    name: 'Copertine per libri {linea} {misura}',
    shape: 'coverRoll',
    sizes: [
      { name: 'rotolo 50 cm × 3 m', euro: 2.3 },
      { name: '3 rotoli 50 cm × 3 m', euro: 5.9, look: { pieces: 3 } },
    ],
    hasColours: true,
    share: 8,
    says: [
      ['Foderina trasparente in polipropilene che non si attacca alla copertina.'],
      ['Un rotolo veste circa sei libri di testo.'],
      ['Si ferma all’interno con un po’ di nastro: il libro si rivende senza segni.'],
    ],
    tags: ['libri', 'foderine'],
  },
  {
    category: 'Carta',
    name: 'Ricambi per raccoglitore {linea} {misura}',
    shape: 'sleeves',
    sizes: [
      { name: 'A4 a righe, 40 fogli', euro: 1.5 },
      { name: 'A4 a quadretti, 40 fogli', euro: 1.5 },
    ],
    hasColours: false,
    share: 5,
    minimum: 5,
    says: [
      ['Fogli con quattro fori rinforzati che non si strappano.'],
      ['Margine rosso e carta da 80 grammi.'],
      ['Pacchi da 40 fogli; si comincia da cinque pacchi.'],
    ],
    tags: ['A4', 'ricambio'],
  },
  {
    category: 'Colle e forbici',
    name: 'Colla stick {linea} {misura}',
    shape: 'glueStick',
    sizes: [
      { name: '20 g', euro: 0.9 },
      { name: '40 g', euro: 1.6, look: { size: 1.08 } },
      { name: '3 pezzi da 20 g', euro: 2.4, look: { pieces: 3 } },
    ],
    hasColours: true,
    share: 11,
    says: [
      ['Colla in stick senza solventi, che si lava dai vestiti con acqua.'],
      ['Incolla subito carta e fotografie e lascia qualche secondo per correggere.'],
      ['Chiusa bene dura un quadrimestre.', 'Alla primaria se ne consuma circa una al mese.'],
    ],
    tags: ['senza solventi'],
  },
  {
    category: 'Colle e forbici',
    name: 'Colla vinilica {linea} {misura}',
    shape: 'liquidGlue',
    sizes: [
      { name: '100 g', euro: 1.5 },
      { name: '50 ml, trasparente', euro: 1.3, look: { form: 1 } },
    ],
    hasColours: true,
    share: 9,
    says: [
      ['Colla liquida con beccuccio sottile, per carta, legno e stoffa.'],
      ['Diventa trasparente quando asciuga.'],
      ['Si toglie dalle mani come una pellicola.'],
    ],
    tags: ['lavoretti'],
  },
  {
    category: 'Colle e forbici',
    name: 'Forbici {linea} {misura}',
    shape: 'scissors',
    sizes: [
      { name: 'punta tonda, 13 cm', euro: 1.8, look: { form: 1, size: 0.94 } },
      { name: 'a punta, 17 cm', euro: 2.9 },
      { name: 'per mancini, 13 cm', euro: 2.3, look: { form: 1, size: 0.94 } },
    ],
    hasColours: true,
    share: 13,
    says: [
      ['Forbici con lame in acciaio inossidabile e anelli morbidi.'],
      ['Tagliano netto carta e cartoncino fino all’ultimo centimetro.'],
      [
        'Per i primi anni la scuola chiede le punte tonde.',
        'Chi usa la sinistra taglia meglio con il modello per mancini.',
      ],
    ],
    tags: ['forbici'],
  },
];
