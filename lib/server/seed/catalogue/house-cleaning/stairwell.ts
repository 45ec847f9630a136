import type { CategoryTypeSeed } from '../types';

export const stairwellCleaning: CategoryTypeSeed = {
  id: 304,
  seopath: 'stairwell-cleaning',
  hasPage: true,
  name: { fa: 'نظافت راه‌پله و مشاعات', en: 'Stairwell cleaning', de: 'Treppenhausreinigung', ar: 'تنظيف السلالم والمرافق المشتركة' },
  description: {
    fa: 'راه‌پله، آسانسور، لابی، پارکینگ و حیاط ساختمان.',
    en: 'Stairs, lift, lobby, car park and yard of an apartment building.',
    de: 'Treppen, Aufzug, Eingang, Garage und Hof eines Wohnhauses.',
    ar: 'السلالم والمصعد والمدخل والموقف وفناء المبنى.',
  },
  page: {
    title: { fa: 'نظافت راه‌پله، پارکینگ و حیاط', en: 'Stairs, car park and yard', de: 'Treppenhaus, Garage und Hof', ar: 'تنظيف السلالم والموقف والفناء' },
    summary: {
      fa: 'برای مدیر ساختمان یا هر همسایه‌ای که می‌خواهد مشاعات در روز معلوم تمیز شود؛ ساعت از روی تعداد طبقه و متراژ پارکینگ و حیاط حساب می‌شود.',
      en: 'For the building manager, or any neighbour, who wants the shared parts clean on a fixed day. Hours come from floors and the size of car park and yard.',
      de: 'Für die Hausverwaltung oder Nachbarn, die das Gemeinsame zu festen Tagen sauber haben wollen. Die Stunden ergeben sich aus Etagen, Garage und Hof.',
      ar: 'لمدير المبنى أو أي جار يريد نظافة المرافق المشتركة في يوم معلوم. تُحسب الساعات من عدد الطوابق ومساحة الموقف والفناء.',
    },
    metaTitle: {
      fa: 'نظافت راه‌پله، پارکینگ و مشاعات ساختمان | پلاکفن',
      en: 'Stairwell, car park and yard cleaning | Pelakfan',
      de: 'Treppenhaus-, Garagen- und Hofreinigung | Pelakfan',
      ar: 'تنظيف سلالم المباني والمواقف والفناء | بلاكفن',
    },
    metaDescription: {
      fa: 'جارو و شستن پله‌ها، نرده، آسانسور، لابی، پارکینگ و حیاط، یک‌باره یا ماهانه، با رسید برای حساب شارژ ساختمان.',
      en: 'Stairs swept and washed, banisters, lift, lobby, car park and yard, once or by the month, with a receipt for the building’s accounts.',
      de: 'Treppen fegen und wischen, Geländer, Aufzug, Eingang, Garage und Hof, einmalig oder monatlich, mit Beleg für die Hausabrechnung.',
      ar: 'كنس السلالم وغسلها والدرابزين والمصعد والمدخل والموقف والفناء، مرة واحدة أو شهريًا، مع إيصال لحساب المبنى.',
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
        de: 'Eingangsglas und Treppenfenster von innen, bis 2,5 m über dem Podest',
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
        en: 'Façade stone, roof, light shaft and lift shaft',
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
        title: { fa: 'آب و برق مشاع', en: 'Shared water and power', de: 'Wasser und Strom', ar: 'الماء والكهرباء المشتركان' },
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
        fa: 'رسید هر نوبت، با تاریخ و ساعت، برای گزارش شارژ قابل چاپ است.',
        en: 'A receipt with date and hours can be printed for the service-charge accounts.',
        de: 'Ein Beleg mit Datum und Stunden lässt sich für die Nebenkosten ausdrucken.',
        ar: 'لكل زيارة إيصال قابل للطباعة بالتاريخ والساعات لحساب رسوم المبنى.',
      },
    ],
    questions: [
      {
        question: { fa: 'ساختمان شش‌طبقه چند ساعت می‌خواهد؟', en: 'How long does a six-storey building take?', de: 'Wie lange dauert ein sechsstöckiges Haus?', ar: 'كم ساعة يحتاج مبنى من ستة طوابق؟' },
        answer: {
          fa: 'راه‌پله و آسانسور نزدیک به ۳ ساعت. پارکینگ دویست‌متری یک ساعت و چهل دقیقه و حیاط صدمتری چهل دقیقه به آن می‌افزاید.',
          en: 'Stairs and lift take nearly 3 hours. A car park of 200 m² adds an hour and forty minutes, a yard of 100 m² forty minutes.',
          de: 'Treppe und Aufzug knapp 3 Stunden. Eine Garage von 200 m² braucht weitere 100, ein Hof von 100 m² weitere 40 Minuten.',
          ar: 'السلم والمصعد نحو ٣ ساعات. ويضيف موقف مساحته ٢٠٠ متر ساعة وأربعين دقيقة وفناء مساحته ١٠٠ متر أربعين دقيقة.',
        },
      },
      {
        question: { fa: 'آب مصرفی با کیست؟', en: 'Whose water is used?', de: 'Wessen Wasser wird benutzt?', ar: 'من يتحمل الماء المستهلك؟' },
        answer: {
          fa: 'از شیر مشاع ساختمان. در کم‌آبی می‌توانید بنویسید پارکینگ فقط جارو و تی شود؛ وقت کمتری هم می‌برد.',
          en: 'The building’s own tap. When water is scarce, ask for sweeping and mopping only; it takes less time too.',
          de: 'Das des Hauses. Bei Wasserknappheit genügt Fegen und Wischen; das geht auch schneller.',
          ar: 'من صنبور المبنى. وعند شح المياه يمكن الاكتفاء بالكنس والمسح، وهو أسرع أيضًا.',
        },
      },
      {
        question: { fa: 'زباله‌دانی ساختمان هم تمیز می‌شود؟', en: 'Is the bin room cleaned?', de: 'Wird der Müllraum gereinigt?', ar: 'هل تُنظف غرفة القمامة؟' },
        answer: {
          fa: 'کف و در آن شسته و ضدعفونی می‌شود، به شرطی که مخزن‌ها خالی باشد. شوتینگ زباله کار شرکت‌های ویژه است.',
          en: 'Its floor and door are washed and disinfected when the bins are empty. Rubbish chutes are for specialists.',
          de: 'Boden und Tür werden gewaschen und desinfiziert, wenn die Tonnen leer sind. Müllschächte sind Sache von Fachfirmen.',
          ar: 'تُغسل أرضيتها وبابها وتُعقم إن كانت الحاويات فارغة. أما مجرى القمامة فعمل شركات مختصة.',
        },
      },
      {
        question: { fa: 'هزینه را میان واحدها تقسیم می‌کنید؟', en: 'Can the cost be split among the flats?', de: 'Lassen sich die Kosten auf die Wohnungen aufteilen?', ar: 'هل تُقسّم التكلفة على الشقق؟' },
        answer: {
          fa: 'پرداخت با یک نفر است. رسید را بردارید و سهم هر واحد را در شارژ ماه حساب کنید.',
          en: 'One person pays. Use the receipt to charge each flat its share.',
          de: 'Eine Person zahlt. Mit dem Beleg rechnen Sie die Anteile selbst ab.',
          ar: 'يدفع شخص واحد، ويُستعمل الإيصال لحساب حصة كل شقة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ هر ساعت ۱۰٪ بالاتر از نظافت عادی منزل است و تعداد واحدها در آن اثری ندارد.',
        en: 'The hour costs 10% more than regular home cleaning; the number of flats makes no difference.',
        de: 'Die Stunde kostet 10 % mehr als die Unterhaltsreinigung; die Zahl der Wohnungen spielt keine Rolle.',
        ar: 'سعر الساعة أعلى بنسبة ١٠٪ من تنظيف المنزل العادي، ولا أثر لعدد الشقق.',
      },
      {
        fa: 'نوبت چهارهفتگی راه‌پله هم ۵٪ تخفیف برنامه را دارد.',
        en: 'A building cleaned every four weeks gets the plan’s 5% too.',
        de: 'Auch hier gilt bei vier Wochen Abstand der Planrabatt von 5 %.',
        ar: 'تنظيف المبنى كل أربعة أسابيع يحصل أيضًا على خصم ٥٪.',
      },
    ],
  },
};
