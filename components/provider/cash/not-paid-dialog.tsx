import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { SendDialog } from '@/components/shared/send-dialog';
import { ChoiceCards } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import type { CallError } from '@/lib/contract/call-error';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const FOLLOWS = ['customer', 'nextOrder', 'decision'] as const;
const HOW_MUCH = ['all', 'some'] as const;

interface NotPaidDialogProps {
  /** The sum that is due at the door, in rial. */
  readonly dueRial: number;
  readonly isSending: boolean;
  readonly failure: CallError | null;
  /** Gets the part that was taken, in rial; 0 where nothing was. */
  readonly onConfirm: (partRial: number) => void;
  readonly onClose: () => void;
}

/**
 * Asks how much of the cash was not paid: all of it, or the rest of a part. It says what follows before it is recorded.
 * Load it when it is used.
 */
export function NotPaidDialog({ dueRial, isSending, failure, onConfirm, onClose }: NotPaidDialogProps) {
  const t = useTranslations('provider.cash.dialog');
  const locale = useLocale();
  const [missing, setMissing] = useState<(typeof HOW_MUCH)[number]>('all');
  const [tomans, setTomans] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const partRial = missing === 'some' && tomans !== null ? tomans * RIALS_A_TOMAN : 0;
  const isPart = partRial > 0 && partRial < dueRial;
  const isWrong = missing === 'some' && !isPart;
  const due = formatTomans(dueRial, locale);
  const confirm = () => {
    setIsTried(true);
    if (!isWrong) onConfirm(partRial);
  };
  const details = { all: due, some: t('someText') } as const;
  return (
    <SendDialog
      title={t('title')}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isSending={isSending}
      failure={failure}
      onSend={confirm}
      onClose={onClose}
    >
      <ChoiceCards
        legend={t('choice')}
        isLegendHidden
        choices={HOW_MUCH.map((value) => ({ value, label: t(value), detail: details[value] }))}
        value={missing}
        onValueChange={setMissing}
      />
      {missing === 'some' && (
        <TomanField
          label={t('took')}
          required
          tomans={tomans}
          onTomansChange={setTomans}
          error={isTried && isWrong && t('wrong', { amount: due })}
        />
      )}
      <Follows missingRial={isPart ? dueRial - partRial : dueRial} isPart={missing === 'some'} />
    </SendDialog>
  );
}

/** The consequences of the record, with the missing sum. */
function Follows({ missingRial, isPart }: { readonly missingRial: number; readonly isPart: boolean }) {
  const t = useTranslations('provider.cash.dialog');
  const locale = useLocale();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2 rounded-card bg-stone-50 p-4">
      <h3 id={titleId} className="font-bold">
        {t('now')}
      </h3>
      <p aria-live="polite">{t('text', { amount: formatTomans(missingRial, locale) })}</p>
      <ul className="flex flex-col gap-2">
        {[isPart ? ('commissionPart' as const) : ('commission' as const), ...FOLLOWS].map((key) => (
          <li key={key} className="flex items-start gap-2">
            <Icon icon={Check} className="mt-1 text-turquoise-600" />
            {t(`follows.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
