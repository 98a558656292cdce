import { classNames } from '@zaino/ui/class-names';
import { lineSentence } from './line-sentence';
import css from './line-words.module.css';
import type { ShownLineContext, ShownLine } from './shown-line';

interface LineWordsProps {
  line: ShownLine;
  context: ShownLineContext;
  /** Within other words rather than a paragraph of its own. */
  isInline?: boolean;
}

/** The sentence about a line, in the colour of what it says. */
export function LineWords({ line, context, isInline = false }: LineWordsProps) {
  const { tone, text } = lineSentence(line, context);
  const className = classNames(css.words, css[tone]);
  return isInline ? <span className={className}>{text}</span> : <p className={className}>{text}</p>;
}

interface StandingWordsProps {
  sentence: ReturnType<typeof lineSentence>;
  /** What it holds for: "18 libri". */
  subject: string;
}

/** `18 libri: ordinati, consegna tra …`, `18 libri in ritardo: dovevano arrivare …`. */
export function StandingWords({ sentence: { tone, text }, subject }: StandingWordsProps) {
  const words = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return (
    <p className={classNames(css.words, css[tone])}>
      {subject}
      {text.includes(':') ? ' ' : ': '}
      {words}
    </p>
  );
}
