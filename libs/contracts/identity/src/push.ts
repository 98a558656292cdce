import * as z from 'zod/mini';

/** Most devices of one account that get pushes: beyond that the oldest one gets none any longer. */
export const MAX_PUSH_DEVICES = 10;

/** What stands beside the switch: the consent is to these words (Regolamento UE 2016/679, art. 6, 1, a, and 7, 1). */
export const pushWords = {
  title: 'Notifiche su questo dispositivo',
  text: 'Una notifica quando un ordine è pronto da ritirare, parte o viene consegnato, e quando torna un prodotto che aspetti. Non vi compaiono nomi di figli né di scuole. Per mandarla teniamo l’indirizzo che il browser ci dà di questo dispositivo, finché la spegni o esci.',
} as const;

/** How a browser is reached (W3C Push API, `PushSubscription`). */
export const pushSubscriptionSchema = z.strictObject({
  /** Address at the browser's own push service. */
  endpoint: z.url().check(z.maxLength(1_000)),
  keys: z.strictObject({
    /** Its public key: an uncompressed point of P-256, base64url. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    /** 16 random bytes, base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

export const pushStatusSchema = z.object({
  /** What a browser subscribes with, an uncompressed point of P-256 in base64url; null where the shop sends no pushes. */
  publicKey: z.nullable(z.string()),
  /** Pushes are for a device on which the person stays signed in. */
  isRemembered: z.boolean(),
  /** Whether this device gets them. */
  isOn: z.boolean(),
  title: z.string(),
  text: z.string(),
});
export type PushStatus = z.infer<typeof pushStatusSchema>;

/** What is kept of a device that gets pushes, without the keys that they are sealed with. */
export const keptPushDeviceSchema = z.object({
  device: z.string(),
  endpoint: z.string(),
  since: z.iso.datetime(),
  shown: z.string(),
});
export type KeptPushDevice = z.infer<typeof keptPushDeviceSchema>;

/** Steps of an order of which a push tells. */
export const orderPushKinds = ['order-ready', 'order-shipped', 'order-delivered'] as const;
export type OrderPushKind = (typeof orderPushKinds)[number];

/** Codes that calls about pushes answer beside the shared ones. */
export const pushErrorCodes = {
  /** Pushes are for devices on which the person stays signed in. */
  notRemembered: 'push-not-remembered',
  /** An address that belongs to no push service that we know. */
  serviceUnknown: 'push-service-unknown',
} as const;

export const pushTexts = {
  notRemembered: 'Le notifiche arrivano solo dove accedi con “Ricordami”.',
  serviceUnknown: 'Le notifiche di questo browser non sono ancora supportate.',
} as const;
