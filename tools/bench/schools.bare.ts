import fastify from 'fastify';
import { createPool } from 'mysql2/promise';

/**
 * The measure to compare with: Fastify and mysql2 and nothing else, the same queries for every request, no
 * cache, no compression, no typing errors forgiven.
 */
const pool = createPool({ uri: process.env.MYSQL_URL, connectionLimit: 10 });
const app = fastify();
const active = "school s JOIN source_file f ON f.id = s.source_id AND f.state = 'active'";
const school = `s.codice codiceScuola, s.nome_mostrato nomeScuola, s.indirizzo_mostrato indirizzo, s.cap,
  s.comune_mostrato comune, s.provincia_mostrata provincia, s.sigla siglaProvincia, s.regione_mostrata regione,
  s.tipologia_mostrata tipologiaGrado, s.caratteristica_mostrata caratteristica, s.regione_autonoma regioneAutonoma,
  s.istituto_codice codiceIstituto, s.istituto_nome_mostrato nomeIstituto`;
const adoptions = `SELECT b.isbn, b.titolo_mostrato titolo, b.sottotitolo_mostrato sottotitolo, b.volume,
  b.autori_mostrati autore, b.editore_mostrato editore, b.prezzo_cents / 100 prezzo, e.copertina, e.descrizione,
  d.nome_mostrato materia, d.nome disciplina, c.anno_corso annoCorso, c.sezione, c.combinazione,
  c.tipo_grado tipoGrado, a.nuova nuovaAdozione, a.da_acquistare daAcquistare, a.consigliato
  FROM school_list l
  JOIN class_group c ON c.school_codice = l.school_codice AND c.school_year = l.school_year AND c.source_id = l.source_id
  JOIN adoption a ON a.class_id = c.id JOIN book b ON b.id = a.book_id
  JOIN discipline d ON d.id = a.discipline_id LEFT JOIN book_enrichment e ON e.isbn = b.isbn
  WHERE l.school_codice = ? ORDER BY c.anno_corso, c.sezione, c.combinazione, materia, titolo`;

type Query = Record<string, string>;

async function select(sql: string, values: string[] = []): Promise<unknown> {
  const [rows] = await pool.query(sql, values);
  return rows;
}

function findSchools({ comune, provincia, nome }: Query): Promise<unknown> {
  const conditions: [string, string | undefined][] = [
    ['s.comune_mostrato = ?', comune],
    ['s.provincia_mostrata = ?', provincia],
    ['s.nome_mostrato LIKE ?', nome && `%${nome}%`],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  const where = given.map(([condition]) => condition).join(' AND ');
  const sql = `SELECT ${school} FROM ${active} WHERE ${where} ORDER BY s.nome_mostrato LIMIT 1000`;
  return select(
    sql,
    given.map(([, value]) => value ?? ''),
  );
}

const calls: Record<string, (query: Query) => Promise<unknown>> = {
  regions: () => select(`SELECT DISTINCT regione_mostrata FROM ${active} ORDER BY 1`),
  provinces: ({ regione = '' }) =>
    select(
      `SELECT DISTINCT provincia_mostrata FROM ${active} WHERE regione_mostrata = ? ORDER BY 1`,
      [regione],
    ),
  municipalities: ({ provincia = '' }) =>
    select(
      `SELECT DISTINCT comune_mostrato FROM ${active} WHERE provincia_mostrata = ? ORDER BY 1`,
      [provincia],
    ),
  schools: findSchools,
  getscuole: ({ codiceScuola = '' }) =>
    select(`SELECT ${school} FROM ${active} WHERE s.codice = ?`, [codiceScuola]),
  getadozionibycodicescuola: ({ codiceScuola = '' }) => select(adoptions, [codiceScuola]),
};

app.get('/health/live', () => ({ status: 'up' }));
for (const [name, answer] of Object.entries(calls)) {
  app.get(`/api/${name}`, async (request) => ({ rows: await answer(request.query as Query) }));
}
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
