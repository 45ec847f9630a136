import type { CategoryTypeSeed } from '../types';

export const insects: CategoryTypeSeed = {
  id: 2003,
  seopath: 'insects',
  hasPage: true,
  name: { fa: 'سوسک، ساس و مورچه', en: 'Insects', de: 'Insekten', ar: 'الحشرات' },
  description: {
    fa: 'سم‌پاشی و ژل‌گذاری متناسب با حشره.',
    en: 'Spray or gel, according to the insect.',
    de: 'Spritzen oder Gel, je nach Insekt.',
    ar: 'رش أو جل بحسب نوع الحشرة.',
  },
  page: {
    title: {
      fa: 'سم‌پاشی سوسک، ساس و مورچه',
      en: 'Cockroaches, bedbugs and ants',
      de: 'Schaben, Wanzen und Ameisen',
      ar: 'مكافحة الصراصير والبق والنمل',
    },
    summary: {
      fa: 'برای خانه و آشپزخانه‌ای که حشره در آن لانه کرده است، نه یکی که از پنجره آمده. متخصص اول حشره را شناسایی می‌کند، بعد ژل، گرد یا پاشش می‌گذارد و نوبت دوم را می‌گوید.',
      en: 'For homes and kitchens where an insect nests somewhere, not the one that came by the window. The specialist identifies it first, then uses gel, dust or spray and names the second visit.',
      de: 'Für Wohnungen und Küchen, in denen Insekten nisten, nicht für ein einzelnes verirrtes. Erst wird bestimmt, was es ist, dann kommen Gel, Staub oder Spritzmittel und ein zweiter Termin.',
      ar: 'لمنزل أو مطبخ عششت فيه الحشرات، لا لحشرة دخلت من النافذة. يحدد المختص نوعها أولًا ثم يستخدم جلًا أو مسحوقًا أو رشًا ويبيّن موعد الزيارة الثانية.',
    },
    metaTitle: {
      fa: 'سم‌پاشی سوسک، ساس و مورچه در منزل | پلاکفن',
      en: 'Cockroach, bedbug and ant control | Pelakfan',
      de: 'Schaben-, Wanzen- und Ameisenbekämpfung | Pelakfan',
      ar: 'مكافحة صراصير وبق ونمل | بلاكفن',
    },
    metaDescription: {
      fa: 'ژل برای سوسک ریز، پاشش برای سوسک فاضلاب، گرما و سم برای ساس، طعمه برای مورچه. زمان بازگشت به خانه را پیش از انتخاب می‌خوانید.',
      en: 'Gel for German cockroaches, spray for drain roaches, heat and insecticide for bedbugs, bait for ants. You read the time to stay out before choosing.',
      de: 'Gel gegen kleine Schaben, Spritzmittel gegen Kanalschaben, Wärme und Mittel gegen Wanzen, Köder gegen Ameisen. Die Sperrzeit steht im Angebot.',
      ar: 'جل للصراصير الصغيرة ورش لصراصير المجاري وحرارة ومبيد للبق وطعم للنمل. وتقرأ مدة البقاء خارج المنزل في العرض قبل الاختيار.',
    },
    done: [
      {
        fa: 'شناسایی حشره و جای لانه با چراغ و چسب',
        en: 'Identifying the insect and its nest with torch and sticky traps',
        de: 'Insekt und Nest mit Lampe und Klebefallen bestimmen',
        ar: 'تحديد الحشرة وعشها بمصباح ومصائد لاصقة',
      },
      {
        fa: 'ژل‌گذاری لولا، پشت یخچال، کابینت و موتور ماشین ظرفشویی',
        en: 'Gel at hinges, behind the fridge, in cupboards and by the dishwasher’s motor',
        de: 'Gel an Scharnieren, hinter Kühlschrank, Schränken und Spülmaschine',
        ar: 'وضع الجل عند المفصلات وخلف الثلاجة والخزائن وغسالة الصحون',
      },
      {
        fa: 'پاشش کف‌شور، راه فاضلاب و حاشیهٔ دیوار برای سوسک درشت',
        en: 'Spraying drains and skirting for large cockroaches',
        de: 'Abflüsse und Fußleisten gegen große Schaben spritzen',
        ar: 'رش المصارف وحواف الجدران للصراصير الكبيرة',
      },
      {
        fa: 'تشک، تاج تخت و درز قرنیز با بخار یا سم برای ساس',
        en: 'Mattress, headboard and skirting seams by steam or insecticide for bedbugs',
        de: 'Matratze, Kopfteil und Fugen mit Dampf oder Mittel gegen Wanzen',
        ar: 'المرتبة ورأس السرير والفواصل ببخار أو مبيد للبق',
      },
      {
        fa: 'طعمهٔ مورچه در مسیر آن‌ها، نه روی لانه',
        en: 'Ant bait along the trail, not on the nest',
        de: 'Ameisenköder auf der Straße, nicht auf dem Nest',
        ar: 'طعم النمل على مساره لا على العش',
      },
      {
        fa: 'دادن نقشهٔ نقطه‌هایی که ماده گذاشته شده است',
        en: 'A sketch of where everything was placed',
        de: 'Eine Skizze aller Stellen für Sie',
        ar: 'مخطط بمواضع ما وُضع',
      },
    ],
    notDone: [
      {
        fa: 'موریانه در ستون و سقف، که بررسی ساختمان می‌خواهد',
        en: 'Termites in columns and ceilings, which need a survey of the building',
        de: 'Termiten in Tragwerk und Decke; das verlangt eine Bauuntersuchung',
        ar: 'النمل الأبيض في الأعمدة والسقف؛ فهو يحتاج فحص المبنى',
      },
      {
        fa: 'زنبور در ارتفاع بیش از سه متر',
        en: 'Wasp nests above three metres',
        de: 'Wespennester über drei Meter',
        ar: 'أعشاش الدبابير فوق ثلاثة أمتار',
      },
      {
        fa: 'سم‌پاشی باغ و درخت',
        en: 'Spraying gardens and trees',
        de: 'Spritzen von Garten und Bäumen',
        ar: 'رش الحدائق والأشجار',
      },
      {
        fa: 'شستن ملافه و رخت‌خواب آلوده',
        en: 'Washing infested linen',
        de: 'Waschen befallener Wäsche',
        ar: 'غسل الفرش المصاب',
      },
    ],
    steps: [
      {
        title: { fa: 'یکی را بگیرید', en: 'Catch one', de: 'Eines fangen', ar: 'أمسك واحدة' },
        text: {
          fa: 'حشره را در شیشه یا با چسب بگیرید و عکس کنار سکه بگذارید؛ سوسک ریز قهوه‌ای کار دیگری می‌خواهد و درشت فاضلابی کار دیگری.',
          en: 'Catch one in a jar or on tape and photograph it beside a coin: the small brown roach and the large drain roach need different work.',
          de: 'Fangen Sie eines im Glas und fotografieren Sie es neben einer Münze: Kleine braune und große Kanalschaben brauchen Verschiedenes.',
          ar: 'أمسك واحدة في وعاء وصوّرها بجانب قطعة نقد: فالصرصور البني الصغير غير الكبير من المجاري.',
        },
      },
      {
        title: { fa: 'خالی کردن', en: 'Emptying cupboards', de: 'Schränke leeren', ar: 'الإخلاء' },
        text: {
          fa: 'کابینت سینک، پشت یخچال و زیر تخت را خالی می‌کنید؛ ظرف و خوراک در کیسه.',
          en: 'You empty the cupboard under the sink, behind the fridge and under the bed, with food and dishes bagged.',
          de: 'Sie räumen Spülenschrank, hinter dem Kühlschrank und unter dem Bett frei; Geschirr und Essen eingetütet.',
          ar: 'تُخلي خزانة الحوض وخلف الثلاجة وتحت السرير؛ والأواني والطعام في أكياس.',
        },
      },
      {
        title: { fa: 'گذاشتن ماده', en: 'Treatment', de: 'Behandlung', ar: 'المعالجة' },
        text: {
          fa: 'ژل سی دقیقه و پاشش یک تا دو ساعت برای خانهٔ صد متری؛ متخصص دستکش و ماسک دارد.',
          en: 'Gel takes thirty minutes, spraying one to two hours in a hundred square metres; the specialist wears gloves and mask.',
          de: 'Gel dauert dreißig Minuten, Spritzen bei hundert Quadratmetern ein bis zwei Stunden, mit Handschuhen und Maske.',
          ar: 'الجل ثلاثون دقيقة والرش ساعة إلى ساعتين لمئة متر؛ والمختص بقفازات وكمامة.',
        },
      },
      {
        title: { fa: 'بازدید دوم', en: 'Second visit', de: 'Zweiter Termin', ar: 'زيارة ثانية' },
        text: {
          fa: 'تخم سوسک و ساس زنده می‌ماند؛ دوازده تا چهارده روز بعد نوبت دوم را بگذارید.',
          en: 'Eggs of roaches and bedbugs survive: order the second visit twelve to fourteen days later.',
          de: 'Eier überleben: Bestellen Sie nach zwölf bis vierzehn Tagen den zweiten Termin.',
          ar: 'تبقى البيوض حية: احجز الزيارة الثانية بعد اثني عشر إلى أربعة عشر يومًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'آنچه در پیشنهاد نوشته شده، چند نوبت و چه ماده‌ای، همان است که پول آن را می‌دهید.',
        en: 'What the quote states, visits and product, is what you pay for.',
        de: 'Was im Angebot steht, Termine und Mittel, das bezahlen Sie.',
        ar: 'ما ورد في العرض من زيارات ومادة هو ما تدفع عنه.',
      },
      {
        fa: 'تا ۴۸ ساعت پس از پایان، پول در پلاکفن است؛ اگر سم‌پاشی بخشی از خانه جا ماند بگویید.',
        en: 'For 48 hours the money is held; if part of the home was missed, say so.',
        de: '48 Stunden bleibt das Geld verwahrt; wurde etwas ausgelassen, melden Sie es.',
        ar: 'يُحتجز المال ٤٨ ساعة؛ فإن فات جزء من المنزل فأبلغ.',
      },
    ],
    questions: [
      {
        question: { fa: 'ژل بهتر است یا پاشش؟', en: 'Gel or spray?', de: 'Gel oder Spritzen?', ar: 'جل أم رش؟' },
        answer: {
          fa: 'برای سوسک ریز آشپزخانه ژل: حشره می‌خورد، به لانه می‌برد و خانه خالی نمی‌شود. پاشش برای سوسک فاضلاب و ساس است و چند ساعت بیرون ماندن می‌خواهد. روی ژل اسپری نزنید؛ از آن فرار می‌کنند.',
          en: 'For small kitchen roaches gel: they eat it, carry it home, and you need not leave. Spray is for drain roaches and bedbugs, and needs hours outside. Never spray over gel; they flee from it.',
          de: 'Bei kleinen Küchenschaben Gel: Die Tiere fressen es und tragen es ins Nest, und Sie können zu Hause bleiben. Spritzen gegen Kanalschaben und Wanzen, mit Stunden draußen. Sprühen Sie nie auf das Gel, sonst meiden sie es.',
          ar: 'للصراصير الصغيرة في المطبخ الجل: تأكله وتنقله إلى العش ولا تخلي المنزل. والرش لصراصير المجاري والبق ويستلزم ساعات خارجًا. ولا ترش فوق الجل فتنفر منه.',
        },
      },
      {
        question: {
          fa: 'کی سوسک‌ها می‌روند؟',
          en: 'How soon are they gone?',
          de: 'Wann sind sie weg?',
          ar: 'متى تختفي؟',
        },
        answer: {
          fa: 'با ژل مرگ از روز سوم شروع می‌شود و تا سه هفته ادامه دارد. زیاد شدن در دو روز اول طبیعی است؛ تا یک هفته گوشه‌ها را تی نکشید.',
          en: 'With gel they die from the third day and up to three weeks. Seeing more in the first two days is normal; do not mop the corners for a week.',
          de: 'Mit Gel sterben sie ab dem dritten Tag, bis zu drei Wochen. Anfangs sind mehr zu sehen; eine Woche Ecken nicht wischen.',
          ar: 'بالجل يبدأ الموت من اليوم الثالث حتى ثلاثة أسابيع. وقد تكثر في أول يومين؛ ولا تمسح الزوايا أسبوعًا.',
        },
      },
      {
        question: {
          fa: 'ساس از کجا آمده است؟',
          en: 'Where do bedbugs come from?',
          de: 'Woher kommen Wanzen?',
          ar: 'من أين يأتي البق؟',
        },
        answer: {
          fa: 'از سفر، مبل دست‌دوم یا چمدان؛ ربطی به تمیزی خانه ندارد. ملافه‌ها را در ۶۰ درجه بشویید و لباس‌های دیگر را سه روز در فریزر منفی ۱۸ بگذارید. تنها تخت را سم‌پاشی نکنید، هر اتاق تا دو متر دور تخت.',
          en: 'From travel, second-hand sofas or luggage; cleanliness has nothing to do with it. Wash linen at 60 °C, put other clothes three days in a freezer at −18. Treat two metres round the bed, not the bed alone.',
          de: 'Von Reisen, Gebrauchtsofas oder Koffern; mit Sauberkeit hat es nichts zu tun. Wäsche bei 60 °C, anderes drei Tage bei −18 °C. Behandelt wird im Umkreis von zwei Metern.',
          ar: 'من السفر أو أريكة مستعملة أو حقيبة؛ ولا علاقة لها بالنظافة. اغسل الشراشف بستين درجة وضع غيرها ثلاثة أيام في مجمّدة بحرارة ١٨ تحت الصفر. وتُعالج مساحة مترين حول السرير.',
        },
      },
      {
        question: {
          fa: 'روی ردیف مورچه‌ها اسپری بزنم؟',
          en: 'Shall I spray the ant trail?',
          de: 'Soll ich die Ameisenstraße besprühen?',
          ar: 'هل أرش مسار النمل؟',
        },
        answer: {
          fa: 'نه. کارگرها می‌میرند، ولی لانه می‌ماند و شاید چند تکه شود. رد را پاک نکنید و تا آمدن متخصص شیرینی نزدیک نگذارید؛ طعمه آن را تا ملکه می‌رساند.',
          en: 'No. It kills workers while the nest survives and may divide. Leave the trail, put no sweets near; bait carries it to the queen.',
          de: 'Nein. Das tötet Arbeiterinnen, das Nest überlebt und teilt sich. Lassen Sie die Straße in Ruhe und stellen Sie nichts Süßes daneben; der Köder erreicht die Königin.',
          ar: 'لا. فهو يقتل العاملات ويبقى العش وقد ينقسم. اترك المسار ولا تضع حلوى قربه؛ فالطعم يبلغ الملكة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نوع حشره بیش از متراژ اثر دارد: مورچه ارزان‌ترین، ساس گران‌ترین.',
        en: 'The insect matters more than the area: ants cost least, bedbugs most.',
        de: 'Die Art zählt mehr als die Fläche: Ameisen am günstigsten, Wanzen am teuersten.',
        ar: 'النوع أهم من المساحة: النمل أرخص والبق أغلى.',
      },
      {
        fa: 'مهم‌ترین پرسش این است که نوبت دوم در قیمت هست یا نه.',
        en: 'Whether the second visit is in the price is the question to ask.',
        de: 'Fragen Sie, ob der zweite Termin im Preis ist.',
        ar: 'السؤال الأهم: هل الزيارة الثانية ضمن السعر؟',
      },
      {
        fa: 'ساختمان چندواحدی اگر هم‌زمان سم‌پاشی شود، برای هر واحد ارزان‌تر است.',
        en: 'Flats of one building treated together cost less each.',
        de: 'Werden mehrere Wohnungen eines Hauses zugleich behandelt, wird es je Wohnung günstiger.',
        ar: 'علاج شقق المبنى معًا أرخص لكل شقة.',
      },
    ],
  },
};
