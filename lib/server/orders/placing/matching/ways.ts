import type { Matching, ServiceKind } from '@/lib/contract/enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';

import type { MatchingWay } from '../placing';
import { bidding } from './bids';
import { chosenProvider } from './chosen-provider';
import { nearestTruck } from './truck';

const WAYS: { readonly [Way in Matching]: MatchingWay<Way> } = {
  provider: chosenProvider,
  bids: bidding,
  truck: nearestTruck,
};

/** The matching of a kind's orders. */
export function getMatchingWay(kind: ServiceKind): MatchingWay {
  return WAYS[getKind(kind).matching];
}
