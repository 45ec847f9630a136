import type { ReactNode } from 'react';

import { useOrder } from '../state/order-context';

/** The server's price is the default city's: it is not seen in another one, until the browser has asked. */
export function PriceOfCity({ children }: { readonly children: ReactNode }) {
  const { firstCityId } = useOrder().price;
  return (
    <div className="sight-here contents" data-cities={firstCityId}>
      {children}
    </div>
  );
}
