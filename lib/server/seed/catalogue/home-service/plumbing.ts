import type { CategoryTypeSeed } from '../types';

export const plumbing: CategoryTypeSeed = {
  id: 2801,
  seopath: 'plumbing',
  hasPage: true,
  name: { fa: 'لوله‌کشی و نشتی', en: 'Plumbing and leaks', de: 'Rohre und Lecks', ar: 'السباكة والتسرب' },
  description: {
    fa: 'نشت‌یابی، تعویض لوله و تعمیر سیفون و شیر.',
    en: 'Finding leaks, replacing pipes, repairing traps and taps.',
    de: 'Lecksuche, Rohre tauschen, Siphons und Hähne reparieren.',
    ar: 'كشف التسرب وتبديل الأنابيب وإصلاح الحنفيات.',
  },
  page: {
    title: {
      fa: 'لوله‌کشی، نشت‌یابی و تعمیر لوله',
      en: 'Plumbing: leaks found, pipes mended',
      de: 'Rohrarbeiten und Lecksuche',
      ar: 'السباكة وكشف التسرب وإصلاح الأنابيب',
    },
    summary: {
      fa: 'برای لکهٔ رطوبتی که بزرگ‌تر می‌شود، کنتوری که با شیرهای بسته می‌چرخد یا لوله‌ای که ترکیده است. می‌نویسید آب سرد است یا گرم یا فاضلاب، ساختمان چند ساله است و نشتی از کجا پیداست؛ لوله‌کش‌ها با وسیلهٔ آن کار می‌آیند.',
      en: 'For a damp patch that grows, a meter that turns with every tap shut, or a burst pipe. State whether it is cold, hot or waste water, the age of the building and where it shows; plumbers come with the right equipment.',
      de: 'Für den wachsenden Wasserfleck, den Zähler, der bei geschlossenen Hähnen läuft, oder das geplatzte Rohr. Sie nennen Kalt-, Warm- oder Abwasser, Baujahr und Stelle; danach bringen die Klempner ihr Gerät mit.',
      ar: 'لبقعة رطوبة تكبر، أو عداد يدور والحنفيات مغلقة، أو أنبوب انفجر. تذكر هل الماء بارد أم ساخن أم صرف وعمر المبنى ومكان ظهوره، فيأتي السباكون بما يناسب من أدوات.',
    },
    metaTitle: {
      fa: 'لوله‌کشی و نشت‌یابی با دستگاه، ترکیدگی لوله | پلاکفن',
      en: 'Plumber: leak detection and pipe repair | Pelakfan',
      de: 'Klempner: Lecksuche und Rohrreparatur | Pelakfan',
      ar: 'سباك: كشف التسرب بالجهاز وإصلاح الأنابيب | بلاكفن',
    },
    metaDescription: {
      fa: 'نشت‌یابی با دوربین حرارتی و دستگاه صوتی، تعویض تکه‌ای لولهٔ گالوانیزه، پنج‌لایه و سبز، تعمیر سیفون و شیر. آزمایش ده دقیقه‌ای کنتور را در همین صفحه ببینید.',
      en: 'Leaks traced by thermal camera or listening device, galvanised, multilayer or PP pipe replaced, traps and taps mended. With a ten-minute meter test.',
      de: 'Lecksuche mit Wärmebild oder Horchgerät, Ersatz von Stahl-, Mehrschicht- und PP-Rohr, Siphons und Hähne. Mit Zählertest zum Selbermachen in zehn Minuten.',
      ar: 'كشف التسرب بالكاميرا الحرارية أو جهاز السمع، وتبديل جزء من أنابيب الحديد أو المتعددة الطبقات أو الخضراء، وإصلاح السيفون والحنفيات. وفحص العداد في عشر دقائق.',
    },
    done: [
      {
        fa: 'تعیین مسیر نشت با آزمایش فشار، دوربین حرارتی یا دستگاه صوتی',
        en: 'Tracing a leak by pressure test, thermal camera or listening device',
        de: 'Leckortung durch Druckprobe, Wärmebildkamera oder Horchgerät',
        ar: 'تحديد مسار التسرب باختبار الضغط أو الكاميرا الحرارية أو جهاز السمع',
      },
      {
        fa: 'بریدن تکهٔ پوسیده و گذاشتن لولهٔ نو با جوش، پرس یا رزوه',
        en: 'Cutting out the rotten piece and setting in new pipe, welded, pressed or threaded',
        de: 'Schadhaftes Stück heraustrennen und neues Rohr einschweißen, pressen oder schrauben',
        ar: 'قص الجزء التالف ووضع أنبوب جديد باللحام أو الكبس أو التسنين',
      },
      {
        fa: 'تعمیر و تعویض شیر فلکه، شیر پیسوار و شلنگ‌های رابط',
        en: 'Repairing stop valves, angle valves and flexible hoses',
        de: 'Absperr- und Eckventile sowie Anschlussschläuche reparieren',
        ar: 'إصلاح المحابس وصمامات الزاوية والخراطيم المرنة',
      },
      {
        fa: 'سیفون و زانویی زیر سینک و روشویی، و آب‌بندی دوبارهٔ آن‌ها',
        en: 'Traps and bends under sinks and basins, sealed afresh',
        de: 'Siphons und Bögen unter Spüle und Waschtisch neu abdichten',
        ar: 'السيفون والأكواع تحت الحوض والمغسلة وإعادة إحكامها',
      },
      {
        fa: 'مکانیزم داخل فلاش‌تانک و شناوری که آب را بند نمی‌آورد',
        en: 'Cistern valves and floats that never stop running',
        de: 'Spülkastenventile und Schwimmer, die nicht mehr schließen',
        ar: 'آلية خزان المرحاض والعوامة التي لا توقف الماء',
      },
      {
        fa: 'انشعاب آب و فاضلاب برای لباسشویی، ظرفشویی یا تصفیه‌آب',
        en: 'A branch for washing machine, dishwasher or water filter',
        de: 'Anschluss für Wasch-, Spülmaschine oder Wasserfilter',
        ar: 'فرع ماء وصرف للغسالة أو غسالة الصحون أو جهاز التنقية',
      },
    ],
    notDone: [
      {
        fa: 'ترمیم کاشی، گچ و رنگ پس از کندن؛ کاشی‌کار و نقاش جداست',
        en: 'Tiling, plaster and paint after digging, which are other trades',
        de: 'Fliesen, Putz und Farbe nach dem Aufstemmen; das sind andere Gewerke',
        ar: 'ترميم البلاط والجبس والدهان بعد الحفر، فهي حرف أخرى',
      },
      {
        fa: 'لوله‌کشی گاز و آتش‌نشانی',
        en: 'Gas and fire-fighting pipework',
        de: 'Gas- und Löschwasserleitungen',
        ar: 'أنابيب الغاز والإطفاء',
      },
      {
        fa: 'لولهٔ بیرون از کنتور؛ آن بخش با شرکت آب و فاضلاب است (تلفن ۱۲۲)',
        en: 'Pipes before the meter: they belong to the water company (call 122)',
        de: 'Leitungen vor dem Zähler; zuständig ist der Wasserversorger (Telefon 122)',
        ar: 'الأنابيب قبل العداد، فهي على شركة المياه (هاتف ١٢٢)',
      },
      {
        fa: 'ستون مشترک ساختمان بدون رضایت مدیر',
        en: 'The building’s common riser without the manager’s consent',
        de: 'Gemeinsame Steigleitungen ohne Zustimmung der Hausverwaltung',
        ar: 'العمود المشترك للمبنى دون موافقة المدير',
      },
    ],
    steps: [
      {
        title: {
          fa: 'آزمایش کنتور در ده دقیقه',
          en: 'The ten-minute meter test',
          de: 'Zählertest in zehn Minuten',
          ar: 'فحص العداد في عشر دقائق',
        },
        text: {
          fa: 'همهٔ شیرها را ببندید و عدد کنتور را بنویسید. اگر پس از ده دقیقه چرخید، شیر آبگرمکن را ببندید و دوباره ببینید: اگر ایستاد، نشت در لولهٔ گرم است. نتیجه را در سفارش بیاورید.',
          en: 'Shut every tap and note the reading. If it has moved after ten minutes, close the heater’s inlet and look again: if it stops, the leak is in the hot pipe. Put the result in the order.',
          de: 'Alle Hähne zu, Stand notieren. Läuft er nach zehn Minuten weiter, das Ventil am Warmwassergerät schließen: Steht er nun, leckt die Warmwasserleitung. Schreiben Sie das Ergebnis in den Auftrag.',
          ar: 'أغلق كل الحنفيات وسجّل القراءة. إن تغيرت بعد عشر دقائق فأغلق مدخل السخان وانظر ثانية: إن توقف فالتسرب في أنبوب الساخن. اذكر النتيجة في الطلب.',
        },
      },
      {
        title: {
          fa: 'یک جای مشخص، یک کاشی',
          en: 'One spot, one tile',
          de: 'Eine Stelle, eine Fliese',
          ar: 'موضع واحد وبلاطة واحدة',
        },
        text: {
          fa: 'لوله‌کش جای کندن را نشان می‌دهد و پیش از چکش زدن، هزینهٔ کندن و بستن را می‌گوید. کاشی یدک اگر دارید بیاورید.',
          en: 'The plumber marks where to open and, before the hammer comes out, says what opening and closing will cost. Bring spare tiles if you have any.',
          de: 'Der Klempner markiert die Stelle und nennt vor dem ersten Schlag die Kosten fürs Öffnen und Schließen. Legen Sie Ersatzfliesen bereit, falls vorhanden.',
          ar: 'يحدد السباك موضع الفتح ويذكر كلفته وكلفة إغلاقه قبل الطرق. أحضر البلاط الاحتياطي إن وُجد.',
        },
      },
      {
        title: {
          fa: 'آزمایش پیش از پوشاندن',
          en: 'Tested before it is covered',
          de: 'Prüfen vor dem Verschließen',
          ar: 'الاختبار قبل التغطية',
        },
        text: {
          fa: 'تکهٔ نو نیم ساعت زیر فشار می‌ماند و اتصال با دستمال کاغذی خشک دیده می‌شود؛ بعد سوراخ پر می‌شود.',
          en: 'The new section stands under pressure for half an hour and the joints are checked with dry tissue; only then is the hole filled.',
          de: 'Das neue Stück steht eine halbe Stunde unter Druck, die Verbindungen werden mit trockenem Papier geprüft; erst dann wird geschlossen.',
          ar: 'يبقى الجزء الجديد نصف ساعة تحت الضغط وتُفحص الوصلات بورق جاف، ثم تُردم الفتحة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'بیش از آنچه در پیشنهاد لوله‌کش آمده، چیزی کنده یا عوض نمی‌شود تا رقم تازه را تأیید کنید.',
        en: 'No more is dug or replaced than the plumber’s quote says until you approve the new figure.',
        de: 'Über das Angebot hinaus wird nichts aufgestemmt oder ersetzt, bis Sie die neue Summe bestätigen.',
        ar: 'لا يُحفر ولا يُبدَّل أكثر مما في عرض السباك حتى توافق على الرقم الجديد.',
      },
      {
        fa: 'دو روز وقت دارید ببینید لکهٔ نم برنمی‌گردد: تا ۴۸ ساعت یا تأیید شما، دستمزد لوله‌کشی پرداخت نمی‌شود.',
        en: 'Two days to see that the damp does not return: the plumber is paid after 48 hours or when you confirm.',
        de: 'Zwei Tage, um zu sehen, dass der Fleck nicht wiederkommt: Bezahlt wird nach 48 Stunden oder mit Ihrer Bestätigung.',
        ar: 'يومان للتأكد من عدم عودة الرطوبة: لا يُدفع أجر السباكة إلا بعد ٤٨ ساعة أو بتأكيدك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'نشت از واحد من است یا همسایه؟',
          en: 'Is the leak mine or my neighbour’s?',
          de: 'Liegt das Leck bei mir oder beim Nachbarn?',
          ar: 'هل التسرب عندي أم عند جاري؟',
        },
        answer: {
          fa: 'آب هر واحد را جدا نیم روز ببندید و لکه را ببینید. لکه‌ای که فقط پس از حمام همسایه خیس می‌شود از فاضلاب یا درز کاشی است، نه لولهٔ آب؛ گزارش لوله‌کش با عکس، گفت‌وگو با همسایه را آسان می‌کند.',
          en: 'Shut each flat’s water for half a day and watch. A patch that wets only after the neighbour’s shower comes from waste pipe or tile joints, not supply; the plumber’s photos ease the talk.',
          de: 'Drehen Sie je Wohnung einen halben Tag das Wasser ab. Wird der Fleck nur nach dem Duschen oben nass, sind Abfluss oder Fugen schuld; Fotos des Klempners erleichtern das Gespräch.',
          ar: 'أغلق ماء كل شقة نصف يوم وراقب. البقعة التي تبتل بعد استحمام الجار فقط سببها الصرف أو فواصل البلاط لا أنبوب الماء، وصور السباك تسهّل الحديث معه.',
        },
      },
      {
        question: {
          fa: 'لولهٔ خانهٔ سی‌ساله را تکه‌تکه تعمیر کنم یا کامل عوض؟',
          en: 'Thirty-year-old pipes: patch or replace?',
          de: 'Dreißig Jahre alte Rohre: flicken oder ersetzen?',
          ar: 'أنابيب عمرها ثلاثون سنة: ترقيع أم تبديل؟',
        },
        answer: {
          fa: 'لولهٔ گالوانیزه پس از ۲۵ سال از درون می‌پوسد؛ نشت سوم در دو سال یعنی وقت تعویض است. راه میانه: بستن لوله‌های توکار و کشیدن لولهٔ روکار نو در کنار دیوار.',
          en: 'Galvanised pipe rusts from inside after 25 years; a third leak in two years means replacing. A middle way is to abandon the buried pipes and run new ones along the wall.',
          de: 'Verzinktes Rohr rostet nach 25 Jahren von innen; das dritte Leck in zwei Jahren spricht für den Austausch. Ein Mittelweg: alte Leitung stilllegen, neue auf Putz führen.',
          ar: 'يصدأ الحديد المغلفن من داخله بعد ٢٥ سنة، والتسرب الثالث في سنتين يعني التبديل. والحل الوسط: ترك الأنابيب المدفونة ومد جديدة ظاهرة على الجدار.',
        },
      },
      {
        question: {
          fa: 'آب با فشار کم می‌آید؛ کار لوله‌کش است؟',
          en: 'Low pressure: is that for a plumber?',
          de: 'Wenig Druck: Ist das Klempnersache?',
          ar: 'ضغط الماء ضعيف، هل هذا عمل السباك؟',
        },
        answer: {
          fa: 'اگر فقط یک شیر است، پرلاتور سر شیر یا شیر پیسوار گرفته است و خودتان هم می‌توانید باز و بشویید. اگر همهٔ خانه است، صافی پمپ، شیر کنتور یا رسوب لوله؛ پمپ سفارش جدا دارد.',
          en: 'One tap only: unscrew its aerator and rinse it, and look at the angle valve. The whole flat: pump strainer, meter valve or scaled pipe; pumps have an order of their own.',
          de: 'Nur ein Hahn: Perlator abschrauben und spülen, Eckventil prüfen. Die ganze Wohnung: Pumpensieb, Zählerventil oder verkalkte Rohre; Pumpen bestellen Sie gesondert.',
          ar: 'حنفية واحدة: فكّ مصفاة طرفها واغسلها وافحص صمام الزاوية. المنزل كله: مصفاة المضخة أو صمام العداد أو ترسب الأنابيب، وللمضخة طلب خاص.',
        },
      },
      {
        question: {
          fa: 'لوله ترکیده؛ تا رسیدن لوله‌کش چه کنم؟',
          en: 'A pipe has burst. What until the plumber comes?',
          de: 'Rohr geplatzt. Was tun, bis jemand kommt?',
          ar: 'انفجر أنبوب، ماذا أفعل حتى يصل السباك؟',
        },
        answer: {
          fa: 'شیر کنار کنتور یا ورودی واحد را ببندید، شیرهای پایین‌تر را باز کنید تا لوله خالی شود و برق اتاق خیس را از جعبه قطع کنید. روی سوراخ را با تکه‌ای تیوپ و بست ببندید.',
          en: 'Close the valve at the meter or the flat’s inlet, open lower taps to empty the pipe, and cut the wet room’s power at the box. A piece of inner tube and a clip will hold the hole.',
          de: 'Schließen Sie das Ventil am Zähler oder Wohnungseingang, öffnen Sie tiefere Hähne und schalten Sie die Sicherung des nassen Raums aus. Ein Stück Fahrradschlauch mit Schelle hält das Loch vorerst zu.',
          ar: 'أغلق الصمام عند العداد أو مدخل الشقة وافتح الحنفيات السفلى لتفريغ الأنبوب، وافصل كهرباء الغرفة المبتلة من اللوحة. وتسدّ الثقب قطعة مطاط ومشبك مؤقتًا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نشت‌یابی معمولاً مبلغ جدا دارد و در بعضی پیشنهادها اگر تعمیر با همان فرد باشد در اجرت حساب می‌شود.',
        en: 'Leak detection is usually a sum of its own; some take it off when they also do the repair.',
        de: 'Die Ortung wird meist gesondert berechnet; manche rechnen sie an, wenn sie auch reparieren.',
        ar: 'كشف التسرب له مبلغ خاص عادةً، وبعضهم يخصمه إن أصلح بنفسه.',
      },
      {
        fa: 'جنس لوله، عمق آن و کف یا دیوار بودن، قیمت را می‌سازد؛ زیر سنگ گران‌تر از زیر موزاییک است.',
        en: 'Pipe material, depth and floor or wall make the price; under stone it costs more than under cement tile.',
        de: 'Rohrmaterial, Tiefe, Boden oder Wand bestimmen den Preis; unter Naturstein ist es teurer als unter Zementfliesen.',
        ar: 'نوع الأنبوب وعمقه وكونه في الأرض أو الجدار تصنع السعر، وتحت الرخام أغلى منه تحت البلاط.',
      },
      {
        fa: 'تخلیهٔ نخاله و کاشی‌کاری را بپرسید؛ بیشتر پیشنهادها ندارند.',
        en: 'Ask about rubble and retiling: most quotes leave them out.',
        de: 'Fragen Sie nach Schuttabfuhr und Fliesen: meist nicht enthalten.',
        ar: 'اسأل عن نقل الأنقاض وإعادة البلاط، فأغلب العروض لا تشملهما.',
      },
    ],
  },
};
