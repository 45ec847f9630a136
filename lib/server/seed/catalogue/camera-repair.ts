import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const cameraRepair: CategorySeed = {
  id: 30,
  seopath: 'camera-repair',
  kind: 'task',
  matching: 'bids',
  position: 14,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'تعمیر دوربین', en: 'Camera repair', de: 'Kamerareparatur', ar: 'إصلاح الكاميرات' },
  serviceName: {
    fa: 'تعمیر دوربین عکاسی و مداربسته',
    en: 'Repair of cameras and CCTV',
    de: 'Kameras und Videoüberwachung',
    ar: 'إصلاح الكاميرات وأنظمة المراقبة',
  },
  keywords: {
    fa: 'دوربین مداربسته، دوربین عکاسی، لنز، سنسور، شاتر، فلاش، دی‌وی‌آر، نصب دوربین',
    en: 'camera, lens, sensor, shutter, flash, CCTV, recorder',
    de: 'Kamera, Objektiv, Sensor, Verschluss, Blitz, Überwachung, Rekorder',
    ar: 'كاميرا، عدسة، حساس، غالق، فلاش، كاميرات مراقبة، مسجل',
  },
  description: {
    fa: 'دوربین عکاسی، لنز و فلاش، و نصب و تعمیر دوربین مداربسته.',
    en: 'Cameras, lenses and flashes, and the fitting and repair of CCTV.',
    de: 'Kameras, Objektive und Blitze sowie Einbau und Reparatur von Videoüberwachung.',
    ar: 'الكاميرات والعدسات والفلاش وتركيب كاميرات المراقبة وإصلاحها.',
  },
  activeCityIds: [1],
  grades: [],
  types: [
    {
      id: 3001,
      seopath: 'photo-cameras',
      hasPage: true,
      name: { fa: 'دوربین عکاسی', en: 'Photo cameras', de: 'Fotokameras', ar: 'كاميرات التصوير' },
      description: {
        fa: 'شاتر، نمایشگر، دکمه و آب‌خوردگی.',
        en: 'Shutters, displays, buttons and water damage.',
        de: 'Verschluss, Display, Tasten und Wasserschäden.',
        ar: 'الغالق والشاشة والأزرار وأضرار الماء.',
      },
    },
    {
      id: 3002,
      seopath: 'lenses',
      hasPage: true,
      name: { fa: 'لنز', en: 'Lenses', de: 'Objektive', ar: 'العدسات' },
      description: {
        fa: 'فوکوس، دیافراگم، قارچ و گرد داخل لنز.',
        en: 'Focus, aperture, fungus and dust inside.',
        de: 'Fokus, Blende, Pilz und Staub im Inneren.',
        ar: 'التركيز وفتحة العدسة والفطر والغبار الداخلي.',
      },
    },
    {
      id: 3003,
      seopath: 'sensor-cleaning',
      hasPage: true,
      name: { fa: 'تمیز کردن سنسور', en: 'Sensor cleaning', de: 'Sensorreinigung', ar: 'تنظيف الحساس' },
      description: {
        fa: 'پاک کردن سنسور با وسایل مخصوص، در حضور شما.',
        en: 'The sensor cleaned with proper tools, while you watch.',
        de: 'Sensor mit Spezialwerkzeug gereinigt, in Ihrem Beisein.',
        ar: 'تنظيف الحساس بأدوات خاصة وبحضورك.',
      },
    },
    {
      id: 3004,
      seopath: 'cctv',
      hasPage: true,
      name: { fa: 'دوربین مداربسته', en: 'CCTV', de: 'Videoüberwachung', ar: 'كاميرات المراقبة' },
      description: {
        fa: 'نصب، جابه‌جایی، تنظیم دستگاه ضبط و دیدن از راه دور.',
        en: 'Fitting, moving, recorder settings and remote viewing.',
        de: 'Einbau, Versetzen, Rekorder und Fernzugriff.',
        ar: 'تركيب ونقل وضبط المسجل والمشاهدة عن بُعد.',
      },
    },
    {
      id: 3005,
      seopath: 'flash-and-tripod',
      hasPage: false,
      name: { fa: 'فلاش و سه‌پایه', en: 'Flashes and tripods', de: 'Blitze und Stative', ar: 'الفلاش والحامل' },
      description: {
        fa: 'تعمیر فلاش، سه‌پایه و گیمبال.',
        en: 'Repair of flashes, tripods and gimbals.',
        de: 'Reparatur von Blitzen, Stativen und Gimbals.',
        ar: 'إصلاح الفلاش والحوامل والمثبتات.',
      },
    },
  ],
  page: {
    title: {
      fa: 'تعمیر دوربین عکاسی و مداربسته',
      en: 'Repair of cameras and CCTV',
      de: 'Kameras und Videoüberwachung',
      ar: 'إصلاح الكاميرات وأنظمة المراقبة',
    },
    summary: {
      fa: 'مارک و مدل و شرح عیب را بنویسید؛ برای کار کارگاهی، رسید تحویل با شمارهٔ بدنه می‌گیرید.',
      en: 'Note make, model and fault; for work in a workshop you get a receipt with the serial number.',
      de: 'Marke, Modell und Fehler notieren; für Werkstattarbeiten erhalten Sie einen Beleg mit Seriennummer.',
      ar: 'اكتب الماركة والطراز والعطل؛ وعند الإصلاح في الورشة تأخذ إيصالًا بالرقم التسلسلي.',
    },
    metaTitle: {
      fa: 'تعمیر دوربین عکاسی و مداربسته | پلاکفن',
      en: 'Camera and CCTV repair | Pelakfan',
      de: 'Kamera- und Überwachungsreparatur | Pelakfan',
      ar: 'إصلاح كاميرات التصوير والمراقبة | بلاكفن',
    },
    metaDescription: {
      fa: 'دوربین عکاسی، لنز و فلاش، و نصب و تعمیر دوربین مداربسته. مارک و مدل و شرح عیب را بنویسید؛ برای کار کارگاهی، رسید تحویل با شمارهٔ بدنه می‌گیرید.',
      en: 'Cameras, lenses and flashes, and the fitting and repair of CCTV. Note make, model and fault; for work in a workshop you get a receipt with the serial number.',
      de: 'Kameras, Objektive und Blitze sowie Einbau und Reparatur von Videoüberwachung. Marke, Modell und Fehler notieren; für Werkstattarbeiten erhalten Sie einen Beleg mit Seriennummer.',
      ar: 'الكاميرات والعدسات والفلاش وتركيب كاميرات المراقبة وإصلاحها. اكتب الماركة والطراز والعطل؛ وعند الإصلاح في الورشة تأخذ إيصالًا بالرقم التسلسلي.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'عکس‌های کارت حافظه چه می‌شود؟',
          en: 'What about the pictures on my card?',
          de: 'Was ist mit den Bildern auf der Karte?',
          ar: 'ماذا عن صور بطاقة الذاكرة؟',
        },
        answer: {
          fa: 'کارت و باتری را پیش از تحویل درآورید؛ تعمیر به آن‌ها نیاز ندارد.',
          en: 'Take card and battery out before handing over; the repair does not need them.',
          de: 'Karte und Akku vorher herausnehmen; die Reparatur braucht sie nicht.',
          ar: 'أخرج البطاقة والبطارية قبل التسليم، فالإصلاح لا يحتاجهما.',
        },
      },
      {
        question: {
          fa: 'برای دوربین مداربسته اجازه لازم است؟',
          en: 'Do I need consent for CCTV?',
          de: 'Brauche ich für Videoüberwachung eine Erlaubnis?',
          ar: 'هل تلزم موافقة لكاميرات المراقبة؟',
        },
        answer: {
          fa: 'در مشاعات، موافقت ساکنان ساختمان؛ دوربین نباید داخل خانهٔ همسایه را ببیند.',
          en: 'In shared parts, that of the residents; a camera must not look into a neighbour’s home.',
          de: 'In Gemeinschaftsräumen die der Bewohner; Nachbarwohnungen dürfen nicht im Bild sein.',
          ar: 'في المرافق المشتركة موافقة السكان، ولا يجوز أن ترى الكاميرا منزل الجار.',
        },
      },
    ],
    priceNotes: [],
  },
};
