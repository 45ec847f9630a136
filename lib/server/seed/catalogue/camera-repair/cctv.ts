import type { CategoryTypeSeed } from '../types';

export const cctv: CategoryTypeSeed = {
  id: 3004,
  seopath: 'cctv',
  hasPage: true,
  name: { fa: 'دوربین مداربسته', en: 'CCTV', de: 'Videoüberwachung', ar: 'كاميرات المراقبة' },
  description: {
    fa: 'نصب، جابه‌جایی، تنظیم دستگاه ضبط و دیدن از راه دور.',
    en: 'Fitting, moving, recorder settings and remote viewing.',
    de: 'Einbau, Versetzen, Rekorder und Fernzugriff.',
    ar: 'تركيب ونقل وضبط المسجل والمشاهدة عن بُعد.',
  },
  page: {
    title: {
      fa: 'نصب و تعمیر دوربین مداربسته',
      en: 'CCTV fitting and repair',
      de: 'Videoüberwachung einbauen und reparieren',
      ar: 'تركيب كاميرات المراقبة وإصلاحها',
    },
    summary: {
      fa: 'برای خانه، پارکینگ، مغازه یا دفتری که دوربین تازه می‌خواهد یا تصویرش قطع شده است. تعداد و جای دوربین‌ها را با چند عکس نشان می‌دهید و نصاب‌ها برای کار کامل قیمت می‌دهند.',
      en: 'For homes, car parks, shops or offices that want new cameras or have lost the picture. Show with some photos how many and where, and fitters price the whole job.',
      de: 'Für Wohnung, Garage, Laden oder Büro, wo neue Kameras hinsollen oder das Bild ausgefallen ist. Zeigen Sie auf Fotos, wie viele wohin sollen; Monteure nennen einen Preis für die ganze Arbeit.',
      ar: 'لبيت أو موقف أو متجر أو مكتب يريد كاميرات جديدة أو انقطعت صورته. بيّن بالصور العدد والمواضع فيسعّر الفنيون العمل كاملًا.',
    },
    metaTitle: {
      fa: 'نصب و تعمیر دوربین مداربسته در تهران | پلاکفن',
      en: 'CCTV fitting and repair in Tehran | Pelakfan',
      de: 'Videoüberwachung in Teheran einbauen | Pelakfan',
      ar: 'تركيب كاميرات المراقبة وإصلاحها في طهران | بلاكفن',
    },
    metaDescription: {
      fa: 'نصب دوربین تحت شبکه و آنالوگ، کابل‌کشی تا ۱۰۰ متر، تنظیم دستگاه ضبط و تصویر روی موبایل. محاسبهٔ هارد برای چند روز ضبط و رفع قطعی تصویر.',
      en: 'Network and analogue cameras fitted, cables up to 100 m, recorder and phone viewing set up. Disk sized to the days you want; picture loss traced.',
      de: 'Netzwerk- und Analogkameras, Kabel bis 100 m, Rekorder und Handyzugriff eingerichtet. Festplatte nach Aufnahmetagen bemessen, Bildausfall behoben.',
      ar: 'تركيب الكاميرات الشبكية والتماثلية وأسلاك حتى ١٠٠ متر وضبط المسجل والمشاهدة من الهاتف. حساب القرص بعدد أيام التسجيل وإصلاح انقطاع الصورة.',
    },
    done: [
      {
        fa: 'تعیین زاویه و ارتفاع هر دوربین با دیدن تصویر زنده، معمولاً ۲٫۵ تا ۳ متر',
        en: 'Setting angle and height by the live picture, usually 2.5 to 3 metres up',
        de: 'Winkel und Höhe nach Livebild festlegen, meist 2,5 bis 3 Meter',
        ar: 'تحديد زاوية كل كاميرا وارتفاعها بالصورة الحية، وعادةً ٢٫٥ إلى ٣ أمتار',
      },
      {
        fa: 'کابل‌کشی در داکت یا لوله و سوکت زدن ضدآب در بیرون',
        en: 'Running cable in trunking or conduit, with waterproof plugs outdoors',
        de: 'Kabel in Kanal oder Rohr verlegen, außen mit wasserdichten Steckern',
        ar: 'تمديد السلك في مجرى أو أنبوب مع وصلات مقاومة للماء في الخارج',
      },
      {
        fa: 'راه‌اندازی دستگاه ضبط، تاریخ و ساعت، ضبط با حرکت و تعیین روزهای نگهداری',
        en: 'Setting up the recorder: date and time, motion recording, days kept',
        de: 'Rekorder einrichten: Datum und Uhrzeit, Bewegungsaufnahme, Speicherdauer',
        ar: 'ضبط المسجل: التاريخ والوقت والتسجيل عند الحركة وأيام الحفظ',
      },
      {
        fa: 'دیدن تصویر روی موبایل شما، با رمزی که خودتان می‌گذارید',
        en: 'Viewing on your phone, with a password that you set yourself',
        de: 'Bild auf Ihrem Handy, mit einem Passwort, das Sie selbst setzen',
        ar: 'المشاهدة على هاتفك بكلمة مرور تضعها بنفسك',
      },
      {
        fa: 'یافتن علت قطعی: آداپتور، سوکت، کابل یا خود دوربین',
        en: 'Tracing loss of picture: adapter, plug, cable or the camera itself',
        de: 'Bildausfall eingrenzen: Netzteil, Stecker, Kabel oder Kamera',
        ar: 'تتبع سبب الانقطاع: المحول أو الوصلة أو السلك أو الكاميرا نفسها',
      },
      {
        fa: 'نام‌گذاری کانال‌ها و سپردن نقشهٔ ساده‌ای از مسیر کابل‌ها',
        en: 'Naming the channels and leaving a simple plan of the cable runs',
        de: 'Kanäle benennen und eine einfache Skizze der Kabelwege übergeben',
        ar: 'تسمية القنوات وتسليم مخطط بسيط لمسارات الأسلاك',
      },
    ],
    notDone: [
      {
        fa: 'کندن شیار در دیوار نما یا مشاعات بدون موافقت ساختمان',
        en: 'Chasing façades or shared walls without the building’s consent',
        de: 'Schlitze in Fassade oder Gemeinschaftswände ohne Zustimmung des Hauses',
        ar: 'حفر الواجهة أو الجدران المشتركة دون موافقة المبنى',
      },
      {
        fa: 'کشیدن برق ۲۲۰ ولت تازه؛ آن را جدا از برق‌کار بخواهید',
        en: 'New 220-volt circuits; order an electrician for those',
        de: 'Neue 220-Volt-Leitungen; dafür eine Elektrofachkraft bestellen',
        ar: 'تمديد خط كهرباء ٢٢٠ فولت جديد، فاطلب له كهربائيًا',
      },
      {
        fa: 'ورود به دستگاهی که رمزش را ندارید و مال شما نیست',
        en: 'Getting into recorders that are not yours and whose password you lack',
        de: 'Zugriff auf fremde Rekorder ohne Passwort',
        ar: 'الدخول إلى جهاز ليس لك ولا تملك كلمة مروره',
      },
      {
        fa: 'کار بالاتر از ۴ متر بی‌داربست یا بالابر',
        en: 'Work above 4 metres without scaffolding or a lift',
        de: 'Arbeiten über 4 Meter ohne Gerüst oder Hebebühne',
        ar: 'العمل فوق ٤ أمتار بلا سقالة أو رافعة',
      },
    ],
    steps: [
      {
        title: { fa: 'نقشهٔ ساده بکشید', en: 'Draw a simple plan', de: 'Skizze machen', ar: 'ارسم مخططًا بسيطًا' },
        text: {
          fa: 'در، پارکینگ، صندوق مغازه و جای دستگاه ضبط را با متر تقریبی کابل نشان دهید.',
          en: 'Mark door, parking, till and the recorder’s place with the rough metres of cable.',
          de: 'Tür, Stellplatz, Kasse und Rekorder mit ungefähren Kabelmetern einzeichnen.',
          ar: 'حدد الباب والموقف والصندوق ومكان المسجل مع أطوال السلك التقريبية.',
        },
      },
      {
        title: { fa: 'نصب و کابل', en: 'Fitting and cabling', de: 'Montage und Kabel', ar: 'التركيب والأسلاك' },
        text: {
          fa: 'چهار دوربین در یک آپارتمان معمولاً نصف روز کار می‌برد؛ سوراخ‌کاری سروصدا دارد، به همسایه بگویید.',
          en: 'Four cameras in a flat usually take half a day; drilling is noisy, so tell the neighbours.',
          de: 'Vier Kameras in einer Wohnung brauchen meist einen halben Tag; Bohren ist laut, sagen Sie den Nachbarn Bescheid.',
          ar: 'أربع كاميرات في شقة تأخذ عادةً نصف يوم، والثقب له ضجيج فأخبر الجيران.',
        },
      },
      {
        title: { fa: 'آزمایش شب', en: 'Night check', de: 'Nachtprobe', ar: 'اختبار الليل' },
        text: {
          fa: 'پس از تاریکی تصویر را ببینید: بازتاب نور دید در شب از دیوار و تار عنکبوت نزدیک، عیبی است که روز پیدا نیست.',
          en: 'Look after dark: infra-red reflected by a near wall or cobweb is a fault that daylight hides.',
          de: 'Prüfen Sie nach Einbruch der Dunkelheit: Infrarot, das von einer nahen Wand oder Spinnweben zurückstrahlt, sieht man tagsüber nicht.',
          ar: 'انظر بعد الغروب، فانعكاس الأشعة عن جدار قريب أو خيوط عنكبوت عيب لا يظهر نهارًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پیش از انتخاب نصابی که به خانه‌تان می‌آید، نشان گواهی عدم سوءپیشینه و امتیاز او را می‌بینید.',
        en: 'Before choosing who enters your home, you see the no-criminal-record badge and the rating.',
        de: 'Bevor Sie wählen, wer ins Haus kommt, sehen Sie Führungszeugnis-Abzeichen und Bewertung.',
        ar: 'قبل أن تختار من يدخل بيتك ترى شارة حسن السيرة والتقييم.',
      },
      {
        fa: 'دو شب وقت دارید تصویر را در تاریکی بسنجید؛ پول تا ۴۸ ساعت پس از پایان نصب آزاد نمی‌شود مگر خودتان تأیید کنید.',
        en: 'You have two nights to judge the picture in the dark: the money is released 48 hours after fitting, unless you approve earlier.',
        de: 'Sie haben zwei Nächte, um das Bild im Dunkeln zu beurteilen: Ausgezahlt wird 48 Stunden nach der Montage, wenn Sie nicht früher bestätigen.',
        ar: 'لديك ليلتان لتقييم الصورة في الظلام، فلا يُصرف المال إلا بعد ٤٨ ساعة من التركيب ما لم توافق قبلها.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'هارد چند ترابایتی بگیرم؟',
          en: 'How large a disk do I need?',
          de: 'Wie groß soll die Festplatte sein?',
          ar: 'ما سعة القرص المناسبة؟',
        },
        answer: {
          fa: 'چهار دوربین دو مگاپیکسلی با فشرده‌سازی تازه روزی ۸۰ تا ۹۰ گیگابایت می‌گیرد؛ یک ترابایت حدود دوازده روز و دو ترابایت حدود بیست‌وچهار روز. ضبط با حرکت این را دو سه برابر می‌کند.',
          en: 'Four two-megapixel cameras with modern compression fill 80 to 90 GB a day: one terabyte lasts about twelve days, two about twenty-four. Motion recording stretches that two- or threefold.',
          de: 'Vier Zwei-Megapixel-Kameras mit moderner Kompression brauchen 80 bis 90 GB am Tag: ein Terabyte reicht rund zwölf Tage, zwei rund vierundzwanzig. Mit Bewegungsaufnahme das Zwei- bis Dreifache.',
          ar: 'أربع كاميرات بدقة ميغابكسلين وضغط حديث تملأ ٨٠ إلى ٩٠ غيغابايت يوميًا: تيرابايت يكفي نحو اثني عشر يومًا واثنان نحو أربعة وعشرين. والتسجيل عند الحركة يضاعف ذلك مرتين أو ثلاثًا.',
        },
      },
      {
        question: {
          fa: 'تحت شبکه بهتر است یا آنالوگ؟',
          en: 'Network or analogue cameras?',
          de: 'Netzwerk oder analog?',
          ar: 'شبكية أم تماثلية؟',
        },
        answer: {
          fa: 'در ساختمانی که کابل کواکسیال دارد، آنالوگِ باکیفیت ارزان‌تر تمام می‌شود. برای کار نو، تحت شبکه با یک کابل برق و تصویر را می‌برد، تا ۱۰۰ متر.',
          en: 'Where coaxial cable lies already, HD analogue is cheaper. For new work, network cameras take power and picture over one cable, up to 100 metres.',
          de: 'Liegt schon Koaxkabel, ist HD-Analog günstiger. Neu verlegt führt ein Netzwerkkabel Strom und Bild, bis 100 Meter.',
          ar: 'حيث يوجد سلك محوري تكون التماثلية عالية الدقة أرخص. وفي العمل الجديد ينقل سلك الشبكة الطاقة والصورة معًا حتى ١٠٠ متر.',
        },
      },
      {
        question: {
          fa: 'برق که برود ضبط هم قطع می‌شود؟',
          en: 'Does recording stop in a power cut?',
          de: 'Fällt bei Stromausfall die Aufnahme aus?',
          ar: 'هل يتوقف التسجيل عند انقطاع الكهرباء؟',
        },
        answer: {
          fa: 'بله، مگر یوپی‌اس داشته باشید. یک یوپی‌اس کوچک دستگاه ضبط و چهار دوربین را حدود یک تا دو ساعت نگه می‌دارد؛ مودم را هم به آن بزنید.',
          en: 'Yes, unless there is a UPS. A small one keeps a recorder and four cameras going for one to two hours; plug the modem into it too.',
          de: 'Ja, es sei denn, eine USV springt ein. Eine kleine versorgt Rekorder und vier Kameras ein bis zwei Stunden; schließen Sie auch den Router an.',
          ar: 'نعم ما لم يكن لديك مزود طاقة احتياطي. الصغير منه يشغّل المسجل وأربع كاميرات ساعة إلى ساعتين، وصِل به المودم أيضًا.',
        },
      },
      {
        question: {
          fa: 'بی‌سیم بخرم که سیم نکشم؟',
          en: 'Should I buy wireless to avoid cables?',
          de: 'Lieber kabellos?',
          ar: 'هل أشتري لاسلكية لأتجنب الأسلاك؟',
        },
        answer: {
          fa: 'دوربین بی‌سیم هم سیم برق می‌خواهد و پشت دو دیوار تصویرش می‌پرد. برای یک اتاق خوب است؛ برای پارکینگ و حیاط کابل بکشید.',
          en: 'A wireless camera still needs power and stutters behind two walls. It is fine for one room; for car park and yard lay a cable.',
          de: 'Auch Funkkameras brauchen Strom, und hinter zwei Wänden ruckelt das Bild. Für ein Zimmer sind sie gut; in Garage und Hof legen Sie besser Kabel.',
          ar: 'اللاسلكية تحتاج سلك كهرباء أيضًا وتتقطع خلف جدارين. تصلح لغرفة، أما الموقف والفناء فمدّ لهما سلكًا.',
        },
      },
      {
        question: {
          fa: 'رمز را چه کسی می‌داند؟',
          en: 'Who knows the password?',
          de: 'Wer kennt das Passwort?',
          ar: 'من يعرف كلمة المرور؟',
        },
        answer: {
          fa: 'فقط شما. پس از نصب، رمز کارخانه را خودتان عوض کنید و حساب جدا برای هر نفر بسازید؛ رمز پیش‌فرض، راه ورود هر غریبه است.',
          en: 'Only you. Change the factory password yourself after fitting and give each person an account; the default lets strangers in.',
          de: 'Nur Sie. Werkspasswort nach der Montage selbst ändern und jeder Person ein Konto geben; das Standardpasswort lässt Fremde hinein.',
          ar: 'أنت فقط. غيّر كلمة المصنع بنفسك بعد التركيب وأنشئ حسابًا لكل شخص، فالكلمة الافتراضية باب لكل غريب.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نصب را معمولاً به ازای هر دوربین حساب می‌کنند؛ متر کابل و داکت جدا نوشته می‌شود.',
        en: 'Fitting is usually priced per camera, cable and trunking separately by the metre.',
        de: 'Montage rechnet man meist je Kamera, Kabel- und Kanalmeter getrennt.',
        ar: 'يُحسب التركيب عادةً لكل كاميرا، وأمتار السلك والمجرى على حدة.',
      },
      {
        fa: 'دیوار بتنی، سقف بلند و کابل توکار از روکار گران‌تر است.',
        en: 'Concrete walls, high ceilings and hidden cable cost more than surface runs.',
        de: 'Betonwände, hohe Decken und Unterputzkabel kosten mehr als Aufputz.',
        ar: 'الجدار الخرساني والسقف العالي والسلك المخفي أغلى من الظاهر.',
      },
      {
        fa: 'بگویید دستگاه و دوربین را خودتان خریده‌اید یا نصاب بیاورد، تا پیشنهادها هم‌سنگ باشد.',
        en: 'Say whether you bought the equipment or the fitter brings it, so that quotes can be compared.',
        de: 'Geben Sie an, ob Sie die Geräte stellen oder der Monteur, damit die Angebote vergleichbar sind.',
        ar: 'اذكر هل اشتريت الأجهزة أم يحضرها الفني لتكون العروض قابلة للمقارنة.',
      },
    ],
  },
};
