import type { CategoryTypeSeed } from '../types';

export const nissan: CategoryTypeSeed = {
  id: 1402,
  seopath: 'nissan',
  hasPage: true,
  name: { fa: 'نیسان', en: 'Light truck', de: 'Leichter Lkw', ar: 'شاحنة خفيفة' },
  description: {
    fa: 'خانه‌های کوچک تا یک‌خوابه.',
    en: 'For small homes, up to one bedroom.',
    de: 'Für kleine Wohnungen bis zu einem Schlafzimmer.',
    ar: 'للمساكن الصغيرة حتى غرفة نوم واحدة.',
  },
  page: {
    title: {
      fa: 'نیسان برای خانه‌های کوچک',
      en: 'A light truck for small homes',
      de: 'Leichter Lkw für kleine Wohnungen',
      ar: 'شاحنة خفيفة للمساكن الصغيرة',
    },
    summary: {
      fa: 'برای اثاث یک سوئیت، اتاق دانشجویی یا خانهٔ یک‌خوابه که در یک نوبت جا شود. نیسان با راننده و معمولاً دو کارگر می‌آید و اسباب‌کشی در نیم روز تمام می‌شود.',
      en: 'For a studio, a student’s room or a one-bedroom home that fits into one trip. The truck comes with a driver and usually two movers, and the move is over in half a day.',
      de: 'Für ein Apartment, ein Studentenzimmer oder eine Wohnung mit einem Schlafzimmer in einer Fuhre. Der Wagen kommt mit Fahrer und meist zwei Helfern; nach einem halben Tag ist es geschafft.',
      ar: 'لأثاث استوديو أو غرفة طالب أو منزل بغرفة نوم واحدة يُنقل في رحلة واحدة. تأتي الشاحنة مع سائق وعادةً عاملين، وينتهي النقل في نصف يوم.',
    },
    metaTitle: {
      fa: 'نیسان‌بار برای اسباب‌کشی یک‌خوابه | پلاکفن',
      en: 'Light truck for a one-bedroom move | Pelakfan',
      de: 'Leichter Lkw für kleine Umzüge | Pelakfan',
      ar: 'شاحنة خفيفة لنقل أثاث منزل صغير | بلاكفن',
    },
    metaDescription: {
      fa: 'نیسان با دو تن ظرفیت و دو کارگر برای سوئیت و خانهٔ یک‌خوابه. طبقه و آسانسور را می‌نویسید، قیمت راهنما و پیشنهادها را کنار هم می‌بینید.',
      en: 'A two-tonne light truck and two movers for a studio or one-bedroom home. Note floors and lifts, then see the guide price and the quotes side by side.',
      de: 'Leichter Lkw mit zwei Tonnen Nutzlast und zwei Helfern für kleine Wohnungen. Etage und Aufzug angeben, Richtpreis und Angebote nebeneinander sehen.',
      ar: 'شاحنة حمولتها طنان وعاملان لاستوديو أو منزل بغرفة نوم واحدة. اذكر الطابق والمصعد لترى السعر الإرشادي والعروض جنبًا إلى جنب.',
    },
    done: [
      {
        fa: 'نیسان با راننده، کفی حدود ۲٫۷ در ۱٫۷ متر و دیوارهٔ بلند',
        en: 'Light truck with driver, bed about 2.7 by 1.7 metres with high sides',
        de: 'Leichter Lkw mit Fahrer, Ladefläche etwa 2,7 × 1,7 Meter mit hohen Bordwänden',
        ar: 'شاحنة مع سائق، حوضها نحو ٢٫٧ في ١٫٧ متر بجوانب عالية',
      },
      {
        fa: 'بردن اثاث از داخل خانه تا خودرو و از خودرو تا اتاقی که می‌گویید',
        en: 'Carrying from inside the home to the truck, and on to the room you name',
        de: 'Tragen aus der Wohnung in den Wagen und weiter in das genannte Zimmer',
        ar: 'حمل الأثاث من داخل المنزل إلى المركبة ثم إلى الغرفة التي تحددها',
      },
      {
        fa: 'باز کردن تخت و میز ساده با آچار و بستن دوباره‌اش',
        en: 'Taking a simple bed and table apart with a spanner and putting them back together',
        de: 'Einfaches Bett und Tisch mit dem Schlüssel zerlegen und wieder aufbauen',
        ar: 'فك سرير وطاولة بسيطين بالمفتاح وإعادة تركيبهما',
      },
      {
        fa: 'پتو دور مبل و تلویزیون و مقوا روی شیشهٔ میز',
        en: 'Blankets round sofa and television, cardboard over glass tops',
        de: 'Decken um Sofa und Fernseher, Pappe auf Glasplatten',
        ar: 'بطانيات حول الأريكة والتلفاز وكرتون فوق زجاج الطاولات',
      },
      {
        fa: 'چیدن کارتن‌ها زیر و اثاث سبک رو، با تسمه از دو سو',
        en: 'Boxes below, light furniture above, strapped from both sides',
        de: 'Kartons unten, leichte Möbel oben, von beiden Seiten verzurrt',
        ar: 'رصّ الصناديق في الأسفل والأثاث الخفيف فوقها مع أحزمة من الجانبين',
      },
      {
        fa: 'یک چادر برزنتی روی بار برای راه درون شهر',
        en: 'A tarpaulin over the load for the way across town',
        de: 'Eine Plane über der Ladung für die Fahrt durch die Stadt',
        ar: 'غطاء مشمع فوق الحمولة في الطريق داخل المدينة',
      },
    ],
    notDone: [
      {
        fa: 'بسته‌بندی ظرف و کتاب؛ کارتن‌ها باید پیش از رسیدن کارگر بسته باشد',
        en: 'Packing dishes and books; boxes should be closed before the movers arrive',
        de: 'Packen von Geschirr und Büchern; die Kartons sollten vor Ankunft zu sein',
        ar: 'تغليف الأواني والكتب؛ ينبغي أن تكون الصناديق مغلقة قبل وصول العمال',
      },
      {
        fa: 'باز کردن کولر گازی، پکیج، اجاق گاز و لوستر',
        en: 'Disconnecting air conditioner, boiler, gas cooker or chandelier',
        de: 'Abbauen von Klimagerät, Therme, Gasherd oder Kronleuchter',
        ar: 'فك المكيف أو السخان أو موقد الغاز أو الثريا',
      },
      {
        fa: 'بالا کشیدن اثاث از پنجره یا بالکن',
        en: 'Hauling furniture up through a window or balcony',
        de: 'Möbel durch Fenster oder über den Balkon hochziehen',
        ar: 'رفع الأثاث من النافذة أو الشرفة',
      },
      {
        fa: 'راه بین‌شهری با بار روباز',
        en: 'Long distances with an open load',
        de: 'Fernfahrten mit offener Ladung',
        ar: 'السفر بين المدن بحمولة مكشوفة',
      },
    ],
    steps: [
      {
        title: { fa: 'شمردن اثاث', en: 'Counting the furniture', de: 'Möbel zählen', ar: 'حصر الأثاث' },
        text: {
          fa: 'تعداد کارتن، تخت، کمد و لوازم برقی را می‌نویسید؛ سی کارتن و یک دست مبل نزدیک به پر شدن یک نیسان است.',
          en: 'You note the number of boxes, beds, wardrobes and appliances; thirty boxes and a sofa set nearly fill the truck.',
          de: 'Sie nennen Kartons, Betten, Schränke und Geräte; dreißig Kartons und eine Sitzgruppe füllen den Wagen fast.',
          ar: 'تكتب عدد الصناديق والأسرّة والخزائن والأجهزة؛ ثلاثون صندوقًا وطقم جلوس يكادان يملآن الشاحنة.',
        },
      },
      {
        title: {
          fa: 'قیمت راهنما و پیشنهادها',
          en: 'Guide price and quotes',
          de: 'Richtpreis und Angebote',
          ar: 'السعر الإرشادي والعروض',
        },
        text: {
          fa: 'از کارگر، ساعت و طبقهٔ بدون آسانسور یک قیمت راهنما ساخته می‌شود تا بدانید پیشنهادی که رسیده بالاست یا نه.',
          en: 'Movers, hours and floors without a lift make a guide price, so you can tell whether a quote is high.',
          de: 'Aus Helfern, Stunden und Etagen ohne Aufzug entsteht ein Richtpreis; so sehen Sie, ob ein Angebot hoch liegt.',
          ar: 'يُحسب من العمال والساعات والطوابق بلا مصعد سعر إرشادي لتعرف إن كان العرض مرتفعًا.',
        },
      },
      {
        title: { fa: 'روز اسباب‌کشی', en: 'Moving day', de: 'Am Umzugstag', ar: 'يوم النقل' },
        text: {
          fa: 'بارگیری از طبقهٔ سوم با آسانسور حدود یک ساعت و نیم و تخلیه کمی کمتر طول می‌کشد.',
          en: 'Loading from a third floor with a lift takes about an hour and a half, unloading a little less.',
          de: 'Laden aus dem dritten Stock mit Aufzug dauert etwa anderthalb Stunden, Entladen etwas weniger.',
          ar: 'يستغرق التحميل من الطابق الثالث بمصعد نحو ساعة ونصف والتفريغ أقل قليلًا.',
        },
      },
      {
        title: {
          fa: 'وارسی در خانهٔ نو',
          en: 'Checking in the new home',
          de: 'Kontrolle in der neuen Wohnung',
          ar: 'التفقد في المنزل الجديد',
        },
        text: {
          fa: 'پیش از رفتن کارگرها کارتن‌ها را بشمارید و گوشهٔ اثاث را نگاه کنید، سپس پایان کار را تأیید کنید.',
          en: 'Before the movers leave, count the boxes and look at the corners of the furniture, then confirm the end.',
          de: 'Zählen Sie vor der Abfahrt die Kartons und sehen Sie sich die Möbelkanten an, dann bestätigen Sie das Ende.',
          ar: 'قبل مغادرة العمال عُدّ الصناديق وانظر إلى زوايا الأثاث ثم أكّد الانتهاء.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پولی که می‌دهید تا ۴۸ ساعت پس از رسیدن اثاث، یا تا تأیید خودتان، نزد پلاکفن می‌ماند؛ برای باز کردن کارتن‌ها وقت دارید.',
        en: 'What you pay stays with Pelakfan until you confirm or 48 hours after the furniture has arrived: time to open the boxes.',
        de: 'Ihr Geld bleibt bis zu Ihrer Bestätigung oder 48 Stunden nach Ankunft der Möbel bei Pelakfan: Zeit, die Kartons zu öffnen.',
        ar: 'يبقى ما تدفعه لدى بلاكفن حتى تؤكد أو تمضي ٤٨ ساعة على وصول الأثاث، فلديك وقت لفتح الصناديق.',
      },
      {
        fa: 'اگر راننده‌ای که پذیرفته است نیاید، همهٔ پول شما برمی‌گردد و جایگزینی به شما پیشنهاد می‌شود.',
        en: 'If the driver accepted and does not come, all your money goes back and a replacement is offered to you.',
        de: 'Kommt der Fahrer trotz Zusage nicht, erhalten Sie alles zurück und bekommen Ersatz angeboten.',
        ar: 'إن قبل السائق ولم يحضر يُرد إليك المبلغ كله ويُعرض عليك بديل.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'از کجا بدانم یک نیسان بس است؟',
          en: 'How do I know one load is enough?',
          de: 'Woher weiß ich, ob eine Fuhre reicht?',
          ar: 'كيف أعرف أن رحلة واحدة تكفي؟',
        },
        answer: {
          fa: 'اگر تخت دونفره، یخچال، لباسشویی، یک دست مبل هفت‌نفره و بیش از چهل کارتن دارید، بار از دیواره بالا می‌زند. آن وقت خاور یا دو نوبت نیسان را مقایسه کنید.',
          en: 'With a double bed, fridge, washing machine, a seven-seat sofa set and more than forty boxes, the load rises above the sides. Then compare a truck with two trips.',
          de: 'Mit Doppelbett, Kühlschrank, Waschmaschine, großer Sitzgruppe und über vierzig Kartons ragt die Ladung über die Bordwand. Vergleichen Sie dann Lkw und zwei Fuhren.',
          ar: 'مع سرير مزدوج وثلاجة وغسالة وطقم جلوس لسبعة وأكثر من أربعين صندوقًا تعلو الحمولة الجوانب. قارن عندها بين الشاحنة الكبيرة ورحلتين.',
        },
      },
      {
        question: {
          fa: 'دو کارگر برای خانهٔ بی‌آسانسور کافی است؟',
          en: 'Are two movers enough without a lift?',
          de: 'Reichen zwei Helfer ohne Aufzug?',
          ar: 'هل يكفي عاملان بلا مصعد؟',
        },
        answer: {
          fa: 'تا طبقهٔ دوم معمولاً بله. از طبقهٔ سوم به بالا نفر سوم زمان را نزدیک یک ساعت کم می‌کند و یخچال هم راحت‌تر بالا می‌رود.',
          en: 'Up to the second floor usually yes. From the third upwards a third person saves about an hour, and the fridge goes up more safely.',
          de: 'Bis zum zweiten Stock meist ja. Ab dem dritten spart eine dritte Person rund eine Stunde, und der Kühlschrank kommt sicherer hinauf.',
          ar: 'حتى الطابق الثاني نعم عادةً. ومن الثالث فأعلى يوفر شخص ثالث نحو ساعة وتصعد الثلاجة بأمان أكبر.',
        },
      },
      {
        question: {
          fa: 'پیش از رسیدن خودرو چه آماده کنم؟',
          en: 'What should I prepare before the truck comes?',
          de: 'Was bereite ich vor?',
          ar: 'ماذا أجهز قبل وصول المركبة؟',
        },
        answer: {
          fa: 'یخ فریزر را از شب پیش آب کنید، کشوها را خالی یا چسب کنید، پیچ‌ها را در کیسهٔ نام‌دار بگذارید و جای پارک جلوی در را نگه دارید.',
          en: 'Defrost the freezer the night before, empty or tape the drawers, keep screws in labelled bags and hold a parking space at the door.',
          de: 'Tauen Sie am Vorabend den Gefrierschrank ab, leeren oder verkleben Sie die Schubladen, packen Sie Schrauben in beschriftete Beutel und halten Sie einen Parkplatz vor der Tür frei.',
          ar: 'أذب جليد المجمّدة في الليلة السابقة وأفرغ الأدراج أو ألصقها وضع البراغي في أكياس مُعلَّمة واحجز موقفًا أمام الباب.',
        },
      },
      {
        question: {
          fa: 'اجاق گاز را پیش از بارگیری چه کنم؟',
          en: 'Who disconnects the gas cooker?',
          de: 'Wer schließt den Gasherd ab?',
          ar: 'من يفصل موقد الغاز؟',
        },
        answer: {
          fa: 'شیر گاز را ببندید و از لوله‌کش بخواهید شلنگ را باز و سر لوله را با درپوش ببندد. کارگر اسباب‌کشی به لولهٔ گاز شهری دست نمی‌زند.',
          en: 'Close the valve and have a plumber take off the hose and cap the pipe. Movers do not touch the mains gas.',
          de: 'Schließen Sie den Hahn und lassen Sie einen Installateur den Schlauch abnehmen und das Rohr verschließen. Umzugshelfer fassen die Gasleitung nicht an.',
          ar: 'أغلق المحبس واطلب من سبّاك فك الخرطوم وسد طرف الأنبوب. عمال النقل لا يلمسون أنبوب غاز المدينة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'سه ساعت و دو کارگر اندازهٔ معمول یک‌خوابه است؛ پیشنهادها بیشتر بر همین پایه نوشته می‌شود.',
        en: 'Three hours and two movers are usual for one bedroom, and most quotes start from there.',
        de: 'Drei Stunden und zwei Helfer sind bei einem Schlafzimmer üblich; darauf bauen die meisten Angebote.',
        ar: 'ثلاث ساعات وعاملان هو المعتاد لغرفة نوم واحدة، وعليه تُبنى معظم العروض.',
      },
      {
        fa: 'هر طبقهٔ بدون آسانسور، در مبدأ و در مقصد، جدا حساب می‌شود.',
        en: 'Each floor without a lift counts separately, at both ends.',
        de: 'Jede Etage ohne Aufzug zählt einzeln, am Start und am Ziel.',
        ar: 'يُحسب كل طابق بلا مصعد على حدة في المصدر والوجهة.',
      },
      {
        fa: 'اگر خودتان کارتن‌ها را تا دم در بیاورید، یک کارگر کمتر لازم است.',
        en: 'If you bring the boxes to the door yourself, one mover fewer will do.',
        de: 'Stellen Sie die Kartons selbst an die Haustür, genügt ein Helfer weniger.',
        ar: 'إن أحضرت الصناديق بنفسك إلى الباب كفى عامل أقل.',
      },
    ],
  },
};
