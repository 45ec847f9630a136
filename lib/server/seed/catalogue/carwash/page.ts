import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const carwashPage: ProductPageSeed = {
  title: { fa: 'کارواش در محل', en: 'Car wash at your place', de: 'Autowäsche vor Ort', ar: 'غسيل السيارة في مكانك' },
  summary: {
    fa: 'خودرو در پارکینگ خانه یا محل کار شسته می‌شود؛ بدون آب، با آب، با پولیش یا با شست‌وشوی کامل داخل. نوع بدنه و نوع شست‌وشو قیمت را می‌سازد و نیرو وسایلش را می‌آورد.',
    en: 'Your car is washed where it stands: waterless, with water, polished, or on the inside. Body type and kind of wash make the price, and the washer brings the equipment.',
    de: 'Ihr Auto wird gewaschen, wo es steht: wasserlos, mit Wasser, poliert oder von innen. Karosserie und Waschart ergeben den Preis, die Ausrüstung kommt mit.',
    ar: 'تُغسل سيارتك حيث تقف: بلا ماء أو بالماء أو تلميعًا أو من الداخل. نوع الهيكل ونوع الغسيل يحددان السعر، ويُحضر العامل أدواته.',
  },
  metaTitle: {
    fa: 'کارواش در محل، با آب و بدون آب | پلاکفن',
    en: 'Car wash at home or work | Pelakfan',
    de: 'Autowäsche zu Hause oder im Büro | Pelakfan',
    ar: 'غسيل السيارة في المنزل أو العمل | بلاكفن',
  },
  metaDescription: {
    fa: 'کارواش سیار برای سدان، شاسی‌بلند، وانت و ون: بدون آب، با آب، دیتیلینگ و صفرشویی. قیمت از نوع بدنه، انتخاب نیرو و لغو رایگان تا سه ساعت.',
    en: 'Mobile car wash for saloon, SUV, pickup and van: waterless, with water, detailing or interior. The price goes by body type, and you choose who washes it.',
    de: 'Mobile Autowäsche für Limousine, Geländewagen, Pick-up und Van: wasserlos, mit Wasser, Aufbereitung, innen. Preis nach Karosserie; Sie wählen, wer kommt.',
    ar: 'غسيل متنقل للسيدان والدفع الرباعي والشاحنة والفان: بلا ماء أو بالماء أو تلميع أو داخلي. السعر حسب الهيكل وإلغاء مجاني حتى ثلاث ساعات.',
  },
  done: [
    {
      fa: 'بدنه، شیشه و رینگ، بی‌آب یا با آب',
      en: 'Body, glass and rims, with or without water',
      de: 'Karosserie, Glas, Felgen, mit oder ohne Wasser',
      ar: 'الهيكل والزجاج والعجلات بماء أو دونه',
    },
    {
      fa: 'صندلی، سقف، کف و صندوق',
      en: 'Seats, lining, floor and boot',
      de: 'Sitze, Himmel, Boden, Kofferraum',
      ar: 'المقاعد والسقف والأرضية والصندوق',
    },
    {
      fa: 'پولیش، واکس و احیای چراغ',
      en: 'Polish, wax and headlight restoration',
      de: 'Politur, Wachs und Scheinwerfer',
      ar: 'التلميع والشمع وتجديد المصابيح',
    },
    {
      fa: 'شستن موتور با پوشاندن بخش‌های برقی، به انتخاب شما',
      en: 'Engine bay with electrics covered, as its own choice',
      de: 'Motorraum mit abgedeckter Elektrik, als eigene Wahl',
      ar: 'المحرك مع تغطية الكهرباء كخيار مستقل',
    },
    {
      fa: 'آوردن محلول، دستمال، جارو و پمپ',
      en: 'Solution, cloths, vacuum and pump brought along',
      de: 'Lösung, Tücher, Sauger, Pumpe werden mitgebracht',
      ar: 'إحضار المحلول والفوط والمكنسة والمضخة',
    },
  ],
  notDone: [
    {
      fa: 'شستن در معبر عمومی',
      en: 'Washing on public roads',
      de: 'Waschen auf öffentlichen Wegen',
      ar: 'الغسل في الطرق العامة',
    },
    { fa: 'تعمیر و رنگ', en: 'Repairs or paint', de: 'Reparatur und Lack', ar: 'الإصلاح والدهان' },
    {
      fa: 'کامیون، اتوبوس و ماشین سنگین',
      en: 'Lorries, buses and heavy vehicles',
      de: 'Lkw, Busse, schwere Fahrzeuge',
      ar: 'الشاحنات الثقيلة والحافلات',
    },
    {
      fa: 'خودرویی که جای دور زدن کنارش نیست',
      en: 'Cars with no room to walk round',
      de: 'Autos ohne Platz ringsum',
      ar: 'سيارة لا متسع حولها',
    },
  ],
  steps: [
    {
      title: { fa: 'خودرو و شست‌وشو', en: 'Car and wash', de: 'Auto und Waschart', ar: 'السيارة والغسيل' },
      text: {
        fa: 'هفت نوع بدنه هست: هاچ‌بک، سدان، کراس‌اوور، شاسی‌بلند، کوپه، وانت و ون. قیمت همان لحظه نوشته می‌شود.',
        en: 'Seven body types: hatchback, saloon, crossover, SUV, coupé, pickup, van. The price appears at once.',
        de: 'Sieben Karosserieformen: Schrägheck, Limousine, Crossover, Geländewagen, Coupé, Pick-up, Van. Der Preis erscheint sofort.',
        ar: 'سبعة أنواع: هاتشباك وسيدان وكروس أوفر ودفع رباعي وكوبيه وشاحنة وفان. ويظهر السعر فورًا.',
      },
    },
    {
      title: { fa: 'جا و ساعت', en: 'Place and hour', de: 'Ort und Zeit', ar: 'المكان والساعة' },
      text: {
        fa: 'نشانی پارکینگ، طبقه و ساعت را می‌دهید؛ ساعت پر، خط خورده است.',
        en: 'You give the parking address, level and hour; full hours are struck out.',
        de: 'Sie nennen Adresse, Ebene und Stunde; volle Zeiten sind durchgestrichen.',
        ar: 'تذكر عنوان الموقف والطابق والساعة؛ والساعات الممتلئة مشطوبة.',
      },
    },
    {
      title: { fa: 'انتخاب نیرو و پرداخت', en: 'Washer and payment', de: 'Fachkraft und Zahlung', ar: 'العامل والدفع' },
      text: {
        fa: 'امتیاز، نظر و قیمت را مقایسه می‌کنید، یکی را انتخاب می‌کنید و می‌پردازید.',
        en: 'You weigh rating, reviews and price, choose one and pay.',
        de: 'Sie vergleichen Bewertung und Preis, wählen und zahlen.',
        ar: 'تقارن التقييم والآراء والسعر ثم تختار وتدفع.',
      },
    },
    {
      title: { fa: 'دیدن و تأیید', en: 'See and confirm', de: 'Ansehen und bestätigen', ar: 'النظر والتأكيد' },
      text: {
        fa: 'دور خودرو بگردید، لبهٔ درها و رینگ را ببینید و بعد بپذیرید.',
        en: 'Walk round the car, look at door edges and rims, and accept.',
        de: 'Gehen Sie einmal um das Auto, sehen Sie Türkanten und Felgen an und bestätigen Sie.',
        ar: 'تجوّل حول السيارة وانظر حواف الأبواب والعجلات ثم اقبل.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'اگر از شست‌وشو راضی نبودید، پولتان برمی‌گردد؛ تأیید نکنید و در سفارش بنویسید چه مانده است.',
      en: 'Not content with the wash? Your money comes back: do not confirm, and write in the order what was missed.',
      de: 'Nicht zufrieden mit der Wäsche? Sie bekommen Ihr Geld zurück: Bestätigen Sie nicht und schreiben Sie im Auftrag, was fehlt.',
      ar: 'إن لم ترضَ عن الغسيل يعود إليك مالك: لا تؤكد واكتب في الطلب ما فات.',
    },
    {
      fa: 'اگر نیرو قرار کارواش را لغو کند، همهٔ پول برمی‌گردد و ۲۰٬۰۰۰ تومان هدیه هم می‌گیرید.',
      en: 'If the washer cancels, you get all of it back plus a gift of 20,000 tomans.',
      de: 'Sagt die Fachkraft ab, erhalten Sie alles zurück, dazu 20.000 Toman Geschenkguthaben.',
      ar: 'إن ألغى العامل الموعد عاد المبلغ كله مع هدية ٢٠٬٠٠٠ تومان.',
    },
    {
      fa: 'پرداخت تا ۴۸ ساعت نگه داشته می‌شود، مگر زودتر تأیید کنید.',
      en: 'Payment is held for 48 hours unless you confirm sooner.',
      de: 'Die Zahlung bleibt 48 Stunden verwahrt, sofern Sie nicht früher bestätigen.',
      ar: 'يُحتجز المبلغ ٤٨ ساعة ما لم تؤكد قبلها.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'برای کارواش بدون آب خودرو چقدر می‌تواند کثیف باشد؟',
        en: 'How dirty may a car be for a waterless wash?',
        de: 'Wie schmutzig darf das Auto für die wasserlose Wäsche sein?',
        ar: 'إلى أي حد يمكن أن تكون السيارة متسخة للغسيل بلا ماء؟',
      },
      answer: {
        fa: 'گرد و لک باران و شهر مناسب است. گِل خشک‌شده را باید با آب شست تا رنگ خط نیفتد.',
        en: 'City dust and rain marks are fine. Dried mud needs water, or the paint would be scratched.',
        de: 'Stadtstaub und Regenflecken sind kein Problem. Getrockneter Schlamm braucht Wasser, sonst leidet der Lack.',
        ar: 'غبار المدينة وآثار المطر مناسبة. أما الطين الجاف فيحتاج ماء حتى لا يُخدش الطلاء.',
      },
    },
    {
      question: {
        fa: 'در پارکینگ ساختمان شدنی است؟',
        en: 'Can it be done in my building’s car park?',
        de: 'Geht das in der Tiefgarage?',
        ar: 'هل يمكن ذلك في موقف المبنى؟',
      },
      answer: {
        fa: 'بدون آب، بله. شست‌وشو با آب به کف‌شور و اجازهٔ مدیر ساختمان نیاز دارد.',
        en: 'Waterless, yes. With water it takes a floor drain and the manager’s consent.',
        de: 'Wasserlos ja. Mit Wasser braucht es einen Bodenablauf und die Zustimmung der Verwaltung.',
        ar: 'بلا ماء نعم. أما بالماء فيلزم مصرف أرضي وموافقة مدير المبنى.',
      },
    },
    {
      question: {
        fa: 'باید کنار خودرو بمانم؟',
        en: 'Must I stay by the car?',
        de: 'Muss ich dabei sein?',
        ar: 'هل يلزم أن أبقى بجانب السيارة؟',
      },
      answer: {
        fa: 'برای بیرون نه، کافی است راه باز باشد. برای داخل و موتور باید سوییچ را بدهید و در پایان بازبینی کنید.',
        en: 'For the outside no, only access. For interior and engine you hand over the key and check at the end.',
        de: 'Bei der Außenwäsche nicht, nur der Zugang muss frei sein. Für Innenraum und Motor geben Sie den Schlüssel und sehen am Ende nach.',
        ar: 'للخارج لا، يكفي فتح المدخل. للداخل والمحرك سلّم المفتاح وتفقد في النهاية.',
      },
    },
    {
      question: {
        fa: 'چند وقت یک بار بشویم؟',
        en: 'How often should I wash?',
        de: 'Wie oft sollte man waschen?',
        ar: 'كل كم ينبغي الغسل؟',
      },
      answer: {
        fa: 'در شهر هر دو هفته یک بار. صمغ درخت و فضلهٔ پرنده را همان روز بشویید؛ فضله در دو روز به لاک رنگ آسیب می‌زند.',
        en: 'Every two weeks in town, the same day under trees or birds: droppings eat lacquer within two days.',
        de: 'In der Stadt alle zwei Wochen, unter Bäumen oder bei Vogelkot am selben Tag: Kot greift den Lack binnen zwei Tagen an.',
        ar: 'في المدينة كل أسبوعين، وتحت الشجر أو الطير في اليوم نفسه: فالفضلات تأكل الطلاء في يومين.',
      },
    },
    {
      question: { fa: 'اگر باران آمد؟', en: 'What if it rains?', de: 'Und bei Regen?', ar: 'وإن أمطرت؟' },
      answer: {
        fa: 'تا سه ساعت مانده به قرار رایگان لغو کنید و روز دیگری سفارش دهید. زیر سقف، باران جلوی کار را نمی‌گیرد.',
        en: 'Cancel free of charge until three hours before and order another day. Under a roof, rain does not stop the work.',
        de: 'Sagen Sie bis drei Stunden vorher kostenlos ab und bestellen Sie einen anderen Tag. Unter einem Dach stört Regen nicht.',
        ar: 'ألغِ مجانًا حتى ثلاث ساعات قبل الموعد واطلب يومًا آخر. وتحت سقف لا يمنع المطر العمل.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'قیمت از سه چیز به دست می‌آید: نوع بدنه، نوع شست‌وشو و روش آن.',
      en: 'Three things make the price: body type, kind of wash and method.',
      de: 'Drei Dinge ergeben den Preis: Karosserie, Art der Wäsche und Methode.',
      ar: 'ثلاثة أمور تصنع السعر: نوع الهيكل ونوع الغسيل وطريقته.',
    },
    {
      fa: 'شاسی‌بلند و ون سطح بیشتری دارند و گران‌تر از هاچ‌بک شسته می‌شوند.',
      en: 'SUVs and vans have more surface and cost accordingly more than a hatchback.',
      de: 'Geländewagen und Vans haben mehr Fläche und kosten entsprechend mehr als ein Auto mit Schrägheck.',
      ar: 'الدفع الرباعي والفان أوسع سطحًا وتكلفتهما أعلى من الهاتشباك.',
    },
    {
      fa: 'هر چه به سفارش اضافه کنید پیش از پرداخت در پیش‌فاکتور هست؛ پس از آن چیزی بدون تأیید شما اضافه نمی‌شود.',
      en: 'Everything you add is listed in the order summary; afterwards nothing is added without your approval.',
      de: 'Alles Zusätzliche steht in der Auftragsübersicht; danach kommt nichts ohne Ihre Zustimmung hinzu.',
      ar: 'كل إضافة تظهر في الفاتورة المبدئية، ولا يُزاد بعدها شيء دون موافقتك.',
    },
  ],
};
