import type { CommentState } from '@zaino/contracts/blog';
import { StateLinks } from '../../layout/state-links';
import { type CommentFilters, commentsPath, commentStateWords } from './comment-filters';

interface CommentStatesProps {
  filters: CommentFilters;
  counts: Record<CommentState, number>;
}

/** The states with how many comments are in each. */
export function CommentStates({ filters, counts }: CommentStatesProps) {
  const { articleId } = filters;
  const states = Object.keys(commentStateWords) as CommentState[];
  return (
    <StateLinks
      label="Stati dei commenti"
      links={[
        ...states.map((state) => ({
          key: state,
          words: commentStateWords[state],
          count: counts[state],
          isCurrent: filters.state === state,
          to: commentsPath({ state, articleId }),
        })),
        {
          key: 'all',
          words: 'Tutti',
          count: states.reduce((sum, state) => sum + counts[state], 0),
          isCurrent: filters.state === '',
          to: commentsPath({ state: '', articleId }),
        },
      ]}
    />
  );
}
