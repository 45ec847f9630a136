import type { CategoryTypeSeed } from '../types';

export const cooling: CategoryTypeSeed = {
  id: 2803,
  seopath: 'cooling',
  hasPage: true,
  name: {
    fa: 'سرمایش و فن‌کوئل',
    en: 'Cooling and fan coils',
    de: 'Kühlung und Gebläsekonvektoren',
    ar: 'التبريد والمراوح',
  },
  description: {
    fa: 'سرویس چیلر، داکت و فن‌کوئل ساختمان.',
    en: 'Service of chillers, ducts and fan coils.',
    de: 'Wartung von Kühlanlagen, Kanälen und Konvektoren.',
    ar: 'صيانة المبردات والقنوات ووحدات المروحة.',
  },
  page: {
    title: {
      fa: 'سرویس چیلر، داکت اسپلیت و فن‌کوئل',
      en: 'Chillers, ducted units and fan coils serviced',
      de: 'Kaltwassersatz, Kanalgerät und Gebläsekonvektor',
      ar: 'صيانة المبردات المركزية والدكت ووحدات المروحة',
    },
    summary: {
      fa: 'برای آپارتمان‌ها و دفترهایی که سرمایشان از سقف یا موتورخانه می‌آید: فن‌کوئلی که چکه می‌کند، داکتی که باد کم دارد، چیلری که باید پیش از گرما راه بیفتد. تعداد دستگاه، مدل و راه دریچه‌های بازدید را بنویسید.',
      en: 'For flats and offices cooled from the ceiling or the plant room: a dripping fan coil, a ducted unit with little air, a chiller to be started before the heat. Note the number of units, models and access hatches.',
      de: 'Für Wohnungen und Büros mit Kühlung aus Decke oder Technikraum: tropfender Konvektor, schwacher Luftstrom, Kaltwassersatz vor der Saison. Nennen Sie Stückzahl, Modelle und Revisionsöffnungen.',
      ar: 'للشقق والمكاتب التي تُبرَّد من السقف أو غرفة الآلات: وحدة تقطر، أو قناة هواؤها ضعيف، أو مبرد يُشغَّل قبل الحر. اكتب عدد الوحدات وطرازها وفتحات الوصول إليها.',
    },
    metaTitle: {
      fa: 'سرویس فن‌کوئل، داکت اسپلیت و چیلر ساختمان | پلاکفن',
      en: 'Fan coil, ducted split and chiller service | Pelakfan',
      de: 'Wartung: Gebläsekonvektor und Kaltwassersatz | Pelakfan',
      ar: 'صيانة وحدات المروحة والدكت والمبرد المركزي | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی کویل، فیلتر و سینی تقطیر فن‌کوئل، روغن‌کاری فن، هواگیری مدار، سرویس داکت اسپلیت و چیلر تراکمی. هر فن‌کوئل سقفی چهل تا شصت دقیقه.',
      en: 'Fan coils washed and oiled, drip trays cleared, circuits vented, ducted splits and compression chillers serviced. A ceiling unit takes 40 to 60 minutes.',
      de: 'Register, Filter und Kondensatwanne reinigen, Gebläse schmieren, Kreis entlüften, Kanalgeräte und Kaltwassersätze warten. Je Deckengerät 40 bis 60 Minuten.',
      ar: 'غسل الملف والمرشح وحوض التكثيف، تزييت المروحة، تفريغ هواء الدائرة، صيانة الدكت والمبرد الانضغاطي. كل وحدة سقفية تستغرق أربعين إلى ستين دقيقة.',
    },
    done: [
      {
        fa: 'شستن کویل و فیلتر با شویندهٔ بی‌اسید و خشک کردن پیش از روشن شدن',
        en: 'Coil and filter washed with acid-free cleaner and dried before starting',
        de: 'Register und Filter mit säurefreiem Mittel waschen, vor dem Start trocknen',
        ar: 'غسل الملف والمرشح بمنظف خالٍ من الحمض وتجفيفهما قبل التشغيل',
      },
      {
        fa: 'باز کردن سینی تقطیر و لولهٔ آن، و آزمودن با یک پارچ آب',
        en: 'Clearing drip tray and drain, tested with a jug of water',
        de: 'Kondensatwanne und Ablauf freimachen, mit einem Krug Wasser prüfen',
        ar: 'فتح حوض التكثيف وأنبوبه واختبارهما بإبريق ماء',
      },
      {
        fa: 'فن و موتور سه‌سرعته، خازن، بلبرینگ و لرزه‌گیر',
        en: 'Fan and three-speed motor, capacitor, bearings and rubber mounts',
        de: 'Gebläse, dreistufiger Motor, Kondensator, Lager, Gummipuffer',
        ar: 'المروحة والمحرك ثلاثي السرعات والمكثف ورمان البلي ومخمدات الاهتزاز',
      },
      {
        fa: 'شیر برقی، ترموستات دیواری و هواگیری فن‌کوئل',
        en: 'Motor valve, wall thermostat and air vents of fan coils',
        de: 'Motorventil, Raumthermostat und Entlüftung der Konvektoren',
        ar: 'الصمام الكهربائي ومنظم الجدار وتفريغ هواء الوحدات',
      },
      {
        fa: 'داکت اسپلیت: کویل، کندانسور، عایق کانال و دریچه‌ها',
        en: 'Ducted splits: coil, condenser, duct insulation and grilles',
        de: 'Kanalgeräte: Register, Verflüssiger, Kanaldämmung, Auslässe',
        ar: 'الدكت: الملف والمكثف وعزل القنوات والفتحات',
      },
      {
        fa: 'چیلر تراکمی و برج خنک‌کن کوچک: صافی، روغن، فلوسوییچ، آزمایش جریان',
        en: 'Small compression chillers and cooling towers: strainers, oil, flow switch, current test',
        de: 'Kleine Kaltwassersätze und Kühltürme: Siebe, Öl, Strömungswächter, Stromprüfung',
        ar: 'المبردات الصغيرة وأبراج التبريد: المصافي والزيت ومفتاح التدفق وقياس التيار',
      },
    ],
    notDone: [
      {
        fa: 'کولر آبی و اسپلیت دیواری؛ این‌ها در «تعمیر لوازم خانگی» است',
        en: 'Evaporative coolers and wall splits, which are under appliance repair',
        de: 'Verdunstungskühler und Wand-Splitgeräte; siehe Hausgeräte',
        ar: 'المبردات المائية ومكيفات الجدار، فهي ضمن إصلاح الأجهزة المنزلية',
      },
      {
        fa: 'طراحی کانال و محاسبهٔ بار سرمایش برای ساختمان نو',
        en: 'Duct design and load calculation for new buildings',
        de: 'Kanalplanung und Kühllastberechnung im Neubau',
        ar: 'تصميم القنوات وحساب حمل التبريد للمباني الجديدة',
      },
      {
        fa: 'بازسازی کمپرسور اسکرو و چیلر جذبی بزرگ',
        en: 'Overhauling screw compressors or large absorption chillers',
        de: 'Überholung von Schraubenverdichtern und großen Absorptionsanlagen',
        ar: 'تجديد ضواغط البراغي ومبردات الامتصاص الكبيرة',
      },
      {
        fa: 'بریدن سقف کاذب جایی که دریچه ندارد، مگر با اجازهٔ شما',
        en: 'Cutting a ceiling that has no hatch, unless you allow it',
        de: 'Öffnen von Decken ohne Klappe, außer mit Ihrer Erlaubnis',
        ar: 'قص السقف المستعار حيث لا فتحة إلا بإذنك',
      },
    ],
    steps: [
      {
        title: {
          fa: 'شمردن دستگاه و دریچه',
          en: 'Count units and hatches',
          de: 'Geräte und Klappen zählen',
          ar: 'عدّ الوحدات والفتحات',
        },
        text: {
          fa: 'از هر دستگاه و دریچهٔ زیرش عکس بگیرید. دریچه باید دست‌کم سی در شصت سانتی‌متر باشد؛ کوچک‌تر یعنی باز کردن سقف و وقت بیشتر.',
          en: 'Photograph each unit and the hatch below. A hatch needs at least 30 × 60 cm; smaller means opening the ceiling and more time.',
          de: 'Fotografieren Sie jedes Gerät samt Klappe. Sie muss mindestens 30 × 60 cm messen; sonst wird die Decke geöffnet, und es dauert länger.',
          ar: 'صوّر كل وحدة وفتحتها. ينبغي ألا تقل عن ٣٠ في ٦٠ سنتيمترًا، والأصغر يعني فتح السقف ووقتًا أطول.',
        },
      },
      {
        title: { fa: 'پوشاندن زیر دستگاه', en: 'Cover below', de: 'Darunter abdecken', ar: 'تغطية ما تحتها' },
        text: {
          fa: 'آب شست‌وشو سیاه است. میز و رایانه را از زیر دستگاه بردارید؛ نایلون و سطل را سرویس‌کار می‌آورد.',
          en: 'Washing water comes out black. Move desks and computers from below; sheeting and buckets come with the technician.',
          de: 'Das Waschwasser ist schwarz. Tische und Rechner wegrücken; Folie und Eimer bringt die Fachkraft mit.',
          ar: 'ماء الغسل أسود. أبعد المكاتب والحواسيب من تحتها، ويأتي الفني بالنايلون والدلاء.',
        },
      },
      {
        title: {
          fa: 'دمای رفت و برگشت',
          en: 'Supply and return temperature',
          de: 'Vor- und Rücklauftemperatur',
          ar: 'حرارة الذهاب والإياب',
        },
        text: {
          fa: 'آب چیلر نزدیک ۷ درجه می‌رود و ۱۲ برمی‌گردد و هوای دریچه باید هشت تا دوازده درجه از اتاق خنک‌تر باشد. عددها نوشته و به شما داده می‌شود.',
          en: 'Chilled water leaves at about 7 °C and returns at 12, and the air should be 8 to 12 °C below the room. You are given the figures.',
          de: 'Kaltwasser geht mit etwa 7 °C hinaus und kommt mit 12 zurück, die Luft ist 8 bis 12 °C kühler als der Raum. Die Werte erhalten Sie notiert.',
          ar: 'يخرج ماء المبرد بنحو ٧ درجات ويعود بـ١٢، وهواء الفتحة أبرد من الغرفة بثماني إلى اثنتي عشرة درجة. وتُعطى الأرقام مكتوبة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'قیمت برای تعداد دستگاه‌هایی است که نوشته‌اید و پیش از پرداخت آن را می‌بینید.',
        en: 'The price is for the units you listed, and you see it for exactly those before paying.',
        de: 'Der Preis gilt für die genannten Geräte und steht vor der Zahlung genau dafür da.',
        ar: 'السعر لعدد الوحدات المذكورة، وتراه لها تحديدًا قبل الدفع.',
      },
      {
        fa: 'چکه کردن دوبارهٔ سقف در ۴۸ ساعت اول یعنی تأیید نکنید؛ پول سرویس هنوز نزد ماست.',
        en: 'If the ceiling drips again within the first 48 hours, do not confirm: the service money is still with us.',
        de: 'Tropft es binnen 48 Stunden wieder von der Decke, bestätigen Sie nicht: Das Geld ist noch bei uns.',
        ar: 'إن قطر السقف ثانية خلال أول ٤٨ ساعة فلا تؤكد، فثمن الصيانة ما زال لدينا.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'فن‌کوئل از سقف آب می‌چکاند؛ خاموشش کنم؟',
          en: 'The fan coil drips from the ceiling. Switch it off?',
          de: 'Der Konvektor tropft von der Decke. Ausschalten?',
          ar: 'الوحدة تقطر من السقف، هل أطفئها؟',
        },
        answer: {
          fa: 'بله، و شیر ورودی‌اش را اگر دسترسی دارید ببندید. بیشتر وقت‌ها لولهٔ تقطیر از خاک و جلبک گرفته است. اگر آب با دستگاه خاموش هم می‌آید، اتصال لوله یا عایق سوراخ نشت دارد و فوری است.',
          en: 'Yes, and shut its supply valve if you can reach it. Mostly dust and algae block the drain. If water comes even with the unit off, a joint leaks, and that is urgent.',
          de: 'Ja, und schließen Sie wenn möglich das Vorlaufventil. Meist verstopfen Staub und Algen den Ablauf. Tropft es auch ausgeschaltet, leckt ein Anschluss, und es eilt.',
          ar: 'نعم، وأغلق صمام تغذيتها إن أمكن. غالبًا يسدّ الغبار والطحالب أنبوب التصريف. وإن قطر وهي مطفأة فهناك وصلة تتسرب والأمر عاجل.',
        },
      },
      {
        question: {
          fa: 'فن‌کوئل را هر چند وقت سرویس کنم؟',
          en: 'How often should fan coils be serviced?',
          de: 'Wie oft gehört ein Konvektor gewartet?',
          ar: 'كم مرة تُصان وحدات المروحة؟',
        },
        answer: {
          fa: 'دو بار در سال: پیش از سرما و پیش از گرما. فیلتر را در خیابان‌های پرغبار هر ماه بشویید؛ فیلتر گرفته صدا را زیاد و باد را نصف می‌کند.',
          en: 'Twice a year, before heat and before cold. On dusty streets wash the filter monthly: a clogged one is louder and halves the air.',
          de: 'Zweimal im Jahr, vor Kälte und vor Hitze. An staubigen Straßen den Filter monatlich waschen: verstopft wird er laut und halbiert die Luft.',
          ar: 'مرتين في السنة، قبل البرد وقبل الحر. وفي الشوارع المغبرة اغسل المرشح شهريًا، فالمسدود يرفع الصوت ويُنقص الهواء إلى النصف.',
        },
      },
      {
        question: {
          fa: 'باد هست، خنکی نیست؛ از دستگاه من است یا چیلر؟',
          en: 'Air but no cooling: is it my unit or the chiller?',
          de: 'Luft, aber keine Kühlung: Liegt es am Gerät oder an der Anlage?',
          ar: 'هواء بلا برودة، هل العيب في وحدتي أم المبرد؟',
        },
        answer: {
          fa: 'دست روی لولهٔ رفت بگذارید: اگر همسایه‌ها خنک‌اند و لولهٔ شما ولرم، شیر برقی یا هوای مدار است. اگر همهٔ ساختمان گرم است، به مدیر بگویید؛ سفارش چیلر را او ثبت می‌کند.',
          en: 'Feel the supply pipe: if the neighbours are cool and yours is lukewarm, it is the valve or trapped air. If the whole building is warm, the manager should order for the chiller.',
          de: 'Vorlaufrohr fühlen: Ist es beim Nachbarn kühl und bei Ihnen lau, liegt es an Ventil oder Luft. Ist das ganze Haus warm, bestellt die Verwaltung für die Anlage.',
          ar: 'المس أنبوب الذهاب: إن برد عند الجيران وفتر عندك فالسبب الصمام أو الهواء. وإن سخن المبنى كله فليطلب المدير صيانة المبرد.',
        },
      },
      {
        question: {
          fa: 'سرویس داکت اسپلیت چقدر طول می‌کشد؟',
          en: 'How long does a ducted split take?',
          de: 'Wie lange dauert ein Kanalgerät?',
          ar: 'كم تستغرق صيانة الدكت؟',
        },
        answer: {
          fa: 'با دو نفر یک و نیم تا دو ساعت: کویل داخلی، کندانسور بام و سنجش فشار گاز. اگر کانال گچی ترک‌خورده یا عایق ریخته باشد، باد خنک را میان سقف گم می‌کنید؛ دریچه به دریچه اندازه گرفته می‌شود.',
          en: 'With two people 90 minutes to two hours: indoor coil, condenser on the roof, gas pressure. Where a duct is cracked or uninsulated, cold is lost above the ceiling, so air is measured grille by grille.',
          de: 'Zu zweit 90 Minuten bis zwei Stunden: Register, Verflüssiger am Dach, Druck. Undichte oder ungedämmte Kanäle verlieren Kälte in der Decke, darum wird an jedem Auslass gemessen.',
          ar: 'مع شخصين ساعة ونصف إلى ساعتين: الملف الداخلي ومكثف السطح وقياس الغاز. وإن تشققت القناة أو سقط عزلها ضاع البرد فوق السقف، لذا يُقاس الهواء عند كل فتحة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'فن‌کوئل و داکت دانه‌ای پیشنهاد می‌شود و چیلر به ظرفیت بر حسب تن تبرید.',
        en: 'Fan coils and ducted units are quoted each, chillers by tons of refrigeration.',
        de: 'Konvektoren und Kanalgeräte werden je Stück berechnet, Kaltwassersätze nach Leistung.',
        ar: 'وحدات المروحة والدكت بالواحدة، والمبردات بحسب قدرتها بالطن.',
      },
      {
        fa: 'پنج دستگاه در یک روز برای هر دستگاه ارزان‌تر از یک دستگاه است.',
        en: 'Five units in one day cost less apiece than one alone.',
        de: 'Fünf Geräte an einem Tag sind je Stück günstiger als eines.',
        ar: 'خمس وحدات في يوم واحد أرخص لكل منها من واحدة.',
      },
      {
        fa: 'سقف بلند، دریچهٔ تنگ و کار شبانه در دفتر به پیشنهاد اضافه می‌شود.',
        en: 'High ceilings, narrow hatches and night work in offices add to the quote.',
        de: 'Hohe Decken, enge Klappen und Nachtarbeit im Büro kommen hinzu.',
        ar: 'السقف العالي والفتحة الضيقة والعمل الليلي في المكاتب تُضاف إلى العرض.',
      },
    ],
  },
};
