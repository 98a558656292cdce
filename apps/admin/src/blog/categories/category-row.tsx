import type { AdminCategory } from '@zaino/contracts/blog';
import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import css from './categories.module.css';
import { RemoveQuestion } from './remove-question';
import { RenameForm } from './rename-form';

interface CategoryRowProps {
  category: AdminCategory;
  onRenamed: (named: Pick<AdminCategory, 'id' | 'name'>) => void;
  onRemoved: () => void;
  /** It is not any more as it is shown here; the words say what happened. */
  onOutdated: (words: string) => void;
}

const articlesWords = (count: number) =>
  count === 1 ? '1 articolo' : `${formatCount(count)} articoli`;

/** One category, with what can be done to it. */
export function CategoryRow({ category, onRenamed, onRemoved, onOutdated }: CategoryRowProps) {
  const { name, articles } = category;
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && asked === null) renameButton.current?.focus();
    wasAsked.current = asked !== null;
  }, [asked]);

  const close = () => setAsked(null);
  const outdated = (words: string) => {
    close();
    onOutdated(words);
  };
  if (asked === 'rename') {
    return (
      <li className={css.row}>
        <RenameForm
          category={category}
          onClose={close}
          onOutdated={outdated}
          onRenamed={(named) => {
            close();
            onRenamed(named);
          }}
        />
      </li>
    );
  }
  return (
    <li className={css.row}>
      <p className={css.words}>
        {name}
        <span className={css.count}>{articlesWords(articles)}</span>
      </p>
      {asked === 'remove' ? (
        <RemoveQuestion
          category={category}
          onClose={close}
          onRemoved={onRemoved}
          onOutdated={outdated}
        />
      ) : (
        <div className={css.commands}>
          <Button
            ref={renameButton}
            variant="outline"
            size="small"
            onClick={() => setAsked('rename')}
          >
            Rinomina<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          {articles === 0 && (
            <Button variant="text" size="small" onClick={() => setAsked('remove')}>
              Elimina<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
