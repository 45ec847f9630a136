import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const movingService: CategorySeed = {
  id: 14,
  seopath: 'moving-service',
  kind: 'moving',
  matching: 'bids',
  position: 7,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'اسباب‌کشی و اتوبار', en: 'Moving', de: 'Umzug', ar: 'نقل الأثاث' },
  serviceName: { fa: 'اسباب‌کشی و حمل بار', en: 'Moving and transport', de: 'Umzug und Transport', ar: 'نقل الأثاث والبضائع' },
  keywords: {
    fa: 'اتوبار، باربری، وانت‌بار، نیسان، خاور، کارگر باربر، بسته‌بندی اثاث، حمل اثاثیه',
    en: 'movers, van, truck, packing, furniture transport, porter',
    de: 'Umzugshelfer, Transporter, Lkw, Packen, Möbeltransport',
    ar: 'نقل عفش، شاحنة، عمال نقل، تغليف أثاث',
  },
  description: {
    fa: 'خودرو، کارگر و بسته‌بندی برای اسباب‌کشی در شهر یا میان شهرها.',
    en: 'Vehicle, movers and packing for a move within the city or between cities.',
    de: 'Fahrzeug, Helfer und Packen für den Umzug in der Stadt oder zwischen Städten.',
    ar: 'مركبة وعمال وتغليف للنقل داخل المدينة أو بين المدن.',
  },
  activeCityIds: [1, 2, 3, 4, 5, 6],
  grades: [],
  types: [
    {
      id: 1401,
      seopath: 'pickup',
      hasPage: true,
      name: { fa: 'وانت', en: 'Pickup', de: 'Kleiner Transporter', ar: 'شاحنة صغيرة' },
      description: {
        fa: 'چند تکه اثاث یا بار سبک، با راننده.',
        en: 'A few pieces or a light load, with driver.',
        de: 'Wenige Stücke oder leichte Ladung, mit Fahrer.',
        ar: 'بضع قطع أو حمولة خفيفة مع سائق.',
      },
    },
    {
      id: 1402,
      seopath: 'nissan',
      hasPage: true,
      name: { fa: 'نیسان', en: 'Light truck', de: 'Leichter Lkw', ar: 'شاحنة خفيفة' },
      description: {
        fa: 'خانه‌های کوچک تا یک‌خوابه.',
        en: 'For small homes, up to one bedroom.',
        de: 'Für kleine Wohnungen bis zu einem Schlafzimmer.',
        ar: 'للمساكن الصغيرة حتى غرفة نوم واحدة.',
      },
    },
    {
      id: 1403,
      seopath: 'khavar',
      hasPage: true,
      name: { fa: 'خاور', en: 'Truck', de: 'Lkw', ar: 'شاحنة' },
      description: {
        fa: 'خانهٔ دو تا سه‌خوابه، مسقف برای بین شهری.',
        en: 'Homes of two to three bedrooms; covered for long distance.',
        de: 'Zwei bis drei Schlafzimmer; geschlossen für Fernumzüge.',
        ar: 'لمنزل من غرفتين إلى ثلاث، مغلقة للمسافات البعيدة.',
      },
    },
    {
      id: 1404,
      seopath: 'movers-only',
      hasPage: true,
      name: { fa: 'فقط کارگر', en: 'Movers only', de: 'Nur Helfer', ar: 'عمال فقط' },
      description: {
        fa: 'جابه‌جایی داخل ساختمان یا پر و خالی کردن باری که خودتان دارید.',
        en: 'Carrying within a building, or loading a vehicle of your own.',
        de: 'Tragen im Haus oder Be- und Entladen Ihres eigenen Fahrzeugs.',
        ar: 'نقل داخل المبنى أو تحميل مركبتك وتفريغها.',
      },
    },
    {
      id: 1405,
      seopath: 'packing',
      hasPage: false,
      name: { fa: 'بسته‌بندی', en: 'Packing', de: 'Packen', ar: 'التغليف' },
      description: {
        fa: 'بسته‌بندی اثاث و ظروف با کارتن و ضربه‌گیر.',
        en: 'Furniture and china packed in boxes with padding.',
        de: 'Möbel und Geschirr in Kartons mit Polsterung.',
        ar: 'تغليف الأثاث والأواني بصناديق ومواد واقية.',
      },
    },
  ],
  page: {
    title: { fa: 'اسباب‌کشی و حمل بار', en: 'Moving and transport', de: 'Umzug und Transport', ar: 'نقل الأثاث والبضائع' },
    summary: {
      fa: 'مبدأ، مقصد، طبقه و آسانسور را می‌گویید؛ کنار پیشنهادها یک قیمت راهنما هم می‌بینید.',
      en: 'You name origin, destination, floors and lifts, and see a guide price beside the quotes.',
      de: 'Sie nennen Start, Ziel, Etagen und Aufzüge und sehen neben den Angeboten einen Richtpreis.',
      ar: 'تذكر المصدر والوجهة والطوابق والمصاعد، وترى سعرًا إرشاديًا بجانب العروض.',
    },
    metaTitle: {
      fa: 'اسباب‌کشی و اتوبار با پیشنهاد قیمت | پلاکفن',
      en: 'Moving with quotes to choose from | Pelakfan',
      de: 'Umzug mit Angeboten zur Wahl | Pelakfan',
      ar: 'نقل الأثاث بعروض أسعار للاختيار | بلاكفن',
    },
    metaDescription: {
      fa: 'خودرو، کارگر و بسته‌بندی برای اسباب‌کشی در شهر یا میان شهرها. مبدأ، مقصد، طبقه و آسانسور را می‌گویید؛ کنار پیشنهادها یک قیمت راهنما هم می‌بینید.',
      en: 'Vehicle, movers and packing for a move within the city or between cities. You name origin, destination, floors and lifts, and see a guide price beside the quotes.',
      de: 'Fahrzeug, Helfer und Packen für den Umzug in der Stadt oder zwischen Städten. Sie nennen Start, Ziel, Etagen und Aufzüge und sehen neben den Angeboten einen Richtpreis.',
      ar: 'مركبة وعمال وتغليف للنقل داخل المدينة أو بين المدن. تذكر المصدر والوجهة والطوابق والمصاعد، وترى سعرًا إرشاديًا بجانب العروض.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'قیمت راهنما از چه ساخته می‌شود؟',
          en: 'What is the guide price made of?',
          de: 'Woraus besteht der Richtpreis?',
          ar: 'ممّ يتكون السعر الإرشادي؟',
        },
        answer: {
          fa: 'از تعداد کارگر و ساعت، طبقه‌های بدون آسانسور، وسایل سنگین و بسته‌بندی.',
          en: 'Of movers and hours, floors without a lift, heavy pieces and packing.',
          de: 'Aus Helfern und Stunden, Etagen ohne Aufzug, schweren Stücken und Packen.',
          ar: 'من عدد العمال والساعات والطوابق بلا مصعد والقطع الثقيلة والتغليف.',
        },
      },
      {
        question: {
          fa: 'چند کارگر بگیرم؟',
          en: 'How many movers do I need?',
          de: 'Wie viele Helfer brauche ich?',
          ar: 'كم عاملًا أحتاج؟',
        },
        answer: {
          fa: 'برای یک‌خوابه معمولاً دو نفر، برای دو تا سه‌خوابه سه تا چهار نفر. پیانو و گاوصندوق را جدا بنویسید.',
          en: 'Usually two for one bedroom, three or four for two to three. Mention a piano or a safe.',
          de: 'Meist zwei bei einem, drei bis vier bei zwei bis drei Schlafzimmern. Klavier oder Tresor bitte angeben.',
          ar: 'عادةً اثنان لغرفة واحدة وثلاثة أو أربعة لغرفتين أو ثلاث. واذكر البيانو أو الخزنة.',
        },
      },
    ],
    priceNotes: [],
  },
};
