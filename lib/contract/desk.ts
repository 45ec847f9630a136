import { z } from 'zod';

import { defineCall } from './call';
import { DESK_ROLES } from './desk-enumerations';
import { id, lineText, paragraphText } from './shapes';

const deskRole = z.enum(DESK_ROLES);

const deskPerson = z.object({
  userid: id,
  fullname: z.string(),
  mobileNo: z.string(),
  lstRole: z.array(deskRole),
  /** The caller. */
  isSelf: z.boolean(),
});

/** Calls about the desk itself: its people and their roles (BEHAVIOUR 20). */
export const deskCalls = [
  defineCall('operator/getdesk', {
    summary: 'What the caller may do at the operators’ desk',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer: z.object({ userid: id, lstRole: z.array(deskRole) }),
  }),
  defineCall('operator/getdeskpeople', {
    summary: 'Everybody who works at the desk, with their roles',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer: z.object({ lstPerson: z.array(deskPerson) }),
  }),
  defineCall('operator/savedeskroles', {
    summary:
      'Gives somebody with an account these roles at the desk and takes all others; who loses a role is logged out at once',
    access: 'operator',
    limit: 'operators',
    input: z.object({
      mobile: lineText(1, 20),
      /** With none, the person works at the desk no more. */
      lstRole: z.array(deskRole).max(DESK_ROLES.length),
      reason: paragraphText(5, 600),
    }),
    answer: z.object({ lstPerson: z.array(deskPerson) }),
    outcomes: ['last-operator', 'UserNull'],
  }),
] as const;
