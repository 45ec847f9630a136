import type { CallAnswer } from '@/lib/contract';
import type { ServiceGrade, ServiceKind } from '@/lib/contract/enumerations';
import { listOpenCityIds } from '@/lib/domain/place/service-cities';
import type { FlowFacts } from '@/lib/funnel/flow';
import { KINDS } from '@/lib/funnel/kinds';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
export type OrderBundle = Pick<Bundle, 'cleanMinHourNeed' | 'lstCityServiceStatus' | 'lstCarBodyType' | 'lstCity'>;
export type Category = Bundle['lstCategoriesWithSubCategories'][number];

/** The funnel's facts of a service; small, because they cross to the browser. */
export interface OrderService {
  readonly categoryId: number;
  /** The kind of its types, except for types with a kind of their own. */
  readonly kind: ServiceKind;
  readonly seopath: string;
  readonly name: string;
  /** As the bundle names it; empty where it names none. */
  readonly pictureUrl: string;
  readonly types: readonly {
    readonly id: number;
    readonly kind: ServiceKind;
    readonly name: string;
    readonly description: string;
    readonly seopath: string;
    /** Rials that an order of it costs at least; null where professionals name the price. */
    readonly fromPriceRial: number | null;
    /** Rials that such a job usually begins at where professionals name the price; else null. */
    readonly usualFromRial: number | null;
  }[];
  readonly grades: readonly { readonly grade: ServiceGrade; readonly name: string; readonly description: string }[];
  readonly minimumHours: number;
  /** Bodies of cars, where the order asks for one. */
  readonly carBodyTypes: Bundle['lstCarBodyType'];
  /** The cities that take orders now and have a provider. */
  readonly activeCityIds: readonly number[];
}

/** The part of a category that can be ordered online; all of one that cannot. */
export function listOrderableTypes({ isOrderable, lstServiceCategoryType_New: types }: Category) {
  return isOrderable ? types.filter((type) => type.isOrderable) : types;
}

export function toOrderService(category: Category, bundle: OrderBundle): OrderService {
  return {
    categoryId: Number(category.srvcategoryid),
    kind: category.kind,
    seopath: category.seopath,
    name: category.serviceName,
    pictureUrl: category.iconUrl,
    types: listOrderableTypes(category).map((type) => ({
      id: type.srvcategorytypeid,
      kind: type.kind,
      name: type.servicecatname,
      description: type.description,
      seopath: type.seopath,
      fromPriceRial: type.fromPriceRial,
      usualFromRial: type.usualPrice?.leastRial ?? null,
    })),
    grades: category.lstGrades.map(({ serviceGrade, gradeName, description }) => ({
      grade: serviceGrade,
      name: gradeName,
      description,
    })),
    minimumHours: bundle.cleanMinHourNeed,
    carBodyTypes: KINDS[category.kind].flow.some(({ question }) => question === 'car-type')
      ? bundle.lstCarBodyType
      : [],
    activeCityIds: listOpenCityIds(category, bundle.lstCityServiceStatus),
  };
}

/** The kind of an order of this type; while no type is chosen, the kind of its service. */
export function toOrderKind({ kind, types }: Pick<OrderService, 'kind' | 'types'>, typeId: number | null): ServiceKind {
  return types.find(({ id }) => id === typeId)?.kind ?? kind;
}

/** The type once one is chosen of several; it names what is ordered better than its service. */
export function findTypeName({ types }: Pick<OrderService, 'types'>, typeId: number | null): string | null {
  return types.length > 1 ? (types.find(({ id }) => id === typeId)?.name ?? null) : null;
}

export function toFlowFacts(service: OrderService): FlowFacts {
  return { typeCount: service.types.length, gradeCount: service.grades.length, childTypeCount: 0 };
}
