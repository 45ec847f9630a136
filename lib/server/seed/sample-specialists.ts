import { CAR_WASH_METHODS } from '@/lib/contract/enumerations';

import type { SampleProviderSeed } from './sample-provider';

const TEHRAN = 1;
const KARAJ = 2;
const ISFAHAN = 3;
const MASHHAD = 4;
const SHIRAZ = 5;
const TABRIZ = 6;
const CREDIT = 30_000_000;

const LAUNDRY = 5;
const CARPET = 7;
const CARWASH = 9;
const MEDICAL_TESTS = 24;

const WATERLESS = 901;
const WATER_WASH = 902;
const DETAILING = 903;
const INTERIOR = 904;
const EVERYDAY = 501;
const SUITS = 502;
const BEDDING = 503;
const MACHINE_MADE = 701;
const HAND_WOVEN = 702;
const KILIM = 703;
const SOFA = 704;
const CHECK_UP = 2401;
const DIABETES = 2403;
const THYROID = 2404;

/** Car washers, takers of samples, and washers of clothes and carpets, who clean no homes. */
export const specialists: readonly SampleProviderSeed[] = [
  {
    mobile: '09120000021',
    firstName: 'سعید',
    lastName: 'مرادی',
    gender: 'male',
    cityIds: [TEHRAN],
    categoryIds: [CARWASH],
    carWashMethods: CAR_WASH_METHODS,
    slogan: 'ماشینتان را مثل ماشین خودم می‌شویم',
    about: 'کارگاه دیتیلینگ دارم و در محل هم با دستگاه کامل می‌آیم؛ هشت سال است پولیش و واکس انجام می‌دهم.',
    experienceMonths: 96,
    startHour: 8,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      { stars: 5, text: 'خط‌وخش‌های بدنه رفت و رنگ دوباره جان گرفت.', daysAgo: 11, typeId: DETAILING },
      { stars: 4, text: 'تمیز شستند، فقط ده دقیقه دیر آمدند.', daysAgo: 19, typeId: WATER_WASH },
    ],
  },
  {
    mobile: '09120000022',
    firstName: 'جواد',
    lastName: 'ملکی',
    gender: 'male',
    cityIds: [KARAJ],
    categoryIds: [CARWASH],
    slogan: 'کارواش بدون آب در پارکینگ شما',
    about: 'با محلول و دستمال میکروفایبر، بدون یک سطل آب.',
    experienceMonths: 30,
    startHour: 8,
    endHour: 19,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [{ stars: 5, text: 'سریع و تمیز؛ همسایه‌ها هم شماره‌اش را گرفتند.', daysAgo: 13, typeId: WATERLESS }],
  },
  {
    mobile: '09120000023',
    firstName: 'بابک',
    lastName: 'صفوی',
    gender: 'male',
    cityIds: [ISFAHAN],
    categoryIds: [CARWASH],
    carWashMethods: CAR_WASH_METHODS,
    slogan: 'نظافت داخل خودرو با دستگاه',
    about: 'صندلی و سقف را با دستگاه مکش می‌شویم و خودرو را خشک تحویل می‌دهم.',
    experienceMonths: 54,
    startHour: 8,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [{ stars: 5, text: 'لک قهوه از صندلی کامل رفت.', daysAgo: 9, typeId: INTERIOR }],
  },
  {
    mobile: '09120000024',
    firstName: 'نیما',
    lastName: 'زارع',
    gender: 'male',
    cityIds: [SHIRAZ],
    categoryIds: [CARWASH],
    slogan: 'شیراز را با ماشین تمیز بگردید',
    about: 'در محل شما با آب یا بدون آب می‌شویم.',
    experienceMonths: 24,
    startHour: 8,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [{ stars: 5, text: 'در محل کارم شستند و وقتی برگشتم ماشین آماده بود.', daysAgo: 15, typeId: WATER_WASH }],
  },
  {
    mobile: '09120000025',
    firstName: 'پروین',
    lastName: 'کمالی',
    gender: 'female',
    cityIds: [TEHRAN, KARAJ],
    categoryIds: [MEDICAL_TESTS],
    slogan: 'نمونه‌گیری آرام، حتی برای رگ‌های سخت',
    about: 'کارشناس علوم آزمایشگاهی هستم؛ دوازده سال نمونه‌گیری از سالمندان و کودکان در خانه.',
    experienceMonths: 144,
    startHour: 6,
    endHour: 14,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      { stars: 5, text: 'ساعت هفت صبح آمدند و با یک بار کار تمام شد.', daysAgo: 10, typeId: DIABETES },
      { stars: 5, text: 'با حوصله بودند و همه‌چیز استریل بود.', daysAgo: 24, typeId: THYROID },
    ],
  },
  {
    mobile: '09120000026',
    firstName: 'حمید',
    lastName: 'فلاح',
    gender: 'male',
    cityIds: [KARAJ],
    categoryIds: [MEDICAL_TESTS],
    slogan: 'جواب آزمایش، بی‌دردسر',
    about: 'نمونه را در جعبهٔ سرد به آزمایشگاه می‌رسانم و جواب را همان‌جا پیگیری می‌کنم.',
    experienceMonths: 48,
    startHour: 6,
    endHour: 16,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: false,
    reviews: [{ stars: 4, text: 'کارشان خوب بود؛ جواب دو روز بعد رسید.', daysAgo: 22, typeId: CHECK_UP }],
  },
  {
    mobile: '09120000027',
    firstName: 'منصور',
    lastName: 'اکبری',
    gender: 'male',
    cityIds: [TEHRAN],
    categoryIds: [LAUNDRY, CARPET],
    slogan: 'هر تکه، با نام و برچسب خودش',
    about:
      'خشک‌شویی و قالیشویی خانوادگی در شمیران؛ سی سال است لباس و فرش مردم را امانت می‌گیریم و مبل را در خانه می‌شوییم.',
    experienceMonths: 360,
    startHour: 9,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      { stars: 5, text: 'پیراهن‌ها مرتب و به‌موقع برگشت، با همان برچسب.', daysAgo: 12, typeId: EVERYDAY },
      { stars: 5, text: 'فرش ماشینی ما مثل روز اول شد.', daysAgo: 26, typeId: MACHINE_MADE },
      { stars: 5, text: 'مبل هفت‌نفره را همین‌جا در خانه شستند و تا شب خشک شد.', daysAgo: 19, typeId: SOFA },
    ],
  },
  {
    mobile: '09120000028',
    firstName: 'لیلا',
    lastName: 'نوری',
    gender: 'female',
    cityIds: [KARAJ, ISFAHAN],
    categoryIds: [LAUNDRY],
    slogan: 'لکه‌ها را دانه‌دانه می‌بینم',
    about: 'در کرج و اصفهان از خانه تحویل می‌گیرم؛ لباس‌های ظریف را خودم اتو می‌کنم.',
    experienceMonths: 84,
    startHour: 9,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      { stars: 5, text: 'پرده‌ها تمیز شد و خودشان تحویل دادند.', daysAgo: 17, typeId: BEDDING },
      { stars: 4, text: 'کت‌وشلوار خوب بود، یک روز زودتر هم می‌شد.', daysAgo: 30, typeId: SUITS },
    ],
  },
  {
    mobile: '09120000029',
    firstName: 'اکبر',
    lastName: 'قربانی',
    gender: 'male',
    cityIds: [ISFAHAN, KARAJ, MASHHAD, SHIRAZ, TABRIZ],
    categoryIds: [CARPET],
    slogan: 'فرش دستباف را آرام می‌شویم',
    about: 'قالیشویی با آب سرد و خشک‌کن افقی؛ در هر شهر شعبه داریم و فرش را خودمان می‌آوریم و می‌بریم.',
    experienceMonths: 240,
    startHour: 9,
    endHour: 20,
    biddingCreditRials: CREDIT,
    hasClearRecordCertificate: true,
    hasBusinessCertificate: true,
    reviews: [
      { stars: 5, text: 'فرش دستباف مادربزرگم سالم و روشن برگشت.', daysAgo: 14, typeId: HAND_WOVEN },
      { stars: 5, text: 'گلیم‌ها رنگ نداد.', daysAgo: 33, typeId: KILIM },
    ],
  },
];
