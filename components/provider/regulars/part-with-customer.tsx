import { useTranslations } from 'next-intl';

import { PartWith } from '@/components/shared/part-with';

interface PartWithCustomerProps {
  readonly taskId: number;
  readonly isApart: boolean;
  readonly onChange: () => void;
}

export function PartWithCustomer({ taskId, isApart, onChange }: PartWithCustomerProps) {
  const t = useTranslations(isApart ? 'provider.regulars.meeting' : 'provider.regulars.parting');
  return (
    <PartWith
      taskid={taskId}
      isApart={isApart}
      words={{ open: t('open'), title: t('title'), text: t('text'), confirm: t('confirm') }}
      onChange={onChange}
    />
  );
}
