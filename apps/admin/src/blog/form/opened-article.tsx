import type { AdminArticle } from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { Dialog } from '@zaino/ui/dialog';
import { reportError } from '@zaino/web/telemetry';
import { useId, useState } from 'react';
import { useSaveKeys } from '../../products/form/use-save-keys';
import { useUnsavedGuard } from '@zaino/ui/use-unsaved-guard';
import css from './article-dialog.module.css';
import { ArticleForm } from './article-form';
import { ArticlePreview } from './article-preview';
import { ConflictDialog } from './conflict-dialog';
import { DraftStatus } from './draft-status';
import { EditorDialogs } from './editor-dialogs';
import { LeaveQuestion } from './leave-question';
import type { ArticleToWrite } from './form-begin';
import { useArticleForm } from './use-article-form';
import { useAutosave, useDraftAutosave } from './use-autosave';
import { useEditorQuestions } from './use-editor-questions';

interface OpenedArticleProps {
  title: string;
  written: ArticleToWrite;
  categories: string[];
  onClose: () => void;
  onSaved: (article: AdminArticle) => void;
}

/** The form in its dialog, with what is asked over it. */
export function OpenedArticle(props: OpenedArticleProps) {
  const { title, written, categories, onClose, onSaved } = props;
  const formId = useId();
  const [isPreviewed, setPreviewed] = useState(false);
  const { autosave, state } = useDraftAutosave(written.draftKey);
  const form = useArticleForm(written, { settle: () => autosave.settle(), onSaved });
  const questions = useEditorQuestions(form.editor);
  useAutosave(autosave, form);
  const leaving = useLeaving({ form, autosave, hasDraft: written.draft !== null, onClose });
  const isAsked = questions.question !== null || form.conflict !== null || leaving.isAsking;
  useSaveKeys(() => {
    if (!isAsked) void form.save();
  });

  const { submission } = form;
  return (
    <>
      <Dialog
        isOpen
        title={title}
        className={classNames(css.dialog, isPreviewed && css.previewed)}
        onClose={leaving.close}
        footer={
          <>
            <DraftStatus state={state} />
            <Button
              variant="outline"
              aria-pressed={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              Anteprima
            </Button>
            <Button variant="outline" onClick={leaving.close}>
              Annulla
            </Button>
            <Button type="submit" form={formId} disabled={submission.isSending}>
              {submission.isSending ? 'Salvataggio...' : 'Salva articolo'}
            </Button>
          </>
        }
      >
        <div className={css.sides}>
          <div className={css.written}>
            <ArticleForm id={formId} form={form} categories={categories} questions={questions} />
          </div>
          {isPreviewed && <ArticlePreview values={form.values} className={css.seen} />}
        </div>
      </Dialog>
      <EditorDialogs questions={questions} />
      {form.conflict && <ConflictDialog conflict={form.conflict} form={form} />}
      <LeaveQuestion {...leaving.question} />
    </>
  );
}

interface LeavingOptions extends Pick<OpenedArticleProps, 'onClose'> {
  form: ReturnType<typeof useArticleForm>;
  autosave: ReturnType<typeof useDraftAutosave>['autosave'];
  /** The form goes on from a kept draft. */
  hasDraft: boolean;
}

/** Closing the form, or leaving its page: what was not saved is kept as a draft or thrown away, as one says. */
function useLeaving({ form, autosave, hasDraft, onClose }: LeavingOptions) {
  const { isDirty, submission } = form;
  const [isClosing, setClosing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const blocked = useUnsavedGuard(isDirty && !submission.isSending);

  const go = () => {
    if (blocked) blocked.proceed();
    else onClose();
  };
  // What comes too late is offered once more, no worse.
  const drop = () => autosave.drop().catch(reportError);
  const close = () => {
    if (isDirty) {
      setClosing(true);
      return;
    }
    // Everything that was changed was changed back.
    if (hasDraft || autosave.snapshot().kind !== 'none') void drop();
    onClose();
  };
  const stay = () => {
    setClosing(false);
    setFailed(false);
    blocked?.reset();
  };
  const isAsking = isClosing || blocked !== null;
  return {
    close,
    isAsking,
    question: {
      isOpen: isAsking,
      hasFailed,
      onStay: stay,
      onKeep: () => void autosave.flush().then((isKept) => (isKept ? go() : setFailed(true))),
      onDiscard: () => {
        void drop();
        go();
      },
    },
  };
}
