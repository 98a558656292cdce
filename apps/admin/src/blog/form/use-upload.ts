import { IMAGE_BYTES } from '@zaino/contracts/shared';
import { ApiError } from '@zaino/web/api-client';
import { useState } from 'react';
import { uploadArticleImage, type KeptImage } from './article-form.api';

const MEGABYTE = 1024 * 1024;

/** The service would refuse it too, after all of it was sent. */
const TOO_LARGE = `Il file è troppo grande: al massimo ${IMAGE_BYTES / MEGABYTE} MB.`;

/** Keeps one image after the other; why one was not kept is said. */
export function useUpload(onKept: (image: KeptImage) => void) {
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const upload = async (file: File) => {
    if (isUploading) return;
    if (file.size > IMAGE_BYTES) {
      setFailure(TOO_LARGE);
      return;
    }
    setUploading(true);
    setFailure(null);
    try {
      onKept(await uploadArticleImage(file));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.status === 0 ? 'Errore di connessione.' : error.message);
    } finally {
      setUploading(false);
    }
  };

  return { isUploading, failure, upload };
}
