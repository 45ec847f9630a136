import { CAR_WASH_METHODS, type Gender } from '@/lib/contract/enumerations';

import type { SampleProviderSeed } from './sample-provider';
import { sampleTeam } from './sample-team';
import { truckDrivers } from './sample-truck-drivers';
import { specialists } from './sample-specialists';

/** The people of the embedded demo (ARCHITECTURE). They can log in with 1234; so can the other providers. */
export const SAMPLE_MOBILES = {
  customer: '09120000001',
  provider: '09120000002',
  secondProvider: '09120000003',
  operator: '09120000009',
  finance: '09120000019',
  support: '09120000039',
} as const;

const TEHRAN = 1;
const KARAJ = 2;
const ISFAHAN = 3;
const SHIRAZ = 5;
const CREDIT = 30_000_000;

const CLEANING = 3;
const LAUNDRY = 5;
const CARPET = 7;
const CARWASH = 9;
const GAS = 22;
const MEDICAL_TESTS = 24;

const REGULAR = 301;
const DEEP = 302;
const OFFICE = 303;
const STAIRWELL = 304;
const AFTER_MOVE = 305;

const cleaners: readonly SampleProviderSeed[] = [
  {
    mobile: SAMPLE_MOBILES.provider,
    firstName: 'مریم',
    lastName: 'احمدی',
    gender: 'female',
    cityIds: [TEHRAN],
    categoryIds: [CLEANING, LAUNDRY, CARPET, MEDICAL_TESTS],
    slogan: 'هر خانه را مثل خانهٔ خودم تمیز می‌کنم',
    about:
      'هشت سال است که در تهران نظافت منزل انجام می‌دهم. آشپزخانه و سرویس بهداشتی را با وسواس تمیز می‌کنم و وسایل ظریف را جدا می‌شویم.',
    experienceMonths: 96,
    startHour: 8,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      {
        stars: 5,
        text: 'سر وقت آمدند و آشپزخانه مثل روز اول شد. حتماً دوباره ازشان کمک می‌گیرم.',
        daysAgo: 9,
        typeId: REGULAR,
      },
      { stars: 5, text: 'بسیار مؤدب و دقیق. پنجره‌ها برق می‌زد.', daysAgo: 23, typeId: DEEP },
      { stars: 4, text: 'کار تمیز بود، فقط کمی بیشتر از زمان پیش‌بینی‌شده طول کشید.', daysAgo: 41, typeId: REGULAR },
    ],
  },
  {
    mobile: SAMPLE_MOBILES.secondProvider,
    firstName: 'حسین',
    lastName: 'کریمی',
    gender: 'male',
    cityIds: [TEHRAN],
    categoryIds: [CLEANING, CARWASH, GAS],
    carWashMethods: CAR_WASH_METHODS,
    slogan: 'کار سنگین را به من بسپارید',
    about: 'نظافت عمیق، راه‌پله و خانهٔ خالی بعد از اسباب‌کشی تخصص من است. ابزار کامل همراه دارم.',
    experienceMonths: 60,
    startHour: 8,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [
      { stars: 5, text: 'خانه بعد از بنایی پر از خاک بود؛ عالی جمعش کردند.', daysAgo: 12, typeId: AFTER_MOVE },
      { stars: 4, text: 'راه‌پله را تمیز و سریع شستند.', daysAgo: 30, typeId: STAIRWELL },
    ],
  },
  {
    mobile: '09120000011',
    firstName: 'زهرا',
    lastName: 'موسوی',
    gender: 'female',
    cityIds: [TEHRAN],
    slogan: 'نظافت با مواد بی‌بو برای خانه‌های بچه‌دار',
    about: 'با خانواده‌های بچه‌دار زیاد کار کرده‌ام و از مواد ملایم استفاده می‌کنم.',
    experienceMonths: 40,
    startHour: 8,
    endHour: 18,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [
      {
        stars: 5,
        text: 'با اینکه دو بچهٔ کوچک داریم کار را بی‌دردسر تمام کردند.',
        daysAgo: 6,
        typeId: REGULAR,
        isOfSampleCustomer: true,
      },
      { stars: 5, text: 'خیلی راضی بودم، اتاق بچه‌ها عالی شد.', daysAgo: 18, typeId: DEEP },
    ],
  },
  {
    mobile: '09120000012',
    firstName: 'فاطمه',
    lastName: 'صادقی',
    gender: 'female',
    cityIds: [TEHRAN],
    slogan: 'منظم و سر وقت',
    about: 'نظافت عادی هفتگی و دوهفته‌یک‌بار را به صورت ثابت می‌پذیرم.',
    experienceMonths: 28,
    startHour: 9,
    endHour: 19,
    biddingCreditRials: 0,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [{ stars: 4, text: 'خوب و منظم کار می‌کنند.', daysAgo: 15, typeId: REGULAR }],
  },
  {
    mobile: '09120000013',
    firstName: 'علی',
    lastName: 'رحیمی',
    gender: 'male',
    cityIds: [TEHRAN, KARAJ],
    slogan: 'نظافت اداری و راه‌پله',
    about: 'دفتر کار و مطب را خارج از ساعت اداری هم نظافت می‌کنم.',
    experienceMonths: 52,
    startHour: 8,
    endHour: 22,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      { stars: 5, text: 'دفتر ما را عصر تمیز کردند، صبح همه‌چیز آماده بود.', daysAgo: 8, typeId: OFFICE },
      { stars: 3, text: 'کار خوب بود ولی نیم ساعت دیر رسیدند.', daysAgo: 27, typeId: OFFICE },
    ],
  },
  {
    mobile: '09120000014',
    firstName: 'نرگس',
    lastName: 'جعفری',
    gender: 'female',
    cityIds: [KARAJ],
    slogan: 'خانهٔ تمیز، خیال راحت',
    about: 'در همهٔ محله‌های کرج کار می‌کنم و مشتری ثابت زیادی دارم.',
    experienceMonths: 45,
    startHour: 8,
    endHour: 19,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [
      { stars: 5, text: 'بهترین نیرویی که تا حالا داشتیم.', daysAgo: 5, typeId: REGULAR },
      { stars: 5, text: 'با حوصله و تمیز. ممنون.', daysAgo: 20, typeId: REGULAR },
    ],
  },
  {
    mobile: '09120000015',
    firstName: 'رضا',
    lastName: 'نوری',
    gender: 'male',
    cityIds: [KARAJ],
    slogan: 'قوی و سریع',
    about: 'شست‌وشوی پارکینگ، راه‌پله و نظافت بعد از اسباب‌کشی.',
    experienceMonths: 20,
    startHour: 8,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: false,
    hasBusinessCertificate: false,
    reviews: [{ stars: 4, text: 'پارکینگ را خوب شستند.', daysAgo: 14, typeId: STAIRWELL }],
  },
  {
    mobile: '09120000016',
    firstName: 'لیلا',
    lastName: 'شریفی',
    gender: 'female',
    cityIds: [ISFAHAN],
    slogan: 'تمیزی به سبک اصفهانی',
    about: 'نظافت خانه‌های قدیمی و حیاط‌دار اصفهان را خوب بلدم.',
    experienceMonths: 70,
    startHour: 8,
    endHour: 19,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      { stars: 5, text: 'حیاط و ایوان عالی شد، دستشان درد نکند.', daysAgo: 10, typeId: DEEP },
      { stars: 4, text: 'کارشان تمیز است و خوش‌برخوردند.', daysAgo: 33, typeId: REGULAR },
    ],
  },
  {
    mobile: '09120000017',
    firstName: 'محمد',
    lastName: 'قاسمی',
    gender: 'male',
    cityIds: [ISFAHAN],
    slogan: 'نظافت عمیق با دستگاه',
    about: 'دستگاه بخارشوی و کف‌شوی همراه دارم.',
    experienceMonths: 36,
    startHour: 8,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [{ stars: 5, text: 'کف آشپزخانه با بخارشوی نو شد.', daysAgo: 17, typeId: DEEP }],
  },
  {
    mobile: '09120000018',
    firstName: 'سمیه',
    lastName: 'عباسی',
    gender: 'female',
    cityIds: [TEHRAN],
    slogan: 'تازه‌نفس و دقیق',
    about: 'تازه به پلاکفن آمده‌ام و با دقت کار می‌کنم.',
    experienceMonths: 6,
    startHour: 9,
    endHour: 17,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [],
  },
];

