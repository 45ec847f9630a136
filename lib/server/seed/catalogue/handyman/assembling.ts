import type { CategoryTypeSeed } from '../types';

export const assembling: CategoryTypeSeed = {
  id: 1201,
  seopath: 'assembling',
  hasPage: true,
  name: { fa: 'مونتاژ و سر هم کردن', en: 'Furniture assembly', de: 'Möbelmontage', ar: 'تركيب الأثاث' },
  description: {
    fa: 'سر هم کردن کمد، تخت، میز و قفسهٔ آماده.',
    en: 'Putting together flat-pack wardrobes, beds, tables and shelves.',
    de: 'Aufbau von Schränken, Betten, Tischen und Regalen.',
    ar: 'تجميع الخزائن والأسرّة والطاولات والرفوف الجاهزة.',
  },
  page: {
    title: {
      fa: 'مونتاژ کمد، تخت، میز و قفسهٔ آماده',
      en: 'Flat-pack furniture, assembled at home',
      de: 'Möbelaufbau bei Ihnen zu Hause',
      ar: 'تجميع الأثاث الجاهز في المنزل',
    },
    summary: {
      fa: 'برای کسی که کارتن‌ها رسیده‌اند و آچار و حوصله‌اش نیست، یا کمدی را که برای اسباب‌کشی باز شده است می‌خواهد دوباره سر پا کند. عکس کارتن یا برگهٔ نقشه را می‌فرستید، قیمت چند مونتاژکار را می‌بینید و یکی را انتخاب می‌کنید.',
      en: 'For anyone whose boxes have arrived but whose patience has not, or whose wardrobe was taken apart for a move. Send a photo of the box or the plan, compare what several fitters ask and pick one.',
      de: 'Für alle, deren Kartons schon da sind, aber Werkzeug und Geduld nicht, oder deren Schrank für den Umzug zerlegt wurde. Sie schicken ein Foto von Karton oder Bauplan, vergleichen mehrere Angebote und entscheiden.',
      ar: 'لمن وصلته الصناديق وليس لديه عدة ولا وقت، أو فُككت خزانته من أجل الانتقال ويريد إعادة تركيبها. ترسل صورة الصندوق أو ورقة التعليمات، وتقارن أسعار عدة فنيين ثم تختار.',
    },
    metaTitle: {
      fa: 'مونتاژ کمد، تخت و میز در خانه با پیشنهاد قیمت | پلاکفن',
      en: 'Furniture assembly: wardrobes, beds, desks | Pelakfan',
      de: 'Möbelaufbau: Schränke, Betten, Tische | Pelakfan',
      ar: 'تركيب الخزائن والأسرّة والمكاتب في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'سر هم کردن کمد، تخت، میز تحریر و قفسهٔ آماده با بستن به دیوار. کمد سه‌در معمولاً دو تا سه ساعت می‌برد؛ چند قیمت محرمانه می‌گیرید و انتخاب با شماست.',
      en: 'Flat-pack wardrobes, beds, desks and shelving put together and fixed to the wall. A three-door wardrobe takes 2 to 3 hours. Compare sealed quotes.',
      de: 'Aufbau von Schränken, Betten, Schreibtischen und Regalen samt Wandbefestigung. Ein dreitüriger Schrank dauert 2 bis 3 Stunden; mehrere Angebote, Ihre Wahl.',
      ar: 'تجميع الخزائن والأسرّة والمكاتب والرفوف الجاهزة مع تثبيتها في الجدار. الخزانة ذات الأبواب الثلاثة تستغرق ساعتين إلى ثلاث، وتختار من بين عدة عروض مغلقة.',
    },
    done: [
      {
        fa: 'شمردن پیچ، دوبل چوبی و یراق با فهرست کارخانه، پیش از آنکه تخته‌ای بسته شود',
        en: 'Counting screws, dowels and fittings against the maker’s list before the first board is joined',
        de: 'Schrauben, Dübel und Beschläge mit der Stückliste abgleichen, bevor das erste Brett verbunden wird',
        ar: 'عدّ البراغي والأوتاد الخشبية والقطع ومطابقتها بقائمة المصنع قبل وصل أول لوح',
      },
      {
        fa: 'کمد لولایی و ریلی، با رگلاژ درها تا درزها یک‌اندازه شود',
        en: 'Hinged and sliding wardrobes, with the doors adjusted until the gaps are even',
        de: 'Dreh- und Schiebetürenschränke, die Türen so eingestellt, dass alle Fugen gleich sind',
        ar: 'الخزائن ذات المفصلات والأبواب المنزلقة مع ضبط الأبواب حتى تتساوى الفراغات',
      },
      {
        fa: 'تخت یک‌نفره، دونفره و دوطبقه، با سفت کردن دوبارهٔ پیچ‌ها پس از گذاشتن تشک',
        en: 'Single, double and bunk beds; the bolts are tightened again once the mattress lies on them',
        de: 'Einzel-, Doppel- und Etagenbetten; die Schrauben werden mit aufgelegter Matratze nachgezogen',
        ar: 'الأسرّة المفردة والمزدوجة وذات الطابقين، مع شدّ البراغي ثانية بعد وضع المرتبة',
      },
      {
        fa: 'میز تحریر، میز ناهارخوری، صندلی، دراور و میز تلویزیون',
        en: 'Desks, dining tables, chairs, chests of drawers and television stands',
        de: 'Schreib- und Esstische, Stühle, Kommoden und TV-Bänke',
        ar: 'المكاتب وطاولات الطعام والكراسي والأدراج وطاولات التلفاز',
      },
      {
        fa: 'بستن کتابخانه، دراور و کمد بلند به دیوار با بست، تا روی کودک برنگردد',
        en: 'Anchoring bookcases, chests and tall wardrobes to the wall, so that they cannot tip on to a child',
        de: 'Bücherregale, Kommoden und hohe Schränke an der Wand sichern, damit sie nicht auf ein Kind kippen',
        ar: 'تثبيت المكتبات والأدراج والخزائن العالية في الجدار كي لا تنقلب على طفل',
      },
      {
        fa: 'باز کردن مبلمان پیش از اسباب‌کشی، با برچسب زدن به تخته‌ها و کیسه کردن پیچ‌ها',
        en: 'Taking furniture apart before a move, boards labelled and screws bagged',
        de: 'Möbel vor dem Umzug zerlegen, Bretter beschriften, Schrauben eintüten',
        ar: 'فك الأثاث قبل الانتقال مع ترقيم الألواح ووضع البراغي في أكياس',
      },
      {
        fa: 'جمع کردن کارتن و یونولیت و جارو کشیدن جای کار',
        en: 'Flattening boxes, gathering the polystyrene and sweeping where the work was done',
        de: 'Kartons falten, Styropor einsammeln und die Stelle fegen',
        ar: 'طيّ الكرتون وجمع الفلين الصناعي وكنس مكان العمل',
      },
    ],
    notDone: [
      {
        fa: 'ساختن کابینت یا کمد سفارشی و بریدن صفحهٔ آشپزخانه؛ این کار نجار و کارگاه است',
        en: 'Building made-to-measure cabinets or cutting worktops, which is a joiner’s work',
        de: 'Maßanfertigung von Einbauschränken und Zuschnitt von Arbeitsplatten; das macht eine Tischlerei',
        ar: 'صنع الخزائن حسب الطلب وقصّ سطح المطبخ، فهذا عمل النجار والورشة',
      },
      {
        fa: 'بالا بردن کارتن‌ها از پارکینگ، مگر اینکه در شرح کار نوشته باشید',
        en: 'Carrying the boxes up from the car park, unless the order says so',
        de: 'Kartons aus der Garage hochtragen, sofern es nicht im Auftrag steht',
        ar: 'حمل الصناديق من المرآب إلا إذا ذُكر ذلك في وصف العمل',
      },
      {
        fa: 'ترمیم نئوپان آب‌دیده یا تختهٔ ترک‌خورده',
        en: 'Mending chipboard swollen by water or boards that have split',
        de: 'Instandsetzen von aufgequollener Spanplatte oder gerissenen Brettern',
        ar: 'إصلاح ألواح الخشب المضغوط المنتفخة بالماء أو المتشققة',
      },
      {
        fa: 'گرفتن قطعهٔ گم‌شده از فروشنده؛ کم بودنش را همان روز به شما می‌گویند تا خودتان پیگیری کنید',
        en: 'Claiming a missing part from the shop; you are told the same day and ask for it yourself',
        de: 'Fehlteile beim Händler anfordern; Sie erfahren es am selben Tag und reklamieren selbst',
        ar: 'مطالبة البائع بالقطعة الناقصة؛ تُخبَر بها في اليوم نفسه وتتابعها بنفسك',
      },
    ],
    steps: [
      {
        title: { fa: 'عکس برگهٔ نقشه', en: 'A photo of the plan', de: 'Foto vom Bauplan', ar: 'صورة ورقة التعليمات' },
        text: {
          fa: 'نام مدل، تعداد کارتن‌ها و عکس صفحهٔ اول نقشه را بفرستید. مونتاژکار از روی تعداد تخته‌ها و درها زمان را تخمین می‌زند و قیمت می‌دهد.',
          en: 'Send the model’s name, the number of boxes and the first page of the plan. Fitters judge the time by the boards and doors on it and quote from that.',
          de: 'Nennen Sie Modell und Zahl der Kartons und fotografieren Sie die erste Seite des Plans. Daraus lesen die Monteure Bretter und Türen ab und nennen ihren Preis.',
          ar: 'أرسل اسم الطراز وعدد الصناديق وصورة الصفحة الأولى من التعليمات. يقدّر الفني الوقت من عدد الألواح والأبواب ثم يعرض سعره.',
        },
      },
      {
        title: {
          fa: 'جای خالی برای خواباندن',
          en: 'Room to lay it down',
          de: 'Platz zum Hinlegen',
          ar: 'مساحة لطرح القطعة أرضًا',
        },
        text: {
          fa: 'بدنهٔ کمد خوابیده بسته می‌شود. فرش را جمع کنید و به اندازهٔ قد کمد و یک متر بیشتر جا باز کنید.',
          en: 'Carcasses are built lying on the floor. Roll up the rug and clear the length of the wardrobe plus about a metre.',
          de: 'Der Korpus wird liegend gebaut. Rollen Sie den Teppich auf und schaffen Sie Platz: Schranklänge plus etwa einen Meter.',
          ar: 'يُجمَّع هيكل الخزانة وهو ملقى على الأرض. اطوِ السجادة وأخلِ مساحة بطول الخزانة وزيادة متر تقريبًا.',
        },
      },
      {
        title: {
          fa: 'تراز، رگلاژ، آزمایش',
          en: 'Level, adjust, test',
          de: 'Ausrichten, einstellen, prüfen',
          ar: 'التسوية والضبط والتجربة',
        },
        text: {
          fa: 'پایه‌ها تراز می‌شود، درها رگلاژ و کشوها یک بار تا آخر باز و بسته می‌شود و بعد نوبت بستن به دیوار است.',
          en: 'The feet are levelled, doors set, every drawer run out to its stop and back; only then is the piece fixed to the wall.',
          de: 'Füße werden ausgerichtet, Türen eingestellt, jede Schublade einmal ganz herausgezogen; erst dann kommt die Wandbefestigung.',
          ar: 'تُسوّى القوائم وتُضبط الأبواب ويُفتح كل درج إلى آخره ثم يُغلق، وبعدها تُثبَّت القطعة في الجدار.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'تا وقتی دری گیر می‌کند یا کمد تراز نیست، پایان مونتاژ را تأیید نکنید؛ مزد تا ۴۸ ساعت پس از کار نزد پلاکفن می‌ماند.',
        en: 'While a door still catches or the wardrobe leans, do not confirm: your money stays with Pelakfan until 48 hours after the work.',
        de: 'Solange eine Tür klemmt oder der Schrank schief steht, bestätigen Sie nicht: Ihr Geld bleibt bis 48 Stunden nach dem Aufbau bei Pelakfan.',
        ar: 'ما دام باب يعلق أو الخزانة مائلة فلا تؤكد انتهاء التركيب، فالأجرة تبقى لدى بلاكفن حتى ٤٨ ساعة بعد العمل.',
      },
      {
        fa: 'مونتاژکارها قیمت یکدیگر را نمی‌بینند؛ شما حداکثر ده پیشنهاد را کنار هم می‌گذارید، با امتیاز و مدرک هر کس.',
        en: 'Fitters cannot see each other’s price; you lay up to ten quotes side by side, with everyone’s rating and certificates.',
        de: 'Kein Monteur kennt den Preis des anderen; Sie vergleichen bis zu zehn Angebote samt Bewertung und Nachweisen.',
        ar: 'لا يرى المركّبون أسعار بعضهم، وأنت تقارن حتى عشرة عروض مع تقييم كل واحد ووثائقه.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'مونتاژ هر وسیله چقدر طول می‌کشد؟',
          en: 'How long does a piece take?',
          de: 'Wie lange dauert ein Möbelstück?',
          ar: 'كم يستغرق تركيب كل قطعة؟',
        },
        answer: {
          fa: 'صندلی یک ربع، میز تحریر یک ساعت، دراور چهار کشو یک تا یک ساعت و نیم، تخت دونفره با جک یک ساعت و نیم، کمد سه‌در دو تا سه ساعت. کمد ریلی و تخت دوطبقه گاهی دو نفر می‌خواهد.',
          en: 'A chair a quarter of an hour, a desk one hour, a chest of four drawers 60 to 90 minutes, a lift-up double bed 90, a three-door wardrobe 2 to 3 hours. Sliding wardrobes and bunk beds sometimes need two people.',
          de: 'Ein Stuhl eine Viertelstunde, ein Schreibtisch eine Stunde, eine Kommode mit vier Schubladen 60 bis 90 Minuten, ein Bettkasten-Doppelbett 90, ein dreitüriger Schrank 2 bis 3 Stunden. Für Schiebetüren und Etagenbetten braucht es manchmal zwei Personen.',
          ar: 'الكرسي ربع ساعة، والمكتب ساعة، وخزانة بأربعة أدراج ساعة إلى ساعة ونصف، والسرير المزدوج ذو الرافعة ساعة ونصف، والخزانة بثلاثة أبواب ساعتان إلى ثلاث. وقد تحتاج الأبواب المنزلقة والأسرّة ذات الطابقين إلى شخصين.',
        },
      },
      {
        question: {
          fa: 'نقشهٔ مونتاژ گم شده است؛ می‌شود؟',
          en: 'The instructions are lost. Is that a problem?',
          de: 'Die Anleitung ist weg. Geht es trotzdem?',
          ar: 'ضاعت ورقة التعليمات، فهل يمكن التركيب؟',
        },
        answer: {
          fa: 'معمولاً بله، اگر همهٔ تخته‌ها و یراق‌ها باشد. از تکه‌های چیده‌شده کنار هم و از سوراخ‌ها عکس بگیرید؛ مونتاژ بی‌نقشه وقت بیشتری می‌برد و بهتر است از اول گفته شود.',
          en: 'Usually not, if every board and fitting is there. Lay the parts out and photograph them with their holes; working without a plan takes longer, so say so from the start.',
          de: 'Meist ja, wenn alle Teile da sind. Legen Sie die Bretter aus und fotografieren Sie sie samt Bohrungen; ohne Plan dauert es länger, also gleich dazuschreiben.',
          ar: 'غالبًا نعم إن كانت الألواح والقطع كاملة. افرش الأجزاء وصوّرها مع ثقوبها؛ والعمل دون تعليمات أطول، فاذكر ذلك من البداية.',
        },
      },
      {
        question: {
          fa: 'کمدم یک بار باز و بسته شده؛ مثل روز اول می‌شود؟',
          en: 'My wardrobe has been taken apart before. Will it be firm again?',
          de: 'Mein Schrank wurde schon einmal zerlegt. Wird er wieder fest?',
          ar: 'فُككت خزانتي من قبل، فهل تعود متينة؟',
        },
        answer: {
          fa: 'جای پیچ در نئوپان با هر بار باز شدن گشادتر می‌شود. با چسب چوب و دوبل، یا پیچ یک شماره بزرگ‌تر محکمش می‌کنند؛ تخته‌ای که لبه‌اش ریخته باشد دیگر پیچ نگه نمی‌دارد.',
          en: 'Screw holes in chipboard widen each time. Wood glue and a dowel, or a screw one size larger, make them hold; a board whose edge has crumbled will not take a screw any more.',
          de: 'Schraublöcher in Spanplatte weiten sich jedes Mal. Holzleim und Dübel oder eine Nummer größere Schrauben helfen; ausgebrochene Kanten halten keine Schraube mehr.',
          ar: 'تتسع ثقوب البراغي في الخشب المضغوط مع كل فك. يعالجها الفني بغراء الخشب ووتد أو ببرغٍ أكبر قليلًا، أما اللوح الذي تفتتت حافته فلا يمسك البرغي.',
        },
      },
      {
        question: {
          fa: 'برای بستن به دیوار چه چیزی لازم است؟',
          en: 'What is needed to fix it to the wall?',
          de: 'Was braucht man für die Wandbefestigung?',
          ar: 'ما اللازم للتثبيت في الجدار؟',
        },
        answer: {
          fa: 'بگویید دیوار آجر و سفال است، بتن یا پنل گچی. برای پنل گچی رول‌پلاک مخصوص لازم است؛ بست نبشی بیشتر کمدها در کارتن خودشان هست.',
          en: 'Say whether the wall is brick, concrete or plasterboard: plasterboard needs its own kind of plug. Most wardrobes carry the bracket in the box.',
          de: 'Sagen Sie, ob die Wand aus Ziegel, Beton oder Gipskarton ist: Für Gipskarton braucht es Hohlraumdübel. Der Winkel liegt meist im Karton.',
          ar: 'اذكر هل الجدار طوب أم خرسانة أم ألواح جبس، فللجبس مقابس خاصة. أما زاوية التثبيت فتكون غالبًا في صندوق الخزانة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'بیشتر مونتاژکارها برای هر وسیله قیمت یک‌جا می‌دهند؛ برای چند کارتن ناهمگون، نرخ ساعتی به‌صرفه‌تر است.',
        en: 'Most fitters ask a lump sum for each piece; for a mixed pile of boxes an hourly rate often comes cheaper.',
        de: 'Die meisten nennen einen Festpreis je Möbelstück; bei vielen verschiedenen Kartons ist der Stundensatz oft günstiger.',
        ar: 'يعرض أغلب المركّبين مبلغًا مقطوعًا لكل قطعة، وإن تعددت الصناديق واختلفت فالأجر بالساعة أوفر غالبًا.',
      },
      {
        fa: 'در ریلی، آینهٔ قدی، جک تخت و نداشتن نقشه قیمت را بالا می‌برد.',
        en: 'Sliding doors, full-length mirrors, gas lifts under a bed and a lost plan cost more.',
        de: 'Schiebetüren, große Spiegel, Gasdruckfedern am Bett und fehlende Pläne verteuern es.',
        ar: 'ترفع السعرَ الأبوابُ المنزلقة والمرايا الطويلة ورافعات السرير وغياب التعليمات.',
      },
      {
        fa: 'چند وسیله در یک سفارش، یک رفت‌وآمد دارد؛ همه را با هم بنویسید.',
        en: 'Several pieces in one order cost one journey, so list them together.',
        de: 'Mehrere Möbel in einem Auftrag bedeuten nur eine Anfahrt; führen Sie alle zusammen auf.',
        ar: 'عدة قطع في طلب واحد تعني انتقالًا واحدًا، فاكتبها معًا.',
      },
    ],
  },
};
