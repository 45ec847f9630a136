import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';

import { CaseHistory } from '../cases/case-history';
import type { BankCase } from './bank-case';

/** The end with its reason and the bank's number, and the time line with who decided. */
export function BankHistory({ bankCase }: { readonly bankCase: BankCase }) {
  const t = useTranslations('bank-cases');
  const { bankcaseid, beganAtMs, notedAtMs, ended } = bankCase;
  return (
    <>
      {ended && <End ended={ended} />}
      <CaseHistory
        subject="bank"
        caseId={bankcaseid}
        steps={[
          { label: t('facts.began'), atMs: beganAtMs },
          { label: t('facts.noted'), atMs: notedAtMs },
          { label: t('facts.endedByBank'), atMs: ended?.end === 'bank' ? ended.atMs : null },
        ]}
      />
    </>
  );
}

function End({ ended: { end, reason, reference } }: { readonly ended: NonNullable<BankCase['ended']> }) {
  const t = useTranslations('bank-cases');
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">{end === 'bank' ? t('facts.endedByBank') : t(`moves.${end}`)}</p>
      {reason && (
        <div>
          <p className="text-14 text-stone-500">{t('facts.reason')}</p>
          <WrittenText text={reason} />
        </div>
      )}
      {reference && (
        <div>
          <p className="text-14 text-stone-500">{t('facts.reference')}</p>
          <bdi dir="ltr">{reference}</bdi>
        </div>
      )}
    </Card>
  );
}
