import { handler as getalldeskview } from './getalldeskview';
import { handler as removedeskview } from './removedeskview';
import { handler as savedeskview } from './savedeskview';

export const deskViewCalls = [getalldeskview, removedeskview, savedeskview] as const;
