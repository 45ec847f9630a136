import type { ReactNode } from 'react';

interface PriceRow {
  readonly key: string;
  readonly label: ReactNode;
  /** In words, with its unit. */
  readonly price: string;
}

interface PriceRowsProps {
  /** Read aloud before the rows. */
  readonly caption: string;
  /** The heads of the two columns. */
  readonly heads: { readonly label: string; readonly price: string };
  readonly rows: readonly PriceRow[];
  /** The total below the rows. */
  readonly total?: Omit<PriceRow, 'key'>;
}

const CELL =
  'min-w-0 hyphens-auto px-3 py-2 text-start leading-snug [overflow-wrap:anywhere] [text-wrap:balance] max-[359px]:py-0 max-[359px]:[overflow-wrap:break-word] tablet:px-4';
const PRICE_CELL =
  'ms-auto whitespace-nowrap px-3 py-2 text-end font-semibold [overflow-wrap:normal] narrow:whitespace-normal max-[359px]:py-0 tablet:px-4';

/** Prices under each other. On the narrowest phones a price that has no room beside its name stands under it. */
export function PriceRows({ caption, heads, rows, total }: PriceRowsProps) {
  return (
    <div className="w-full self-start overflow-hidden rounded-card border border-stone-200 bg-card">
      <table className="w-full text-start max-[359px]:block max-[359px]:[&>*]:block max-[359px]:[&_tr]:flex max-[359px]:[&_tr]:flex-wrap max-[359px]:[&_tr]:justify-between max-[359px]:[&_tr]:py-2">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-enamel-50 text-14">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-semibold max-[359px]:py-0 tablet:px-4">
              {heads.label}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-semibold max-[359px]:py-0 tablet:px-4">
              {heads.price}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-stone-200">
          {rows.map(({ key, label, price }) => (
            <tr key={key}>
              <th scope="row" className={`font-normal ${CELL}`}>
                {label}
              </th>
              <td className={PRICE_CELL}>{price}</td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="border-t-2 border-stone-200">
            <tr>
              <th scope="row" className={`font-bold ${CELL}`}>
                {total.label}
              </th>
              <td className={PRICE_CELL}>{total.price}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
