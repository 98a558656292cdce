import {
  type AdminCategory,
  CATEGORY_NAME_MISSING,
  LONGEST_CATEGORY_NAME,
} from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { renameCategory } from './categories.api';
import css from './categories.module.css';
import { orOutdated } from './or-outdated';

interface RenameFormProps {
  category: AdminCategory;
  onClose: () => void;
  onRenamed: (named: Pick<AdminCategory, 'id' | 'name'>) => void;
  onOutdated: (words: string) => void;
}

/** In the place of a category's row. Esc leaves it, and not the dialog around it. */
export function RenameForm({ category, onClose, onRenamed, onOutdated }: RenameFormProps) {
  const [name, setName] = useState(category.name);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  useFocusAfterSending(form, submission);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  const rename = (wish: string) =>
    submission.send(async () => {
      const renaming = await orOutdated(() => renameCategory(category.id, wish), onOutdated);
      if (renaming) onRenamed(renaming.result);
    });
  const submit = () => {
    const wish = name.trim();
    if (wish === '') submission.refuse({ name: CATEGORY_NAME_MISSING });
    else if (wish === category.name) onClose();
    else void rename(wish);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={`Nuovo nome di ${category.name}`}
        required
        autoComplete="off"
        maxLength={LONGEST_CATEGORY_NAME}
        value={name}
        error={submission.errors['name']}
        onKeyDown={leave}
        onChange={({ target }) => setName(target.value)}
      />
      {submission.failure && !submission.errors['name'] && (
        <Notice tone="error">{failureWords(submission.failure)}</Notice>
      )}
      <div className={css.commands}>
        <Button type="submit" size="small" disabled={submission.isSending} onKeyDown={leave}>
          Salva
        </Button>
        <Button variant="text" size="small" onKeyDown={leave} onClick={onClose}>
          Annulla
        </Button>
      </div>
    </form>
  );
}
