import { toTable } from '@/lib/contract/table';

import { alertsCalls } from './alerts/calls';
import { appLinkCalls } from './app-link/calls';
import { auditCalls } from './audit/calls';
import { availabilityCalls } from './availability/calls';
import { bookmarksCalls } from './bookmarks/calls';
import { captchaCalls } from './captcha/calls';
import { catalogueCalls } from './catalogue/calls';
import { conversationsCalls } from './conversations/calls';
import { deskCalls } from './desk/calls';
import { deskQueueCalls } from './desk/queues/calls';
import { deskSearchCalls } from './desk/search/calls';
import { bulkCalls } from './desk/bulk/calls';
import { deskViewCalls } from './desk/views/calls';
import { enquiriesCalls } from './enquiries/calls';
import { geographyCalls } from './geography/calls';
import { incomeCertificatesCalls } from './income-certificates/calls';
import { identityCalls } from './identity/calls';
import { mediaCalls } from './media/calls';
import { messagesCalls } from './messages/calls';
import { ledgerProofCalls } from './ledger-proof/calls';
import { moneyCalls } from './money/calls';
import { openingNoticesCalls } from './opening-notices/calls';
import { orderCalls } from './orders/calls';
import { partnersCalls } from './partners/calls';
import { giftCodesCalls } from './gift-codes/calls';
import { paperRequestsCalls } from './paper-requests/calls';
import { accountingCalls } from './accounting/calls';
import { correctionsCalls } from './corrections/calls';
import { pausesCalls } from './pauses/calls';
import { sharePicturesCalls } from './share-pictures/calls';
import { payoutsCalls } from './payouts/calls';
import { personViewCalls } from './person-views/calls';
import { personalDataCalls } from './personal-data/calls';
import { pricesCalls } from './prices/calls';
import { providerApplicationsCalls } from './provider-applications/calls';
import { providerProfileCalls } from './provider-profile/calls';
import { regularsCalls } from './regulars/calls';
import { reviewsCalls } from './reviews/calls';
import { reportsCalls } from './reports/calls';
import { sanctionsCalls } from './sanctions/calls';
import { scheduleCalls } from './schedule/calls';
import { teamsCalls } from './teams/calls';
import { certificatesCalls } from './certificates/calls';
import { problemPhotosCalls } from './problem-photos/calls';
import { testResultsCalls } from './test-results/calls';
import { vehiclesCalls } from './vehicles/calls';
import { workVehiclesCalls } from './work-vehicles/calls';
import type { HandlerTable } from './handler';

/**
 * The handler of each call of the contract. A call without a handler does not compile, and neither does one with two.
 */
export const handlers: HandlerTable = toTable([
  ...alertsCalls,
  ...appLinkCalls,
  ...auditCalls,
  ...availabilityCalls,
  ...bookmarksCalls,
  ...captchaCalls,
  ...catalogueCalls,
  ...conversationsCalls,
  ...deskCalls,
  ...deskQueueCalls,
  ...deskSearchCalls,
  ...deskViewCalls,
  ...bulkCalls,
  ...enquiriesCalls,
  ...geographyCalls,
  ...identityCalls,
  ...mediaCalls,
  ...messagesCalls,
  ...ledgerProofCalls,
  ...moneyCalls,
  ...openingNoticesCalls,
  ...orderCalls,
  ...partnersCalls,
  ...giftCodesCalls,
  ...paperRequestsCalls,
  ...accountingCalls,
  ...incomeCertificatesCalls,
  ...correctionsCalls,
  ...pausesCalls,
  ...payoutsCalls,
  ...personViewCalls,
  ...personalDataCalls,
  ...pricesCalls,
  ...providerApplicationsCalls,
  ...providerProfileCalls,
  ...regularsCalls,
  ...reviewsCalls,
  ...reportsCalls,
  ...sanctionsCalls,
  ...scheduleCalls,
  ...sharePicturesCalls,
  ...teamsCalls,
  ...certificatesCalls,
  ...problemPhotosCalls,
  ...testResultsCalls,
  ...vehiclesCalls,
  ...workVehiclesCalls,
]);
