import type { CategoryTypeSeed } from '../types';

export const faultFinding: CategoryTypeSeed = {
  id: 1601,
  seopath: 'fault-finding',
  hasPage: true,
  name: { fa: 'رفع اتصالی و قطعی', en: 'Faults and power cuts', de: 'Störungssuche', ar: 'الأعطال والانقطاع' },
  description: {
    fa: 'پیدا کردن اتصالی، فیوزی که می‌پرد و پریزی که برق ندارد.',
    en: 'Short circuits, tripping fuses and dead sockets.',
    de: 'Kurzschlüsse, ausgelöste Sicherungen, tote Steckdosen.',
    ar: 'تماس كهربائي وقاطع يفصل ومقبس بلا كهرباء.',
  },
  page: {
    title: {
      fa: 'رفع اتصالی و قطعی برق',
      en: 'Finding electrical faults',
      de: 'Elektrische Störungen beheben',
      ar: 'إصلاح أعطال الكهرباء وانقطاعها',
    },
    summary: {
      fa: 'برای خانه‌ای که فیوزش می‌پرد، یک اتاقش برق ندارد یا چراغ‌هایش کم‌وزیاد می‌شود. برق‌کار با دستگاه مدار را تکه‌تکه امتحان می‌کند، جای خرابی را نشان می‌دهد و بعد آن را درست می‌کند.',
      en: 'For a home where the breaker trips, a room is dead or the lights dim and flare. The electrician tests the circuit section by section, shows you the fault and then mends it.',
      de: 'Wenn die Sicherung auslöst, ein Zimmer keinen Strom hat oder das Licht schwankt. Der Elektriker misst den Stromkreis Abschnitt für Abschnitt, zeigt den Fehler und behebt ihn dann.',
      ar: 'لمنزل يفصل قاطعه أو انقطعت الكهرباء عن إحدى غرفه أو يتذبذب ضوؤه. يفحص الكهربائي الدائرة جزءًا بعد جزء ويريك موضع العطل ثم يصلحه.',
    },
    metaTitle: {
      fa: 'رفع اتصالی، فیوز پریدن و قطعی برق خانه | پلاکفن',
      en: 'Tripping breaker or dead socket, traced | Pelakfan',
      de: 'Kurzschluss und Stromausfall beheben | Pelakfan',
      ar: 'إصلاح التماس وفصل القاطع وانقطاع الكهرباء | بلاكفن',
    },
    metaDescription: {
      fa: 'پیدا کردن اتصالی، سیم سوخته و پریز بی‌برق با تستر عایق و مولتی‌متر، بدون کندن بی‌دلیل دیوار. پیشنهاد برق‌کارها را پیش از آمدن می‌بینید.',
      en: 'Short circuits, burnt wires and dead sockets found with insulation tester and multimeter, without needless chiselling. See the quotes before anyone comes.',
      de: 'Kurzschluss, verschmorte Leitung oder tote Dose, gefunden mit Isolationsmesser und Multimeter, ohne unnötiges Stemmen. Angebote vorab im Vergleich.',
      ar: 'كشف التماس والسلك المحترق والمقبس المعطل بجهاز فحص العزل والملتيمتر دون تكسير بلا داعٍ. ترى العروض قبل أن يأتي أحد.',
    },
    done: [
      {
        fa: 'آزمودن تک‌تک خط‌ها از تابلو تا پریز آخر',
        en: 'Testing each circuit from the fuse box to its last socket',
        de: 'Jeden Stromkreis vom Kasten bis zur letzten Dose prüfen',
        ar: 'فحص كل دائرة من اللوحة حتى آخر مقبس',
      },
      {
        fa: 'اندازه‌گیری عایق سیم‌ها و پیدا کردن نشتی به بدنه یا زمین',
        en: 'Measuring wire insulation and finding leakage to earth',
        de: 'Isolationswiderstand messen, Fehlerströme gegen Erde finden',
        ar: 'قياس عزل الأسلاك وكشف التسرب إلى الأرض',
      },
      {
        fa: 'باز کردن جعبه‌تقسیم‌ها و محکم کردن یا نو کردن سرسیم‌های شل',
        en: 'Opening junction boxes, tightening or renewing loose joints',
        de: 'Abzweigdosen öffnen, lose Verbindungen festziehen oder erneuern',
        ar: 'فتح علب التوزيع وشد الوصلات المرتخية أو تجديدها',
      },
      {
        fa: 'جدا کردن وسیلهٔ خرابی که فیوز را می‌اندازد',
        en: 'Singling out the appliance that throws the breaker',
        de: 'Das Gerät ermitteln, das die Sicherung auslöst',
        ar: 'تحديد الجهاز الذي يسبب فصل القاطع',
      },
      {
        fa: 'عوض کردن تکه‌ای از سیم که سوخته است، از درون همان لوله',
        en: 'Replacing a burnt length of wire through the existing conduit',
        de: 'Verschmorte Leitung im vorhandenen Rohr austauschen',
        ar: 'استبدال جزء السلك المحترق عبر الأنبوب نفسه',
      },
      {
        fa: 'رساندن برق موقت و ایمن به یخچال، اگر تعمیر به فردا بکشد',
        en: 'A safe temporary supply for the fridge, if the repair runs into the next day',
        de: 'Sichere Notversorgung für den Kühlschrank, wenn es bis morgen dauert',
        ar: 'تغذية مؤقتة آمنة للثلاجة إن امتد الإصلاح إلى الغد',
      },
    ],
    notDone: [
      {
        fa: 'قطعی برق کوچه و خرابی پیش از کنتور؛ آن کار ادارهٔ برق است، با شمارهٔ ۱۲۱',
        en: 'A blackout in the street or a fault before the meter: the electricity company, on 121',
        de: 'Stromausfall in der Straße oder Fehler vor dem Zähler: Das macht das Elektrizitätswerk, Telefon 121',
        ar: 'انقطاع الشارع أو عطل ما قبل العداد؛ فذلك على شركة الكهرباء على الرقم ١٢١',
      },
      {
        fa: 'تعمیر برد داخل یخچال، لباسشویی یا پکیج',
        en: 'Repairing the circuit boards of fridges, washing machines or boilers',
        de: 'Reparatur von Platinen in Kühlschrank, Waschmaschine oder Therme',
        ar: 'إصلاح اللوحات الإلكترونية للثلاجة أو الغسالة أو السخان',
      },
      {
        fa: 'گچ‌کاری و رنگ جای کنده‌شده',
        en: 'Plastering and painting where the wall was opened',
        de: 'Verputzen und Streichen geöffneter Wände',
        ar: 'تجصيص ودهان المواضع المفتوحة',
      },
      {
        fa: 'سیم‌کشی کل یک واحد کهنه',
        en: 'Rewiring a whole old flat',
        de: 'Neuverkabelung einer ganzen alten Wohnung',
        ar: 'إعادة تمديد شقة قديمة كاملة',
      },
    ],
    steps: [
      {
        title: { fa: 'شرح نشانه‌ها', en: 'Describing the signs', de: 'Anzeichen schildern', ar: 'وصف العلامات' },
        text: {
          fa: 'می‌نویسید از کی، در کدام اتاق و با روشن شدن چه چیزی فیوز می‌پرد؛ همین سه نکته نیمی از کار است.',
          en: 'You write since when, in which room and on switching what the breaker trips; these three are half the work.',
          de: 'Sie schreiben, seit wann, in welchem Raum und bei welchem Gerät die Sicherung auslöst; das ist die halbe Arbeit.',
          ar: 'تكتب منذ متى وفي أي غرفة وعند تشغيل ماذا يفصل القاطع؛ وهذه الثلاثة نصف العمل.',
        },
      },
      {
        title: { fa: 'جست‌وجو', en: 'The search', de: 'Fehlersuche', ar: 'البحث' },
        text: {
          fa: 'خط‌ها یکی‌یکی از تابلو باز می‌شود تا خط خراب تنها بماند؛ پیدا کردن جا معمولاً ۳۰ تا ۹۰ دقیقه می‌برد.',
          en: 'Circuits are disconnected one by one until the bad one stands alone; locating it usually takes 30 to 90 minutes.',
          de: 'Die Kreise werden einzeln abgeklemmt, bis nur der schadhafte bleibt; das dauert meist 30 bis 90 Minuten.',
          ar: 'تُفصل الدوائر واحدة بعد أخرى حتى تنفرد المعطلة؛ ويستغرق ذلك عادةً ٣٠ إلى ٩٠ دقيقة.',
        },
      },
      {
        title: {
          fa: 'تعمیر و آزمایش پایانی',
          en: 'Repair and final test',
          de: 'Reparatur und Schlussmessung',
          ar: 'الإصلاح والفحص الأخير',
        },
        text: {
          fa: 'پس از تعمیر همهٔ وسایل روشن می‌شود و خط بیست دقیقه زیر بار می‌ماند، سپس کار را می‌پذیرید.',
          en: 'After the repair everything is switched on and the circuit runs under load for twenty minutes before you accept.',
          de: 'Danach wird alles eingeschaltet, der Kreis läuft zwanzig Minuten unter Last, dann nehmen Sie ab.',
          ar: 'بعد الإصلاح تُشغَّل كل الأجهزة وتبقى الدائرة محمّلة عشرين دقيقة ثم توافق.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر هنگام کار روشن شد خرابی بزرگ‌تر است، قیمت تازه در صفحهٔ سفارش می‌آید و بدون تأیید شما کاری پیش نمی‌رود.',
        en: 'If the fault proves bigger during the work, the new price appears on the order’s page and nothing goes on without your approval.',
        de: 'Zeigt sich ein größerer Schaden, steht der neue Preis auf der Auftragsseite, und ohne Ihre Zustimmung geht nichts weiter.',
        ar: 'إن ظهر أن العطل أكبر يظهر السعر الجديد في صفحة الطلب ولا يمضي شيء دون موافقتك.',
      },
      {
        fa: 'برای ۴۸ ساعت پس از پایان، پول هنوز به برق‌کار نرسیده است؛ اگر فیوز دوباره پرید، خبر بدهید.',
        en: 'For 48 hours after the end the electrician has not been paid yet; if it trips again, say so.',
        de: 'In den 48 Stunden danach ist noch nichts ausgezahlt; löst die Sicherung wieder aus, melden Sie sich.',
        ar: 'خلال ٤٨ ساعة بعد الانتهاء لا يكون الكهربائي قد قبض بعد؛ فإن فصل القاطع ثانية فأخبرنا.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'چرا فیوز فقط شب‌ها می‌پرد؟',
          en: 'Why does it trip only in the evening?',
          de: 'Warum löst die Sicherung nur abends aus?',
          ar: 'لماذا يفصل القاطع مساءً فقط؟',
        },
        answer: {
          fa: 'شب چند وسیلهٔ پرمصرف با هم روشن است: کتری برقی و اتو با هم نزدیک ۴۰۰۰ وات می‌کشند و یک خط ۱۶ آمپر در برق ۲۲۰ ولت ۳۵۰۰ وات تاب دارد. این اضافه‌بار است، نه اتصالی؛ چاره خط جداست.',
          en: 'In the evening several heavy consumers run together: a kettle and an iron draw near 4,000 W, and a 16 A circuit at 220 V carries 3,500. That is overload, not a short; a separate circuit cures it.',
          de: 'Abends läuft viel zugleich: Wasserkocher und Bügeleisen ziehen rund 4000 W, ein 16-A-Kreis verträgt bei 220 V 3500. Das ist Überlast, kein Kurzschluss; ein eigener Stromkreis hilft.',
          ar: 'مساءً تعمل أجهزة كثيرة معًا: الغلاية والمكواة تسحبان نحو ٤٠٠٠ واط، ودائرة ١٦ أمبير على ٢٢٠ فولت تحتمل ٣٥٠٠. هذا حمل زائد لا تماس، وعلاجه دائرة مستقلة.',
        },
      },
      {
        question: {
          fa: 'دیوار را می‌کنند؟',
          en: 'Will the wall be opened?',
          de: 'Wird die Wand aufgestemmt?',
          ar: 'هل يُكسر الجدار؟',
        },
        answer: {
          fa: 'بیشتر وقت‌ها نه. سیم درون لوله است و از جعبه‌تقسیم بیرون کشیده می‌شود. اگر لوله له شده باشد، اول به شما گفته می‌شود و تکه‌ای به اندازهٔ کف دست باز می‌شود.',
          en: 'Mostly not. Wires run in conduit and are pulled out at the junction box. If the conduit is crushed you are told first, and a patch the size of a palm is opened.',
          de: 'Meist nicht. Leitungen liegen im Rohr und werden an der Abzweigdose gezogen. Ist das Rohr gequetscht, erfahren Sie es vorher; geöffnet wird eine handgroße Stelle.',
          ar: 'غالبًا لا. فالأسلاك داخل أنبوب وتُسحب من علبة التوزيع. وإن كان الأنبوب مهروسًا تُخبر أولًا ويُفتح موضع بحجم الكف.',
        },
      },
      {
        question: {
          fa: 'چراغ‌ها کم‌نور و پرنور می‌شوند؛ خطر دارد؟',
          en: 'Lights dim and brighten. Is it dangerous?',
          de: 'Das Licht schwankt. Ist das gefährlich?',
          ar: 'الضوء يضعف ويقوى، هل في ذلك خطر؟',
        },
        answer: {
          fa: 'اگر در همهٔ خانه است شاید نول شل شده باشد؛ آن وقت ولتاژ بالا می‌رود و یخچال و تلویزیون می‌سوزد. دوشاخهٔ وسایل حساس را بکشید و همان روز کسی را بخواهید؛ اگر همسایه هم دارد به ۱۲۱ زنگ بزنید.',
          en: 'If it is the whole home, the neutral may be loose; voltage can then rise and burn fridge and television. Unplug what is delicate and have it seen the same day; if the neighbours have it too, call 121.',
          de: 'Betrifft es die ganze Wohnung, kann ein loser Neutralleiter dahinterstecken; die Spannung steigt dann und zerstört Geräte. Stecken Sie Empfindliches aus und lassen Sie es am selben Tag prüfen; flackert es auch bei den Nachbarn, rufen Sie die 121 an.',
          ar: 'إن كان في المنزل كله فقد يكون الخط المحايد مرتخيًا، فيرتفع الجهد ويتلف الثلاجة والتلفاز. افصل الأجهزة الحساسة واطلب الفحص في اليوم نفسه؛ وإن أصاب الجيران فاتصل بالرقم ١٢١.',
        },
      },
      {
        question: {
          fa: 'یک پریز جرقه می‌زند. استفاده کنم؟',
          en: 'A socket sparks. May I use it?',
          de: 'Eine Steckdose sprüht Funken. Darf ich sie benutzen?',
          ar: 'مقبس يُصدر شررًا، هل أستخدمه؟',
        },
        answer: {
          fa: 'نه. فیوز همان خط را پایین بزنید و چیزی در آن نزنید. معمولاً فنر داخلش شل شده یا سرسیم لق است و با یک پریز نو و سیم‌بستن درست، در بیست دقیقه تمام می‌شود.',
          en: 'No. Switch off that circuit and plug nothing in. Usually its springs or a wire have worked loose, and a new socket properly wired takes twenty minutes.',
          de: 'Nein. Schalten Sie den Kreis ab und stecken Sie nichts ein. Meist sind Federn oder eine Ader lose; eine neue, richtig angeschlossene Dose braucht zwanzig Minuten.',
          ar: 'لا. أطفئ قاطع تلك الدائرة ولا تصل به شيئًا. غالبًا ارتخت نوابضه أو سلكه، ومقبس جديد موصول جيدًا يستغرق عشرين دقيقة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'عیب‌یابی بیشتر ساعتی پیشنهاد می‌شود، چون تا جای خرابی پیدا نشده زمان آن معلوم نیست.',
        en: 'Fault-finding is mostly quoted by the hour, since nobody knows the time before the place is found.',
        de: 'Fehlersuche wird meist stundenweise angeboten, weil die Dauer erst nach dem Fund feststeht.',
        ar: 'كشف الأعطال يُعرض غالبًا بالساعة لأن مدته لا تُعرف قبل معرفة الموضع.',
      },
      {
        fa: 'نقشهٔ سیم‌کشی یا برچسب روی فیوزها، اگر هست، کار را کوتاه‌تر و ارزان‌تر می‌کند.',
        en: 'A wiring plan or labelled breakers, where they exist, make it shorter and cheaper.',
        de: 'Ein Leitungsplan oder beschriftete Sicherungen machen es kürzer und günstiger.',
        ar: 'مخطط التمديدات أو تسمية القواطع، إن وُجدا، يقصّران العمل ويخفضان سعره.',
      },
      {
        fa: 'سیم و قطعه جدا نوشته می‌شود؛ برای تعمیر یک خط معمولاً چند متر سیم ۲٫۵ و یک پریز است.',
        en: 'Wire and parts are listed separately; mending one circuit usually takes a few metres of 2.5 mm² wire and a socket.',
        de: 'Material steht extra; für einen Kreis meist einige Meter 2,5-mm²-Leitung und eine Dose.',
        ar: 'تُذكر المواد على حدة؛ ويحتاج إصلاح دائرة عادةً بضعة أمتار من سلك ٢٫٥ ومقبسًا.',
      },
    ],
  },
};
