import type { CallContext } from '../../context';
import { defineHandler, requireActor } from '../../handler';
import { requireSms } from '../../partners';
import { returnToBudgets } from '../../throttles';
import { isUnsent } from '../codes/activation';
import { removeCode } from '../codes/codes';
import { reserveCode, toSecondsLeft } from '../codes/reserve-code';
import { sendCode } from '../codes/send-code';
import { codeBudgets } from '../login/budgets';
import { requireNewNumber } from './new-number';

/** The operator learns a code from its reader alone: no answer and no log has it. */
export const handler = defineHandler('operator/sendnumbercode', async ({ userid, side, mobile: typed }, context) => {
  const { connection } = context.ports.database;
  requireSms(context.ports);
  const wanted = { userId: userid, typed, operatorId: requireActor(context).userId };
  const { oldMobile, newMobile } = await requireNewNumber(connection, wanted);
  return { codeExpiresInSeconds: await send(context, side === 'new-number' ? newMobile : oldMobile) };
});

async function send(context: CallContext, mobile: string): Promise<number> {
  const { connection } = context.ports.database;
  const reserved = await reserveCode(context, {
    mobile,
    purpose: 'number-change',
    budgets: codeBudgets(mobile, null),
    isForNewcomer: false,
    freshTries: 0,
  });
  if (!reserved.isNew) return toSecondsLeft(context, reserved.expiresAt);
  try {
    await sendCode(context, { mobile, code: reserved.code, text: 'numberCode' });
  } catch (error) {
    await removeCode(connection, reserved.id);
    if (isUnsent(error)) await returnToBudgets(connection, reserved.taken);
    throw error;
  }
  return toSecondsLeft(context, reserved.expiresAt);
}
