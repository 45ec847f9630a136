import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import { NO_CODE_REASONS, type NoCodeReason } from '@/lib/contract/enumerations';
import type { ReliabilityReason, WorkMove } from '@/lib/contract/provider-enumerations';
import { RELIABILITY } from '@/lib/domain/constants';
import { opensByStartCode } from '@/lib/domain/move-opening';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { AskedMove } from './work-move';

/** What a person may say; saying nothing is not offered. */
const SAID = NO_CODE_REASONS.filter((reason) => reason !== 'unsaid');
/** After these one leaves the door. */
const ENDS_WORK: readonly WorkMove[] = ['finish', 'handBack'];
const backward: readonly WorkMove[] = ['decline', 'withdraw'];

interface SureDialogProps {
  readonly move: AskedMove;
  /** As what giving it back would count now: the nearer the visit, the more it costs. */
  readonly withdrawalReason: Exclude<ReliabilityReason, 'kept'>;
  /** What has to be taken in cash before one leaves; 0 for nothing. */
  readonly cashRial: number;
  readonly isRunning: boolean;
  /** With why there is no code, where that is asked. */
  readonly onConfirm: (withoutCode: NoCodeReason | undefined) => void;
  readonly onClose: () => void;
}

/** Asks once whether a move is meant, and says what it does. On a phone it lies under the thumb. */
export function SureDialog({ move, withdrawalReason, cashRial, isRunning, onConfirm, onClose }: SureDialogProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const [reason, setReason] = useState<NoCodeReason | null>(null);
  const [isTried, setIsTried] = useState(false);
  const asksReason = opensByStartCode(move);
  const confirm = () => {
    setIsTried(true);
    if (!asksReason || reason !== null) onConfirm(reason ?? undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`moves.${move}`)}
      closeLabel={t('notYet')}
      footer={
        <>
          <Button variant={backward.includes(move) ? 'destructive' : 'primary'} isLoading={isRunning} onClick={confirm}>
            {t(`confirm.${move}`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('notYet')}
          </Button>
        </>
      }
    >
      <p>{t(`sure.${move}`, { points: -RELIABILITY.points[withdrawalReason] })}</p>
      {ENDS_WORK.includes(move) && cashRial > 0 && (
        <p className="pt-2 font-bold">{t('done.cash', { amount: formatTomans(cashRial, locale) })}</p>
      )}
      {asksReason && (
        <ChoiceCards
          className="pt-4"
          legend={t('startCode.why')}
          choices={SAID.map((value) => ({ value, label: t(`startCode.reasons.${value}`) }))}
          value={reason}
          onValueChange={setReason}
          error={isTried && reason === null ? t('startCode.whyMissing') : undefined}
        />
      )}
    </Dialog>
  );
}
