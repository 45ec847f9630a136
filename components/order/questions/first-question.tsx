import { ChevronLeft } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { createDraft } from '@/lib/funnel/draft';
import { findFlowStep, firstUnansweredStep, takesBids } from '@/lib/funnel/engine';
import { KINDS, type QuestionKind } from '@/lib/funnel/kinds';
import { STEPS } from '@/lib/funnel/steps';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { listOrderableTypes, type Category } from '../state/order-service';
import { startClassName, UsualHours, type ToHref, type UsualOfService } from './usual-hours';

interface FirstQuestionProps {
  readonly locale: Locale;
  readonly category: Category;
  /** On a subcategory's page the type is known: the next question is the first. */
  readonly typeId?: number;
  /** For a question of hours: visits that most people order, and when the next one can begin. */
  readonly usual?: UsualOfService;
  /** Bodies of cars, where the next question is one for them. */
  readonly carBodyTypes?: CallAnswer<'boot/getallcategoryv3'>['lstCarBodyType'];
}

/** A type may be ordered in another way than its category's others. */
function toKind({ kind, lstServiceCategoryType_New: types }: Category, typeId: number | undefined): ServiceKind {
  return types.find(({ srvcategorytypeid }) => srvcategorytypeid === typeId)?.kind ?? kind;
}

/** The question that follows once the type is known. */
function findAfterType(category: Category, typeId: number | undefined) {
  const { srvcategoryid, lstGrades: grades } = category;
  const kind = toKind(category, typeId);
  const types = listOrderableTypes(category);
  const facts = { typeCount: types.length, gradeCount: grades.length, childTypeCount: 0 };
  const begun = createDraft({ serviceEnum: kind, srvcategoryid: Number(srvcategoryid) });
  const draft = { ...begun, srvcattypeid: typeId ?? types[0]?.srvcategorytypeid ?? null };
  const walk = { flow: KINDS[kind].flow, facts, draft };
  const step = firstUnansweredStep(walk);
  return { step, question: findFlowStep(walk, step)?.question ?? null };
}

/** On the page of the category, or of one of its types, the order's first question is the length of the visit. */
export function asksHoursFirst(category: Category, typeId?: number): boolean {
  const types = listOrderableTypes(category);
  const knownType = typeId ?? (types.length === 1 ? types[0]?.srvcategorytypeid : undefined);
  return knownType !== undefined && findAfterType(category, knownType).question === 'cleaning-details';
}

/** Where an order of a category, or of one of its types, begins: at the type, or at what is asked once it is known. */
export function toOrderStart(locale: Locale, category: Category, typeId?: number): string {
  const step = typeId === undefined ? STEPS.mainServices : findAfterType(category, typeId).step;
  const search = new URLSearchParams({ [ORDER_STEP_PARAMETER]: String(step) });
  if (typeId !== undefined) search.set('type', String(typeId));
  return toLocalePath(locale, `/services/${category.seopath}/?${search.toString()}`);
}

