import { classNames } from '@zaino/ui/class-names';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import {
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import css from './article-editor.module.css';
import { commands, isSet } from './editor-commands';
import type { TextEditor } from './text-editor';

interface Tool {
  label: string;
  /** For what it does at once. */
  command?: Command;
  /** For what it asks before. */
  asks?: 'link' | 'image';
  /** Of a switch: whether it is on. */
  isOn?: (state: EditorState) => boolean;
  keys?: string;
  look?: string | undefined;
}

/** What HTML calls underlined is drawn as by a highlighter: a line beneath would look like a link. */
const tools: readonly (readonly Tool[])[] = [
  [
    { label: 'Titolo', command: commands.heading2, isOn: isSet.heading2, keys: 'Control+Alt+2' },
    {
      label: 'Sottotitolo',
      command: commands.heading3,
      isOn: isSet.heading3,
      keys: 'Control+Alt+3',
    },
  ],
  [
    {
      label: 'Grassetto',
      command: commands.strong,
      isOn: isSet.strong,
      keys: 'Control+B',
      look: css.bold,
    },
    { label: 'Corsivo', command: commands.em, isOn: isSet.em, keys: 'Control+I', look: css.italic },
    {
      label: 'Evidenziato',
      command: commands.underline,
      isOn: isSet.underline,
      keys: 'Control+U',
      look: css.marked,
    },
    { label: 'Barrato', command: commands.strike, isOn: isSet.strike, look: css.struck },
  ],
  [
    {
      label: 'Elenco',
      command: commands.bulletList,
      isOn: isSet.bulletList,
      keys: 'Control+Shift+8',
    },
    {
      label: 'Elenco numerato',
      command: commands.orderedList,
      isOn: isSet.orderedList,
      keys: 'Control+Shift+7',
    },
    { label: 'Citazione', command: commands.quote, isOn: isSet.quote, keys: 'Control+Shift+9' },
  ],
  [
    { label: 'Collegamento', asks: 'link', isOn: isSet.link, keys: 'Control+K' },
    { label: 'Immagine', asks: 'image', isOn: isSet.image },
    { label: 'Tabella', command: commands.table },
    { label: 'Linea', command: commands.rule },
    { label: 'Codice', command: commands.code, isOn: isSet.code },
    { label: 'Blocco di codice', command: commands.codeBlock, isOn: isSet.codeBlock },
  ],
  [
    { label: 'Annulla modifica', command: undo, keys: 'Control+Z' },
    { label: 'Ripeti modifica', command: redo, keys: 'Control+Y' },
  ],
];

const tableTools: readonly Tool[] = [
  { label: 'Aggiungi riga', command: addRowAfter },
  { label: 'Aggiungi colonna', command: addColumnAfter },
  { label: 'Togli riga', command: deleteRow },
  { label: 'Togli colonna', command: deleteColumn },
  { label: 'Togli tabella', command: deleteTable },
];

interface EditorToolbarProps {
  editor: TextEditor;
  /** Of the text's field, which it works on. */
  controls: string;
  /** Gets the focus to the button that is in the order of Tab. */
  handle: Ref<{ focus: () => void }>;
  onAsk: (what: 'link' | 'image') => void;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The buttons above the text: one of them is in the order of Tab, arrows lead to the others, Esc to the text. */
export function EditorToolbar({ editor, controls, handle, onAsk }: EditorToolbarProps) {
  const state = useSyncExternalStore(editor.subscribe, editor.snapshot);
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('Titolo');
  const groups = isInTable(state) ? [...tools, tableTools] : tools;
  const labels = groups.flat().map(({ label }) => label);
  // The table's own buttons are gone once the cursor has left it.
  const reached = labels.includes(current) ? current : 'Titolo';

  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])];
  useImperativeHandle(handle, () => ({
    focus: () => buttons()[labels.indexOf(reached)]?.focus(),
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const last = labels.length - 1;
    const target =
      step === undefined
        ? { Home: 0, End: last }[event.key]
        : (labels.indexOf(reached) + step + labels.length) % labels.length;
    if (event.key === 'Escape') editor.focus();
    else if (target === undefined) return;
    // Esc would close the dialog.
    event.preventDefault();
    if (target !== undefined) buttons()[target]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formato del testo"
      aria-controls={controls}
      className={css.toolbar}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <div key={group[0]?.label} className={css.group}>
          {group.map(({ label, command, asks, isOn, keys, look }) => (
            <button
              key={label}
              type="button"
              className={classNames(css.tool, look)}
              tabIndex={label === reached ? 0 : -1}
              aria-pressed={isOn?.(state)}
              aria-disabled={command && !command(state) ? true : undefined}
              aria-keyshortcuts={keys}
              onFocus={() => setCurrent(label)}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (asks) onAsk(asks);
                else if (command) editor.run(command);
              }}
            >
              <span>{label}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
