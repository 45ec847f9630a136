import type { CategoryTypeSeed } from '../types';

export const painting: CategoryTypeSeed = {
  id: 1203,
  seopath: 'painting',
  hasPage: true,
  name: { fa: 'نقاشی ساختمان', en: 'Painting', de: 'Malerarbeiten', ar: 'دهان الجدران' },
  description: {
    fa: 'رنگ اتاق و سقف، لکه‌گیری و کاغذدیواری.',
    en: 'Rooms and ceilings painted, spots touched up, wallpaper hung.',
    de: 'Zimmer und Decken streichen, ausbessern, tapezieren.',
    ar: 'دهان الغرف والأسقف ومعالجة البقع وورق الجدران.',
  },
  page: {
    title: {
      fa: 'نقاشی ساختمان، لکه‌گیری و کاغذدیواری',
      en: 'Painting, touching up and wallpaper',
      de: 'Streichen, Ausbessern und Tapezieren',
      ar: 'دهان الجدران ومعالجة البقع وورق الجدران',
    },
    summary: {
      fa: 'برای یک دیوار لک‌دار، یک اتاق یا همهٔ خانه پیش از اجاره دادن و نوروز. متراژ دیوار و سقف، رنگ کنونی و عکس ترک‌ها را می‌گویید و نقاش‌ها با مصالح یا بی‌مصالح قیمت می‌دهند.',
      en: 'For one stained wall, a room, or a whole flat before a new tenant or Nowruz. State the area of walls and ceiling, the present paint and any cracks, and painters quote with or without materials.',
      de: 'Für eine fleckige Wand, ein Zimmer oder die ganze Wohnung vor Neuvermietung oder Nouruz. Sie nennen Wand- und Deckenfläche, alten Anstrich und Risse; die Angebote gelten mit oder ohne Material.',
      ar: 'لجدار مبقّع أو غرفة أو منزل كامل قبل تأجيره أو قبل النوروز. تذكر مساحة الجدران والسقف والدهان الحالي والشقوق، ويعرض الدهّانون أسعارهم مع المواد أو دونها.',
    },
    metaTitle: {
      fa: 'نقاشی اتاق و سقف، لکه‌گیری و کاغذدیواری | پلاکفن',
      en: 'House painting, touch-ups and wallpaper | Pelakfan',
      de: 'Maler: Wände, Decken, Tapeten | Pelakfan',
      ar: 'دهان الغرف والأسقف وورق الجدران | بلاكفن',
    },
    metaDescription: {
      fa: 'زیرسازی با بتونه و سمباده، آستر و دو دست رنگ پلاستیک، اکریلیک یا روغنی. اتاق دوازده متری معمولاً دو روز؛ قیمت متری یا یک‌جا از چند نقاش می‌گیرید.',
      en: 'Filling, sanding, primer and two coats of emulsion, acrylic or oil paint. A 12 m² room usually takes two days; painters quote by the metre or as a lump sum.',
      de: 'Spachteln, schleifen, grundieren, zweimal streichen mit Dispersion, Acryl oder Öl. Ein Zimmer mit 12 m² braucht meist zwei Tage; Preis je Meter oder pauschal.',
      ar: 'معجون وصنفرة وأساس ووجهان من الدهان المائي أو الأكريليك أو الزيتي. غرفة من ١٢ مترًا تحتاج عادةً يومين، والسعر بالمتر أو مقطوع من عدة دهّانين.',
    },
    done: [
      {
        fa: 'پوشاندن کف، مبل و کلیدها با نایلون و چسب کاغذی',
        en: 'Covering floors, furniture and switches with film and masking tape',
        de: 'Böden, Möbel und Schalter mit Folie und Kreppband abdecken',
        ar: 'تغطية الأرضية والأثاث والمفاتيح بالنايلون والشريط الورقي',
      },
      {
        fa: 'تراشیدن رنگ پوسته‌شده، پر کردن ترک و جای میخ با بتونه و سمباده زدن',
        en: 'Scraping off flaking paint, filling cracks and nail holes, sanding smooth',
        de: 'Lose Farbe abstoßen, Risse und Nagellöcher spachteln, glatt schleifen',
        ar: 'كشط الدهان المتقشر وحشو الشقوق وأماكن المسامير ثم الصنفرة',
      },
      {
        fa: 'آستر روی گچ تازه، لکهٔ دوده و لکهٔ نم خشک‌شده، تا از زیر رنگ بیرون نزند',
        en: 'Primer on new plaster, soot and dried damp marks, so that they do not bleed through',
        de: 'Grundierung auf neuem Putz, Ruß und abgetrockneten Wasserflecken, damit nichts durchschlägt',
        ar: 'أساس على الجبس الجديد وآثار السخام والرطوبة الجافة كي لا تظهر من جديد',
      },
      {
        fa: 'دو دست رنگ نهایی با غلتک و کناره‌ها با قلم‌مو',
        en: 'Two finishing coats by roller, edges cut in with a brush',
        de: 'Zwei Deckanstriche mit der Rolle, Ränder mit dem Pinsel',
        ar: 'وجهان نهائيان بالرول والحواف بالفرشاة',
      },
      {
        fa: 'در و چارچوب چوبی، قرنیز و رادیاتور با رنگ روغنی یا اکریلیک',
        en: 'Wooden doors and frames, skirting and radiators in oil or acrylic',
        de: 'Holztüren, Zargen, Leisten und Heizkörper mit Öl- oder Acryllack',
        ar: 'الأبواب والإطارات الخشبية والحواف والمشعات بدهان زيتي أو أكريليك',
      },
      {
        fa: 'کندن کاغذدیواری کهنه و چسباندن کاغذ نو با جور کردن نقش‌ها',
        en: 'Stripping old wallpaper and hanging new, the pattern matched at the seams',
        de: 'Alte Tapeten lösen und neue kleben, Muster an den Stößen angepasst',
        ar: 'نزع ورق الجدران القديم ولصق الجديد مع مطابقة النقوش',
      },
    ],
    notDone: [
      {
        fa: 'درمان خود نم؛ تا لوله یا بام درست نشود رنگ پوسته می‌کند',
        en: 'Curing damp itself: until the pipe or roof is mended, paint will peel again',
        de: 'Beseitigung der Nässe selbst; ohne Reparatur an Rohr oder Dach blättert die Farbe wieder',
        ar: 'معالجة الرطوبة نفسها؛ فما لم يُصلح الأنبوب أو السطح يتقشر الدهان ثانية',
      },
      {
        fa: 'گچ‌کاری کامل دیوار و کار با داربست روی نما',
        en: 'Full replastering, and façade work on scaffolding',
        de: 'Neuverputz ganzer Wände und Fassadenarbeiten am Gerüst',
        ar: 'تجبيس الجدار كاملًا والعمل على الواجهة بالسقالات',
      },
      {
        fa: 'جابه‌جا کردن وسایل سنگین و باز کردن لوستر و پرده، مگر با قرار قبلی',
        en: 'Shifting heavy furniture or taking down chandeliers and curtains, unless agreed',
        de: 'Schwere Möbel rücken, Leuchter und Vorhänge abnehmen, außer nach Absprache',
        ar: 'نقل الأثاث الثقيل وفك الثريات والستائر إلا باتفاق سابق',
      },
    ],
    steps: [
      {
        title: { fa: 'اندازهٔ دیوارها', en: 'Measuring the walls', de: 'Wände ausmessen', ar: 'قياس الجدران' },
        text: {
          fa: 'دور اتاق را در بلندی ضرب کنید؛ اتاق سه در چهار با سقف ۲٫۸ متر نزدیک چهل متر دیوار و دوازده متر سقف دارد. این عدد را در سفارش بنویسید.',
          en: 'Multiply the length round the room by its height: a 3 × 4 m room, 2.8 m high, has about 40 m² of wall and 12 m² of ceiling. Put that in the order.',
          de: 'Raumumfang mal Höhe: Ein Zimmer von 3 × 4 m mit 2,8 m Höhe hat rund 40 m² Wand und 12 m² Decke. Schreiben Sie das in den Auftrag.',
          ar: 'اضرب محيط الغرفة في ارتفاعها: غرفة ثلاثة في أربعة أمتار وارتفاعها ٢٫٨ متر فيها نحو أربعين مترًا جدرانًا واثنا عشر سقفًا. اكتب ذلك في الطلب.',
        },
      },
      {
        title: {
          fa: 'روز اول زیرسازی',
          en: 'First day: preparation',
          de: 'Erster Tag: Untergrund',
          ar: 'اليوم الأول: التحضير',
        },
        text: {
          fa: 'بتونه و آستر باید خشک شود؛ به همین خاطر اتاق یک‌روزه تمام نمی‌شود. پنجره را نیمه‌باز بگذارید و اتاق را برای شب به کار نگیرید.',
          en: 'Filler and primer have to dry, which is why a room is not finished in a day. Keep the window ajar and sleep elsewhere that night.',
          de: 'Spachtel und Grundierung müssen trocknen, darum wird ein Zimmer nicht an einem Tag fertig. Fenster kippen und anderswo schlafen.',
          ar: 'يجب أن يجف المعجون والأساس، لذلك لا تنتهي الغرفة في يوم واحد. اترك النافذة مواربة ونم في غرفة أخرى.',
        },
      },
      {
        title: {
          fa: 'روز دوم رنگ و بازبینی در نور روز',
          en: 'Second day: colour, checked in daylight',
          de: 'Zweiter Tag: Farbe, bei Tageslicht geprüft',
          ar: 'اليوم الثاني: الدهان وفحصه في ضوء النهار',
        },
        text: {
          fa: 'میان دو دست، دو تا چهار ساعت فاصله است. سایه و رد غلتک در نور پنجره دیده می‌شود، نه زیر چراغ؛ کار را پیش از غروب تحویل بگیرید.',
          en: 'Two to four hours pass between coats. Roller marks show in the light from the window, not under a lamp, so take the work over before dusk.',
          de: 'Zwischen den Anstrichen liegen zwei bis vier Stunden. Ansätze sieht man im Fensterlicht, nicht unter der Lampe; nehmen Sie vor der Dämmerung ab.',
          ar: 'بين الوجهين ساعتان إلى أربع. آثار الرول تظهر في ضوء النافذة لا تحت المصباح، فاستلم العمل قبل الغروب.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پیشنهاد نقاش می‌گوید رنگ و بتونه در قیمت هست یا نه؛ مبلغ را پیش از پرداخت می‌بینید.',
        en: 'The painter’s quote says whether paint and filler are included, and you see the sum before you pay.',
        de: 'Das Angebot sagt, ob Farbe und Spachtel enthalten sind; die Summe sehen Sie, bevor Sie zahlen.',
        ar: 'يبيّن عرض الدهّان هل الدهان والمعجون ضمن السعر، وترى المبلغ قبل الدفع.',
      },
      {
        fa: 'دیواری که پس از خشک شدن سایه دارد دلیل خوبی است برای تأیید نکردن؛ دستمزد نقاش تا ۴۸ ساعت پس از پایان، یا تا رضایت شما، آزاد نمی‌شود.',
        en: 'A wall that dries patchy is a good reason not to confirm: the painter is not paid before 48 hours are over or you are content.',
        de: 'Trocknet eine Wand fleckig auf, bestätigen Sie besser nicht: Ausgezahlt wird erst nach 48 Stunden oder mit Ihrer Bestätigung.',
        ar: 'الجدار الذي يجف مبقعًا سبب كافٍ لعدم التأكيد، فلا يُصرف أجر الدهّان قبل ٤٨ ساعة أو قبل رضاك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'رنگ پلاستیک، اکریلیک یا روغنی؟',
          en: 'Emulsion, acrylic or oil paint?',
          de: 'Dispersion, Acryl oder Ölfarbe?',
          ar: 'دهان مائي أم أكريليك أم زيتي؟',
        },
        answer: {
          fa: 'سقف و اتاق خواب: پلاستیک، مات و ارزان ولی کم‌شست‌وشو. پذیرایی و راهرو: اکریلیک نیم‌مات که لک با دستمال نم‌دار از آن می‌رود. روغنی شسته می‌شود اما بوی آن چند روز می‌ماند و با زمان زرد می‌شود.',
          en: 'Ceilings and bedrooms: emulsion, matt and cheap, but not for scrubbing. Living room and corridor: satin acrylic, which a damp cloth cleans. Oil paint washes well but smells for days and yellows in time.',
          de: 'Decken und Schlafzimmer: Dispersion, matt und günstig, aber kaum abwaschbar. Wohnzimmer und Flur: seidenmattes Acryl, feucht abwischbar. Ölfarbe ist waschfest, riecht aber tagelang und vergilbt.',
          ar: 'الأسقف وغرف النوم: مائي مطفأ ورخيص لكنه لا يتحمل الغسل. الصالة والممر: أكريليك نصف لامع يُنظف بقطعة رطبة. أما الزيتي فيُغسل جيدًا لكن رائحته تبقى أيامًا ويصفرّ مع الزمن.',
        },
      },
      {
        question: {
          fa: 'برای هر اتاق چند کیلو رنگ لازم است؟',
          en: 'How much paint does a room need?',
          de: 'Wie viel Farbe braucht ein Zimmer?',
          ar: 'كم يلزم الغرفة من الدهان؟',
        },
        answer: {
          fa: 'هر لیتر رنگ خوب روی دیوار صاف ۸ تا ۱۰ متر در هر دست می‌پوشاند. چهل متر دیوار با دو دست نزدیک ۹ لیتر می‌خواهد؛ تغییر از رنگ تیره به روشن یک دست بیشتر.',
          en: 'A litre of good paint covers 8 to 10 m² of smooth wall per coat. Forty square metres in two coats take about 9 litres; going from dark to light needs one coat more.',
          de: 'Ein Liter gute Farbe deckt 8 bis 10 m² glatte Wand je Anstrich. Vierzig Quadratmeter zweimal brauchen rund 9 Liter; von dunkel auf hell kommt ein Anstrich dazu.',
          ar: 'يغطي لتر الدهان الجيد ٨ إلى ١٠ أمتار من الجدار الأملس في الوجه الواحد. أربعون مترًا بوجهين تحتاج نحو ٩ لترات، والانتقال من غامق إلى فاتح يحتاج وجهًا إضافيًا.',
        },
      },
      {
        question: {
          fa: 'روی رنگ روغنی قدیمی می‌شود اکریلیک زد؟',
          en: 'Can acrylic go over old oil paint?',
          de: 'Geht Acryl auf alte Ölfarbe?',
          ar: 'هل يُدهن الأكريليك فوق الزيتي القديم؟',
        },
        answer: {
          fa: 'بله، به‌شرط آنکه سطح براق سمباده بخورد تا مات شود و آستر چسبنده زیرش برود. بدون این دو، چند ماه بعد ورقه‌ورقه می‌شود.',
          en: 'Yes, provided the gloss is sanded dull and a bonding primer goes on first. Without both it comes off in sheets within months.',
          de: 'Ja, wenn der Glanz mattgeschliffen und ein Haftgrund aufgetragen wird. Ohne beides löst sich der Anstrich nach Monaten in Bahnen.',
          ar: 'نعم، بشرط صنفرة السطح اللامع حتى ينطفئ ووضع أساس لاصق تحته. ودونهما يتقشر صفائح بعد أشهر.',
        },
      },
      {
        question: {
          fa: 'با وسایل خانه چه کنم؟',
          en: 'What about the furniture?',
          de: 'Was mache ich mit den Möbeln?',
          ar: 'ماذا أفعل بالأثاث؟',
        },
        answer: {
          fa: 'وسایل را به میان اتاق بکشید و از هر دیوار هفتاد سانتی‌متر فاصله بدهید. قاب‌ها، کتاب‌ها و پرده را خودتان بردارید و برای رنگ سقف، چراغ سقفی را باز کنید یا بپوشانید.',
          en: 'Pull it to the middle, 70 cm from every wall. Remove pictures, books and curtains yourself, and cover or unhook the lamp if the ceiling is to be painted.',
          de: 'Rücken Sie alles in die Mitte, 70 cm von jeder Wand. Bilder, Bücher und Vorhänge bitte selbst abnehmen; für die Decke auch die Lampe abhängen oder abdecken.',
          ar: 'اجمعه في وسط الغرفة على بُعد سبعين سنتيمترًا من كل جدار. انزع الإطارات والكتب والستائر بنفسك، وغطِّ مصباح السقف أو فكّه إن كان السقف سيُدهن.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نقاش‌ها بیشتر به متر مربع دیوار و سقف قیمت می‌دهند و در و پنجره را تکی؛ برای لکه‌گیری مبلغ یک‌جا می‌گیرند.',
        en: 'Walls and ceilings are mostly quoted by the square metre, doors and windows singly, touch-ups as a lump sum.',
        de: 'Wände und Decken werden meist je Quadratmeter angeboten, Türen und Fenster einzeln, Ausbesserungen pauschal.',
        ar: 'تُسعَّر الجدران والأسقف غالبًا بالمتر المربع، والأبواب والنوافذ بالقطعة، ومعالجة البقع بمبلغ مقطوع.',
      },
      {
        fa: 'زیرسازی خراب، سقف بلندتر از سه متر، رنگ تیرهٔ قبلی و خانهٔ پر از وسیله گران‌ترش می‌کند.',
        en: 'Bad surfaces, ceilings above 3 m, a dark old colour and a fully furnished flat add to it.',
        de: 'Schlechter Untergrund, Decken über 3 m, dunkler Altanstrich und volle Wohnungen machen es teurer.',
        ar: 'يرفع السعرَ سوءُ السطح والسقف الأعلى من ثلاثة أمتار واللون الغامق القديم والمنزل المفروش.',
      },
      {
        fa: 'کاغذدیواری به رول حساب می‌شود؛ نقش درشت برش بیشتری هدر می‌دهد.',
        en: 'Wallpaper goes by the roll, and large patterns waste more in cutting.',
        de: 'Tapeten rechnet man je Rolle; große Muster ergeben mehr Verschnitt.',
        ar: 'يُحسب ورق الجدران بالرول، والنقوش الكبيرة تهدر أكثر عند القص.',
      },
    ],
  },
};
