import type { CategoryTypeSeed } from '../types';

export const kitchenCabinets: CategoryTypeSeed = {
  id: 3204,
  seopath: 'kitchen-cabinets',
  hasPage: true,
  name: { fa: 'کابینت و کمد', en: 'Cabinets and wardrobes', de: 'Küchen- und Einbaumöbel', ar: 'الخزائن' },
  description: {
    fa: 'ساخت، نصب و تعمیر کابینت و کمد دیواری.',
    en: 'Making, fitting and repairing cabinets and wardrobes.',
    de: 'Bau, Montage und Reparatur von Küchen und Schränken.',
    ar: 'صنع الخزائن وتركيبها وإصلاحها.',
  },
  page: {
    title: {
      fa: 'ساخت و تعمیر کابینت و کمد دیواری',
      en: 'Kitchen cabinets and built-in wardrobes',
      de: 'Küchenmöbel und Einbauschränke',
      ar: 'خزائن المطبخ والخزائن الجدارية',
    },
    summary: {
      fa: 'برای آشپزخانهٔ نو، کمدی که تا سقف برسد یا درهایی که آویزان و بادکرده‌اند. نقشهٔ ساده با اندازهٔ دیوارها را بفرستید؛ سازنده پس از اندازه‌گیری دقیق می‌سازد و در یکی دو روز نصب می‌کند.',
      en: 'For a new kitchen, a wardrobe up to the ceiling, or doors that sag and have swollen. Send a simple plan with wall sizes; the maker measures exactly, builds, and fits in a day or two.',
      de: 'Für die neue Küche, den Schrank bis zur Decke oder hängende, aufgequollene Türen. Schicken Sie eine Skizze mit Wandmaßen; nach genauem Aufmaß wird gebaut und in ein, zwei Tagen montiert.',
      ar: 'لمطبخ جديد أو خزانة حتى السقف أو أبواب مائلة منتفخة. أرسل مخططًا بسيطًا بمقاسات الجدران، ثم يقيس الصانع بدقة ويصنع ويركب في يوم أو يومين.',
    },
    metaTitle: {
      fa: 'ساخت کابینت آشپزخانه و کمد، متری | پلاکفن',
      en: 'Kitchen cabinets and wardrobes made to fit | Pelakfan',
      de: 'Küche und Einbauschrank nach Maß | Pelakfan',
      ar: 'خزائن مطبخ وجدارية بحسب المقاس | بلاكفن',
    },
    metaDescription: {
      fa: 'ساخت و نصب کابینت ام‌دی‌اف و های‌گلاس، کمد ریلی، تعویض لولا و صفحه و درِ بادکرده. ساخت سه تا پنج هفته، نصب یک تا دو روز. قیمت به متر طول.',
      en: 'MDF and high-gloss cabinets, sliding wardrobes, new hinges, worktops and swollen doors. Three to five weeks to make, a day or two to fit; price per metre.',
      de: 'Küchen aus MDF und Hochglanz, Schiebeschränke, neue Scharniere, Arbeitsplatten, Türen. Bau drei bis fünf Wochen, Montage ein bis zwei Tage; Preis je Meter.',
      ar: 'خزائن خشب مضغوط ولامعة وأبواب منزلقة وتبديل المفصلات والأسطح والأبواب المنتفخة. الصنع ثلاثة إلى خمسة أسابيع والتركيب يوم أو يومان، بالمتر الطولي.',
    },
    done: [
      {
        fa: 'اندازه‌گیری با متر لیزری پس از پایان کاشی و لوله‌کشی',
        en: 'Laser measuring once tiles and pipes are finished',
        de: 'Laseraufmaß, wenn Fliesen und Rohre fertig sind',
        ar: 'القياس بالليزر بعد انتهاء البلاط والأنابيب',
      },
      {
        fa: 'طرح رنگی یا ساده برای تأیید شما پیش از برش',
        en: 'A plan for your approval before anything is cut',
        de: 'Plan zur Freigabe, bevor zugeschnitten wird',
        ar: 'مخطط توافق عليه قبل القص',
      },
      {
        fa: 'یونیت‌های زمینی روی پایهٔ قابل‌تنظیم و پاخور ضدآب',
        en: 'Base units on adjustable feet with a waterproof plinth',
        de: 'Unterschränke auf Stellfüßen mit wasserfester Sockelblende',
        ar: 'خزائن أرضية على أرجل قابلة للضبط وحاجز سفلي مقاوم للماء',
      },
      {
        fa: 'یونیت‌های دیواری با پیچ و ریل به دیوار آجری یا جای تقویت‌شدهٔ کناف',
        en: 'Wall units on a rail screwed to brick or to reinforced drywall',
        de: 'Oberschränke auf Schiene, an Ziegel oder verstärktem Trockenbau',
        ar: 'خزائن علوية على سكة مثبتة بجدار طوب أو لوح مدعم',
      },
      {
        fa: 'برش صفحه برای سینک و گاز و درزگیری لبه‌ها',
        en: 'Cut-outs for sink and hob, with sealed edges',
        de: 'Ausschnitte für Spüle und Kochfeld, Kanten versiegelt',
        ar: 'قص السطح للحوض والموقد وسد أطرافه',
      },
      {
        fa: 'تعویض لولای آرام‌بند، ریل کشو، دستگیره و درِ شکسته در کابینت کهنه',
        en: 'Soft-close hinges, drawer runners, handles and broken doors on old cabinets',
        de: 'Dämpfscharniere, Auszüge, Griffe und gebrochene Türen an alten Möbeln',
        ar: 'تبديل المفصلات الهادئة وسكك الأدراج والمقابض والأبواب المكسورة في القديم',
      },
    ],
    notDone: [
      {
        fa: 'وصل کردن شلنگ گاز و اجاق، که سرویس‌کار مجاز انجام می‌دهد',
        en: 'Connecting the hob to gas, which a licensed fitter does',
        de: 'Gasanschluss des Kochfelds; das macht ein zugelassener Betrieb',
        ar: 'وصل الموقد بالغاز، فهو عمل الفني المرخص',
      },
      {
        fa: 'جابه‌جایی لولهٔ آب و فاضلاب سینک',
        en: 'Moving the sink’s water and waste pipes',
        de: 'Verlegen von Wasser- und Abflussrohren',
        ar: 'نقل أنابيب الماء والصرف',
      },
      {
        fa: 'خرید لوازم توکار: هود، فر و ماشین ظرفشویی',
        en: 'Buying the hood, oven or dishwasher',
        de: 'Kauf von Haube, Backofen oder Spülmaschine',
        ar: 'شراء الشفاط والفرن وغسالة الصحون',
      },
      {
        fa: 'رنگ‌آمیزی دوبارهٔ وکیوم پوسته‌شده',
        en: 'Repainting peeling foil fronts',
        de: 'Überlackieren abgelöster Folienfronten',
        ar: 'إعادة طلاء الواجهات المتقشرة',
      },
    ],
    steps: [
      {
        title: {
          fa: 'اندازه و فهرست لوازم',
          en: 'Sizes and appliances',
          de: 'Maße und Geräte',
          ar: 'المقاسات والأجهزة',
        },
        text: {
          fa: 'عرض یخچال، لباسشویی و فر را با برچسب آن‌ها بفرستید؛ نیم سانتی‌متر خطا یعنی لوازم جا نمی‌شود.',
          en: 'Send the widths of fridge, washer and oven from their labels; half a centimetre wrong and they do not fit.',
          de: 'Schicken Sie die Breiten von Kühlschrank, Waschmaschine und Ofen laut Typenschild; ein halber Zentimeter entscheidet.',
          ar: 'أرسل عرض الثلاجة والغسالة والفرن من ملصقاتها، فنصف سنتيمتر خطأ يمنع دخولها.',
        },
      },
      {
        title: {
          fa: 'انتخاب جنس و یراق',
          en: 'Material and fittings',
          de: 'Material und Beschläge',
          ar: 'الخامة والإكسسوار',
        },
        text: {
          fa: 'مغزی، ضخامت ۱۶ میلی‌متر، نوع لولا و ریل را در پیشنهاد بخواهید، نه فقط رنگ در را.',
          en: 'Ask the quote to name board, 16 mm thickness, edging, hinges and runners, not the door colour alone.',
          de: 'Im Angebot sollen Platte, 16 mm Stärke, Kante, Scharnier und Auszug stehen, nicht nur die Frontfarbe.',
          ar: 'اطلب أن يذكر العرض اللوح وسماكة ١٦ ملم والحافة والمفصلة والسكة لا لون الباب وحده.',
        },
      },
      {
        title: { fa: 'ساخت و نصب', en: 'Making and fitting', de: 'Bau und Montage', ar: 'الصنع والتركيب' },
        text: {
          fa: 'سه تا پنج هفته در کارگاه و یک تا دو روز در خانه؛ روز نصب شیر زیر سینک بسته باشد.',
          en: 'Three to five weeks in the workshop, a day or two at home; close the valve under the sink on that day.',
          de: 'Drei bis fünf Wochen in der Werkstatt, ein bis zwei Tage bei Ihnen; schließen Sie an dem Tag das Eckventil.',
          ar: 'ثلاثة إلى خمسة أسابيع في الورشة ويوم أو يومان في البيت، وأغلق صمام الحوض ذلك اليوم.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'ساخت و نصب را دو سفارش جدا بگیرید تا پول نصب زمانی برود که درها میزان است و شما پذیرفته‌اید.',
        en: 'Order making and fitting separately, so that the fitting is paid when the doors hang true and you agree.',
        de: 'Bestellen Sie Bau und Montage getrennt: Die Montage wird bezahlt, wenn die Türen sitzen und Sie zustimmen.',
        ar: 'اطلب الصنع والتركيب منفصلين ليُدفع التركيب حين تستوي الأبواب وتوافق.',
      },
      {
        fa: 'تا ده سازنده بی‌دیدن قیمت یکدیگر پیشنهاد می‌دهند؛ نظر مشتریان کنار نام هر کدام است.',
        en: 'Up to ten makers quote without seeing one another’s price, with reviews beside each name.',
        de: 'Bis zu zehn Betriebe machen Angebote, ohne die Preise der anderen zu sehen; Rezensionen stehen beim Namen.',
        ar: 'يعرض حتى عشرة صناع دون أن يرى أحدهم سعر الآخر، وآراء العملاء بجانب كل اسم.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'ام‌دی‌اف بهتر است یا های‌گلاس یا وکیوم؟',
          en: 'Melamine MDF, high gloss or foil?',
          de: 'Melamin, Hochglanz oder Folie?',
          ar: 'ملامين أم لامع أم مغلف؟',
        },
        answer: {
          fa: 'ام‌دی‌اف ملامینه ارزان‌تر و در برابر خط مقاوم‌تر است. های‌گلاس براق است و جای انگشت می‌گیرد. وکیوم کنار فر و بخار پوسته می‌شود.',
          en: 'Melamine is cheaper and resists scratches. High gloss shines and shows fingerprints. Foil peels beside ovens and steam.',
          de: 'Melamin ist günstiger und kratzfester. Hochglanz glänzt und zeigt Fingerabdrücke. Folie löst sich neben Ofen und Dampf.',
          ar: 'الملامين أرخص وأقوى أمام الخدش. واللامع يظهر البصمات. والمغلف يتقشر قرب الفرن والبخار.',
        },
      },
      {
        question: {
          fa: 'ارتفاع درست کابینت چقدر است؟',
          en: 'What is the right height?',
          de: 'Welche Höhe ist richtig?',
          ar: 'ما الارتفاع المناسب؟',
        },
        answer: {
          fa: 'صفحه ۸۵ تا ۹۲ سانتی‌متر، نزدیک به پانزده سانتی‌متر زیر آرنج شما. دیواری ۵۵ تا ۶۰ سانتی‌متر بالاتر، و هود ۶۵ تا ۷۵ سانتی‌متر بالای شعله.',
          en: 'The worktop 85 to 92 cm, about fifteen below your elbow. Wall units 55 to 60 cm above it, the hood 65 to 75 above the flames.',
          de: 'Die Arbeitsplatte 85 bis 92 cm, etwa fünfzehn unter dem Ellbogen. Oberschränke 55 bis 60 cm darüber, die Haube 65 bis 75 cm über der Flamme.',
          ar: 'السطح ٨٥ إلى ٩٢ سنتيمترًا، أي نحو خمسة عشر دون مرفقك. والعلوية فوقه بـ٥٥ إلى ٦٠، والشفاط فوق اللهب بـ٦٥ إلى ٧٥.',
        },
      },
      {
        question: {
          fa: 'کابینت زیر سینک باد کرده؛ فقط همان را عوض می‌کنند؟',
          en: 'The sink unit has swollen. Can it alone be replaced?',
          de: 'Der Spülenschrank ist aufgequollen. Geht nur dieser?',
          ar: 'انتفخت خزانة الحوض، هل تُبدل وحدها؟',
        },
        answer: {
          fa: 'بله، بدنهٔ یک یونیت را می‌شود ساخت و در را روی آن گذاشت. اول نشتی را ببندید و کف یونیت را از پی‌وی‌سی بخواهید.',
          en: 'Yes, one carcass can be remade and the door reused. Stop the leak first and ask for a PVC floor in it.',
          de: 'Ja, ein Korpus lässt sich neu bauen und die Tür wiederverwenden. Lassen Sie erst das Leck schließen; der Boden ist am besten aus PVC.',
          ar: 'نعم، يُصنع هيكل واحد ويُعاد الباب عليه. أصلح التسرب أولًا واطلب قاعها من البلاستيك الصلب.',
        },
      },
      {
        question: {
          fa: 'صفحهٔ کورین بگیرم یا سنگ یا ام‌دی‌اف؟',
          en: 'Solid surface, quartz or laminate for the top?',
          de: 'Mineralwerkstoff, Quarz oder Schichtstoff?',
          ar: 'سطح صناعي أم كوارتز أم خشب مغلف؟',
        },
        answer: {
          fa: 'ام‌دی‌اف روکش‌دار ارزان است و درزش آب می‌خورد. کورین درز ندارد و خطش ساییده می‌شود. کوارتز سخت‌تر است و قابلمهٔ داغ را هم بهتر است رویش نگذارید.',
          en: 'Laminate is cheap, but water enters its joints. Solid surface is seamless and its scratches sand out. Quartz is harder, yet hot pans are better kept off it.',
          de: 'Schichtstoff ist günstig, Wasser dringt aber in die Fugen. Mineralwerkstoff ist fugenlos und nachschleifbar. Quarz ist härter, doch heiße Töpfe stellen Sie besser nicht darauf.',
          ar: 'المغلف رخيص لكن الماء يدخل فواصله. والصناعي بلا فواصل وتُصنفر خدوشه. والكوارتز أصلب، والأفضل ألا توضع عليه قدر ساخنة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'متر طول زمینی و دیواری را جدا بپرسید؛ ستون فر و سوپرمارکت گران‌ترین متر آشپزخانه است.',
        en: 'Ask for base and wall units separately; oven columns and larder pull-outs cost most per metre of kitchen.',
        de: 'Unter- und Oberschränke getrennt anfragen; Hochschrank mit Ofen oder Apothekerauszug ist der teuerste Meter.',
        ar: 'اسأل عن الأرضية والعلوية على حدة، فعمود الفرن والسحّاب الطويل أغلى متر في المطبخ.',
      },
      {
        fa: 'کشو دو تا سه برابرِ درِ لولایی خرج دارد، چون ریل می‌خواهد.',
        en: 'Drawers cost two or three times a hinged door, because of the runners.',
        de: 'Auszüge kosten zwei- bis dreimal so viel wie eine Drehtür, wegen der Schienen.',
        ar: 'الأدراج تكلف ضعفي الباب أو ثلاثة أضعافه بسبب السكك.',
      },
      {
        fa: 'تعمیر لولا و تنظیم در، نوبت چندساعته است؛ نرخ ساعت برایش منصفانه‌تر از متر است.',
        en: 'Mending hinges and adjusting doors is a matter of hours, where an hourly rate is fairer than a metre.',
        de: 'Scharniere richten und Türen einstellen dauert Stunden; da ist ein Stundensatz gerechter als ein Meterpreis.',
        ar: 'إصلاح المفصلات وضبط الأبواب عمل ساعات، وأجرة الساعة فيه أعدل من المتر.',
      },
    ],
  },
};
