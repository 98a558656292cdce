import { savedCardApi, type SavedCards } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';

export const readCards = (): Promise<SavedCards> => fetchJson(savedCardApi.read, {});

export const turnOn = (): Promise<SavedCards> => fetchJson(savedCardApi.turnOn, {});

export const turnOff = (): Promise<SavedCards> => fetchJson(savedCardApi.turnOff, {});

export const removeCard = (id: string): Promise<SavedCards> =>
  fetchJson(savedCardApi.remove, { params: { id } });
