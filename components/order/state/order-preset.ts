import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { applyAnswer, clearParts } from '@/lib/funnel/engine';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { KINDS, type QuestionKind } from '@/lib/funnel/kinds';

import type { OrderService } from './order-service';

/**
 * Answers that a link into the order has in its address: of the first question on a service's page, or of a
 * professional's own page.
 */
export interface OrderPreset {
  readonly typeId: number | null;
  readonly hours: number | null;
  readonly mode: 'hours' | 'size' | null;
  readonly carTypeId: number | null;
  /** Whom the customer wants, from that person's page. */
  readonly worker: { readonly userId: number; readonly fullname: string } | null;
}

type Wish = Pick<OrderDraft, 'wishedProviderId' | 'wishedProviderName' | 'providerGender'>;

/** A preset as answers of the draft, by the question that they belong to. */
export interface PresetFields {
  readonly type: Partial<OrderDraft>;
  /** The answers to the first question after the type. */
  readonly details: Partial<OrderDraft>;
  /** The link itself answered that question, so it is not asked again. */
  readonly answersDetails: boolean;
  readonly wish: Wish | null;
}

/** A preset as the draft has it, without what the service does not offer. */
export function toPresetFields(service: OrderService, preset: OrderPreset): PresetFields {
  const onlyType = service.types.length === 1 ? service.types[0]?.id : undefined;
  const typeId = service.types.find((type) => type.id === preset.typeId)?.id ?? onlyType;
  const { worker } = preset;
  const hasCar = service.carBodyTypes.some(({ id }) => id === preset.carTypeId);
  return {
    type: typeId === undefined ? {} : { srvcattypeid: typeId },
    details: {
      ...(preset.mode === null ? {} : { detailsMode: preset.mode }),
      ...(preset.hours === null ? {} : { detailsMode: 'hours' as const, cleaningHours: preset.hours, home: null }),
      ...(hasCar ? { carTypeId: preset.carTypeId } : {}),
    },
    answersDetails: preset.hours !== null || hasCar,
    // The wished provider is listed, in place of the list before.
    wish: worker && { wishedProviderId: worker.userId, wishedProviderName: worker.fullname, providerGender: null },
  };
}

/** The question after the type, which the rest of a preset answers. */
function toFirstOwnQuestion(flow: ServiceFlow<QuestionKind, OrderDraft>): QuestionKind {
  return flow.find(({ question }) => question !== 'service-type')?.question ?? 'service-type';
}

/** The fields of a new draft. */
export function createPresetDraft({ kind, categoryId }: OrderService, fields: PresetFields): OrderDraft {
  return applyPreset(createDraft({ serviceEnum: kind, srvcategoryid: categoryId }), KINDS[kind].flow, fields);
}

/**
 * A preset enters a draft that is there already as answers, so that what depends on them goes. The provider chosen
 * before gives way to the one that the customer wants now.
 */
export function applyPreset(
  draft: OrderDraft,
  flow: ServiceFlow<QuestionKind, OrderDraft>,
  { type, details, wish }: PresetFields,
): OrderDraft {
  const typed = applyAnswer(draft, { question: 'service-type', fields: type }, flow).draft;
  const detailed = applyAnswer(typed, { question: toFirstOwnQuestion(flow), fields: details }, flow).draft;
  if (wish === null) return detailed;
  const isAnother = detailed.workerUserId !== null && detailed.workerUserId !== wish.wishedProviderId;
  return { ...(isAnother ? clearParts(detailed, ['provider']).draft : detailed), ...wish };
}
