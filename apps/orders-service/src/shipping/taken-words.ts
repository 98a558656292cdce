import type { ParcelEntity } from './parcel.entity';

const time = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

/** What is told to whoever wants to pack what somebody else packs. */
export function takenWords({ packerName, takenAt }: ParcelEntity): string {
  const name = packerName ?? 'Un’altra persona';
  return `${name} sta imballando questo ordine dalle ${time.format(takenAt)}.`;
}
