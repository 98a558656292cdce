import type { DraftState } from './draft-autosave';
import { romeWall } from './rome-moment';
import css from './article-dialog.module.css';

function wordsOf(state: DraftState): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'kept':
      return `Bozza salvata alle ${romeWall(state.at).slice(-5)}`;
    case 'failed':
      return 'Bozza non salvata: nuovo tentativo fra poco';
  }
}

/** Whether what is typed is kept meanwhile; read out once a minute at most. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <p role="status" className={css.status}>
      {wordsOf(state)}
    </p>
  );
}
