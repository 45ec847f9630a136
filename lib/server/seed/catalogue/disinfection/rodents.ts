import type { CategoryTypeSeed } from '../types';

export const rodents: CategoryTypeSeed = {
  id: 2004,
  seopath: 'rodents',
  hasPage: true,
  name: { fa: 'موش و جونده', en: 'Rodents', de: 'Nagetiere', ar: 'القوارض' },
  description: {
    fa: 'طعمه‌گذاری ایمن و بستن راه ورود.',
    en: 'Safe baiting and closing of entry points.',
    de: 'Sichere Köder und Verschluss der Zugänge.',
    ar: 'طعوم آمنة وسد منافذ الدخول.',
  },
  page: {
    title: { fa: 'مبارزه با موش و جوندگان', en: 'Mice and rats', de: 'Mäuse und Ratten', ar: 'الفئران والجرذان' },
    summary: {
      fa: 'برای خانه، انبار یا رستورانی که شب صدای خراش، فضلهٔ دانه‌ای یا کیسهٔ جویده دارد. اول راه‌های ورود پیدا و بسته می‌شود و سپس طعمه در جعبهٔ قفل‌دار می‌ماند.',
      en: 'For homes, stores or restaurants with scratching at night, rice-like droppings or gnawed bags. First the ways in are found and closed, then bait stays in locked boxes.',
      de: 'Für Häuser, Lager und Lokale mit nächtlichem Kratzen, Kotspuren und angenagten Säcken. Erst werden die Zugänge gefunden und geschlossen, dann stehen Köder in verschlossenen Boxen.',
      ar: 'لمنزل أو مخزن أو مطعم فيه خربشة ليلية وفضلات كحبات الأرز وأكياس مقروضة. تُكتشف المنافذ وتُسد أولًا ثم يوضع الطعم في علب مقفلة.',
    },
    metaTitle: {
      fa: 'موش‌گیری و بستن راه ورود | پلاکفن',
      en: 'Mouse control and proofing | Pelakfan',
      de: 'Mäuse bekämpfen und Zugänge schließen | Pelakfan',
      ar: 'مكافحة الفئران وسد المنافذ | بلاكفن',
    },
    metaDescription: {
      fa: 'بررسی از زیرزمین تا پشت‌بام، تلهٔ مکانیکی، طعمه در جعبهٔ قفل‌دار و بستن شکاف‌ها با توری استیل. پیگیری پس از ده روز؛ قیمت در پیشنهاد است.',
      en: 'Inspection from cellar to roof, snap traps, bait in locked boxes and gaps closed with steel mesh. Follow-up after ten days, priced in the quote.',
      de: 'Prüfung von Keller bis Dach, Schlagfallen, Köder in verschlossenen Boxen, Spalten mit Stahlgewebe zu. Nachkontrolle nach zehn Tagen im Angebot.',
      ar: 'فحص من القبو إلى السطح ومصائد ميكانيكية وطعم في علب مقفلة وسد الشقوق بشبك فولاذي. متابعة بعد عشرة أيام وسعرها في العرض.',
    },
    done: [
      {
        fa: 'یافتن فضله، رد چرب کنار دیوار، سوراخ و لانه با چراغ و پودر ردیاب',
        en: 'Finding droppings, runs, holes and nests with torch and tracking powder',
        de: 'Kot, Laufwege, Löcher und Nester mit Lampe und Spurpulver finden',
        ar: 'كشف الفضلات والمسارات والثقوب والأعشاش بمصباح ومسحوق تتبع',
      },
      {
        fa: 'بستن سوراخ‌های بیش از شش میلی‌متر با توری استیل و ملات',
        en: 'Closing holes above six millimetres with steel mesh and mortar',
        de: 'Löcher über sechs Millimeter mit Stahlgewebe und Mörtel schließen',
        ar: 'سد ما يزيد على ستة مليمترات بشبك فولاذي وملاط',
      },
      {
        fa: 'تلهٔ فنری چفت‌دار پشت کابینت و کنار دیوار',
        en: 'Snap traps behind units and along walls',
        de: 'Schlagfallen hinter Möbeln und an Wänden',
        ar: 'مصائد نابضية خلف الخزائن وبجانب الجدران',
      },
      {
        fa: 'طعمه در جعبهٔ قفل‌دار، دور از کودک و گربه',
        en: 'Bait in locked boxes out of reach of children and cats',
        de: 'Köder in verschlossenen Boxen, fern von Kind und Katze',
        ar: 'طعم في علب مقفلة بعيدًا عن الأطفال والقطط',
      },
      {
        fa: 'برداشتن لاشه و ضدعفونی جای آن',
        en: 'Removing carcasses and disinfecting the spot',
        de: 'Kadaver entfernen und die Stelle desinfizieren',
        ar: 'إزالة الجثث وتعقيم موضعها',
      },
      {
        fa: 'راهنمایی دربارهٔ نگهداری غذا و زباله',
        en: 'Advice on food and rubbish for everyday use',
        de: 'Rat zu Vorrat und Müll im Alltag',
        ar: 'إرشادات للطعام والقمامة يوميًا',
      },
    ],
    notDone: [
      {
        fa: 'موش فاضلاب شهری و جوی خیابان',
        en: 'Rats of the city’s sewers and gutters',
        de: 'Ratten in Kanal und Straßenrinne',
        ar: 'جرذان المجاري العامة وقنوات الشارع',
      },
      {
        fa: 'کندن کف‌پوش و دیوار',
        en: 'Opening floors and walls',
        de: 'Aufstemmen von Boden und Wand',
        ar: 'فك الأرضيات والجدران',
      },
      {
        fa: 'سگ، گربه، مار و پرنده',
        en: 'Dogs, cats, snakes and birds',
        de: 'Hunde, Katzen, Schlangen, Vögel',
        ar: 'الكلاب والقطط والأفاعي والطيور',
      },
      {
        fa: 'تعمیر سیم و لولهٔ جویده‌شده',
        en: 'Repairing gnawed cables and pipes',
        de: 'Reparatur benagter Kabel und Rohre',
        ar: 'إصلاح الأسلاك والأنابيب المقروضة',
      },
    ],
    steps: [
      {
        title: { fa: 'نشانه‌ها', en: 'Signs', de: 'Zeichen', ar: 'العلامات' },
        text: {
          fa: 'می‌نویسید کجا دیده‌اید، صدا در چه ساعتی است و فضله چند میلی‌متر؛ سه تا شش موش خانگی است، پانزده تا بیست، موش صحرایی.',
          en: 'You say where, at what hour you hear it, and the size of the droppings: three to six millimetres means mice, fifteen to twenty rats.',
          de: 'Sie nennen Ort, Uhrzeit der Geräusche und Größe des Kots: drei bis sechs Millimeter deuten auf Mäuse, fünfzehn bis zwanzig auf Ratten.',
          ar: 'تكتب المكان وساعة الصوت وحجم الفضلات: ثلاثة إلى ستة مليمترات فأر وخمسة عشر إلى عشرين جرذ.',
        },
      },
      {
        title: { fa: 'بازدید', en: 'Inspection', de: 'Rundgang', ar: 'الفحص' },
        text: {
          fa: 'یک ساعت از زیرزمین، موتورخانه و پشت‌بام؛ سوراخ‌ها را نشانتان می‌دهند.',
          en: 'An hour in cellar, plant room and roof; the holes are shown to you.',
          de: 'Eine Stunde in Keller, Technikraum und Dach; die Löcher werden Ihnen gezeigt.',
          ar: 'ساعة في القبو وغرفة الآلات والسطح؛ وتُعرض عليك الثقوب.',
        },
      },
      {
        title: { fa: 'بستن و گذاشتن', en: 'Closing and placing', de: 'Schließen und aufstellen', ar: 'السد والوضع' },
        text: {
          fa: 'راه‌ها جز آخرین بسته می‌شود، تله و جعبه در مسیر گذاشته و جایشان نوشته می‌شود.',
          en: 'All ways but the last are closed, traps and boxes set on the runs, places written down.',
          de: 'Alle Wege bis auf den letzten werden geschlossen, Fallen und Boxen gestellt und notiert.',
          ar: 'تُسد المنافذ إلا الأخير وتوضع المصائد والعلب على المسارات ويُدوَّن مكانها.',
        },
      },
      {
        title: { fa: 'سرکشی', en: 'Follow-up', de: 'Nachkontrolle', ar: 'المتابعة' },
        text: {
          fa: 'ده روز بعد تله‌ها خالی و راه آخر بسته می‌شود؛ دو هفته بی‌نشانه یعنی پایان.',
          en: 'After ten days traps are emptied and the last way shut; two weeks without signs is the end.',
          de: 'Nach zehn Tagen werden die Fallen geleert und der letzte Weg geschlossen; nach zwei Wochen ohne Zeichen ist Schluss.',
          ar: 'بعد عشرة أيام تُفرَّغ المصائد ويُسد المنفذ الأخير؛ وأسبوعان بلا أثر يعنيان النهاية.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'کنار هر پیشنهاد، امتیاز و نظر کسانی را می‌خوانید که پیش‌تر همین متخصص به خانه‌شان رفته است.',
        en: 'Beside each quote you read the ratings and reviews of people whose homes this specialist has already visited.',
        de: 'Neben jedem Angebot lesen Sie Bewertungen von Menschen, bei denen dieser Fachmann schon war.',
        ar: 'بجانب كل عرض تقرأ تقييمات من سبق أن زار هذا المختص منازلهم.',
      },
      {
        fa: 'اگر پیشنهاددهنده بازدید دوم را در قیمت گذاشته و نیاید، پول شما برمی‌گردد.',
        en: 'If a quote includes a follow-up and nobody comes, your money goes back to you.',
        de: 'Steht die Nachkontrolle im Angebot und findet nicht statt, erhalten Sie Ihr Geld zurück.',
        ar: 'إن شمل العرض متابعة ولم تحدث عاد إليك مالك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'گربه برای موش بس نیست؟',
          en: 'Is a cat not enough?',
          de: 'Genügt keine Katze?',
          ar: 'ألا تكفي القطة؟',
        },
        answer: {
          fa: 'گربه آن‌ها را از اتاق می‌راند، ولی به لانهٔ درون دیوار نمی‌رسد. یک جفت موش در سال به ده‌ها می‌رسد؛ بستن راه‌ها را جلو بیندازید.',
          en: 'A cat keeps them out of a room but cannot reach a nest in the wall. One pair becomes dozens within a year; close the ways first.',
          de: 'Sie vertreibt sie aus dem Zimmer, erreicht aber kein Nest in der Wand. Aus einem Paar werden im Jahr Dutzende; erst Wege schließen.',
          ar: 'تطردها من الغرفة ولا تبلغ عشًا في الجدار. وزوج واحد يصير عشرات في السنة؛ فسدّ المنافذ أولًا.',
        },
      },
      {
        question: {
          fa: 'ممکن است موش توی دیوار بمیرد و بو بگیرد؟',
          en: 'Will one die in the wall?',
          de: 'Stirbt eine in der Wand?',
          ar: 'هل يموت واحد داخل الجدار؟',
        },
        answer: {
          fa: 'می‌شود. برای همین در خانه، تلهٔ مکانیکی بر طعمهٔ خوراکی برتری دارد؛ بو دو هفته می‌ماند و با زغال و تهویه کم می‌شود.',
          en: 'It can happen. In homes mechanical traps are therefore preferred to bait; the smell lasts two weeks and is eased by charcoal and airing.',
          de: 'Das kann vorkommen. In Wohnräumen nimmt man darum Fallen statt Köder; der Geruch hält zwei Wochen, Aktivkohle und Lüften helfen.',
          ar: 'قد يحدث. لذا في المنازل تُقدَّم المصائد على الطعم؛ والرائحة تبقى أسبوعين ويخففها الفحم والتهوية.',
        },
      },
      {
        question: {
          fa: 'از کدام سوراخ وارد می‌شود؟',
          en: 'How do they get in?',
          de: 'Wie kommen sie herein?',
          ar: 'من أي الثقوب تدخل؟',
        },
        answer: {
          fa: 'از جایی که مداد در آن برود، موش جوان هم رد می‌شود: دور لولهٔ گاز و آب، زیر در، کانال کولر و هواکش توالت. آن‌ها را پیش از آمدن نشان دهید.',
          en: 'Where a pencil fits, a young mouse gets in: round gas and water pipes, under doors, through cooler ducts and bathroom vents. Please point these out.',
          de: 'Wo ein Bleistift hineinpasst, kommt eine junge Maus durch: an Gas- und Wasserrohren, unter Türen, am Kühlerkanal, am Badlüfter. Zeigen Sie diese Stellen bitte.',
          ar: 'إن دخل قلم دخل فأر صغير: حول أنابيب الغاز والماء وتحت الباب ومجرى المكيف وشفاط الحمام. دلّ عليها.',
        },
      },
      {
        question: {
          fa: 'خوراک را چه کنم؟',
          en: 'What about food?',
          de: 'Wohin mit den Lebensmitteln?',
          ar: 'وماذا عن الطعام؟',
        },
        answer: {
          fa: 'برنج و حبوب را در شیشه یا فلز درب‌دار بگذارید، نه پلاستیک؛ خوراک بی‌پوشش را دور بریزید و خرده‌ها را شب‌ها جارو کنید.',
          en: 'Keep rice and pulses in lidded glass or metal, not plastic; throw open food away; sweep crumbs in the evening.',
          de: 'Bewahren Sie Reis und Hülsenfrüchte in Glas oder Blech mit Deckel auf, werfen Sie Offenes weg und fegen Sie abends die Krümel zusammen.',
          ar: 'ضع الأرز والبقول في زجاج أو معدن مغلق لا بلاستيك؛ وتخلّص من المكشوف واكنس الفتات مساءً.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'خانهٔ حیاط‌دار و انبار، به‌خاطر راه‌های بیشتر، گران‌تر از واحد آپارتمان است.',
        en: 'Houses with yards and stores cost more than flats, having more ways in.',
        de: 'Häuser mit Hof und Lager kosten mehr als Wohnungen: mehr Zugänge.',
        ar: 'المنازل ذات الفناء والمخازن أغلى من الشقق لكثرة المنافذ.',
      },
      {
        fa: 'بستن راه‌ها ساعتی و تله‌ها دانه‌ای است.',
        en: 'Proofing is by the hour, traps by the piece.',
        de: 'Abdichten nach Stunde, Fallen nach Stück.',
        ar: 'السد بالساعة والمصائد بالقطعة.',
      },
      {
        fa: 'سرکشی ماهانهٔ رستوران ارزان‌تر از هر بار تنهاست.',
        en: 'Monthly checks of a restaurant come cheaper than single ones.',
        de: 'Monatliche Kontrollen im Lokal sind günstiger als einzelne.',
        ar: 'متابعة المطعم شهريًا أرخص من الزيارات المتفرقة.',
      },
    ],
  },
};
