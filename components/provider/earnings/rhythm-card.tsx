import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { ChoiceCards } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { PAYOUT_RHYTHMS, type PayoutRhythm } from '@/lib/contract/payout-enumerations';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Pay } from './pay';

interface RhythmCardProps {
  readonly pay: Pay;
  readonly onSaved: () => void;
}

/** When the pay is asked for by itself: on Saturdays, on every day, or from the least sum on (row B-30). */
export function RhythmCard({ pay: { rhythm, jobsToDaily }, onSaved }: RhythmCardProps) {
  const t = useTranslations('pay.rhythm');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { failure, send } = useSending();
  if (rhythm === null) return null;
  const save = async (chosen: PayoutRhythm) => {
    const sent = await send(() => callFromBrowser('payout/saverhythm', { rhythm: chosen }));
    if (!sent.ok) return;
    snackbar.show({ text: t('saved'), tone: 'success' });
    onSaved();
  };
  const missing = jobsToDaily > 0 ? t('jobsToDaily', { count: jobsToDaily }) : undefined;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <ChoiceCards
        legend={t('legend')}
        choices={PAYOUT_RHYTHMS.map((value) => ({
          value,
          label: t(`rhythms.${value}`),
          isDisabled: value === 'daily' && jobsToDaily > 0,
          reason: value === 'daily' ? missing : undefined,
        }))}
        value={rhythm}
        onValueChange={(chosen) => void save(chosen)}
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </Card>
  );
}
