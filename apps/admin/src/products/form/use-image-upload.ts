import { IMAGE_BYTES } from '@zaino/contracts/shared';
import { ApiError } from '@zaino/web/api-client';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { uploadImage } from './product-form.api';

const MEGABYTE = 1024 * 1024;

/**
 * Sends files to be kept, one after the other; those that are refused are named with their reason. `sendOne` keeps one,
 * among the products' images unless told.
 */
export function useImageUpload(onUploaded: (urls: string[]) => void, sendOne = uploadImage) {
  const [failures, setFailures] = useState<string[]>([]);
  const { isSending, send } = useSubmission();

  const upload = async (files: File[]) => {
    if (files.length === 0) return;
    await send(async () => {
      setFailures([]);
      const urls: string[] = [];
      const refused: string[] = [];
      for (const file of files) {
        try {
          urls.push(await keep(file, sendOne));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          refused.push(`${file.name}: ${wordsFor(error)}`);
        }
      }
      setFailures(refused);
      if (urls.length > 0) onUploaded(urls);
    });
  };

  return { isUploading: isSending, failures, upload };
}

function keep(file: File, sendOne: typeof uploadImage): Promise<string> {
  // The service would refuse it too, after all of it was sent.
  if (file.size > IMAGE_BYTES) {
    const message = `il file è troppo grande: al massimo ${IMAGE_BYTES / MEGABYTE} MB.`;
    throw new ApiError({ kind: 'invalid', code: 'too-large', status: 413, message });
  }
  return sendOne(file);
}

const wordsFor = ({ status, message }: ApiError) =>
  status === 0 ? 'Errore di connessione.' : message;
