import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isAccepted, isInContact, isOffered } from '@/lib/domain/order/order-states';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import type { Locale } from '@/lib/i18n/locales';

import type { TaskRow } from '../../schema';
import { toToldName } from '../../words/words';
import { isOpenAtDoor, toOpenings } from './open-moves';
import type { TaskView } from './task-views';
import type { TaskDetail, TaskReader } from './who-reads';

/** The provider's relation to an order in its state, with the worker's for a company. */
export function toProviderReaders({ state }: Pick<TaskRow, 'state'>, isForCompany: boolean): readonly TaskReader[] {
  const own = isAccepted(state) ? 'provider' : isOffered(state) ? 'offered' : 'refused';
  return isForCompany ? [own, 'worker'] : [own];
}

/**
 * Adds the times from which its moves are open. The way to the door goes with the street (task-views.ts); words are as
 * they were written from the acceptance on.
 */
export function toProviderView(detail: TaskDetail, { task, customer }: TaskView, locale: Locale): TaskDetail {
  const moves = (detail.moves as OrderMove[]).filter((move) => isOpenAtDoor(move, detail));
  const opened = { ...detail, moves, moveOpenings: toOpenings({ ...detail, moves }, task) };
  if (isInContact(task.state)) return opened;
  const placed = { ...opened, deliveryZipCode: null, latitude: null, longitude: null };
  return isAccepted(task.state) ? placed : { ...placed, ...toBeforeAcceptance(placed, customer, locale) };
}

/**
 * The customer and their words for everybody who has not accepted (BEHAVIOUR 30): the first name alone, and no way
 * around the marketplace.
 */
export function toBeforeAcceptance(
  { userDescription }: Pick<TaskDetail, 'userDescription'>,
  { firstName }: Pick<TaskView['customer'], 'firstName'>,
  locale: Locale,
): Pick<TaskDetail, 'userName' | 'userDescription'> {
  return {
    userName: toToldName(firstName, 'customer', locale),
    userDescription: maskContacts(userDescription).text,
  };
}
