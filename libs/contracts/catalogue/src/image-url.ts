export {
  isImageUrl,
  MEDIA_PATH,
  mediaFileUrl,
  type MediaFormat,
  mediaFormats,
  mediaIdOf,
  type MediaWidth,
  mediaWidths,
} from '@zaino/contracts/shared';
