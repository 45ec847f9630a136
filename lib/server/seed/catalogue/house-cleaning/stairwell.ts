import type { CategoryTypeSeed } from '../types';

export const stairwellCleaning: CategoryTypeSeed = {
  id: 304,
  seopath: 'stairwell-cleaning',
  hasPage: true,
  name: {
    fa: 'نظافت راه‌پله و مشاعات',
    en: 'Stairwell cleaning',
    de: 'Treppenhausreinigung',
    ar: 'تنظيف السلالم والمرافق المشتركة',
  },
  description: {
    fa: 'راه‌پله، آسانسور، لابی، پارکینگ و حیاط ساختمان.',
    en: 'Stairs, lift, lobby, car park and yard of an apartment building.',
    de: 'Treppen, Aufzug, Eingang, Garage und Hof eines Wohnhauses.',
    ar: 'السلالم والمصعد والمدخل والموقف وفناء المبنى.',
  },
  page: {
    title: {
      fa: 'نظافت راه‌پله، پارکینگ و حیاط',
      en: 'Stairs, car park and yard',
      de: 'Treppenhaus, Garage und Hof',
      ar: 'تنظيف السلالم والموقف والفناء',
    },
    summary: {
      fa: 'برای مدیر ساختمان یا هر همسایه‌ای که می‌خواهد مشاعات در روزی که انتخاب می‌کند تمیز شود؛ ساعت را خودتان می‌گویید یا از روی تعداد طبقه و متراژ حساب می‌شود.',
      en: 'For the building manager, or any neighbour, who wants the shared parts clean on a day of their choice. Say the hours, or have them worked out from floors and area.',
      de: 'Für die Hausverwaltung oder Nachbarn, die Treppenhaus und Hof an einem Tag ihrer Wahl sauber haben wollen. Die Stunden nennen Sie selbst oder lassen sie aus Etagen und Fläche berechnen.',
      ar: 'لمدير المبنى أو أي جار يريد نظافة المرافق المشتركة في يوم يختاره. تحدد الساعات بنفسك أو تُحسب من عدد الطوابق والمساحة.',
    },
    metaTitle: {
      fa: 'نظافت راه‌پله، پارکینگ و مشاعات ساختمان | پلاکفن',
      en: 'Stairwell, car park and yard cleaning | Pelakfan',
      de: 'Treppenhaus-, Garagen- und Hofreinigung | Pelakfan',
      ar: 'تنظيف سلالم المباني والمواقف والفناء | بلاكفن',
    },
    metaDescription: {
      fa: 'جارو و شستن پله‌ها، نرده، آسانسور، لابی، پارکینگ و حیاط. روز، ساعت و نیرو را خودتان انتخاب می‌کنید و قیمت نوبت را پیش از پرداخت می‌بینید.',
      en: 'Stairs swept and washed, banisters, lift, lobby, car park and yard. You choose day, hour and cleaner, and see the price before you pay.',
      de: 'Treppen fegen und wischen, Geländer, Aufzug, Eingang, Garage und Hof. Tag, Stunde und Kraft wählen Sie selbst.',
      ar: 'كنس السلالم وغسلها والدرابزين والمصعد والمدخل والموقف والفناء. تختار اليوم والساعة والعامل بنفسك، وترى سعر الزيارة قبل الدفع.',
    },
    done: [
      {
        fa: 'جارو و تی پله‌ها و پاگردها از بالا تا همکف',
        en: 'Sweeping and mopping stairs and landings from the top to the ground floor',
        de: 'Treppen und Podeste von oben bis zum Erdgeschoss fegen und wischen',
        ar: 'كنس السلالم والبسطات ومسحها من الأعلى إلى الطابق الأرضي',
      },
      {
        fa: 'نرده، کلید راه‌پله، صندوق پستی و درِ کنتورها از بیرون',
        en: 'Banisters, light switches, letter boxes and meter doors outside',
        de: 'Geländer, Lichtschalter, Briefkästen und Zählertüren außen',
        ar: 'الدرابزين ومفاتيح الإنارة وصناديق البريد وأبواب العدادات من الخارج',
      },
      {
        fa: 'آینه، دیواره، کف و شیار درِ آسانسور',
        en: 'Mirror, walls, floor and door track of the lift',
        de: 'Spiegel, Wände, Boden und Türschiene des Aufzugs',
        ar: 'مرآة المصعد وجدرانه وأرضيته ومجرى بابه',
      },
      {
        fa: 'شیشهٔ ورودی و پنجره‌های راه‌پله از داخل، تا ۲٫۵ متر از پاگرد',
        en: 'Entrance glass and stair windows from inside, up to 2.5 metres above a landing',
        de: 'Eingangsglas und Treppenfenster von innen, bis 2,5 m über dem Podest',
        ar: 'زجاج المدخل ونوافذ السلم من الداخل حتى ٢٫٥ متر فوق البسطة',
      },
      {
        fa: 'جاروی پارکینگ و شستن آن با شلنگ، اگر کف‌شور و آب دارد',
        en: 'Sweeping the car park, and hosing it where there is a drain and a tap',
        de: 'Garage fegen und, wo Abfluss und Wasser vorhanden sind, abspritzen',
        ar: 'كنس الموقف وغسله بالخرطوم إن وُجد فيه مصرف وصنبور',
      },
      {
        fa: 'جمع کردن برگ حیاط و شستن سکو و جلوی در',
        en: 'Gathering leaves in the yard, washing the step and the front of the door',
        de: 'Laub im Hof sammeln, Stufe und Bereich vor der Haustür waschen',
        ar: 'جمع أوراق الفناء وغسل العتبة وما أمام الباب',
      },
    ],
    notDone: [
      {
        fa: 'شستن سنگ نما، پشت‌بام، نورگیر و چاه آسانسور',
        en: 'The façade, roof, light shaft and lift shaft',
        de: 'Fassade, Dach, Licht- und Aufzugsschacht',
        ar: 'حجر الواجهة والسطح والمنور وبئر المصعد',
      },
      {
        fa: 'موتورخانه، مخزن آب و استخر',
        en: 'Boiler room, water tank and pool',
        de: 'Heizraum, Wassertank und Becken',
        ar: 'غرفة المحركات وخزان المياه والمسبح',
      },
      {
        fa: 'هرس درخت، باغبانی و پارو کردن برف سنگین',
        en: 'Pruning, gardening or clearing heavy snow',
        de: 'Baumschnitt, Gartenarbeit, Räumen von viel Schnee',
        ar: 'تقليم الأشجار والبستنة وإزالة الثلج الكثيف',
      },
      {
        fa: 'بردن نخاله و وسایل دورریخته',
        en: 'Removing rubble and discarded furniture',
        de: 'Abtransport von Bauschutt und Sperrmüll',
        ar: 'نقل الأنقاض والأثاث المهمل',
      },
    ],
    steps: [
      {
        title: { fa: 'خبر به همسایه‌ها', en: 'Tell the neighbours', de: 'Nachbarn informieren', ar: 'إخبار الجيران' },
        text: {
          fa: 'اگر پارکینگ باید شسته شود، از همسایه‌ها بخواهید خودروها را در آن ساعت بیرون ببرند و کفش‌ها را از راه‌پله بردارند.',
          en: 'If the car park is to be washed, ask for the cars to be moved for that time, and for shoes to be taken off the stairs.',
          de: 'Soll die Garage gewaschen werden, bitten Sie darum, die Autos solange wegzufahren und Schuhe von der Treppe zu nehmen.',
          ar: 'إن كان الموقف سيُغسل فاطلب إخراج السيارات في ذلك الوقت ورفع الأحذية عن السلم.',
        },
      },
      {
        title: {
          fa: 'آب و برق مشاع',
          en: 'Shared water and power',
          de: 'Wasser und Strom',
          ar: 'الماء والكهرباء المشتركان',
        },
        text: {
          fa: 'جای شیر آب، پریز و انبار وسایل را به نیرو نشان می‌دهید.',
          en: 'You show where the tap, the socket and the cleaning cupboard are.',
          de: 'Sie zeigen, wo Wasserhahn, Steckdose und Putzkammer sind.',
          ar: 'تبيّن للعامل مكان الصنبور والمقبس ومخزن الأدوات.',
        },
      },
      {
        title: { fa: 'طبقه به طبقه', en: 'Floor by floor', de: 'Etage für Etage', ar: 'طابقًا بعد طابق' },
        text: {
          fa: 'کار از بالاترین پاگرد آغاز و در ورودی تمام می‌شود؛ پارکینگ و حیاط آخر کار است.',
          en: 'Work begins on the top landing and ends at the entrance; car park and yard come last.',
          de: 'Es beginnt auf dem obersten Podest und endet am Eingang; Garage und Hof folgen zuletzt.',
          ar: 'يبدأ العمل من أعلى بسطة وينتهي عند المدخل، ثم الموقف والفناء آخرًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پایان کار را همان کسی تأیید می‌کند که سفارش داده است؛ نیرو از همسایه‌ها پولی نمی‌گیرد.',
        en: 'The one who ordered approves the work; the cleaner collects nothing from the neighbours.',
        de: 'Bestätigt wird von der bestellenden Person; bei den Nachbarn wird nichts kassiert.',
        ar: 'يعتمد العملَ من طلبه، ولا يأخذ العامل شيئًا من الجيران.',
      },
      {
        fa: 'صفحهٔ سفارش تاریخ، ساعت و ردیف‌های قیمت را برای گزارش شارژ نشان می‌دهد.',
        en: 'The order’s page shows date, hours and price lines for the service-charge accounts.',
        de: 'Die Auftragsseite zeigt Datum, Stunden und Preisposten für die Nebenkostenabrechnung.',
        ar: 'تعرض صفحة الطلب التاريخ والساعات وبنود السعر لحساب رسوم المبنى.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'ساختمان شش‌طبقه چند ساعت می‌خواهد؟',
          en: 'How long does a six-storey building take?',
          de: 'Wie lange dauert ein sechsstöckiges Haus?',
          ar: 'كم ساعة يحتاج مبنى من ستة طوابق؟',
        },
        answer: {
          fa: 'پله‌ها نزدیک به دو ساعت و نیم. هر صد متر پارکینگ یا حیاط پنجاه دقیقه به آن اضافه می‌کند؛ با پارکینگ دویست‌متری و حیاط صدمتری ۵ ساعت می‌شود. زمان رو به بالا به ساعت کامل گرد می‌شود و کوتاه‌ترین نوبت ۳ ساعت است.',
          en: 'The stairs take about two and a half hours. Every 100 m² of car park or yard adds fifty minutes; with a car park of 200 m² and a yard of 100 m² it makes 5 hours. The time is rounded up to whole hours, and the shortest visit is 3.',
          de: 'Die Treppe etwa zweieinhalb Stunden. Je 100 m² Garage oder Hof kommen fünfzig Minuten hinzu; mit 200 m² Garage und 100 m² Hof sind es 5 Stunden. Aufgerundet wird auf volle Stunden, der kürzeste Einsatz dauert 3.',
          ar: 'السلم نحو ساعتين ونصف. وتضيف كل ١٠٠ متر من الموقف أو الفناء خمسين دقيقة، فمع موقف مساحته ٢٠٠ متر وفناء مساحته ١٠٠ متر تصبح ٥ ساعات. ويُقرَّب الوقت إلى الساعة الكاملة التالية، وأقصر زيارة ٣ ساعات.',
        },
      },
      {
        question: {
          fa: 'آب مصرفی با کیست؟',
          en: 'Whose water is used?',
          de: 'Wessen Wasser wird benutzt?',
          ar: 'من يتحمل الماء المستهلك؟',
        },
        answer: {
          fa: 'از شیر مشاع ساختمان. در کم‌آبی می‌توانید بنویسید پارکینگ فقط جارو و تی شود؛ وقت کمتری هم می‌برد.',
          en: 'The building’s own tap. When water is scarce, ask for sweeping and mopping only; it takes less time too.',
          de: 'Das des Hauses. Bei Wasserknappheit genügt Fegen und Wischen; das geht auch schneller.',
          ar: 'من صنبور المبنى. وعند شح المياه يمكن الاكتفاء بالكنس والمسح، وهو أسرع أيضًا.',
        },
      },
      {
        question: {
          fa: 'زباله‌دانی ساختمان هم تمیز می‌شود؟',
          en: 'Is the bin room cleaned?',
          de: 'Wird der Müllraum gereinigt?',
          ar: 'هل تُنظف غرفة القمامة؟',
        },
        answer: {
          fa: 'کف و در آن شسته و ضدعفونی می‌شود، به شرطی که مخزن‌ها خالی باشد. شوتینگ زباله کار شرکت‌های ویژه است.',
          en: 'Its floor and door are washed and disinfected when the bins are empty. Rubbish chutes are for specialists.',
          de: 'Boden und Tür werden gewaschen und desinfiziert, wenn die Tonnen leer sind. Müllschächte sind Sache von Fachfirmen.',
          ar: 'تُغسل أرضيتها وبابها وتُعقم إن كانت الحاويات فارغة. أما مجرى القمامة فعمل شركات مختصة.',
        },
      },
      {
        question: {
          fa: 'هزینه را میان واحدها تقسیم می‌کنید؟',
          en: 'Can the cost be split among the flats?',
          de: 'Lassen sich die Kosten auf die Wohnungen aufteilen?',
          ar: 'هل تُقسّم التكلفة على الشقق؟',
        },
        answer: {
          fa: 'پرداخت با یک نفر است. سهم هر واحد را از روی ردیف‌های قیمت در صفحهٔ سفارش حساب کنید.',
          en: 'One person pays. The price lines on the order’s page tell you what to charge each flat.',
          de: 'Eine Person zahlt. Die Anteile rechnen Sie anhand der Preisposten auf der Auftragsseite selbst ab.',
          ar: 'يدفع شخص واحد، وتُحسب حصة كل شقة من بنود السعر في صفحة الطلب.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ هر ساعت ۱۰٪ بالاتر از نظافت عادی منزل است و تعداد واحدها در آن اثری ندارد.',
        en: 'The hour costs 10% more than regular home cleaning; the number of flats makes no difference.',
        de: 'Die Stunde kostet 10 % mehr als die Unterhaltsreinigung; die Zahl der Wohnungen spielt keine Rolle.',
        ar: 'سعر الساعة أعلى بنسبة ١٠٪ من تنظيف المنزل العادي، ولا أثر لعدد الشقق.',
      },
      {
        fa: 'هر سفارش یک نوبت است؛ برای نوبت بعد از نو سفارش می‌دهید.',
        en: 'Each order is one visit; you order the next one anew.',
        de: 'Jede Bestellung gilt für einen Termin; den nächsten bestellen Sie neu.',
        ar: 'كل طلب زيارة واحدة، وتطلب التالية من جديد.',
      },
    ],
  },
};
