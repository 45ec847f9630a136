import type { CategoryTypeSeed } from '../types';

export const officeDisinfection: CategoryTypeSeed = {
  id: 2002,
  seopath: 'office-disinfection',
  hasPage: true,
  name: {
    fa: 'ضدعفونی محل کار',
    en: 'Workplace disinfection',
    de: 'Desinfektion am Arbeitsplatz',
    ar: 'تعقيم أماكن العمل',
  },
  description: {
    fa: 'دفتر، مطب، مهد کودک و فروشگاه، بیرون از ساعت کار.',
    en: 'Offices, surgeries, nurseries and shops, outside hours.',
    de: 'Büros, Praxen, Kitas und Läden außerhalb der Öffnungszeiten.',
    ar: 'المكاتب والعيادات والحضانات والمحال خارج الدوام.',
  },
  page: {
    title: {
      fa: 'ضدعفونی دفتر، مطب و فروشگاه',
      en: 'Disinfecting offices, surgeries and shops',
      de: 'Büro, Praxis und Laden desinfizieren',
      ar: 'تعقيم المكاتب والعيادات والمحال',
    },
    summary: {
      fa: 'برای جایی که رفت‌وآمد دارد و نمی‌تواند روز تعطیل کند. گروه پس از ساعت کار می‌آید، میز به میز پیش می‌رود و صبح همه‌چیز خشک و بی‌بوست.',
      en: 'For places with traffic that cannot close for a day. The team comes after hours, goes desk by desk, and by morning everything is dry and without smell.',
      de: 'Für Orte mit Publikumsverkehr, die nicht schließen können. Das Team kommt nach Feierabend, geht Tisch für Tisch vor; am Morgen ist alles trocken und geruchlos.',
      ar: 'لأماكن فيها حركة ولا تستطيع الإغلاق. يأتي الفريق بعد الدوام ويعمل مكتبًا مكتبًا، وصباحًا يكون كل شيء جافًا بلا رائحة.',
    },
    metaTitle: {
      fa: 'ضدعفونی محل کار، مطب و مهد کودک | پلاکفن',
      en: 'Office and clinic disinfection, after hours | Pelakfan',
      de: 'Büro und Praxis desinfizieren, nach Feierabend | Pelakfan',
      ar: 'تعقيم المكاتب والعيادات بعد الدوام | بلاكفن',
    },
    metaDescription: {
      fa: 'ضدعفونی میز، تلفن، آسانسور، اتاق انتظار و سرویس‌ها بیرون از ساعت کار. یک نوبت یا هر ماه؛ پیشنهادها را با متراژ و زمان مقایسه می‌کنید.',
      en: 'Desks, phones, lifts, waiting rooms and toilets, outside working hours. Once or every month; compare quotes by area and hours.',
      de: 'Tische, Telefone, Aufzug, Wartezimmer und Toiletten außerhalb der Arbeitszeit. Einmalig oder monatlich bestellen; Angebote im Vergleich.',
      ar: 'تعقيم المكاتب والهواتف والمصاعد وغرف الانتظار ودورات المياه خارج الدوام. مرة أو كل شهر، وتقارن العروض بالمساحة والوقت.',
    },
    done: [
      {
        fa: 'میز، صفحه‌کلید، ماوس و گوشی با دستمال الکلی نم‌دار',
        en: 'Desks, keyboards, mice and handsets with a damp alcohol cloth',
        de: 'Tische, Tastaturen, Mäuse, Hörer mit Alkoholtuch',
        ar: 'المكاتب ولوحات المفاتيح والفأرات والسماعات بفوطة كحول رطبة',
      },
      {
        fa: 'دکمهٔ آسانسور، دستگیرهٔ در ورودی و دستگاه کارت‌زن',
        en: 'Lift buttons, entrance handles and clock-in terminals',
        de: 'Aufzugtasten, Eingangsgriffe, Stempeluhr',
        ar: 'أزرار المصعد ومقابض المدخل وأجهزة البصمة',
      },
      {
        fa: 'صندلی اتاق انتظار و پیشخوان پذیرش',
        en: 'Waiting-room chairs and the reception counter',
        de: 'Wartezimmerstühle und Empfangstresen',
        ar: 'كراسي الانتظار ومنضدة الاستقبال',
      },
      {
        fa: 'توالت، روشویی و شیرها در دو دور',
        en: 'Toilets, basins and taps, with two coats',
        de: 'WC, Waschbecken, Armaturen in zwei Durchgängen',
        ar: 'المراحيض والمغاسل والحنفيات بمرحلتين',
      },
      {
        fa: 'اتاق پرو، صندوق و دستگاه کارت‌خوان فروشگاه',
        en: 'Fitting rooms, till and card reader in shops',
        de: 'Umkleiden, Kasse und Kartenleser im Laden',
        ar: 'غرف القياس وصندوق الدفع وجهاز البطاقة في المحال',
      },
      {
        fa: 'اسباب‌بازی‌های شستنی و تشک خواب مهد کودک، با مادهٔ بی‌کلر',
        en: 'Washable toys and sleeping mats in nurseries, with chlorine-free product',
        de: 'Waschbares Spielzeug und Schlafmatten der Kita, chlorfrei',
        ar: 'ألعاب الحضانة ومراتب النوم بمادة بلا كلور',
      },
    ],
    notDone: [
      {
        fa: 'ابزار جراحی و سترون کردن وسایل پزشکی',
        en: 'Surgical tools and sterilising of medical equipment',
        de: 'Instrumente und Sterilisation medizinischer Geräte',
        ar: 'أدوات الجراحة وتعقيم الأجهزة الطبية',
      },
      {
        fa: 'پسماند عفونی مطب',
        en: 'Infectious waste of a surgery',
        de: 'Infektiöser Praxisabfall',
        ar: 'النفايات الطبية المعدية',
      },
      {
        fa: 'مدرک برای پروانه یا بازرسی بهداشت',
        en: 'Certificates for permits or health inspections',
        de: 'Bescheinigungen für Genehmigungen oder das Gesundheitsamt',
        ar: 'وثائق للتراخيص أو التفتيش الصحي',
      },
    ],
    steps: [
      {
        title: { fa: 'نقشه و ساعت', en: 'Plan and hours', de: 'Grundriss und Zeit', ar: 'المخطط والساعة' },
        text: {
          fa: 'متراژ، تعداد میز و ساعت خالی شدن محل را می‌نویسید؛ راه ورود، دزدگیر و نگهبان را هم.',
          en: 'You note area, desks, when the place empties, and access, alarm and guard.',
          de: 'Sie nennen Fläche, Tische, Feierabend, Zugang, Alarm und Pförtner.',
          ar: 'تكتب المساحة وعدد المكاتب ووقت الخلو والدخول والإنذار والحارس.',
        },
      },
      {
        title: { fa: 'جمع‌وجور میزها', en: 'Clearing desks', de: 'Tische räumen', ar: 'إخلاء المكاتب' },
        text: {
          fa: 'هر کس کاغذ و لیوان را در کشو می‌گذارد و رایانه خاموش است.',
          en: 'Everybody puts papers and cups away and shuts computers down.',
          de: 'Alle räumen Papier und Tassen weg und fahren Rechner herunter.',
          ar: 'يضع الجميع الأوراق والأكواب في الأدراج ويطفئون الحواسيب.',
        },
      },
      {
        title: {
          fa: 'از پاک به آلوده',
          en: 'From clean to soiled',
          de: 'Von sauber nach schmutzig',
          ar: 'من النظيف إلى الملوث',
        },
        text: {
          fa: 'از اتاق مدیر تا توالت با دستمال رنگی جدا برای هر بخش؛ دویست متر حدود سه ساعت با دو نفر.',
          en: 'From office to toilet with a colour of cloth for each area; two hundred square metres, about three hours for two.',
          de: 'Vom Büro zum WC, mit einer Tuchfarbe je Bereich; zweihundert Quadratmeter dauern zu zweit rund drei Stunden.',
          ar: 'من المكتب إلى المرحاض بلون فوطة لكل قسم؛ مئتا متر نحو ثلاث ساعات لشخصين.',
        },
      },
      {
        title: { fa: 'صبح فردا', en: 'Next morning', de: 'Am nächsten Morgen', ar: 'صباح الغد' },
        text: {
          fa: 'ده دقیقه تهویه پیش از ورود نخستین نفر. مسئول محل پایان را در سفارش تأیید می‌کند.',
          en: 'Ten minutes of airing before the first person enters; whoever is in charge confirms in the order.',
          de: 'Vor dem Betreten wird zehn Minuten gelüftet; die verantwortliche Person bestätigt im Auftrag.',
          ar: 'عشر دقائق تهوية قبل أول الداخلين؛ ويؤكد المسؤول في الطلب.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر باید شبانه کلید بسپارید، نشان گواهی عدم سوءپیشینه را پیش از انتخاب، کنار نام پیشنهاددهنده می‌بینید.',
        en: 'The no-criminal-record badge beside a name is visible before you entrust anybody with the keys at night.',
        de: 'Das Abzeichen „Führungszeugnis“ neben dem Namen sehen Sie, bevor Sie nachts die Schlüssel überlassen.',
        ar: 'شارة حسن السيرة بجانب اسم صاحب العرض تراها قبل أن تسلّمه المفاتيح ليلًا.',
      },
      {
        fa: 'اگر گروه آن شب نیاید، چیزی نمی‌پردازید و همهٔ پول برمی‌گردد.',
        en: 'If the team does not come that night, you pay nothing: all your money goes back.',
        de: 'Kommt das Team in der Nacht nicht, zahlen Sie nichts und erhalten alles zurück.',
        ar: 'إن لم يحضر الفريق تلك الليلة فلا تدفع شيئًا ويعود المبلغ كله.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'هر چند وقت لازم است؟',
          en: 'How often should it be done?',
          de: 'Wie oft ist sinnvoll?',
          ar: 'كل كم ينبغي ذلك؟',
        },
        answer: {
          fa: 'دفتر معمولی هر ماه و در فصل سرماخوردگی هر دو هفته؛ مطب هر هفته. میان آن، دستمال روزانهٔ دستگیره‌ها بیش از هر مه‌پاشی ارزش دارد.',
          en: 'An ordinary office monthly, fortnightly when colds go round; a surgery weekly. In between, daily wiping of handles is worth more than any fogging.',
          de: 'Ein Büro monatlich, in der Erkältungszeit alle zwei Wochen; eine Praxis wöchentlich. Dazwischen ist tägliches Abwischen der Griffe mehr wert als Nebel.',
          ar: 'المكتب شهريًا وفي موسم الزكام كل أسبوعين؛ والعيادة أسبوعيًا. وبينها مسح المقابض يوميًا أنفع من أي رش.',
        },
      },
      {
        question: {
          fa: 'سیستم‌ها آسیب نمی‌بینند؟',
          en: 'Are computers at risk?',
          de: 'Leiden die Rechner?',
          ar: 'ألا تتضرر الحواسيب؟',
        },
        answer: {
          fa: 'روی دستگاه روشن مه نمی‌پاشند و مه‌پاش روی خشک‌ترین درجه است؛ درِ اتاق سرور و بایگانی را بسته بگذارید.',
          en: 'No fog goes onto running machines, and it is set at its driest; keep the server room and paper archive shut.',
          de: 'Über laufende Geräte wird nicht genebelt, und das Gerät steht auf der trockensten Stufe; halten Sie Serverraum und Archiv geschlossen.',
          ar: 'لا يُرش على أجهزة عاملة. والرذاذ مضبوط على أجف درجة؛ وأبقِ غرفة الخوادم والأرشيف مغلقتين.',
        },
      },
      {
        question: {
          fa: 'فاکتور برای شرکت می‌گیریم؟',
          en: 'Do we get an invoice?',
          de: 'Gibt es eine Rechnung?',
          ar: 'هل نحصل على فاتورة؟',
        },
        answer: {
          fa: 'پیش‌فاکتور و رسید پرداخت در صفحهٔ سفارش هست و برای حسابداری آن را ذخیره می‌کنید.',
          en: 'The order’s page shows every line of the price and the payment, to save for your books.',
          de: 'Alle Preisposten und die Zahlung stehen auf der Auftragsseite, zum Speichern für Ihre Unterlagen.',
          ar: 'الفاتورة المبدئية والدفع في صفحة الطلب ويمكن حفظهما للمحاسبة.',
        },
      },
      {
        question: {
          fa: 'پرسنل می‌توانند همان شب بمانند؟',
          en: 'Can staff stay that night?',
          de: 'Dürfen Mitarbeiter bleiben?',
          ar: 'هل يبقى أحد ليلًا؟',
        },
        answer: {
          fa: 'در اتاق دیگری که درش بسته است تا پایان دستمال، بله؛ هنگام مه‌پاشی و یک ساعت پس از آن نه.',
          en: 'In another closed room while wiping, yes; during fogging and for an hour after, no.',
          de: 'In einem geschlossenen Raum beim Wischen ja; beim Nebeln und eine Stunde danach nicht.',
          ar: 'في غرفة مغلقة أخرى أثناء المسح نعم؛ وأثناء الرش وساعة بعده لا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'متراژ و تعداد میز پایه است و شب و جمعه کمی گران‌تر.',
        en: 'Area and number of desks are the base; nights and Fridays cost a little more.',
        de: 'Fläche und Tische sind die Basis; nachts und freitags etwas mehr.',
        ar: 'المساحة وعدد المكاتب أساس، والليل والجمعة أغلى قليلًا.',
      },
      {
        fa: 'قرار ماهانه هر بار یک سفارش است و می‌توانید پیشنهاددهندهٔ قبلی را انتخاب کنید.',
        en: 'A monthly visit is an order each time, and you may choose the earlier team again.',
        de: 'Jeder Monatstermin ist ein eigener Auftrag; das frühere Team können Sie wieder wählen.',
        ar: 'الزيارة الشهرية طلب في كل مرة ويمكنك اختيار الفريق السابق.',
      },
    ],
  },
};
