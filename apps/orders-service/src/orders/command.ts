import type { DisputeState, LinePieces, OrderCommandName, Tender } from '@zaino/contracts/orders';
import type { Actor } from './actor';

/** Pieces that were taken out of a line (`of`) and are a line of their own since. */
export interface LinePart {
  lineId: string;
  of: string;
  quantity: number;
}

/** What a command is told, kept with its event; each command reads its own of these. */
export interface CommandData {
  /** `order-from-supplier`, `change-dates`. */
  expected?: { from: string; to: string };
  /** `substitute-edition`. */
  isbn?: string;
  title?: string;
  /** `ship`; `url` empty where the carrier has no page. */
  carrier?: string;
  code?: string;
  url?: string;
  /** `cancel`, `refund`, `refuse-cedola`: for the customer to read. */
  reason?: string;
  /** `cancel`: what made the system or a withdrawal do it. */
  cause?: 'unpaid' | 'late' | 'stock' | 'uncollected' | 'cedola' | 'withdrawal';
  /** `cancel` by the customer: what they were shown that the refund is less by; kept where it is something. */
  heldBackCents?: number;
  /** `cancel` by the customer before the order is paid by card: shipping that is free no more, and is to be paid. */
  shippingCents?: number;
  /** Of a cedola: which, its code, and the Comune that is to pay; from the command on after which the family can pay what was refused, until when. */
  cedolaId?: string;
  cedolaCode?: string;
  comune?: string;
  payBefore?: string;
  /** `confirm-online-payment`: whether the bookshop sells its books by card. */
  isAccountVerified?: boolean;
  /** `receive-return`: whether the pieces can be sold again. */
  restocks?: boolean;
  /** `take-back`: which step. */
  undone?: OrderCommandName;
  /** `refund`, `register-shop-payment`, `confirm-payment`. */
  amountCents?: number;
  /** `register-shop-payment`, `note-counter-payment`: how, and the number of the till's document; empty where it is not known. */
  tender?: Tender | undefined;
  tillNumber?: string | undefined;
  /** Of a payment that the bank asks back. */
  disputeState?: DisputeState;
  /** Refund that the event is about. */
  refundId?: string;
  /** Of the rest as money, where the first part goes back to a voucher of the State. */
  moneyRefundId?: string;
  /** `withdraw`: the statement that it was made by. */
  withdrawalId?: string;
  /** Lines that it has taken out of others, since it was for some of their pieces only. */
  parts?: readonly LinePart[];
}

/** A command for an order that is locked already. */
export interface Command {
  command: OrderCommandName;
  /** Lines it is for; left out: all lines that allow it. Refused as a whole where one of them does not allow it. */
  lineIds?: readonly string[];
  /** Named lines of which it is for some pieces only: these become lines of their own. */
  pieces?: LinePieces | undefined;
  actor: Actor;
  data?: CommandData;
}

/** A command with the order that it is for. */
export interface OrderCommand extends Command {
  orderId: string;
  /** Of the order that was looked at; another one by now is a `conflict` (`order-moved`). */
  version?: number;
}
