import { ImageDialog } from './editor/image-dialog';
import { LinkDialog } from './editor/link-dialog';
import type { EditorQuestions } from './use-editor-questions';

/** What the editor asks, over the form: a form within a form would be none. */
export function EditorDialogs({ questions }: { questions: EditorQuestions }) {
  const { question, answerLink, answerImage, close } = questions;
  if (question?.kind === 'link') {
    return (
      <LinkDialog
        place={question.place}
        onLink={answerLink}
        onUnlink={() => answerLink(null, '')}
        onClose={close}
      />
    );
  }
  if (question?.kind === 'image') {
    const [file = null] = question.files;
    return (
      <ImageDialog
        key={question.files.length}
        image={question.image}
        file={file}
        onImage={answerImage}
        onClose={close}
      />
    );
  }
  return null;
}
