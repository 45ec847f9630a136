import type { CategoryTypeSeed } from '../types';

export const cooler: CategoryTypeSeed = {
  id: 1803,
  seopath: 'cooler',
  hasPage: true,
  name: { fa: 'کولر آبی و گازی', en: 'Coolers and air conditioners', de: 'Klimageräte', ar: 'المكيفات والمبردات' },
  description: {
    fa: 'سرویس آغاز فصل، شارژ گاز، تعویض پوشال و پمپ.',
    en: 'Seasonal service, gas refill, new pads and pumps.',
    de: 'Saisonwartung, Gas nachfüllen, Matten und Pumpen tauschen.',
    ar: 'صيانة موسمية وتعبئة غاز وتبديل الحشوات والمضخة.',
  },
  page: {
    title: {
      fa: 'سرویس و تعمیر کولر آبی و کولر گازی',
      en: 'Evaporative coolers and air conditioners serviced',
      de: 'Verdunstungs\u00ADkühler und Klimageräte: Wartung, Reparatur',
      ar: 'صيانة المبردات المائية والمكيفات وإصلاحها',
    },
    summary: {
      fa: 'راه‌اندازی آغاز تابستان، بوی نم، باد بی‌خنکی یا کولری که فقط صدا می‌دهد. نوع کولر، جای آن (بام، بالکن یا دیوار) و راه رسیدن به آن را بنویسید تا سرویس‌کار با پوشال، پمپ یا گاز درست بیاید.',
      en: 'For starting up in early summer, a musty smell, air that does not cool or a motor that only hums. Note the type, where it stands (roof, balcony or wall) and how one gets there, and the right pads, pump or gas come along.',
      de: 'Für die Inbetriebnahme im Frühsommer, muffigen Geruch, laue Luft oder einen Motor, der nur brummt. Nennen Sie Art, Standort (Dach, Balkon, Wand) und Zugang, dann kommen die richtigen Matten, Pumpe oder Kältemittel mit.',
      ar: 'لتشغيل أول الصيف، أو رائحة رطوبة، أو هواء لا يبرد، أو محرك يطن فقط. اكتب نوع الجهاز ومكانه (سطح أو شرفة أو جدار) وكيف يُوصل إليه، ليُحضر الفني الحشوة أو المضخة أو الغاز المناسب.',
    },
    metaTitle: {
      fa: 'سرویس کولر آبی و گازی، پوشال، پمپ و شارژ گاز | پلاکفن',
      en: 'Cooler and air-conditioner service and repair | Pelakfan',
      de: 'Klimagerät und Kühler: Wartung, Reparatur | Pelakfan',
      ar: 'صيانة المبرد المائي والمكيف وتعبئة الغاز | بلاكفن',
    },
    metaDescription: {
      fa: 'سرویس آغاز فصل کولر آبی: تعویض پوشال، شناور، پمپ، تسمه و روغن‌کاری؛ شست‌وشو و شارژ کولر گازی اسپلیت. هر دستگاه یک تا یک ساعت و نیم.',
      en: 'Seasonal service of evaporative coolers with new pads, float, pump and belt; split air conditioners washed and recharged. One to one and a half hours each.',
      de: 'Saisonwartung von Verdunstungskühlern mit Matten, Schwimmer, Pumpe und Riemen; Splitgeräte gereinigt und befüllt. Je Gerät 60 bis 90 Minuten.',
      ar: 'صيانة موسمية للمبرد المائي مع الحشوة والعوامة والمضخة والسير، وغسل المكيف السبليت وتعبئته. ساعة إلى ساعة ونصف لكل جهاز.',
    },
    done: [
      {
        fa: 'تعویض پوشال یا سلولزی، شستن تشتک و شبکهٔ کف از لجن و رسوب',
        en: 'New straw or cellulose pads; tray and bottom grille washed free of sludge and scale',
        de: 'Neue Stroh- oder Zellulosematten; Wanne und Bodenrost von Schlamm und Kalk befreit',
        ar: 'تبديل حشوة القش أو السليلوز وغسل الحوض والشبكة من الطين والترسبات',
      },
      {
        fa: 'پمپ آب، شناور، سه‌راهی و ناودانک‌های پخش آب',
        en: 'Water pump, float, tee and the troughs that spread the water',
        de: 'Wasserpumpe, Schwimmer, Verteiler und Tropfrinnen',
        ar: 'مضخة الماء والعوامة والموزع ومجاري الترطيب',
      },
      {
        fa: 'تسمه، یاتاقان و روغن‌کاری بلبرینگ پروانه، موتور و خازن',
        en: 'Belt, bearings and their oiling, fan, motor and capacitor',
        de: 'Riemen, geschmierte Lager, Gebläserad, Motor und Kondensator',
        ar: 'السير والكراسي وتزييتها والمروحة والمحرك والمكثف',
      },
      {
        fa: 'برزنت کانال، دریچه‌ها و سایبان روی کولر',
        en: 'Canvas duct joint, vents and the sunshade over the cooler',
        de: 'Segeltuchstutzen, Luftauslässe und Sonnenschutz des Kühlers',
        ar: 'وصلة القماش وفتحات الهواء والمظلة فوق المبرد',
      },
      {
        fa: 'شستن پنل و کندانسور کولر گازی با پمپ و شویندهٔ مخصوص',
        en: 'Indoor unit and condenser of split systems washed with pump and cleaner',
        de: 'Innengerät und Verflüssiger von Splitanlagen mit Pumpe und Reiniger waschen',
        ar: 'غسل الوحدة الداخلية والمكثف في المكيف بمضخة ومنظف خاص',
      },
      {
        fa: 'نشت‌یابی، وکیوم و شارژ گاز، و باز کردن راه تخلیهٔ آب پنل',
        en: 'Leak test, evacuation and recharge; clearing the condensate hose',
        de: 'Lecktest, Evakuieren, Befüllen; Kondensatschlauch freimachen',
        ar: 'كشف التسرب والتفريغ وتعبئة الغاز وفتح خرطوم ماء التكثيف',
      },
      {
        fa: 'بستن آب، خالی کردن و کشیدن روکش در پایان فصل',
        en: 'At the end of the season: water shut off, tank emptied, cover on',
        de: 'Am Saisonende: Wasser abstellen, Wanne leeren, Haube aufziehen',
        ar: 'في نهاية الموسم: إغلاق الماء وتفريغ الحوض ووضع الغطاء',
      },
    ],
    notDone: [
      {
        fa: 'ساخت کانال، سوراخ کردن سقف و جوشکاری پایه',
        en: 'Making ducts, cutting through roofs or welding stands',
        de: 'Kanalbau, Dachdurchbruch und Schweißen von Gestellen',
        ar: 'صنع القنوات وثقب السقف ولحام القواعد',
      },
      {
        fa: 'بالا کشیدن کولر با طناب از نما؛ برای آن جرثقیل و گروه جداست',
        en: 'Hauling a cooler up the façade on ropes: that needs a crane and its crew',
        de: 'Hochziehen am Seil über die Fassade; dafür braucht es Kran und Mannschaft',
        ar: 'رفع المبرد بالحبال على الواجهة، فذلك يحتاج رافعة وفريقًا',
      },
      {
        fa: 'کار زیر یونیت بیرونی که جایی برای ایستادن ندارد',
        en: 'Work on an outdoor unit with nowhere safe to stand',
        de: 'Arbeiten am Außengerät ohne sicheren Stand',
        ar: 'العمل على وحدة خارجية لا موضع آمنًا للوقوف عندها',
      },
      {
        fa: 'سیستم‌های چیلر و فن‌کوئل؛ این‌ها در «تأسیسات، لوله و گرمایش» است',
        en: 'Chillers and fan coils, which belong to plumbing and heating',
        de: 'Kaltwassersätze und Gebläsekonvektoren; siehe Sanitär und Heizung',
        ar: 'أنظمة التبريد المركزي ووحدات المروحة، فهي ضمن السباكة والتدفئة',
      },
    ],
    steps: [
      {
        title: { fa: 'نوع و راه رسیدن', en: 'Type and access', de: 'Art und Zugang', ar: 'النوع والوصول' },
        text: {
          fa: 'برچسب روی بدنه قدرت را می‌گوید: ۳۵۰۰، ۵۵۰۰ یا ۷۰۰۰ برای آبی و ۹ تا ۳۰ هزار بی‌تی‌یو برای گازی. بنویسید بام پله دارد یا نردبان و کلیدش دست کیست.',
          en: 'The plate gives the size: 3500, 5500 or 7000 for evaporative coolers, 9,000 to 30,000 BTU for splits. Say whether stairs or a ladder lead to the roof, and who has the key.',
          de: 'Das Schild nennt die Größe: 3500, 5500 oder 7000 beim Kühler, 9.000 bis 30.000 BTU beim Splitgerät. Führt Treppe oder Leiter aufs Dach, und wer hat den Schlüssel?',
          ar: 'اللوحة تبين القدرة: ٣٥٠٠ أو ٥٥٠٠ أو ٧٠٠٠ للمائي، و٩ إلى ٣٠ ألف وحدة حرارية للمكيف. اذكر هل للسطح درج أم سلم ومن معه مفتاحه.',
        },
      },
      {
        title: { fa: 'قطع برق و آب', en: 'Power and water off', de: 'Strom und Wasser aus', ar: 'فصل الكهرباء والماء' },
        text: {
          fa: 'کلید کولر را خاموش و فیوزش را قطع کنید؛ روی بام کسی نباید بی‌خبر آن را روشن کند. شیر آب کولر بسته می‌شود و تشتک خالی.',
          en: 'Switch off the cooler and its fuse: nobody should start it while hands are in the fan. The water is shut and the tray drained.',
          de: 'Schalter und Sicherung aus, damit niemand einschaltet, während am Rad gearbeitet wird. Wasser zu, Wanne leer.',
          ar: 'أطفئ الجهاز وقاطعه كي لا يشغله أحد واليد عند المروحة. يُغلق الماء ويُفرغ الحوض.',
        },
      },
      {
        title: { fa: 'روشن و اندازه‌گیری', en: 'On, and measured', de: 'Einschalten und messen', ar: 'تشغيل وقياس' },
        text: {
          fa: 'کولر آبی باید پوشال را از چهار سو یکنواخت خیس کند؛ کولر گازی پس از ده دقیقه نزدیک ده درجه خنک‌تر از هوای اتاق بدمد.',
          en: 'An evaporative cooler should wet its pads evenly all round; a split should blow about 10 °C below room air after ten minutes.',
          de: 'Beim Kühler müssen alle Matten gleichmäßig nass werden; ein Splitgerät bläst nach zehn Minuten etwa 10 °C kühler als die Raumluft.',
          ar: 'يجب أن تبتل حشوات المبرد بالتساوي من كل الجهات، وأن يكون هواء المكيف بعد عشر دقائق أبرد من الغرفة بنحو عشر درجات.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پیش از پرداخت، در متن پیشنهاد می‌خوانید که قیمت سرویس شامل چه قطعه‌هایی است.',
        en: 'Which parts the service price covers can be read in the quote before you pay.',
        de: 'Welche Teile der Wartungspreis umfasst, lesen Sie im Angebot, bevor Sie zahlen.',
        ar: 'ما يشمله سعر الصيانة من قطع تقرؤه في العرض قبل الدفع.',
      },
      {
        fa: 'اگر سرویس‌کار قبول کند و نیاید، همهٔ پول به شما برمی‌گردد و ۲۰٬۰۰۰ تومان هدیهٔ عذرخواهی می‌گیرید.',
        en: 'If the technician accepts and then cancels the cooler visit, all your money comes back with a 20,000-toman gift.',
        de: 'Sagt die Fachkraft den zugesagten Kühlertermin ab, erhalten Sie alles zurück und 20.000 Toman Geschenkguthaben.',
        ar: 'إن ألغى الفني موعد المبرد بعد قبوله عاد المبلغ كاملًا مع هدية قدرها ٢٠٬٠٠٠ تومان.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'کی باید کولر آبی را سرویس کرد؟',
          en: 'When should a cooler be serviced?',
          de: 'Wann den Kühler warten?',
          ar: 'متى تُصان المبردات المائية؟',
        },
        answer: {
          fa: 'فروردین و اردیبهشت، پیش از نخستین موج گرما؛ در خرداد صف بلند است. سرویس پاییز هم نیم ساعت است و نمی‌گذارد آب ته تشتک بدنه را بپوساند.',
          en: 'In April or early May, before the first heat; in June the queue is long. The autumn service takes half an hour and keeps standing water from rusting the tray.',
          de: 'Im April oder Anfang Mai, vor der ersten Hitze; im Juni sind alle ausgebucht. Im Herbst genügt eine halbe Stunde, damit stehendes Wasser die Wanne nicht rosten lässt.',
          ar: 'في أبريل أو مطلع مايو قبل أول موجة حر، ففي يونيو يطول الانتظار. وصيانة الخريف نصف ساعة تمنع صدأ الحوض من الماء الراكد.',
        },
      },
      {
        question: {
          fa: 'پوشال بهتر است یا سلولزی؟',
          en: 'Straw pads or cellulose?',
          de: 'Strohmatten oder Zellulose?',
          ar: 'القش أم السليلوز؟',
        },
        answer: {
          fa: 'پوشال ارزان است و هر سال عوض می‌شود. سلولزی سه تا پنج سال می‌ماند و کمتر غبار می‌دهد، ولی با آب سخت زود رسوب می‌گیرد و باید با خوابیدن در سرکهٔ رقیق شسته شود.',
          en: 'Straw is cheap and changed every year. Cellulose lasts three to five years and sheds less dust, but hard water scales it up, and it has to be soaked in thin vinegar now and then.',
          de: 'Stroh ist günstig und hält ein Jahr. Zellulose hält drei bis fünf Jahre und staubt weniger, verkalkt aber bei hartem Wasser und muss ab und zu in verdünntem Essig liegen.',
          ar: 'القش رخيص ويُبدَّل كل سنة. السليلوز يدوم ثلاث إلى خمس سنوات وغباره أقل لكن الماء القاسي يرسّبه، فيُنقع أحيانًا في خل مخفف.',
        },
      },
      {
        question: {
          fa: 'کولر گازی آب به داخل اتاق می‌چکاند؛ چرا؟',
          en: 'Why does the split drip indoors?',
          de: 'Warum tropft das Splitgerät ins Zimmer?',
          ar: 'لماذا يقطر المكيف داخل الغرفة؟',
        },
        answer: {
          fa: 'شلنگ تخلیه گرفته یا شیبش برگشته است، یا فیلتر کثیف پنل را یخ می‌زند. خاموشش کنید، فیلتر را زیر آب بشویید و خشک جا بزنید؛ اگر باز چکید سرویس لازم دارد.',
          en: 'The drain hose is blocked or slopes back, or a dirty filter lets the coil ice up. Switch off, rinse the filter and put it back dry; if it drips again it needs service.',
          de: 'Der Ablauf ist verstopft oder steigt an, oder ein schmutziger Filter lässt den Wärmetauscher vereisen. Schalten Sie aus, spülen Sie den Filter und setzen Sie ihn trocken ein; tropft es weiter, ist Wartung fällig.',
          ar: 'انسدّ خرطوم الصرف أو انعكس ميله، أو يجمّد المرشح المتسخ الوحدة. أطفئه واغسل المرشح وأعده جافًا، فإن عاد التقطير احتاج صيانة.',
        },
      },
      {
        question: {
          fa: 'باد کولر آبی خنک نیست ولی آب دارد؛ عیب چیست؟',
          en: 'Water is there but the air is not cool. Why?',
          de: 'Wasser ist da, doch die Luft bleibt lau. Warum?',
          ar: 'الماء موجود والهواء غير بارد، ما السبب؟',
        },
        answer: {
          fa: 'پنجره‌ای کمی باز بگذارید: هوای تازه باید جایی بیرون برود وگرنه اتاق شرجی می‌شود. سپس پوشال خشک یا رسوب‌گرفته، تسمهٔ شل و آفتاب روی بدنه را ببینید.',
          en: 'Leave a window ajar: the air has to get out somewhere, or the room turns muggy. Then look for dry or scaled pads, a slack belt and sun on the casing.',
          de: 'Kippen Sie ein Fenster: Die Luft muss hinaus, sonst wird es schwül. Prüfen Sie dann, ob die Matten trocken oder verkalkt sind, der Riemen schlaff ist oder die Sonne aufs Gehäuse scheint.',
          ar: 'اترك نافذة مواربة ليخرج الهواء وإلا صار الجو رطبًا. ثم افحص جفاف الحشوة أو ترسبها وارتخاء السير والشمس على الهيكل.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'سرویس کولر به ازای هر دستگاه و قدرت آن است؛ پوشال، پمپ و تسمه جدا نوشته می‌شود.',
        en: 'Service is priced per unit and size; pads, pump and belt are listed separately.',
        de: 'Die Wartung wird je Gerät und Größe berechnet; Matten, Pumpe und Riemen stehen getrennt im Angebot.',
        ar: 'الصيانة لكل جهاز وبحسب قدرته، وتُكتب الحشوة والمضخة والسير منفصلة.',
      },
      {
        fa: 'بام بی‌پله، یونیت بیرون از دسترس و فصل گرما پیشنهادها را بالا می‌برد.',
        en: 'Roofs without stairs, outdoor units hard to reach and the hot season raise the quotes.',
        de: 'Dächer ohne Treppe, schlecht erreichbare Außengeräte und die Hitzezeit treiben die Preise hoch.',
        ar: 'السطح بلا درج والوحدة صعبة الوصول وموسم الحر ترفع العروض.',
      },
      {
        fa: 'شارژ گاز به وزن و نوع مبرد است؛ سرویس چند کولر در یک بازدید برای هر دستگاه ارزان‌تر تمام می‌شود.',
        en: 'Gas goes by weight and type; several units in one visit cost less each.',
        de: 'Kältemittel wird nach Gewicht und Sorte berechnet; mehrere Geräte in einem Besuch sind je Stück günstiger.',
        ar: 'الغاز بالوزن والنوع، وصيانة عدة أجهزة في زيارة واحدة أرخص لكل جهاز.',
      },
    ],
  },
};
