import {
  blogApi,
  COMMENT_TRAP,
  type CommentInput,
  LONGEST_COMMENT,
  LONGEST_COMMENT_EMAIL,
  LONGEST_COMMENT_NAME,
} from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { Link } from '@zaino/web/router';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useSubmission } from '@zaino/web/use-submission';
import { type FormEvent, useId, useRef, useState } from 'react';
import { commentFailureWords } from './comment-failure-words';
import css from './comment-form.module.css';
import { checkComment, prepareCommentCheck } from './load-comment-check';

/** The form for a comment; its fields keep what was typed until it has arrived. */
export function CommentForm({ articleId }: { articleId: string }) {
  const submission = useSubmission();
  const { isSending, failure, errors, send, refuse } = submission;
  const [hasArrived, setArrived] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  useFocusAfterSending(form, submission);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const comment = commentIn(fields);
    const wrong = await checkComment(comment);
    setArrived(false);
    if (Object.keys(wrong).length > 0) {
      refuse(wrong);
      return;
    }
    const call = { query: { articleId }, body: comment };
    if (!(await send(() => fetchJson(blogApi.addComment, call)))) return;
    setArrived(true);
    // Whoever writes again need not say again who it is.
    for (const area of fields.querySelectorAll('textarea')) area.value = '';
  };

  const isTold = ['name', 'email', 'content'].some((name) => errors[name] !== undefined);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby={headingId}
      aria-busy={isSending}
      className={css.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      <h3 id={headingId}>Scrivi un commento</h3>
      <div className={css.who}>
        <TextField
          label="Nome"
          name="name"
          autoComplete="name"
          maxLength={LONGEST_COMMENT_NAME}
          required
          onFocus={prepareCommentCheck}
          error={errors.name}
        />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_COMMENT_EMAIL}
          required
          onFocus={prepareCommentCheck}
          error={errors.email}
        />
      </div>
      <TextArea
        label="Commento"
        name="content"
        rows={5}
        maxLength={LONGEST_COMMENT}
        required
        onFocus={prepareCommentCheck}
        error={errors.content}
      />
      <Trap />
      <p className={css.note}>
        L’email non viene pubblicata. Vedi l’
        <Link to="/privacy-policy">informativa sulla privacy</Link>.
      </p>
      {failure && !isTold && (
        <Notice tone="error">
          <p>{commentFailureWords(failure)}</p>
        </Notice>
      )}
      <div role="status">
        {hasArrived && (
          <p className={css.thanks}>
            <strong>Grazie, il commento è arrivato.</strong> Lo leggiamo prima di pubblicarlo.
          </p>
        )}
      </div>
      <div>
        <SendButton isSending={isSending} />
      </div>
      <noscript>
        <p>Per scrivere un commento serve JavaScript, che nel tuo browser è spento.</p>
      </noscript>
    </form>
  );
}

/** No submit button before the page has come to life: the browser would leave the page with what was typed. */
function SendButton({ isSending }: { isSending: boolean }) {
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && <input type="submit" disabled hidden />}
      <Button type={isHydrated ? 'submit' : 'button'} disabled={isSending}>
        {isSending ? 'Invio in corso…' : 'Invia commento'}
      </Button>
    </>
  );
}

/** Nobody sees it: what fills it in is no person. */
function Trap() {
  return (
    <div aria-hidden="true" className={css.trap}>
      <label>
        Sito web
        <input type="text" name={COMMENT_TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function commentIn(form: HTMLFormElement): CommentInput {
  const data = new FormData(form);
  const field = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const trap = field(COMMENT_TRAP);
  return {
    name: field('name'),
    email: field('email'),
    content: field('content'),
    ...(trap && { [COMMENT_TRAP]: trap }),
  };
}
