import type { CallAnswer } from '@/lib/contract';

/** A list that somebody saved. */
export type SavedView = CallAnswer<'operator/getalldeskview'>['lstView'][number];
