import { classNames } from '@zaino/ui/class-names';
import prose from '@zaino/ui/prose.module.css';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import css from './article-editor.module.css';
import { EditorToolbar } from './editor-toolbar';
import type { TextEditor } from './text-editor';

interface ArticleEditorProps {
  label: string;
  editor: TextEditor;
  error: string | undefined;
  onChange: (html: string) => void;
  onAsk: (what: 'link' | 'image') => void;
  onImages: (files: File[]) => void;
}

/** The field in which the text of an article is written, as it will look. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { label, editor, error } = props;
  const id = useId();
  const surface = useRef<HTMLDivElement>(null);
  const toolbar = useRef<{ focus: () => void }>(null);
  const onChange = useEffectEvent(props.onChange);
  const onAsk = useEffectEvent(props.onAsk);
  const onImages = useEffectEvent(props.onImages);

  useEffect(() => {
    if (!surface.current) return undefined;
    return editor.mount(surface.current, {
      onChange: (html) => onChange(html),
      onImages: (files) => onImages(files),
      onLinkKey: () => onAsk('link'),
      onToolbarKey: () => toolbar.current?.focus(),
    });
  }, [editor]);

  const isWrong = error !== undefined;
  useEffect(() => {
    editor.describe({
      id: `${id}-text`,
      role: 'textbox',
      lang: 'it',
      class: classNames(prose.prose, css.text) ?? '',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': isWrong ? `${id}-hint ${id}-error` : `${id}-hint`,
      ...(isWrong && { 'aria-invalid': 'true' }),
    });
  }, [editor, id, isWrong]);

  return (
    <div className={css.editor}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <p id={`${id}-hint`} className={css.hint}>
        Alt+F10 porta ai comandi del testo, Esc torna qui.
      </p>
      <div className={css.frame}>
        <EditorToolbar
          editor={editor}
          controls={`${id}-text`}
          handle={toolbar}
          onAsk={props.onAsk}
        />
        <div ref={surface} />
      </div>
      {isWrong && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
