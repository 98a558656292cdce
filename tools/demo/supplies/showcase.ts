import type { Supply } from './supply';

/** A product that screens and documents show: it is the first of its name's kind, with figures of its own. */
export interface Showcase extends Pick<
  Supply,
  'nome' | 'prezzoOriginale' | 'sconto' | 'valutazione' | 'numeroRecensioni' | 'tags'
> {
  /** Begin of the kind's name. */
  kind: string;
  /** Which of the kind's sizes. */
  size: number;
  colour: number;
  /** Discount of 20 days ago, where it was a higher one. */
  earlierDiscount?: number;
}

export const showcase: readonly Showcase[] = [
  {
    kind: 'Zaino {linea}',
    size: 0,
    colour: 0,
    nome: 'Zaino Sentiero 28 litri',
    prezzoOriginale: 43.92,
    sconto: 20,
    valutazione: 4.6,
    numeroRecensioni: 212,
    tags: ['zaino', 'schienale imbottito'],
  },
  {
    kind: 'Quaderni',
    size: 0,
    colour: 1,
    nome: 'Quaderni A4 a righe B, 10 pezzi',
    prezzoOriginale: 10,
    sconto: 0,
    valutazione: 4.1,
    numeroRecensioni: 88,
    tags: ['A4', 'confezione'],
  },
  {
    kind: 'Penne a sfera',
    size: 0,
    colour: 0,
    nome: 'Penne a sfera, 3 colori',
    earlierDiscount: 19,
    prezzoOriginale: 3.36,
    sconto: 15,
    valutazione: 3.6,
    numeroRecensioni: 41,
    tags: ['a scatto', 'confezione'],
  },
  {
    kind: 'Astuccio {linea}',
    size: 1,
    colour: 2,
    nome: 'Astuccio Prato, 2 zip',
    prezzoOriginale: 15.12,
    sconto: 0,
    valutazione: 4.4,
    numeroRecensioni: 19,
    tags: ['nuovo', 'astuccio'],
  },
  {
    kind: 'Compasso',
    size: 1,
    colour: 3,
    nome: 'Compasso Arco con balaustrone',
    prezzoOriginale: 13.44,
    sconto: 0,
    valutazione: 4.9,
    numeroRecensioni: 63,
    tags: ['tecnologia'],
  },
  {
    kind: 'Calcolatrice scientifica',
    size: 0,
    colour: 7,
    nome: 'Calcolatrice scientifica Cifra 240',
    prezzoOriginale: 17.52,
    sconto: 15,
    valutazione: 4.2,
    numeroRecensioni: 137,
    tags: ['scientifica', 'superiori'],
  },
  {
    kind: 'Evidenziatori',
    size: 0,
    colour: 3,
    nome: 'Evidenziatori pastello, 3 pezzi',
    prezzoOriginale: 4.48,
    sconto: 0,
    valutazione: 3.1,
    numeroRecensioni: 9,
    tags: ['nuovo', 'pastello'],
  },
  {
    kind: 'Squadra',
    size: 0,
    colour: 2,
    nome: 'Squadra 45° in acrilico, 30 cm',
    prezzoOriginale: 3.12,
    sconto: 0,
    valutazione: 2.6,
    numeroRecensioni: 12,
    tags: ['tecnologia'],
  },
];
