import { catalogueErrorCodes, IMAGE_PIXELS, IMAGE_SIDE } from '@zaino/contracts/catalogue';
import { DomainError } from '@zaino/service/domain-error';

const side = IMAGE_SIDE.toLocaleString('it', { useGrouping: 'always' });

const sentences = {
  notAnImage: 'Il file non è un’immagine, oppure è danneggiato.',
  otherKind: 'Questo tipo di immagine non è ammesso: servono JPEG, PNG, WebP o AVIF.',
  tooLarge: `L’immagine è troppo grande: al massimo ${side} pixel per lato e ${IMAGE_PIXELS / 1e6} milioni in tutto.`,
  tooSlow: 'L’immagine è troppo complessa: prova con una più piccola.',
};

export function imageRefused(reason: keyof typeof sentences, cause?: unknown): DomainError {
  const detail = sentences[reason];
  return new DomainError('invalid', catalogueErrorCodes.imageRefused, { detail, cause });
}
