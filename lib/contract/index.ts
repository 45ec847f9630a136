import type { z } from 'zod';

import type { AddressedName } from './addresses';
import { applicationCalls } from './application';
import { bidCalls } from './bid';
import { ownBidCalls } from './own-bids';
import { bootCalls } from './boot';
import { bankCaseCalls } from './bank-case';
import { cashCalls } from './cash';
import { certificateCalls } from './certificate';
import { conversationCalls } from './conversation';
import { custodyCalls } from './custody';
import { customerNoteCalls } from './customer-notes';
import { bulkCalls } from './bulk';
import { carCalls } from './car';
import { deskCalls } from './desk';
import { deskQueueCalls } from './desk-queues';
import { deskSearchCalls } from './desk-search';
import { deskViewCalls } from './desk-views';
import { disputeCalls } from './dispute';
import { districtCalls } from './districts';
import { enquiryCaseCalls } from './enquiry-case';
import { firstStepCalls } from './first-steps';
import { petrolCalls } from './petrol';
import { geoCalls } from './geo';
import { laundryCalls } from './laundry';
import { mediaCalls } from './media';
import { nextProviderCalls } from './next-provider';
import { onTheWayCalls } from './on-the-way';
import { orderCalls } from './order';
import { orderCaseCalls } from './order-case';
import { accountingCalls } from './accounting';
import { payMonthCalls } from './pay-months';
import { correctionCalls } from './correction';
import { pauseCalls } from './pause';
import { paperRequestCalls } from './paper-request';
import { personCaseCalls } from './person-case';
import { personViewCalls } from './person-view';
import { payoutCalls } from './payout';
import { giftCodeCalls } from './gift-codes';
import { payoutRunCalls } from './payout-run';
import { openingNoticeCalls } from './opening-notice';
import { numberChangeCalls } from './number-change';
import { personRequestCalls } from './person-request';
import { outgoingCalls } from './outgoing';
import { paymentCalls } from './payment';
import { pushCalls } from './push';
import { priceCalls } from './price';
import { shareCalls } from './share';
import { priceChangeCalls } from './price-change';
import { problemLinkCalls } from './problem-link';
import { providerCalls } from './provider';
import { bookmarkCalls } from './bookmarks';
import { incomeCertificateCalls } from './income-certificate';
import { hourOfferCalls } from './hour-offers';
import { regularCalls } from './regulars';
import { repeatHourCalls } from './repeat-hour';
import { rescheduleCalls } from './reschedule';
import { reviewCalls } from './review';
import { reviewModerationCalls } from './review-moderation';
import { reportCalls } from './report';
import { colleagueCalls } from './colleagues';
import { sanctionCalls } from './sanction';
import { scheduleCalls } from './schedule';
import { recipientCalls } from './recipient';
import { securityCalls } from './security';
import { removalCalls } from './removal';
import { partnerCalls } from './partners';
import { teamCalls } from './team';
import { medicalTestsCalls } from './medical-tests';
import { seriesCalls } from './series';
import { tipCalls } from './tip';
import { userCalls } from './user';
import { visitShareCalls } from './visit-share';
import { walletCalls } from './wallet';
import { workPhotoCalls } from './work-photo';
import { workVehicleCalls } from './work-vehicle';
import { workerProfileCalls } from './worker-profile';
import { toTable } from './table';
import type { CallDefinition } from './call';

/**
 * The table of contents: every call of SPEC 7 and those that WIRE.md lets us add. A call that is declared twice does
 * not compile, and neither does an address of addresses.ts without its call.
 */
export const contract = toTable([
  ...securityCalls,
  ...userCalls,
  ...walletCalls,
  ...bootCalls,
  ...districtCalls,
  ...partnerCalls,
  ...geoCalls,
  ...petrolCalls,
  ...laundryCalls,
  ...orderCalls,
  ...orderCaseCalls,
  ...personCaseCalls,
  ...personViewCalls,
  ...rescheduleCalls,
  ...paymentCalls,
  ...bankCaseCalls,
  ...cashCalls,
  ...openingNoticeCalls,
  ...pushCalls,
  ...priceCalls,
  ...shareCalls,
  ...nextProviderCalls,
  ...repeatHourCalls,
  ...bookmarkCalls,
  ...hourOfferCalls,
  ...regularCalls,
  ...customerNoteCalls,
  ...recipientCalls,
  ...visitShareCalls,
  ...onTheWayCalls,
  ...deskCalls,
  ...deskQueueCalls,
  ...deskSearchCalls,
  ...deskViewCalls,
  ...bulkCalls,
  ...disputeCalls,
  ...certificateCalls,
  ...conversationCalls,
  ...custodyCalls,
  ...workPhotoCalls,
  ...priceChangeCalls,
  ...problemLinkCalls,
  ...providerCalls,
  ...reviewCalls,
  ...reviewModerationCalls,
  ...enquiryCaseCalls,
  ...numberChangeCalls,
  ...personRequestCalls,
  ...outgoingCalls,
  ...paperRequestCalls,
  ...seriesCalls,
  ...tipCalls,
  ...workerProfileCalls,
  ...firstStepCalls,
  ...scheduleCalls,
  ...reportCalls,
  ...colleagueCalls,
  ...sanctionCalls,
  ...teamCalls,
  ...accountingCalls,
  ...payMonthCalls,
  ...incomeCertificateCalls,
  ...correctionCalls,
  ...pauseCalls,
  ...payoutCalls,
  ...giftCodeCalls,
  ...payoutRunCalls,
  ...bidCalls,
  ...ownBidCalls,
  ...mediaCalls,
  ...applicationCalls,
  ...carCalls,
  ...medicalTestsCalls,
  ...removalCalls,
  ...workVehicleCalls,
]) satisfies { readonly [Name in AddressedName]: CallDefinition<Name> };

type Contract = typeof contract;

/** The name of a call as SPEC 7 writes it: `clean/addcleanrequest`. */
export type CallName = keyof Contract;

/** Every call there is. */
export function listCallNames(): CallName[] {
  return Object.values(contract).map(({ name }) => name);
}

/** A caller's request; fields with defaults may be left out. */
export type CallRequest<Name extends CallName> = z.input<Contract[Name]['input']>;
/** A handler's parsed input. */
export type CallInput<Name extends CallName> = z.output<Contract[Name]['input']>;
/** A call's answer without the envelope. */
export type CallAnswer<Name extends CallName> = z.output<Contract[Name]['answer']>;
