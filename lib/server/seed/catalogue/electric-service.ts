import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const electricService: CategorySeed = {
  id: 16,
  seopath: 'electric-service',
  kind: 'task',
  matching: 'bids',
  position: 9,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'برق‌کاری', en: 'Electrician', de: 'Elektriker', ar: 'كهربائي' },
  serviceName: { fa: 'برق ساختمان', en: 'Electrical work', de: 'Elektroarbeiten', ar: 'أعمال الكهرباء' },
  keywords: {
    fa: 'برقکار، سیم‌کشی، کلید و پریز، لوستر، فیوز، اتصالی، آیفون تصویری، هالوژن',
    en: 'electrician, wiring, sockets, lighting, fuse, short circuit, intercom',
    de: 'Elektriker, Verkabelung, Steckdosen, Lampen, Sicherung, Kurzschluss, Türsprechanlage',
    ar: 'كهربائي، تمديدات، مقابس، إنارة، قاطع، انتركم',
  },
  description: {
    fa: 'رفع اتصالی، کلید و پریز، روشنایی، تابلو و آیفون.',
    en: 'Faults, sockets and switches, lighting, fuse boxes and intercoms.',
    de: 'Störungen, Steckdosen und Schalter, Beleuchtung, Sicherungskästen, Sprechanlagen.',
    ar: 'الأعطال والمقابس والإنارة ولوحات القواطع والانتركم.',
  },
  activeCityIds: [1, 2, 3, 4],
  grades: [],
  types: [
    {
      id: 1601,
      seopath: 'fault-finding',
      hasPage: true,
      name: { fa: 'رفع اتصالی و قطعی', en: 'Faults and power cuts', de: 'Störungssuche', ar: 'الأعطال والانقطاع' },
      description: {
        fa: 'پیدا کردن اتصالی، فیوزی که می‌پرد و پریزی که برق ندارد.',
        en: 'Short circuits, tripping fuses and dead sockets.',
        de: 'Kurzschlüsse, fallende Sicherungen, tote Steckdosen.',
        ar: 'تماس كهربائي وقاطع يفصل ومقبس بلا كهرباء.',
      },
    },
    {
      id: 1602,
      seopath: 'sockets-and-switches',
      hasPage: true,
      name: { fa: 'کلید و پریز', en: 'Sockets and switches', de: 'Steckdosen und Schalter', ar: 'المقابس والمفاتيح' },
      description: {
        fa: 'نصب و تعویض کلید، پریز و سیم‌کشی روکار.',
        en: 'Fitting and replacing sockets, switches and surface wiring.',
        de: 'Einbau und Tausch von Dosen, Schaltern und Aufputzleitungen.',
        ar: 'تركيب المقابس والمفاتيح وتبديلها والتمديد الظاهر.',
      },
    },
    {
      id: 1603,
      seopath: 'lighting',
      hasPage: true,
      name: { fa: 'لوستر و روشنایی', en: 'Lighting', de: 'Beleuchtung', ar: 'الإنارة' },
      description: {
        fa: 'نصب لوستر، چراغ سقفی، هالوژن و نور مخفی.',
        en: 'Chandeliers, ceiling lamps, spots and concealed light.',
        de: 'Kronleuchter, Deckenlampen, Spots und indirektes Licht.',
        ar: 'الثريات ومصابيح السقف والسبوت والإنارة المخفية.',
      },
    },
    {
      id: 1604,
      seopath: 'fuse-box',
      hasPage: true,
      name: { fa: 'تابلو و ارت', en: 'Fuse box and earthing', de: 'Sicherungskasten und Erdung', ar: 'لوحة القواطع والتأريض' },
      description: {
        fa: 'تعویض فیوز، نصب محافظ جان و بررسی ارت.',
        en: 'New breakers, residual-current protection, earthing check.',
        de: 'Sicherungen, Fehlerstromschutz, Prüfung der Erdung.',
        ar: 'تبديل القواطع وتركيب حماية التسرب وفحص التأريض.',
      },
    },
    {
      id: 1605,
      seopath: 'intercom',
      hasPage: false,
      name: { fa: 'آیفون و دربازکن', en: 'Intercom', de: 'Türsprechanlage', ar: 'الانتركم' },
      description: {
        fa: 'تعمیر و نصب آیفون صوتی و تصویری.',
        en: 'Repair and fitting of audio and video intercoms.',
        de: 'Reparatur und Einbau von Sprech- und Videoanlagen.',
        ar: 'إصلاح الانتركم الصوتي والمرئي وتركيبه.',
      },
    },
  ],
  page: {
    title: { fa: 'برق ساختمان', en: 'Electrical work', de: 'Elektroarbeiten', ar: 'أعمال الكهرباء' },
    summary: {
      fa: 'برق‌کارها با دیدن شرح و عکس شما قیمت می‌دهند و گواهی مهارتشان کنار نامشان است.',
      en: 'Electricians quote from your description and photos; skill certificates are shown beside their names.',
      de: 'Elektriker bieten anhand Ihrer Beschreibung und Fotos; Qualifikationsnachweise stehen beim Namen.',
      ar: 'يقدم الكهربائيون أسعارهم من وصفك وصورك، وتظهر شهادات مهارتهم بجانب أسمائهم.',
    },
    metaTitle: {
      fa: 'برق‌کاری ساختمان و رفع اتصالی | پلاکفن',
      en: 'Electrician for homes and offices | Pelakfan',
      de: 'Elektriker für Wohnung und Büro | Pelakfan',
      ar: 'كهربائي للمنازل والمكاتب | بلاكفن',
    },
    metaDescription: {
      fa: 'رفع اتصالی، کلید و پریز، روشنایی، تابلو و آیفون. برق‌کارها با دیدن شرح و عکس شما قیمت می‌دهند و گواهی مهارتشان کنار نامشان است.',
      en: 'Faults, sockets and switches, lighting, fuse boxes and intercoms. Electricians quote from your description and photos; skill certificates are shown beside their names.',
      de: 'Störungen, Steckdosen und Schalter, Beleuchtung, Sicherungskästen, Sprechanlagen. Elektriker bieten anhand Ihrer Beschreibung und Fotos; Qualifikationsnachweise stehen beim Namen.',
      ar: 'الأعطال والمقابس والإنارة ولوحات القواطع والانتركم. يقدم الكهربائيون أسعارهم من وصفك وصورك، وتظهر شهادات مهارتهم بجانب أسمائهم.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'فیوز می‌پرد؛ تا آمدن برق‌کار چه کنم؟',
          en: 'The fuse keeps tripping. What until somebody comes?',
          de: 'Die Sicherung fällt ständig. Was tun bis dahin?',
          ar: 'القاطع يفصل باستمرار، فماذا أفعل؟',
        },
        answer: {
          fa: 'همهٔ دوشاخه‌ها را بکشید و فیوز را یک‌بار بزنید. اگر باز پرید خاموش بگذارید و دست نزنید.',
          en: 'Pull all plugs and switch it on once. If it trips again, leave it off and touch nothing.',
          de: 'Alle Stecker ziehen und einmal einschalten. Fällt sie wieder, ausgeschaltet lassen und nichts anfassen.',
          ar: 'انزع كل المقابس وشغّله مرة واحدة. فإن فصل ثانية فاتركه مطفأ ولا تلمس شيئًا.',
        },
      },
      {
        question: { fa: 'بوی سوختگی می‌آید.', en: 'There is a smell of burning.', de: 'Es riecht verbrannt.', ar: 'هناك رائحة احتراق.' },
        answer: {
          fa: 'برق را از کنتور قطع کنید و به آتش‌نشانی ۱۲۵ زنگ بزنید؛ این کار سفارش اینترنتی نیست.',
          en: 'Cut the power at the meter and call the fire service on 125; this is not a matter for an order.',
          de: 'Strom am Zähler abschalten und die Feuerwehr unter 125 rufen; das ist kein Fall für eine Bestellung.',
          ar: 'اقطع الكهرباء من العداد واتصل بالإطفاء على ١٢٥؛ فهذا ليس أمرًا لطلب عبر الإنترنت.',
        },
      },
    ],
    priceNotes: [],
  },
};
