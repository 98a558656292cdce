/** `order-line` as a class is called: `OrderLine`. */
export function pascalCase(kebab: string): string {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `IDENTITY_PROVIDER` as a property is called: `identityProvider`. */
export function camelCase(constant: string): string {
  return constant.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The last word of a stem, in the singular, so that `fiscal-lines` is found in `billedLine`. */
export function subjectOf(stem: string): string {
  const word = stem.split('-').at(-1) ?? '';
  return word.replace(/(?<=s|x|ch)es$|(?<!s)s$/, '').replace(/ie$|y$/, '');
}
