import type { Gender } from '@/lib/contract/enumerations';

export interface StoryPerson {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
}

/** Customers with open cases at the demo's desk. They have no password; they log in by code. */
export const storyPeople = {
  disputing: { mobile: '09120000061', firstName: 'رؤیا', lastName: 'شفیعی', gender: 'female' },
  appealing: { mobile: '09120000062', firstName: 'جمشید', lastName: 'وزیری', gender: 'male' },
  reporting: { mobile: '09120000063', firstName: 'ثریا', lastName: 'منصوری', gender: 'female' },
  payingCash: { mobile: '09120000064', firstName: 'حمید', lastName: 'نوروزی', gender: 'male' },
  applying: { mobile: '09120000065', firstName: 'نسترن', lastName: 'قاسمی', gender: 'female' },
  payingLate: { mobile: '09120000069', firstName: 'پریسا', lastName: 'صادقیان', gender: 'female' },
  losing: { mobile: '09120000067', firstName: 'مینا', lastName: 'کاظمی', gender: 'female' },
  waiting: { mobile: '09120000068', firstName: 'بهناز', lastName: 'صادقی', gender: 'female' },
} as const satisfies Record<string, StoryPerson>;

/** Sample providers who meet them. */
export const STORY_PROVIDERS = { first: '09120000011', second: '09120000012' } as const;
