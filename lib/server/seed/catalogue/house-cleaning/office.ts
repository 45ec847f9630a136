import type { CategoryTypeSeed } from '../types';

export const officeCleaning: CategoryTypeSeed = {
  id: 303,
  seopath: 'office-cleaning',
  hasPage: true,
  name: { fa: 'نظافت دفتر و شرکت', en: 'Office cleaning', de: 'Büroreinigung', ar: 'تنظيف المكاتب' },
  description: {
    fa: 'نظافت دفتر، مطب، آموزشگاه و مغازه، پیش یا پس از ساعت کار.',
    en: 'Offices, surgeries, classrooms and shops, before or after working hours.',
    de: 'Büros, Praxen, Unterrichtsräume und Läden, vor oder nach der Arbeitszeit.',
    ar: 'تنظيف المكاتب والعيادات وقاعات التعليم والمحال قبل الدوام أو بعده.',
  },
  page: {
    title: {
      fa: 'نظافت دفتر و محل کار',
      en: 'Cleaning for offices and shops',
      de: 'Reinigung für Büro, Praxis und Laden',
      ar: 'تنظيف المكاتب والمحال',
    },
    summary: {
      fa: 'میز کار، اتاق جلسه، آبدارخانه و سرویس‌ها، در ساعتی که مزاحم کسی نباشد؛ از میان ساعت‌های آزاد تا ۳۰ روز آینده.',
      en: 'Desks, meeting rooms, kitchenette and toilets, at an hour that disturbs nobody, chosen from what is free in the next 30 days.',
      de: 'Schreibtische, Besprechungsräume, Teeküche und Toiletten, wenn es niemanden stört: zu einer freien Zeit in den nächsten 30 Tagen.',
      ar: 'المكاتب وقاعات الاجتماع والمطبخ الصغير ودورات المياه في وقت لا يزعج أحدًا، من المواعيد المتاحة خلال ٣٠ يومًا.',
    },
    metaTitle: {
      fa: 'نظافت دفتر، مطب و مغازه با قیمت ساعتی روشن | پلاکفن',
      en: 'Office, surgery and shop cleaning | Pelakfan',
      de: 'Büro-, Praxis- und Ladenreinigung | Pelakfan',
      ar: 'تنظيف المكاتب والعيادات والمحال | بلاكفن',
    },
    metaDescription: {
      fa: 'نظافت محل کار در ساعتی که خودتان انتخاب می‌کنید، با نیرویی که خودتان برمی‌گزینید. همهٔ ردیف‌های قیمت را پیش از پرداخت می‌بینید.',
      en: 'Workplace cleaning at an hour you choose, by somebody of your own choice. You see every line of the price before you pay.',
      de: 'Reinigung von Arbeitsräumen zur gewählten Zeit, durch eine Kraft Ihrer Wahl. Jeden Posten sehen Sie vor der Zahlung.',
      ar: 'تنظيف مكان العمل في الساعة التي تختارها، على يد من تختاره بنفسك، مكتبًا كان أو عيادة أو محلًا. وترى كل بنود السعر قبل الدفع.',
    },
    done: [
      {
        fa: 'میزها بدون دست زدن به کاغذ و پرونده، گوشی تلفن، پشتی و دستهٔ صندلی',
        en: 'Desks without touching papers, telephones, backs and arms of chairs',
        de: 'Schreibtische, ohne Papiere anzufassen, Telefone, Stuhllehnen',
        ar: 'المكاتب دون لمس الأوراق، والهواتف، ومساند الكراسي',
      },
      {
        fa: 'میز و تختهٔ اتاق جلسه و پاک کردن جای انگشت از درهای شیشه‌ای',
        en: 'Meeting table and whiteboard; fingerprints off glass doors',
        de: 'Besprechungstisch und Tafel, Fingerabdrücke von Glastüren',
        ar: 'طاولة الاجتماعات واللوح وآثار الأصابع على الأبواب الزجاجية',
      },
      {
        fa: 'آبدارخانه: استکان و فنجان، سماور و چای‌ساز از بیرون، یخچال کوچک از بیرون',
        en: 'Kitchenette: glasses and cups, kettle and small fridge outside',
        de: 'Teeküche: Gläser und Tassen, Wasserkocher und kleiner Kühlschrank außen',
        ar: 'المطبخ الصغير: الأكواب والفناجين، والغلاية والثلاجة الصغيرة من الخارج',
      },
      {
        fa: 'سرویس‌ها، و گذاشتن دستمال و مایع دستشویی از انبار شما',
        en: 'Toilets, and refilling paper and soap from your store',
        de: 'Toiletten; Papier und Seife aus Ihrem Vorrat auffüllen',
        ar: 'دورات المياه، وتعبئة المناديل والصابون من مخزنك',
      },
      {
        fa: 'خالی کردن سطل‌ها و جدا گذاشتن کاغذ باطله',
        en: 'Emptying bins, keeping waste paper separate',
        de: 'Papierkörbe leeren, Altpapier getrennt sammeln',
        ar: 'تفريغ السلال وفصل الورق المهمل',
      },
      {
        fa: 'جارو و تی راهرو، اتاق انتظار و ورودی',
        en: 'Sweeping and mopping corridors, waiting room and entrance',
        de: 'Flure, Wartezimmer und Eingang fegen und wischen',
        ar: 'كنس الممرات وغرفة الانتظار والمدخل ومسحها',
      },
    ],
    notDone: [
      {
        fa: 'باز کردن رایانه، چاپگر و تابلوی برق یا کشیدن سیم از پریز',
        en: 'Opening computers, printers or electrical boxes, or pulling plugs',
        de: 'Öffnen von Rechnern, Druckern oder Schaltkästen, Ziehen von Steckern',
        ar: 'فتح الحواسيب والطابعات ولوحات الكهرباء أو نزع المقابس',
      },
      {
        fa: 'پسماند پزشکی و وسایل تیز مطب',
        en: 'Medical waste and sharps',
        de: 'Medizinische Abfälle und spitze Gegenstände',
        ar: 'النفايات الطبية والأدوات الحادة',
      },
      {
        fa: 'کارگاه صنعتی، انبار مواد شیمیایی و آشپزخانهٔ رستوران',
        en: 'Industrial workshops, chemical stores and restaurant kitchens',
        de: 'Werkhallen, Chemikalienlager und Restaurantküchen',
        ar: 'الورش الصناعية ومخازن المواد الكيميائية ومطابخ المطاعم',
      },
      {
        fa: 'پذیرایی و آبدارچی‌گری در ساعت کار',
        en: 'Serving tea and guests during working hours',
        de: 'Bewirtung während der Arbeitszeit',
        ar: 'تقديم الشاي والضيافة أثناء الدوام',
      },
    ],
    steps: [
      {
        title: { fa: 'قرار ورود', en: 'How to get in', de: 'Zugang klären', ar: 'ترتيب الدخول' },
        text: {
          fa: 'نام مسئول، ساعت باز بودن ساختمان و قانون نگهبانی را در توضیح بنویسید.',
          en: 'Note the contact person, the building’s hours and the rules of its porter.',
          de: 'Notieren Sie Ansprechperson, Öffnungszeiten und Regeln der Pforte.',
          ar: 'اكتب اسم المسؤول وساعات فتح المبنى وتعليمات الحراسة.',
        },
      },
      {
        title: { fa: 'فهرست کار', en: 'The list', de: 'Die Liste', ar: 'قائمة الأعمال' },
        text: {
          fa: 'در هر سفارش بنویسید یا با صدای خودتان بگویید به کدام اتاق‌ها نباید وارد شد و کار این نوبت چیست.',
          en: 'With each order, write down or record which rooms are off limits and what the visit is for.',
          de: 'Schreiben oder sagen Sie bei jedem Auftrag, welche Räume gesperrt sind und was zu tun ist.',
          ar: 'اكتب في كل طلب، أو سجّل بصوتك، أي الغرف ممنوعة وما أعمال هذه الزيارة.',
        },
      },
      {
        title: { fa: 'پایان نوبت', en: 'Closing up', de: 'Abschluss', ar: 'نهاية الزيارة' },
        text: {
          fa: 'چراغ و پنجره بسته می‌شود، مسئول شما کار را تحویل می‌گیرد و سفارش‌دهنده پایان کار را در صفحهٔ سفارش تأیید می‌کند.',
          en: 'Lights off, windows closed, your contact takes over, and whoever ordered confirms the end on the order’s page.',
          de: 'Licht aus, Fenster zu, Ihre Ansprechperson nimmt ab; wer bestellt hat, bestätigt das Ende auf der Auftragsseite.',
          ar: 'تُطفأ الأنوار وتُغلق النوافذ ويستلم المسؤول العمل، ثم يؤكد صاحب الطلب الانتهاء في صفحة الطلب.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'آنچه دربارهٔ کاغذها، پرونده‌ها و اتاق‌های بسته می‌نویسید، پیش از پذیرفتن کار به نیرو نشان داده می‌شود.',
        en: 'What you note about papers, files and closed rooms is shown to the cleaner before they accept.',
        de: 'Was Sie zu Papieren, Akten und gesperrten Räumen notieren, sieht die Reinigungskraft vor der Zusage.',
        ar: 'ما تكتبه عن الأوراق والملفات والغرف المغلقة يُعرض على العامل قبل قبوله.',
      },
      {
        fa: 'تاریخ، ساعت، نشانی و ردیف‌های قیمت هر نوبت در «سفارش‌های من» می‌ماند.',
        en: 'Date, hours, address and price lines of every visit stay under “My orders”.',
        de: 'Datum, Stunden, Adresse und Preisposten jedes Termins bleiben unter „Meine Aufträge“ stehen.',
        ar: 'يبقى تاريخ كل زيارة وساعاتها وعنوانها وبنود سعرها في «طلباتي».',
      },
    ],
    questions: [
      {
        question: {
          fa: 'صبح زود یا شب هم می‌آیند؟',
          en: 'Early mornings or evenings?',
          de: 'Auch früh oder abends?',
          ar: 'هل يأتون مبكرًا أو مساءً؟',
        },
        answer: {
          fa: 'ساعت‌های باز در تقویم دیده می‌شود و به نیروها بستگی دارد. اگر آغاز صبح یا پس از ساعت چهار بعدازظهر را می‌خواهید، زودتر سفارش دهید.',
          en: 'The calendar shows what is open; it depends on the cleaners. If you want an early morning or a time after four in the afternoon, order in good time.',
          de: 'Der Kalender zeigt, was frei ist; es hängt von den Reinigungskräften ab. Möchten Sie früh am Morgen oder nach 16 Uhr, bestellen Sie zeitig.',
          ar: 'يعرض التقويم المواعيد المتاحة بحسب العاملين. إن أردت أول الصباح أو ما بعد الرابعة عصرًا فاطلب مبكرًا.',
        },
      },
      {
        question: {
          fa: 'پارتیشن و دیوار شیشه‌ای هم جزو شیشه‌هاست؟',
          en: 'Are glass partitions included?',
          de: 'Gehören Glastrennwände dazu?',
          ar: 'هل تشمل الحواجز الزجاجية؟',
        },
        answer: {
          fa: 'تا ۲٫۵ متر بله. هر دهنهٔ پارتیشن را یک پنجره حساب کنید تا ساعت درست درآید.',
          en: 'Yes, up to 2.5 metres. Count each panel as a window so that the hours come out right.',
          de: 'Ja, bis 2,5 m Höhe. Zählen Sie jedes Feld als Fenster, dann stimmt die Stundenzahl.',
          ar: 'نعم حتى ارتفاع ٢٫٥ متر. احسب كل لوح نافذة واحدة ليصح عدد الساعات.',
        },
      },
      {
        question: {
          fa: 'برای هر اتاق اداری چه عددی وارد کنم؟',
          en: 'What counts as a room?',
          de: 'Was zählt als Zimmer?',
          ar: 'ما الذي يُعد غرفة؟',
        },
        answer: {
          fa: 'هر اتاقی که در دارد یک اتاق است، سالن باز با هر چهار میز یک اتاق. آبدارخانه را هم یک اتاق بگیرید.',
          en: 'Each room with a door is one; in an open hall, every four desks are one. Count the kitchenette as a room too.',
          de: 'Jeder Raum mit Tür ist einer; im Großraum zählen je vier Tische als einer. Auch die Teeküche zählt.',
          ar: 'كل غرفة ذات باب غرفة، وفي القاعة المفتوحة كل أربعة مكاتب غرفة. واحسب المطبخ الصغير غرفة أيضًا.',
        },
      },
      {
        question: {
          fa: 'برای چند شعبه چطور سفارش بدهم؟',
          en: 'How do I order for several branches?',
          de: 'Wie bestelle ich für mehrere Standorte?',
          ar: 'كيف أطلب لعدة فروع؟',
        },
        answer: {
          fa: 'برای هر شعبه جداگانه سفارش دهید. نشانی‌ها در حسابتان می‌ماند و هر سفارش ساعت، نیرو و قیمت خودش را دارد.',
          en: 'Order for each branch separately. The addresses stay in your account, and each order has its own hour, cleaner and price.',
          de: 'Bestellen Sie für jeden Standort einzeln. Die Adressen bleiben in Ihrem Konto, und jeder Auftrag hat seine eigene Zeit, seine Reinigungskraft und seinen Preis.',
          ar: 'اطلب لكل فرع على حدة. تبقى العناوين في حسابك، ولكل طلب ساعته وعامله وسعره.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ هر ساعت ۵٪ بالاتر از نظافت عادی منزل است.',
        en: 'The hour costs 5% more than regular home cleaning.',
        de: 'Die Stunde kostet 5 % mehr als die Unterhaltsreinigung.',
        ar: 'سعر الساعة أعلى بنسبة ٥٪ من تنظيف المنزل العادي.',
      },
      {
        fa: 'برای نوبت صبح زود یا عصر، نرخ دیگری نیست.',
        en: 'Early and late visits cost the same.',
        de: 'Frühe und späte Termine kosten dasselbe.',
        ar: 'الزيارات المبكرة والمسائية بالسعر نفسه.',
      },
    ],
  },
};
