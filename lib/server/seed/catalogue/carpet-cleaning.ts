import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const carpetCleaning: CategorySeed = {
  id: 7,
  seopath: 'carpet-cleaning',
  kind: 'carpet',
  matching: 'provider',
  position: 5,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'قالیشویی', en: 'Carpet cleaning', de: 'Teppichwäsche', ar: 'غسيل السجاد' },
  serviceName: {
    fa: 'قالیشویی و مبل‌شویی',
    en: 'Carpet and upholstery cleaning',
    de: 'Teppich- und Polsterreinigung',
    ar: 'غسيل السجاد والمفروشات',
  },
  keywords: {
    fa: 'فرش، قالی، گلیم، موکت، قالیچه، فرش دستباف، فرش ماشینی، مبل‌شویی، رفوگری',
    en: 'rug, carpet, kilim, hand-woven, moquette, sofa cleaning',
    de: 'Teppich, Kelim, handgeknüpft, Teppichboden, Sofa reinigen',
    ar: 'سجاد، زولية، كليم، سجاد يدوي، موكيت، تنظيف كنب',
  },
  description: {
    fa: 'فرش را از خانه می‌برند، متر می‌کنند، می‌شویند و خشک و لوله‌شده پس می‌آورند.',
    en: 'Rugs are taken from your home, measured, washed and brought back dry and rolled.',
    de: 'Teppiche werden abgeholt, vermessen, gewaschen und trocken gerollt zurückgebracht.',
    ar: 'يؤخذ السجاد من المنزل ويُقاس ويُغسل ويعود جافًا ملفوفًا.',
  },
  activeCityIds: [1, 2, 3, 4, 5, 6],
  grades: [
    {
      grade: 'ECO',
      seopath: 'eco',
      hasPage: true,
      name: { fa: 'قالیشویی به‌صرفه', en: 'Economy carpet wash', de: 'Teppichwäsche Spar', ar: 'غسيل سجاد اقتصادي' },
      description: {
        fa: 'شست‌وشوی کامل با دستگاه، مناسب فرش ماشینی.',
        en: 'Full machine wash, suited to machine-made carpets.',
        de: 'Volle Maschinenwäsche, geeignet für Maschinenteppiche.',
        ar: 'غسيل كامل بالآلة مناسب للسجاد الآلي.',
      },
    },
    {
      grade: 'VIP',
      seopath: 'vip',
      hasPage: true,
      name: { fa: 'قالیشویی ویژه', en: 'Special carpet wash', de: 'Teppichwäsche Spezial', ar: 'غسيل سجاد خاص' },
      description: {
        fa: 'شست‌وشوی دستی و لکه‌بری جداگانه برای فرش دستباف و ابریشم.',
        en: 'Hand wash and separate stain care for hand-woven and silk rugs.',
        de: 'Handwäsche mit eigener Fleckbehandlung für handgeknüpfte und seidene Teppiche.',
        ar: 'غسيل يدوي ومعالجة بقع للسجاد اليدوي والحريري.',
      },
    },
  ],
  types: [
    {
      id: 701,
      seopath: 'machine-made',
      hasPage: true,
      name: { fa: 'فرش ماشینی', en: 'Machine-made carpets', de: 'Maschinenteppiche', ar: 'السجاد الآلي' },
      description: {
        fa: 'شست‌وشو، آب‌گیری و خشک کردن فرش ماشینی.',
        en: 'Washing, spinning and drying of machine-made carpets.',
        de: 'Waschen, Schleudern und Trocknen von Maschinenteppichen.',
        ar: 'غسل السجاد الآلي وعصره وتجفيفه.',
      },
    },
    {
      id: 702,
      seopath: 'hand-woven',
      hasPage: true,
      name: { fa: 'فرش دستباف', en: 'Hand-woven rugs', de: 'Handgeknüpfte Teppiche', ar: 'السجاد اليدوي' },
      description: {
        fa: 'آزمایش ثبات رنگ و شست‌وشوی ملایم دستی.',
        en: 'Colours are tested first, then washed gently by hand.',
        de: 'Erst Farbprobe, dann schonende Handwäsche.',
        ar: 'يُختبر ثبات الألوان ثم يُغسل يدويًا برفق.',
      },
    },
    {
      id: 703,
      seopath: 'kilim-and-gabbeh',
      hasPage: true,
      name: { fa: 'گلیم و گبه', en: 'Kilims and gabbehs', de: 'Kelims und Gabbehs', ar: 'الكليم والغبة' },
      description: {
        fa: 'شست‌وشوی بافته‌های تخت و گبه بی‌آنکه از شکل بیفتند.',
        en: 'Flat weaves and gabbehs, washed without losing their shape.',
        de: 'Flachgewebe und Gabbehs, gewaschen ohne Formverlust.',
        ar: 'غسل المنسوجات المسطحة دون أن تفقد شكلها.',
      },
    },
    {
      id: 704,
      seopath: 'sofa-cleaning',
      hasPage: true,
      name: { fa: 'مبل‌شویی', en: 'Sofa cleaning', de: 'Polsterreinigung', ar: 'تنظيف الأرائك' },
      description: {
        fa: 'شست‌وشوی مبل و صندلی در خانه با دستگاه مکنده.',
        en: 'Sofas and chairs cleaned at home with an extraction machine.',
        de: 'Sofas und Stühle, zu Hause mit dem Sprühsauger gereinigt.',
        ar: 'تنظيف الأرائك والكراسي في المنزل بآلة الشفط.',
      },
    },
    {
      id: 705,
      seopath: 'fringe-repair',
      hasPage: false,
      name: { fa: 'ریشه و رفو', en: 'Fringe and repair', de: 'Fransen und Reparatur', ar: 'الأهداب والرفو' },
      description: {
        fa: 'تعویض ریشه، شیرازه و رفوی پارگی‌های کوچک.',
        en: 'New fringes, selvedges and the mending of small tears.',
        de: 'Neue Fransen und Kanten, kleine Risse ausbessern.',
        ar: 'تجديد الأهداب والحواف ورفو التمزقات الصغيرة.',
      },
    },
  ],
  page: {
    title: {
      fa: 'قالیشویی و مبل‌شویی',
      en: 'Carpet and upholstery cleaning',
      de: 'Teppich- und Polsterreinigung',
      ar: 'غسيل السجاد والمفروشات',
    },
    summary: {
      fa: 'قیمت اول برآورد است؛ فرش که متر شد قیمت نهایی برایتان می‌آید و بدون تأیید شما شسته نمی‌شود.',
      en: 'The first price is an estimate. Once measured, the final one comes to you, and nothing is washed before you approve.',
      de: 'Der erste Preis ist eine Schätzung. Nach dem Aufmaß kommt der endgültige; ohne Ihre Zustimmung wird nichts gewaschen.',
      ar: 'السعر الأول تقديري. وبعد القياس يصلك السعر النهائي ولا يُغسل السجاد دون موافقتك.',
    },
    metaTitle: {
      fa: 'قالیشویی با قیمت پس از متر کردن | پلاکفن',
      en: 'Carpet cleaning, priced after measuring | Pelakfan',
      de: 'Teppichwäsche, Preis nach Aufmaß | Pelakfan',
      ar: 'غسيل السجاد بسعر بعد القياس | بلاكفن',
    },
    metaDescription: {
      fa: 'فرش را از خانه می‌برند، متر می‌کنند، می‌شویند و خشک و لوله‌شده پس می‌آورند. قیمت اول برآورد است؛ فرش که متر شد قیمت نهایی برایتان می‌آید و بدون تأیید شما شسته نمی‌شود.',
      en: 'Rugs are taken from your home, measured, washed and brought back dry and rolled. The first price is an estimate. Once measured, the final one comes to you, and nothing is washed before you approve.',
      de: 'Teppiche werden abgeholt, vermessen, gewaschen und trocken gerollt zurückgebracht. Der erste Preis ist eine Schätzung. Nach dem Aufmaß kommt der endgültige; ohne Ihre Zustimmung wird nichts gewaschen.',
      ar: 'يؤخذ السجاد من المنزل ويُقاس ويُغسل ويعود جافًا ملفوفًا. السعر الأول تقديري. وبعد القياس يصلك السعر النهائي ولا يُغسل السجاد دون موافقتك.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'فرش چند روز بیرون می‌ماند؟',
          en: 'How long is a rug away?',
          de: 'Wie lange ist der Teppich weg?',
          ar: 'كم يبقى السجاد خارج المنزل؟',
        },
        answer: {
          fa: 'روز بازگشت را هنگام سفارش می‌بینید. فرش دستباف بیشتر می‌ماند، چون آرام‌تر خشک می‌شود.',
          en: 'The day of return is shown in the order. Hand-woven rugs stay longer because they dry more slowly.',
          de: 'Der Rückgabetag steht in der Bestellung. Handgeknüpftes bleibt länger, weil es langsamer trocknet.',
          ar: 'يظهر يوم الإرجاع في الطلب. ويبقى السجاد اليدوي أطول لأنه يجف ببطء.',
        },
      },
      {
        question: {
          fa: 'چرا قیمت نهایی پس از متر کردن است؟',
          en: 'Why is the price final only after measuring?',
          de: 'Warum erst nach dem Aufmaß?',
          ar: 'لماذا السعر النهائي بعد القياس؟',
        },
        answer: {
          fa: 'فرش‌ها از شابلون خود چند سانتی‌متر کم یا زیاد دارند و قیمت به ازای متر مربع است.',
          en: 'Rugs differ by some centimetres from their nominal size, and the price goes by the square metre.',
          de: 'Teppiche weichen um einige Zentimeter vom Nennmaß ab, und der Preis gilt je Quadratmeter.',
          ar: 'تختلف السجادات بضعة سنتيمترات عن مقاسها الاسمي، والسعر بالمتر المربع.',
        },
      },
    ],
    priceNotes: [],
  },
};
