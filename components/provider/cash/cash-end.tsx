import { useTranslations } from 'next-intl';

import { SaidState } from '@/components/shared/said-state';
import { LargeSum } from '@/components/shared/large-sum';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { Plate } from '@/components/ui/plate';
import { WrittenText } from '@/components/ui/written-text';

import type { WorkDetail } from '../work-move';
import { toCashAtDoor } from './cash-at-door';
import { CashStanding, useCashStandingText } from './cash-standing';
import { ChangeToGive } from './change-to-give';

interface CashEndProps {
  readonly work: WorkDetail;
  readonly onChange: () => void;
}

/** The cash of a finished job: the sum, its lines and the change to give; then what was said of it (LOOK). */
export function CashEnd({ work, onChange }: CashEndProps) {
  const toStandingText = useCashStandingText();
  const dueRial = toCashAtDoor(work);
  const record = work.cashRecord;
  return (
    <>
      <SaidState states={[{ id: work.taskid, text: record ? toStandingText(record) : '' }]} />
      {record ? (
        <CashStanding work={work} record={record} onChange={onChange} />
      ) : (
        dueRial > 0 && <CashSum work={work} dueRial={dueRial} />
      )}
    </>
  );
}

function CashSum({ work, dueRial }: Pick<CashEndProps, 'work'> & { readonly dueRial: number }) {
  const t = useTranslations('provider.cash');
  const name = work.recipientName ?? `${work.userName} ${work.userFamily}`.trim();
  return (
    <section aria-labelledby="cash-title" className="flex flex-col gap-3">
      <Plate look="hero" className="text-center text-white">
        <h3 id="cash-title" className="relative text-16 font-medium text-enamel-100">
          {t('title')}
        </h3>
        <p className="relative flex flex-col items-center">
          <LargeSum rials={dueRial} size="sum" unitLook="text-enamel-100" />
        </p>
        {name && (
          <p className="relative text-enamel-100">
            {t('from')} <WrittenText text={name} />
          </p>
        )}
      </Plate>
      {/* On the smallest phones the lines come after the change, which is needed at once. */}
      <CashLines work={work} />
      <ChangeToGive dueRials={dueRial} />
    </section>
  );
}

/** The parts of the sum, and the provider's share. */
function CashLines({ work: { lines, pay } }: Pick<CashEndProps, 'work'>) {
  const t = useTranslations('provider');
  return (
    <Card className="small-phone:order-1">
      <dl className="flex flex-col gap-3">
        {lines.map(({ key, label, amountRial }) => (
          <SumRow key={key} label={label} amount={amountRial} />
        ))}
        {pay && (
          <>
            <SumRow look="total" label={t('cash.commission')} amount={-pay.commissionRial} />
            <SumRow look="net" label={t('pay.net')} amount={pay.netRial} />
          </>
        )}
      </dl>
    </Card>
  );
}
