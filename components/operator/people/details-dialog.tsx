import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { StaleSave } from '@/components/shared/stale-save';
import { TextField } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';
import { toFieldWords } from '@/lib/client/use-sending';
import { useSeen } from '@/lib/client/use-seen';
import { CallError } from '@/lib/contract/call-error';

import { DecisionDialog } from '../decision-dialog';
import { refreshDesk } from '../desk-fresh';
import type { DeskPerson } from './desk-person';

const NAMES = ['firstName', 'lastName'] as const;
const FIELDS = [...NAMES, 'email'] as const;

interface DetailsDialogProps {
  readonly person: Pick<DeskPerson, 'userid' | 'details'>;
  readonly onClose: () => void;
}

/** The name and the e-mail of a person, as they are now, to be corrected. */
export function DetailsDialog({ person: { userid, details }, onClose }: DetailsDialogProps) {
  const t = useTranslations('desk.person.request');
  const [failure, setFailure] = useState<CallError | null>(null);
  const [typed, setTyped] = useState({ ...details, email: details.email ?? '' });
  const { seen, stale, accept } = useSeen(details, failure);
  const isMissing = (field: (typeof FIELDS)[number]) => field !== 'email' && typed[field].trim() === '';
  const wrong = toFieldWords(failure);
  const close = () => {
    onClose();
    refreshDesk();
  };
  const save = async (reason: string) => {
    await callFromBrowser('operator/correctdetails', { userid, ...typed, reason, seen }).catch((error: unknown) => {
      setFailure(error instanceof CallError ? error : null);
      throw error;
    });
    close();
  };
  return (
    <DecisionDialog
      keptAs={`person-${userid}-details`}
      title={t('correct')}
      text={t('correctText')}
      sendLabel={t('correct')}
      isAnswered={!NAMES.some(isMissing)}
      onSend={save}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <StaleSave
            stale={stale}
            rows={FIELDS.map((field) => ({ field, label: t(field) }))}
            onTakeTheirs={close}
            onKeepMine={accept}
          />
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={t(field)}
              autoComplete="off"
              inputMode={field === 'email' ? 'email' : undefined}
              dir={field === 'email' ? 'ltr' : 'auto'}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              error={isTried && isMissing(field) ? t('nameWrong') : wrong[field]}
            />
          ))}
        </>
      )}
    </DecisionDialog>
  );
}
