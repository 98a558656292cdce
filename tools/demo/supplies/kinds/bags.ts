import type { Kind } from './kind';

export const bagKinds: readonly Kind[] = [
  {
    category: 'Zaini',
    name: 'Zaino {linea} {misura}',
    shape: 'backpack',
    sizes: [
      { name: '28 litri', euro: 36 },
      { name: '22 litri', euro: 31, look: { size: 0.94 } },
      { name: '18 litri', euro: 26, look: { size: 0.88 } },
    ],
    hasColours: true,
    share: 34,
    says: [
      [
        'Zaino con schienale imbottito, spallacci larghi e cinghia sul petto che si sgancia.',
        'Zaino in tessuto idrorepellente con fondo rinforzato e cuciture doppie.',
      ],
      [
        'Lo scomparto grande accoglie quadernoni e libri in A4, quello piccolo il diario e l’astuccio.',
        'Vuoto pesa meno di 900 grammi; la tasca per il portatile è imbottita su tutti i lati.',
      ],
      [
        'Gli inserti riflettenti si vedono anche nelle mattine d’inverno.',
        'Le tasche laterali tengono la borraccia e un ombrello piccolo.',
        'Si lava a mano con acqua tiepida e si asciuga all’aria.',
      ],
    ],
    tags: ['zaino', 'schienale imbottito'],
  },
  {
    category: 'Zaini',
    name: 'Zaino trolley {linea} {misura}',
    shape: 'trolley',
    sizes: [
      { name: '30 litri', euro: 48 },
      { name: '24 litri', euro: 42, look: { size: 0.93 } },
    ],
    hasColours: true,
    share: 16,
    says: [
      ['Zaino con ruote e manico telescopico, da trainare o da portare in spalla.'],
      [
        'Utile nei giorni con molti libri: il peso sta sulle ruote e non sulla schiena.',
        'Le ruote in gomma sono silenziose e coperte da un telo quando si mette in spalla.',
      ],
      [
        'Chiedete prima se la scuola ha molte scale: lì conviene uno zaino leggero.',
        'Il manico rientra del tutto e si chiude con una cerniera.',
      ],
    ],
    tags: ['trolley', 'ruote'],
  },
  {
    category: 'Zaini',
    name: 'Sacca {linea} {misura}',
    shape: 'drawstring',
    sizes: [
      { name: 'da palestra', euro: 5.2 },
      { name: 'da palestra con tasca', euro: 6.9 },
    ],
    hasColours: true,
    share: 12,
    says: [
      ['Sacca leggera con chiusura a coulisse e cordoni che fanno da spallacci.'],
      ['Tiene scarpe da ginnastica, tuta e un asciugamano per l’ora di motoria.'],
      ['Si piega in un pugno e sta sul fondo dello zaino.', 'Si lava in lavatrice a 30 gradi.'],
    ],
    tags: ['motoria'],
  },
  {
    category: 'Zaini',
    name: 'Tracolla {linea} {misura}',
    shape: 'messenger',
    sizes: [
      { name: '14 litri', euro: 24 },
      { name: 'per portatile da 15 pollici', euro: 29 },
    ],
    hasColours: true,
    share: 9,
    says: [
      ['Borsa a tracolla con patta e due fibbie, pensata per le superiori.'],
      ['La fascia imbottita si regola e distribuisce il peso sulla spalla.'],
      ['Dentro ha uno scomparto per il tablet e una tasca con cerniera per chiavi e telefono.'],
    ],
    tags: ['superiori'],
  },
  {
    category: 'Borracce e merenda',
    name: 'Borraccia {linea} {misura}',
    shape: 'bottle',
    sizes: [
      { name: '500 ml', euro: 8.4 },
      { name: 'termica 500 ml', euro: 12.8, look: { form: 1 } },
      { name: '350 ml', euro: 7.2, look: { size: 0.86 } },
      { name: 'termica 750 ml', euro: 15.4, look: { form: 1, size: 1.08 } },
    ],
    hasColours: true,
    share: 22,
    says: [
      [
        'Borraccia in acciaio con tappo a vite e guarnizione che non perde nello zaino.',
        'Borraccia senza bisfenolo con beccuccio che si apre con una mano.',
      ],
      [
        'L’imboccatura è larga abbastanza per lo scovolino e per i cubetti di ghiaccio.',
        'Entra nella tasca laterale di quasi tutti gli zaini.',
      ],
      [
        'Tappo e guarnizione si smontano e si lavano a mano.',
        'Sul fondo c’è lo spazio per scrivere il nome con un pennarello indelebile.',
      ],
    ],
    tags: ['acciaio', 'senza plastica'],
  },
  {
    category: 'Borracce e merenda',
    name: 'Porta merenda {linea} {misura}',
    shape: 'snackBox',
    sizes: [
      { name: 'a 3 scomparti', euro: 7.6 },
      { name: 'con posate', euro: 9.1 },
    ],
    hasColours: true,
    share: 12,
    says: [
      ['Scatola per la merenda con scomparti separati e chiusura a scatto.'],
      ['Il panino resta asciutto anche con la frutta tagliata accanto.'],
      ['Va in lavastoviglie nel cestello alto; non è adatta al microonde.'],
    ],
    tags: ['merenda'],
  },
  {
    category: 'Borracce e merenda',
    name: 'Borsa termica {linea} {misura}',
    shape: 'lunchBag',
    sizes: [
      { name: 'per il pranzo', euro: 8.9 },
      { name: 'per la merenda', euro: 6.8, look: { size: 0.85 } },
    ],
    hasColours: true,
    share: 8,
    says: [
      ['Borsa isolata con cerniera e manico, foderata in alluminio per alimenti.'],
      ['Tiene in fresco il pranzo fino alla mensa, con un panetto di ghiaccio anche di più.'],
      ['L’interno si pulisce con una spugna e si asciuga in un momento.'],
    ],
    tags: ['mensa', 'termica'],
  },
  {
    category: 'Astucci',
    name: 'Astuccio {linea} {misura}',
    shape: 'zipCase',
    sizes: [
      { name: '1 zip', euro: 9.8 },
      { name: '2 zip', euro: 12.4, look: { form: 1 } },
    ],
    hasColours: true,
    share: 20,
    says: [
      [
        'Astuccio rettangolare in tessuto resistente, con cerniera che scorre senza incepparsi.',
        'Astuccio morbido con elastici interni per penne, gomma e temperino.',
      ],
      ['Contiene una trentina di pezzi e resta sottile nello zaino.'],
      [
        'Si vende vuoto: penne e matite sono da aggiungere a parte.',
        'Ha una finestrella per il nome, utile nei primi anni.',
      ],
    ],
    tags: ['astuccio'],
  },
  {
    category: 'Astucci',
    name: 'Astuccio a bustina {linea} {misura}',
    shape: 'roundCase',
    sizes: [
      { name: 'tondo', euro: 5.9 },
      { name: 'tondo grande', euro: 7.4, look: { size: 1.06 } },
    ],
    hasColours: true,
    share: 14,
    says: [
      ['Bustina cilindrica con una sola cerniera: si trova tutto senza cercare.'],
      ['Piace alle medie, dove l’astuccio pieno di elastici comincia a stare stretto.'],
      ['La fodera è scura e non mostra i segni delle matite.', 'Si lava in lavatrice a 30 gradi.'],
    ],
    tags: ['astuccio', 'bustina'],
  },
  {
    category: 'Astucci',
    name: 'Astuccio completo {linea} {misura}',
    shape: 'filledCase',
    sizes: [
      { name: '1 scomparto', euro: 15.2 },
      { name: '3 scomparti', euro: 22.6, look: { form: 1 } },
    ],
    hasColours: true,
    share: 16,
    says: [
      [
        'Astuccio già pieno: pennarelli, matite colorate, penne, righello, gomma e temperino.',
        'Astuccio a libro con tutto quello che serve il primo giorno di scuola primaria.',
      ],
      ['Ogni pezzo ha il suo elastico, così a fine giornata si vede che cosa manca.'],
      [
        'I pennarelli sono a base d’acqua e si lavano dai vestiti.',
        'Attaccate il nome a ogni matita: si perdono meno.',
      ],
    ],
    tags: ['completo', 'primaria'],
  },
];
