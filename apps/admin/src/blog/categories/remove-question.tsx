import type { AdminCategory } from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useEffect, useRef } from 'react';
import { removeCategory } from './categories.api';
import css from './categories.module.css';
import { orOutdated } from './or-outdated';

interface RemoveQuestionProps {
  category: AdminCategory;
  onClose: () => void;
  onRemoved: () => void;
  onOutdated: (words: string) => void;
}

/** In the place of a category's commands. */
export function RemoveQuestion({ category, onClose, onRemoved, onOutdated }: RemoveQuestionProps) {
  const { id, name } = category;
  const { isSending, failure, send } = useSubmission();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);

  const remove = () =>
    send(async () => {
      const removal = await orOutdated(() => removeCategory(id), onOutdated);
      if (removal) onRemoved();
    });
  return (
    <div className={css.form}>
      <p>Sei sicuro di voler eliminare questa categoria?</p>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <div className={css.commands}>
        <Button size="small" disabled={isSending} onClick={() => void remove()}>
          Elimina<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button ref={no} variant="outline" size="small" onClick={onClose}>
          Annulla
        </Button>
      </div>
    </div>
  );
}
