/** What a bookshop's front needs beside what every page of its address is told. */
export interface FrontData {
  /** When it was asked for, in milliseconds since 1970: the page goes on from what the server drew. */
  at: number;
}

export const loadFront = (): FrontData => ({ at: Date.now() });
