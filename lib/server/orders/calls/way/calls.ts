import { handler as arrive } from './arrive';
import { handler as getposition, recipientHandler } from './getposition';
import { handler as shareposition } from './shareposition';

export const wayCalls = [arrive, getposition, recipientHandler, shareposition] as const;
