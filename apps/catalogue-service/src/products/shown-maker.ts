import type { MakerInput, ShownMaker } from '@zaino/contracts/catalogue';
import type { MakerEntity } from './maker.entity';

type MakerColumns = Omit<MakerEntity, 'id' | 'version'>;

/** A maker as everybody may see it. */
export function toShownMaker(maker: MakerColumns): ShownMaker {
  const { name, address, contact, country } = maker;
  const { responsibleName, responsibleAddress, responsibleContact } = maker;
  const responsabile = {
    nome: responsibleName,
    indirizzo: responsibleAddress,
    contatto: responsibleContact,
  };
  return {
    nome: name,
    indirizzo: address,
    contatto: contact,
    paese: country,
    responsabile: responsibleName === '' ? null : responsabile,
  };
}

/** The columns that an entered maker gets. */
export function makerColumns(input: MakerInput): MakerColumns {
  const { nome, indirizzo, contatto, paese, responsabile } = input;
  return {
    name: nome,
    address: indirizzo,
    contact: contatto,
    country: paese,
    responsibleName: responsabile?.nome ?? '',
    responsibleAddress: responsabile?.indirizzo ?? '',
    responsibleContact: responsabile?.contatto ?? '',
  };
}
