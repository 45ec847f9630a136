import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { StaleSave } from '@/components/shared/stale-save';
import { TextField } from '@/components/ui/field';
import { LONGEST_PROFILE_TEXTS } from '@/lib/domain/constants/providers';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PartForm } from './part-form';
import { useOwnPageSaving, type OwnPage } from './use-own-page';

const LONGEST_PHONE = 15;
const FIELDS = ['officeAddr', 'officeTel'] as const;

/** An office that customers may come to or call; most have none. */
export function OfficeForm({ profile }: { profile: OwnPage }) {
  const t = useTranslations('own-page.office');
  const locale = useLocale();
  const { isSending, problem, save, ...editing } = useOwnPageSaving(profile, FIELDS);
  const [officeAddr, setAddress] = useState(profile.officeAddr);
  const [officeTel, setPhone] = useState(profile.officeTel);
  return (
    <PartForm
      title={t('title')}
      hint={t('hint')}
      saveLabel={t('save')}
      isSending={isSending}
      problem={problem}
      stale={
        <StaleSave
          stale={editing.stale}
          rows={[
            { field: 'officeAddr', label: t('address') },
            { field: 'officeTel', label: t('phone') },
          ]}
          isSending={isSending}
          onTakeTheirs={() => {
            const taken = editing.takeTheirs();
            setAddress(taken.officeAddr);
            setPhone(taken.officeTel);
          }}
          onKeepMine={() => void save({ officeAddr, officeTel }, editing.accept())}
        />
      }
      onSubmit={() => void save({ officeAddr, officeTel })}
    >
      <TextField
        label={t('address')}
        dir="auto"
        maxLength={LONGEST_PROFILE_TEXTS.officeAddr}
        value={officeAddr}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label={t('phone')}
        className="tablet:max-w-xs"
        isNumeric
        value={formatDigits(officeTel, locale)}
        onChange={({ target }) => setPhone(toDigitsOnly(target.value).slice(0, LONGEST_PHONE))}
      />
    </PartForm>
  );
}
