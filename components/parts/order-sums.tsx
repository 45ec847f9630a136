'use client';

import { LineSums } from '@/components/shared/line-sums';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';

import { Part } from './part';

const SAMPLE_RIALS = 12_000_000;

/** Sums of an order: a row in each look, and rows of one group. */
export function OrderSums({ label, cash }: { readonly label: string; readonly cash: string }) {
  return (
    <>
      <Part name="SumRow">
        <Card className="w-full max-w-prose">
          <dl className="flex flex-col gap-2">
            <SumRow label={label} amount={SAMPLE_RIALS} />
            <SumRow label={label} amount={SAMPLE_RIALS} look="former" />
            <SumRow label={label} amount={-SAMPLE_RIALS} />
            <SumRow label={label} amount={SAMPLE_RIALS} look="net" />
            <SumRow label={label} amount={SAMPLE_RIALS} look="total" />
          </dl>
        </Card>
      </Part>
      <Part name="LineSums">
        <Card className="w-full max-w-prose">
          <dl className="flex flex-col gap-2">
            <LineSums
              lines={[
                { key: 'wallet', label, amountRial: SAMPLE_RIALS, group: cash },
                { key: 'cash', label: cash, amountRial: SAMPLE_RIALS, group: cash },
              ]}
            />
          </dl>
        </Card>
      </Part>
    </>
  );
}
