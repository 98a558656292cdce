/** A file that goes along with a mail. */
export interface Attachment {
  /** As in `ricevuta-ZA7K2M.pdf`. */
  name: string;
  /** As in `application/pdf`. */
  type: string;
  content: Buffer;
  /** For an image that the mail's HTML shows. */
  imageId?: string;
}
