import type { CheckoutSeller } from '@zaino/contracts/orders';

/** What the law has a shop say of a seller: name, address, partita IVA, how to reach it. */
export function SellerFacts({ seller }: { seller: Omit<CheckoutSeller, 'sells'> }) {
  const { name, address, vatNumber, email, phone } = seller;
  return (
    <>
      {name}, {address}
      {vatNumber !== '' && `, partita IVA ${vatNumber}`}
      {phone !== '' && `, ${phone}`}
      {email !== '' && (
        <>
          , <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </>
  );
}
