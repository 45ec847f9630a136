import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallRequest } from '@/lib/contract';
import { JOB_WAGE } from '@/lib/domain/constants/providers';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { Member } from '../team';

type WageInput = CallRequest<'team/setwage'>;

const KINDS = ['share', 'sum', 'none'] as const satisfies readonly WageInput['kind'][];
const PERCENT_DIGITS = 3;

interface WageDialogProps {
  readonly member: Pick<Member, 'memberid' | 'fullname' | 'wage'>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly kind: WageInput['kind'];
  readonly percent: string;
  readonly tomans: number | null;
}

function toTyped(wage: Member['wage']): Typed {
  const jobRial = wage?.jobRial ?? null;
  return {
    kind: jobRial === null ? 'share' : 'sum',
    percent: String(wage?.percent ?? ''),
    tomans: jobRial === null ? null : jobRial / RIALS_A_TOMAN,
  };
}

/** The call's input; null for invalid values. */
function toInput(memberid: number, { kind, percent, tomans }: Typed): WageInput | null {
  if (kind === 'none') return { memberid, kind };
  if (kind === 'share') {
    const share = Number(percent);
    return share < 1 || share > JOB_WAGE.mostPercent ? null : { memberid, kind, percent: share };
  }
  const jobRial = (tomans ?? 0) * RIALS_A_TOMAN;
  return jobRial < JOB_WAGE.leastRial || jobRial > JOB_WAGE.mostRial ? null : { memberid, kind, jobRial };
}

/** A member's wage for jobs that begin from now on. */
export function WageDialog({ member, onSaved, onClose }: WageDialogProps) {
  const t = useTranslations('team.wage');
  const common = useTranslations('common');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [typed, setTyped] = useState(() => toTyped(member.wage));
  const [isTried, setIsTried] = useState(false);
  const input = toInput(member.memberid, typed);
  const isWrong = isTried && input === null;
  const save = async () => {
    setIsTried(true);
    if (input === null) return;
    const sent = await send(() => callFromBrowser('team/setwage', input));
    if (sent.ok) onSaved();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<LabelWithName label={t('setOf', { name: '{name}' })} name={member.fullname} />}
      description={t('text')}
      closeLabel={common('close')}
      footer={
        <Button isLoading={isSending} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <ChoiceChips
          legend={t('kind')}
          choices={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={typed.kind}
          onValueChange={(kind) => setTyped({ ...typed, kind })}
        />
        {typed.kind === 'share' && (
          <DigitField
            label={t('percent')}
            digits={typed.percent}
            length={PERCENT_DIGITS}
            onDigitsChange={(percent) => setTyped({ ...typed, percent })}
            error={isWrong && t('percentWrong', { most: formatNumber(JOB_WAGE.mostPercent, locale) })}
          />
        )}
        {typed.kind === 'sum' && (
          <TomanField
            label={t('jobSum')}
            tomans={typed.tomans}
            onTomansChange={(tomans) => setTyped({ ...typed, tomans })}
            error={
              isWrong &&
              t('jobSumWrong', {
                least: formatTomans(JOB_WAGE.leastRial, locale),
                most: formatTomans(JOB_WAGE.mostRial, locale),
              })
            }
          />
        )}
      </div>
    </Dialog>
  );
}
