import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const laundry: CategorySeed = {
  id: 5,
  seopath: 'laundry',
  kind: 'laundry',
  matching: 'provider',
  position: 2,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'خشک‌شویی', en: 'Laundry', de: 'Wäscherei', ar: 'غسيل وكيّ' },
  serviceName: {
    fa: 'خشک‌شویی و اتوشویی',
    en: 'Laundry and dry-cleaning',
    de: 'Wäsche und Textilreinigung',
    ar: 'الغسيل والتنظيف الجاف',
  },
  keywords: {
    fa: 'خشکشویی، اتوشویی، لباسشویی، شستن لباس، اتوکشی، پرده، کت‌وشلوار، لباس عروس، پتو',
    en: 'dry cleaning, ironing, washing, suit, curtains, wedding dress, blanket',
    de: 'Reinigung, Bügeln, Waschen, Anzug, Vorhänge, Brautkleid, Decke',
    ar: 'غسيل ملابس، تنظيف جاف، كيّ، بدلة، ستائر، فستان زفاف، بطانية',
  },
  description: {
    fa: 'لباس را از در خانه می‌گیرند، در دو درجهٔ به‌صرفه و ویژه می‌شویند و اتوکشیده پس می‌آورند.',
    en: 'Clothes are fetched from your door, cleaned in an economy or special grade and brought back ironed.',
    de: 'Die Kleidung wird an der Tür abgeholt, in der Stufe Spar oder Spezial gereinigt und gebügelt zurückgebracht.',
    ar: 'تؤخذ الملابس من باب المنزل وتُنظف بدرجة اقتصادية أو خاصة وتعود مكوية.',
  },
  activeCityIds: [1, 2, 3],
  grades: [
    {
      grade: 'ECO',
      seopath: 'eco',
      hasPage: true,
      name: { fa: 'خشک‌شویی به‌صرفه', en: 'Economy dry-cleaning', de: 'Reinigung Spar', ar: 'تنظيف جاف اقتصادي' },
      description: {
        fa: 'شست‌وشوی روزمره با ماشین و اتوی معمول، با تحویل چند روزه.',
        en: 'Everyday machine cleaning and ordinary ironing, back within a few days.',
        de: 'Alltägliche Maschinenreinigung mit normalem Bügeln, Rückgabe nach einigen Tagen.',
        ar: 'تنظيف يومي بالآلة وكيّ عادي مع التسليم خلال بضعة أيام.',
      },
    },
    {
      grade: 'VIP',
      seopath: 'vip',
      hasPage: true,
      name: { fa: 'خشک‌شویی ویژه', en: 'Special dry-cleaning', de: 'Reinigung Spezial', ar: 'تنظيف جاف خاص' },
      description: {
        fa: 'لکه‌بری با دست، اتوی دستی و بسته‌بندی جداگانه برای لباس‌های حساس.',
        en: 'Stains treated by hand, hand ironing and separate packing for delicate clothes.',
        de: 'Fleckbehandlung und Bügeln von Hand, einzeln verpackt, für empfindliche Kleidung.',
        ar: 'معالجة البقع والكيّ يدويًا والتغليف المنفرد للملابس الحساسة.',
      },
    },
  ],
  types: [
    {
      id: 501,
      seopath: 'everyday-clothes',
      hasPage: true,
      name: { fa: 'لباس روزمره', en: 'Everyday clothes', de: 'Alltagskleidung', ar: 'الملابس اليومية' },
      description: {
        fa: 'پیراهن، شلوار، مانتو و بلوز، شسته و اتوکشیده.',
        en: 'Shirts, trousers, manteaux and blouses, washed and ironed.',
        de: 'Hemden, Hosen, Mäntel und Blusen, gewaschen und gebügelt.',
        ar: 'القمصان والسراويل والمعاطف والبلوزات مغسولة ومكوية.',
      },
    },
    {
      id: 502,
      seopath: 'suits-and-coats',
      hasPage: true,
      name: { fa: 'کت‌وشلوار و پالتو', en: 'Suits and coats', de: 'Anzüge und Mäntel', ar: 'البدلات والمعاطف' },
      description: {
        fa: 'خشک‌شویی کت‌وشلوار، پالتو و کاپشن با پرس فرم‌دار.',
        en: 'Dry-cleaning of suits, coats and jackets, pressed to shape.',
        de: 'Reinigung von Anzügen, Mänteln und Jacken, in Form gepresst.',
        ar: 'تنظيف جاف للبدلات والمعاطف والسترات مع كيّ يحفظ شكلها.',
      },
    },
    {
      id: 503,
      seopath: 'curtains-and-bedding',
      hasPage: true,
      name: { fa: 'پرده و کالای خواب', en: 'Curtains and bedding', de: 'Vorhänge und Bettzeug', ar: 'الستائر والمفروشات' },
      description: {
        fa: 'پرده، روتختی، پتو و لحاف؛ اندازه پیش از شستن ثبت می‌شود.',
        en: 'Curtains, bedspreads, blankets and quilts; the size is noted before washing.',
        de: 'Vorhänge, Tagesdecken, Decken und Bettdecken; die Maße werden vorher notiert.',
        ar: 'الستائر وأغطية الأسرّة والبطانيات واللحف، ويُسجَّل المقاس قبل الغسل.',
      },
    },
    {
      id: 504,
      seopath: 'formal-dresses',
      hasPage: true,
      name: {
        fa: 'لباس مجلسی و عروس',
        en: 'Formal and wedding dresses',
        de: 'Abend- und Brautkleider',
        ar: 'فساتين السهرة والزفاف',
      },
      description: {
        fa: 'بررسی سنگ‌دوزی و پارچه پیش از پذیرش و شست‌وشوی جداگانه.',
        en: 'Beading and fabric are checked before acceptance; each piece is cleaned alone.',
        de: 'Besatz und Stoff werden vor der Annahme geprüft; jedes Stück wird einzeln gereinigt.',
        ar: 'يُفحص التطريز والقماش قبل القبول وتُنظف كل قطعة على حدة.',
      },
    },
    {
      id: 505,
      seopath: 'ironing-only',
      hasPage: false,
      name: { fa: 'فقط اتو', en: 'Ironing only', de: 'Nur bügeln', ar: 'كيّ فقط' },
      description: {
        fa: 'اتوکشی لباسی که خودتان شسته‌اید.',
        en: 'Ironing of clothes you have washed yourself.',
        de: 'Bügeln selbst gewaschener Kleidung.',
        ar: 'كيّ ملابس غسلتها بنفسك.',
      },
    },
  ],
  page: {
    title: {
      fa: 'خشک‌شویی و اتوشویی',
      en: 'Laundry and dry-cleaning',
      de: 'Wäsche und Textilreinigung',
      ar: 'الغسيل والتنظيف الجاف',
    },
    summary: {
      fa: 'لباس‌ها هنگام تحویل با شما شمرده و نوشته می‌شود؛ اگر شمارش کارگاه فرق داشت، ریز آن برای تأیید شما می‌آید.',
      en: 'Pieces are counted with you at the door; if the workshop counts otherwise, you get the list to approve.',
      de: 'Die Stücke werden mit Ihnen gezählt; weicht die Zählung der Wäscherei ab, erhalten Sie die Liste zur Zustimmung.',
      ar: 'تُعد القطع معك عند الاستلام، وإن اختلف عدّ المغسلة وصلتك القائمة للموافقة عليها.',
    },
    metaTitle: {
      fa: 'خشک‌شویی با تحویل از در خانه | پلاکفن',
      en: 'Laundry fetched from your door | Pelakfan',
      de: 'Wäscherei mit Abholung an der Tür | Pelakfan',
      ar: 'غسيل وكيّ من باب المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'لباس را از در خانه می‌گیرند، در دو درجهٔ به‌صرفه و ویژه می‌شویند و اتوکشیده پس می‌آورند. لباس‌ها هنگام تحویل با شما شمرده و نوشته می‌شود؛ اگر شمارش کارگاه فرق داشت، ریز آن برای تأیید شما می‌آید.',
      en: 'Clothes are fetched from your door, cleaned in an economy or special grade and brought back ironed. Pieces are counted with you at the door; if the workshop counts otherwise, you get the list to approve.',
      de: 'Die Kleidung wird an der Tür abgeholt, in der Stufe Spar oder Spezial gereinigt und gebügelt zurückgebracht. Die Stücke werden mit Ihnen gezählt; weicht die Zählung der Wäscherei ab, erhalten Sie die Liste zur Zustimmung.',
      ar: 'تؤخذ الملابس من باب المنزل وتُنظف بدرجة اقتصادية أو خاصة وتعود مكوية. تُعد القطع معك عند الاستلام، وإن اختلف عدّ المغسلة وصلتك القائمة للموافقة عليها.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'دو درجه چه فرقی دارند؟',
          en: 'How do the two grades differ?',
          de: 'Worin unterscheiden sich die Stufen?',
          ar: 'ما الفرق بين الدرجتين؟',
        },
        answer: {
          fa: 'به‌صرفه برای لباس روزمره است. ویژه لکه‌بری و اتوی دستی دارد و هر تکه جدا شسته و بسته‌بندی می‌شود.',
          en: 'Economy is for everyday clothes. Special means stains and ironing by hand, and every piece cleaned and packed on its own.',
          de: 'Spar ist für den Alltag. Bei Spezial werden Flecken und Falten von Hand behandelt und jedes Stück einzeln gereinigt und verpackt.',
          ar: 'الاقتصادية للملابس اليومية. أما الخاصة ففيها معالجة البقع والكيّ يدويًا وتُنظف كل قطعة وتُغلف وحدها.',
        },
      },
      {
        question: { fa: 'قیمت چطور حساب می‌شود؟', en: 'How is the price made?', de: 'Wie entsteht der Preis?', ar: 'كيف يُحسب السعر؟' },
        answer: {
          fa: 'به ازای هر تکه و درجهٔ آن، با کمینه‌ای برای هر سفارش.',
          en: 'By piece and grade, with a minimum for each order.',
          de: 'Je Stück und Stufe, mit einem Mindestwert je Bestellung.',
          ar: 'لكل قطعة بحسب درجتها، مع حد أدنى للطلب.',
        },
      },
    ],
    priceNotes: [],
  },
};
