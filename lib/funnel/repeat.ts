import type { CallAnswer } from '@/lib/contract/index';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';

type RepeatDraft = CallAnswer<'clean/getrepeatdraft'>;

/**
 * The draft of an order that is made again: the answers and the address of then, and who came, to stand first where providers are chosen.
 * Day, hour, provider and payment are asked anew.
 */
export function toRepeatedDraft(repeat: RepeatDraft): OrderDraft {
  const { draft: answers, hourCount, descriptionImageUrl, descriptionAudioUrl, formerProvider } = repeat;
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
    sizeForm: home && toSizeForm(home),
    needHours: hourCount,
    ...toPlace(answers, repeat.address),
    formerProviderId: formerProvider?.userId ?? null,
    formerProviderName: formerProvider?.fullname ?? null,
  };
}

function toPlace(
  { deliveryaddrid, locationid }: RepeatDraft['draft'],
  address: RepeatDraft['address'],
): Pick<OrderDraft, 'deliveryaddrid' | 'locationid' | 'cityid' | 'addressText' | 'locationName'> {
  return {
    deliveryaddrid: deliveryaddrid ?? null,
    locationid: locationid ?? null,
    cityid: address?.cityid ?? null,
    addressText: address?.text ?? null,
    locationName: address?.locationName ?? null,
  };
}

function toSizeForm(home: NonNullable<OrderDraft['home']>): NonNullable<OrderDraft['sizeForm']> {
  const { areaM2, roomCount, bathroomCount, windowCount, isFirstDeepClean } = home;
  return { areaM2: String(areaM2), floorCount: '', roomCount, bathroomCount, windowCount, isFirstDeepClean };
}
