/** Of the objects that the sandbox writes; the SDK that the shop uses asks for the same. */
export const API_VERSION = '2026-10-28.endive';
