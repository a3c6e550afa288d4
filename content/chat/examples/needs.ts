import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { SubjectId } from '../subjects.ts'

/** What somebody runs, what goes wrong there, and how help is asked for: each part one a line. */
export type Needs = {
  kinds: readonly { subject: SubjectId; runs: string; suffers: string }[]
  asksPrice: string
  asksHelp: string
}

/**
 * Most who come for an assistant tell what they run and what takes their time, and never say "bot". Any line of one
 * part goes with any of the others.
 */
export const needs: Record<ReplyLanguage, Needs> = {
  en: {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          I run a dental clinic
          I have a beauty parlour
          my salon is small
          we are two doctors with one receptionist
          I own a physiotherapy centre
          I have a gym
          my husband has a car garage
          we run a coaching institute
          I am a property dealer
          I manage a guest house
          we have a restaurant
          my mother runs a boutique
          I sit in my father's medical store
          we have a hardware shop
          I keep a sweet shop
          I have a kirana store
          I am an advocate
          my eye hospital has four branches
          We're a four-doctor eye hospital
          I run a tuition centre of 150 kids, me and my wife do everything
          I am a wedding photographer
          I do mehndi and makeup at weddings
          our temple trust looks after pilgrims
          we have an optician shop
          I'm a tailor with two helpers
          we are a travel agency of five people
          I run a nursery for toddlers
          my uncle has a law office
          I'm a paediatrician
          we have a pathology lab near the metro
          I own a car rental
          our banquet hall hosts forty weddings a year
          I am a yoga teacher with two studios
          I run a music and dance academy
          we repair ACs and fridges
          I have a pet clinic
          my brother has a tyre shop
          we are chartered accountants
          my sister has a cake shop
          I run a driving school
          we have a small diagnostic centre
          we have a cafe with twelve tables
          we are a boutique hotel with 18 rooms
          I run a guest house at the beach
          my partner and I let out two villas
          I sell flats and plots
          we are a real estate office of four
          I have two barber shops
          we run a spa in a mall
          our crossfit box has 150 members
          we manage a banquet hall
          I have a bakery and take cake orders
          we make furniture to order
          I keep a homestay in the hills`,
        suffers: `
          guests from other countries write at strange hours and take another place
          by the time we read it they have booked somewhere else
          guests book on the big travel portals since nobody replies
          people reserve a table and never show up
          buyers ask for rates and then vanish
          I only want the serious ones to come for a visit
          everyone wants the menu and the timings
          members forget their class
          people message at night and nobody answers
          patients keep asking for timings and fees
          everyone asks the same ten questions
          customers ask on whatsapp if a thing is in stock
          I cannot pick up the phone while working
          half of them forget their appointment
          my receptionist left and messages pile up
          by the time I reply they have gone to somebody else
          we lose enquiries every day
          I type the same answers till midnight
          people want to book a time and I am busy
          parents keep messaging about fees and batches
          I answer messages even during dinner
          our front desk notes appointments in a diary and people don't turn up
          evenings we teach and that is when parents call
          brides write to me all day asking dates and rates
          I lose callers in the evening because nobody is at the desk
          they ask whether we are open and for what price
          mothers write at 2 am
          my phone buzzes through every session
          nobody follows up with those who asked once
          we miss half of the enquiries on weekends
          we get a thousand whatsapp messages before the festival
          people ask for directions, timings and rates again and again
          my staff forgets to note the orders that come on whatsapp
          I have one assistant and she is always on leave
          clients wait an hour for an answer and then book elsewhere`,
      },
      {
        subject: 'customerBot',
        runs: `
          I sell sarees online
          we have a shopify store
          I sell jewellery on instagram
          we run an online shop for toys
          my webshop sells spices
          I sell clothes from home on the net
          we ship handmade soap all over the country
          I sell handmade candles from my own website, 30 orders daily
          we are a small d2c skincare brand
          we sell shoes through our own site and instagram
          my wife has an online bakery that ships
          I ship books from my webstore
          our brand sells tea online`,
        suffers: `
          customers keep asking where their order is
          people ask sizes and stock all day
          everybody wants to know when the parcel comes
          half of the messages are about delivery and returns
          I answer order questions until late at night
          they ask if a colour is available and I reply too late
          half my day is where is my order messages
          buyers ask for tracking numbers all the time
          they want to exchange sizes and write five times
          everyone asks has it been shipped
          people ask if it is in stock before they buy`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          we are a CBSE school
          I am a principal
          I teach at a small school
          our school has many teachers
          I am head of the science department`,
        suffers: `
          my teachers write lesson plans all Sunday
          planning lessons takes every evening
          nobody has time to plan the chapters
          the teachers are tired of writing plans by hand`,
      },
      {
        subject: 'parents',
        runs: `
          we are a primary school
          I am in charge of a school office
          our school has six hundred children`,
        suffers: `
          parents call the office for every small thing
          we must tell parents about holidays and fees each week
          notices to parents never arrive`,
      },
      {
        subject: 'grading',
        runs: `
          I teach English
          we are a senior secondary school
          our teachers have eight sections each`,
        suffers: `
          checking copies takes the whole weekend
          there are piles of answer sheets to mark
          correcting tests eats my nights
          the teachers sit with copies till midnight
          there are forty test copies to check every week`,
      },
      {
        subject: 'broadcast',
        runs: `
          I have a mobile shop
          we run a sweet shop
          I own a clothes store`,
        suffers: `
          I send festival offers one by one to two thousand people
          I want all my customers to hear of the sale at once
          sending the new arrivals to everybody takes me days`,
      },
      {
        subject: 'ownerBot',
        runs: `
          I have an online store and travel a lot
          we sell online and I am never at the desk`,
        suffers: `
          I do not notice when a new order comes
          stock runs out and I learn it too late
          I want to be told on my phone about each order`,
      },
      {
        subject: 'voice',
        runs: `
          I already have the whatsapp bot from you
          we are a clinic with a landline
          our reception has one phone
          I run a taxi service
          my customers are old and prefer to call`,
        suffers: `
          the phone rings all day and nobody can pick it up
          calls come when we are with patients
          people call instead of writing
          we miss calls in the evening
          the landline never stops ringing
          someone must talk to callers when we are busy`,
      },
      {
        subject: 'eventSong',
        runs: `
          my mother turns sixty next month
          my parents celebrate 25 years of marriage
          I am getting married in february
          my best friend leaves the city
          our school has its annual day
          my daughter's first birthday is coming`,
        suffers: `
          I want a song with her name in it
          I want to surprise them with a song of their story
          we want something to dance to that is about us
          a song that tells how we met
          I would like music nobody else has`,
      },
      {
        subject: 'websiteShop',
        runs: `
          I make pickles at home
          we weave shawls
          I have a garment shop and want to go online
          we produce organic honey`,
        suffers: `
          people should order and pay on my own site
          I need a site with a cart and online payment
          I want to sell on the internet without amazon
          customers from other cities want to buy online`,
      },
      {
        subject: 'websiteBusiness',
        runs: `
          I have a law practice
          we are a new physiotherapy clinic
          I run a small factory
          we are interior designers
          my father's school of music`,
        suffers: `
          nobody finds us on the internet
          people ask for our website and we have none
          I need a simple site with services, map and phone
          we only need a few pages on the net`,
      },
      {
        subject: 'trained',
        runs: `
          we distribute machine parts
          our company has 300 manuals
          I run a cooperative society
          we are a hospital with many policies`,
        suffers: `
          dealers ask for things that stand in our pdfs
          our staff cannot find the answers in the documents
          people should get answers from our own papers
          it should read our catalogues and reply from them`,
      },
      {
        subject: 'crm',
        runs: `
          we are a real estate office
          I have an admission office
          our sales team is four people`,
        suffers: `
          leads from the site get lost before they reach zoho
          enquiries should land in our crm by themselves
          we copy every lead by hand into a sheet`,
      },
      {
        subject: 'bookVideo',
        runs: `
          my novel comes out in january
          I wrote a book of poems
          I am a retired headmaster and wrote my memoirs`,
        suffers: `
          I want a short film about it
          I need a trailer to post on instagram
          a small video should show what the book is about`,
      },
      {
        subject: 'authorSite',
        runs: `
          I write children's stories
          I have published three novels
          my memoir is out`,
        suffers: `
          readers have nowhere to find me online
          I want a page of my own for the books
          I need a website for me and my book`,
      },
    ],
    asksPrice: `
      what would something for that cost
      how much would it cost to fix this
      is there a thing for it and what is the price
      what do you charge to solve this
      what is the damage for such a thing
      could something answer them by itself, how much
      tell me what it costs
      what should I pay for that
      what would you charge
      cost and what do I get
      and what would that set me back
      price please
      what is your rate for such work
      how many rupees in all
      what is the damage`,
    asksHelp: `
      what can you do for me
      do you have something for this
      can something answer them by itself
      is there any solution
      how can you help
      which of your things do I need
      what do you suggest
      what should I take
      is there something that could handle this
      any idea
      what would you recommend
      could your software do that
      is that something you do
      can a bot do it
      please guide me`,
  },
  'hi-Latn': {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          mera clinic hai
          mera beauty parlour hai
          salon chalata hu
          meri kirane ki dukan hai
          medical store hai hamara
          gym hai mera
          coaching chalate hai hum
          property ka kaam hai mera
          mithai ki dukan hai
          restaurant hai hamara
          garage hai mera
          hotel hai chhota sa
          boutique hai meri wife ka
          tuition padhata hu 100 bacche hai
          mehndi ka kaam karti hu
          photographer hu shaadi ka
          mandir trust hai hamara
          chashme ki dukan hai
          tailor hu main
          travel agency hai
          bacchon ka doctor hu
          lab hai hamari
          banquet hall hai
          vakeel hu
          AC repair ka kaam hai
          bhabhi ka parlour hai
          driving school hai
          dhaba hai highway pe
          pet clinic hai`,
        suffers: `
          log din bhar whatsapp pe rate puchte hai
          raat ko message aate hai koi jawab nahi deta
          kaam karte hue phone nahi utha pata
          mareez appointment bhool jate hai
          sab wahi sawal baar baar puchte hai
          jab tak reply karu grahak chala jata hai
          receptionist chali gayi message pade rehte hai
          log timing aur fees puchte rehte hai
          saman hai ki nahi ye puchte rehte hai
          khana khate hue bhi message ka jawab dena padta hai
          roz fees yaad dilani padti hai sabko
          parents raat ko msg karte hai
          direct order whatsapp pe aate hai aur staff bhool jata hai
          log time leke aate nahi
          shaam ko koi phone uthane wala nahi
          kitne baje khulta hai yahi puchte rehte hai
          booking diary me likhte hai aur gadbad ho jati hai
          jo ek baar puch ke gaya use koi dobara message nahi karta`,
      },
      {
        subject: 'customerBot',
        runs: `
          online kapde bechta hu
          insta pe saree bechti hu
          shopify store hai mera
          online jewellery ka kaam hai
          website se masale bechte hai
          meri instagram pe kapdo ki dukan hai
          online saman bechta hu
          ghar se online cake bechti hu
          apni site pe joote bechte hai`,
        suffers: `
          order kaha hai ye puchte rehte hai
          size aur stock sab puchte hai
          parcel kab aayega yahi message aate hai
          return aur delivery ke sawal khatam nahi hote
          log puchte parcel kaha hai
          order track karne ke liye sab mujhe likhte hai
          exchange ke liye paanch baar message aate hai`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          hamara school hai
          principal hu main
          chhote school me teacher hu`,
        suffers: `
          teacher raat bhar lesson plan likhte hai
          path yojana banane me itwar chala jata hai
          plan banane ka time nahi milta`,
      },
      {
        subject: 'parents',
        runs: `
          hamara school hai
          school ka office dekhta hu`,
        suffers: `
          parents har baat pe phone karte hai
          chutti aur fees ki khabar sab parents ko deni padti hai
          parents tak notice nahi pahuchta`,
      },
      {
        subject: 'grading',
        runs: `
          main teacher hu
          hamare school me 12 section hai`,
        suffers: `
          copy check karte karte raat ho jati hai
          answer sheet ka dher laga hai`,
      },
      {
        subject: 'broadcast',
        runs: `
          meri dukan hai
          mobile shop hai
          coaching me 500 bacche hai`,
        suffers: `
          2000 logo ko offer ek ek karke bhejta hu
          sabko ek saath message bhejna hai
          result aur khabar sabko ek baar me bhejni hai
          sale ki khabar sab grahko ko deni hai`,
      },
      {
        subject: 'ownerBot',
        runs: `
          online store hai mera
          bahar rehta hu zyada`,
        suffers: `
          naya order aaya ye pata hi nahi chalta
          stock khatam ho jata hai mujhe baad me pata chalta hai`,
      },
      {
        subject: 'voice',
        runs: `
          clinic me landline hai
          reception pe ek hi banda hai
          grahak zyada call karte hai`,
        suffers: `
          din bhar phone bajta hai koi uthata nahi
          calls miss ho jati hai
          mareez dekh raha hota hu tab call aati hai
          koi call uthane wala chahiye`,
      },
      {
        subject: 'eventSong',
        runs: `
          papa ki retirement hai
          beti ki shaadi hai
          mummy ka janamdin aa raha hai
          hamari saalgirah hai`,
        suffers: `
          unke naam ka gaana chahiye
          kuch yaadgar gaana banwana hai
          hamari kahani pe gaana ho`,
      },
      {
        subject: 'websiteShop',
        runs: `
          achaar banati hu ghar pe
          kapde ki dukan hai online jana hai
          shehad bechte hai`,
        suffers: `
          log online kharid sake aur payment bhi ho
          apni site pe bechna hai
          cart aur payment wali site chahiye`,
      },
      {
        subject: 'websiteBusiness',
        runs: `
          nayi clinic kholi hai
          vakalat karta hu
          chhoti factory hai`,
        suffers: `
          internet pe koi dhundh nahi pata hume
          ek simple site chahiye pata aur phone ke saath
          log website maangte hai hamari hai nahi`,
      },
    ],
    asksPrice: `
      koi cheez hai iske liye kitna lagega
      kuch hai kya aur kharcha kitna
      iska ilaj kitne ka hai
      machine jawab de de to kitna lagega
      kitne ka padega
      solution aur rate batao
      kya lu aur kitne ka
      iska kharcha batao
      daam kya hoga`,
    asksHelp: `
      kuch hai kya aapke paas
      kya kar sakte ho
      koi upay hai
      iske liye kya hai
      konsa lu main
      kya madad kar sakte ho
      kuch jugaad hai
      koi solution
      kya karein
      koi ilaj hai`,
  },
  hi: {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          मेरा क्लिनिक है
          मेरा ब्यूटी पार्लर है
          मेरी किराने की दुकान है
          मेरी कपड़े की दुकान है
          हमारी कोचिंग है
          मेरा जिम है
          मेरा होटल है
          मेरी दवा की दुकान है
          मैं ट्यूशन पढ़ाती हूँ
          मैं बच्चों का डॉक्टर हूँ
          हमारी लैब है
          मैं बाल काटने का काम करता हूँ
          मेरी बहन बुटीक चलाती है
          हम मकान किराए पर दिलवाते हैं
          मेरी मोबाइल की दुकान है
          पापा का मेडिकल स्टोर है
          मैं योग सिखाती हूँ
          मेरा केक का काम है
          हमारा नर्सिंग होम है
          मैं वकील हूँ
          मैं प्रॉपर्टी का काम करता हूँ
          मैं शादियों में फ़ोटो खींचता हूँ
          मेरा ढाबा है`,
        suffers: `
          लोग दिन भर दाम पूछते हैं
          रात को संदेश आते हैं और कोई जवाब नहीं देता
          काम करते समय फोन नहीं उठा पाता
          मरीज अपॉइंटमेंट भूल जाते हैं
          जब तक जवाब दूं ग्राहक दूसरी जगह चला जाता है
          सब वही सवाल पूछते हैं
          मैं सो जाती हूँ और सुबह पचास मैसेज पड़े मिलते हैं
          एक ही लड़की है काउंटर पर, किस किस को जवाब दे
          टाइम पूछकर लोग आते नहीं
          देर से जवाब दो तो पड़ोसी के यहां चले जाते हैं
          लोग फ़ोटो भेजकर पूछते हैं यह है क्या
          ग्राहक व्हाट्सएप पर सामान लिखवाते हैं और हम भूल जाते हैं
          शाम को फ़ोन उठाने वाला कोई नहीं
          माता-पिता रात में फ़ीस पूछते हैं`,
      },
      {
        subject: 'customerBot',
        runs: `
          मैं ऑनलाइन साड़ी बेचती हूं
          मेरी ऑनलाइन दुकान है
          मैं इंस्टा पर जूते बेचता हूँ
          घर से झुमके बनाकर ऑनलाइन बेचती हूँ
          हमारा ऑनलाइन मसाले का काम है`,
        suffers: `
          ग्राहक पूछते रहते हैं कि ऑर्डर कहां है
          सब नाप और स्टॉक पूछते हैं`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          हमारा विद्यालय है
          मैं प्रधानाचार्य हूं`,
        suffers: `
          शिक्षक रात भर पाठ योजना लिखते हैं
          पाठ योजना बनाने में पूरा रविवार जाता है`,
      },
      {
        subject: 'parents',
        runs: `
          हमारा स्कूल है`,
        suffers: `
          अभिभावक हर बात पर फोन करते हैं
          अभिभावकों तक सूचना नहीं पहुंचती`,
      },
      {
        subject: 'broadcast',
        runs: `
          मेरी दुकान है`,
        suffers: `
          हजार ग्राहकों को एक एक करके ऑफर भेजता हूं
          सबको एक साथ संदेश भेजना है`,
      },
      {
        subject: 'voice',
        runs: `
          क्लिनिक में एक ही फ़ोन है
          ग्राहक ज़्यादा कॉल करते हैं`,
        suffers: `
          दिन भर फ़ोन बजता है और कोई नहीं उठाता
          कॉल छूट जाती हैं`,
      },
      {
        subject: 'eventSong',
        runs: `
          बिटिया की शादी है
          माँ का जन्मदिन आ रहा है`,
        suffers: `
          उनके नाम का गीत बनवाना है
          हमारी कहानी पर गाना चाहिए`,
      },
      {
        subject: 'websiteShop',
        runs: `
          मैं घर पर अचार बनाती हूँ
          कपड़े की दुकान है`,
        suffers: `
          लोग ऑनलाइन ख़रीदें और भुगतान करें
          अपनी साइट पर बेचना है`,
      },
      {
        subject: 'trained',
        runs: `
          हमारी बीमा की एजेंसी है
          कंपनी में साठ कर्मचारी हैं
          हमारे पास मोटे मोटे मैनुअल हैं`,
        suffers: `
          स्टाफ़ बार बार नियम पूछता है और कोई पन्ना नहीं ढूँढ पाता
          सारे जवाब फ़ाइलों में पड़े हैं पर कोई पढ़ता नहीं`,
      },
      {
        subject: 'crm',
        runs: `
          हम फ़्लैट बेचते हैं
          हमारा सेल्स ऑफ़िस है`,
        suffers: `
          लड़का हर इंक्वायरी हाथ से सॉफ़्टवेयर में चढ़ाता है
          फ़ॉर्म और मेल के नंबर कॉपी करने में शाम हो जाती है`,
      },
      {
        subject: 'ownerBot',
        runs: `
          मेरी ऑनलाइन दुकान है और मैं नौकरी भी करता हूँ`,
        suffers: `
          माल ख़त्म हो जाता है और मुझे पता ही नहीं चलता
          कोई ग्राहक नाराज़ हो जाए तो ख़बर हफ़्ते बाद मिलती है`,
      },
      {
        subject: 'websiteBusiness',
        runs: `
          मेरा क्लिनिक है
          हम सीए हैं`,
        suffers: `
          लोग इंटरनेट पर ढूँढते हैं और हमारा कुछ नहीं मिलता
          ग्राहक पूछते हैं साइट का पता क्या है`,
      },
    ],
    asksPrice: `
      कुछ उपाय है और खर्च क्या होगा
      इसके लिए कितना लगेगा
      पैसे कितने लगेंगे
      इसका क्या इलाज है और दाम
      कुछ है क्या, कितने का`,
    asksHelp: `
      कुछ उपाय है क्या
      आप क्या कर सकते हैं
      कोई रास्ता बताइए
      आपके पास इसका हल है क्या
      मेरे लिए क्या है`,
  },
  sw: {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          nina kliniki
          nina saluni
          nina duka la dawa
          nina mgahawa
          nina duka la vyakula
          tuna hoteli ndogo
          nina gereji
          tuna kituo cha masomo
          nina kituo cha yoga
          mimi ni fundi nguo
          tuna maabara
          mimi ni wakili
          nina duka la miwani`,
        suffers: `
          wateja wananiuliza bei usiku kucha
          watu wanatuma ujumbe na hakuna wa kujibu
          wagonjwa wanasahau miadi yao
          siwezi kupokea simu nikiwa kazini
          wote wanauliza maswali yale yale
          nikichelewa kujibu wanaenda kwingine
          tunakosa wateja jioni
          wanauliza saa za kufungua kila siku
          oda zinazokuja whatsapp zinasahaulika`,
      },
      {
        subject: 'customerBot',
        runs: `
          nauza nguo mtandaoni
          nina duka la mtandaoni`,
        suffers: `
          wateja wanauliza oda yao iko wapi
          wanauliza saizi na bidhaa zilizopo kila siku`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          tuna shule
          mimi ni mwalimu mkuu`,
        suffers: `
          walimu wanaandika mipango ya masomo usiku
          kupanga masomo kunachukua muda mwingi`,
      },
      {
        subject: 'parents',
        runs: `
          tuna shule`,
        suffers: `
          wazazi wanapiga simu kwa kila kitu
          taarifa haziwafikii wazazi`,
      },
      {
        subject: 'broadcast',
        runs: `
          nina duka`,
        suffers: `
          natuma ofa kwa mteja mmoja mmoja
          nataka kuwaambia wateja wote mara moja`,
      },
      {
        subject: 'voice',
        runs: `
          tuna simu moja ofisini
          wateja wangu wanapenda kupiga simu`,
        suffers: `
          simu inalia siku nzima na hakuna wa kupokea
          tunakosa simu nyingi`,
      },
      {
        subject: 'eventSong',
        runs: `
          mama anatimiza miaka sitini
          tunaoa mwezi ujao`,
        suffers: `
          nataka wimbo wenye jina lake
          tunataka wimbo wa hadithi yetu`,
      },
      {
        subject: 'websiteShop',
        runs: `
          nauza asali
          nashona nguo`,
        suffers: `
          watu wanunue mtandaoni na kulipa
          nataka tovuti yenye malipo`,
      },
      {
        subject: 'trained',
        runs: `
          tuna kampuni ya bima
          tuna wafanyakazi hamsini`,
        suffers: `
          wafanyakazi wanauliza sheria zile zile na hakuna anayepata ukurasa
          majibu yote yako kwenye faili ambazo hakuna anasoma`,
      },
      {
        subject: 'crm',
        runs: `
          tunauza nyumba
          tuna ofisi ya mauzo`,
        suffers: `
          kijana anaandika kila ulizo kwa mkono kwenye mfumo
          tunanakili namba kutoka barua pepe kila jioni`,
      },
      {
        subject: 'ownerBot',
        runs: `
          nina duka la mtandaoni na pia nimeajiriwa`,
        suffers: `
          bidhaa zinaisha bila mimi kujua
          mteja akikasirika nasikia baada ya wiki`,
      },
      {
        subject: 'websiteBusiness',
        runs: `
          nina kliniki
          sisi ni wahasibu`,
        suffers: `
          watu wanatafuta mtandaoni hawatupati
          wateja wanauliza tovuti yetu ni ipi`,
      },
    ],
    asksPrice: `
      kuna kitu cha kunisaidia na ni bei gani
      itanigharimu kiasi gani
      kuna suluhisho na bei yake`,
    asksHelp: `
      kuna kitu kwa ajili yangu
      mnaweza kunisaidia vipi
      kuna suluhisho`,
  },
}
