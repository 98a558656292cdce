import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import {
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { docOf } from './article-html';
import { articleSchema } from './article-schema';
import { commands, leaveFigure } from './editor-commands';

const { nodes } = articleSchema;

/** What whoever writes plain text is used to: `## `, `- `, `1. `, `> `. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,4})\.\s$/,
      nodes.ordered_list,
      ([, number]) => ({ order: Number(number) }),
      ([, number], list) => list.childCount + Number(list.attrs['order']) === Number(number),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
});

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Tab is left to the page: the next field must be reached by it (WCAG 2.1.2). */
const keys = keymap({
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': commands.strong,
  'Mod-i': commands.em,
  'Mod-u': commands.underline,
  'Mod-Alt-0': commands.paragraph,
  'Mod-Alt-2': commands.heading2,
  'Mod-Alt-3': commands.heading3,
  'Mod-Shift-7': commands.orderedList,
  'Mod-Shift-8': commands.bulletList,
  'Mod-Shift-9': commands.quote,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Shift-Enter': breakLine,
  Enter: chainCommands(leaveFigure, splitListItem(nodes.list_item)),
  Backspace: undoInputRule,
});

const plugins = [
  rules,
  keys,
  keymap(baseKeymap),
  history(),
  dropCursor({ color: 'var(--blue)', width: 3 }),
  gapCursor(),
  tableEditing(),
];

/** The editor with a text in it, and nothing to undo. */
export const stateOf = (html: string): EditorState =>
  EditorState.create({ doc: docOf(html), plugins });
