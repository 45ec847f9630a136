import type { CallAnswer } from '@/lib/contract';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import type { Locale } from '@/lib/i18n/locales';

import { toToldName } from '../../words/words';
import type { TaskView } from './task-views';

type TaskDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/**
 * The customer and their words for everybody who has not accepted (BEHAVIOUR 30): the first name alone, no way around
 * the marketplace, and nothing that names the car or the home.
 */
export function toBeforeAcceptance(
  { userDescription }: Pick<TaskDetail, 'userDescription'>,
  { firstName }: Pick<TaskView['customer'], 'firstName'>,
  locale: Locale,
): Pick<TaskDetail, 'userName' | 'userFamily' | 'userDescription' | 'plaque'> {
  return {
    userName: toToldName(firstName, 'customer', locale),
    userFamily: '',
    userDescription: maskContacts(userDescription).text,
    plaque: null,
  };
}
