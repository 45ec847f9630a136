import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const rebuildingService: CategorySeed = {
  id: 32,
  seopath: 'rebuilding-service',
  kind: 'task',
  matching: 'bids',
  position: 15,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'بازسازی', en: 'Renovation', de: 'Renovierung', ar: 'ترميم وتجديد' },
  serviceName: {
    fa: 'بازسازی خانه و محل کار',
    en: 'Renovation of homes and offices',
    de: 'Renovierung von Wohnung und Büro',
    ar: 'ترميم المنازل والمكاتب',
  },
  keywords: {
    fa: 'بازسازی، بنایی، کاشی‌کاری، گچ‌کاری، کناف، کابینت، پارکت، ایزوگام',
    en: 'renovation, tiling, plaster, drywall, kitchen cabinets, parquet, roofing',
    de: 'Renovierung, Fliesen, Putz, Trockenbau, Küchenmöbel, Parkett, Dach',
    ar: 'ترميم، بلاط، جص، ألواح جبس، خزائن مطبخ، باركيه، عزل',
  },
  description: {
    fa: 'کاشی، گچ و کناف، کف‌پوش، کابینت و بازسازی کامل؛ با بازدید و پیشنهاد مکتوب.',
    en: 'Tiles, plaster and drywall, floors, cabinets and full renovation, after a visit and a written quote.',
    de: 'Fliesen, Putz und Trockenbau, Böden, Küchen und Komplettsanierung, mit Besichtigung und schriftlichem Angebot.',
    ar: 'البلاط والجص والأرضيات والخزائن والترميم الكامل بعد معاينة وعرض مكتوب.',
  },
  activeCityIds: [1, 2, 5],
  grades: [],
  types: [
    {
      id: 3201,
      seopath: 'tiling',
      hasPage: true,
      name: { fa: 'کاشی و سرامیک', en: 'Tiling', de: 'Fliesenarbeiten', ar: 'البلاط والسيراميك' },
      description: {
        fa: 'تعویض کاشی، درزگیری و کف‌سازی.',
        en: 'Tiles replaced, joints filled, floors levelled.',
        de: 'Fliesen tauschen, verfugen, Böden ausgleichen.',
        ar: 'تبديل البلاط وسد الفواصل وتسوية الأرضيات.',
      },
    },
    {
      id: 3202,
      seopath: 'plaster-and-drywall',
      hasPage: true,
      name: { fa: 'گچ و کناف', en: 'Plaster and drywall', de: 'Putz und Trockenbau', ar: 'الجص وألواح الجبس' },
      description: {
        fa: 'دیوار و سقف کاذب، ترمیم گچ و نورپردازی.',
        en: 'Partitions, false ceilings, plaster repair and light coves.',
        de: 'Wände, abgehängte Decken, Putzreparatur.',
        ar: 'الجدران والأسقف المستعارة وترميم الجص.',
      },
    },
    {
      id: 3203,
      seopath: 'flooring',
      hasPage: true,
      name: { fa: 'پارکت و کف‌پوش', en: 'Flooring', de: 'Bodenbeläge', ar: 'الأرضيات' },
      description: {
        fa: 'لمینت، پارکت، موکت و کف‌پوش پلاستیکی.',
        en: 'Laminate, parquet, carpet and vinyl.',
        de: 'Laminat, Parkett, Teppichboden und Vinyl.',
        ar: 'الأرضيات الخشبية والموكيت والفينيل.',
      },
    },
    {
      id: 3204,
      seopath: 'kitchen-cabinets',
      hasPage: true,
      name: { fa: 'کابینت و کمد', en: 'Cabinets and wardrobes', de: 'Küchen- und Einbaumöbel', ar: 'الخزائن' },
      description: {
        fa: 'ساخت، نصب و تعمیر کابینت و کمد دیواری.',
        en: 'Making, fitting and repairing cabinets and wardrobes.',
        de: 'Bau, Montage und Reparatur von Küchen und Schränken.',
        ar: 'صنع الخزائن وتركيبها وإصلاحها.',
      },
    },
    {
      id: 3205,
      seopath: 'roof-insulation',
      hasPage: false,
      name: { fa: 'عایق بام', en: 'Roof insulation', de: 'Dachabdichtung', ar: 'عزل السطح' },
      description: {
        fa: 'ایزوگام و رفع نم بام و تراس.',
        en: 'Bitumen sheets and damp on roofs and balconies.',
        de: 'Bitumenbahnen, Feuchtigkeit an Dach und Balkon.',
        ar: 'عزل السطح والشرفة ومعالجة الرطوبة.',
      },
    },
  ],
  page: {
    title: {
      fa: 'بازسازی خانه و محل کار',
      en: 'Renovation of homes and offices',
      de: 'Renovierung von Wohnung und Büro',
      ar: 'ترميم المنازل والمكاتب',
    },
    summary: {
      fa: 'کار بزرگ را به بخش‌های کوچک بشکنید؛ هر بخش پیشنهاد، پرداخت و تحویل جداگانه دارد.',
      en: 'Split a big job into parts; each has its own quote, payment and handover.',
      de: 'Teilen Sie große Vorhaben auf; jeder Teil hat eigenes Angebot, Zahlung und Abnahme.',
      ar: 'قسّم العمل الكبير إلى أجزاء لكل منها عرضه ودفعه وتسليمه.',
    },
    metaTitle: {
      fa: 'بازسازی خانه با پیشنهاد مکتوب | پلاکفن',
      en: 'Renovation with written quotes | Pelakfan',
      de: 'Renovierung mit schriftlichem Angebot | Pelakfan',
      ar: 'ترميم المنازل بعرض مكتوب | بلاكفن',
    },
    metaDescription: {
      fa: 'کاشی، گچ و کناف، کف‌پوش، کابینت و بازسازی کامل؛ با بازدید و پیشنهاد مکتوب. کار بزرگ را به بخش‌های کوچک بشکنید؛ هر بخش پیشنهاد، پرداخت و تحویل جداگانه دارد.',
      en: 'Tiles, plaster and drywall, floors, cabinets and full renovation, after a visit and a written quote. Split a big job into parts; each has its own quote, payment and handover.',
      de: 'Fliesen, Putz und Trockenbau, Böden, Küchen und Komplettsanierung, mit Besichtigung und schriftlichem Angebot. Teilen Sie große Vorhaben auf; jeder Teil hat eigenes Angebot, Zahlung und Abnahme.',
      ar: 'البلاط والجص والأرضيات والخزائن والترميم الكامل بعد معاينة وعرض مكتوب. قسّم العمل الكبير إلى أجزاء لكل منها عرضه ودفعه وتسليمه.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: { fa: 'مصالح با کیست؟', en: 'Who supplies the materials?', de: 'Wer stellt das Material?', ar: 'من يوفر المواد؟' },
        answer: {
          fa: 'در پیشنهاد نوشته می‌شود: فقط دستمزد، یا دستمزد با مصالح و نام آن‌ها.',
          en: 'The quote says: labour only, or labour with named materials.',
          de: 'Es steht im Angebot: nur Arbeit oder Arbeit mit benanntem Material.',
          ar: 'يُذكر في العرض: أجرة فقط أو أجرة مع مواد مسماة.',
        },
      },
      {
        question: {
          fa: 'برای بازسازی اجازه لازم است؟',
          en: 'Do I need a permit?',
          de: 'Brauche ich eine Genehmigung?',
          ar: 'هل يلزم ترخيص؟',
        },
        answer: {
          fa: 'کارهای نازک‌کاری معمولاً نه. دست زدن به دیوار باربر، نما و لولهٔ گاز بدون شهرداری و مهندس ممکن نیست.',
          en: 'Finishing work usually not. Load-bearing walls, façades and gas pipes need the municipality and an engineer.',
          de: 'Für Innenausbau meist nicht. Tragende Wände, Fassade und Gasleitung brauchen Stadt und Ingenieur.',
          ar: 'أعمال التشطيب عادةً لا. أما الجدران الحاملة والواجهة وأنابيب الغاز فتحتاج البلدية ومهندسًا.',
        },
      },
    ],
    priceNotes: [],
  },
};
