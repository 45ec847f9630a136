import { handler as appealreview } from './appealreview';
import { handler as decidereviewappeal } from './decidereviewappeal';
import { handler as getallreviewappeal } from './getallreviewappeal';
import { handler as moderatereview } from './moderatereview';

export const moderationCalls = [appealreview, decidereviewappeal, getallreviewappeal, moderatereview] as const;
