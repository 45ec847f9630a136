import type { CallAnswer } from '@/lib/contract';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isAccepted, isInContact, isOffered } from '@/lib/domain/order/order-states';
import type { Locale } from '@/lib/i18n/locales';

import { toBeforeAcceptance } from './before-acceptance';
import { isOpenAtDoor, toOpenings } from './open-moves';
import type { TaskView } from './task-views';

type TaskDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/**
 * With the times from which its moves are open. The way to the door goes with the street (task-views.ts); words and
 * pictures with the work, and as they were written with its acceptance.
 */
export function toProviderView(detail: TaskDetail, { task, customer }: TaskView, locale: Locale): TaskDetail {
  const moves = (detail.moves as OrderMove[]).filter((move) => isOpenAtDoor(move, detail));
  const opened = { ...detail, moves, moveOpenings: toOpenings({ ...detail, moves }, task) };
  const placed = isInContact(task.state)
    ? opened
    : { ...opened, deliveryZipCode: null, latitude: null, longitude: null };
  if (isAccepted(task.state)) return placed;
  if (isOffered(task.state)) return { ...placed, ...toBeforeAcceptance(placed, customer, locale) };
  return {
    ...placed,
    userName: '',
    userFamily: '',
    userDescription: '',
    petTypes: [],
    plaque: null,
    descriptionImageUrl: null,
    descriptionAudioUrl: null,
    moreImageUrls: [],
  };
}
