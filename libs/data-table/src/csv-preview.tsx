import { named } from './count-words';
import { formatCount } from '@zaino/rules/format-count';
import css from './csv-dialog.module.css';

/** What an import would do; as the calls' answers have it. */
export interface CsvPreviewAnswer {
  righe: number;
  nuovi: number;
  modificati: number;
  invariati: number;
  righeConErrori: number;
  /** In the place of what is new, for a table to which no file adds: counts in its own words. */
  ownCounts?: readonly (readonly [words: string, count: number])[];
  /** Of the first lines that would change something. */
  esempi: readonly {
    riga: number;
    /** Null for a new row. */
    id: string | null;
    nome: string;
    modifiche: readonly { campo: string; prima: string | null; dopo: string }[];
  }[];
  errori: readonly { riga: number; campo: string; messaggio: string }[];
  /** Says to the import what this preview saw. */
  token: string;
}

/** How many of the examples' fields are named. */
const MOST_FIELDS = 6;
const MOST_ERRORS = 50;

/** What an import would do: counts, the first changes, and the lines that cannot be read. */
export function CsvPreview({ preview }: { preview: CsvPreviewAnswer }) {
  const { righe, nuovi, modificati, invariati, righeConErrori, esempi, errori } = preview;
  const counts = [
    ['Righe', righe],
    ...(preview.ownCounts ?? [['Nuovi', nuovi] as const]),
    ['Modificati', modificati],
    ['Invariati', invariati],
    ['Con errori', righeConErrori],
  ] as const;
  return (
    <section aria-label="Anteprima">
      <dl className={css.counts}>
        {counts.map(([name, count]) => (
          <div key={name} className={css.count}>
            <dt>{name}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {errori.length > 0 && (
        <>
          <h3 className={css.head}>Righe lasciate fuori</h3>
          <ul className={css.lines}>
            {errori.slice(0, MOST_ERRORS).map(({ riga, campo, messaggio }) => (
              <li key={`${riga} ${campo} ${messaggio}`}>
                <strong>Riga {formatCount(riga)}</strong>
                {campo && `, ${campo}`}: {messaggio}
              </li>
            ))}
          </ul>
          {errori.length > MOST_ERRORS && <p>e altri {formatCount(errori.length - MOST_ERRORS)}</p>}
        </>
      )}
      {esempi.length > 0 && (
        <>
          <h3 className={css.head}>Esempi</h3>
          <ul className={css.lines}>
            {esempi.map(({ riga, id, nome, modifiche }) => (
              <li key={riga}>
                <strong>{nome}</strong> {id ?? 'nuovo'}
                {id !== null && (
                  <>
                    :{' '}
                    {named(
                      modifiche.map(
                        ({ campo, prima, dopo }) =>
                          `${campo} ${short(prima ?? '')} → ${short(dopo)}`,
                      ),
                      { most: MOST_FIELDS },
                    )}
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function short(text: string): string {
  if (text === '') return '(vuoto)';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
