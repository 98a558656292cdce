import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { articleSchema } from './article-schema';
import { imagePlace } from './editor-links';

const { nodes, marks } = articleSchema;

/** Whether a mark lies on all that is selected, or on what would be typed. */
function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The nearest node of a kind around the selection, or the one that is selected, with its place. */
export function nodeAround(
  { selection }: EditorState,
  type: NodeType,
): { node: Node; pos: number } | null {
  if (selection instanceof NodeSelection && selection.node.type === type) {
    return { node: selection.node, pos: selection.from };
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type) return { node, pos: $from.before(depth) };
  }
  return null;
}

const isInside = (state: EditorState, type: NodeType) => nodeAround(state, type) !== null;

/** A kind of paragraph, or a plain one where it is that already. */
function toggleBlock(type: NodeType, attrs: Attrs | null = null): Command {
  return (state, dispatch) => {
    const isSet = isBlock(state, type, attrs);
    return setBlockType(isSet ? nodes.paragraph : type, isSet ? null : attrs)(state, dispatch);
  };
}

function isBlock({ selection }: EditorState, type: NodeType, attrs: Attrs | null): boolean {
  return selection.$from.parent.hasMarkup(type, attrs);
}

/** Into a list of this kind, out of it, or from the other kind into this one. */
function toggleList(type: NodeType): Command {
  const other = type === nodes.bullet_list ? nodes.ordered_list : nodes.bullet_list;
  return (state, dispatch) => {
    const own = nodeAround(state, type);
    const list = nodeAround(state, other);
    if (own && (!list || list.pos < own.pos)) {
      return liftListItem(nodes.list_item)(state, dispatch);
    }
    if (!list) return wrapInList(type)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type));
    return true;
  };
}

const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote)
    ? lift(state, dispatch)
    : wrapIn(nodes.blockquote)(state, dispatch);

/** Puts a block where the selection is, with a paragraph to go on in where it would be the last. */
function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { tr } = state;
    tr.replaceSelectionWith(block);
    const after = tr.selection.$to;
    if (after.depth <= 1 && tr.doc.lastChild?.type === block.type) {
      tr.insert(tr.doc.content.size, nodes.paragraph.create());
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

const insertTable: Command = (state, dispatch) => {
  if (isInside(state, nodes.table)) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1, 2].map(() => type.createAndFill()).filter((cell) => cell !== null),
    );
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ]);
  return insertBlock(table)(
    state,
    dispatch &&
      ((tr) => {
        const firstCell = tr.doc.resolve(placeOf(tr, table) + 1);
        dispatch(tr.setSelection(TextSelection.near(firstCell)));
      }),
  );
};

export interface ArticleImage {
  /** Where it leads; empty where it leads nowhere. */
  href: string;
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Changes the image that is selected, or whose caption is written. */
export function changeImage(image: ArticleImage): Command {
  return (state, dispatch) => {
    const around = nodeAround(state, nodes.figure);
    if (!around) return false;
    dispatch?.(state.tr.setNodeMarkup(around.pos, null, { ...image }));
    return true;
  };
}

/** Puts an image in, behind the one whose caption is written; the cursor goes into its own caption. */
export function insertImage(image: ArticleImage): Command {
  return (state, dispatch) => {
    const figure = nodes.figure.create({ ...image });
    const around = nodeAround(state, nodes.figure);
    const place = around && around.pos + around.node.nodeSize;
    const intoCaption = (tr: Transaction) => {
      const pos = place ?? placeOf(tr, figure);
      const caption = TextSelection.create(tr.doc, pos + 1);
      dispatch?.(tr.setSelection(caption).scrollIntoView());
    };
    if (place === null) return insertBlock(figure)(state, dispatch && intoCaption);
    intoCaption(state.tr.insert(place, figure));
    return true;
  };
}

/** Where a node has got to. */
function placeOf({ doc }: Transaction, wanted: Node): number {
  let place = 0;
  doc.descendants((node, pos) => {
    if (node === wanted) place = pos;
  });
  return place;
}

/** From a caption on: a figure cannot be divided. */
export const leaveFigure: Command = (state, dispatch) => {
  const around = nodeAround(state, nodes.figure);
  if (!around) return false;
  const end = around.pos + around.node.nodeSize;
  const tr = state.tr.insert(end, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};

/** What the buttons and keys do, by name. */
export const commands = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  underline: toggleMark(marks.underline),
  strike: toggleMark(marks.strike),
  code: toggleMark(marks.code),
  heading2: toggleBlock(nodes.heading, { level: 2 }),
  heading3: toggleBlock(nodes.heading, { level: 3 }),
  paragraph: setBlockType(nodes.paragraph),
  codeBlock: toggleBlock(nodes.code_block),
  bulletList: toggleList(nodes.bullet_list),
  orderedList: toggleList(nodes.ordered_list),
  quote: toggleQuote,
  rule: insertBlock(nodes.horizontal_rule.create()),
  table: insertTable,
} satisfies Record<string, Command>;

/** Whether what a button does is done already, for those that are switches. */
export const isSet = {
  strong: (state) => hasMark(state, marks.strong),
  em: (state) => hasMark(state, marks.em),
  underline: (state) => hasMark(state, marks.underline),
  strike: (state) => hasMark(state, marks.strike),
  code: (state) => hasMark(state, marks.code),
  link: (state) => {
    const image = imagePlace(state);
    return image ? image.href !== '' : hasMark(state, marks.link);
  },
  heading2: (state) => isBlock(state, nodes.heading, { level: 2 }),
  heading3: (state) => isBlock(state, nodes.heading, { level: 3 }),
  codeBlock: (state) => isBlock(state, nodes.code_block, null),
  bulletList: (state) => isInside(state, nodes.bullet_list),
  orderedList: (state) => isInside(state, nodes.ordered_list),
  quote: (state) => isInside(state, nodes.blockquote),
  image: (state) => isInside(state, nodes.figure),
} satisfies Record<string, (state: EditorState) => boolean>;
