import { classNames } from '@zaino/ui/class-names';
import { lineSentence } from './line-sentence';
import css from './line-words.module.css';
import type { ShownLineContext, ShownLine } from './shown-line';

/** The sentence about a line, in the colour of what it says. */
export function LineWords({ line, context }: { line: ShownLine; context: ShownLineContext }) {
  const { tone, text } = lineSentence(line, context);
  return <p className={classNames(css.words, css[tone])}>{text}</p>;
}
