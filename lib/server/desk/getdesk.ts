import { defineHandler, requireActor } from '../handler';

export const handler = defineHandler('operator/getdesk', (_input, context) => {
  const { userId, deskRoles } = requireActor(context);
  return Promise.resolve({ userid: userId, lstRole: [...deskRoles] });
});
