import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const carwash: CategorySeed = {
  id: 9,
  seopath: 'carwash',
  kind: 'carwash',
  matching: 'provider',
  position: 3,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'کارواش', en: 'Car wash', de: 'Autowäsche', ar: 'غسيل السيارات' },
  serviceName: { fa: 'کارواش در محل', en: 'Car wash at your place', de: 'Autowäsche vor Ort', ar: 'غسيل السيارة في مكانك' },
  keywords: {
    fa: 'شستن ماشین، کارواش سیار، نانو، کارواش بدون آب، دیتیلینگ، صفرشویی، واکس، پولیش',
    en: 'mobile car wash, waterless, detailing, polish, wax, interior',
    de: 'mobile Autowäsche, wasserlos, Aufbereitung, Politur, Wachs, Innenraum',
    ar: 'غسيل متنقل، غسيل بلا ماء، تلميع، شمع، تنظيف داخلي',
  },
  description: {
    fa: 'خودرو در پارکینگ خانه یا محل کار شسته می‌شود؛ بدون آب، با آب یا با شست‌وشوی کامل داخل.',
    en: 'Your car is washed where it stands, at home or at work: waterless, with water, or inside out.',
    de: 'Ihr Auto wird gewaschen, wo es steht, zu Hause oder im Büro: wasserlos, mit Wasser oder auch innen.',
    ar: 'تُغسل سيارتك حيث تقف، في المنزل أو العمل: بلا ماء أو بالماء أو من الداخل.',
  },
  activeCityIds: [1, 2, 3, 5],
  grades: [],
  types: [
    {
      id: 901,
      seopath: 'waterless',
      hasPage: true,
      name: { fa: 'کارواش بدون آب', en: 'Waterless wash', de: 'Wasserlose Wäsche', ar: 'غسيل بلا ماء' },
      description: {
        fa: 'شست‌وشوی بدنه با محلول و دستمال میکروفایبر، بی‌نیاز به شیر آب.',
        en: 'Bodywork cleaned with solution and microfibre cloths, no tap needed.',
        de: 'Karosserie mit Lösung und Mikrofasertuch, ohne Wasseranschluss.',
        ar: 'تنظيف الهيكل بمحلول وقماش ناعم دون حاجة إلى صنبور.',
      },
    },
    {
      id: 902,
      seopath: 'water-wash',
      hasPage: true,
      name: { fa: 'شست‌وشو با آب', en: 'Wash with water', de: 'Wäsche mit Wasser', ar: 'غسيل بالماء' },
      description: {
        fa: 'شست‌وشوی بدنه، رینگ و زیر گلگیر با آب پرفشار.',
        en: 'Body, rims and wheel arches with pressurised water.',
        de: 'Karosserie, Felgen und Radkästen mit Hochdruck.',
        ar: 'غسل الهيكل والعجلات وأقواسها بماء مضغوط.',
      },
    },
    {
      id: 903,
      seopath: 'detailing',
      hasPage: true,
      name: { fa: 'دیتیلینگ و پولیش', en: 'Detailing and polish', de: 'Aufbereitung und Politur', ar: 'تلميع تفصيلي' },
      description: {
        fa: 'گرفتن خط‌های سطحی، پولیش و واکس بدنه.',
        en: 'Light scratches removed, bodywork polished and waxed.',
        de: 'Leichte Kratzer entfernt, Lack poliert und gewachst.',
        ar: 'إزالة الخدوش السطحية وتلميع الهيكل وتشميعه.',
      },
    },
    {
      id: 904,
      seopath: 'interior',
      hasPage: true,
      name: { fa: 'صفرشویی داخل', en: 'Interior cleaning', de: 'Innenreinigung', ar: 'تنظيف المقصورة' },
      description: {
        fa: 'صندلی، سقف، کف و داشبورد با دستگاه مکنده و شوینده.',
        en: 'Seats, roof lining, floor and dashboard with extraction machine and cleaner.',
        de: 'Sitze, Himmel, Boden und Armaturen mit Sprühsauger.',
        ar: 'المقاعد والسقف والأرضية ولوحة القيادة بالشفط والتنظيف.',
      },
    },
    {
      id: 905,
      seopath: 'engine-bay',
      hasPage: false,
      name: { fa: 'شست‌وشوی موتور', en: 'Engine bay', de: 'Motorraum', ar: 'غسيل المحرك' },
      description: {
        fa: 'گرد و چربی محفظهٔ موتور با پوشاندن بخش‌های برقی.',
        en: 'Dust and grease in the engine bay, with electrical parts covered.',
        de: 'Staub und Fett im Motorraum, elektrische Teile abgedeckt.',
        ar: 'إزالة غبار المحرك ودهونه مع تغطية الأجزاء الكهربائية.',
      },
    },
  ],
  page: {
    title: { fa: 'کارواش در محل', en: 'Car wash at your place', de: 'Autowäsche vor Ort', ar: 'غسيل السيارة في مكانك' },
    summary: {
      fa: 'نوع بدنهٔ خودرو و نوع شست‌وشو را می‌گویید؛ قیمت از همین دو به دست می‌آید و نیرو وسایلش را می‌آورد.',
      en: 'You name the body type and the kind of wash; these two make the price, and the washer brings the equipment.',
      de: 'Sie nennen Karosserieform und Art der Wäsche; daraus ergibt sich der Preis, die Ausrüstung kommt mit.',
      ar: 'تذكر نوع الهيكل ونوع الغسيل فينتج السعر منهما، ويُحضر العامل أدواته.',
    },
    metaTitle: {
      fa: 'کارواش در محل، با آب و بدون آب | پلاکفن',
      en: 'Car wash at home or work | Pelakfan',
      de: 'Autowäsche zu Hause oder im Büro | Pelakfan',
      ar: 'غسيل السيارة في المنزل أو العمل | بلاكفن',
    },
    metaDescription: {
      fa: 'خودرو در پارکینگ خانه یا محل کار شسته می‌شود؛ بدون آب، با آب یا با شست‌وشوی کامل داخل. نوع بدنهٔ خودرو و نوع شست‌وشو را می‌گویید؛ قیمت از همین دو به دست می‌آید و نیرو وسایلش را می‌آورد.',
      en: 'Your car is washed where it stands, at home or at work: waterless, with water, or inside out. You name the body type and the kind of wash; these two make the price, and the washer brings the equipment.',
      de: 'Ihr Auto wird gewaschen, wo es steht, zu Hause oder im Büro: wasserlos, mit Wasser oder auch innen. Sie nennen Karosserieform und Art der Wäsche; daraus ergibt sich der Preis, die Ausrüstung kommt mit.',
      ar: 'تُغسل سيارتك حيث تقف، في المنزل أو العمل: بلا ماء أو بالماء أو من الداخل. تذكر نوع الهيكل ونوع الغسيل فينتج السعر منهما، ويُحضر العامل أدواته.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'برای کارواش بدون آب خودرو چقدر می‌تواند کثیف باشد؟',
          en: 'How dirty may a car be for a waterless wash?',
          de: 'Wie schmutzig darf das Auto für die wasserlose Wäsche sein?',
          ar: 'إلى أي حد يمكن أن تكون السيارة متسخة للغسيل بلا ماء؟',
        },
        answer: {
          fa: 'گرد و لک باران و شهر مناسب است. گِل خشک‌شده را باید با آب شست تا رنگ خط نیفتد.',
          en: 'City dust and rain marks are fine. Dried mud needs water, or the paint would be scratched.',
          de: 'Stadtstaub und Regenflecken sind kein Problem. Getrockneter Schlamm braucht Wasser, sonst leidet der Lack.',
          ar: 'غبار المدينة وآثار المطر مناسبة. أما الطين الجاف فيحتاج ماء حتى لا يُخدش الطلاء.',
        },
      },
      {
        question: {
          fa: 'در پارکینگ ساختمان شدنی است؟',
          en: 'Can it be done in my building’s car park?',
          de: 'Geht das in der Tiefgarage?',
          ar: 'هل يمكن ذلك في موقف المبنى؟',
        },
        answer: {
          fa: 'بدون آب، بله. شست‌وشو با آب به کف‌شور و اجازهٔ مدیر ساختمان نیاز دارد.',
          en: 'Waterless, yes. With water it takes a floor drain and the manager’s consent.',
          de: 'Wasserlos ja. Mit Wasser braucht es einen Bodenablauf und die Zustimmung der Verwaltung.',
          ar: 'بلا ماء نعم. أما بالماء فيلزم مصرف أرضي وموافقة مدير المبنى.',
        },
      },
    ],
    priceNotes: [],
  },
};
