import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';

import type { DisputeCase } from './dispute-shape';

/** How it ended, and the reasons that both sides read. */
export function DisputeDecision({ dispute }: { dispute: DisputeCase }) {
  const t = useTranslations('dispute');
  const { ended, decisionReason, appeal, appealReason } = dispute;
  if (ended === null && decisionReason === null) return null;
  return (
    <div className="flex flex-col gap-3">
      {ended !== null && <p className="font-semibold">{t(`ends.${ended}`)}</p>}
      {decisionReason !== null && <Reason title={t('decision')} text={decisionReason} />}
      {appeal !== null && <Reason title={t('appealBy', { side: t(`sides.${appeal.side}`) })} text={appeal.text} />}
      {appealReason !== null && <Reason title={t('appealDecision')} text={appealReason} />}
    </div>
  );
}

function Reason({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="text-14 font-semibold">{title}</h3>
      <WrittenText text={text} />
    </div>
  );
}
