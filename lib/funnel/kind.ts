import type { CommonDraft } from '@/lib/funnel/every-kind-fields';
import type { DraftOf } from '@/lib/funnel/field';
import type { ServiceFlow } from '@/lib/funnel/flow';

/** The calls that place an order. They ask and answer alike. */
type PlacingCall =
  | 'clean/addcleanrequest'
  | 'laundry/addlaundryrequest'
  | 'car/addcarwashrequest'
  | 'handyman/addhandymanrequest'
  | 'handyman/addgasrequest';

/** The calls that list who is free. They ask and answer alike. */
type ProvidersCall =
  | 'serviceprovider/filterserviceprovider'
  | 'laundry/filterlaundryserviceprovider'
  | 'carwashserviceprovider/filtercarserviceprovider';

type Rows = Readonly<Record<string, { readonly empty: unknown }>>;
/** A kind reads the fields of every kind and its own. */
type KindDraft<Fields extends Rows> = CommonDraft & DraftOf<Fields>;

/** The funnel's facts of a kind. The price itself is `quote.ts` beside it, which the browser does not load. */
export interface FunnelKind<Fields extends Rows> {
  /** The fields of this kind alone. */
  readonly fields: Fields;
  /** The questions of the kind, in their order. */
  readonly flow: ServiceFlow<string, KindDraft<Fields>>;
  readonly place: PlacingCall;
  /** Null where nobody is chosen from a list. */
  readonly providers: ProvidersCall | null;
  /** Null where a price comes with a bid. */
  readonly price: {
    readonly call: 'clean/getcleanprice' | 'reqandpay/getprice';
    /** The answers that the price is asked with. */
    readonly by: readonly (keyof KindDraft<Fields>)[];
    /** Enough is answered for a price. */
    isReady(draft: KindDraft<Fields>): boolean;
  } | null;
}
