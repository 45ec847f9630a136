import { UserRoundCheck, UserRoundPlus } from 'lucide';
import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { useCall } from '@/lib/client/use-call';
import { isWorkDone } from '@/lib/domain/order/order-states';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from '../task-detail';
import { PEOPLE, type OwnPerson } from './own-person';
import { PartWithProvider } from './part-with';
import { useKeeping } from './use-keeping';

interface WhoCameProps {
  readonly task: Pick<TaskDetail, 'taskid' | 'workerCode' | 'providerName' | 'state'>;
}

/** "Make her my regular", on the page of an order that she finished, or "not her again" (BEHAVIOUR 26). */
export function KeepWhoCame({ task: { taskid, workerCode, providerName, state } }: WhoCameProps) {
  const { data } = useCall('regular/getpeople', workerCode === null ? null : PEOPLE, { revalidateOnFocus: false });
  if (!data || !providerName) return null;
  const person = data.lstPerson.find((own) => own.workerCode === workerCode);
  const apartTaskid = person?.apartTaskid ?? null;
  return (
    <>
      {person && isWorkDone(state) && <KeepProvider person={person} />}
      <PartWithProvider taskid={apartTaskid ?? taskid} fullname={providerName} isApart={apartTaskid !== null} />
    </>
  );
}

interface KeepProviderProps {
  readonly person: OwnPerson;
  readonly variant?: ButtonLook['variant'];
}

/** The question, or that it waits for an answer or was agreed to; nothing after a refusal. */
export function KeepProvider({ person, variant = 'secondary' }: KeepProviderProps) {
  const t = useTranslations('order-following.people');
  const toErrorText = useErrorText();
  const { isSending, failure, keep } = useKeeping(person.userId);
  const name = toIsolatedName(person.fullname);
  if (person.state === 'declined' || person.apartTaskid !== null) return null;
  if (person.state !== null)
    return (
      <p className="flex min-h-touch items-center gap-2 text-stone-500">
        <Icon icon={UserRoundCheck} className="text-enamel-600" />
        <IsolatedNames text={t(person.state === 'agreed' ? 'isKept' : 'isAsked', { name })} />
      </p>
    );
  return (
    <>
      <Button variant={variant} isLoading={isSending} onClick={() => void keep()}>
        <Icon icon={UserRoundPlus} />
        <IsolatedNames text={t('keep', { name })} />
      </Button>
      <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
    </>
  );
}
