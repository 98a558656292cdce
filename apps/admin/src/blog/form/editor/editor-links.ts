import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { articleSchema } from './article-schema';

const { link } = articleSchema.marks;

/** The link that the selection stands in, or begins in. */
export interface LinkPlace {
  /** An image is linked as a whole, and has no words. */
  isImage: boolean;
  from: number;
  to: number;
  /** Empty where there is none yet. */
  href: string;
  /** Words that are linked; empty where they have yet to be written. */
  text: string;
}

/** Where a link would be made or changed. */
export function linkPlace(state: EditorState): LinkPlace {
  return imagePlace(state) ?? wordsPlace(state);
}

/** Whether an image is selected as a whole, and where it leads. */
export function imagePlace({ selection }: EditorState): LinkPlace | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, from, to } = selection;
  if (node.type !== articleSchema.nodes.figure) return null;
  return { isImage: true, from, to, href: String(node.attrs['href']), text: '' };
}

function wordsPlace({ selection, doc }: EditorState): LinkPlace {
  const { $from, from, to, empty } = selection;
  const parent = $from.parent;
  const child = parent.childAfter($from.parentOffset);
  const before = parent.childBefore($from.parentOffset);
  const href = [child, before].map(({ node }) => hrefOf(node?.marks)).find((found) => found !== '');
  if (href !== undefined && (empty || doc.rangeHasMark(from, to, link))) {
    const range = linkedRange(parent, $from.parentOffset, href);
    const start = $from.start();
    return {
      isImage: false,
      from: start + range.from,
      to: start + range.to,
      href,
      text: parent.textBetween(range.from, range.to),
    };
  }
  const text = empty ? '' : doc.textBetween(from, to, ' ');
  return { isImage: false, from, to, href: '', text };
}

type Marks = Parameters<typeof link.isInSet>[0];

const hrefOf = (marks: Marks | undefined) =>
  String((marks && link.isInSet(marks))?.attrs['href'] ?? '');

type Parent = EditorState['doc'];

/** A link may lie over several pieces: some of its words may be bold. */
function linkedRange(parent: Parent, offset: number, href: string): { from: number; to: number } {
  const runs: { from: number; to: number }[] = [];
  parent.forEach((node, at) => {
    if (hrefOf(node.marks) !== href) return;
    const last = runs.at(-1);
    if (last?.to === at) last.to += node.nodeSize;
    else runs.push({ from: at, to: at + node.nodeSize });
  });
  const isThere = (run: { from: number; to: number }) => run.from <= offset && offset <= run.to;
  return runs.find(isThere) ?? { from: offset, to: offset };
}

/** Links what stands there, or puts linked words in. */
export function setLink(place: LinkPlace, href: string, words: string): Command {
  const { isImage, from, to, text } = place;
  if (isImage) return linkImage(from, href);
  return (state, dispatch) => {
    const { tr } = state;
    const mark = link.create({ href });
    if (words !== text || from === to) {
      const marks = state.doc.resolve(from).marks();
      tr.replaceWith(from, to, articleSchema.text(words, mark.addToSet(marks)));
    } else {
      tr.removeMark(from, to, link).addMark(from, to, mark);
    }
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };
}

export function removeLink({ isImage, from, to }: LinkPlace): Command {
  if (isImage) return linkImage(from, '');
  return (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, link));
    return true;
  };
}

function linkImage(pos: number, href: string): Command {
  return ({ tr }, dispatch) => {
    dispatch?.(tr.setNodeAttribute(pos, 'href', href));
    return true;
  };
}

/** An address as people write it, as an article may link it; null where it is none. */
export function linkAddress(written: string): string | null {
  const text = written.trim();
  if (text.startsWith('/')) return /^\/(?![/\\])\S*$/.test(text) ? text : null;
  const address = withScheme(text);
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  if (protocol === 'mailto:' || protocol === 'tel:') return href;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? href : null;
}

function withScheme(text: string): string {
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  // `esempio.it:8080` begins like a scheme.
  return /^[a-z][a-z0-9+-]*:/i.test(text) ? text : `https://${text}`;
}
