import type { GradeSeed } from '../types';

export const ecoGrade: GradeSeed = {
  grade: 'ECO',
  seopath: 'eco',
  hasPage: true,
  name: { fa: 'قالیشویی اقتصادی', en: 'Economy carpet wash', de: 'Teppichwäsche Spar', ar: 'غسيل سجاد اقتصادي' },
  description: {
    fa: 'شست‌وشوی کامل با دستگاه، مناسب فرش ماشینی.',
    en: 'Full machine wash, suited to machine-made carpets.',
    de: 'Volle Maschinenwäsche, geeignet für Maschinenteppiche.',
    ar: 'غسيل كامل بالآلة مناسب للسجاد الآلي.',
  },
  page: {
    title: { fa: 'قالیشویی اقتصادی', en: 'Economy carpet wash', de: 'Teppichwäsche Spar', ar: 'غسيل السجاد الاقتصادي' },
    summary: {
      fa: 'برای فرش ماشینی هر روزه، موکت تکه‌ای و پادری که پاکیزگی می‌خواهد نه مراقبت موزه‌ای. فرش را می‌برند، با دستگاه می‌شویند و در روزی که خودتان گفته‌اید خشک پس می‌آورند.',
      en: 'For everyday machine-made carpets, loose fitted pieces and door mats that need a proper wash rather than museum care. They are collected, machine-washed and brought back dry on the day you named.',
      de: 'Für alltägliche Maschinenteppiche, lose Auslegware und Matten, die sauber werden sollen, ohne Sonderpflege. Sie werden abgeholt, maschinell gewaschen und am gewählten Tag trocken gebracht.',
      ar: 'لسجاد آلي يومي وقطع موكيت ودوّاسات تحتاج غسلًا جيدًا لا عناية متاحف. تُجمع وتُغسل بالآلة وتعود جافة في اليوم الذي حددته.',
    },
    metaTitle: {
      fa: 'قالیشویی اقتصادی برای فرش ماشینی | پلاکفن',
      en: 'Economy carpet wash by the square metre | Pelakfan',
      de: 'Günstige Teppichwäsche nach Quadratmeter | Pelakfan',
      ar: 'غسيل سجاد اقتصادي بالمتر المربع | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی کامل پشت و روی فرش ماشینی با دستگاه، آب‌گیری و گرم‌خانه. نرخ هر متر مربع پایین‌تر از ویژه؛ قیمت نهایی پس از متر کردن و تأیید شما.',
      en: 'A full machine wash, back and front, with spinning and a drying room. The square metre costs less than in the special grade; final once measured.',
      de: 'Volle Maschinenwäsche, Ober- und Unterseite, mit Schleudern und Trockenraum. Der Quadratmeter ist günstiger als in der Spezialstufe; endgültig nach Aufmaß.',
      ar: 'غسل كامل بالآلة للوجه والظهر مع عصر وغرفة تجفيف. المتر المربع أرخص من الدرجة الخاصة، والسعر النهائي بعد القياس وبموافقتك.',
    },
    done: [
      {
        fa: 'خاک‌تکانی با دستگاه پیش از خیس شدن',
        en: 'Dusting out by machine before any water',
        de: 'Ausklopfen mit der Maschine vor der Nässe',
        ar: 'نفض الغبار بالآلة قبل البلل',
      },
      {
        fa: 'شامپوی ملایم و برس چرخان روی هر دو رو',
        en: 'Mild shampoo and rotary brushes on both sides',
        de: 'Mildes Shampoo und rotierende Bürsten auf beiden Seiten',
        ar: 'شامبو لطيف وفرش دوّارة على الوجهين',
      },
      {
        fa: 'دو نوبت آب‌کشی تا کف نماند',
        en: 'Two rinses until no foam is left',
        de: 'Zweimal spülen, bis kein Schaum bleibt',
        ar: 'شطفتان حتى لا تبقى رغوة',
      },
      {
        fa: 'آب‌گیری در سانتریفیوژ لوله‌ای',
        en: 'Spinning in a tube centrifuge',
        de: 'Schleudern in der Rohrzentrifuge',
        ar: 'عصر في جهاز طرد أنبوبي',
      },
      {
        fa: 'خشک شدن آویخته در گرم‌خانه',
        en: 'Hung to dry in a heated room',
        de: 'Hängend im beheizten Raum getrocknet',
        ar: 'تجفيف معلّق في غرفة دافئة',
      },
      {
        fa: 'شماره‌گذاری با پلاک پارچه‌ای تا با فرش دیگری جابه‌جا نشود',
        en: 'A numbered cloth tag, so that no two carpets are confused',
        de: 'Nummerierte Stoffmarke gegen Verwechslung',
        ar: 'رقعة قماش مرقّمة تمنع الخلط مع سجاد آخر',
      },
    ],
    notDone: [
      {
        fa: 'فرش دستباف، ابریشم و گلیم؛ این‌ها درجهٔ ویژه می‌خواهند',
        en: 'Hand-woven, silk or kilim pieces, which belong in the special grade',
        de: 'Handgeknüpftes, Seide und Kelims; sie gehören in die Spezialstufe',
        ar: 'السجاد اليدوي والحرير والكليم، فهي للدرجة الخاصة',
      },
      {
        fa: 'لکه‌بری تک‌تک؛ لکهٔ کهنه شاید کم‌رنگ شود و بماند',
        en: 'Stain work one by one; an old stain may fade yet stay',
        de: 'Einzelne Fleckenbehandlung; alte Flecken verblassen, bleiben aber womöglich',
        ar: 'معالجة البقع واحدة واحدة؛ قد تخف البقعة القديمة ولا تزول',
      },
      {
        fa: 'رفو، ریشه‌دوزی و چسب زدن لبه',
        en: 'Mending, fringing or gluing of edges',
        de: 'Ausbessern, Fransen nähen, Kanten kleben',
        ar: 'الرفو وخياطة الأهداب ولصق الحواف',
      },
      {
        fa: 'جابه‌جا کردن مبل سنگین از روی فرش',
        en: 'Shifting heavy furniture off the carpet',
        de: 'Schwere Möbel vom Teppich räumen',
        ar: 'إزاحة الأثاث الثقيل عن السجادة',
      },
    ],
    steps: [
      {
        title: { fa: 'آماده کردن', en: 'Getting ready', de: 'Vorbereiten', ar: 'التجهيز' },
        text: {
          fa: 'میز و مبل را پیش از آمدن راننده از روی فرش بردارید و سکه و خردهٔ شیشه را با جارو بگیرید.',
          en: 'Before the driver comes, clear tables and seats off the carpet and vacuum up coins and splinters.',
          de: 'Räumen Sie Tisch und Sessel vor der Abholung herunter und saugen Sie Münzen und Splitter auf.',
          ar: 'أزح الطاولة والكراسي عن السجادة قبل الاستلام واشفط القطع المعدنية وشظايا الزجاج.',
        },
      },
      {
        title: {
          fa: 'تحویل با رسید',
          en: 'Handing over with a receipt',
          de: 'Übergabe mit Beleg',
          ar: 'التسليم بإيصال',
        },
        text: {
          fa: 'راننده تعداد، رنگ و لک‌های دیده‌شده را می‌نویسد و فرش را لوله می‌کند.',
          en: 'The driver notes number, colour and visible stains and rolls the carpets up.',
          de: 'Der Fahrer notiert Zahl, Farbe und sichtbare Flecken und rollt die Teppiche ein.',
          ar: 'يدوّن السائق العدد واللون والبقع الظاهرة ويلف السجاد.',
        },
      },
      {
        title: {
          fa: 'متر و شست‌وشو',
          en: 'Measured, then washed',
          de: 'Vermessen, dann gewaschen',
          ar: 'القياس ثم الغسل',
        },
        text: {
          fa: 'متراژ در کارگاه اندازه‌گیری و برایتان فرستاده می‌شود؛ پس از تأیید، شست‌وشو و خشک شدن دو تا سه روز است.',
          en: 'The area is measured at the workshop and sent to you; after your approval, washing and drying take two to three days.',
          de: 'Die Fläche wird im Betrieb gemessen und Ihnen geschickt; nach Zustimmung dauern Wäsche und Trocknung zwei bis drei Tage.',
          ar: 'تُقاس المساحة في المغسلة وتُرسل إليك؛ وبعد الموافقة يستغرق الغسل والتجفيف يومين إلى ثلاثة.',
        },
      },
      {
        title: { fa: 'پهن کردن در خانه', en: 'Laid out at home', de: 'Zu Hause ausgelegt', ar: 'الفرش في المنزل' },
        text: {
          fa: 'در روز بازگشت فرش را همان‌جا باز کنید، نم پشت آن را با دست ببینید و سپس تأیید کنید.',
          en: 'On the day of return unroll it there and then, feel the back for damp, and confirm.',
          de: 'Rollen Sie ihn bei der Rückgabe gleich aus, fühlen Sie an der Rückseite nach Feuchte und bestätigen Sie.',
          ar: 'افرشها يوم الإرجاع في الحال وتحسس رطوبة ظهرها ثم أكّد.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'متراژ اندازه‌گیری‌شده ردیف به ردیف برایتان می‌آید؛ تا نپذیرید شسته نمی‌شود و اگر نپذیرید فرش همان‌طور برمی‌گردد.',
        en: 'The measured areas come to you line by line; nothing is washed until you accept, and if you decline it returns as it is.',
        de: 'Die Maße erhalten Sie Posten für Posten; gewaschen wird erst nach Ihrer Zustimmung, sonst kommt der Teppich unverändert zurück.',
        ar: 'تصلك القياسات بندًا بندًا؛ فلا يُغسل شيء حتى تقبل، وإن لم تقبل تعود السجادة كما هي.',
      },
      {
        fa: 'قالیشویی را خودتان از روی امتیاز و نظر همسایه‌های شهرتان انتخاب می‌کنید.',
        en: 'You choose the laundry yourself by ratings and by what others in your city say.',
        de: 'Den Betrieb wählen Sie selbst nach Bewertungen aus Ihrer Stadt.',
        ar: 'تختار المغسلة بنفسك بحسب التقييمات وآراء أهل مدينتك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'فرق اقتصادی با ویژه چیست؟',
          en: 'How does it differ from the special grade?',
          de: 'Worin liegt der Unterschied zur Spezialstufe?',
          ar: 'ما الفرق عن الدرجة الخاصة؟',
        },
        answer: {
          fa: 'در اقتصادی همهٔ فرش‌ها یک برنامهٔ ماشینی دارند. در ویژه هر فرش جدا دیده، رنگش امتحان و لکه‌هایش تک‌تک گرفته می‌شود. فرش ۵۰۰ یا ۷۰۰ شانهٔ معمولی به بیشتر نیاز ندارد.',
          en: 'Here all carpets go through the same machine programme. In the special grade each is examined, colour-tested and treated stain by stain. An ordinary 500- or 700-reed carpet needs no more than this.',
          de: 'Hier durchlaufen alle dasselbe Programm. In der Spezialstufe wird jeder einzeln geprüft, auf Farbechtheit getestet und fleckenweise behandelt. Ein gewöhnlicher Maschinenteppich braucht nicht mehr.',
          ar: 'هنا تمر كل السجادات ببرنامج آلي واحد. وفي الخاصة تُفحص كل قطعة وتُختبر ألوانها وتُعالج بقعها تباعًا. والسجاد الآلي العادي لا يحتاج أكثر من هذا.',
        },
      },
      {
        question: {
          fa: 'کمترین سفارش چقدر است؟',
          en: 'Is there a minimum?',
          de: 'Gibt es eine Mindestmenge?',
          ar: 'هل من حد أدنى؟',
        },
        answer: {
          fa: 'یک فرش شش متری معمولاً بس است؛ برای پادری تنها آمدن خودرو به‌صرفه نیست. آن را همراه فرش بعدی بدهید.',
          en: 'A single six-square-metre carpet usually suffices; for a door mat alone the trip is not worthwhile, so add it to the next carpet.',
          de: 'Ein Sechs-Quadratmeter-Teppich genügt meist; für eine Matte allein lohnt die Fahrt nicht, geben Sie sie mit dem nächsten mit.',
          ar: 'تكفي عادةً سجادة من ستة أمتار؛ أما دوّاسة وحدها فلا تستحق الرحلة، فأضفها إلى السجادة التالية.',
        },
      },
      {
        question: {
          fa: 'بوی بد بعد از شستن از چیست؟',
          en: 'Why might it smell afterwards?',
          de: 'Warum riecht ein Teppich nach der Wäsche?',
          ar: 'لماذا قد تظهر رائحة بعد الغسل؟',
        },
        answer: {
          fa: 'از نم مانده در مغز فرش. اگر بو داشت، پایان را تأیید نکنید؛ آن را یک روز سرپا در جریان هوا بگذارید و با قالیشویی تماس بگیرید تا دوباره به گرم‌خانه برود.',
          en: 'From damp left in the pile. If it smells, do not confirm; stand it in moving air for a day and call the laundry, so that it goes back to the drying room.',
          de: 'Von Restfeuchte im Flor. Bestätigen Sie dann nicht; stellen Sie ihn einen Tag in Zugluft und rufen Sie den Betrieb an, damit er nochmals in den Trockenraum kommt.',
          ar: 'من رطوبة باقية في الوبر. لا تؤكد عندها؛ أوقفها يومًا في مجرى هواء واتصل بالمغسلة لتعيدها إلى غرفة التجفيف.',
        },
      },
      {
        question: {
          fa: 'پرز دادن فرش بعد از شست‌وشو عادی است؟',
          en: 'Is shedding after the wash normal?',
          de: 'Ist Fusseln nach der Wäsche normal?',
          ar: 'هل تساقط الوبر بعد الغسل عادي؟',
        },
        answer: {
          fa: 'در فرش نو تا دو سه بار شست‌وشو، بله. دو بار جاروبرقی در جهت خواب پرز آن را جمع می‌کند.',
          en: 'In a new carpet, for the first two or three washes, yes. Vacuum it twice along the lie of the pile.',
          de: 'Bei neuen Teppichen in den ersten zwei, drei Wäschen ja. Saugen Sie zweimal in Florrichtung.',
          ar: 'في السجاد الجديد خلال أول غسلتين أو ثلاث نعم. اشفطه مرتين في اتجاه الوبر.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ اقتصادی برای هر متر مربع است و برای همهٔ رنگ‌ها و نقش‌ها یکی است.',
        en: 'The rate is per square metre, the same for all colours and patterns.',
        de: 'Der Satz gilt je Quadratmeter, gleich für alle Farben und Muster.',
        ar: 'السعر للمتر المربع وهو واحد لكل الألوان والنقوش.',
      },
      {
        fa: 'متراژ از طول در عرض خود فرش، بدون ریشه، به دست می‌آید.',
        en: 'The area is length by width of the carpet itself, without fringe.',
        de: 'Gemessen wird Länge mal Breite des Teppichs ohne Fransen.',
        ar: 'المساحة هي الطول في العرض دون الأهداب.',
      },
      {
        fa: 'بردن و آوردن در نرخ است؛ طبقهٔ بی‌آسانسور در توضیح سفارش گفته شود.',
        en: 'Collection and return are in the rate; mention floors without a lift in the notes.',
        de: 'Abholen und Bringen sind enthalten; geben Sie Etagen ohne Aufzug bitte an.',
        ar: 'الاستلام والإعادة ضمن السعر؛ واذكر الطوابق بلا مصعد في الملاحظات.',
      },
    ],
  },
};
