import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Images } from './images';
import { ClassSupplies } from './class-supplies';
import { CLASS_SUPPLIES_FILE, MAKERS_FILE } from './import-files';
import { makers } from './makers';
import { ProductFile } from './product-file';
import { supplies } from './supplies';
import type { PastPrice, DemoSupply } from './supply';

/** Lines of one file: a file of an import has a limit. */
const LINES_OF_A_FILE = 20_000;
/** Products beyond it are for load: those have no prices of before. */
const LAST_WITH_PAST = 2_000;

const identity = ['nome', 'categoria', 'fornitore', 'fornitoreProductId'];
const price = ['prezzoOriginale', 'margine', 'sconto'];
const columns = [
  ...identity,
  'descrizione',
  ...price,
  'urlAliexpress',
  'immagini',
  'tags',
  'active',
  'inVendita',
  'pezzi_disponibili',
  'pezzi_singolo_acquisto',
  'valutazione',
  'numeroRecensioni',
  'produttore',
  'avvertenze',
  'marcaturaCe',
];

/** The first day makes the products, later ones say what was different; images come with what is now. */
const pastColumns = (days: number) =>
  days === 60 ? columns.filter((column) => column !== 'immagini') : [...identity, ...price];

interface Plan {
  /** Everything that is in it goes. */
  folder: string;
  /** Numbers of the first and the last product. */
  first: number;
  last: number;
}

interface SuppliesSummary {
  products: number;
  images: number;
}

/**
 * Writes the school supplies as files of the catalogue's import, the same ones every time: the makers, `storia-60.csv` and
 * `storia-20.csv` with what was different so many days ago, then `prodotti.csv`, `prodotti-2.csv` … with what is
 * now, the images in `immagini/`, and `materiale.json` with what each year of school needs of them.
 */
export function writeSupplies({ folder, first, last }: Plan): SuppliesSummary {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MAKERS_FILE), JSON.stringify(makers, null, 2));
  const images = new Images(join(folder, 'immagini'));
  const files = new SupplyFiles(folder);
  const classSupplies = new ClassSupplies();
  let number = 0;
  for (const supply of supplies(images)) {
    number += 1;
    if (number > last) break;
    if (number < first) continue;
    const { past, ...now } = supply;
    classSupplies.note(now);
    files.write(now, number <= LAST_WITH_PAST ? past : []);
  }
  files.close();
  writeFileSync(join(folder, CLASS_SUPPLIES_FILE), JSON.stringify(classSupplies.lists(), null, 2));
  return { products: last - first + 1, images: images.count };
}

class SupplyFiles {
  private readonly past = new Map<number, ProductFile>();
  private readonly folder: string;
  private now: ProductFile;
  private part = 1;

  constructor(folder: string) {
    this.folder = folder;
    this.now = new ProductFile(join(folder, 'prodotti.csv'), columns);
  }

  write(supply: DemoSupply, past: readonly PastPrice[]): void {
    const row = { ...supply, immagini: supply.immagini.map((name) => `file:${name}`) };
    for (const { daysAgo, ...then } of past) this.fileOf(daysAgo).write({ ...row, ...then });
    if (this.now.lines >= LINES_OF_A_FILE) this.nextPart();
    this.now.write(row);
  }

  close(): void {
    for (const file of [...this.past.values(), this.now]) file.close();
  }

  private fileOf(days: number): ProductFile {
    const path = join(this.folder, `storia-${days}.csv`);
    const file = this.past.get(days) ?? new ProductFile(path, pastColumns(days));
    this.past.set(days, file);
    return file;
  }

  private nextPart(): void {
    this.now.close();
    this.part += 1;
    this.now = new ProductFile(join(this.folder, `prodotti-${this.part}.csv`), columns);
  }
}
