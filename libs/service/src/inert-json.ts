/** Data that a page carries for its code. `<` would let a value end the script element early. */
export function inertJson(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}
