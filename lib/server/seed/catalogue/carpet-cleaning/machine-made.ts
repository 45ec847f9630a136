import type { CategoryTypeSeed } from '../types';

export const machineMade: CategoryTypeSeed = {
  id: 701,
  seopath: 'machine-made',
  hasPage: true,
  name: { fa: 'فرش ماشینی', en: 'Machine-made carpets', de: 'Maschinenteppiche', ar: 'السجاد الآلي' },
  description: {
    fa: 'شست‌وشو، آب‌گیری و خشک کردن فرش ماشینی.',
    en: 'Washing, spinning and drying of machine-made carpets.',
    de: 'Waschen, Schleudern und Trocknen von Maschinenteppichen.',
    ar: 'غسل السجاد الآلي وعصره وتجفيفه.',
  },
  page: {
    title: {
      fa: 'شست‌وشوی فرش ماشینی',
      en: 'Washing machine-made carpets',
      de: 'Maschinenteppiche waschen',
      ar: 'غسيل السجاد الآلي',
    },
    summary: {
      fa: 'برای فرش‌های اکریلیک، پلی‌استر و هیت‌ست که هر روز زیر پا هستند. از در خانه برده می‌شوند، هر دو رو شسته و پیش از بازگشت کامل خشک می‌شوند.',
      en: 'For acrylic, polyester and heat-set carpets that are walked on every day. They are collected at your door, washed on both sides and fully dried before they come back.',
      de: 'Für Teppiche aus Acryl, Polyester und Heat-Set, auf denen täglich gegangen wird. Abgeholt, beidseitig gewaschen, vor der Rückgabe ganz getrocknet.',
      ar: 'لسجاد الأكريليك والبوليستر والهيت سيت الذي تطؤه الأقدام يوميًا. يُستلم من بابك ويُغسل وجهاه ويُجفف تمامًا قبل إعادته.',
    },
    metaTitle: {
      fa: 'شستن فرش ماشینی، رفت‌وآمد از در خانه | پلاکفن',
      en: 'Machine-made carpets washed and dried | Pelakfan',
      de: 'Maschinenteppiche waschen lassen | Pelakfan',
      ar: 'غسيل السجاد الآلي من باب المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی فرش ماشینی ۴، ۶، ۹ و ۱۲ متری، آب‌گیری و خشک کردن در دو تا سه روز. درجهٔ اقتصادی یا ویژه را خودتان انتخاب می‌کنید و پس از متر کردن می‌پذیرید.',
      en: 'Machine-made carpets of 4, 6, 9 and 12 square metres washed, spun and dried in two to three days. Choose economy or special; approve once measured.',
      de: 'Maschinenteppiche von 4, 6, 9 und 12 Quadratmetern in zwei bis drei Tagen waschen, schleudern, trocknen. Stufe wählen, nach dem Aufmaß zustimmen.',
      ar: 'غسل السجاد الآلي بمقاس ٤ و٦ و٩ و١٢ مترًا وعصره وتجفيفه في يومين إلى ثلاثة. تختار الدرجة الاقتصادية أو الخاصة وتوافق بعد القياس.',
    },
    done: [
      {
        fa: 'جدا کردن مو و پرز با شانهٔ فلزی یا مکندهٔ پرقدرت',
        en: 'Hair and lint lifted with a metal comb or strong suction',
        de: 'Haare und Fussel mit Metallkamm oder starkem Sauger lösen',
        ar: 'إزالة الشعر والوبر بمشط معدني أو شفط قوي',
      },
      {
        fa: 'شست‌وشوی لبه‌ها و ریشه با برس دستی',
        en: 'Edges and fringe scrubbed by hand brush',
        de: 'Kanten und Fransen mit der Handbürste',
        ar: 'غسل الحواف والأهداب بفرشاة يدوية',
      },
      {
        fa: 'شویندهٔ بی‌کلر که لاتکس پشت فرش را سفت نمی‌کند',
        en: 'A chlorine-free detergent that does not harden the latex backing',
        de: 'Chlorfreies Mittel, das den Latexrücken nicht verhärtet',
        ar: 'منظف بلا كلور لا يصلّب بطانة اللاتكس',
      },
      {
        fa: 'پهن کردن پس از سانتریفیوژ تا جای تا نماند',
        en: 'Laying flat after spinning, so that no crease stays',
        de: 'Nach dem Schleudern flach legen, damit keine Falte bleibt',
        ar: 'بسطها بعد العصر حتى لا تبقى طيّة',
      },
      {
        fa: 'خوابانیدن پرز در یک جهت با جاروی نرم',
        en: 'Pile brushed in one direction',
        de: 'Flor in eine Richtung bürsten',
        ar: 'تمشيط الوبر في اتجاه واحد',
      },
      {
        fa: 'لوله کردن در پوشش نایلونی برای راه',
        en: 'Rolled in a plastic sleeve for the way home',
        de: 'In Folie gerollt für den Heimweg',
        ar: 'لفها في غلاف بلاستيكي للطريق',
      },
    ],
    notDone: [
      {
        fa: 'چسباندن پشتِ ورآمده یا لاتکس خردشده',
        en: 'Regluing a backing that has come away or crumbled',
        de: 'Gelösten oder bröselnden Rücken kleben',
        ar: 'لصق بطانة انفصلت أو تفتتت',
      },
      {
        fa: 'جای سوختگی اتو، ذغال یا سیگار',
        en: 'Burns from irons, embers or cigarettes',
        de: 'Brandstellen von Bügeleisen, Glut oder Zigarette',
        ar: 'حروق المكواة أو الجمر أو السجائر',
      },
      {
        fa: 'فرورفتگی پایهٔ مبل که سال‌ها مانده است',
        en: 'Dents from furniture feet that have stood for years',
        de: 'Druckstellen von Möbelfüßen nach Jahren',
        ar: 'آثار أرجل الأثاث الباقية منذ سنوات',
      },
      {
        fa: 'موکت چسبیده به کف',
        en: 'Carpet glued to the floor',
        de: 'Verklebter Teppichboden',
        ar: 'الموكيت الملصوق بالأرض',
      },
    ],
    steps: [
      {
        title: { fa: 'انتخاب اندازه‌ها', en: 'Choosing the sizes', de: 'Größen wählen', ar: 'اختيار المقاسات' },
        text: {
          fa: 'تعداد و شابلون هر فرش را می‌زنید و برآورد را می‌بینید؛ اندازهٔ پشت برچسب کارخانه نوشته شده است.',
          en: 'Enter number and nominal size and see the estimate; the size is on the maker’s label at the back.',
          de: 'Geben Sie Zahl und Nennmaß ein und sehen Sie die Schätzung; das Maß steht auf dem Etikett der Rückseite.',
          ar: 'أدخل العدد والمقاس الاسمي لترى التقدير؛ والمقاس مكتوب على ملصق المصنع في الظهر.',
        },
      },
      {
        title: {
          fa: 'روز بردن و روز آوردن',
          en: 'Day out, day back',
          de: 'Abhol- und Bringtag',
          ar: 'يوم الأخذ ويوم الإعادة',
        },
        text: {
          fa: 'دو روز را در تقویم انتخاب می‌کنید و بازه‌ای که کسی خانه است.',
          en: 'Pick both days in the calendar, and an hour when somebody is home.',
          de: 'Wählen Sie beide Tage im Kalender und eine Zeit, zu der jemand da ist.',
          ar: 'تختار اليومين في التقويم وساعة يكون فيها أحد في البيت.',
        },
      },
      {
        title: { fa: 'شستن و پس آوردن', en: 'Washed and returned', de: 'Waschen und bringen', ar: 'الغسل والإعادة' },
        text: {
          fa: 'راه هر فرش را، از برداشتن تا شستن و بازگشت، در صفحهٔ سفارش می‌بینید.',
          en: 'The order’s page shows where each one is: collected, washing, on its way back.',
          de: 'Auf der Auftragsseite sehen Sie den Stand: abgeholt, in Wäsche, auf dem Rückweg.',
          ar: 'تُظهر صفحة الطلب مرحلة كل سجادة: استُلمت، في الغسيل، في طريق العودة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'هر تفاوت میان شابلون و متراژ واقعی با عدد نوشته می‌شود و پاسخ بله یا نه با شماست.',
        en: 'Any difference between nominal and real size is shown in figures, and yes or no is yours.',
        de: 'Jede Abweichung vom Nennmaß steht in Zahlen da; ja oder nein sagen Sie.',
        ar: 'كل فرق بين المقاس الاسمي والفعلي يُبيَّن بالأرقام، والقبول أو الرفض لك.',
      },
      {
        fa: 'اگر فرش شما در روز قرار برنگشت، در صفحهٔ سفارش اعتراض می‌کنید و پول تا رسیدگی پرداخت نمی‌شود.',
        en: 'If it is not back on the day, object on the order’s page: the money is not paid out until that is looked into.',
        de: 'Kommt er nicht am vereinbarten Tag, widersprechen Sie auf der Auftragsseite; bis zur Klärung wird nicht ausgezahlt.',
        ar: 'إن لم تعد في اليوم المحدد فاعترض في صفحة الطلب، ولا يُدفع المبلغ حتى يُنظر في الأمر.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'فرش ماشینی را سالی چند بار بشویم؟',
          en: 'How often in a year?',
          de: 'Wie oft im Jahr?',
          ar: 'كم مرة في السنة؟',
        },
        answer: {
          fa: 'در خانهٔ بی‌بچه سالی یک بار، با کودک یا حیوان خانگی هر شش تا هشت ماه. بیش از آن لاتکس پشت را زودتر فرسوده می‌کند.',
          en: 'Once in a home without children, every six to eight months with children or pets. More often wears the latex backing.',
          de: 'Ohne Kinder einmal, mit Kindern oder Tieren alle sechs bis acht Monate. Häufigeres Waschen strapaziert den Latexrücken.',
          ar: 'مرة في بيت بلا أطفال، وكل ستة إلى ثمانية أشهر مع أطفال أو حيوانات. والأكثر من ذلك يُبلي البطانة.',
        },
      },
      {
        question: {
          fa: 'بعد از شستن گوشه‌ها لوله می‌شود؛ چرا؟',
          en: 'Why do the corners curl afterwards?',
          de: 'Warum rollen sich danach die Ecken?',
          ar: 'لماذا تلتف الزوايا بعدها؟',
        },
        answer: {
          fa: 'چون لوله خشک شده است. لبه‌ها را وارونه لوله کنید و یک شب زیر کتاب بگذارید؛ اگر فردا هم صاف نشد به قالیشویی بگویید.',
          en: 'Because it dried rolled. Roll the edges the other way and weigh them with books overnight; if they still curl, tell the laundry.',
          de: 'Weil er gerollt getrocknet ist. Kanten gegenrollen und über Nacht mit Büchern beschweren; hilft das nicht, melden Sie es dem Betrieb.',
          ar: 'لأنها جفت ملفوفة. لفّ الأطراف عكسًا وثقّلها بالكتب ليلة؛ فإن لم تستقم فأخبر المغسلة.',
        },
      },
      {
        question: {
          fa: 'فرش سفید مثل روز اول می‌شود؟',
          en: 'Will a white carpet be white again?',
          de: 'Wird ein weißer Teppich wieder weiß?',
          ar: 'هل تعود السجادة البيضاء بيضاء؟',
        },
        answer: {
          fa: 'خاک و چربی می‌رود، ولی زرد شدن از آفتاب یا مادهٔ سفیدکنندهٔ قبلی می‌ماند. عکس بگذارید تا پیش از بردن بگویند.',
          en: 'Dirt and grease go; yellowing from sun or an earlier bleach stays. Add a photo and you will be told before collection.',
          de: 'Schmutz und Fett gehen heraus, Vergilbung durch Sonne oder früheres Bleichen bleibt. Ein Foto klärt es vorab.',
          ar: 'يزول الغبار والدهن ويبقى الاصفرار من الشمس أو مبيّض سابق. أرفق صورة لتعرف قبل الاستلام.',
        },
      },
      {
        question: {
          fa: 'فرش را کی پهن کنم و رویش راه برویم؟',
          en: 'When can it be walked on?',
          de: 'Wann darf man darauf gehen?',
          ar: 'متى يمكن المشي عليها؟',
        },
        answer: {
          fa: 'همان روز، اگر پشتش خشک است. مبل سنگین را یک شب دیرتر بگذارید تا پرز بنشیند.',
          en: 'The same day if the back is dry. Put heavy seats on it a night later, so that the pile can settle.',
          de: 'Am selben Tag, wenn die Rückseite trocken ist. Schwere Möbel erst am nächsten Tag.',
          ar: 'في اليوم نفسه إن كان ظهرها جافًا. وأجّل الأثاث الثقيل ليلة حتى يستقر الوبر.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'برآورد از اندازهٔ نوشته‌شده است و قیمت نهایی از متر واقعی؛ فرش «۹ متری» اغلب ۲٫۵ در ۳٫۵ است، یعنی ۸٫۷۵ متر.',
        en: 'The estimate uses the nominal size, the final price the real one; a “9 metre” carpet is often 2.5 by 3.5, that is 8.75 m².',
        de: 'Die Schätzung beruht auf dem Nennmaß, der Endpreis auf dem wahren Maß; ein „Neuner“ misst oft 2,5 × 3,5 m, also 8,75 m².',
        ar: 'التقدير بالمقاس الاسمي والنهائي بالفعلي؛ فسجادة «٩ أمتار» تكون غالبًا ٢٫٥ في ٣٫٥ أي ٨٫٧٥.',
      },
      {
        fa: 'فرش شگی و پرزبلند، به‌خاطر خشک شدن دیرتر، گران‌تر است.',
        en: 'Shaggy, long-pile carpets cost more, as they dry more slowly.',
        de: 'Hochflor kostet mehr, weil er langsamer trocknet.',
        ar: 'السجاد طويل الوبر أغلى لأنه يجف أبطأ.',
      },
      {
        fa: 'چند فرش با هم، یک رفت‌وآمد حساب می‌شود.',
        en: 'Several carpets together count as one trip.',
        de: 'Mehrere Teppiche zusammen sind eine Fahrt.',
        ar: 'عدة سجادات معًا رحلة واحدة.',
      },
    ],
  },
};
