import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { getKind } from '@/lib/domain/service-kind';
import type { OrderRecipient } from '@/lib/funnel/common-fields';
import { localeNames, locales, toLocale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../order-context';
import type { RecipientField } from '../use-recipient';

/** Whether the order is for somebody else, who then has the code and the SMS in a language of their own (BEHAVIOUR 17). */
export function InvoiceRecipient({ wrong }: { wrong: readonly RecipientField[] }) {
  const t = useTranslations('order.recipient');
  const locale = useLocale();
  const { draft, answer } = useOrder();
  if (draft.serviceEnum === null || !getKind(draft.serviceEnum).hasVisit) return null;
  return (
    <Card isPadded={false} className="px-4 py-1 desktop:px-6">
      <Switch
        label={t('label')}
        description={t('text')}
        checked={draft.recipient !== null}
        onChange={(event) => answer({ recipient: event.target.checked ? { name: '', mobile: '', locale } : null })}
      />
      {draft.recipient !== null && (
        <RecipientFields
          recipient={draft.recipient}
          wrong={wrong}
          onChange={(fields) => answer({ recipient: { name: '', mobile: '', locale, ...draft.recipient, ...fields } })}
        />
      )}
    </Card>
  );
}

interface RecipientFieldsProps {
  readonly recipient: OrderRecipient;
  readonly wrong: readonly RecipientField[];
  readonly onChange: (fields: Partial<OrderRecipient>) => void;
}

function RecipientFields({ recipient, wrong, onChange }: RecipientFieldsProps) {
  const t = useTranslations('order.recipient');
  return (
    <div className="grid gap-4 pb-4 pt-1 tablet:grid-cols-2">
      <TextField
        label={t('name')}
        value={recipient.name}
        error={wrong.includes('name') ? t('nameMissing') : undefined}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('mobile')}
        value={recipient.mobile}
        error={wrong.includes('mobile') ? t('mobileWrong') : undefined}
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
