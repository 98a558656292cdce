import { classNames } from '@zaino/ui/class-names';
import css from './feeds.module.css';

/** The ways to follow the blog by a program for feeds: files of the service, no pages of ours. */
export function Feeds({ className }: { className: string | undefined }) {
  return (
    <p className={classNames(css.feeds, className)}>
      Segui il blog:
      <a href="/blog/rss.xml" type="application/rss+xml" className={css.link}>
        RSS
      </a>
      <a href="/blog/atom.xml" type="application/atom+xml" className={css.link}>
        Atom
      </a>
    </p>
  );
}
