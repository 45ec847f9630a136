/** Rials an hour for a visit of exactly `hours` hours: the whole visit is charged at the rate of its own length. */
export interface HourlyRate {
  readonly hours: number;
  readonly hourlyRateRials: number;
}

export interface CleaningHoursRule {
  readonly typeId: number;
  readonly baseMinutes: number;
  readonly minutesPerTenSquareMetres: number;
  readonly minutesPerRoom: number;
  readonly minutesPerBathroom: number;
  readonly minutesPerWindow: number;
}

export interface OutdoorHoursRule {
  readonly typeId: number;
  readonly baseMinutes: number;
  readonly minutesPerFloor: number;
  readonly minutesPerTenSquareMetresCarPark: number;
}

/**
 * Everything a cleaning quote is made of (BEHAVIOUR 4), valid from one Tehran day on. An order keeps its lines, never the book.
 * The catalogue's seed is one, with names in four languages besides.
 */
export interface PriceBook {
  /** First Tehran day on which the book holds, `2026-03-21`. */
  readonly validFrom: string;
  readonly minimumHours: number;
  readonly maximumHours: number;
  readonly cities: readonly { readonly cityId: number; readonly hourlyRates: readonly HourlyRate[] }[];
  readonly types: readonly { readonly typeId: number; readonly ratePercent: number; readonly minimumHours: number }[];
  readonly hoursRules: readonly CleaningHoursRule[];
  readonly outdoorHoursRules: readonly OutdoorHoursRule[];
  readonly pets: readonly { readonly seopath: string; readonly extraMinutes: number }[];
  readonly firstDeepCleanExtraMinutes: number;
  readonly overtimeStepMinutes: number;
}
