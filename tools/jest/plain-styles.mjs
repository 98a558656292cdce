const inherited = { visibility: 'visible', 'pointer-events': 'auto' };
const answered = new Set(['display', ...Object.keys(inherited)]);

/**
 * Answers what tests ask of computed styles, `display`, `visibility` and `pointer-events`, without jsdom's walk through
 * its whole style sheet for each element and each of its ancestors. All else, and documents that have style sheets of
 * their own, are left to jsdom.
 */
export function answerPlainStyles(window) {
  const ofJsdom = window.getComputedStyle;
  const displays = new Map();

  /** What jsdom's style sheet says of an element: its selectors know no more than is in the key. */
  function defaultDisplay(element) {
    const { localName, namespaceURI } = element;
    const type = localName === 'input' ? element.getAttribute('type') : null;
    const attributes = ['hidden', 'open'].filter((name) => element.hasAttribute(name));
    const key = `${namespaceURI} ${localName} ${attributes.join(' ')} ${type}`;
    if (!displays.has(key)) {
      const sample = window.document.createElementNS(namespaceURI, localName);
      for (const name of attributes) sample.setAttribute(name, '');
      if (type !== null) sample.setAttribute('type', type);
      displays.set(key, ofJsdom.call(window, sample).display);
    }
    return displays.get(key);
  }

  function propertyOf(element, property) {
    if (property === 'display') {
      const inline = inlineValue(element, property);
      if (inline === undefined) return defaultDisplay(element);
      return inline === 'unset' ? '' : inline;
    }
    for (let at = element; at; at = at.parentElement) {
      const inline = inlineValue(at, property);
      if (inline !== undefined && inline !== 'unset') return inline;
    }
    return inherited[property];
  }

  window.getComputedStyle = function getComputedStyle(element, pseudo) {
    if (pseudo || !isPlain(window, element)) return ofJsdom.call(window, element, pseudo);
    let whole;
    const get = (_target, name) => {
      const property = name === 'pointerEvents' ? 'pointer-events' : name;
      if (answered.has(property)) return propertyOf(element, property);
      if (name === 'getPropertyValue') {
        return (asked) => (answered.has(asked) ? propertyOf(element, asked) : rest(asked));
      }
      whole ??= ofJsdom.call(window, element);
      const value = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    };
    const rest = (asked) => (whole ??= ofJsdom.call(window, element)).getPropertyValue(asked);
    return new Proxy({}, { get });
  };
}

/** What stands in an element's own style: jsdom keeps its attribute in step with it. */
function inlineValue(element, property) {
  if (!element.hasAttribute('style')) return undefined;
  return element.style.getPropertyValue(property) || undefined;
}

/** Ruby's parts look at their parent. */
function isPlain(window, element) {
  if (!(element instanceof window.Element)) return false;
  if (element.localName === 'rt' || element.localName === 'rp') return false;
  return element.ownerDocument.styleSheets.length === 0;
}
