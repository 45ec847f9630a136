import type { CallAnswer } from '@/lib/contract';
import { toCommissionRials } from '@/lib/domain/money/money';
import { toShownRating } from '@/lib/domain/order/rating';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import { toDatedPapers } from './dated-papers';
import type { FreeProvider } from './free-providers';

type ProviderItem = CallAnswer<'serviceprovider/filterserviceprovider'>['lstServiceProvider'][number];

/** A free provider in the wire's fields, for an order of this price. */
export function toProviderItem(
  { profile, fullName, imageFileId, decidedAt, isFavourite, biddingCreditRials }: FreeProvider,
  priceRials: number,
): ProviderItem {
  return {
    fullname: fullName,
    merchantName: profile.merchantName,
    gender: profile.gender,
    userImage: toProfileImageUrl(imageFileId),
    price: priceRials,
    workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
    reviewCount: profile.ratingCount,
    doneTaskCount: profile.doneTaskCount,
    hasCriminalRecord: profile.hasClearRecordCertificate,
    lstCertificate: toDatedPapers(profile, decidedAt),
    takesCash: biddingCreditRials >= toCommissionRials(priceRials),
    isFavourite,
    merchantId: profile.merchantId,
    userId: profile.userId,
    workerCode: profile.workerCode,
  };
}

/** A provider's places of car washes, in the wire's words. */
export function toCarWashMethod({ profile }: FreeProvider): Pick<ProviderItem, 'carWashMethod'> {
  const [method, ...others] = profile.carWashMethods;
  return others.length > 0 ? { carWashMethod: 'both' } : { carWashMethod: method };
}
