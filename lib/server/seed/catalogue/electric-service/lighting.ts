import type { CategoryTypeSeed } from '../types';

export const lighting: CategoryTypeSeed = {
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
  page: {
    title: {
      fa: 'نصب لوستر و چراغ',
      en: 'Lamps and chandeliers fitted',
      de: 'Lampen und Kronleuchter montieren',
      ar: 'تركيب الثريات والإنارة',
    },
    summary: {
      fa: 'برای لوستری که تازه خریده‌اید، هالوژن‌هایی که یکی‌یکی می‌سوزند یا نور مخفی کناف. برق‌کار با نردبان می‌آید، وزن و قلاب سقف را می‌سنجد و چراغ را روشن تحویل می‌دهد.',
      en: 'For a chandelier just bought, downlights that fail one by one or a concealed strip in a plasterboard ceiling. The electrician brings a ladder, checks weight and hook and leaves the light burning.',
      de: 'Für den neuen Kronleuchter, Spots, die einer nach dem anderen ausfallen, oder Lichtbänder in der Gipsdecke. Der Elektriker bringt die Leiter, prüft Gewicht und Haken und übergibt das Licht eingeschaltet.',
      ar: 'لثريا اشتريتها أو مصابيح غائرة تحترق تباعًا أو شريط مخفي في سقف الجبس. يأتي الكهربائي بسلّم ويفحص الوزن والخطاف ويسلّمك الإنارة مضاءة.',
    },
    metaTitle: {
      fa: 'نصب لوستر، هالوژن و نور مخفی | پلاکفن',
      en: 'Chandeliers, spots and LED strips fitted | Pelakfan',
      de: 'Kronleuchter, Spots, Lichtband montieren | Pelakfan',
      ar: 'تركيب ثريا ومصابيح غائرة وإنارة مخفية | بلاكفن',
    },
    metaDescription: {
      fa: 'نصب لوستر تا سقف سه متری، عوض کردن هالوژن با ال‌ای‌دی، نور مخفی کناف و چراغ دیواری. وزن و ارتفاع را می‌نویسید و پیشنهادها را مقایسه می‌کنید.',
      en: 'Chandeliers on ceilings up to three metres, halogen changed to LED, concealed strips and wall lamps. Give weight and height, then compare the quotes.',
      de: 'Kronleuchter bis drei Meter Deckenhöhe, Halogen auf LED, indirekte Lichtbänder, Wandlampen. Gewicht und Höhe angeben, dann Angebote vergleichen.',
      ar: 'ثريات لسقف حتى ثلاثة أمتار وتحويل الهالوجين إلى الليد وشرائط مخفية ومصابيح جدارية. اذكر الوزن والارتفاع ثم قارن العروض.',
    },
    done: [
      {
        fa: 'سر هم کردن شاخه‌ها، کاسه‌ها و آویزهای لوستر از روی نقشه‌اش',
        en: 'Assembling the arms, shades and drops of a chandelier from its plan',
        de: 'Arme, Schirme und Behänge nach Plan zusammensetzen',
        ar: 'تجميع أذرع الثريا وأغطيتها ومتدلياتها حسب مخططها',
      },
      {
        fa: 'رول‌پلاک یا پیچ مهاری متناسب با سقف بتنی، تیرچه یا کناف',
        en: 'Anchors to suit concrete, block-and-beam or plasterboard ceilings',
        de: 'Dübel passend zu Beton-, Hohlkörper- oder Gipskartondecke',
        ar: 'براغي تثبيت تناسب سقف الخرسانة أو البلوك أو الجبس',
      },
      {
        fa: 'سیم‌بندی دو یا سه‌مرحله‌ای با کلید چندپل',
        en: 'Two- or three-stage wiring on a multi-gang switch',
        de: 'Zwei- oder dreistufige Schaltung über Serienschalter',
        ar: 'توصيل بمرحلتين أو ثلاث على مفتاح متعدد',
      },
      {
        fa: 'عوض کردن هالوژن سوخته و ترانس آن با ال‌ای‌دی کم‌مصرف',
        en: 'Replacing burnt halogens and their transformer with low-power LED',
        de: 'Defekte Halogenspots samt Trafo gegen sparsame LED tauschen',
        ar: 'استبدال الهالوجين المحترق ومحوله بليد موفر',
      },
      {
        fa: 'کار گذاشتن نوار ال‌ای‌دی و منبع تغذیه در لبهٔ کناف',
        en: 'Laying LED strip and its power supply along the ceiling edge',
        de: 'LED-Band samt Netzteil in der Deckenkante verlegen',
        ar: 'تمديد شريط الليد ومصدر طاقته في حافة السقف',
      },
      {
        fa: 'چراغ چشمی راه‌پله و چراغ حیاط با محفظهٔ ضدآب',
        en: 'Motion lights for the stairs and sealed lamps for the yard',
        de: 'Bewegungsmelder fürs Treppenhaus, dichte Leuchten für den Hof',
        ar: 'مصابيح حركة للدرج ومصابيح مقاومة للماء للفناء',
      },
    ],
    notDone: [
      {
        fa: 'ساختن سقف کاذب و برش تازهٔ کناف',
        en: 'Building a suspended ceiling or cutting new openings in it',
        de: 'Abgehängte Decken bauen oder neue Ausschnitte schneiden',
        ar: 'إنشاء سقف مستعار أو قص فتحات جديدة فيه',
      },
      {
        fa: 'لوستر سنگین‌تر از ۲۵ کیلو، تا محل قلاب به سازه نرسیده باشد',
        en: 'Chandeliers above 25 kg where the hook does not reach the structure',
        de: 'Leuchter über 25 kg ohne Haken in der Tragkonstruktion',
        ar: 'الثريات فوق ٢٥ كيلوغرامًا ما لم يكن الخطاف مثبتًا في الهيكل',
      },
      {
        fa: 'کار بالاتر از پنج متر بدون داربست',
        en: 'Work above five metres without scaffolding',
        de: 'Arbeiten über fünf Meter ohne Gerüst',
        ar: 'العمل فوق خمسة أمتار بلا سقالة',
      },
      {
        fa: 'شست‌وشوی آویز کریستال',
        en: 'Washing crystal drops',
        de: 'Kristallbehang waschen',
        ar: 'غسل متدليات الكريستال',
      },
    ],
    steps: [
      {
        title: { fa: 'اندازه‌ها', en: 'Measurements', de: 'Maße', ar: 'القياسات' },
        text: {
          fa: 'ارتفاع سقف، وزن روی جعبه و تعداد شعله را می‌نویسید؛ اگر سقف کناف است حتماً بگویید.',
          en: 'You give ceiling height, the weight on the box and the number of bulbs; be sure to mention a plasterboard ceiling.',
          de: 'Sie nennen Deckenhöhe, Gewicht laut Karton und Zahl der Flammen; eine Gipsdecke bitte unbedingt angeben.',
          ar: 'تذكر ارتفاع السقف والوزن المكتوب على الصندوق وعدد المصابيح؛ ولا بد من ذكر سقف الجبس.',
        },
      },
      {
        title: {
          fa: 'برداشتن چراغ قدیم',
          en: 'Taking down the old lamp',
          de: 'Alte Lampe abnehmen',
          ar: 'إنزال القديم',
        },
        text: {
          fa: 'فیوز پایین، چراغ کهنه باز و سیم‌ها با تستر شناخته می‌شود: فاز هر پل، نول و ارت.',
          en: 'Breaker off, the old lamp comes down and the wires are identified: each live, neutral and earth.',
          de: 'Die Sicherung geht aus, die alte Lampe wird abgenommen, und die Adern werden bestimmt: geschaltete Phasen, Neutral- und Schutzleiter.',
          ar: 'يُفصل القاطع ويُنزل القديم وتُعرف الأسلاك: كل طور والمحايد والتأريض.',
        },
      },
      {
        title: {
          fa: 'آویختن و روشن کردن',
          en: 'Hanging and lighting',
          de: 'Aufhängen und einschalten',
          ar: 'التعليق والإضاءة',
        },
        text: {
          fa: 'قلاب با کشیدن امتحان می‌شود، لوستر آویزان، تراز و با هر پل جدا روشن می‌شود.',
          en: 'The hook is tested by pulling, the lamp is hung and levelled, and each stage switched on in turn.',
          de: 'Der Haken wird auf Zug geprüft, der Leuchter gehängt, ausgerichtet und Stufe für Stufe geschaltet.',
          ar: 'يُختبر الخطاف بالشد ثم تُعلَّق الثريا وتُسوّى وتُضاء كل مرحلة على حدة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'عکسی که از لوستر می‌گذارید به همهٔ پیشنهاددهنده‌ها نشان داده می‌شود؛ پس قیمت برای همان لوستر است، نه «یک لوستر».',
        en: 'Everyone who quotes has seen your photo, so the price is for this lamp and not for any lamp.',
        de: 'Alle, die ein Angebot machen, sehen Ihr Foto; der Preis gilt also für diesen Leuchter, nicht für irgendeinen.',
        ar: 'كل من يعرض سعرًا رأى صورتك، فالسعر لهذه الثريا بعينها.',
      },
      {
        fa: 'تا نصب را نبینید و تأیید نکنید، دستمزد نزد پلاکفن می‌ماند، حداکثر ۴۸ ساعت پس از پایان کار.',
        en: 'Until you have seen and approved the fitting the money stays with Pelakfan, for 48 hours after the end at most.',
        de: 'Bis Sie die Montage gesehen und bestätigt haben, bleibt Ihr Geld bei Pelakfan, höchstens 48 Stunden nach dem Ende.',
        ar: 'تبقى الأجرة لدى بلاكفن حتى ترى التركيب وتوافق، وبحد أقصى ٤٨ ساعة بعد انتهائه.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'نصب لوستر دوازده‌شعله چقدر زمان می‌برد؟',
          en: 'How long does a twelve-bulb chandelier take?',
          de: 'Wie lange dauert ein zwölfflammiger Leuchter?',
          ar: 'كم تستغرق ثريا باثني عشر مصباحًا؟',
        },
        answer: {
          fa: 'سر هم کردن یک ساعت، نصب نیم تا یک ساعت. آویز کریستال بسته به تعداد تا دو ساعت دیگر؛ آن را خودتان روی میز بچینید تا زودتر تمام شود.',
          en: 'Assembling an hour, hanging half to one hour. Crystal drops take up to two more; lay them out on a table beforehand to save time.',
          de: 'Zusammenbau eine Stunde, Aufhängen eine halbe bis ganze. Kristalle bis zwei Stunden mehr; legen Sie sie vorher sortiert aus.',
          ar: 'التجميع ساعة والتعليق نصف ساعة إلى ساعة. والكريستال حتى ساعتين أخريين؛ رتّبه على طاولة مسبقًا لتوفير الوقت.',
        },
      },
      {
        question: {
          fa: 'سقف کناف لوستر را نگه می‌دارد؟',
          en: 'Can plasterboard hold a chandelier?',
          de: 'Hält eine Gipsdecke den Leuchter?',
          ar: 'هل يحمل سقف الجبس ثريا؟',
        },
        answer: {
          fa: 'خود کناف تا دو سه کیلو. سنگین‌تر از آن باید با میل‌مهار از سقف اصلی آویزان شود؛ برق‌کار از سوراخ چراغ نگاه می‌کند که این میل هست یا باید کار گذاشته شود.',
          en: 'By itself two or three kilos. Anything heavier must hang by a rod from the real ceiling; the electrician looks through the opening whether one is there or has to be set.',
          de: 'Die Platte selbst zwei bis drei Kilo. Schwereres muss an einer Stange von der Rohdecke hängen; ob es eine gibt, sieht der Elektriker durch die Öffnung.',
          ar: 'اللوح وحده يحمل كيلوغرامين أو ثلاثة. والأثقل يجب أن يُعلَّق بقضيب من السقف الأصلي؛ وينظر الكهربائي من الفتحة هل هو موجود أم يُركّب.',
        },
      },
      {
        question: {
          fa: 'چرا لامپ ال‌ای‌دی پس از خاموش کردن کم‌سو می‌ماند؟',
          en: 'Why does an LED glow after switching off?',
          de: 'Warum glimmt die LED nach dem Ausschalten?',
          ar: 'لماذا يبقى الليد خافتًا بعد الإطفاء؟',
        },
        answer: {
          fa: 'کلید روی نول بسته شده یا چراغ شب‌نمای کلید جریان کمی رد می‌کند. جابه‌جا کردن دو سیم در کلید یا یک خازن کوچک آن را از بین می‌برد؛ ده دقیقه کار است.',
          en: 'The switch sits on the neutral, or its night light lets a little current pass. Swapping two wires or adding a small capacitor cures it in ten minutes.',
          de: 'Der Schalter sitzt im Neutralleiter, oder seine Glimmlampe lässt etwas Strom durch. Adern tauschen oder ein kleiner Kondensator hilft in zehn Minuten.',
          ar: 'المفتاح على الخط المحايد أو مصباحه الليلي يمرر تيارًا صغيرًا. يعالجه تبديل سلكين أو مكثف صغير في عشر دقائق.',
        },
      },
      {
        question: {
          fa: 'نور آفتابی بهتر است یا مهتابی؟',
          en: 'Warm light or cool?',
          de: 'Warmweiß oder kaltweiß?',
          ar: 'الضوء الدافئ أم الأبيض؟',
        },
        answer: {
          fa: 'برای پذیرایی و خواب آفتابی، حدود ۳۰۰۰ کلوین؛ برای آشپزخانه و میز کار طبیعی، حدود ۴۰۰۰. مهتابی ۶۵۰۰ برای پارکینگ و انباری خوب است. همهٔ چراغ‌های یک اتاق را یک‌رنگ بخرید.',
          en: 'Warm, about 3,000 K, for living and bedrooms; neutral, about 4,000, for kitchen and desk; cool 6,500 for car park and store. Buy one colour for a room.',
          de: 'Warm, rund 3000 K, fürs Wohnen und Schlafen; neutral, rund 4000, für Küche und Schreibtisch; 6500 für Garage und Keller. Kaufen Sie je Raum nur eine Lichtfarbe.',
          ar: 'الدافئ نحو ٣٠٠٠ كلفن للجلوس والنوم، والطبيعي نحو ٤٠٠٠ للمطبخ والمكتب، والأبيض ٦٥٠٠ للموقف والمخزن. واجعل لون الغرفة واحدًا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'لوستر را یک‌جا پیشنهاد می‌دهند؛ وزن، تعداد شاخه و ارتفاع سقف تعیین‌کننده است.',
        en: 'A chandelier is quoted as one piece; weight, arms and ceiling height decide.',
        de: 'Ein Leuchter wird als Ganzes angeboten; Gewicht, Arme und Deckenhöhe entscheiden.',
        ar: 'تُعرض الثريا بمبلغ واحد، ويحدده الوزن وعدد الأذرع وارتفاع السقف.',
      },
      {
        fa: 'هالوژن و چراغ سقفی دانه‌ای است و از ده تا به بالا ارزان‌تر می‌شود.',
        en: 'Downlights go by the piece and become cheaper from ten upwards.',
        de: 'Spots gehen nach Stück und werden ab zehn günstiger.',
        ar: 'المصابيح الغائرة بالقطعة، وترخص من عشر فأكثر.',
      },
      {
        fa: 'نوار نور مخفی را متری حساب می‌کنند، با منبع تغذیه جدا.',
        en: 'Concealed strip is priced by the metre, its power supply separately.',
        de: 'Lichtband wird je Meter gerechnet, das Netzteil extra.',
        ar: 'الشريط المخفي بالمتر ومصدر الطاقة على حدة.',
      },
    ],
  },
};
