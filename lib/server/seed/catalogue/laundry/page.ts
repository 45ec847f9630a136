import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const laundryPage: ProductPageSeed = {
  title: {
    fa: 'خشک‌شویی و اتوشویی با گرفتن از خانه',
    en: 'Laundry and dry-cleaning, fetched from home',
    de: 'Wäscherei und Reinigung mit Abholung',
    ar: 'الغسيل والتنظيف الجاف من باب المنزل',
  },
  summary: {
    fa: 'سبدتان را از روی فهرست پر می‌کنید، روز گرفتن و روز آوردن را تعیین و خشک‌شو را از روی امتیازش انتخاب می‌کنید. لباس‌ها جلوی در شمرده می‌شود؛ اگر شمارش کارگاه فرق داشت، ریز آن برای تأیید شما می‌آید.',
    en: 'You fill a basket from the list, choose the days of pick-up and return, and pick a cleaner by rating. Pieces are counted with you at the door; if the workshop counts otherwise, you get the list to approve.',
    de: 'Sie füllen den Korb aus der Liste, wählen Abhol- und Rückgabetag und eine Reinigung nach Bewertung. Gezählt wird an der Tür; weicht die Zählung der Wäscherei ab, erhalten Sie die Liste zur Zustimmung.',
    ar: 'تملأ السلة من القائمة وتختار يومي الأخذ والإرجاع والمغسلة بحسب تقييمها. تُعد القطع معك عند الباب، وإن اختلف عدّ المغسلة وصلتك القائمة للموافقة عليها.',
  },
  metaTitle: {
    fa: 'خشک‌شویی و اتوشویی با تحویل در منزل | پلاکفن',
    en: 'Laundry and dry-cleaning from your door | Pelakfan',
    de: 'Wäscherei und Reinigung mit Abholung | Pelakfan',
    ar: 'غسيل وكيّ وتنظيف جاف من باب المنزل | بلاكفن',
  },
  metaDescription: {
    fa: 'لباس روزمره، کت‌وشلوار، پرده، پتو و لباس عروس در دو درجهٔ اقتصادی و ویژه. قیمت هر تکه پیش از پرداخت، روز گرفتن و آوردن با انتخاب خودتان.',
    en: 'Everyday clothes, suits, curtains, blankets and wedding dresses in two grades, Economy and Special. A price by the piece before you pay, days of your choice.',
    de: 'Alltag, Anzüge, Vorhänge, Decken, Brautkleider in den Stufen Spar und Spezial. Stückpreis vor der Zahlung, Abholung und Rückgabe an Wunschtagen.',
    ar: 'الملابس اليومية والبدلات والستائر والبطانيات وفساتين الزفاف بدرجتين، اقتصادية وخاصة. سعر كل قطعة قبل الدفع، والأيام باختيارك.',
  },
  done: [
    {
      fa: 'شستن، خشک‌شویی و اتوی لباس تکی یا کیسه‌ای',
      en: 'Washing, dry-cleaning and ironing, a piece or a bagful',
      de: 'Waschen, Reinigen, Bügeln, einzeln oder beutelweise',
      ar: 'غسل وتنظيف جاف وكيّ، قطعة أو كيسًا',
    },
    {
      fa: 'کت‌وشلوار، پالتو و کاپشن با پرس فرم‌دار',
      en: 'Suits, coats and padded jackets on a form press',
      de: 'Anzüge, Mäntel, Steppjacken auf der Formpresse',
      ar: 'البدلات والمعاطف والسترات على مكبس قالبي',
    },
    {
      fa: 'پرده، پتو، لحاف و روتختی با ثبت اندازه',
      en: 'Curtains, blankets, quilts and bedspreads, measured first',
      de: 'Vorhänge, Decken, Steppbetten, vorher gemessen',
      ar: 'الستائر والبطانيات واللحف بعد قياسها',
    },
    {
      fa: 'لباس شب و عروس پس از آزمایش سنگ و پارچه',
      en: 'Evening and wedding dresses after a test of stones and cloth',
      de: 'Abend- und Brautkleider nach Prüfung von Steinen und Stoff',
      ar: 'فساتين السهرة والزفاف بعد اختبار أحجارها وقماشها',
    },
    {
      fa: 'فقط اتو برای لباسی که خودتان شسته‌اید',
      en: 'Ironing only, for what you have washed yourself',
      de: 'Nur Bügeln für selbst Gewaschenes',
      ar: 'الكيّ فقط لما غسلته بنفسك',
    },
    {
      fa: 'گرفتن از در خانه و پس آوردن در روزی که انتخاب کرده‌اید',
      en: 'Collection at your door and return on the day you chose',
      de: 'Abholung an der Tür, Rückgabe am gewählten Tag',
      ar: 'الأخذ من الباب والإرجاع في اليوم الذي اخترته',
    },
  ],
  notDone: [
    { fa: 'چرم، خز و جیر', en: 'Leather, fur and suede', de: 'Leder, Pelz und Wildleder', ar: 'الجلد والفرو والشمواه' },
    {
      fa: 'فرش و مبل؛ برای فرش دستهٔ «قالیشویی» را ببینید',
      en: 'Rugs and sofas: for rugs see carpet cleaning',
      de: 'Teppiche und Sofas; für Teppiche siehe Teppichreinigung',
      ar: 'السجاد والأرائك، وللسجاد انظر تنظيف السجاد',
    },
    {
      fa: 'خیاطی، رفوگری و تعویض زیپ',
      en: 'Tailoring, darning and zips',
      de: 'Schneiderei, Stopfen, Reißverschlüsse',
      ar: 'الخياطة والرفو والسحّابات',
    },
    {
      fa: 'پول، جواهر یا مدرکی که در جیب مانده؛ پیش از دادن کیسه خالی کنید',
      en: 'Money, jewellery or documents left in pockets: empty them before',
      de: 'Geld, Schmuck, Ausweise in Taschen; bitte vorher leeren',
      ar: 'المال أو الحلي أو الوثائق في الجيوب، فأفرغها قبل التسليم',
    },
  ],
  steps: [
    {
      title: { fa: 'سبد و درجه', en: 'Basket and grade', de: 'Korb und Stufe', ar: 'السلة والدرجة' },
      text: {
        fa: 'هر تکه را با تعدادش اضافه می‌کنید و درجه را می‌گویید. جمع با حداقل سفارش جلوی چشم شماست.',
        en: 'Add each kind with its number and choose the grade. The sum and the minimum stand before you.',
        de: 'Fügen Sie jede Art mit Anzahl hinzu und wählen Sie die Stufe. Summe und Mindestwert sehen Sie sofort.',
        ar: 'أضف كل نوع بعدده واختر الدرجة. فيظهر المجموع والحد الأدنى أمامك.',
      },
    },
    {
      title: {
        fa: 'دو روز، یک نشانی',
        en: 'Two days, one address',
        de: 'Zwei Tage, eine Adresse',
        ar: 'يومان وعنوان واحد',
      },
      text: {
        fa: 'روز گرفتن و روز آوردن را از روزهای باز انتخاب می‌کنید. رمز در، طبقه و همسایه‌ای را که می‌تواند تحویل بگیرد در توضیح بنویسید.',
        en: 'Choose pick-up and return among the open days. Add in the notes anything that helps the driver: door code, floor, a neighbour who can take it.',
        de: 'Wählen Sie Abhol- und Rückgabetag aus den offenen Tagen. Notieren Sie, was dem Fahrer hilft: Türcode, Etage, Nachbarn, die annehmen.',
        ar: 'اختر يوم الأخذ ويوم الإرجاع من الأيام المفتوحة. واكتب في الملاحظات ما يعين السائق: رمز الباب والطابق وجارًا يستلم.',
      },
    },
    {
      title: { fa: 'انتخاب خشک‌شو', en: 'Choosing the cleaner', de: 'Reinigung auswählen', ar: 'اختيار المغسلة' },
      text: {
        fa: 'نام، امتیاز، نظرها و قیمت هر کدام را می‌بینید و یکی را انتخاب می‌کنید. مبلغ را می‌پردازید و تا تأیید نهایی نگه داشته می‌شود.',
        en: 'You see name, rating, reviews and price and choose one. What you pay is held until the end.',
        de: 'Name, Bewertung, Rezensionen, Preis: Sie wählen eine. Ihre Zahlung wird bis zum Schluss verwahrt.',
        ar: 'ترى الاسم والتقييم والآراء والسعر وتختار واحدة. ويُحفظ ما تدفعه حتى النهاية.',
      },
    },
    {
      title: {
        fa: 'شمارش، شست‌وشو، برگشت',
        en: 'Count, clean, return',
        de: 'Zählen, reinigen, zurück',
        ar: 'العدّ والتنظيف والإرجاع',
      },
      text: {
        fa: 'وضعیت را در صفحهٔ سفارش دنبال می‌کنید: گرفته شد، در حال شست‌وشو، در راه برگشت. لباس را که پس گرفتید و دیدید، تأیید کنید.',
        en: 'The order’s page shows: collected, in the wash, on its way back. When you have it in hand and seen it, confirm.',
        de: 'Die Auftragsseite zeigt: abgeholt, in Arbeit, auf dem Rückweg. Wenn alles da und geprüft ist, bestätigen.',
        ar: 'صفحة الطلب تُظهر: استُلم، قيد الغسل، في طريق العودة. وحين يصل وتفحصه أكّد.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'اگر شمارش کارگاه با شمارش دم در فرق داشت، ریز تکه‌به‌تکه می‌بینید و بدون موافقت شما مبلغ عوض نمی‌شود.',
      en: 'If the recount differs from the count at your door, you see it piece by piece and the sum stays until you agree.',
      de: 'Weicht die Nachzählung von der an der Tür ab, sehen Sie sie Stück für Stück; ohne Ihr Ja ändert sich der Preis nicht.',
      ar: 'إن اختلف العدّ الثاني عن عدّ الباب رأيته قطعة قطعة ولا يتغير السعر دون موافقتك.',
    },
    {
      fa: 'پول تا ۴۸ ساعت پس از پس دادن لباس‌ها یا تا تأیید شما نزد پلاکفن می‌ماند، و اگر ناراضی باشید برمی‌گردد.',
      en: 'The money stays with Pelakfan until 48 hours after the return or your confirmation, and comes back if you are dissatisfied.',
      de: 'Das Geld bleibt bis 48 Stunden nach der Rückgabe oder bis zu Ihrer Bestätigung bei Pelakfan und kommt bei Unzufriedenheit zurück.',
      ar: 'المبلغ لدى بلاكفن حتى ٤٨ ساعة بعد الإرجاع أو حتى تؤكد، ويعود إن لم ترضَ.',
    },
    {
      fa: 'لغو پیش از پذیرش خشک‌شو و تا ۳ ساعت مانده به گرفتن لباس‌ها هزینه ندارد.',
      en: 'Cancelling costs nothing before the cleaner accepts, or until 3 hours before pick-up.',
      de: 'Die Absage kostet nichts, solange die Reinigung nicht zugesagt hat oder bis 3 Stunden vor Abholung.',
      ar: 'الإلغاء مجاني قبل قبول المغسلة أو حتى ٣ ساعات قبل الأخذ.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'دو درجه چه فرقی دارند؟',
        en: 'How do the two grades differ?',
        de: 'Worin unterscheiden sich die Stufen?',
        ar: 'ما الفرق بين الدرجتين؟',
      },
      answer: {
        fa: 'اقتصادی برای لباس روزمره است. ویژه لکه‌بری و اتوی دستی دارد و هر تکه جدا شسته و بسته‌بندی می‌شود.',
        en: 'Economy is for everyday clothes. Special means stains and ironing by hand, and every piece cleaned and packed on its own.',
        de: 'Spar ist für den Alltag. Bei Spezial werden Flecken und Falten von Hand behandelt und jedes Stück einzeln gereinigt und verpackt.',
        ar: 'الاقتصادية للملابس اليومية. أما الخاصة ففيها معالجة البقع والكيّ يدويًا وتُنظف كل قطعة وتُغلف وحدها.',
      },
    },
    {
      question: {
        fa: 'قیمت چطور حساب می‌شود؟',
        en: 'How is the price made?',
        de: 'Wie entsteht der Preis?',
        ar: 'كيف يُحسب السعر؟',
      },
      answer: {
        fa: 'به ازای هر تکه و درجهٔ آن، با یک حداقل برای هر سفارش.',
        en: 'By piece and grade, with a minimum for each order.',
        de: 'Je Stück und Stufe, mit einem Mindestwert je Auftrag.',
        ar: 'لكل قطعة بحسب درجتها، مع حد أدنى للطلب.',
      },
    },
    {
      question: {
        fa: 'برچسب لباس چه می‌گوید؟',
        en: 'What do the care labels say?',
        de: 'Was sagen die Pflegezeichen?',
        ar: 'ماذا تقول ملصقات العناية؟',
      },
      answer: {
        fa: 'تشت آب: دمای شست‌وشو. دایره: خشک‌شویی. مثلث ضربدردار: بدون سفیدکننده. اتو با نقطه: یک کم، دو متوسط، سه داغ. اگر برچسب را بریده‌اید، جنس پارچه را بنویسید.',
        en: 'A tub: washing temperature. A circle: dry-cleaning. A crossed triangle: no bleach. Iron with dots: one cool, two medium, three hot. If you have cut the label off, note the cloth.',
        de: 'Bottich: Temperatur. Kreis: chemische Reinigung. Durchgestrichenes Dreieck: keine Bleiche. Bügeleisenpunkte: einer kühl, zwei mittel, drei heiß. Fehlt das Etikett, geben Sie den Stoff an.',
        ar: 'الحوض: حرارة الغسل. الدائرة: تنظيف جاف. المثلث المشطوب: لا مبيّض. نقاط المكواة: واحدة منخفضة واثنتان متوسطة وثلاث ساخنة. وإن قُصّ الملصق فاكتب القماش.',
      },
    },
    {
      question: {
        fa: 'خانه نیستم؛ کیسه را چه کنم؟',
        en: 'I am out. What about the bag?',
        de: 'Ich bin nicht da. Was wird aus dem Beutel?',
        ar: 'لست في المنزل، ماذا عن الكيس؟',
      },
      answer: {
        fa: 'شمارش جلوی در به نفع شماست، پس بهتر است کسی باشد. اگر نگهبان یا همسایه می‌دهد، فهرست تکه‌ها و عکسش را در توضیح بگذارید.',
        en: 'The count at the door serves you, so somebody had better be there. If a guard or neighbour hands it over, put the list and a photo in the notes.',
        de: 'Die Zählung an der Tür dient Ihnen, also sollte jemand da sein. Geben Hauswart oder Nachbarn den Beutel ab, fügen Sie Liste und Foto bei.',
        ar: 'العدّ عند الباب لصالحك، فالأفضل أن يكون أحد حاضرًا. وإن سلّمه حارس أو جار فأرفق القائمة وصورة.',
      },
    },
    {
      question: {
        fa: 'اگر تکه‌ای کم شد یا آسیب دید چه؟',
        en: 'What if a piece is missing or damaged?',
        de: 'Was, wenn etwas fehlt oder beschädigt ist?',
        ar: 'ماذا لو نقصت قطعة أو تضررت؟',
      },
      answer: {
        fa: 'تأیید نکنید. با فهرست شمارش و عکس به خشک‌شو زنگ بزنید؛ شماره‌اش در صفحهٔ سفارش است و پول هنوز نزد پلاکفن است.',
        en: 'Do not confirm. Call the cleaner with the count and a photo; the number is on the order’s page and the money still with Pelakfan.',
        de: 'Bestätigen Sie nicht. Rufen Sie die Reinigung mit Zählliste und Foto an; die Nummer steht auf der Auftragsseite, das Geld liegt noch bei Pelakfan.',
        ar: 'لا تؤكد. اتصل بالمغسلة مع قائمة العدّ وصورة؛ رقمها في صفحة الطلب والمبلغ ما زال لدى بلاكفن.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'قیمت هر تکه در فهرست نوشته است و جمعش را پیش از پرداخت می‌بینید.',
      en: 'The price of each piece is in the list, and you see the total before you pay.',
      de: 'Der Preis jedes Stücks steht in der Liste, die Summe vor der Zahlung.',
      ar: 'سعر كل قطعة في القائمة، والمجموع قبل الدفع.',
    },
    {
      fa: 'جنس (ابریشم، پشم، مخمل)، آستر و اندازه، نه رنگ، قیمت را عوض می‌کند.',
      en: 'Fibre (silk, wool, velvet), lining and size change the price; colour does not.',
      de: 'Faser (Seide, Wolle, Samt), Futter und Größe ändern den Preis, die Farbe nicht.',
      ar: 'القماش (حرير أو صوف أو مخمل) والبطانة والمقاس تغيّر السعر، لا اللون.',
    },
    {
      fa: 'حداقل سفارش برای آن است که راننده هم برای گرفتن می‌آید و هم برای پس آوردن.',
      en: 'There is a minimum order because somebody drives to you twice, to collect and to return.',
      de: 'Den Mindestwert gibt es, weil zweimal zu Ihnen gefahren wird: zum Abholen und zum Bringen.',
      ar: 'وُضع الحد الأدنى لأن السائق يأتيك مرتين، للأخذ وللإرجاع.',
    },
  ],
};
