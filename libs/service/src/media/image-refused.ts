import { IMAGE_REFUSED, IMAGE_SIDE } from '@zaino/contracts/shared';
import { DomainError } from '../domain-error';

const side = IMAGE_SIDE.toLocaleString('it', { useGrouping: 'always' });

const sentences = {
  notAnImage: 'Il file non è un’immagine, oppure è danneggiato.',
  otherKind: 'Questo tipo di immagine non è ammesso: servono JPEG, PNG, WebP o AVIF.',
  tooSlow: 'L’immagine è troppo complessa: prova con una più piccola.',
};

export function imageRefused(reason: keyof typeof sentences, cause?: unknown): DomainError {
  return refused(sentences[reason], cause);
}

export function imageTooLarge(mostPixels: number, cause?: unknown): DomainError {
  const most = `al massimo ${side} pixel per lato e ${mostPixels / 1e6} milioni in tutto`;
  return refused(`L’immagine è troppo grande: ${most}.`, cause);
}

function refused(detail: string, cause: unknown): DomainError {
  return new DomainError('invalid', IMAGE_REFUSED, { detail, cause });
}
