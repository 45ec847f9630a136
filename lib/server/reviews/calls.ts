import { handler as addreview } from './addreview';
import { handler as answerreview } from './answerreview';
import { handler as getreview } from './getreview';

export const reviewsCalls = [addreview, answerreview, getreview] as const;
