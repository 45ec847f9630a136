import { handler as addreview } from './addreview';
import { handler as answerreview } from './answerreview';
import { handler as getreview } from './getreview';
import { moderationCalls } from './moderation/calls';

export const reviewsCalls = [addreview, answerreview, getreview, ...moderationCalls] as const;
