/** The bookshop where a cart is picked up, with what it took off the cover price when that was seen, in percent. */
export interface CartBookshop {
  id: string;
  name: string;
  adoptedBookDiscount: number;
  otherBookDiscount: number;
}
