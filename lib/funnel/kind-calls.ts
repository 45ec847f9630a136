import type { ServiceKind } from '@/lib/contract/enumerations';
import type { OrderDraft } from '@/lib/funnel/draft';
import { hasGasPrice } from '@/lib/funnel/kinds/gas/has-price';
import { hasCleaningPrice } from '@/lib/funnel/kinds/cleaning/has-price';

/**
 * How the orders of a kind are priced, searched for and placed. Each of the calls asks and answers like the others of
 * its column.
 */
interface KindCalls {
  readonly place:
    | 'clean/addcleanrequest'
    | 'laundry/addlaundryrequest'
    | 'car/addcarwashrequest'
    | 'handyman/addhandymanrequest'
    | 'handyman/addgasrequest';
  /** Who is free; null where nobody is chosen from a list. */
  readonly providers:
    | 'serviceprovider/filterserviceprovider'
    | 'laundry/filterlaundryserviceprovider'
    | 'carwashserviceprovider/filtercarserviceprovider'
    | null;
  /** Null where a price comes with a bid. */
  readonly price: 'clean/getcleanprice' | 'reqandpay/getprice' | null;
  /** Enough is answered for a price. */
  readonly hasPrice: (draft: OrderDraft) => boolean;
}

const BIDS = {
  place: 'handyman/addhandymanrequest',
  providers: null,
  price: null,
  hasPrice: () => false,
} as const satisfies KindCalls;

/** The calls of each kind (SPEC 7). */
export const KIND_CALLS: Readonly<Record<ServiceKind, KindCalls>> = {
  cleaning: {
    place: 'clean/addcleanrequest',
    providers: 'serviceprovider/filterserviceprovider',
    price: 'clean/getcleanprice',
    hasPrice: hasCleaningPrice,
  },
  laundry: {
    place: 'laundry/addlaundryrequest',
    providers: 'laundry/filterlaundryserviceprovider',
    price: 'reqandpay/getprice',
    hasPrice: ({ grade, clothes }) => grade !== null && (clothes?.length ?? 0) > 0,
  },
  carpet: {
    place: 'laundry/addlaundryrequest',
    providers: 'laundry/filterlaundryserviceprovider',
    price: 'reqandpay/getprice',
    hasPrice: ({ grade, carpets }) => grade !== null && (carpets?.length ?? 0) > 0,
  },
  upholstery: {
    place: 'clean/addcleanrequest',
    providers: 'serviceprovider/filterserviceprovider',
    price: 'reqandpay/getprice',
    hasPrice: ({ grade, upholstery }) => grade !== null && (upholstery?.length ?? 0) > 0,
  },
  carwash: {
    place: 'car/addcarwashrequest',
    providers: 'carwashserviceprovider/filtercarserviceprovider',
    price: 'reqandpay/getprice',
    hasPrice: ({ carTypeId }) => carTypeId !== null,
  },
  task: BIDS,
  moving: BIDS,
  gas: {
    place: 'handyman/addgasrequest',
    providers: null,
    price: 'reqandpay/getprice',
    hasPrice: hasGasPrice,
  },
  testing: {
    place: 'clean/addcleanrequest',
    providers: 'serviceprovider/filterserviceprovider',
    price: 'reqandpay/getprice',
    hasPrice: ({ testIds }) => (testIds?.length ?? 0) > 0,
  },
};
