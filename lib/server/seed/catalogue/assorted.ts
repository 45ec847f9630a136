import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const assorted: CategorySeed = {
  id: 26,
  seopath: 'assorted',
  kind: 'task',
  matching: 'bids',
  position: 13,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'خدمات گوناگون', en: 'Assorted services', de: 'Verschiedenes', ar: 'خدمات متنوعة' },
  serviceName: { fa: 'خدمات گوناگون', en: 'Other services', de: 'Weitere Dienste', ar: 'خدمات أخرى' },
  keywords: {
    fa: 'باغبانی، خیاطی، کمک آشپز، پرستاری حیوان، آموزش، عکاسی، پیک',
    en: 'gardening, tailoring, cooking help, photography, errands',
    de: 'Garten, Schneiderei, Kochhilfe, Fotografie, Botengänge',
    ar: 'بستنة، خياطة، مساعدة طبخ، تصوير، مشاوير',
  },
  description: {
    fa: 'کارهایی که در دسته‌های دیگر نیست: باغچه، خیاطی، خرید و پیگیری.',
    en: 'Work that fits nowhere else: gardens, sewing, shopping and errands.',
    de: 'Was sonst nirgends passt: Garten, Nähen, Einkäufe und Botengänge.',
    ar: 'أعمال لا تندرج تحت غيرها: الحديقة والخياطة والتسوق والمشاوير.',
  },
  activeCityIds: [1, 2],
  grades: [],
  types: [
    {
      id: 2601,
      seopath: 'gardening',
      hasPage: true,
      name: { fa: 'باغبانی و باغچه', en: 'Gardening', de: 'Gartenarbeit', ar: 'البستنة' },
      description: {
        fa: 'هرس، کاشت، سم‌پاشی گیاه و چمن‌زنی.',
        en: 'Pruning, planting, plant care and mowing.',
        de: 'Schneiden, pflanzen, pflegen und mähen.',
        ar: 'تقليم وزراعة وعناية بالنبات وقص العشب.',
      },
    },
    {
      id: 2602,
      seopath: 'sewing',
      hasPage: true,
      name: { fa: 'خیاطی و تعمیر لباس', en: 'Sewing and alterations', de: 'Schneiderei', ar: 'الخياطة والتعديل' },
      description: {
        fa: 'کوتاه و تنگ کردن، زیپ و تعمیر پرده.',
        en: 'Shortening, taking in, zips and curtain repairs.',
        de: 'Kürzen, enger machen, Reißverschlüsse, Vorhänge.',
        ar: 'تقصير وتضييق وسحابات وإصلاح ستائر.',
      },
    },
    {
      id: 2603,
      seopath: 'cooking-help',
      hasPage: true,
      name: { fa: 'کمک آشپز در خانه', en: 'Cooking help', de: 'Kochhilfe', ar: 'مساعدة في الطبخ' },
      description: {
        fa: 'آماده کردن مواد و پختن غذا در آشپزخانهٔ شما.',
        en: 'Preparing and cooking in your own kitchen.',
        de: 'Vorbereiten und kochen in Ihrer Küche.',
        ar: 'تحضير الطعام وطبخه في مطبخك.',
      },
    },
    {
      id: 2604,
      seopath: 'errands',
      hasPage: true,
      name: { fa: 'خرید و پیگیری', en: 'Shopping and errands', de: 'Einkäufe und Botengänge', ar: 'التسوق والمشاوير' },
      description: {
        fa: 'خرید روزانه، صف و رساندن مدارک.',
        en: 'Daily shopping, queues and delivering papers.',
        de: 'Einkäufe, Anstehen, Unterlagen überbringen.',
        ar: 'مشتريات يومية وطوابير وإيصال أوراق.',
      },
    },
    {
      id: 2605,
      seopath: 'other',
      hasPage: false,
      name: { fa: 'کار دیگر', en: 'Something else', de: 'Etwas anderes', ar: 'عمل آخر' },
      description: {
        fa: 'کارتان را بنویسید تا اهل فن پیشنهاد بدهند.',
        en: 'Describe it, and those who can will quote.',
        de: 'Beschreiben Sie es, Fachleute bieten dann an.',
        ar: 'صف عملك ليقدم أهل الخبرة عروضهم.',
      },
    },
  ],
  page: {
    title: { fa: 'خدمات گوناگون', en: 'Other services', de: 'Weitere Dienste', ar: 'خدمات أخرى' },
    summary: {
      fa: 'هر چه شرح کار روشن‌تر باشد، پیشنهادها به هم نزدیک‌تر و کار بی‌حاشیه‌تر است.',
      en: 'The clearer the description, the closer the quotes and the smoother the work.',
      de: 'Je klarer die Beschreibung, desto vergleichbarer die Angebote.',
      ar: 'كلما كان الوصف أوضح تقاربت العروض وسهل العمل.',
    },
    metaTitle: {
      fa: 'خدمات گوناگون: باغبانی، خیاطی، خرید | پلاکفن',
      en: 'Other services: gardens, sewing, errands | Pelakfan',
      de: 'Weitere Dienste: Garten, Nähen, Besorgungen | Pelakfan',
      ar: 'خدمات متنوعة: بستنة وخياطة وتسوق | بلاكفن',
    },
    metaDescription: {
      fa: 'کارهایی که در دسته‌های دیگر نیست: باغچه، خیاطی، خرید و پیگیری. هر چه شرح کار روشن‌تر باشد، پیشنهادها به هم نزدیک‌تر و کار بی‌حاشیه‌تر است.',
      en: 'Work that fits nowhere else: gardens, sewing, shopping and errands. The clearer the description, the closer the quotes and the smoother the work.',
      de: 'Was sonst nirgends passt: Garten, Nähen, Einkäufe und Botengänge. Je klarer die Beschreibung, desto vergleichbarer die Angebote.',
      ar: 'أعمال لا تندرج تحت غيرها: الحديقة والخياطة والتسوق والمشاوير. كلما كان الوصف أوضح تقاربت العروض وسهل العمل.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: { fa: 'چه کاری پذیرفته نیست؟', en: 'What is not accepted?', de: 'Was wird nicht angenommen?', ar: 'ما الذي لا يُقبل؟' },
        answer: {
          fa: 'هر کاری که پروانه می‌خواهد (پزشکی، حقوقی، حمل مسافر) یا قانونی نیست.',
          en: 'Anything that needs a licence (medical, legal, carrying passengers) or is unlawful.',
          de: 'Was eine Zulassung braucht (Medizin, Recht, Personenbeförderung) oder verboten ist.',
          ar: 'كل ما يحتاج ترخيصًا (طبي أو قانوني أو نقل ركاب) أو يخالف القانون.',
        },
      },
      {
        question: {
          fa: 'پول خرید را چطور می‌دهم؟',
          en: 'How do I pay for purchases?',
          de: 'Wie bezahle ich Einkäufe?',
          ar: 'كيف أدفع ثمن المشتريات؟',
        },
        answer: {
          fa: 'دستمزد در سفارش است و بهای خرید با رسید، جدا از آن.',
          en: 'The fee is in the order; purchases are paid apart, against the receipt.',
          de: 'Der Lohn steht in der Bestellung, Einkäufe gehen getrennt gegen Beleg.',
          ar: 'الأجرة ضمن الطلب، أما المشتريات فتُدفع منفصلة بإيصال.',
        },
      },
    ],
    priceNotes: [],
  },
};
