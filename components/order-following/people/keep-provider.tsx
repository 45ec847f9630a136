import { UserRoundCheck, UserRoundPlus } from 'lucide';
import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { useCall } from '@/lib/client/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { PEOPLE, type OwnPerson } from './own-person';
import { useKeeping } from './use-keeping';

/** "Make her my regular", on the page of an order that she finished (BEHAVIOUR 26). */
export function KeepWhoCame({ workerCode }: { workerCode: string | null }) {
  const { data } = useCall('regular/getpeople', workerCode === null ? null : PEOPLE, { revalidateOnFocus: false });
  const person = data?.lstPerson.find((own) => own.workerCode === workerCode);
  return person ? <KeepProvider person={person} /> : null;
}

interface KeepProviderProps {
  readonly person: OwnPerson;
  readonly variant?: ButtonLook['variant'];
}

/** The question, or that it waits for an answer or was agreed to; nothing after a refusal. */
export function KeepProvider({ person, variant = 'secondary' }: KeepProviderProps) {
  const t = useTranslations('orders.people');
  const toErrorText = useErrorText();
  const { isSending, failure, keep } = useKeeping(person.userId);
  const name = toIsolatedName(person.fullname);
  if (person.state === 'declined') return null;
  if (person.state !== null)
    return (
      <p className="flex min-h-touch items-center gap-2 text-stone-500">
        <Icon icon={UserRoundCheck} className="text-enamel-600" />
        {t(person.state === 'agreed' ? 'isKept' : 'isAsked', { name })}
      </p>
    );
  return (
    <>
      <Button variant={variant} isLoading={isSending} onClick={() => void keep()}>
        <Icon icon={UserRoundPlus} />
        {t('keep', { name })}
      </Button>
      <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
    </>
  );
}
