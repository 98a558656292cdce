import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminTeacherListCalls, teacherListCalls } from './calls';
import { TEACHER_LIST_PAGE_SIZE } from './limits';
import {
  adminTeacherListSchema,
  ownTeacherListSchema,
  teacherListAnswerSchema,
  teacherListInputSchema,
  teacherListQuerySchema,
  teacherListQuestionSchema,
  teacherListSchema,
  teacherListTokenSchema,
} from './teacher-list';
import { teacherListPublicationSchema, teacherListRefusalSchema } from './teacher-list-decision';

const nothing = z.object({});
const success = z.object({ success: z.literal(true) });
const params = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });

/** Materials that a teacher asks for (docs/decisions/class-supplies.md). */
export const teacherListEndpoints = {
  /** Null where the class has none, as most have: no failure that a browser would write down. */
  list: defineEndpoint(teacherListCalls.list, {
    summary: 'The materials that the teachers of a class ask for, with the products that serve',
    access: 'public',
    query: teacherListQuerySchema,
    response: z.object({ elenco: z.nullable(teacherListSchema) }),
  }),
  /**
   * `teacher-list-unprovable` where there is no such school, or the ministry names no address of it;
   * `teacher-lists-limited` beyond what an account may ask for.
   */
  propose: defineEndpoint(teacherListCalls.propose, {
    summary: 'Proposes the materials of a class, and has its school asked by mail',
    access: 'customer',
    query: nothing,
    body: teacherListInputSchema,
    response: z.object({ proposta: ownTeacherListSchema }),
  }),
  own: defineEndpoint(teacherListCalls.own, {
    summary: 'What the account has proposed, the latest first',
    access: 'customer',
    query: nothing,
    response: z.object({ proposte: z.array(ownTeacherListSchema) }),
  }),
  withdraw: defineEndpoint(teacherListCalls.withdraw, {
    summary: 'Deletes what the account has proposed, published or not; one that is gone is as good',
    access: 'customer',
    query: nothing,
    params,
    response: success,
  }),
  /** `teacher-list-link-ended` for a link that was used, has expired or never was. */
  question: defineEndpoint(teacherListCalls.question, {
    summary: 'What the link of a school’s mail asks',
    access: 'public',
    rateClass: 'sign-in',
    query: nothing,
    body: teacherListTokenSchema,
    response: z.object({ domanda: teacherListQuestionSchema }),
  }),
  /** Once: afterwards the link has ended. */
  answer: defineEndpoint(teacherListCalls.answer, {
    summary: 'Says for the school whether the list is its own',
    access: 'public',
    rateClass: 'sign-in',
    query: nothing,
    body: teacherListAnswerSchema,
    response: success,
  }),
} as const;

/** The same for who moderates. */
export const adminTeacherListEndpoints = {
  list: defineEndpoint(adminTeacherListCalls.list, {
    summary: 'Lists that wait for staff, and those that are published',
    access: 'admin',
    staff: 'catalogue',
    query: z.object({
      pagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 1),
    }),
    response: z.object({
      proposte: z.array(adminTeacherListSchema).check(z.maxLength(TEACHER_LIST_PAGE_SIZE)),
      /** Of all pages. */
      totale: z.int(),
    }),
  }),
  /** `teacher-list-changed` for another version, or one that cannot be published any more. */
  publish: defineEndpoint(adminTeacherListCalls.publish, {
    summary: 'Publishes a list with the products that serve, in place of the one of the same class',
    access: 'admin',
    staff: 'catalogue',
    act: 'teacher-list.published',
    query: nothing,
    params,
    body: teacherListPublicationSchema,
    response: z.object({ proposta: adminTeacherListSchema }),
  }),
  /** One that is published is shown no longer. */
  refuse: defineEndpoint(adminTeacherListCalls.refuse, {
    summary: 'Refuses a list, with a reason that who proposed it reads',
    access: 'admin',
    staff: 'catalogue',
    act: 'teacher-list.refused',
    query: nothing,
    params,
    body: teacherListRefusalSchema,
    response: success,
  }),
} as const;