/** The first question of the order, on the service's own page: links, so that it works before any script. */
export async function FirstQuestion(props: FirstQuestionProps) {
  const { locale, category, typeId, usual, carBodyTypes = [] } = props;
  const t = await getTranslations({ locale, namespace: 'order' });
  const types = listOrderableTypes(category);
  const onlyType = types.length === 1 ? types[0]?.srvcategorytypeid : undefined;
  const knownType = typeId ?? onlyType;
  const hasTypes = category.lstServiceCategoryType_New.length > 0;
  const isTypeAsked = knownType === undefined && hasTypes;
  const hasBids = takesBids(KINDS[category.kind].flow);
  const { step, question } = findAfterType(category, knownType);
  const toHref: ToHref = (query) => {
    const search = new URLSearchParams({
      [ORDER_STEP_PARAMETER]: String(step),
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    });
    return toLocalePath(locale, `/services/${category.seopath}/?${search.toString()}`);
  };
  return (
    <section
      aria-labelledby="first-question"
      className={classNames(
        'plate on-enamel group/visits flex flex-col rounded-sheet text-white before:rounded-[20px] desktop:p-6',
        // With its price it is low enough for everything to be seen at the first look.
        usual ? 'gap-2 p-4' : 'gap-4 p-5 narrow:p-4',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-question" className="text-18 font-bold">
          {isTypeAsked
            ? t(hasBids ? 'serviceType.job' : 'serviceType.title', { service: category.serviceName })
            : t(hasBids ? 'first.bidsTitle' : toFirstTitle(question))}
        </h2>
        {usual && knownType !== undefined && (
          <a
            href={toHref({ type: knownType, mode: 'size' })}
            rel="nofollow"
            className="inline-flex min-h-touch items-center text-14 underline underline-offset-4"
          >
            {t('first.bySize')}
          </a>
        )}
      </div>
      {isTypeAsked ? (
        <TypeLinks locale={locale} types={types} toHref={toHref} />
      ) : hasBids ? (
        <>
          <p>{t('first.bidsText')}</p>
          <a
            href={toHref(knownType === undefined ? {} : { type: knownType })}
            rel="nofollow"
            className={startClassName}
          >
            {t('first.bidsStart')}
          </a>
        </>
      ) : (
        <FirstAnswers
          locale={locale}
          question={question}
          usual={usual}
          carBodyTypes={carBodyTypes}
          toHref={(query) => toHref({ ...(knownType === undefined ? {} : { type: knownType }), ...query })}
        />
      )}
      {/* Beside a price it would say the same. */}
      {!(usual && question === 'cleaning-details') && (
        <p className="text-14 text-enamel-100">{t(hasBids ? 'first.bidsPromise' : 'first.promise')}</p>
      )}
    </section>
  );
}

interface TypeLinksProps {
  readonly locale: Locale;
  readonly types: ReturnType<typeof listOrderableTypes>;
  readonly toHref: ToHref;
}

/** Each type with the least that an order of it costs, or what it usually begins at where professionals bid. */
async function TypeLinks({ locale, types, toHref }: TypeLinksProps) {
  const t = await getTranslations({ locale, namespace: 'order' });
  return (
    <ul className="flex flex-col gap-2">
      {types.map((type) => (
        <li key={type.srvcategorytypeid}>
          <a
            href={toHref({ type: type.srvcategorytypeid })}
            rel="nofollow"
            className="flex min-h-touch items-center gap-3 rounded-field bg-card px-4 py-2 narrow:gap-1 narrow:px-3 font-semibold leading-snug text-ink transition-colors hover:bg-enamel-100"
          >
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
              {type.servicecatname}
              <span className="text-14 font-medium text-stone-500 empty:hidden">
                {type.fromPriceRial !== null
                  ? t('serviceType.from', { price: formatTomans(type.fromPriceRial, locale) })
                  : type.usualPrice &&
                    t('serviceType.usually', { price: formatTomans(type.usualPrice.leastRial, locale) })}
              </span>
            </span>
            <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function toFirstTitle(question: QuestionKind | null) {
  if (question === 'cleaning-details') return 'first.hours';
  if (question === 'car-type') return 'carType.title';
  if (question === 'truck-location') return 'gas.title';
  return 'first.startTitle';
}

interface FirstAnswersProps extends Required<Pick<FirstQuestionProps, 'locale' | 'carBodyTypes'>> {
  readonly usual: UsualOfService | undefined;
  readonly question: QuestionKind | null;
  readonly toHref: ToHref;
}

/** Answers to the question after the type, as links; where it has too many, the way to it. */
async function FirstAnswers({ locale, question, usual, carBodyTypes, toHref }: FirstAnswersProps) {
  if (question === 'cleaning-details' && usual) return <UsualHours locale={locale} usual={usual} toHref={toHref} />;
  if (question === 'car-type') return <CarBodies carBodyTypes={carBodyTypes} toHref={toHref} />;
  const t = await getTranslations({ locale, namespace: 'order' });
  return (
    <a href={toHref({})} rel="nofollow" className={startClassName}>
      {t(question === 'truck-location' ? 'gas.start' : 'first.start')}
    </a>
  );
}

function CarBodies({ carBodyTypes, toHref }: Pick<FirstAnswersProps, 'carBodyTypes' | 'toHref'>) {
  return (
    <ul className="grid grid-cols-2 gap-2 narrow:grid-cols-1">
      {carBodyTypes.map(({ id, name, iconUrl }) => (
        <li key={id}>
          <a
            href={toHref({ car: id })}
            rel="nofollow"
            className="flex h-full min-h-16 flex-col items-center justify-center gap-1 rounded-field bg-card p-2 text-center text-14 font-semibold leading-snug text-ink transition-colors hover:bg-enamel-100"
          >
            <img src={iconUrl} alt="" width={96} height={51} loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
