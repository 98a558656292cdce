import type { ArticleDraft } from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { reportError } from '@zaino/web/telemetry';
import { useState } from 'react';
import { moment } from '../../layout/moment-words';
import css from './article-dialog.module.css';
import { dropDraft } from './article-form.api';

interface DraftOfferProps {
  title: string;
  /** Latest first, at least one. */
  drafts: ArticleDraft[];
  isNew: boolean;
  onResume: (draft: ArticleDraft) => void;
  /** Begins without a draft. */
  onBegin: () => void;
  onClose: () => void;
}

/** What this admin wrote and did not save is offered before the form is opened. */
export function DraftOffer(props: DraftOfferProps) {
  const { title, isNew, onResume, onBegin, onClose } = props;
  const [drafts, setDrafts] = useState(props.drafts);

  const discard = ({ key }: ArticleDraft) => {
    // It would only be offered once more.
    dropDraft(key).catch(reportError);
    const left = drafts.filter((draft) => draft.key !== key);
    setDrafts(left);
    if (left.length === 0) onBegin();
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        isNew && (
          <Button variant="outline" onClick={onBegin}>
            Comincia un nuovo articolo
          </Button>
        )
      }
    >
      <p>
        {isNew
          ? 'Ci sono bozze che non hai ancora salvato come articolo.'
          : 'C’è una bozza con modifiche che non hai ancora salvato.'}
      </p>
      <ul className={css.drafts}>
        {drafts.map((draft) => (
          <li key={draft.key} className={css.draft}>
            <p>
              <strong>{draft.fields.title.trim() || 'Senza titolo'}</strong>
              <br />
              {moment(draft.savedAt)}
            </p>
            <div className={css.answers}>
              <Button size="small" onClick={() => onResume(draft)}>
                Riprendi la bozza
              </Button>
              <Button size="small" variant="outline" onClick={() => discard(draft)}>
                Scarta la bozza
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
