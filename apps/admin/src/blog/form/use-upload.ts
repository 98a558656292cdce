import { IMAGE_BYTES } from '@zaino/contracts/shared';
import { useSubmission } from '@zaino/web/use-submission';
import { uploadArticleImage, type UploadedImage } from './article-form.api';

const MEGABYTE = 1024 * 1024;

/** The service would refuse it too, after all of it was sent. */
const TOO_LARGE = `Il file è troppo grande: al massimo ${IMAGE_BYTES / MEGABYTE} MB.`;

/** Keeps one image after the other; why one was not kept is said. */
export function useUpload(onKept: (image: UploadedImage) => void) {
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const upload = async (file: File) => {
    if (file.size > IMAGE_BYTES) refuse({ file: TOO_LARGE });
    else await send(async () => onKept(await uploadArticleImage(file)));
  };
  const words = failure && (failure.status === 0 ? 'Errore di connessione.' : failure.message);
  return { isUploading: isSending, failure: errors['file'] ?? words, upload };
}
