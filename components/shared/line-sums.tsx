import type { CallAnswer } from '@/lib/contract';

import { SumRow } from './sum-row';

type Lines = CallAnswer<'clean/getcleanprice'>['lines'];

/** The lines of a price as sums of a `dl`; where pieces of several kinds are in it, each kind stands over its first. */
export function LineSums({ lines }: { lines: Lines }) {
  return lines.map(({ key, label, amountRial, group }, index) => {
    const isFirst = group !== undefined && lines[index - 1]?.group !== group;
    return (
      <SumRow
        look={isFirst ? 'last' : undefined}
        key={`${index}-${key}`}
        label={isFirst ? <InGroup group={group}>{label}</InGroup> : label}
        amount={amountRial}
      />
    );
  });
}

function InGroup({ group, children }: { group: string; children: string }) {
  return (
    <>
      <span className="block pt-1 text-14 font-semibold text-stone-500">{group}</span>
      {children}
    </>
  );
}