/** All sample providers, the cleaners first: the numbers of their pages go by this order. */
export const sampleProviders: readonly SampleProviderSeed[] = [...cleaners, ...specialists, ...truckDrivers];

/** The people who can log in with the samples' password. */
export const sampleMobiles: readonly string[] = [
  SAMPLE_MOBILES.customer,
  SAMPLE_MOBILES.operator,
  SAMPLE_MOBILES.finance,
  SAMPLE_MOBILES.support,
  ...sampleProviders.map(({ mobile }) => mobile),
  ...sampleTeam.map(({ mobile }) => mobile),
];

interface PastCustomerSeed {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly cityId: number;
}

/** Customers of finished jobs, one a review; they cannot log in. */
export const pastCustomers: readonly PastCustomerSeed[] = [
  { mobile: '09120000101', firstName: 'نگار', lastName: 'حیدری', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000102', firstName: 'امیر', lastName: 'سلطانی', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000103', firstName: 'شیرین', lastName: 'یزدانی', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000104', firstName: 'بهرام', lastName: 'کاشانی', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000105', firstName: 'الهام', lastName: 'رستمی', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000106', firstName: 'مینا', lastName: 'پورحسینی', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000107', firstName: 'فرهاد', lastName: 'توکلی', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000108', firstName: 'هدیه', lastName: 'مرادی', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000109', firstName: 'کاوه', lastName: 'دانشور', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000110', firstName: 'سپیده', lastName: 'اکبری', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000111', firstName: 'مهسا', lastName: 'طاهری', gender: 'female', cityId: KARAJ },
  { mobile: '09120000112', firstName: 'پیمان', lastName: 'غفاری', gender: 'male', cityId: KARAJ },
  { mobile: '09120000113', firstName: 'آزاده', lastName: 'باقری', gender: 'female', cityId: KARAJ },
  { mobile: '09120000114', firstName: 'اکرم', lastName: 'زمانی', gender: 'female', cityId: ISFAHAN },
  { mobile: '09120000115', firstName: 'ایمان', lastName: 'فرزانه', gender: 'male', cityId: ISFAHAN },
  { mobile: '09120000116', firstName: 'مرضیه', lastName: 'نصیری', gender: 'female', cityId: ISFAHAN },
  { mobile: '09120000117', firstName: 'کیوان', lastName: 'رفیعی', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000118', firstName: 'پگاه', lastName: 'امینی', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000119', firstName: 'داوود', lastName: 'صالحی', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000120', firstName: 'ناهید', lastName: 'کریم‌پور', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000121', firstName: 'آرش', lastName: 'بهرامی', gender: 'male', cityId: KARAJ },
  { mobile: '09120000122', firstName: 'ترانه', lastName: 'شمس', gender: 'female', cityId: KARAJ },
  { mobile: '09120000123', firstName: 'سامان', lastName: 'جلالی', gender: 'male', cityId: ISFAHAN },
  { mobile: '09120000125', firstName: 'کامران', lastName: 'رستمیان', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000126', firstName: 'شهرزاد', lastName: 'نیکنام', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000127', firstName: 'بهنام', lastName: 'آقایی', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000128', firstName: 'فریبا', lastName: 'دلاور', gender: 'female', cityId: KARAJ },
  { mobile: '09120000129', firstName: 'منصور', lastName: 'اصفهانیان', gender: 'male', cityId: ISFAHAN },
  { mobile: '09120000124', firstName: 'یلدا', lastName: 'فروغی', gender: 'female', cityId: SHIRAZ },
  { mobile: '09120000131', firstName: 'رعنا', lastName: 'مؤمنی', gender: 'female', cityId: TEHRAN },
  { mobile: '09120000132', firstName: 'سینا', lastName: 'وحیدی', gender: 'male', cityId: TEHRAN },
  { mobile: '09120000133', firstName: 'گلناز', lastName: 'صمدی', gender: 'female', cityId: KARAJ },
  { mobile: '09120000134', firstName: 'هومن', lastName: 'آذر', gender: 'male', cityId: KARAJ },
  { mobile: '09120000135', firstName: 'فروغ', lastName: 'مظاهری', gender: 'female', cityId: ISFAHAN },
  { mobile: '09120000136', firstName: 'شاهین', lastName: 'ابراهیمی', gender: 'male', cityId: ISFAHAN },
  { mobile: '09120000137', firstName: 'لاله', lastName: 'پارسا', gender: 'female', cityId: TEHRAN },
];
