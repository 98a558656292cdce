import { type APIRequestContext, expect } from '@playwright/test';
import type { Child, ChildChanges } from '@zaino/contracts/identity';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import type { FoundDemoClass } from '../demo-school';

type SavedChild = Pick<FoundDemoClass, 'school' | 'classe' | 'sezione'> &
  Pick<ChildChanges, 'nickname' | 'schoolYear'>;

/** Saves a child of a class for whoever is signed in; gives its id. */
export async function saveChild(
  request: APIRequestContext,
  { school, ...child }: SavedChild,
  shopUrl = '',
): Promise<string> {
  const { csrfToken } = (await (await request.get(`${shopUrl}/api/auth/me`)).json()) as Session;
  const { nickname, schoolYear, classe, sezione } = child;
  const data: ChildChanges = {
    nickname,
    schoolCode: school.codiceScuola,
    schoolName: school.nomeScuola,
    classe,
    sezione,
    ...(schoolYear !== undefined && { schoolYear }),
  };
  const headers = { [CSRF_HEADER]: csrfToken };
  const answer = await request.post(`${shopUrl}/api/children`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as Child).id;
}
