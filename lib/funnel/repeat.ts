import type { CallAnswer } from '@/lib/contract/index';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';

/**
 * The draft of an order that is made again: the answers and the address of then, and who came, to stand first where providers are chosen.
 * Day, hour, provider and payment are asked anew.
 */
export function toRepeatedDraft({
  draft: answers,
  address,
  hourCount,
  descriptionImageUrl,
  descriptionAudioUrl,
  formerProvider,
}: CallAnswer<'clean/getrepeatdraft'>): OrderDraft {
  const { home = null } = answers;
  return {
    ...createDraft({ serviceEnum: answers.serviceEnum, srvcategoryid: answers.srvcategoryid }),
    srvcattypeid: answers.srvcattypeid,
    grade: answers.grade ?? null,
    frequency: answers.frequency,
    cleaningHours: answers.cleaningHours ?? null,
    home,
    petTypes: answers.petTypes,
    clothes: answers.clothes.length > 0 ? answers.clothes : null,
    carTypeId: answers.carTypeId ?? null,
    vehicleType: answers.vehicleType ?? null,
    plaque: answers.plaque ?? null,
    personCount: answers.personCount ?? null,
    description: answers.description,
    descriptionImageId: answers.descriptionImageId ?? null,
    descriptionAudioId: answers.descriptionAudioId ?? null,
    descriptionImageUrl,
    descriptionAudioUrl,
    isDescriptionDone: true,
    detailsMode: home === null ? 'hours' : 'size',
    sizeForm: home && {
      areaM2: String(home.areaM2),
      floorCount: '',
      roomCount: home.roomCount,
      bathroomCount: home.bathroomCount,
      windowCount: home.windowCount,
      isFirstDeepClean: home.isFirstDeepClean,
    },
    needHours: hourCount,
    deliveryaddrid: answers.deliveryaddrid ?? null,
    locationid: answers.locationid ?? null,
    cityid: address?.cityid ?? null,
    addressText: address?.text ?? null,
    locationName: address?.locationName ?? null,
    formerProviderId: formerProvider?.userId ?? null,
    formerProviderName: formerProvider?.fullname ?? null,
  };
}
