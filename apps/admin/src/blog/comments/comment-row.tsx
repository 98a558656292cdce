import type { AdminComment } from '@zaino/contracts/blog';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { moment } from '../../layout/moment-words';
import css from './comments.module.css';
import { type ModerationAction, moderationButtons } from './moderation-words';

interface CommentRowProps {
  comment: AdminComment;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
  onAction: (action: ModerationAction) => void;
}

const stateWords = { pending: 'Da leggere', approved: 'Pubblicato', hidden: 'Nascosto' } as const;

/** An action that would change nothing is not offered. */
const without = { pending: null, approved: 'approve', hidden: 'hide' } as const;

/** One comment as it was written, with who wrote it and where. */
export function CommentRow({ comment, isChosen, isBusy, onChoose, onAction }: CommentRowProps) {
  const { name, email, content, createdAt, state, article } = comment;
  return (
    <li className={css.row}>
      <div className={css.tick}>
        <Tick
          label={`Commento di ${name}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </div>
      <div>
        <p className={css.who}>
          <strong>{name}</strong>
          <a href={`mailto:${email}`} className={css.small}>
            {email}
          </a>
          <span className={css.small}>{moment(createdAt)}</span>
          <Badge kind={state === 'approved' ? 'enriched' : 'plain'}>{stateWords[state]}</Badge>
        </p>
        <p className={css.small}>
          A <a href={`/blog/${article.slug}`}>{article.title}</a>
        </p>
        <p className={css.words}>{content}</p>
        <div className={css.commands}>
          {moderationButtons
            .filter(({ action }) => action !== without[state])
            .map(({ action, words }) => (
              <Button
                key={action}
                variant={action === 'delete' ? 'text' : 'outline'}
                size="small"
                disabled={isBusy}
                onClick={() => onAction(action)}
              >
                {words}
                <VisuallyHidden> il commento di {name}</VisuallyHidden>
              </Button>
            ))}
        </div>
      </div>
    </li>
  );
}
