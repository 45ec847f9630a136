import type { CategoryTypeSeed } from '../types';

export const diabetes: CategoryTypeSeed = {
  id: 2403,
  seopath: 'diabetes',
  hasPage: true,
  name: { fa: 'پایش دیابت', en: 'Diabetes monitoring', de: 'Diabetes-Kontrolle', ar: 'متابعة السكري' },
  description: {
    fa: 'قند ناشتا، میانگین سه‌ماهه و کارکرد کلیه.',
    en: 'Fasting sugar, three-month average and kidney function.',
    de: 'Nüchternzucker, Langzeitwert und Nierenfunktion.',
    ar: 'سكر الصيام ومعدل ثلاثة أشهر ووظائف الكلى.',
  },
  page: {
    title: {
      fa: 'پایش دیابت در منزل',
      en: 'Diabetes monitoring at home',
      de: 'Diabetes-Kontrolle zu Hause',
      ar: 'متابعة السكري في المنزل',
    },
    summary: {
      fa: 'برای کسی که دیابت دارد یا در مرز آن است و هر سه تا شش ماه باید عددهایش را بداند. قند ناشتا، میانگین سه‌ماهه و نشانه‌های کلیه در یک نوبت گرفته می‌شود.',
      en: 'For people with diabetes, or on the verge of it, who need their figures every three to six months. Fasting sugar, the three-month average and the kidney markers are taken in one visit.',
      de: 'Für Menschen mit Diabetes oder Vorstufen, die ihre Werte alle drei bis sechs Monate brauchen. Nüchternzucker, Langzeitwert und Nierenwerte in einem Termin.',
      ar: 'لمن لديه سكري أو هو على حافته ويحتاج إلى أرقامه كل ثلاثة إلى ستة أشهر. يؤخذ سكر الصيام ومعدل ثلاثة أشهر ومؤشرات الكلى في زيارة واحدة.',
    },
    metaTitle: {
      fa: 'آزمایش قند ناشتا و سه‌ماهه در منزل | پلاکفن',
      en: 'Fasting sugar and HbA1c tests at home | Pelakfan',
      de: 'Nüchternzucker und HbA1c zu Hause testen | Pelakfan',
      ar: 'تحليل سكر الصيام والتراكمي في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'قند ناشتا، میانگین سه‌ماهه، آلبومین ادرار و کراتینین، با نوبت صبح زود تا صبحانه و انسولین عقب نیفتد. نمونه‌گیر خانه می‌آید؛ برای سالمندان راحت‌تر است.',
      en: 'Fasting sugar, HbA1c, urine albumin and creatinine, taken early so that breakfast and insulin are not delayed. Easier for people over 65 than a waiting room.',
      de: 'Nüchternzucker, HbA1c, Albumin im Urin und Kreatinin, früh abgenommen, damit Frühstück und Insulin nicht warten. Bequemer als das Wartezimmer, auch ab 65.',
      ar: 'سكر الصيام والتراكمي وألبومين البول والكرياتينين، في الصباح الباكر كي لا يتأخر الفطور والإنسولين. أريح من قاعة الانتظار لمن تجاوز ٦٥ عامًا.',
    },
    done: [
      {
        fa: 'قند ناشتا از خون ورید، نه از نوک انگشت',
        en: 'Fasting sugar from a vein, not from the fingertip',
        de: 'Nüchternzucker aus der Vene, nicht aus der Fingerkuppe',
        ar: 'سكر الصيام من الوريد لا من طرف الإصبع',
      },
      {
        fa: 'هموگلوبین گلیکوزیله، یعنی میانگین قند دو تا سه ماه گذشته',
        en: 'Glycated haemoglobin (HbA1c), the average of the past two to three months',
        de: 'HbA1c, der Durchschnitt der letzten zwei bis drei Monate',
        ar: 'الهيموغلوبين السكري، أي معدل الشهرين أو الثلاثة الماضية',
      },
      {
        fa: 'نسبت آلبومین به کراتینین در ادرار صبح، نخستین نشانهٔ آسیب کلیه',
        en: 'Albumin-to-creatinine ratio in morning urine, the earliest sign of strain on the kidneys',
        de: 'Albumin-Kreatinin-Quotient im Morgenurin, frühestes Zeichen für belastete Nieren',
        ar: 'نسبة الألبومين إلى الكرياتينين في بول الصباح، وهي أول علامة على إجهاد الكلى',
      },
      {
        fa: 'کراتینین خون و چربی‌ها، اگر در سفارش خواسته باشید',
        en: 'Creatinine in the blood and lipids, when the order asks for them',
        de: 'Kreatinin im Blut und Blutfette, wenn bestellt',
        ar: 'كرياتينين الدم والدهون إن طُلبت',
      },
      {
        fa: 'قند دو ساعت پس از صبحانه، با هماهنگی ساعت دوم',
        en: 'Sugar two hours after breakfast, with the second hour agreed',
        de: 'Zucker zwei Stunden nach dem Frühstück, zweite Uhrzeit nach Absprache',
        ar: 'السكر بعد الفطور بساعتين مع تحديد الموعد الثاني',
      },
    ],
    notDone: [
      {
        fa: 'تنظیم انسولین یا قرص قند',
        en: 'Adjusting insulin or tablets',
        de: 'Insulin oder Tabletten einstellen',
        ar: 'ضبط جرعات الإنسولين أو الأقراص',
      },
      {
        fa: 'آزمایش تحمل قند بارداری، که سه نوبت خون و دو ساعت نشستن در آزمایشگاه می‌خواهد',
        en: 'The pregnancy glucose tolerance test, three samples over two hours seated at the laboratory',
        de: 'Der Zuckerbelastungstest in der Schwangerschaft: drei Abnahmen, zwei Stunden im Labor',
        ar: 'اختبار تحمل السكر للحامل، ففيه ثلاث عينات وساعتان في المختبر',
      },
      {
        fa: 'معاینهٔ چشم و رسیدگی به زخم پا',
        en: 'Eye examinations and the care of foot wounds',
        de: 'Augenuntersuchung und Versorgung von Fußwunden',
        ar: 'فحص العين والعناية بجروح القدم',
      },
    ],
    steps: [
      {
        title: { fa: 'شب بی‌شام دیرهنگام', en: 'No late supper', de: 'Kein spätes Essen', ar: 'بلا عشاء متأخر' },
        text: {
          fa: 'از ده شب چیزی جز آب نخورید و قرص یا انسولین شب را همان‌طور که پزشک گفته است بزنید.',
          en: 'From ten at night nothing but water; take the evening tablet or insulin as your doctor has said.',
          de: 'Ab zehn Uhr abends trinken Sie nur noch Wasser; Abendtablette oder Insulin nehmen Sie wie vom Arzt verordnet.',
          ar: 'لا تتناول بعد العاشرة ليلًا إلا الماء، وخذ دواء المساء أو الإنسولين كما قال الطبيب.',
        },
      },
      {
        title: {
          fa: 'خون و ادرار صبح',
          en: 'Morning blood and urine',
          de: 'Blut und Urin am Morgen',
          ar: 'دم وبول الصباح',
        },
        text: {
          fa: 'نمونه‌گیر میان شش‌ونیم تا نه صبح می‌آید تا صبحانهٔ شما عقب نیفتد.',
          en: 'The sampler comes between half past six and nine, so that breakfast does not wait.',
          de: 'Die Abnahme liegt zwischen halb sieben und neun, damit das Frühstück nicht warten muss.',
          ar: 'يكون السحب بين السادسة والنصف والتاسعة حتى لا يتأخر فطورك.',
        },
      },
      {
        title: {
          fa: 'صبحانه و دارو',
          en: 'Breakfast and medicine',
          de: 'Frühstück und Medikament',
          ar: 'الفطور والدواء',
        },
        text: {
          fa: 'همین که پنبه را گذاشتید صبحانه بخورید و داروی صبح را بزنید؛ خرما یا شکلات دم دست باشد.',
          en: 'As soon as the swab is on, have breakfast and your morning dose; keep dates or chocolate within reach.',
          de: 'Sobald der Tupfer sitzt, frühstücken Sie und nehmen Ihre Morgendosis; halten Sie Datteln oder Traubenzucker griffbereit.',
          ar: 'ما إن توضع القطنة تناول فطورك وجرعة الصباح، واجعل التمر أو الحلوى في متناول يدك.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'ساعت آمدن را خودتان می‌گیرید؛ اگر نمونه‌گیر نوبت پذیرفته را لغو کند، پول کامل و هدیهٔ عذرخواهی برمی‌گردد.',
        en: 'The hour is yours to choose; if the sampler cancels an accepted visit, you get all the money back and a gift in apology.',
        de: 'Die Uhrzeit bestimmen Sie; sagt die Laborkraft einen angenommenen Termin ab, erhalten Sie alles zurück und ein Geschenkguthaben.',
        ar: 'أنت من يختار الساعة، فإن ألغى المختص موعدًا قبِله عاد إليك المال كله مع هدية اعتذار.',
      },
      {
        fa: 'قیمت آزمایش و حق ویزیت در پیش‌فاکتور جدا از هم نوشته شده است و پیش از پرداخت می‌توانید آزمایش را عوض کنید.',
        en: 'The order summary shows the test and the visit fee on separate lines, and you can change the test before paying.',
        de: 'Die Auftragsübersicht nennt Test und Anfahrt getrennt; vor der Zahlung können Sie den Test noch ändern.',
        ar: 'تُظهر الفاتورة المبدئية ثمن التحليل وأجرة الزيارة منفصلين، ولك تغيير التحليل قبل الدفع.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'با دستگاه خانگی هر روز قند می‌گیرم؛ باز هم لازم است؟',
          en: 'I measure daily with a home meter. Is this still needed?',
          de: 'Ich messe täglich selbst. Ist das trotzdem nötig?',
          ar: 'أقيس يوميًا بجهاز منزلي، فهل يلزم ذلك؟',
        },
        answer: {
          fa: 'بله. دستگاه، قند همان لحظه را با خطای حدود ۱۵ درصد می‌گوید؛ میانگین سه‌ماهه نشان می‌دهد روی هم چه گذشته است.',
          en: 'Yes. A meter shows one moment, within about 15 percent; the three-month figure shows how things went overall.',
          de: 'Ja. Das Gerät zeigt den Augenblick, auf etwa 15 Prozent genau; der Langzeitwert zeigt, wie es insgesamt war.',
          ar: 'نعم. الجهاز يبين لحظة القياس بخطأ نحو ١٥ بالمئة، أما التراكمي فيبين ما مضى في مجموعه.',
        },
      },
      {
        question: {
          fa: 'برای قند سه‌ماهه باید ناشتا باشم؟',
          en: 'Must I fast for HbA1c?',
          de: 'Muss ich für den HbA1c nüchtern sein?',
          ar: 'هل يلزم الصيام للتراكمي؟',
        },
        answer: {
          fa: 'نه، به غذا بستگی ندارد. ولی چون معمولاً با قند ناشتا گرفته می‌شود، صبح پیش از صبحانه بهتر است.',
          en: 'No, food does not affect it. As it usually goes with fasting sugar, before breakfast is the practical time.',
          de: 'Nein, Essen beeinflusst ihn nicht. Da meist der Nüchternzucker dazugehört, ist vor dem Frühstück am praktischsten.',
          ar: 'لا، فهو لا يتأثر بالطعام. ولأنه يؤخذ عادةً مع سكر الصيام فالأنسب قبل الفطور.',
        },
      },
      {
        question: {
          fa: 'اگر در انتظار نمونه‌گیر قندم افتاد چه کنم؟',
          en: 'What if my sugar drops while I wait?',
          de: 'Was, wenn ich beim Warten unterzuckere?',
          ar: 'ماذا لو هبط سكري وأنا أنتظر؟',
        },
        answer: {
          fa: 'لرزش و عرق سرد یعنی قند پایین: فوراً سه چهار حبه قند یا نصف لیوان آبمیوه بخورید و نوبت را عقب بیندازید. آزمایش از حال شما مهم‌تر نیست.',
          en: 'Trembling and cold sweat mean low sugar: take three or four sugar lumps or half a glass of juice at once and put the visit off. No test matters more than that.',
          de: 'Zittern und kalter Schweiß deuten auf Unterzuckerung: Nehmen Sie sofort drei, vier Stück Würfelzucker oder ein halbes Glas Saft und verschieben Sie den Termin. Kein Test ist wichtiger.',
          ar: 'الرجفة والعرق البارد علامة الهبوط: خذ فورًا ثلاث أو أربع قطع سكر أو نصف كوب عصير وأجّل الموعد، فلا تحليل أهم من سلامتك.',
        },
      },
      {
        question: {
          fa: 'کم‌خونی دارم؛ عدد سه‌ماهه درست است؟',
          en: 'I am anaemic. Is the three-month figure reliable?',
          de: 'Ich habe Blutarmut. Stimmt der Langzeitwert dann?',
          ar: 'لدي فقر دم، فهل يصح التراكمي؟',
        },
        answer: {
          fa: 'کم‌خونی، تالاسمی و تزریق خون می‌تواند آن را جابه‌جا کند. در توضیح بنویسید و هنگام نشان دادن جواب به پزشک بگویید.',
          en: 'Anaemia, thalassaemia and transfusions can shift it. Note it in the order, and tell your doctor when you show the result.',
          de: 'Blutarmut, Thalassämie und Transfusionen können ihn verschieben. Notieren Sie es und sagen Sie es Ihrem Arzt beim Befund.',
          ar: 'قد يغيّره فقر الدم والثلاسيميا ونقل الدم. اكتب ذلك في الطلب وأخبر طبيبك عند عرض النتيجة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'قند ناشتا از ارزان‌ترین آزمایش‌هاست و میانگین سه‌ماهه چند برابر آن؛ هر سه ماه فقط یک بار لازمش دارید.',
        en: 'Fasting sugar is among the cheapest tests; the three-month figure costs several times as much, but you need it only every three months.',
        de: 'Der Nüchternzucker gehört zu den günstigsten Tests; der HbA1c kostet ein Mehrfaches, ist aber nur alle drei Monate nötig.',
        ar: 'سكر الصيام من أرخص التحاليل، والتراكمي أضعافه لكنك لا تحتاجه إلا كل ثلاثة أشهر.',
      },
      {
        fa: 'قند دو ساعته نمونه‌گیر را دو بار می‌آورد؛ اگر پزشک نخواسته است، آن را نگیرید.',
        en: 'The two-hour value brings the sampler twice; leave it out unless your doctor wants it.',
        de: 'Der Zwei-Stunden-Wert braucht zwei Besuche; lassen Sie ihn weg, wenn der Arzt ihn nicht verlangt.',
        ar: 'سكر ما بعد الساعتين يحتاج زيارتين، فاتركه إن لم يطلبه الطبيب.',
      },
    ],
  },
};
