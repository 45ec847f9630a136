import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const homeServicePage: ProductPageSeed = {
  title: {
    fa: 'تأسیسات: لوله، گرمایش و سرمایش',
    en: 'Plumbing, heating and cooling',
    de: 'Sanitär, Heizung und Kühlung',
    ar: 'السباكة والتدفئة والتبريد',
  },
  summary: {
    fa: 'از شیری که چکه می‌کند تا موتورخانهٔ یک ساختمان. عکس محل، نوع و سن ساختمان و جای شیر اصلی را می‌نویسید و تا دو ساعت استادکارهایی که همان کار را می‌کنند قیمت می‌دهند.',
    en: 'From a dripping tap to the plant room of a building. Send a photo, the kind and age of the building and where the main valve is, and for two hours people of that very trade send quotes.',
    de: 'Vom tropfenden Hahn bis zum Heizraum des Hauses. Mit Foto, Art und Alter des Gebäudes und Lage des Haupthahns erhalten Sie zwei Stunden lang Angebote von Fachkräften genau dieses Gewerks.',
    ar: 'من حنفية تقطر إلى غرفة مراجل المبنى. ترسل صورة المكان ونوع المبنى وعمره وموضع الصمام الرئيسي، فيعرض أهل الاختصاص أسعارهم خلال ساعتين.',
  },
  metaTitle: {
    fa: 'لوله‌کشی، لوله‌بازکنی، سرویس پکیج و شیرآلات | پلاکفن',
    en: 'Plumbing and heating: leaks, drains, boilers | Pelakfan',
    de: 'Sanitär und Heizung: Lecks, Abfluss, Therme | Pelakfan',
    ar: 'السباكة والتدفئة: تسرب وانسداد وسخانات | بلاكفن',
  },
  metaDescription: {
    fa: 'لوله‌کش، لوله‌بازکن، سرویس‌کار پکیج و فن‌کوئل و نصاب شیرآلات. کار فوری تا ۴۵ دقیقه پیشنهاد می‌گیرد؛ قیمت را پیش از پرداخت می‌بینید.',
    en: 'Plumbers, drain cleaners, boiler and fan coil technicians, bathroom fitters. Urgent jobs collect quotes for 45 minutes; you see the price before paying.',
    de: 'Klempner, Rohrreiniger, Thermen- und Klimatechnik, Badmontage. Für Eiliges laufen Angebote 45 Minuten ein; den Preis sehen Sie vor der Zahlung.',
    ar: 'سباك وفني فتح مجارٍ وفني سخان مركزي ووحدات مروحة وتركيب أدوات صحية. العمل العاجل تصله العروض في ٤٥ دقيقة، وترى السعر قبل الدفع.',
  },
  done: [
    {
      fa: 'یافتن نشت و تعمیر یا تعویض لوله و شیر',
      en: 'Leaks traced, pipes and valves mended or replaced',
      de: 'Lecks orten, Rohre und Ventile reparieren oder tauschen',
      ar: 'كشف التسرب وإصلاح الأنابيب والصمامات أو تبديلها',
    },
    {
      fa: 'باز کردن گرفتگی از سیفون تا لولهٔ اصلی',
      en: 'Blockages cleared from the trap to the main sewer',
      de: 'Verstopfungen vom Siphon bis zur Hauptleitung lösen',
      ar: 'فتح الانسداد من السيفون حتى المجرى الرئيسي',
    },
    {
      fa: 'سرویس و تعمیر پکیج، رادیاتور و موتورخانهٔ کوچک',
      en: 'Combi boilers, radiators and small plant rooms serviced and repaired',
      de: 'Thermen, Heizkörper und kleine Heizräume warten und reparieren',
      ar: 'صيانة السخان المركزي والمشعات وغرف المراجل الصغيرة وإصلاحها',
    },
    {
      fa: 'سرویس فن‌کوئل، داکت اسپلیت و چیلر',
      en: 'Fan coils, ducted splits and chillers looked after',
      de: 'Konvektoren, Kanalgeräte und Kaltwassersätze warten',
      ar: 'صيانة وحدات المروحة والدكت والمبردات المركزية',
    },
    {
      fa: 'نصب توالت، روشویی، شیر و کابین دوش',
      en: 'Toilets, basins, taps and shower screens fitted',
      de: 'WC, Waschtisch, Armatur und Duschwand montieren',
      ar: 'تركيب المرحاض والمغسلة والحنفية وحاجز الدش',
    },
    {
      fa: 'نصب و تنظیم پمپ، منبع تحت فشار و کلید اتوماتیک',
      en: 'Pumps, pressure tanks and automatic switches fitted and set',
      de: 'Pumpen, Druckbehälter und Druckschalter einbauen und einstellen',
      ar: 'تركيب المضخات وخزانات الضغط ومفاتيحها وضبطها',
    },
  ],
  notDone: [
    {
      fa: 'لوله‌کشی گاز تازه و هر کاری روی کنتور گاز',
      en: 'New gas pipes or anything on the gas meter',
      de: 'Neue Gasleitungen und Arbeiten am Gaszähler',
      ar: 'تمديد غاز جديد وأي عمل على عداد الغاز',
    },
    {
      fa: 'برگرداندن کاشی، گچ و رنگ جای کنده‌شده',
      en: 'Restoring tile, plaster and paint where the wall was opened',
      de: 'Wiederherstellen von Fliesen, Putz und Farbe',
      ar: 'إعادة البلاط والجبس والدهان في موضع الفتح',
    },
    {
      fa: 'خط آب و فاضلاب شهری بیرون از ساختمان',
      en: 'The public water and sewer lines outside the building',
      de: 'Öffentliche Wasser- und Abwasserleitungen',
      ar: 'خطوط المياه والصرف العامة خارج المبنى',
    },
    {
      fa: 'کار روی لوله‌های مشترک بدون آگاهی مدیر ساختمان',
      en: 'Common pipes without the building manager’s knowledge',
      de: 'Gemeinsame Leitungen ohne Wissen der Hausverwaltung',
      ar: 'الأنابيب المشتركة دون علم مدير المبنى',
    },
  ],
  steps: [
    {
      title: { fa: 'محل را نشان دهید', en: 'Show the place', de: 'Stelle zeigen', ar: 'أظهر المكان' },
      text: {
        fa: 'سه عکس بس است: از دور با کابینت و دیوار، از نزدیک با اتصال، و از شیر اصلی. بنویسید چه چیزی را امتحان کرده‌اید.',
        en: 'Three photos are enough: from afar with unit and wall, close up with the joint, and the main valve. Say what you have tried.',
        de: 'Drei Fotos genügen: aus der Ferne, die Verbindung aus der Nähe und der Haupthahn. Schreiben Sie, was Sie schon versucht haben.',
        ar: 'تكفي ثلاث صور: من بعيد مع الجدار، ومن قريب مع الوصلة، والصمام الرئيسي. واكتب ما جربته.',
      },
    },
    {
      title: { fa: 'فوری یا با وقت', en: 'Urgent, or at leisure', de: 'Eilig oder mit Termin', ar: 'عاجل أم بموعد' },
      text: {
        fa: 'برای بازدید در ۲۴ ساعت آینده پیشنهادها ۴۵ دقیقه می‌آید و برای روزهای بعد دو ساعت. هر وقت یکی را پسندیدید منتظر پایان مهلت نمانید.',
        en: 'For a visit in the next 24 hours quotes come in for 45 minutes, for later days two hours. Once one pleases you there is no need to wait.',
        de: 'Für die nächsten 24 Stunden laufen Angebote 45 Minuten ein, sonst zwei Stunden. Gefällt Ihnen eines, müssen Sie nicht warten.',
        ar: 'للساعات الأربع والعشرين القادمة تصل العروض في ٤٥ دقيقة، ولما بعده في ساعتين. ومتى أعجبك عرض فلا تنتظر نهاية المهلة.',
      },
    },
    {
      title: {
        fa: 'راه باز، آب بسته',
        en: 'Access clear, water off',
        de: 'Zugang frei, Wasser aus',
        ar: 'الطريق خالٍ والماء مغلق',
      },
      text: {
        fa: 'زیر سینک، دور پکیج یا جلوی دریچه را خالی کنید. اگر آب یا برق مشترک باید بسته شود، یک روز پیش همسایه‌ها را خبر کنید.',
        en: 'Clear the cupboard, the boiler’s surroundings or the hatch. If common water or power must go off, tell the neighbours a day before.',
        de: 'Unterschrank, Thermenumfeld oder Klappe freiräumen. Muss Gemeinschaftswasser oder -strom abgestellt werden, Nachbarn am Vortag informieren.',
        ar: 'أخلِ ما تحت الحوض أو حول السخان أو أمام الفتحة. وإن لزم قطع الماء أو الكهرباء المشتركة فأخبر الجيران قبل يوم.',
      },
    },
    {
      title: { fa: 'آزمایش و تأیید', en: 'Test and approval', de: 'Probe und Bestätigung', ar: 'الاختبار والتأكيد' },
      text: {
        fa: 'آب، فشار یا دما جلوی شما امتحان می‌شود. نشت دیر پیدا می‌شود؛ از ۴۸ ساعت مهلت تأیید استفاده کنید.',
        en: 'Water, pressure or temperature is tested while you watch. Leaks show late: use the 48 hours before confirming.',
        de: 'Wasser, Druck oder Temperatur werden vor Ihnen geprüft. Lecks zeigen sich spät: Nutzen Sie die 48 Stunden.',
        ar: 'يُختبر الماء أو الضغط أو الحرارة أمامك. والتسرب يظهر متأخرًا، فاستفد من ٤٨ ساعة قبل التأكيد.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'نشت دوباره یا گرمایش نیمه‌کاره: تا وقتی تأیید نکرده‌اید و ۴۸ ساعت نگذشته، پول استادکار داده نشده است.',
      en: 'A leak that returns or heating half mended: until you confirm or 48 hours pass, the tradesperson has not been paid.',
      de: 'Neues Leck oder halb reparierte Heizung: Solange Sie nicht bestätigt haben und keine 48 Stunden vergangen sind, wird nicht ausgezahlt.',
      ar: 'تسرب عائد أو تدفئة ناقصة: ما لم تؤكد ولم تمض ٤٨ ساعة فلم يُدفع للفني شيء.',
    },
    {
      fa: 'هیچ متری کنده و هیچ قطعه‌ای اضافه نمی‌شود مگر رقمش در صفحهٔ سفارش به تأیید شما برسد.',
      en: 'Not a metre is dug and no part added until you have approved the sum on the order’s page.',
      de: 'Kein Meter wird gestemmt, kein Teil ergänzt, ehe Sie die Summe auf der Auftragsseite bestätigt haben.',
      ar: 'لا يُحفر متر ولا تُضاف قطعة إلا بعد موافقتك على رقمها في صفحة الطلب.',
    },
    {
      fa: 'اگر از کار راضی نباشید، پولتان برمی‌گردد: به همان کارت، کیف پول یا هدیه‌ای که از آن پرداخته‌اید.',
      en: 'If the plumbing or heating job disappoints, your money goes back to the card, wallet or gift it came from.',
      de: 'Enttäuscht die Arbeit an Rohr oder Heizung, geht Ihr Geld dorthin zurück, woher es kam: Karte, Guthaben oder Geschenk.',
      ar: 'إن خيّب عمل السباكة أو التدفئة ظنك عاد مالك إلى البطاقة أو المحفظة أو الهدية التي دُفع منها.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'آب از سقف می‌چکد؛ اول چه کنم؟',
        en: 'Water drips from the ceiling. What first?',
        de: 'Wasser tropft von der Decke. Was zuerst?',
        ar: 'الماء يقطر من السقف، فما أول ما أفعله؟',
      },
      answer: {
        fa: 'شیر اصلی را ببندید، برق آن اتاق را قطع کنید و همسایهٔ بالا را خبر کنید. اگر سقف گچی شکم داده، زیرش سطل بگذارید و با پیچ‌گوشتی سوراخ کوچکی بزنید تا آب جمع نشود.',
        en: 'Close the main valve, cut that room’s power and tell the neighbour above. If a plaster ceiling bulges, put a bucket below and pierce a small hole so that it does not come down.',
        de: 'Schließen Sie den Haupthahn, schalten Sie den Strom im Raum ab und verständigen Sie die Nachbarn oben. Wölbt sich die Gipsdecke, stellen Sie einen Eimer darunter und stechen ein kleines Loch, damit sie nicht herabfällt.',
        ar: 'أغلق الصمام الرئيسي واقطع كهرباء الغرفة وأخبر الجار الأعلى. وإن تدلّى سقف الجبس فضع دلوًا واثقب ثقبًا صغيرًا كي لا ينهار.',
      },
    },
    {
      question: {
        fa: 'بوی گاز می‌آید؛ چه کنم؟',
        en: 'I smell gas. What now?',
        de: 'Es riecht nach Gas. Was jetzt?',
        ar: 'أشم رائحة غاز، فماذا أفعل؟',
      },
      answer: {
        fa: 'شیر گاز را ببندید، پنجره را باز کنید، کلید برق را نزنید و از بیرون به ۱۹۴ زنگ بزنید.',
        en: 'Close the gas valve, open windows, touch no switch, and call 194 from outside.',
        de: 'Schließen Sie den Gashahn, öffnen Sie die Fenster, betätigen Sie keinen Schalter und rufen Sie von draußen die 194 an.',
        ar: 'أغلق صمام الغاز وافتح النوافذ ولا تلمس المفاتيح واتصل من الخارج بالرقم ١٩٤.',
      },
    },
    {
      question: {
        fa: 'شیر اصلی آب کجاست؟',
        en: 'Where is the main valve?',
        de: 'Wo ist der Haupthahn?',
        ar: 'أين الصمام الرئيسي؟',
      },
      answer: {
        fa: 'در آپارتمان معمولاً کنار کنتور واحد در پاگرد، پارکینگ یا پشت لباسشویی؛ در خانهٔ ویلایی جعبهٔ کف حیاط. سالی دو بار باز و بسته‌اش کنید تا روز لازم قفل نکرده باشد.',
        en: 'In flats mostly by the meter on the landing, in the car park or behind the washing machine; in houses in a box in the yard. Turn it twice a year so that it is not stuck when needed.',
        de: 'In Wohnungen meist am Zähler im Treppenhaus, in der Garage oder hinter der Waschmaschine, im Haus im Hofschacht. Bewegen Sie ihn zweimal im Jahr, dann klemmt er nicht.',
        ar: 'في الشقق غالبًا عند العداد على الدرج أو في المرآب أو خلف الغسالة، وفي البيوت في صندوق الفناء. حرّكه مرتين في السنة كي لا يعلق.',
      },
    },
    {
      question: {
        fa: 'قطعه را خودم بخرم؟',
        en: 'Should I buy the parts myself?',
        de: 'Soll ich die Teile selbst kaufen?',
        ar: 'هل أشتري القطع بنفسي؟',
      },
      answer: {
        fa: 'شیر، چینی و رادیاتور را خودتان با سلیقه بخرید. اتصال، لوله، دیافراگم و نوار را به استادکار بسپارید و فاکتور بخواهید؛ اندازهٔ اشتباه یعنی بازدید دوباره.',
        en: 'Choose taps, ceramics and radiators yourself. Leave joints, pipe, membranes and seals to the tradesperson and ask for the bill; a wrong size means a second visit.',
        de: 'Armaturen, Keramik und Heizkörper suchen Sie aus. Verbinder, Rohr, Membran und Dichtung überlassen Sie dem Fachmann gegen Beleg; falsche Größe heißt zweiter Besuch.',
        ar: 'اختر الحنفيات والخزف والمشعات بنفسك. واترك الوصلات والأنابيب والأغشية للفني واطلب الفاتورة، فالمقاس الخاطئ يعني زيارة ثانية.',
      },
    },
    {
      question: {
        fa: 'ساختمان مدیر دارد؛ چه کسی سفارش بدهد؟',
        en: 'Who should order in a managed building?',
        de: 'Wer bestellt im Haus mit Verwaltung?',
        ar: 'في مبنى له مدير، من يطلب؟',
      },
      answer: {
        fa: 'از شیر واحد به درون با ساکن است و از آن به بیرون با مدیر. برای موتورخانه، لولهٔ مشترک، پمپ و بام، نشانی ساختمان را بدهید و تعداد واحدها را بنویسید.',
        en: 'Inside the flat’s valve the resident, beyond it the manager. For plant room, shared pipes, pumps and roof give the building’s address and the number of flats.',
        de: 'Hinter dem Wohnungsventil der Bewohner, davor die Verwaltung. Geben Sie bei Heizraum, Steigleitung, Pumpe und Dach die Hausadresse und die Zahl der Wohnungen an.',
        ar: 'ما بعد صمام الشقة على الساكن وما قبله على المدير. ولغرفة المراجل والأنابيب المشتركة والمضخة والسطح اذكر عنوان المبنى وعدد الشقق.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'پیشنهاد یا یک‌جاست یا ساعتی، و قطعه در آن جدا نوشته می‌شود.',
      en: 'A quote is a lump sum or hourly, with parts listed separately.',
      de: 'Angeboten wird pauschal oder je Stunde, Material steht getrennt.',
      ar: 'العرض مقطوع أو بالساعة، والقطع تُكتب على حدة.',
    },
    {
      fa: 'دسترسی، سن لوله و طبقه مهم‌تر از بزرگی خانه است.',
      en: 'Access, the age of the pipes and the floor matter more than the size of the flat.',
      de: 'Zugang, Alter der Rohre und Stockwerk zählen mehr als die Wohnungsgröße.',
      ar: 'سهولة الوصول وعمر الأنابيب والطابق أهم من مساحة المنزل.',
    },
    {
      fa: 'کار فوری و شبانه گران‌تر و سرویسِ بیرون از فصل ارزان‌تر است.',
      en: 'Urgent and night work costs more, service out of season less.',
      de: 'Eil- und Nachtarbeit ist teurer, Wartung außerhalb der Saison günstiger.',
      ar: 'العاجل والليلي أغلى، والصيانة خارج الموسم أرخص.',
    },
  ],
};
