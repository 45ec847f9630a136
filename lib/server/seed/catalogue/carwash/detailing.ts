import type { CategoryTypeSeed } from '../types';

export const detailing: CategoryTypeSeed = {
  id: 903,
  seopath: 'detailing',
  hasPage: true,
  name: { fa: 'دیتیلینگ و پولیش', en: 'Detailing and polish', de: 'Aufbereitung und Politur', ar: 'تلميع تفصيلي' },
  description: {
    fa: 'گرفتن خط‌های سطحی، پولیش و واکس بدنه.',
    en: 'Light scratches removed, bodywork polished and waxed.',
    de: 'Leichte Kratzer entfernt, Lack poliert und gewachst.',
    ar: 'إزالة الخدوش السطحية وتلميع الهيكل وتشميعه.',
  },
  page: {
    title: {
      fa: 'دیتیلینگ، پولیش و واکس بدنه',
      en: 'Detailing, polish and wax',
      de: 'Aufbereitung, Politur und Wachs',
      ar: 'تلميع تفصيلي وشمع',
    },
    summary: {
      fa: 'برای خودرویی که رنگش مات شده، زیر آفتاب خط‌های پروانه‌ای دارد یا می‌خواهید بفروشیدش. در سایه، نیم روز تا یک روز وقت می‌برد و بیشترش کار دست است.',
      en: 'For paint gone dull, with swirl marks in the sun, or before a sale. It takes half a day to a day in the shade, and most of it is handwork.',
      de: 'Für matten Lack, Hologramme in der Sonne oder vor dem Verkauf. Es dauert im Schatten einen halben bis ganzen Tag, und das meiste ist Handarbeit.',
      ar: 'لطلاء فقد لمعانه أو ظهرت عليه خطوط دائرية تحت الشمس أو قبل البيع. يستغرق نصف يوم إلى يوم في الظل ومعظمه باليد.',
    },
    metaTitle: {
      fa: 'دیتیلینگ و پولیش بدنه در محل | پلاکفن',
      en: 'Paint polish and wax at your place | Pelakfan',
      de: 'Lackpolitur und Wachs vor Ort | Pelakfan',
      ar: 'تلميع هيكل السيارة وتشميعه | بلاكفن',
    },
    metaDescription: {
      fa: 'پاک‌سازی رنگ با خمیر رسوب‌گیر، پولیش یک یا دو مرحله و واکس کارناوبا. خط‌های سطحی می‌روند، خط تا آستر نه؛ پیش از کار نشانتان می‌دهیم.',
      en: 'Clay bar, one- or two-stage machine polish and carnauba wax. Surface scratches go; those through to primer do not, and you are told which before work begins.',
      de: 'Knetmasse, ein- oder zweistufige Maschinenpolitur, Carnaubawachs. Oberflächliche Kratzer verschwinden, tiefe bleiben; welche, erfahren Sie vorher.',
      ar: 'عجينة الرواسب وتلميع بمرحلة أو مرحلتين وشمع كارنوبا. الخدوش السطحية تزول، أما ما بلغ البطانة فلا؛ ونبيّنها قبل العمل.',
    },
    done: [
      {
        fa: 'شست‌وشوی کامل و خشک کردن',
        en: 'Full wash and drying',
        de: 'Komplettwäsche und Trocknung',
        ar: 'غسل كامل وتجفيف',
      },
      {
        fa: 'گرفتن ذرهٔ آهن، قیر و صمغ با خمیر رسوب‌گیر',
        en: 'Iron specks, tar and sap lifted with a clay bar',
        de: 'Flugrost, Teer, Harz mit Knete entfernen',
        ar: 'إزالة ذرات الحديد والقار والصمغ بالعجينة',
      },
      {
        fa: 'اندازه‌گیری ضخامت رنگ پیش از پولیش',
        en: 'Paint depth measured before polishing',
        de: 'Lackdicke vor der Politur messen',
        ar: 'قياس سماكة الطلاء قبل التلميع',
      },
      {
        fa: 'پولیش زبر با دستگاه برای خط و نرم برای درخشش',
        en: 'Cutting polish for scratches, finishing polish for gloss',
        de: 'Schleifpolitur für Kratzer, Feinpolitur für Glanz',
        ar: 'تلميع خشن للخدوش وناعم للمعان',
      },
      {
        fa: 'چراغ جلوی زرد و مات، با سمباده و پولیش',
        en: 'Yellowed headlights sanded and polished',
        de: 'Vergilbte Scheinwerfer schleifen und polieren',
        ar: 'صنفرة المصابيح المصفرّة وتلميعها',
      },
      {
        fa: 'واکس یا سیلر تا سه ماه',
        en: 'Wax or sealant lasting up to three months',
        de: 'Wachs oder Versiegelung bis drei Monate',
        ar: 'شمع أو طبقة عازلة حتى ثلاثة أشهر',
      },
      {
        fa: 'پلاستیک‌های بیرونی و دور شیشه، سیاه و یک‌دست',
        en: 'Exterior plastic and trim restored to even black',
        de: 'Außenplastik und Leisten wieder gleichmäßig dunkel',
        ar: 'البلاستيك الخارجي وإطارات الزجاج بلون متجانس',
      },
    ],
    notDone: [
      {
        fa: 'نقاشی، بتونه و صافکاری',
        en: 'Respraying, filler or panel beating',
        de: 'Lackieren, Spachteln, Ausbeulen',
        ar: 'الدهان والمعجون والسمكرة',
      },
      {
        fa: 'رنگ پوسته‌شده و طبلهٔ آفتاب',
        en: 'Peeled lacquer and sun blisters',
        de: 'Abgelöster Klarlack, Sonnenblasen',
        ar: 'الطلاء المتقشر وفقاعات الشمس',
      },
      {
        fa: 'پوشش سرامیک چندلایه و کاور بدنه',
        en: 'Multi-layer ceramic coating or film',
        de: 'Mehrschichtige Keramik oder Folie',
        ar: 'السيراميك متعدد الطبقات والأغشية',
      },
      { fa: 'موتور و زیر خودرو', en: 'Engine and underbody', de: 'Motor und Unterboden', ar: 'المحرك وأسفل السيارة' },
    ],
    steps: [
      {
        title: { fa: 'نور مورب', en: 'Raking light', de: 'Streiflicht', ar: 'ضوء مائل' },
        text: {
          fa: 'با چراغ مورب زیر بدنه می‌بینید کدام خط‌ها سطحی است؛ خطی که ناخن در آن گیر کند می‌ماند.',
          en: 'A lamp held low shows which lines are superficial; one that catches a fingernail will stay.',
          de: 'Eine Lampe zeigt flache Kratzer; bleibt der Fingernagel hängen, bleibt der Kratzer.',
          ar: 'يُظهر مصباح مائل ما هو سطحي؛ وما يعلق به الظفر يبقى.',
        },
      },
      {
        title: { fa: 'آزمایش در گوشه', en: 'A test spot', de: 'Probefläche', ar: 'موضع تجريبي' },
        text: {
          fa: 'یک مربع سی‌سانتی‌متری پولیش می‌شود؛ اگر پسندیدید، همه‌جا همان است.',
          en: 'A thirty-centimetre square is polished; if you like it, the rest is done likewise.',
          de: 'Ein Quadrat von dreißig Zentimetern wird poliert; gefällt es, folgt der Rest.',
          ar: 'يُلمَّع مربع من ثلاثين سنتيمترًا؛ فإن أعجبك جرى مثله في الباقي.',
        },
      },
      {
        title: { fa: 'پنل به پنل', en: 'Panel by panel', de: 'Feld für Feld', ar: 'جزء بعد جزء' },
        text: {
          fa: 'هر پنل پانزده دقیقه؛ لبه‌ها با نوار پوشیده و داغی با دست سنجیده می‌شود.',
          en: 'Fifteen minutes a panel, edges taped and heat checked by hand.',
          de: 'Fünfzehn Minuten je Feld, Kanten abgeklebt, Wärme mit der Hand geprüft.',
          ar: 'ربع ساعة للجزء مع تغطية الحواف بشريط وتفقد السخونة باليد.',
        },
      },
      {
        title: { fa: 'موم و نور روز', en: 'Wax and daylight', de: 'Wachs und Tageslicht', ar: 'الشمع وضوء النهار' },
        text: {
          fa: 'واکس می‌نشیند، پاک می‌شود و خودرو را در روشنایی تحویل می‌گیرید.',
          en: 'Wax sets, is buffed off, and you look at the car in the light.',
          de: 'Wachs zieht an, wird abgenommen, Sie sehen den Wagen im Licht.',
          ar: 'يجف الشمع ويُمسح وتتسلم السيارة في الضوء.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'عکس‌هایی که هنگام سفارش از خط‌ها و آسیب‌های قبلی می‌گذارید در سفارش می‌ماند تا بعد سر آن‌ها اختلافی نباشد.',
        en: 'The photos you add of earlier scratches and dents stay in the order, so there is no dispute about them later.',
        de: 'Ihre Fotos früherer Kratzer und Dellen bleiben im Auftrag, damit es darüber später keinen Streit gibt.',
        ar: 'تبقى صور الخدوش والأضرار السابقة التي ترفقها في الطلب فلا خلاف عليها لاحقًا.',
      },
      {
        fa: 'نظرهای کنار نام نیرو واقعی است؛ فقط مشتری سفارش تمام‌شده می‌تواند نظر بنویسد.',
        en: 'The ratings are real: only the customer of a finished order can write one.',
        de: 'Die Bewertungen sind echt: Nur wer einen erledigten Auftrag hatte, kann schreiben.',
        ar: 'التقييمات حقيقية: لا يكتبها إلا صاحب طلب منجز.',
      },
      {
        fa: 'تا راضی نشده و تأیید نکرده‌اید، دستمزد دیتیلینگ نگه داشته می‌شود.',
        en: 'Until you confirm, the money for detailing is held.',
        de: 'Bis Sie bestätigen, bleibt Ihr Geld verwahrt.',
        ar: 'تبقى أجرة التلميع محفوظة حتى تؤكد.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'پولیش لاک خودرو را نازک می‌کند؟',
          en: 'Does polish thin the lacquer?',
          de: 'Wird der Klarlack dünner?',
          ar: 'هل يرقّق التلميع الطلاء؟',
        },
        answer: {
          fa: 'بله، دو تا پنج میکرون در هر نوبت از حدود چهل میکرون لاک. سالی یک بار بیشتر نه؛ میان آن واکس کافی است. رنگ‌های کهنهٔ بی‌لاک دستمال را رنگی می‌کند و این عادی است.',
          en: 'Yes, by two to five microns of some forty. No more than once a year; wax in between. Old single-stage paint colours the cloth, which is normal.',
          de: 'Ja, zwei bis fünf Mikrometer von rund vierzig. Höchstens einmal im Jahr; dazwischen genügt Wachs. Alter Lack ohne Klarlack färbt das Tuch, das ist normal.',
          ar: 'نعم، ميكرونين إلى خمسة من نحو أربعين. فلا أكثر من مرة في السنة وبينهما الشمع. والطلاء القديم يلوّن الفوطة وهذا طبيعي.',
        },
      },
      {
        question: {
          fa: 'سیلر یا واکس؟',
          en: 'Sealant or wax?',
          de: 'Versiegelung oder Wachs?',
          ar: 'طبقة عازلة أم شمع؟',
        },
        answer: {
          fa: 'واکس کارناوبا گرم و عمیق است و شش تا هشت هفته می‌ماند. سیلر مصنوعی سردتر می‌درخشد و سه ماه و بیشتر می‌ماند؛ زیر آفتاب تهران سیلر بهتر است.',
          en: 'Carnauba has a warm, deep shine for six to eight weeks. Sealants are cooler and last three months or more; under the Tehran sun choose a sealant.',
          de: 'Carnauba glänzt warm und hält sechs bis acht Wochen. Versiegelungen glänzen kühler und halten drei Monate und mehr; unter Teherans Sonne die bessere Wahl.',
          ar: 'شمع كارنوبا دافئ العمق ويدوم ستة إلى ثمانية أسابيع. والعازل أبرد لمعانًا ويدوم ثلاثة أشهر فأكثر؛ وتحت شمس طهران هو الأفضل.',
        },
      },
      {
        question: {
          fa: 'خط کلید روی در پاک می‌شود؟',
          en: 'Will a key scratch vanish?',
          de: 'Verschwindet ein Schlüsselkratzer?',
          ar: 'هل يزول خدش مفتاح؟',
        },
        answer: {
          fa: 'اگر سفید یا آهن پیداست، نه؛ قلم‌رنگ لازم دارد. پولیش تنها لبه‌هایش را نرم می‌کند و کمتر به چشم می‌آید.',
          en: 'Where white or metal shows, no; it needs touch-up. Polish softens its edges and it shows less.',
          de: 'Wo Weiß oder Blech durchscheint, nicht; da hilft ein Lackstift. Politur glättet nur die Ränder.',
          ar: 'إن بدا البياض أو المعدن فلا، ويحتاج قلم دهان. والتلميع يخفف حوافه فقط.',
        },
      },
      {
        question: {
          fa: 'چند ساعت خودرو را لازم نداشته باشم؟',
          en: 'How long is the car out of use?',
          de: 'Wie lange brauche ich auf das Auto zu verzichten?',
          ar: 'كم تبقى السيارة بلا استعمال؟',
        },
        answer: {
          fa: 'سدان چهار تا شش، شاسی‌بلند شش تا هشت ساعت. پس از واکس دو ساعت از باران دور باشد.',
          en: 'A saloon four to six hours, an SUV six to eight. Keep it from rain for two hours after waxing.',
          de: 'Eine Limousine vier bis sechs, ein Geländewagen sechs bis acht Stunden. Schützen Sie den Wagen danach zwei Stunden vor Regen.',
          ar: 'السيدان أربع إلى ست ساعات والدفع الرباعي ست إلى ثمانٍ. وتُحفظ من المطر ساعتين بعد التشميع.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'تک‌مرحله یا دومرحله، همان است که نرخ را بالا می‌برد.',
        en: 'One stage or two makes the difference.',
        de: 'Ein- oder zweistufig macht den Unterschied.',
        ar: 'مرحلة أم مرحلتان، هو ما يصنع الفرق.',
      },
      {
        fa: 'رنگ تیره زمان بیشتری می‌گیرد، چون هر خط آن پیداست، ولی قیمتش برای همان نوع بدنه یکی است.',
        en: 'Dark paint takes longer, for every line shows, but the price for a body type stays the same.',
        de: 'Dunkler Lack dauert länger, weil man jeden Kratzer sieht; der Preis je Karosserie bleibt gleich.',
        ar: 'الطلاء الداكن يستغرق وقتًا أطول لأن كل خدش ظاهر فيه، لكن السعر لنوع الهيكل نفسه واحد.',
      },
    ],
  },
};
