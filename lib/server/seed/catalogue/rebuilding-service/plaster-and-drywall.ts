import type { CategoryTypeSeed } from '../types';

export const plasterAndDrywall: CategoryTypeSeed = {
  id: 3202,
  seopath: 'plaster-and-drywall',
  hasPage: true,
  name: { fa: 'گچ و کناف', en: 'Plaster and drywall', de: 'Putz und Trockenbau', ar: 'الجص وألواح الجبس' },
  description: {
    fa: 'دیوار و سقف کاذب، ترمیم گچ و نورپردازی.',
    en: 'Partitions, false ceilings, plaster repair and light coves.',
    de: 'Wände, abgehängte Decken, Putzreparatur.',
    ar: 'الجدران والأسقف المستعارة وترميم الجص.',
  },
  page: {
    title: {
      fa: 'گچ‌کاری، کناف و سقف کاذب',
      en: 'Plaster, drywall and false ceilings',
      de: 'Putz, Trockenbau und abgehängte Decken',
      ar: 'الجص وألواح الجبس والأسقف المستعارة',
    },
    summary: {
      fa: 'برای دیوار ترک‌خورده، سقف طبله‌کرده، اتاقی که باید دو تا شود یا نور پنهان پذیرایی. یک طرح دستی با اندازه بس است تا گچ‌کار و کناف‌کار قیمت بدهند.',
      en: 'For cracked walls, a ceiling that has come loose, a room to be divided or hidden lights in the sitting room. A sketch with sizes is enough for plasterers and drywallers to quote.',
      de: 'Für Risse, lose Decken, einen zu teilenden Raum oder indirektes Licht im Wohnzimmer. Eine Skizze mit Maßen genügt Stuckateur und Trockenbauer für ihr Angebot.',
      ar: 'لجدار متشقق أو سقف منتفخ أو غرفة تُقسم أو إضاءة مخفية في الصالة. يكفي رسم يدوي بالمقاسات ليقدم عمال الجص والألواح أسعارهم.',
    },
    metaTitle: {
      fa: 'گچ‌کاری، دیوار کناف و سقف کاذب | پلاکفن',
      en: 'Plastering, drywall and false ceilings | Pelakfan',
      de: 'Putz, Trockenbauwand und Decke | Pelakfan',
      ar: 'جص وجدران جبس وأسقف مستعارة | بلاكفن',
    },
    metaDescription: {
      fa: 'ترمیم ترک و نم‌زدگی گچ، سفیدکاری، دیوار جداکنندهٔ کناف، سقف کاذب و خط نور. پنل سبز برای جای مرطوب؛ هر متر دیوار کناف در یک روز بسته می‌شود.',
      en: 'Cracked and damp plaster mended, walls skimmed, drywall partitions, false ceilings, light coves. Green board in wet rooms; a partition is closed within a day.',
      de: 'Risse und Feuchteschäden ausbessern, Glattputz, Trennwände, abgehängte Decken, Lichtvouten. Grüne Platten im Feuchtraum; eine Trennwand steht in einem Tag.',
      ar: 'ترميم الشقوق والجص المتضرر من الرطوبة، وتبييض، وجدران فاصلة وأسقف مستعارة وخطوط إضاءة. ألواح خضراء للأماكن الرطبة، ويُغلق الجدار في يوم.',
    },
    done: [
      {
        fa: 'تراشیدن گچ طبله‌کرده، توری روی ترک و کشیدن دوباره با شمشه',
        en: 'Cutting out loose plaster, mesh over the cracks, and new plaster drawn with a straight edge',
        de: 'Losen Putz abschlagen, Gewebe über Risse, neu auftragen und abziehen',
        ar: 'إزالة الجص المنتفخ ووضع شبك على الشقوق وإعادة الكسوة بالمسطرة',
      },
      {
        fa: 'سفیدکاری و پرداخت گچ نهایی برای رنگ',
        en: 'A fine skim coat ready for paint',
        de: 'Feinputz, fertig für den Anstrich',
        ar: 'تبييض وتشطيب جاهز للدهان',
      },
      {
        fa: 'دیوار جداکننده با سازهٔ گالوانیزه، پشم سنگ و پنل ۱۲٫۵ میلی‌متر',
        en: 'Partitions on galvanised studs, with mineral wool and 12.5 mm board',
        de: 'Trennwand mit verzinktem Ständerwerk, Mineralwolle und 12,5-mm-Platten',
        ar: 'جدار فاصل بهيكل مجلفن وصوف صخري وألواح ١٢٫٥ ملم',
      },
      {
        fa: 'سقف کاذب با دریچهٔ بازدید برای کولر، داکت و شیر آب',
        en: 'False ceilings with a hatch for cooler, duct and valves',
        de: 'Abgehängte Decke mit Revisionsklappe für Kühler, Kanal und Ventile',
        ar: 'سقف مستعار مع فتحة تفقد للمكيف والمجرى والصمامات',
      },
      {
        fa: 'خط نور، جای پرده و قاب تلویزیون از کناف',
        en: 'Light coves, curtain recesses and TV frames in drywall',
        de: 'Lichtvouten, Vorhangschienen-Nischen und TV-Rahmen',
        ar: 'خطوط الإضاءة وتجويف الستائر وإطار التلفاز',
      },
      {
        fa: 'پوشاندن درز پنل‌ها با نوار و سه دست بتونه',
        en: 'Taping the joints and filling them in three coats',
        de: 'Fugen mit Bewehrungsstreifen in drei Lagen spachteln',
        ar: 'شريط لفواصل الألواح وثلاث طبقات معجون',
      },
    ],
    notDone: [
      {
        fa: 'سیم‌کشی و نصب چراغ درون سقف',
        en: 'Wiring and fitting lights in the ceiling',
        de: 'Verkabelung und Einbau der Leuchten',
        ar: 'تمديد الأسلاك وتركيب الإنارة في السقف',
      },
      {
        fa: 'نقاشی دیوار پس از سفیدکاری',
        en: 'Painting the walls afterwards',
        de: 'Anstrich nach dem Feinputz',
        ar: 'دهان الجدران بعد التبييض',
      },
      {
        fa: 'بستن نشتی لوله‌ای که گچ را خراب کرده است',
        en: 'Stopping the leaking pipe that spoilt the plaster',
        de: 'Abdichten des Rohrs, das den Putz verdorben hat',
        ar: 'إصلاح الأنبوب المتسرب الذي أفسد الجص',
      },
      {
        fa: 'گچ‌بری دستی پیکره و نقش برجسته',
        en: 'Hand-modelled figures and ornament',
        de: 'Handgeformte Stuckfiguren und Ornamente',
        ar: 'النحت اليدوي والزخارف البارزة',
      },
    ],
    steps: [
      {
        title: { fa: 'علت ترک', en: 'Why it cracked', de: 'Ursache der Risse', ar: 'سبب الشق' },
        text: {
          fa: 'ترک مورب از گوشهٔ در و پنجره بیشتر نشست است و ترک مویی از گچ؛ عکس با خط‌کش کنار ترک بگذارید.',
          en: 'Slanting cracks from door corners mostly mean settlement, hair cracks the plaster itself; send a photo with a ruler beside it.',
          de: 'Schräge Risse an Tür- und Fensterecken kommen meist von Setzung, Haarrisse vom Putz; schicken Sie ein Foto mit einem Lineal daneben.',
          ar: 'الشق المائل من زاوية الباب غالبًا هبوط، والشعري من الجص نفسه، فأرسل صورة مع مسطرة بجانبه.',
        },
      },
      {
        title: {
          fa: 'خالی کردن و پوشاندن',
          en: 'Clearing and covering',
          de: 'Räumen und abdecken',
          ar: 'الإخلاء والتغطية',
        },
        text: {
          fa: 'گرد گچ به همه‌جا می‌رود؛ دریچهٔ کولر و درز در را نایلون بگیرید و پرده‌ها را بردارید.',
          en: 'Plaster dust gets everywhere: tape film over the air vents and door gaps, and take the curtains down.',
          de: 'Gipsstaub dringt überall hin: Kleben Sie Lüftungsgitter und Türspalt ab und nehmen Sie die Vorhänge ab.',
          ar: 'غبار الجص يصل كل مكان، فغطِّ فتحات المكيف وشقوق الأبواب بالنايلون وأنزل الستائر.',
        },
      },
      {
        title: {
          fa: 'سازه، پنل، درز',
          en: 'Frame, board, joints',
          de: 'Ständer, Platte, Fuge',
          ar: 'الهيكل واللوح والفواصل',
        },
        text: {
          fa: 'پیش از بستن پنل عکس بگیرید تا جای سیم و لوله و تقویت‌ها بعدها معلوم باشد.',
          en: 'Take photos before the boards go up, to know later where wires, pipes and supports lie.',
          de: 'Fotografieren Sie vor dem Beplanken, damit Leitungen und Verstärkungen später auffindbar sind.',
          ar: 'صوّر قبل تثبيت الألواح لتعرف لاحقًا مواضع الأسلاك والأنابيب والدعائم.',
        },
      },
      {
        title: { fa: 'نور مایل', en: 'A slanting light', de: 'Prüfung mit der Lampe', ar: 'الفحص بالمصباح' },
        text: {
          fa: 'چراغ را کنار دیوار بگیرید؛ موج و رد کاردک در این نور پیداست و همان روز گرفته می‌شود.',
          en: 'Hold a lamp along the wall: waves and trowel marks show and are taken off the same day.',
          de: 'Halten Sie die Lampe dicht an die Wand: Wellen und Kellenspuren werden sichtbar und noch am selben Tag beseitigt.',
          ar: 'قرّب المصباح من الجدار فتظهر التموجات وآثار المالج وتُزال في اليوم نفسه.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر زیر گچ چیزی بیرون از قرار پیدا شد، تغییر قیمت را اول شما در صفحهٔ سفارش می‌پذیرید.',
        en: 'If something unforeseen turns up under the plaster, any change of price waits for your yes on the order’s page.',
        de: 'Kommt unter dem Putz Unerwartetes zutage, gilt ein neuer Preis erst nach Ihrem Ja auf der Auftragsseite.',
        ar: 'إن ظهر تحت الجص ما لم يُحسب فأي تغيير في السعر ينتظر قبولك في صفحة الطلب.',
      },
      {
        fa: 'تا ۳ ساعت پیش از آمدن استادکار، اگر اتاق آماده نبود، بی‌هزینه لغو کنید.',
        en: 'If the room is not cleared in time, cancel free of charge up to 3 hours before the plasterer comes.',
        de: 'Ist das Zimmer nicht rechtzeitig leer, sagen Sie bis 3 Stunden vor Beginn kostenlos ab.',
        ar: 'إن لم تُخلَ الغرفة في وقتها فألغِ مجانًا حتى ٣ ساعات قبل مجيء الحرفي.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'به دیوار کناف تلویزیون و کابینت می‌شود آویخت؟',
          en: 'Can drywall carry a television or cupboards?',
          de: 'Trägt die Wand Fernseher oder Hängeschrank?',
          ar: 'هل يحمل جدار الجبس تلفازًا أو خزائن؟',
        },
        answer: {
          fa: 'تا ۱۵ کیلو با پیچ مخصوص پروانه‌ای. برای تلویزیون و کابینت پیش از بستن پنل باید تخته یا سازهٔ تقویت در همان ارتفاع کار شود؛ جای آن را از پیش بگویید.',
          en: 'Up to 15 kg on toggle bolts. For a television or cupboards a board or extra studs must go in at that height before the wall is closed, so say where.',
          de: 'Bis 15 kg mit Hohlraumdübeln. Für Fernseher und Schränke muss vor dem Schließen eine Traverse auf der Höhe hinein; sagen Sie vorher, wo.',
          ar: 'حتى ١٥ كيلوغرامًا ببراغٍ خاصة. وللتلفاز والخزائن يجب وضع خشب أو دعامة بذلك الارتفاع قبل الإغلاق، فحدد موضعها.',
        },
      },
      {
        question: {
          fa: 'صدا رد می‌کند؟',
          en: 'Does sound pass through?',
          de: 'Wie hellhörig ist sie?',
          ar: 'هل يمر الصوت؟',
        },
        answer: {
          fa: 'دیوار یک‌لایه با پشم سنگ حدود ۴۰ دسی‌بل و دولایه حدود ۵۰ دسی‌بل می‌گیرد؛ دومی حرف زدن معمولی را نامفهوم می‌کند. درز زیر در همه را بی‌اثر می‌کند.',
          en: 'One layer with mineral wool stops about 40 dB, two layers about 50, which makes ordinary speech unintelligible. A gap under the door undoes it all.',
          de: 'Einlagig mit Mineralwolle etwa 40 dB Dämmung, zweilagig etwa 50; dann ist normales Sprechen unverständlich. Ein Türspalt macht alles zunichte.',
          ar: 'الطبقة الواحدة مع صوف صخري تعزل نحو ٤٠ ديسيبل والطبقتان نحو ٥٠ فلا يُفهم الكلام العادي. وفتحة تحت الباب تبطل ذلك كله.',
        },
      },
      {
        question: {
          fa: 'پس از گچ چقدر صبر کنم تا رنگ بزنم؟',
          en: 'How long before painting?',
          de: 'Wie lange bis zum Streichen?',
          ar: 'كم أنتظر قبل الدهان؟',
        },
        answer: {
          fa: 'سفیدکاری نو دو تا چهار هفته با پنجرهٔ باز؛ بتونهٔ کناف یک تا دو روز. رنگ زودهنگام پوسته می‌شود.',
          en: 'New plaster two to four weeks with windows open; drywall filler a day or two. Paint put on too soon peels.',
          de: 'Neuer Putz zwei bis vier Wochen bei offenem Fenster, Spachtel ein bis zwei Tage. Zu früh Gestrichenes blättert ab.',
          ar: 'الجص الجديد أسبوعين إلى أربعة والنوافذ مفتوحة، ومعجون الألواح يومًا أو يومين. فالدهان المبكر يتقشر.',
        },
      },
      {
        question: {
          fa: 'سقف کاذب چقدر از ارتفاع کم می‌کند؟',
          en: 'How much height does a ceiling take?',
          de: 'Wie viel Höhe kostet die Decke?',
          ar: 'كم يأخذ السقف المستعار من الارتفاع؟',
        },
        answer: {
          fa: 'صاف و ساده ۷ تا ۱۰ سانتی‌متر، با نور پنهان ۱۲ تا ۱۵ و با داکت کولر ۲۵ تا ۳۵. زیر ۲٫۴۰ متر، اتاق خفه به نظر می‌آید.',
          en: 'A plain one 7 to 10 cm, with hidden light 12 to 15, with a cooler duct 25 to 35. Below 2.40 metres a room feels low.',
          de: 'Schlicht 7 bis 10 cm, mit indirektem Licht 12 bis 15, mit Luftkanal 25 bis 35. Unter 2,40 Meter wirkt ein Raum gedrückt.',
          ar: 'البسيط ٧ إلى ١٠ سنتيمترات، ومع إضاءة مخفية ١٢ إلى ١٥، ومع مجرى المكيف ٢٥ إلى ٣٥. وما دون ٢٫٤٠ متر يبدو ضيقًا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'دیوار و سقف صاف به متر مربع است؛ خط نور، پله و قوس به متر طول.',
        en: 'Plain walls and ceilings go by the square metre; coves, steps and curves by the running metre.',
        de: 'Glatte Wände und Decken werden je Quadratmeter berechnet; Vouten, Stufen und Bögen je laufenden Meter.',
        ar: 'الجدار والسقف المستويان بالمتر المربع، وخطوط الإضاءة والدرجات والأقواس بالطولي.',
      },
      {
        fa: 'پنل سبز، لایهٔ دوم و پشم سنگ هر کدام مصالح را گران‌تر می‌کند، دستمزد را کمتر.',
        en: 'Green board, a second layer and mineral wool raise the materials more than the labour.',
        de: 'Grüne Platten, zweite Lage und Mineralwolle verteuern eher das Material als die Arbeit.',
        ar: 'اللوح الأخضر والطبقة الثانية والصوف الصخري ترفع ثمن المواد أكثر من الأجرة.',
      },
      {
        fa: 'ترمیم لکه‌ای زیر ده متر معمولاً قیمت روز دارد، نه متر.',
        en: 'Patches under ten square metres are usually priced by the day rather than by the metre.',
        de: 'Flickstellen unter zehn Quadratmetern kosten meist einen Tagessatz.',
        ar: 'الترميم المتفرق دون عشرة أمتار يُحسب عادةً بأجرة يوم لا بالمتر.',
      },
    ],
  },
};
