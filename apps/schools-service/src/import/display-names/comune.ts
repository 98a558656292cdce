import comuniByProvince from '../seed/comuni.json';
import { collapseBlanks, isAllCapitals, restoreAccents } from './letters';
import { nameCase } from './name-case';

const regions = new Map([
  ['EMILIA ROMAGNA', 'Emilia-Romagna'],
  ['FRIULI-VENEZIA G.', 'Friuli-Venezia Giulia'],
  ['TRENTINO-ALTO ADIGE', 'Trentino-Alto Adige'],
  ["VALLE D' AOSTA", "Valle d'Aosta"],
]);

const provinces = new Map([
  ["FORLI'-CESENA", 'Forlì-Cesena'],
  ['REGGIO EMILIA', 'Reggio Emilia'],
  ['REGGIO CALABRIA', 'Reggio Calabria'],
  ['MONZA E DELLA BRIANZA', 'Monza e della Brianza'],
  ['PESARO E URBINO', 'Pesaro e Urbino'],
  ['BARLETTA-ANDRIA-TRANI', 'Barletta-Andria-Trani'],
  ['VERBANO-CUSIO-OSSOLA', 'Verbano-Cusio-Ossola'],
  ['MASSA-CARRARA', 'Massa-Carrara'],
]);

/** A comune of ISTAT's list. */
export interface IstatComune {
  /** Italian name. */
  name: string;
  /** Car-plate code of its province. */
  sigla: string;
}

const comuni = readSeed(comuniByProvince);

export function displayRegion(region: string): string {
  return regions.get(region.trim().toUpperCase()) ?? displayPlace(region);
}

export function displayProvince(province: string): string {
  return provinces.get(province.trim().toUpperCase()) ?? displayPlace(province);
}

/** By the cadastral code, never by name; names serve only where ISTAT does not know the code. */
export function findComune(cadastralCode: string, ministryName: string): IstatComune {
  return comuni.get(cadastralCode) ?? { name: displayPlace(ministryName), sigla: '' };
}

/** Of bilingual names (`BOLZANO * BOZEN`) the Italian half. */
function displayPlace(place: string): string {
  const [italian = ''] = place.split('*');
  const clean = collapseBlanks(italian).replaceAll("D' ", "D'");
  return isAllCapitals(clean) ? nameCase(restoreAccents(clean)) : clean;
}

/** One line for each province: `A001 Abano Terme;A075 Agna;…`. Source: ISTAT, elenco dei comuni. */
function readSeed(seed: Record<string, string>): Map<string, IstatComune> {
  const found = new Map<string, IstatComune>();
  for (const [sigla, line] of Object.entries(seed)) {
    for (const entry of line.split(';')) {
      found.set(entry.slice(0, 4), { name: entry.slice(5), sigla });
    }
  }
  return found;
}
