import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';

/** Paths of each call, as the real distribution of schools and classes has them. */
export interface SchoolsTargets {
  regions: string[];
  provinces: string[];
  municipalities: string[];
  schools: string[];
  search: string[];
  school: string[];
  adoptions: string[];
}

interface SchoolRow extends RowDataPacket {
  codice: string;
  nome: string;
  comune: string;
  provincia: string;
  regione: string;
}

interface ClassRow extends RowDataPacket {
  codice: string;
}

const SEED = 20_260_901;

/** Draws so many targets of each call: places by their schools, lists by their classes; always the same ones. */
export async function drawTargets(mysqlUrl: string, count: number): Promise<SchoolsTargets> {
  const connection = await createConnection(mysqlUrl);
  const [schools] = await connection.query<SchoolRow[]>(
    `SELECT codice, nome_mostrato nome, comune_mostrato comune, provincia_mostrata provincia,
            regione_mostrata regione FROM school ORDER BY codice`,
  );
  const [classes] = await connection.query<ClassRow[]>(
    'SELECT school_codice codice FROM class_group ORDER BY id',
  );
  await connection.end();
  const random = seededRandom(SEED);
  const pick = <Row>(rows: Row[]): Row => rows[Math.floor(random() * rows.length)] as Row;
  const draw = (path: () => string) => Array.from({ length: count }, path);
  return {
    regions: draw(() => '/api/regions'),
    provinces: draw(() => path('provinces', { regione: pick(schools).regione })),
    municipalities: draw(() => path('municipalities', { provincia: pick(schools).provincia })),
    schools: draw(() => {
      const { comune, provincia, regione } = pick(schools);
      return path('schools', { regione, provincia, comune });
    }),
    search: draw(() => {
      const school = pick(schools);
      const place: Record<string, string> = random() < 0.3 ? { provincia: school.provincia } : {};
      return path('schools', { ...place, nome: typedName(school.nome, random) });
    }),
    school: draw(() => path('getscuole', { codiceScuola: pick(schools).codice })),
    adoptions: draw(() =>
      path('getadozionibycodicescuola', { codiceScuola: pick(classes).codice }),
    ),
  };
}

function path(call: string, query: Record<string, string>): string {
  return `/api/${call}?${new URLSearchParams(query).toString()}`;
}

/** One to three words of a school's name; one in five has a typing error. */
function typedName(name: string, random: () => number): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const first = Math.floor(random() * Math.max(1, words.length - 1));
  const typed = words.slice(first, first + 1 + Math.floor(random() * 3)).join(' ') || name;
  if (random() > 0.2 || typed.length < 5) return typed;
  const at = 1 + Math.floor(random() * (typed.length - 2));
  return typed.slice(0, at) + typed.slice(at + 1);
}

/** mulberry32: the same numbers for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
