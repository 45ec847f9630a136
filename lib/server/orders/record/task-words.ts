import type { CallAnswer } from '@/lib/contract';
import type { CarWashMethod } from '@/lib/contract/enumerations';
import { repeatableAnswers } from '@/lib/contract/order-draft';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';
import type { QuoteLine } from '@/lib/funnel/quote/line';

import type { TaskRow } from '../../schema';

const taskWords = repeatableAnswers.pick({ moreImageIds: true, urgency: true, plan: true });
const carWords = repeatableAnswers.pick({ carWashLocation: true, plaque: true });

/** The customer's further answers, beside words, a photo and a voice note. */
export function toTaskWords({
  draft,
}: Pick<TaskRow, 'draft'>): Pick<
  CallAnswer<'clean/gettaskdetail'>['taskDetail'],
  'moreImageUrls' | 'urgency' | 'plan'
> {
  const { moreImageIds, urgency, plan } = taskWords.parse(draft);
  return { moreImageUrls: moreImageIds.map(toFileUrl), urgency: urgency ?? null, plan };
}

/** The place of a car wash; null for every other order. */
export function toCarWashMethod({ draft }: Pick<TaskRow, 'draft'>): CarWashMethod | null {
  return carWords.parse(draft).carWashLocation ?? null;
}

/** The plate that the customer named; null where none is needed. */
export function toPlaque({ draft }: Pick<TaskRow, 'draft'>): string | null {
  return carWords.parse(draft).plaque ?? null;
}

/** Hours without food before the visit, by the order's own lines; 0 for none. */
export function toFastingHours({ lines }: { readonly lines: readonly Pick<QuoteLine, 'params'>[] }): number {
  return Math.max(0, ...lines.map(({ params }) => Number(params.fastingHours ?? 0)));
}
