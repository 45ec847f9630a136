import type { CarWashMethod, Gender } from '@/lib/contract/enumerations';

/** A provider of the demo, with their completed and reviewed jobs. */
export interface SampleProviderSeed {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly cityIds: readonly number[];
  /** Left out: house cleaning alone. */
  readonly categoryIds?: readonly number[];
  /** The ways of a car washer; left out: where the car stands. */
  readonly carWashMethods?: readonly CarWashMethod[];
  readonly slogan: string;
  readonly about: string;
  readonly experienceMonths: number;
  readonly startHour: number;
  readonly endHour: number;
  /** Covers the commission of cash orders; without it a provider takes none. */
  readonly biddingCreditRials: number;
  readonly hasClearRecordCertificate: boolean;
  readonly hasBusinessCertificate: boolean;
  /** A review of each completed job; `typeId`: the job's type, NO_TYPE_ID for petrol. */
  readonly reviews: readonly {
    readonly stars: number;
    readonly text: string;
    readonly daysAgo: number;
    readonly typeId: number;
    /** Ordered by the sample customer; left out: by one of the past customers. */
    readonly isOfSampleCustomer?: true;
  }[];
}
