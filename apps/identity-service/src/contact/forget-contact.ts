import type { EntityManager } from 'typeorm';
import { ContactLinkEntity } from './contact-link.entity';
import { ContactPreferenceEntity } from './contact-preference.entity';

/** With an account goes what it is written to for; links of its mails lead nowhere from then on. */
export async function forgetContact(manager: EntityManager, userUid: string): Promise<void> {
  await manager.delete(ContactPreferenceEntity, { userUid });
  await manager.delete(ContactLinkEntity, { userUid });
}
