import { useEffect, useRef, useState } from 'react';
import { articleSchema } from './editor/article-schema';
import { type ArticleImage, changeImage, insertImage, nodeAround } from './editor/editor-commands';
import { type LinkPlace, linkPlace, removeLink, setLink } from './editor/editor-links';
import type { TextEditor } from './editor/text-editor';

/** What is asked before something can be put into the text. */
export type EditorQuestion =
  | { kind: 'link'; place: LinkPlace }
  /** `files` are those that were pasted or dropped; one is asked about after the other. */
  | { kind: 'image'; image: ArticleImage | null; files: File[] };

/** The questions of the editor's buttons, of what is pasted and of what is dropped. */
export function useEditorQuestions(editor: TextEditor) {
  const [question, setQuestion] = useState<EditorQuestion | null>(null);
  const place = question?.kind === 'link' ? question.place : null;

  // Behind the question's dialog nothing can have the focus.
  const isAsking = question !== null;
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) editor.focus();
    wasAsking.current = isAsking;
  }, [editor, isAsking]);

  const answerLink = (href: string | null, words: string) => {
    setQuestion(null);
    if (place) editor.run(href === null ? removeLink(place) : setLink(place, href, words));
  };
  const answerImage = (image: ArticleImage) => {
    if (question?.kind !== 'image') return;
    editor.run(question.image ? changeImage(image) : insertImage(image));
    const rest = question.files.slice(1);
    setQuestion(rest.length > 0 ? { kind: 'image', image: null, files: rest } : null);
  };
  return {
    question,
    ask: (what: 'link' | 'image') => {
      const { state } = editor;
      const around = nodeAround(state, articleSchema.nodes.figure);
      setQuestion(
        what === 'link'
          ? { kind: 'link', place: linkPlace(state) }
          : {
              kind: 'image',
              image: around ? (around.node.attrs as ArticleImage) : null,
              files: [],
            },
      );
    },
    askForImages: (files: File[]) => setQuestion({ kind: 'image', image: null, files }),
    answerLink,
    answerImage,
    close: () => setQuestion(null),
  };
}

export type EditorQuestions = ReturnType<typeof useEditorQuestions>;
