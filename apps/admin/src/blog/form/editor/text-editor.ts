import { closeHistory } from 'prosemirror-history';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { type EditorProps, EditorView } from 'prosemirror-view';
import { docOf, htmlOf } from './article-html';
import { articleSchema } from './article-schema';
import { imagePlace, linkAddress, setLink } from './editor-links';
import { stateOf } from './editor-state';
import { cleanPasted } from './paste';

/** What the editor asks of the page around it. */
export interface EditorContext {
  /** The text is another now. */
  onChange: (html: string) => void;
  /** Images were pasted or dropped; the selection is where they are wanted. */
  onImages: (files: File[]) => void;
  onLinkKey: () => void;
  onToolbarKey: () => void;
}

const imagesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** The text of an article while it is written: its state, and the view of it where there is one. */
export class TextEditor {
  private view: EditorView | null = null;
  private readonly listeners = new Set<() => void>();
  private current: EditorState;

  constructor(html: string) {
    this.current = stateOf(html);
  }

  get state(): EditorState {
    return this.current;
  }

  /** For `useSyncExternalStore`: the toolbar follows every move of the cursor. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = () => this.current;

  /** Shows the editor in an element of the page, until the function that it gives is called. */
  mount(place: HTMLElement, environment: EditorContext): () => void {
    const view = new EditorView(
      { mount: place },
      {
        ...propsFor(environment),
        state: this.current,
        dispatchTransaction: (transaction) => {
          this.current = this.current.apply(transaction);
          view.updateState(this.current);
          if (transaction.docChanged) environment.onChange(htmlOf(this.current.doc));
          for (const listener of this.listeners) listener();
        },
      },
    );
    this.view = view;
    return () => {
      this.view = null;
      view.destroy();
    };
  }

  /** What assistive technology is told of the text's field. */
  describe(attributes: Record<string, string>): void {
    this.view?.setProps({ attributes });
  }

  can(command: Command): boolean {
    return command(this.current);
  }

  /** Does something to the text; the cursor stays in it. */
  run(command: Command): void {
    const { view } = this;
    if (!view) return;
    command(this.current, (transaction) => view.dispatch(transaction), view);
    view.focus();
  }

  focus(): void {
    this.view?.focus();
  }

  /** Another text in the place of this one, as a change that can be undone. */
  replace(html: string): void {
    const { content } = docOf(html);
    this.run(({ tr, doc }, dispatch) => {
      // A step of its own, however quickly it follows what was typed.
      dispatch?.(closeHistory(tr.replaceWith(0, doc.content.size, content)));
      return true;
    });
  }
}

/** In pixels: the toolbar stays above the text, the dialog's buttons below. */
const seen = { top: 160, right: 0, bottom: 48, left: 0 };

function propsFor(environment: EditorContext): EditorProps {
  return {
    scrollMargin: seen,
    scrollThreshold: seen,
    transformPastedHTML: cleanPasted,
    handlePaste: (view, { clipboardData }) => {
      const files = imagesOf(clipboardData);
      const html = clipboardData?.getData('text/html') ?? '';
      // Word processors give an image of the text beside the text.
      if (files.length > 0 && !hasWords(html)) {
        environment.onImages(files);
        return true;
      }
      return linkSelection(view, clipboardData?.getData('text/plain').trim() ?? '');
    },
    handleDrop: (view, event) => {
      // What is moved within the text may bring a file along.
      const files = view.dragging ? [] : imagesOf(event.dataTransfer);
      if (files.length === 0) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) {
        const selection = TextSelection.near(view.state.doc.resolve(place.pos));
        view.dispatch(view.state.tr.setSelection(selection));
      }
      environment.onImages(files);
      return true;
    },
    // The image has no text to put a cursor in: it is chosen as a whole.
    handleClick: (view, _pos, { target }) => {
      const figure = target instanceof HTMLImageElement && target.closest('figure');
      if (!figure) return false;
      const inside = view.state.doc.resolve(view.posAtDOM(figure, 0));
      if (inside.parent.type !== articleSchema.nodes.figure) return false;
      const selection = NodeSelection.create(view.state.doc, inside.before());
      view.dispatch(view.state.tr.setSelection(selection));
      return true;
    },
    handleDOMEvents: { keydown: readSelection },
    handleKeyDown: (_view, event) => {
      const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (isLink) environment.onLinkKey();
      const isToolbar = event.key === 'F10' && event.altKey;
      if (isToolbar) environment.onToolbarKey();
      if (isLink || isToolbar) event.preventDefault();
      return isLink || isToolbar;
    },
  };
}

/**
 * A busy browser tells of a new selection only after the keys that wait by then: without looking, a key would do
 * something to what was selected before.
 */
function readSelection({ composing, dom }: EditorView): boolean {
  if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}

const hasWords = (html: string) => html.replace(/<[^>]*>/g, '').trim() !== '';

/** An address that is pasted over words, or over an image, links them. */
function linkSelection({ state, dispatch }: EditorView, pasted: string): boolean {
  const { from, to, empty, $from, $to } = state.selection;
  if (empty || !$from.sameParent($to) || !/^https?:\/\/\S+$/.test(pasted)) return false;
  const href = linkAddress(pasted);
  if (href === null) return false;
  const image = imagePlace(state);
  if (image) return setLink(image, href, '')(state, dispatch);
  dispatch(state.tr.addMark(from, to, articleSchema.marks.link.create({ href })));
  return true;
}
