import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const onlineTesting: CategorySeed = {
  id: 24,
  seopath: 'online-testing',
  kind: 'testing',
  matching: 'provider',
  position: 11,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'آزمایش در منزل', en: 'Medical tests at home', de: 'Labortests zu Hause', ar: 'تحاليل طبية في المنزل' },
  serviceName: {
    fa: 'نمونه‌گیری و آزمایش در محل',
    en: 'Sampling and tests at your place',
    de: 'Probenahme bei Ihnen',
    ar: 'أخذ العينات في منزلك',
  },
  keywords: {
    fa: 'آزمایش خون، نمونه‌گیری، چکاپ، آزمایشگاه، قند خون، تست بارداری، آزمایش ادرار',
    en: 'blood test, check-up, laboratory, blood sugar, sampling, urine test',
    de: 'Bluttest, Check-up, Labor, Blutzucker, Probenahme',
    ar: 'تحليل دم، فحص شامل، مختبر، سكر الدم، أخذ عينة',
  },
  description: {
    fa: 'نمونه‌گیر آزمایشگاه به خانه می‌آید و جواب، اینترنتی به دستتان می‌رسد.',
    en: 'A laboratory’s sampler comes to your home, and the results reach you online.',
    de: 'Eine Laborkraft kommt zu Ihnen nach Hause, die Ergebnisse erhalten Sie online.',
    ar: 'يأتي مندوب المختبر إلى منزلك وتصلك النتائج عبر الإنترنت.',
  },
  activeCityIds: [1, 2],
  grades: [],
  types: [
    {
      id: 2401,
      seopath: 'check-up',
      hasPage: true,
      name: { fa: 'چکاپ عمومی', en: 'General check-up', de: 'Allgemeiner Check-up', ar: 'فحص عام' },
      description: {
        fa: 'شمارش خون، قند، چربی، کبد و کلیه.',
        en: 'Blood count, sugar, lipids, liver and kidneys.',
        de: 'Blutbild, Zucker, Fette, Leber und Nieren.',
        ar: 'تعداد الدم والسكر والدهون والكبد والكلى.',
      },
    },
    {
      id: 2402,
      seopath: 'prescribed-tests',
      hasPage: true,
      name: { fa: 'آزمایش با نسخه', en: 'Tests on prescription', de: 'Tests auf Rezept', ar: 'تحاليل بوصفة' },
      description: {
        fa: 'نمونه‌گیری برای نسخهٔ پزشک شما.',
        en: 'Sampling for your doctor’s prescription.',
        de: 'Probenahme nach ärztlicher Verordnung.',
        ar: 'أخذ العينات بحسب وصفة طبيبك.',
      },
    },
    {
      id: 2403,
      seopath: 'diabetes',
      hasPage: true,
      name: { fa: 'پایش دیابت', en: 'Diabetes monitoring', de: 'Diabetes-Kontrolle', ar: 'متابعة السكري' },
      description: {
        fa: 'قند ناشتا، میانگین سه‌ماهه و کارکرد کلیه.',
        en: 'Fasting sugar, three-month average and kidney function.',
        de: 'Nüchternzucker, Langzeitwert und Nierenfunktion.',
        ar: 'سكر الصيام ومعدل ثلاثة أشهر ووظائف الكلى.',
      },
    },
    {
      id: 2404,
      seopath: 'thyroid-and-vitamins',
      hasPage: true,
      name: { fa: 'تیروئید و ویتامین', en: 'Thyroid and vitamins', de: 'Schilddrüse und Vitamine', ar: 'الغدة والفيتامينات' },
      description: {
        fa: 'هورمون‌های تیروئید، ویتامین دی، ب۱۲ و آهن.',
        en: 'Thyroid hormones, vitamins D and B12, iron.',
        de: 'Schilddrüsenhormone, Vitamin D und B12, Eisen.',
        ar: 'هرمونات الغدة الدرقية وفيتامينا د وب ١٢ والحديد.',
      },
    },
    {
      id: 2405,
      seopath: 'infectious-tests',
      hasPage: false,
      name: { fa: 'آزمایش‌های تنفسی', en: 'Respiratory tests', de: 'Atemwegstests', ar: 'فحوص تنفسية' },
      description: {
        fa: 'تست کرونا و آنفلوانزا با نمونهٔ بینی و گلو.',
        en: 'Covid and influenza tests by swab.',
        de: 'Tests auf Corona und Grippe per Abstrich.',
        ar: 'فحص كورونا والإنفلونزا بمسحة.',
      },
    },
  ],
  page: {
    title: {
      fa: 'نمونه‌گیری و آزمایش در محل',
      en: 'Sampling and tests at your place',
      de: 'Probenahme bei Ihnen',
      ar: 'أخذ العينات في منزلك',
    },
    summary: {
      fa: 'آزمایش، تعداد نفر و ساعت را می‌گویید؛ قیمت، بهای آزمایش برای هر نفر به‌علاوهٔ حق ویزیت است.',
      en: 'You name the test, the persons and the hour; the price is the test for each person plus the visit.',
      de: 'Sie nennen Test, Personen und Uhrzeit; der Preis ist der Test je Person plus Anfahrt.',
      ar: 'تذكر التحليل وعدد الأشخاص والساعة؛ والسعر ثمن التحليل لكل شخص مضافًا إليه أجرة الزيارة.',
    },
    metaTitle: {
      fa: 'آزمایش پزشکی در خانه | پلاکفن',
      en: 'Medical tests at home | Pelakfan',
      de: 'Labortests zu Hause | Pelakfan',
      ar: 'تحاليل طبية في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'نمونه‌گیر آزمایشگاه به خانه می‌آید و جواب، اینترنتی به دستتان می‌رسد. آزمایش، تعداد نفر و ساعت را می‌گویید؛ قیمت، بهای آزمایش برای هر نفر به‌علاوهٔ حق ویزیت است.',
      en: 'A laboratory’s sampler comes to your home, and the results reach you online. You name the test, the persons and the hour; the price is the test for each person plus the visit.',
      de: 'Eine Laborkraft kommt zu Ihnen nach Hause, die Ergebnisse erhalten Sie online. Sie nennen Test, Personen und Uhrzeit; der Preis ist der Test je Person plus Anfahrt.',
      ar: 'يأتي مندوب المختبر إلى منزلك وتصلك النتائج عبر الإنترنت. تذكر التحليل وعدد الأشخاص والساعة؛ والسعر ثمن التحليل لكل شخص مضافًا إليه أجرة الزيارة.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: { fa: 'باید ناشتا باشم؟', en: 'Must I be fasting?', de: 'Muss ich nüchtern sein?', ar: 'هل يجب أن أكون صائمًا؟' },
        answer: {
          fa: 'برای قند و چربی، ۸ تا ۱۲ ساعت؛ آب نوشیدن آزاد است. دستور پزشک یا آزمایشگاه مقدم است.',
          en: 'For sugar and lipids 8 to 12 hours; water is allowed. Your doctor’s or laboratory’s word goes first.',
          de: 'Für Zucker und Fette 8 bis 12 Stunden; Wasser ist erlaubt. Vorrang hat, was Arzt oder Labor sagen.',
          ar: 'للسكر والدهون من ٨ إلى ١٢ ساعة ويُسمح بالماء. وتعليمات الطبيب أو المختبر مقدمة.',
        },
      },
      {
        question: {
          fa: 'این خدمت جای پزشک را می‌گیرد؟',
          en: 'Does it replace a doctor?',
          de: 'Ersetzt das einen Arzt?',
          ar: 'هل يغني عن الطبيب؟',
        },
        answer: {
          fa: 'نه. آزمایش تشخیص نیست؛ جواب را به پزشک نشان دهید. در حال اضطراری با ۱۱۵ تماس بگیرید.',
          en: 'No. A test is not a diagnosis; show the results to a doctor. In an emergency call 115.',
          de: 'Nein. Ein Test ist keine Diagnose; zeigen Sie die Ergebnisse ärztlich. Im Notfall 115 wählen.',
          ar: 'لا. التحليل ليس تشخيصًا، فاعرض النتائج على طبيب. وفي الطوارئ اتصل بالرقم ١١٥.',
        },
      },
    ],
    priceNotes: [],
  },
};
