import type { ComponentType } from 'react';
import type { FramedPage } from '../framed-page';
import type { BookCalls } from './book-calls';
import type { BookKinds } from './book-kinds';
import type { AskSuggestions } from './use-suggestions';

/** A shop that orders books: its calls, and what its screen has of its own. */
export interface OrderingShop {
  calls: BookCalls;
  /** The frame of its area. */
  Page: ComponentType<FramedPage>;
  arrivalsPath: string;
  kinds: BookKinds;
  /** Under which this browser keeps whether single letters are commands. */
  characterKeys: string;
  /** Who knows of whom a book can be had; left out where nobody does. */
  askSuggestions?: AskSuggestions;
}
