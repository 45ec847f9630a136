import type { CategoryTypeSeed } from '../types';

export const pickup: CategoryTypeSeed = {
  id: 1401,
  seopath: 'pickup',
  hasPage: true,
  name: { fa: 'وانت', en: 'Pickup', de: 'Kleiner Transporter', ar: 'شاحنة صغيرة' },
  description: {
    fa: 'چند تکه اثاث یا بار سبک، با راننده.',
    en: 'A few pieces or a light load, with driver.',
    de: 'Wenige Stücke oder leichte Ladung, mit Fahrer.',
    ar: 'بضع قطع أو حمولة خفيفة مع سائق.',
  },
  page: {
    title: {
      fa: 'وانت برای چند تکه اثاث',
      en: 'A pickup for a few pieces',
      de: 'Kleintransporter für einzelne Stücke',
      ar: 'شاحنة صغيرة لبضع قطع',
    },
    summary: {
      fa: 'برای کسی که یک یخچال، یک دست مبل یا بار یک اتاق دارد و خانه‌ای را جابه‌جا نمی‌کند. فهرست وسایل و دو نشانی را می‌نویسید و رانندگان وانت برای همان یک سرویس قیمت می‌دهند.',
      en: 'For anyone with a fridge, a sofa set or the contents of one room rather than a whole home. You list the pieces and the two addresses, and pickup drivers quote for that one run.',
      de: 'Für alle, die einen Kühlschrank, eine Sitzgruppe oder ein Zimmer zu fahren haben, nicht die ganze Wohnung. Sie nennen Stücke und beide Adressen, Fahrer nennen einen Preis für diese eine Fahrt.',
      ar: 'لمن لديه ثلاجة أو طقم جلوس أو أثاث غرفة واحدة لا منزل كامل. تكتب القطع والعنوانين فيقدم سائقو الشاحنات الصغيرة سعرًا لهذه الرحلة وحدها.',
    },
    metaTitle: {
      fa: 'وانت‌بار با راننده برای بار سبک و چند تکه اثاث | پلاکفن',
      en: 'Pickup and driver for light loads | Pelakfan',
      de: 'Transporter mit Fahrer für kleine Fuhren | Pelakfan',
      ar: 'شاحنة صغيرة مع سائق للحمولة الخفيفة | بلاكفن',
    },
    metaDescription: {
      fa: 'وانت با راننده برای یخچال، لباسشویی، تخت یا بیست کارتن؛ تا حدود ۶۰۰ کیلو. قیمت چند راننده را کنار هم می‌بینید و بعد یکی را انتخاب می‌کنید.',
      en: 'A pickup with driver for a fridge, a washing machine, a bed or twenty boxes, up to about 600 kg. Compare the quotes of several drivers and then choose one.',
      de: 'Kleintransporter mit Fahrer für Kühlschrank, Waschmaschine, Bett oder zwanzig Kartons, bis etwa 600 kg. Angebote mehrerer Fahrer vergleichen und wählen.',
      ar: 'شاحنة صغيرة مع سائق لثلاجة أو غسالة أو سرير أو عشرين صندوقًا حتى نحو ٦٠٠ كيلوغرام. قارن عروض عدة سائقين ثم اختر واحدًا منهم.',
    },
    done: [
      {
        fa: 'یک وانت با راننده، با کفی حدود دو در یک‌ونیم متر',
        en: 'One pickup with driver, its bed about 2 by 1.5 metres',
        de: 'Ein Pritschenwagen mit Fahrer, Ladefläche etwa 2 × 1,5 Meter',
        ar: 'شاحنة صغيرة مع سائق، حوضها نحو مترين في متر ونصف',
      },
      {
        fa: 'چیدن بار روی کفی و بستن آن با طناب یا تسمه',
        en: 'Stowing the load on the bed and tying it down with rope or straps',
        de: 'Verstauen auf der Pritsche und Sichern mit Seil oder Gurten',
        ar: 'رصّ الحمولة في الحوض وربطها بالحبال أو الأحزمة',
      },
      {
        fa: 'پتو یا نمد میان بدنهٔ یخچال و لبهٔ آهنی وانت',
        en: 'A blanket or felt between the fridge and the steel side of the pickup',
        de: 'Decke oder Filz zwischen Kühlschrank und Bordwand',
        ar: 'بطانية أو لبّاد بين الثلاجة وحافة الحوض المعدنية',
      },
      {
        fa: 'برزنت روی بار در روز بارانی، اگر هنگام سفارش بخواهید',
        en: 'A tarpaulin over the load on a rainy day, if you ask for it in the order',
        de: 'Plane über der Ladung bei Regen, wenn Sie es im Auftrag angeben',
        ar: 'غطاء مشمع فوق الحمولة في يوم ماطر إن طلبته عند الحجز',
      },
      {
        fa: 'کمک راننده در گذاشتن و برداشتن بار از کنار خودرو',
        en: 'The driver’s help in lifting things on and off beside the vehicle',
        de: 'Hilfe des Fahrers beim Auf- und Abladen direkt am Wagen',
        ar: 'مساعدة السائق في الرفع والإنزال بجانب المركبة',
      },
      {
        fa: 'یک توقف میان راه، مثلاً برای برداشتن یک صندلی از جای دوم',
        en: 'One stop on the way, for example to pick up a chair from a second place',
        de: 'Ein Zwischenhalt, etwa um einen Stuhl von einem zweiten Ort mitzunehmen',
        ar: 'توقف واحد في الطريق، مثلًا لأخذ كرسي من مكان آخر',
      },
    ],
    notDone: [
      {
        fa: 'بردن بار از پله و طبقه؛ برای آن کارگر بخواهید و طبقه را بنویسید',
        en: 'Carrying up and down stairs; ask for a mover and note the floor',
        de: 'Tragen über Treppen; dafür bitte einen Helfer wählen und die Etage nennen',
        ar: 'الحمل على الدرج بين الطوابق؛ اطلب عاملًا لذلك واذكر الطابق',
      },
      {
        fa: 'سوار شدن مسافر روی کفی یا بیش از یک نفر کنار راننده',
        en: 'Passengers on the bed, or more than one beside the driver',
        de: 'Mitfahrer auf der Pritsche oder mehr als einer neben dem Fahrer',
        ar: 'ركوب الناس في الحوض أو أكثر من شخص بجانب السائق',
      },
      {
        fa: 'مصالح ساختمانی فله مانند ماسه و نخاله',
        en: 'Loose building materials such as sand or rubble',
        de: 'Lose Baustoffe wie Sand oder Bauschutt',
        ar: 'مواد البناء السائبة كالرمل والأنقاض',
      },
      {
        fa: 'کپسول گاز پر، بنزین و مواد آتش‌زا',
        en: 'Full gas cylinders, petrol and other flammables',
        de: 'Volle Gasflaschen, Benzin und andere brennbare Stoffe',
        ar: 'أسطوانات الغاز الممتلئة والبنزين والمواد القابلة للاشتعال',
      },
    ],
    steps: [
      {
        title: {
          fa: 'فهرست کوتاه بار',
          en: 'A short list of the load',
          de: 'Kurze Ladeliste',
          ar: 'قائمة قصيرة بالحمولة',
        },
        text: {
          fa: 'وسایل را با اندازهٔ تقریبی می‌نویسید و یک عکس می‌گذارید؛ طول بلندترین تکه مهم‌تر از وزن آن است.',
          en: 'You write down the pieces with rough sizes and add a photo; the length of the longest one matters more than its weight.',
          de: 'Sie notieren die Stücke mit ungefähren Maßen und fügen ein Foto an; die Länge des längsten zählt mehr als das Gewicht.',
          ar: 'تكتب القطع بمقاسات تقريبية وتضيف صورة؛ وطول أطول قطعة أهم من وزنها.',
        },
      },
      {
        title: { fa: 'انتخاب راننده', en: 'Choosing the driver', de: 'Fahrer wählen', ar: 'اختيار السائق' },
        text: {
          fa: 'امتیاز، فاصله و قیمت هر راننده کنار هم می‌آید و شما یکی را انتخاب می‌کنید.',
          en: 'Each driver’s rating, distance and price stand side by side, and you pick one.',
          de: 'Bewertung, Entfernung und Preis jedes Fahrers stehen nebeneinander, Sie wählen einen.',
          ar: 'يظهر تقييم كل سائق وبعده وسعره جنبًا إلى جنب، فتختار أحدهم.',
        },
      },
      {
        title: {
          fa: 'بار زدن و رساندن',
          en: 'Loading and delivering',
          de: 'Laden und liefern',
          ar: 'التحميل والتوصيل',
        },
        text: {
          fa: 'یخچال ایستاده و کارتن سنگین زیر می‌رود؛ در مقصد همان‌جا بار را می‌بینید و پایان کار را تأیید می‌کنید.',
          en: 'The fridge stays upright and heavy boxes go underneath; at the destination you look over the load and confirm the end.',
          de: 'Der Kühlschrank bleibt stehen, schwere Kartons kommen nach unten; am Ziel prüfen Sie die Ladung und bestätigen das Ende.',
          ar: 'تبقى الثلاجة واقفة وتوضع الصناديق الثقيلة في الأسفل، وعند الوجهة تتفقد الحمولة وتؤكد الانتهاء.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'قیمتی که از راننده می‌پذیرید برای همان بار و همان دو نشانی است؛ اگر پس از شروع بخواهد بیشتر بگیرد، بدون تأیید شما نمی‌شود.',
        en: 'The quote you accept is for that load and those two addresses; should the driver want more after the start, it takes your approval.',
        de: 'Das angenommene Angebot gilt für diese Ladung und beide Adressen; will der Fahrer nach Beginn mehr, braucht es Ihre Zustimmung.',
        ar: 'السعر الذي تقبله لهذه الحمولة وهذين العنوانين؛ وأي زيادة بعد البدء لا تكون إلا بموافقتك.',
      },
      {
        fa: 'تا راننده‌ای را انتخاب نکرده‌اید، می‌توانید درخواست وانت را بدون هیچ هزینه‌ای ببندید.',
        en: 'As long as you have not chosen a driver, you can withdraw the request for a pickup at no cost.',
        de: 'Solange Sie keinen Fahrer gewählt haben, ziehen Sie die Anfrage kostenlos zurück.',
        ar: 'ما دمت لم تختر سائقًا يمكنك سحب طلب الشاحنة الصغيرة دون أي تكلفة.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'یخچال ساید در وانت جا می‌شود؟',
          en: 'Does a side-by-side fridge fit?',
          de: 'Passt ein Side-by-Side-Kühlschrank hinein?',
          ar: 'هل تتسع لثلاجة ببابين متجاورين؟',
        },
        answer: {
          fa: 'ایستاده جا می‌شود، ولی حدود ۱۲۰ کیلو وزن دارد و دو نفر برای بلند کردنش لازم است. پس از رسیدن دو تا چهار ساعت صبر کنید و بعد به برق بزنید تا روغن کمپرسور برگردد.',
          en: 'Standing up, yes, but it weighs about 120 kg and takes two people to lift. After arrival wait two to four hours before plugging it in, so that the compressor’s oil settles.',
          de: 'Stehend ja, doch er wiegt rund 120 kg und braucht zwei Personen. Danach zwei bis vier Stunden warten, bevor Sie ihn einschalten, damit sich das Kompressoröl setzt.',
          ar: 'نعم وهي واقفة، لكن وزنها نحو ١٢٠ كيلوغرامًا ويلزم شخصان لرفعها. وانتظر بعد الوصول ساعتين إلى أربع قبل وصلها بالكهرباء ليعود زيت الضاغط إلى مكانه.',
        },
      },
      {
        question: {
          fa: 'با لباسشویی چه کنم؟',
          en: 'What about the washing machine?',
          de: 'Was ist mit der Waschmaschine?',
          ar: 'وماذا عن الغسالة؟',
        },
        answer: {
          fa: 'شیر آب را ببندید، شلنگ‌ها و فیلتر پایین را خالی کنید و پیچ‌های حمل را، اگر نگه داشته‌اید، پشت دستگاه ببندید. بدون آن‌ها ماشین را ایستاده و آهسته ببرند.',
          en: 'Close the tap, drain the hoses and the lower filter, and screw in the transport bolts if you kept them. Without them the machine should travel upright and slowly.',
          de: 'Drehen Sie den Hahn zu, leeren Sie Schläuche und Flusensieb und schrauben Sie die Transportsicherungen ein, falls noch vorhanden. Ohne sie sollte die Maschine stehend und langsam gefahren werden.',
          ar: 'أغلق الصنبور وأفرغ الخراطيم والمرشح السفلي وثبّت براغي النقل إن احتفظت بها. ومن دونها تُنقل الغسالة واقفة وببطء.',
        },
      },
      {
        question: {
          fa: 'خودم هم می‌توانم با بار بروم؟',
          en: 'Can I ride along?',
          de: 'Kann ich mitfahren?',
          ar: 'هل أستطيع مرافقة الحمولة؟',
        },
        answer: {
          fa: 'بیشتر وانت‌ها یک جای خالی کنار راننده دارند. در توضیح سفارش بنویسید تا راننده جای آن را خالی نگه دارد.',
          en: 'Most pickups have one free seat beside the driver. Say so in the order’s notes and it will be kept free.',
          de: 'Die meisten Wagen haben einen freien Beifahrersitz. Schreiben Sie es in den Auftrag, dann bleibt er frei.',
          ar: 'في معظم الشاحنات مقعد واحد خالٍ بجانب السائق. اذكر ذلك في الملاحظات ليُترك لك.',
        },
      },
      {
        question: {
          fa: 'تشک دونفره چطور سالم می‌رسد؟',
          en: 'How does a double mattress arrive clean?',
          de: 'Wie kommt eine Doppelmatratze sauber an?',
          ar: 'كيف تصل مرتبة مزدوجة سليمة؟',
        },
        answer: {
          fa: 'با نایلون پهن یا ملافهٔ کهنه بپوشانید و لبه‌ها را چسب بزنید. تشک روی بار و زیر طناب می‌خوابد؛ اگر از عرض کفی بزرگ‌تر است، نیسان بگیرید.',
          en: 'Wrap it in wide plastic sheet or an old bed sheet and tape the edges. It lies on top under the rope; if it is wider than the bed of the pickup, take the light truck.',
          de: 'In breite Folie oder ein altes Laken hüllen und die Kanten verkleben. Sie liegt oben unter dem Seil; ist sie breiter als die Pritsche, nehmen Sie den leichten Lkw.',
          ar: 'غلّفها بنايلون عريض أو شرشف قديم وألصق الأطراف. توضع فوق الحمولة تحت الحبل، وإن كانت أعرض من الحوض فاطلب الشاحنة الخفيفة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'راننده معمولاً برای یک سرویس قیمت یک‌جا می‌دهد: فاصلهٔ دو نشانی و یک ساعت بارگیری و تخلیه.',
        en: 'Drivers usually name a lump sum for the run: the distance, and an hour for loading and unloading.',
        de: 'Meist nennt der Fahrer einen Festpreis für die Fahrt: Entfernung plus eine Stunde Laden und Entladen.',
        ar: 'يعرض السائق عادةً مبلغًا مقطوعًا للرحلة: المسافة وساعة للتحميل والتفريغ.',
      },
      {
        fa: 'کارگر، طبقهٔ بدون آسانسور و توقف دوم بار را گران‌تر می‌کند.',
        en: 'A mover, floors without a lift and a second stop cost more.',
        de: 'Teurer wird es durch Helfer, Etagen ohne Aufzug und einen zweiten Halt.',
        ar: 'يرفع السعر طلب عامل أو طابق بلا مصعد أو توقف ثانٍ.',
      },
      {
        fa: 'ساعت خلوت، مانند پیش از ظهر روز میان هفته، پیشنهادهای ارزان‌تری می‌آورد تا عصر پنجشنبه.',
        en: 'A quiet hour, such as a weekday before noon, brings cheaper quotes than a Thursday evening.',
        de: 'Ruhige Zeiten, etwa ein Werktagvormittag, bringen günstigere Angebote als der Donnerstagabend.',
        ar: 'الساعات الهادئة كضحى يوم في وسط الأسبوع تجلب عروضًا أرخص من مساء الخميس.',
      },
    ],
  },
};
