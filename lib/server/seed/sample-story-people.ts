import type { Gender } from '@/lib/contract/enumerations';

export interface StoryPerson {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
}

/**
 * People with open cases at the demo's desk: customers, and a suspended professional. They have no password; they log
 * in by code.
 */
export const storyPeople = {
  disputing: { mobile: '09120000061', firstName: 'رؤیا', lastName: 'شفیعی', gender: 'female' },
  appealing: { mobile: '09120000062', firstName: 'جمشید', lastName: 'وزیری', gender: 'male' },
  reporting: { mobile: '09120000063', firstName: 'ثریا', lastName: 'منصوری', gender: 'female' },
  payingCash: { mobile: '09120000064', firstName: 'حمید', lastName: 'نوروزی', gender: 'male' },
  applying: { mobile: '09120000065', firstName: 'نسترن', lastName: 'قاسمی', gender: 'female' },
  payingLate: { mobile: '09120000069', firstName: 'پریسا', lastName: 'صادقیان', gender: 'female' },
  losing: { mobile: '09120000067', firstName: 'مینا', lastName: 'کاظمی', gender: 'female' },
  waiting: { mobile: '09120000068', firstName: 'بهناز', lastName: 'صادقی', gender: 'female' },
  leftAlone: { mobile: '09120000071', firstName: 'شیرین', lastName: 'رفیعی', gender: 'female' },
  suspended: { mobile: '09120000072', firstName: 'زهره', lastName: 'یوسفی', gender: 'female' },
  reviewing: { mobile: '09120000073', firstName: 'فرهاد', lastName: 'کریمیان', gender: 'male' },
  /** The demo's SMS reach no mobile that ends so. */
  unreachable: { mobile: '09120000500', firstName: 'ایرج', lastName: 'صفوی', gender: 'male' },
} as const satisfies Record<string, StoryPerson>;

/** Sample providers who meet them; `mover` has vehicles. */
export const STORY_PROVIDERS = { first: '09120000011', second: '09120000012', mover: '09120000041' } as const;
