import type { Kind } from './kind';

export const geometryKinds: readonly Kind[] = [
  {
    category: 'Geometria',
    name: 'Squadra {linea} {misura}',
    shape: 'setSquare',
    sizes: [
      { name: '45° in acrilico, 30 cm', euro: 3.1 },
      { name: '45° in acrilico, 20 cm', euro: 2.2, look: { size: 0.9 } },
      { name: '60° in acrilico, 30 cm', euro: 3.2, look: { form: 1 } },
    ],
    hasColours: true,
    share: 10,
    says: [
      ['Squadra in acrilico con tacche incise che non si cancellano.'],
      ['Il bordo smussato evita le sbavature della penna.'],
      ['Per tecnologia servono di solito una squadra da 45° e una da 60°.'],
    ],
    tags: ['tecnologia'],
  },
  {
    category: 'Geometria',
    name: 'Righello {linea} {misura}',
    shape: 'ruler',
    sizes: [
      { name: '20 cm', euro: 0.9, look: { size: 0.86 } },
      { name: '30 cm', euro: 1.2 },
      { name: 'in legno, 30 cm', euro: 1.6, look: { form: 1 } },
    ],
    hasColours: true,
    share: 9,
    says: [
      ['Righello con millimetri ben leggibili e numeri grandi.'],
      ['Entra in diagonale nell’astuccio grande; quello da 20 cm in tutti.'],
      ['Si piega un poco senza spezzarsi.'],
    ],
    tags: ['misura'],
  },
  {
    category: 'Geometria',
    name: 'Goniometro {linea} {misura}',
    shape: 'protractor',
    sizes: [
      { name: '180°', euro: 1.1 },
      { name: '360°', euro: 1.5, look: { form: 1 } },
    ],
    hasColours: true,
    share: 8,
    says: [
      ['Goniometro trasparente con doppia scala, per leggere gli angoli da tutte e due le parti.'],
      ['Il centro è segnato con una croce sottile.'],
      ['Si usa dalla quarta primaria.'],
    ],
    tags: ['angoli'],
  },
  {
    category: 'Geometria',
    name: 'Compasso {linea} {misura}',
    shape: 'compass',
    sizes: [
      { name: 'scolastico', euro: 4.9 },
      { name: 'con balaustrone', euro: 12.8, look: { form: 1 } },
    ],
    hasColours: true,
    share: 13,
    says: [
      ['Compasso in metallo con aste rigide che tengono la misura.'],
      ['Fa cerchi fino a 32 cm di diametro.'],
      [
        'Comprende mine di ricambio e custodia.',
        'L’attacco prende anche una penna o un pennarello sottile.',
      ],
    ],
    tags: ['tecnologia'],
  },
  {
    category: 'Geometria',
    name: 'Set di compassi {linea} {misura}',
    shape: 'compassSet',
    sizes: [
      { name: '7 pezzi', euro: 15.2 },
      { name: '9 pezzi', euro: 19.7 },
    ],
    hasColours: true,
    share: 6,
    says: [
      ['Valigetta con compasso, prolunga, balaustrino, gomma e mine.'],
      ['Basta per tutti e tre gli anni delle medie.'],
      ['Ogni pezzo ha il suo posto e si vede subito se manca.'],
    ],
    tags: ['tecnologia', 'completo'],
  },
  {
    category: 'Geometria',
    name: 'Set geometria {linea} {misura}',
    shape: 'geometrySet',
    sizes: [
      { name: '4 pezzi', euro: 4.4 },
      { name: '4 pezzi, grande', euro: 5.9, look: { size: 1.05 } },
    ],
    hasColours: true,
    share: 9,
    says: [
      ['Righello, due squadre e goniometro nella loro custodia.'],
      ['Costa meno dei pezzi sciolti e non si perde nello zaino.'],
      ['Plastica spessa 2 mm, con bordi arrotondati.'],
    ],
    tags: ['completo'],
  },
  {
    category: 'Geometria',
    name: 'Riga a T {linea} {misura}',
    shape: 'tSquare',
    sizes: [
      { name: '60 cm', euro: 7.6, look: { size: 0.94 } },
      { name: '80 cm', euro: 9.3 },
    ],
    hasColours: false,
    share: 4,
    says: [
      ['Riga con testa in legno che scorre lungo il bordo del tavolo.'],
      ['Traccia parallele per le proiezioni ortogonali, alle superiori.'],
      ['La testa si regola e si blocca con una vite.'],
    ],
    tags: ['disegno tecnico', 'superiori'],
  },
  {
    category: 'Calcolatrici',
    name: 'Calcolatrice scientifica {linea} {misura}',
    shape: 'calculator',
    sizes: [
      { name: '240', euro: 17.2, look: { form: 1 } },
      { name: '320', euro: 21.4, look: { form: 1 } },
      { name: '180', euro: 13.6, look: { form: 1, size: 0.95 } },
    ],
    hasColours: true,
    share: 16,
    says: [
      ['Calcolatrice con schermo a due righe che mostra frazioni e potenze come sul libro.'],
      ['Ha le funzioni che servono dalle medie alla maturità scientifica.'],
      [
        'Di solito è ammessa alle prove; controllate l’elenco della scuola.',
        'Funziona a batteria e con la luce, e si spegne da sola.',
      ],
    ],
    tags: ['scientifica', 'superiori'],
  },
  {
    category: 'Calcolatrici',
    name: 'Calcolatrice grafica {linea} {misura}',
    shape: 'calculator',
    sizes: [
      { name: '700', euro: 58, look: { form: 2 } },
      { name: '900', euro: 72, look: { form: 2, size: 1.04 } },
    ],
    hasColours: true,
    share: 8,
    says: [
      ['Calcolatrice che disegna funzioni e tabelle, con cavo per ricaricarla.'],
      ['Serve nel triennio del liceo scientifico e all’istituto tecnico.'],
      ['Ha la modalità d’esame che spegne la memoria.'],
    ],
    tags: ['grafica', 'superiori'],
  },
  {
    category: 'Calcolatrici',
    name: 'Calcolatrice tascabile {linea} {misura}',
    shape: 'calculator',
    sizes: [
      { name: '8 cifre', euro: 4.1 },
      { name: '10 cifre', euro: 5.3 },
    ],
    hasColours: true,
    share: 10,
    says: [
      ['Calcolatrice semplice con tasti grandi e schermo inclinato.'],
      ['Per i conti di casa e per controllare i compiti della primaria.'],
      ['Va a luce e ha una batteria di riserva.'],
    ],
    tags: ['tascabile'],
  },
];
