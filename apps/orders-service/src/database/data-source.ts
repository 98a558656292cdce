import { databaseOptions } from '@zaino/service/database-options';
import { DayCountEntity } from '@zaino/service/day-counts/day-count.entity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { OwnViewEntity } from '../admin/own-view.entity';
import { StaffChangeOrderEntity } from '../admin/staff-change-order.entity';
import { StaffChangeEntity } from '../admin/staff-change.entity';
import { BookshopNoticeEntity } from '../bookshop-mails/bookshop-notice.entity';
import { ArrivalEntity } from '../arrivals/arrival.entity';
import { ShelfEntity } from '../arrivals/shelf.entity';
import { CartOperationEntity } from '../carts/cart-operation.entity';
import { CustomerCartEntity } from '../carts/customer-cart.entity';
import { SharedListEntity } from '../carts/shared-list.entity';
import { CedolaComuneEntity } from '../cedole/cedola-comune.entity';
import { CedolaTermsEntity } from '../cedole/cedola-terms.entity';
import { CedolaEntity } from '../cedole/cedola.entity';
import { DistintaCounterEntity } from '../cedole-desk/distinta-counter.entity';
import { DistintaEntity } from '../cedole-desk/distinta.entity';
import { IdempotencyKeyEntity } from '../checkout/idempotency-key.entity';
import { ForgottenCustomerEntity } from '../customers/forgotten-customer.entity';
import { FiscalCounterEntity } from '../documents/fiscal-counter.entity';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { EInvoiceSendingEntity } from '../e-invoices/e-invoice-sending.entity';
import { GuestBuyerEntity } from '../guests/guest-buyer.entity';
import { GuestKeyEntity } from '../guests/guest-key.entity';
import { CustomerLockEntity } from '../limits/customer-lock.entity';
import { HeldMailEntity } from '../mails/held-mail.entity';
import { ProvenAddressEntity } from '../mails/proven-address.entity';
import { OrderNoteEntity } from '../notes/order-note.entity';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { DisputeEntity } from '../payments/dispute.entity';
import { PaymentEventEntity } from '../payments/payment-event.entity';
import { CardKeeperEntity } from '../payments/card-keeper.entity';
import { PaymentEntity } from '../payments/payment.entity';
import { RefundEntity } from '../payments/refund.entity';
import { SalesDayEntity } from '../sales/sales-day.entity';
import { UnsettledDayEntity } from '../reconciliation/unsettled-day.entity';
import { ParcelEntity } from '../shipping/parcel.entity';
import { DistributorEntity } from '../to-order/distributor.entity';
import { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import { UsedCopyEntity } from '../used-books/used-copy.entity';
import { UsedOfferEntity } from '../used-books/used-offer.entity';
import { VoucherEntity } from '../vouchers/voucher.entity';
import { WeeklyMailEntity } from '../weekly-mails/weekly-mail.entity';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { CreateOrders1763800000000 } from './migrations/1763800000000-create-orders';
import { CreateVoucher1763800010000 } from './migrations/1763800010000-create-voucher';
import { CreateAfterSale1763800020000 } from './migrations/1763800020000-create-after-sale';
import { CreateCarts1763800030000 } from './migrations/1763800030000-create-carts';
import { IndexOrderLists1763800050000 } from './migrations/1763800050000-index-order-lists';
import { CreateUnsettledDay1763800070000 } from './migrations/1763800070000-create-unsettled-day';
import { AddWithdrawnPieces1763800080000 } from './migrations/1763800080000-add-withdrawn-pieces';
import { DropDailyFigures1763800090000 } from './migrations/1763800090000-drop-daily-figures';
import { AddAcceptedTexts1764000000000 } from './migrations/1764000000000-add-accepted-texts';
import { AddGivenUp1764100010000 } from './migrations/1764100010000-add-given-up';
import { CreateCustomerLock1764900020000 } from './migrations/1764900020000-create-customer-lock';
import { CreateHeldMail1764900030000 } from './migrations/1764900030000-create-held-mail';
import { AddDesk1765100010000 } from './migrations/1765100010000-add-desk';
import { AddArrivals1765200010000 } from './migrations/1765200010000-add-arrivals';
import { CreatePublisherDistributor1765200020000 } from './migrations/1765200020000-create-publisher-distributor';
import { AddFigures1765200040000 } from './migrations/1765200040000-add-figures';
import { CreateBookshopNotice1765200050000 } from './migrations/1765200050000-create-bookshop-notice';
import { AddCoverPrice1765300010000 } from './migrations/1765300010000-add-cover-price';
import { AddSellers1765310010000 } from './migrations/1765310010000-add-sellers';
import { AddCedole1765500010000 } from './migrations/1765500010000-add-cedole';
import { AddExtras1765600010000 } from './migrations/1765600010000-add-extras';
import { AddOffBill1765620010000 } from './migrations/1765620010000-add-off-bill';
import { AddWithoutCedola1765620020000 } from './migrations/1765620020000-add-without-cedola';
import { AddCedolaTermsVersion1765630010000 } from './migrations/1765630010000-add-cedola-terms-version';
import { CoverBooksToOrder1765640010000 } from './migrations/1765640010000-cover-books-to-order';
import { AddOrdersDesk1766200010000 } from './migrations/1766200010000-add-orders-desk';
import { AddStatistics1766800010000 } from './migrations/1766800010000-add-statistics';
import { CreateParcel1766300010000 } from './migrations/1766300010000-create-parcel';
import { CreateDispute1766300020000 } from './migrations/1766300020000-create-dispute';
import { IndexOpenDisputes1766300030000 } from './migrations/1766300030000-index-open-disputes';
import { IndexRegister1767000010000 } from './migrations/1767000010000-index-register';
import { CreateEInvoiceSending1767200010000 } from './migrations/1767200010000-create-e-invoice-sending';
import { CreateGuests1767300010000 } from './migrations/1767300010000-create-guests';
import { CreateUsedBooks1767400010000 } from './migrations/1767400010000-create-used-books';
import { CreateWeeklyMail1767410000000 } from './migrations/1767410000000-create-weekly-mail';
import { AddWaysToPay1767500010000 } from './migrations/1767500010000-add-ways-to-pay';
import { AddStateVouchers1767600010000 } from './migrations/1767600010000-add-state-vouchers';
import { CreateCardKeeper1767500020000 } from './migrations/1767500020000-create-card-keeper';

/** Entities and migrations of the orders schema. */
const migrations = [
  CreateOrders1763800000000,
  CreateVoucher1763800010000,
  CreateAfterSale1763800020000,
  CreateCarts1763800030000,
  IndexOrderLists1763800050000,
  CreateUnsettledDay1763800070000,
  AddWithdrawnPieces1763800080000,
  DropDailyFigures1763800090000,
  AddAcceptedTexts1764000000000,
  AddGivenUp1764100010000,
  CreateCustomerLock1764900020000,
  CreateHeldMail1764900030000,
  AddDesk1765100010000,
  AddArrivals1765200010000,
  CreatePublisherDistributor1765200020000,
  AddFigures1765200040000,
  CreateBookshopNotice1765200050000,
  AddCoverPrice1765300010000,
  AddSellers1765310010000,
  AddCedole1765500010000,
  AddExtras1765600010000,
  AddOffBill1765620010000,
  AddWithoutCedola1765620020000,
  AddCedolaTermsVersion1765630010000,
  CoverBooksToOrder1765640010000,
  AddOrdersDesk1766200010000,
  AddStatistics1766800010000,
  CreateParcel1766300010000,
  CreateDispute1766300020000,
  IndexOpenDisputes1766300030000,
  IndexRegister1767000010000,
  CreateEInvoiceSending1767200010000,
  CreateGuests1767300010000,
  CreateUsedBooks1767400010000,
  CreateWeeklyMail1767410000000,
  AddWaysToPay1767500010000,
  CreateCardKeeper1767500020000,
  AddStateVouchers1767600010000,
];

export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      BookshopNoticeEntity,
      ArrivalEntity,
      CartOperationEntity,
      CedolaComuneEntity,
      CardKeeperEntity,
      CedolaEntity,
      CedolaTermsEntity,
      CustomerCartEntity,
      CustomerLockEntity,
      DayCountEntity,
      DisputeEntity,
      DistintaCounterEntity,
      DistintaEntity,
      DistributorEntity,
      EInvoiceSendingEntity,
      OrderEntity,
      FiscalCounterEntity,
      FiscalDocumentEntity,
      ForgottenCustomerEntity,
      HeldMailEntity,
      GuestBuyerEntity,
      GuestKeyEntity,
      IdempotencyKeyEntity,
      OrderEventEntity,
      OrderLineEntity,
      OrderNoteEntity,
      OutboxMessage,
      OwnViewEntity,
      ParcelEntity,
      PaymentEntity,
      PaymentEventEntity,
      ProvenAddressEntity,
      RefundEntity,
      SalesDayEntity,
      SharedListEntity,
      ShelfEntity,
      StaffChangeEntity,
      StaffChangeOrderEntity,
      StateVoucherEntity,
      UnsettledDayEntity,
      UsedCopyEntity,
      UsedOfferEntity,
      VoucherEntity,
      WeeklyMailEntity,
      WithdrawalEntity,
    ],
    migrations,
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
