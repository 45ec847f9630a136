import type { CategoryTypeSeed } from '../types';

export const washingMachine: CategoryTypeSeed = {
  id: 1801,
  seopath: 'washing-machine',
  hasPage: true,
  name: {
    fa: 'لباسشویی و ظرفشویی',
    en: 'Washing machines and dishwashers',
    de: 'Wasch- und Spülmaschinen',
    ar: 'الغسالات وغسالات الصحون',
  },
  description: {
    fa: 'آب نمی‌گیرد، خالی نمی‌کند، می‌لرزد یا خطا می‌دهد.',
    en: 'Takes no water, does not drain, shakes or shows an error.',
    de: 'Zieht kein Wasser, pumpt nicht ab, wackelt oder meldet Fehler.',
    ar: 'لا تسحب الماء أو لا تصرفه أو تهتز أو تظهر خطأ.',
  },
  page: {
    title: {
      fa: 'تعمیر لباسشویی و ظرفشویی در خانه',
      en: 'Washing machine and dishwasher repair at home',
      de: 'Reparatur von Wasch- und Spülmaschinen vor Ort',
      ar: 'إصلاح الغسالات وغسالات الصحون في المنزل',
    },
    summary: {
      fa: 'برای دستگاهی که آب را نمی‌گیرد یا پس نمی‌دهد، وسط برنامه می‌ایستد یا هنگام خشک‌کن راه می‌رود. مارک، مدل، کد روی نمایشگر و آنچه می‌شنوید را می‌نویسید و تعمیرکار با قطعهٔ محتمل می‌آید.',
      en: 'For a machine that will not fill or empty, stops in mid-programme or walks across the floor in the spin. Note make, model, the code on the display and what you hear, and the technician brings the likely part.',
      de: 'Für Maschinen, die kein Wasser ziehen oder abpumpen, mitten im Programm stehen bleiben oder beim Schleudern wandern. Mit Marke, Modell, Fehlercode und Geräusch weiß die Fachkraft, welches Teil sie mitbringt.',
      ar: 'لآلة لا تمتلئ أو لا تفرغ أو تتوقف وسط البرنامج أو تتحرك من مكانها عند العصر. تكتب الماركة والطراز والرمز الظاهر وما تسمعه، فيأتي الفني ومعه القطعة المحتملة.',
    },
    metaTitle: {
      fa: 'تعمیر لباسشویی و ظرفشویی در محل با کد خطا | پلاکفن',
      en: 'Washing machine and dishwasher repair | Pelakfan',
      de: 'Waschmaschine und Spülmaschine reparieren | Pelakfan',
      ar: 'إصلاح الغسالة وغسالة الصحون في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'تعویض پمپ تخلیه، المنت، بلبرینگ، تسمه، لاستیک در و شیر برقی. ریزش آب، لرزش یا کد خطا را بنویسید؛ عیب‌یابی معمولاً نیم ساعت است و قیمت پیش از تعویض می‌آید.',
      en: 'Drain pumps, heating elements, bearings, belts, door seals and valves replaced. Diagnosis takes half an hour; you know the price before any part is fitted.',
      de: 'Pumpe, Heizstab, Lager, Riemen, Türdichtung und Einlassventil werden getauscht. Die Diagnose dauert etwa eine halbe Stunde; den Preis hören Sie vorher.',
      ar: 'تبديل مضخة التصريف وعنصر التسخين ورمان البلي والسير ومطاط الباب وصمام الماء. الفحص يأخذ نحو نصف ساعة، وتعرف السعر قبل تركيب أي قطعة.',
    },
    done: [
      {
        fa: 'باز کردن و شستن صافی و پمپ تخلیه، و بیرون آوردن سکه، گیره و سیم لباس زیر از آن',
        en: 'Opening and clearing filter and drain pump of coins, clips and bra wires',
        de: 'Sieb und Laugenpumpe öffnen und von Münzen, Klammern und Bügeln befreien',
        ar: 'فتح مصفاة الغسالة ومضخة التصريف وإخراج النقود والمشابك والأسلاك منها',
      },
      {
        fa: 'تعویض پمپ، شیر برقی ورودی و شلنگ ترک‌خورده',
        en: 'Replacing pumps, inlet valves and cracked hoses',
        de: 'Pumpen, Einlassventile und rissige Schläuche tauschen',
        ar: 'تبديل المضخة وصمام الدخول والخرطوم المتشقق',
      },
      {
        fa: 'المنت و حسگر دما، وقتی آب سرد می‌ماند یا ظرف چرب بیرون می‌آید',
        en: 'Heating element and temperature sensor, when the water stays cold or dishes come out greasy',
        de: 'Heizstab und Temperaturfühler, wenn das Wasser kalt oder das Geschirr fettig bleibt',
        ar: 'عنصر التسخين وحساس الحرارة حين يبقى الماء باردًا أو تخرج الصحون دهنية',
      },
      {
        fa: 'بلبرینگ و کاسه‌نمد دیگ، تسمه و زغال موتور',
        en: 'Drum bearings and shaft seal, drive belt and motor brushes',
        de: 'Trommellager und Wellendichtung, Antriebsriemen und Motorkohlen',
        ar: 'رمان بلي الحوض وحشيته وسير المحرك وفحماته',
      },
      {
        fa: 'لاستیک و قفل در، کمک‌فنر و پایه‌ها برای لرزش',
        en: 'Door gasket and lock; dampers and feet against shaking',
        de: 'Türmanschette und -schloss; Stoßdämpfer und Füße gegen das Wackeln',
        ar: 'مطاط الباب وقفله، وماصات الاهتزاز والأرجل لعلاج الرجّة',
      },
      {
        fa: 'پروانهٔ آب‌پاش، ظرف نمک و جامایعی ظرفشویی',
        en: 'Spray arms, salt container and detergent drawer of dishwashers',
        de: 'Sprüharme, Salzbehälter und Dosierfach der Spülmaschine',
        ar: 'أذرع الرش وخزان الملح ودرج المسحوق في غسالة الصحون',
      },
    ],
    notDone: [
      {
        fa: 'دستگاهی که هنوز گارانتی دارد؛ اول به خدمات پس از فروش همان مارک زنگ بزنید',
        en: 'Machines still under warranty: call the make’s own service first',
        de: 'Geräte mit laufender Garantie; rufen Sie zuerst den Werkskundendienst',
        ar: 'الآلات التي ما زالت تحت الضمان، فابدأ بوكيل الماركة',
      },
      {
        fa: 'لوله‌کشی و کندن کاشی برای آب و فاضلاب دستگاه',
        en: 'Laying pipes or breaking tiles for the machine’s water and waste',
        de: 'Wasser- und Abflussleitungen verlegen oder Fliesen aufstemmen',
        ar: 'تمديد الأنابيب وكسر البلاط لماء الآلة وصرفها',
      },
      {
        fa: 'بیرون کشیدن دستگاهی که پشت کابینت بسته یا زیر صفحه چسبیده مانده است',
        en: 'Freeing a machine walled in behind units or glued under a worktop',
        de: 'Ausbau fest eingebauter oder unter die Platte geklebter Geräte',
        ar: 'إخراج آلة محبوسة خلف خزانة مغلقة أو ملصقة تحت السطح',
      },
      {
        fa: 'بیمهٔ لباسی که در دستگاه معیوب گیر کرده باشد',
        en: 'Compensation for clothes caught in a faulty drum',
        de: 'Ersatz für Wäsche, die in der defekten Trommel klemmt',
        ar: 'تعويض الملابس العالقة في حوض معطل',
      },
    ],
    steps: [
      {
        title: {
          fa: 'کد و صدا را بنویسید',
          en: 'Write down code and noise',
          de: 'Code und Geräusch notieren',
          ar: 'اكتب الرمز والصوت',
        },
        text: {
          fa: 'برچسب مدل روی قاب در یا پشت دستگاه است. از نمایشگر عکس بگیرید و اگر صدا می‌دهد پیام صوتی بگذارید؛ غرش در خشک‌کن بلبرینگ است و وزوز بی‌تخلیه پمپ.',
          en: 'The model label sits on the door rim or the back. Photograph the display, and record the noise: a roar in the spin is a bearing, a hum without draining the pump.',
          de: 'Das Typenschild sitzt im Türrahmen oder hinten. Fotografieren Sie die Anzeige und nehmen Sie das Geräusch auf: Dröhnen beim Schleudern ist das Lager, Brummen ohne Abfluss die Pumpe.',
          ar: 'ملصق الطراز على حافة الباب أو خلف الآلة. صوّر الشاشة وسجّل الصوت: الهدير عند العصر رمان بلي، والأزيز بلا تصريف مضخة.',
        },
      },
      {
        title: {
          fa: 'پیش از آمدن تعمیرکار',
          en: 'Before the technician arrives',
          de: 'Vor dem Besuch',
          ar: 'قبل الزيارة',
        },
        text: {
          fa: 'دوشاخه را بکشید، شیر آب را ببندید و راه دستگاه را باز کنید. اگر لباس در آب مانده، شلنگ تخلیه را پایین ببرید تا در لگن خالی شود.',
          en: 'Pull the plug, close the tap and clear the way to the machine. If clothes sit in water, lower the drain hose into a basin.',
          de: 'Ziehen Sie den Stecker, schließen Sie den Hahn und räumen Sie den Zugang frei. Steht Wäsche im Wasser, senken Sie den Ablaufschlauch in eine Wanne.',
          ar: 'انزع القابس وأغلق الحنفية وأخلِ الطريق إلى الآلة. وإن بقيت الملابس في الماء فاخفض خرطوم التصريف إلى وعاء.',
        },
      },
      {
        title: {
          fa: 'آزمودن با یک برنامهٔ کوتاه',
          en: 'A short programme as the test',
          de: 'Probelauf im Kurzprogramm',
          ar: 'تجربة ببرنامج قصير',
        },
        text: {
          fa: 'پس از تعمیر، آبگیری، گرم شدن، تخلیه و خشک‌کن یک دور دیده می‌شود و زیر دستگاه باید خشک بماند.',
          en: 'Filling, heating, draining and spin are run once, and the floor below has to stay dry.',
          de: 'Einlauf, Heizen, Abpumpen und Schleudern laufen einmal durch, und der Boden muss trocken bleiben.',
          ar: 'بعد الإصلاح يُختبر الامتلاء والتسخين والتصريف والعصر مرة، ويجب أن تبقى الأرض جافة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر قطعه‌ای بیش از قیمت پیشنهاد لازم شد، لباسشویی باز می‌ماند تا افزایش را بپذیرید یا رد کنید.',
        en: 'Should a part cost more than the quote, work on the machine waits until you accept or refuse the increase.',
        de: 'Kostet ein Teil mehr als angeboten, ruht die Arbeit an der Maschine, bis Sie den Aufpreis annehmen oder ablehnen.',
        ar: 'إن احتاجت الغسالة قطعة تزيد على العرض يتوقف العمل حتى تقبل الزيادة أو ترفضها.',
      },
      {
        fa: 'یک نوبت کامل بشویید و بعد تأیید کنید: تا ۴۸ ساعت پس از تعمیر وقت دارید و پول تا آن وقت نزد پلاکفن است.',
        en: 'Wash a full load first and then confirm: you have 48 hours after the repair, and the money stays with Pelakfan meanwhile.',
        de: 'Waschen Sie erst eine volle Ladung: Sie haben nach der Reparatur 48 Stunden, und so lange bleibt das Geld bei Pelakfan.',
        ar: 'اغسل حمولة كاملة ثم أكّد: أمامك ٤٨ ساعة بعد الإصلاح والمبلغ خلالها لدى بلاكفن.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'دستگاه آب را تخلیه نمی‌کند؛ خودم کاری بکنم؟',
          en: 'It does not drain. Can I do something myself?',
          de: 'Sie pumpt nicht ab. Kann ich selbst etwas tun?',
          ar: 'الآلة لا تصرّف الماء، هل أفعل شيئًا بنفسي؟',
        },
        answer: {
          fa: 'دریچهٔ پایین سمت راست را باز کنید، ظرفی بگذارید و پیچ صافی را آرام بچرخانید. نیمی از این خرابی‌ها با بیرون آوردن یک سکه یا جوراب درست می‌شود. آب داغ شست‌وشو را بگذارید سرد شود.',
          en: 'Open the flap at the lower right, put a tray under it and turn the filter slowly. Half of these faults are a coin or a sock. Let hot water cool first.',
          de: 'Öffnen Sie die Klappe unten rechts, stellen Sie eine Schale darunter und drehen Sie das Sieb langsam heraus. Oft steckt nur eine Münze oder Socke darin. Lassen Sie heißes Wasser vorher abkühlen.',
          ar: 'افتح الغطاء أسفل اليمين وضع وعاءً وأدر المصفاة ببطء. وكثير من هذه الأعطال سببه نقد معدني أو جورب. واترك الماء الساخن يبرد أولًا.',
        },
      },
      {
        question: {
          fa: 'چرا لباسشویی در خشک‌کن راه می‌رود؟',
          en: 'Why does it walk in the spin?',
          de: 'Warum wandert sie beim Schleudern?',
          ar: 'لماذا تتحرك عند العصر؟',
        },
        answer: {
          fa: 'پیچ‌های حمل پشت دستگاهِ نو باز نشده، پایه‌ها تراز نیست، یا یک پتوی سنگین در دیگ گلوله شده است. اگر هیچ‌کدام نیست، کمک‌فنرها وا رفته‌اند و جفتی عوض می‌شوند.',
          en: 'On a new machine the transport bolts are still in; else the feet are not level, or one heavy blanket has balled up. If none of these, the dampers are worn, and they are changed in pairs.',
          de: 'Bei neuen Maschinen stecken noch die Transportsicherungen; sonst stehen die Füße schief oder eine schwere Decke ballt sich. Andernfalls sind die Dämpfer verschlissen; sie werden paarweise getauscht.',
          ar: 'في الآلة الجديدة لم تُنزع براغي النقل، أو الأرجل غير مستوية، أو تكوّرت بطانية ثقيلة. وإلا فالماصات مستهلكة وتُبدَّل أزواجًا.',
        },
      },
      {
        question: {
          fa: 'تعویض بلبرینگ می‌ارزد؟',
          en: 'Is a bearing worth replacing?',
          de: 'Lohnt sich der Lagertausch?',
          ar: 'هل يستحق تبديل رمان البلي؟',
        },
        answer: {
          fa: 'دستگاه تا آخر باز می‌شود و دو سه ساعت یا یک روز کارگاه می‌برد. اگر دیگ دو تکهٔ پیچی باشد و دستگاه زیر ده سال، معمولاً می‌ارزد؛ دیگ یک‌پارچه باید برید یا کامل عوض کرد.',
          en: 'The machine comes apart completely, two to three hours’ work. With a bolted tub and less than ten years of age it is usually worth it; a welded tub has to be replaced whole.',
          de: 'Die Maschine wird ganz zerlegt, zwei bis drei Stunden. Bei verschraubtem Bottich und unter zehn Jahren lohnt es meist; ein verschweißter muss komplett ersetzt werden.',
          ar: 'تُفك الآلة كلها في ساعتين إلى ثلاث. إن كان الحوض مثبتًا بالبراغي وعمرها دون عشر سنوات فغالبًا نعم، أما الحوض الملحوم فيُبدَّل كله.',
        },
      },
      {
        question: {
          fa: 'ظرف‌ها سفید و کدر بیرون می‌آید؛ دستگاه خراب است؟',
          en: 'Glasses come out white. Is the dishwasher broken?',
          de: 'Gläser werden weiß. Ist die Spülmaschine kaputt?',
          ar: 'تخرج الأكواب بيضاء، هل الآلة معطلة؟',
        },
        answer: {
          fa: 'بیشتر وقت‌ها نه: نمک تمام شده یا سختی آب اشتباه تنظیم است. آب تهران در بسیاری از محله‌ها سخت است؛ نمک مخصوص بریزید، درجهٔ سختی را بالا ببرید و یک برنامهٔ ۷۰ درجه با جرم‌گیر بگذارید.',
          en: 'Usually not: the salt is used up or the hardness set too low, and the water is hard in many parts of Tehran. Fill in dishwasher salt, raise the setting and run a 70 °C descaling cycle.',
          de: 'Meist nicht: Das Salz ist leer oder die Wasserhärte falsch eingestellt; in vielen Vierteln Teherans ist das Wasser hart. Füllen Sie Spezialsalz nach, stellen Sie die Härte höher und lassen Sie ein 70-°C-Programm mit Entkalker laufen.',
          ar: 'غالبًا لا: نفد الملح أو ضُبطت القساوة خطأ، وماء طهران قاسٍ في كثير من الأحياء. أضف ملح الغسالات وارفع درجة القساوة وشغّل برنامج ٧٠ درجة مع مزيل الترسبات.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'هر پیشنهاد دو عدد دارد: رفت‌وآمد و عیب‌یابی، و دستمزد تعمیرِ محتمل؛ قیمت قطعه جداست.',
        en: 'A good quote names two sums, call-out with diagnosis and labour for the likely repair; parts come on top.',
        de: 'Ein gutes Angebot nennt zwei Summen, Anfahrt mit Diagnose und die Arbeit; Ersatzteile kommen hinzu.',
        ar: 'يذكر العرض الجيد مبلغين: الانتقال مع الفحص، وأجرة الإصلاح المحتمل؛ وثمن القطعة على حدة.',
      },
      {
        fa: 'قطعهٔ اصلی، متفرقه یا دست‌دوم تفاوت بزرگی می‌سازد؛ بپرسید کدام است و قطعهٔ کهنه را بخواهید.',
        en: 'Original, generic or second-hand parts differ greatly in price: ask which it is, and ask for the old one back.',
        de: 'Original-, Nachbau- und Gebrauchtteile kosten sehr verschieden; fragen Sie danach und lassen Sie sich das alte Teil geben.',
        ar: 'يختلف السعر كثيرًا بين القطعة الأصلية والبديلة والمستعملة؛ اسأل عن نوعها واطلب القديمة.',
      },
      {
        fa: 'برد الکترونیکی و بلبرینگ از پمپ و شیر برقی گران‌تر است.',
        en: 'Circuit boards and bearings cost more than pumps and valves.',
        de: 'Elektronik und Lager sind teurer als Pumpe und Ventil.',
        ar: 'اللوحة الإلكترونية ورمان البلي أغلى من المضخة والصمام.',
      },
    ],
  },
};
