import { hashText } from '../chance';

/** The years of a course that one volume serves; it is bought in the first of them. */
export interface VolumeSpan {
  from: number;
  to: number;
  cents: number;
}

/** A book that the classes of a course have. */
export interface SchoolSubject {
  /** Tells subjects apart that share a name (ITALIANO has a reader and a grammar). */
  id: number;
  /** DISCIPLINA in the ministry's words. */
  disciplina: string;
  /** Of which words its titles are made. */
  family: string;
  volumes: VolumeSpan[];
  share: Share;
  /** Share of its books that are only recommended. */
  recommended: number;
  /** Whether the ministry fixes its prices (primary schools). */
  hasFixedPrice: boolean;
}

/** Which classes have a subject: those whose draw for `key` falls between the two. */
interface Share {
  key: number;
  /** The second foreign language is drawn for each section, all else for the whole school. */
  isLanguage: boolean;
  from: number;
  to: number;
}

let count = 0;

/**
 * One subject a line: `DISCIPLINA | family | volumes | share | recommended`, both shares in per cent.
 * A volume is `1:2890` (one year and its price in cents) or `1-3:2890` (bought in year 1, used up to
 * year 3). Subjects that exclude one another share a draw: `lingua 0-67` and `lingua 67-100`.
 */
export function readSubjects(table: string, options = { hasFixedPrice: false }): SchoolSubject[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [disciplina = '', family = '', volumes = '', share = '', recommended = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    count += 1;
    return {
      id: count,
      disciplina,
      family,
      volumes: volumes.split(' ').map(readVolume),
      share: readShare(share, count),
      recommended: Number(recommended) / 100,
      ...options,
    };
  });
}

function readVolume(text: string): VolumeSpan {
  const [years = '', cents] = text.split(':');
  const [from = 1, to = from] = years.split('-').map(Number);
  return { from, to, cents: Number(cents) };
}

function readShare(text: string, id: number): Share {
  const [name = '', range] = text.split(' ');
  if (range === undefined) return { key: id, isLanguage: false, from: 0, to: Number(text) / 100 };
  const [from = 0, to = 100] = range.split('-').map(Number);
  return { key: hashText(name), isLanguage: name === 'lingua', from: from / 100, to: to / 100 };
}

/** Which volume a class of that year uses; -1 where it has none. */
export function volumeOfYear({ volumes }: SchoolSubject, year: number): number {
  return volumes.findIndex(({ from, to }) => from <= year && year <= to);
}
