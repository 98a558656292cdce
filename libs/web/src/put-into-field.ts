/** What a person fills in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Puts a text, a choice or (of a box) a tick into a field and tells the page's components of it, as a person would. */
export function putIntoField(field: Field, content: string | boolean): void {
  if (typeof content === 'boolean') {
    if (!isBox(field)) return;
    field.checked = !content;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = content;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    putText(field, content);
  }
}

function putText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = `${text} `;
  // React looks whether the value differs from the last one that it has seen set.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
