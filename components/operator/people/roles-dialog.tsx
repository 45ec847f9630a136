import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { StaleSave } from '@/components/shared/stale-save';
import { CheckChips } from '@/components/ui/check-chips';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';
import { useSeen } from '@/lib/client/use-seen';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk-enumerations';
import { joinNames } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';

interface RolesDialogProps {
  /** Null: somebody who does not work at the desk yet, by their mobile. */
  readonly person: CallAnswer<'operator/getdeskpeople'>['lstPerson'][number] | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Gives and takes somebody's roles, with a reason that the audit keeps. */
export function RolesDialog({ person, onSaved, onClose }: RolesDialogProps) {
  const t = useTranslations('desk.people');
  const locale = useLocale();
  const [roles, setRoles] = useState<readonly DeskRole[]>(person?.lstRole ?? ['support']);
  const [mobile, setMobile] = useState(person?.mobileNo ?? '');
  const [failure, setFailure] = useState<CallError | null>(null);
  const { seen, stale, accept, fillFrom } = useSeen({ lstRole: person?.lstRole ?? [] }, failure);
  const toNames = (value: unknown) =>
    joinNames(
      DESK_ROLES.filter((role) => Array.isArray(value) && value.includes(role)).map((role) => t(`roles.${role}`)),
      locale,
    );
  const isTaken = person !== null && person.lstRole.some((role) => !roles.includes(role));
  async function save(reason: string) {
    await callFromBrowser('operator/savedeskroles', {
      mobile,
      lstRole: [...roles],
      reason,
      ...(person && { seen }),
    }).catch((error: unknown) => {
      setFailure(error instanceof CallError ? error : null);
      throw error;
    });
    onSaved();
  }
  return (
    <DecisionDialog
      keptAs={`roles-${person?.userid ?? 'new'}`}
      title={person ? t('changeOf', { name: toIsolatedName(person.fullname) }) : t('add')}
      text={t('text')}
      sendLabel={t('save')}
      onSend={save}
      onClose={onClose}
    >
      {() => (
        <>
          <StaleSave
            stale={stale}
            rows={[{ field: 'lstRole', label: t('legend'), toShown: toNames }]}
            onTakeTheirs={() => {
              const theirs = stale?.theirs.lstRole;
              setRoles(DESK_ROLES.filter((role) => Array.isArray(theirs) && theirs.includes(role)));
              fillFrom({ lstRole: theirs });
            }}
            onKeepMine={accept}
          />
          {!person && (
            <TextField
              label={t('mobile')}
              inputMode="tel"
              dir="ltr"
              value={mobile}
              onChange={(event) => setMobile(event.target.value)}
            />
          )}
          <CheckChips
            legend={t('legend')}
            choices={DESK_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            values={roles}
            onValuesChange={setRoles}
            hint={roles.length === 0 ? t('none') : undefined}
          />
          {isTaken && <Notice tone="warning">{t('taken')}</Notice>}
        </>
      )}
    </DecisionDialog>
  );
}
