/** Why a new password is refused, beside its length (ASVS 5.0, 6.2). */
export const weakPasswordTexts = {
  common:
    'Questa password è fra le più usate: chi vuole indovinare comincia da lì. Scegline un’altra.',
  breached:
    'Questa password compare in un elenco di password rubate ad altri siti. Scegline un’altra.',
  own: 'La password non può essere il tuo nome, la tua e-mail o il nome del negozio. Scegline un’altra.',
  shop: 'La password non può essere fatta solo di parole della scuola o di questo negozio, nemmeno con dei numeri. Scegline un’altra.',
} as const;
export type WeakPasswordReason = keyof typeof weakPasswordTexts;
