import type { ReactNode } from 'react';
import css from './bulk-dialog.module.css';
import type { BulkEffect, Effect } from './bulk-effect';
import { andOthers, counted } from './count-words';
import type { TableDefinition, TableRow } from './table-definition';

/** How many rows are shown one by one. */
const SHOWN = 5;

/** What a table says of the changes of many rows. */
export interface EffectTerms<Row> {
  /** What becomes of one row: `Inattivo → Attivo`. */
  effectWords: (effect: Effect<Row>) => string;
  /** Why some rows are left out and stay as they are, in a sentence. */
  refusedWords?: (rows: readonly Row[]) => string;
  /** What else is to be known before. */
  notice?: (effects: readonly Effect<Row>[]) => ReactNode;
}

interface BulkPreviewProps<Row extends TableRow> {
  table: TableDefinition<Row>;
  effect: BulkEffect<Row>;
  /** What the change is called. */
  words: string;
  terms: EffectTerms<Row>;
}

/** How many rows a change would touch, what becomes of the first of them, and what is left out. */
export function BulkPreview<Row extends TableRow>(props: BulkPreviewProps<Row>) {
  const { table, effect, words, terms } = props;
  const { effects, unchanged, refused } = effect;
  const noun = table.words;
  return (
    <section aria-label="Anteprima" className={css.preview}>
      <p role="status">
        <strong>
          {words}: {counted(noun, effects.length)}.
        </strong>{' '}
        {unchanged.length > 0 &&
          `${counted(noun, unchanged.length)} ${unchanged.length === 1 ? 'è' : 'sono'} già così.`}{' '}
        {refused.length > 0 && terms.refusedWords?.(refused)}
      </p>
      <ul>
        {effects.slice(0, SHOWN).map((one) => (
          <li key={one.before.id} className={css.effect}>
            <strong>{table.nameOf(one.before)}</strong> {terms.effectWords(one)}
          </li>
        ))}
      </ul>
      {effects.length > SHOWN && <p>{andOthers(noun, effects.length - SHOWN)}</p>}
      {effects.length > 0 && <p className={css.calm}>Si può annullare subito dopo.</p>}
      {terms.notice?.(effects)}
    </section>
  );
}
