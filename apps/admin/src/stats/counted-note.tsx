import { dayOf, moment } from '../layout/moment-words';
import css from './stats-page.module.css';

/** How fresh figures are that are counted to the order. */
export function CountedNote({ at }: { at: string }) {
  return <p className={css.note}>Contato il {moment(at)}: fino all’ultimo ordine arrivato.</p>;
}

interface SinceNoteProps {
  /** The first day that was counted; null where none was. */
  since: string | null;
  /** Of the period that is shown. */
  from: string;
}

/** Says of figures that are counted from some day on that the period begins earlier; nothing where it does not. */
export function SinceNote({ since, from }: SinceNoteProps) {
  if (since === null) return <p className={css.note}>Non è ancora stato contato niente.</p>;
  if (since <= from) return null;
  return (
    <p className={css.note}>Si conta dal {dayOf(`${since}T12:00:00Z`)}: prima non c’è niente.</p>
  );
}
