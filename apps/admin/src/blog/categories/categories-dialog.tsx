import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { useRef } from 'react';
import { LoadAgain } from '../../products/form/load-again';
import css from './categories.module.css';
import { CategoryRow } from './category-row';
import { type CategoryChange, useCategories } from './use-categories';

interface CategoriesDialogProps {
  onClose: () => void;
  /** Told at once: the page behind shows categories too. */
  onChanged: (change: CategoryChange) => void;
}

/** Categories of the blog, to be renamed, and removed where they have no articles. */
export function CategoriesDialog({ onClose, onChanged }: CategoriesDialogProps) {
  const { rows, hasFailed, retry, said, ...categories } = useCategories(onChanged);
  const status = useRef<HTMLParagraphElement>(null);
  // The row goes, with whatever had the focus.
  const leaveRow = () => status.current?.focus();
  return (
    <Dialog
      isOpen
      title="Categorie"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Fatto
        </Button>
      }
    >
      <p>Una categoria nasce con il suo primo articolo, e si elimina quando non ne ha più.</p>
      <p ref={status} role="status" tabIndex={-1} className={css.said}>
        {said}
      </p>
      {hasFailed && <LoadAgain onRetry={retry} />}
      {!rows && !hasFailed && <LoadingRows rows={4}>Caricamento...</LoadingRows>}
      {rows?.length === 0 && <p>Non c’è ancora nessuna categoria.</p>}
      {rows && rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map(({ key, category }) => (
            <CategoryRow
              key={key}
              category={category}
              onRenamed={(named) => categories.renamed(key, category, named)}
              onRemoved={() => {
                leaveRow();
                categories.removed(category);
              }}
              onOutdated={(words) => {
                leaveRow();
                categories.outdated(words);
              }}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
