import { APPLICATION_PARTS } from '@/lib/domain/provider/provider-application';

/** The steps in their order: the parts of an application, and the last look at them. */
export const APPLICATION_STEPS = [...APPLICATION_PARTS, 'review'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];
