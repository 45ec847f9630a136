import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Switch } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { usePartners } from '@/lib/client/use-partners';
import { getKind } from '@/lib/domain/kind/service-kind';
import type { OrderRecipient } from '@/lib/funnel/common-fields';
import { localeNames, locales, toLocale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import type { RecipientProblems } from '../state/use-recipient';

/**
 * Whether the order may be for somebody else. Where nobody else can be told, a customer who chose it before still sees
 * it, and can take it back.
 */
export function useCanBeForOther(): boolean {
  const { draft } = useOrder();
  const { sendsSms } = usePartners();
  if (draft.serviceEnum === null || !getKind(draft.serviceEnum).hasVisit) return false;
  return sendsSms || draft.recipient !== null;
}

/**
 * Whether the order is for somebody else, who then has the code and the SMS in a language of their own (BEHAVIOUR 17).
 */
export function InvoiceRecipient({ problems }: { readonly problems: RecipientProblems }) {
  const t = useTranslations('order.recipient');
  const locale = useLocale();
  const { draft, answer } = useOrder();
  const canBeForOther = useCanBeForOther();
  // Turned off and on again, it keeps what was typed.
  const [left, setLeft] = useState<OrderRecipient>({ name: '', mobile: '', locale });
  const turn = (isOn: boolean) => {
    if (!isOn && draft.recipient) setLeft(draft.recipient);
    answer({ recipient: isOn ? left : null });
  };
  if (!canBeForOther) return null;
  return (
    <div>
      <Switch
        label={t('label')}
        description={t('text')}
        checked={draft.recipient !== null}
        onChange={(event) => turn(event.target.checked)}
      />
      {draft.recipient !== null && (
        <RecipientFields
          recipient={draft.recipient}
          problems={problems}
          onChange={(fields) => answer({ recipient: { ...left, ...draft.recipient, ...fields } })}
        />
      )}
    </div>
  );
}

interface RecipientFieldsProps {
  readonly recipient: OrderRecipient;
  readonly problems: RecipientProblems;
  readonly onChange: (fields: Partial<OrderRecipient>) => void;
}

function RecipientFields({ recipient, problems, onChange }: RecipientFieldsProps) {
  const t = useTranslations('order.recipient');
  return (
    <div className="grid gap-4 pb-4 pt-1 tablet:grid-cols-2">
      <TextField
        label={t('name')}
        value={recipient.name}
        error={problems.name && t(problems.name)}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('mobile')}
        value={recipient.mobile}
        error={problems.mobile && t(problems.mobile)}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={20}
        onChange={(event) => onChange({ mobile: event.target.value })}
      />
      <Select
        label={t('language')}
        value={recipient.locale}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={(event) => onChange({ locale: toLocale(event.target.value) })}
      />
    </div>
  );
}
