import type { CategoryTypeSeed } from '../types';

export const handWoven: CategoryTypeSeed = {
  id: 702,
  seopath: 'hand-woven',
  hasPage: true,
  name: { fa: 'فرش دستباف', en: 'Hand-woven rugs', de: 'Handgeknüpfte Teppiche', ar: 'السجاد اليدوي' },
  description: {
    fa: 'آزمایش ثبات رنگ و شست‌وشوی ملایم دستی.',
    en: 'Colours are tested first, then washed gently by hand.',
    de: 'Erst Farbprobe, dann schonende Handwäsche.',
    ar: 'يُختبر ثبات الألوان ثم يُغسل يدويًا برفق.',
  },
  page: {
    title: {
      fa: 'شست‌وشوی فرش دستباف',
      en: 'Washing hand-woven rugs',
      de: 'Handgeknüpfte Teppiche waschen',
      ar: 'غسيل السجاد اليدوي',
    },
    summary: {
      fa: 'برای فرش تبریز، کاشان، نایین، قم یا هر بافتهٔ شهری و عشایری که با دست گره خورده است. پیش از آب، پشم، چله و رنگ آن دیده می‌شود و شیوهٔ شستن از روی همان انتخاب می‌شود.',
      en: 'For a rug from Tabriz, Kashan, Nain or Qom, or any town or tribal piece knotted by hand. Wool, warp and dye are looked at before water touches it, and the wash follows from them.',
      de: 'Für Teppiche aus Täbris, Kaschan, Nain oder Ghom und jedes von Hand geknüpfte Stück. Wolle, Kette und Farbe werden vor dem Wasser geprüft; danach richtet sich die Wäsche.',
      ar: 'لسجاد تبريز أو كاشان أو نائين أو قم أو أي قطعة حضرية أو عشائرية عُقدت باليد. يُفحص الصوف والسداة والصبغ قبل الماء ثم تُختار طريقة الغسل.',
    },
    metaTitle: {
      fa: 'شست‌وشوی فرش دستباف با آزمایش رنگ | پلاکفن',
      en: 'Hand-woven Persian rugs washed gently | Pelakfan',
      de: 'Schonwäsche für handgeknüpfte Teppiche | Pelakfan',
      ar: 'غسيل السجاد اليدوي بعد اختبار اللون | بلاكفن',
    },
    metaDescription: {
      fa: 'شستن فرش دستباف پشمی و کرک با آب سرد، روی سکو و با دست، پس از آزمایش ثبات رنگ. خشک شدن سه تا پنج روز؛ قیمت پس از متر کردن نهایی می‌شود.',
      en: 'Wool and kork rugs washed in cold water by hand, on a slope, after a dye test. Three to five days to dry; the price is final once measured.',
      de: 'Wolle und Korkwolle, kalt von Hand auf schräger Fläche gewaschen, nach Farbprobe. Drei bis fünf Tage Trocknung; endgültiger Preis nach dem Aufmaß.',
      ar: 'غسل السجاد الصوفي والكرك بماء بارد باليد على منصة مائلة بعد اختبار اللون. التجفيف ثلاثة إلى خمسة أيام والسعر نهائي بعد القياس.',
    },
    done: [
      {
        fa: 'دیدن پشت فرش و گره‌های شل، شیرازه و گلیم‌باف سر و ته',
        en: 'Inspecting the back, loose knots, selvedge and end bands',
        de: 'Rückseite, lose Knoten, Kante und Kelimabschluss prüfen',
        ar: 'فحص الظهر والعقد المرتخية والحاشية وطرفي الكليم',
      },
      {
        fa: 'بیرون آوردن شن مغز فرش با غلتک یا چوب پهن',
        en: 'Driving out the grit in the pile with a roller or flat stick',
        de: 'Sand aus dem Flor mit Walze oder flachem Stock treiben',
        ar: 'إخراج الرمل من الوبر بأسطوانة أو عصا عريضة',
      },
      {
        fa: 'دست‌شویی با صابون ملایم و پاروی پهن',
        en: 'Hand washing with mild soap and a broad paddle',
        de: 'Handwäsche mit milder Seife und breitem Schaber',
        ar: 'غسل يدوي بصابون لطيف ومجرفة عريضة',
      },
      {
        fa: 'آب‌کشی تا زلال شدن آب',
        en: 'Rinsing until the water runs clear',
        de: 'Spülen, bis das Wasser klar läuft',
        ar: 'شطف حتى يصفو الماء',
      },
      {
        fa: 'آب‌گیری خوابیده، نه تاخورده، تا چله نشکند',
        en: 'Water taken out flat and never folded, so that the warp does not break',
        de: 'Entwässern liegend, nie gefaltet, damit die Kette nicht bricht',
        ar: 'إخراج الماء وهي مبسوطة لا مطوية حتى لا تنكسر السداة',
      },
      {
        fa: 'کشیدن و میخ‌کوب کردن فرشی که پس از شستن کج شده است',
        en: 'Stretching and pinning a rug that has gone out of square',
        de: 'Spannen, wenn der Teppich schief geworden ist',
        ar: 'شد السجادة وتثبيتها إن اعوجّت بعد الغسل',
      },
    ],
    notDone: [
      {
        fa: 'گره زدن جای بیدخورده و ریخته',
        en: 'Reknotting moth-eaten or bare patches',
        de: 'Nachknüpfen kahler Stellen',
        ar: 'إعادة عقد المواضع المتآكلة',
      },
      {
        fa: 'براق کردن با مواد شیمیایی',
        en: 'Chemical lustre washes',
        de: 'Chemische Glanzwäsche',
        ar: 'التلميع بالمواد الكيميائية',
      },
      {
        fa: 'فرش نم‌مانده‌ای که چله‌اش پوسیده است',
        en: 'Rugs whose warp has rotted from long damp',
        de: 'Teppiche mit verrotteter Kette',
        ar: 'السجاد الذي تعفنت سداته من الرطوبة',
      },
      {
        fa: 'خرید، فروش و تهاتر فرش',
        en: 'Buying, selling or exchanging rugs',
        de: 'Kauf, Verkauf und Tausch',
        ar: 'شراء السجاد وبيعه ومبادلته',
      },
    ],
    steps: [
      {
        title: { fa: 'شناختن فرش', en: 'Knowing the rug', de: 'Den Teppich kennenlernen', ar: 'معرفة السجادة' },
        text: {
          fa: 'بافت، جنس چله و لک‌ها را تا جایی که می‌دانید می‌نویسید؛ «چله‌ابریشم» یا «رنگ گیاهی» شیوه را عوض می‌کند.',
          en: 'You write what you know of its weave, warp and stains; “silk warp” or “plant dye” changes the method.',
          de: 'Sie notieren, was Sie über Knüpfung, Kette und Flecken wissen; „Seidenkette“ oder „Pflanzenfarbe“ ändert das Vorgehen.',
          ar: 'تكتب ما تعرفه عن النسج والسداة والبقع؛ فعبارة «سداة حرير» أو «صبغ نباتي» تغيّر الطريقة.',
        },
      },
      {
        title: { fa: 'بردن لوله‌شده', en: 'Taken rolled', de: 'Gerollt abgeholt', ar: 'النقل ملفوفة' },
        text: {
          fa: 'فرش رو به درون و دور لوله پیچیده می‌شود، نه تا؛ تا زدن خط شکستگی می‌اندازد.',
          en: 'It is rolled round a tube, pile inwards, never folded, for a fold leaves a broken line.',
          de: 'Er wird mit dem Flor nach innen um ein Rohr gerollt, nie gefaltet; Falten hinterlassen Bruchlinien.',
          ar: 'تُلف حول أنبوب والوبر إلى الداخل ولا تُطوى، فالطي يترك خط كسر.',
        },
      },
      {
        title: {
          fa: 'شستن در آفتاب ملایم',
          en: 'Washed in mild sun',
          de: 'Waschen bei milder Sonne',
          ar: 'الغسل في شمس لطيفة',
        },
        text: {
          fa: 'زمان شستن یک فرش شش متری نزدیک سه ساعت است و بقیه خشک شدن.',
          en: 'Washing six square metres takes about three hours; the rest is drying.',
          de: 'Sechs Quadratmeter zu waschen dauert rund drei Stunden; der Rest ist Trocknen.',
          ar: 'غسل ستة أمتار يستغرق نحو ثلاث ساعات والباقي للتجفيف.',
        },
      },
      {
        title: {
          fa: 'بازدید پس از بازگشت',
          en: 'Inspection on return',
          de: 'Prüfung bei der Rückgabe',
          ar: 'التفقد عند العودة',
        },
        text: {
          fa: 'فرش را در نور روز پهن کنید، چهار گوشه، ریشه و لکه‌ها را ببینید، بعد پایان کار را تأیید کنید.',
          en: 'Lay it in daylight, look at four corners, fringe and stains, and then close the order.',
          de: 'Legen Sie ihn bei Tageslicht aus, sehen Sie Ecken, Fransen und Flecken an und schließen Sie dann den Auftrag ab.',
          ar: 'ابسطها في ضوء النهار وافحص الزوايا الأربع والأهداب والبقع ثم أنهِ الطلب.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'عکسی که هنگام سفارش از فرش و ایرادهایش می‌گذارید در سفارش می‌ماند تا پس از بازگشت با آن مقایسه کنید.',
        en: 'The photo you add of the rug and its flaws stays in the order, to compare with on its return.',
        de: 'Ihr Foto vom Teppich und seinen Mängeln bleibt im Auftrag; damit vergleichen Sie bei der Rückgabe.',
        ar: 'تبقى صورة السجادة وعيوبها التي ترفقها في الطلب لتقارن بها عند عودتها.',
      },
      {
        fa: 'تا تأیید متراژ و نرخ، دستباف شما خشک در قفسه می‌ماند و هیچ آبی به آن نمی‌خورد.',
        en: 'Until you approve area and rate it stays dry on the shelf.',
        de: 'Bis Sie Maß und Preis bestätigen, bleibt das Stück trocken im Regal.',
        ar: 'تبقى جافة على الرف حتى توافق على القياس والسعر.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'از کجا بفهمم فرشم دستباف است؟',
          en: 'How do I tell that mine is hand-woven?',
          de: 'Woran erkenne ich Handknüpfung?',
          ar: 'كيف أعرف أن سجادتي يدوية؟',
        },
        answer: {
          fa: 'پشتش را نگاه کنید: نقش همان‌قدر روشن است که رو، گره‌ها کمی ناهموار و ریشه دنبالهٔ چلهٔ خود فرش است. در ماشینی ریشه دوخته و پشت سفید یا لاتکسی است.',
          en: 'Look at the back: the pattern is as clear as in front, the knots slightly uneven, and the fringe is the warp itself. In machine-made ones the fringe is sewn on and the back is white or latex.',
          de: 'Sehen Sie auf die Rückseite: Das Muster ist so klar wie vorn, die Knoten sind leicht ungleich, die Fransen sind die Kettfäden selbst. Maschinenteppiche haben angenähte Fransen und weißen oder Latexrücken.',
          ar: 'انظر إلى الظهر: النقش واضح كالوجه والعقد متفاوتة قليلًا والأهداب امتداد السداة. أما الآلية فأهدابها مخيطة وظهرها أبيض أو لاتكس.',
        },
      },
      {
        question: {
          fa: 'فرش دستباف را در خانه بشویم؟',
          en: 'May I wash it at home?',
          de: 'Kann ich ihn zu Hause waschen?',
          ar: 'هل أغسلها في البيت؟',
        },
        answer: {
          fa: 'لک تازه را با آب سرد و دستمال می‌شود گرفت. خیس کردن همه‌اش نه؛ وزن یک فرش شش متری خیس به هشتاد کیلو می‌رسد و اگر دیر خشک شود چله می‌پوسد و رنگ می‌دود.',
          en: 'A fresh spot, with cold water and a cloth, yes. Soaking it, no: six wet square metres weigh some eighty kilos, and slow drying rots the warp and lets dye run.',
          de: 'Einen frischen Fleck mit kaltem Wasser und Tuch, ja. Den ganzen Teppich, nein: Sechs Quadratmeter wiegen nass rund achtzig Kilo, und langsames Trocknen schadet Kette und Farbe.',
          ar: 'بقعة حديثة بماء بارد وقماش، نعم. أما تبليلها كلها فلا: ستة أمتار مبللة تزن نحو ثمانين كيلوغرامًا وبطء التجفيف يعفن السداة وينفض اللون.',
        },
      },
      {
        question: {
          fa: 'شستن عمر فرش را کم نمی‌کند؟',
          en: 'Does washing shorten its life?',
          de: 'Verkürzt Waschen das Leben?',
          ar: 'ألا يقصّر الغسل عمرها؟',
        },
        answer: {
          fa: 'ماندن شن لای پرز بیشتر آسیب می‌زند، چون زیر پا مانند سمباده می‌برد. هر سه تا چهار سال یک شست‌وشوی ملایم و هر ماه گرداندن فرش برایش بهتر است.',
          en: 'Grit left in the pile does more harm, cutting like sandpaper underfoot. A gentle wash every three to four years, and turning it each month, does it good.',
          de: 'Sand im Flor schadet mehr, er schmirgelt beim Gehen. Alle drei bis vier Jahre eine Schonwäsche und monatliches Drehen tun ihm gut.',
          ar: 'الرمل الباقي في الوبر أشد ضررًا إذ يقطع كالصنفرة تحت القدم. غسل لطيف كل ثلاث إلى أربع سنوات وتدويرها شهريًا أفضل لها.',
        },
      },
      {
        question: {
          fa: 'بوی پشم خیس تا کی می‌ماند؟',
          en: 'How long does the smell of wet wool last?',
          de: 'Wie lange riecht es nach nasser Wolle?',
          ar: 'كم تبقى رائحة الصوف المبلل؟',
        },
        answer: {
          fa: 'در فرش خوب خشک‌شده یکی دو روز، با پنجرهٔ باز. اگر بیشتر ماند، هنوز نم دارد؛ پشتش را به هوا بدهید و خبر دهید.',
          en: 'A day or two with open windows, if well dried. If it stays longer it is still damp: turn the back to the air and tell us.',
          de: 'Gut getrocknet ein bis zwei Tage bei offenem Fenster. Riecht es länger, ist er noch feucht: Drehen Sie die Rückseite an die Luft und melden Sie sich.',
          ar: 'يومًا أو يومين والنوافذ مفتوحة إن جُففت جيدًا. فإن طالت فهي ما زالت رطبة: عرّض ظهرها للهواء وأخبرنا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'ریزبافی و جنس، نه نقش، نرخ متر را تعیین می‌کند؛ کرک و ابریشم از پشم گران‌تر است.',
        en: 'Fineness and fibre set the rate, not the design; kork wool and silk cost more than wool.',
        de: 'Feinheit und Material bestimmen den Satz, nicht das Muster; Korkwolle und Seide sind teurer als Wolle.',
        ar: 'دقة النسج والخامة تحددان السعر لا النقش؛ والكرك والحرير أغلى من الصوف.',
      },
      {
        fa: 'متر کردن از لبهٔ بافت تا لبهٔ بافت است و ریشه به حساب نمی‌آید.',
        en: 'Measured from weave to weave; fringe does not count.',
        de: 'Gemessen von Webkante zu Webkante; Fransen zählen nicht.',
        ar: 'يُقاس من حافة النسج إلى حافته ولا تُحتسب الأهداب.',
      },
      {
        fa: 'دارکشی، شیرازه و مرمت پیش‌فاکتور جدا دارد.',
        en: 'Stretching, selvedge and restoration are quoted separately.',
        de: 'Spannen, Kante und Restaurierung werden gesondert berechnet.',
        ar: 'الشد والحاشية والترميم لها تسعير مستقل.',
      },
    ],
  },
};
