import type { FollowUps } from '../follow-ups.ts'

export const romanisedFollowUps: FollowUps = {
  abroad: {
    abroad: `
      nepal me bhi?`,
    keepNumber: `
      number +971 wala hai, wo hi rahega?`,
    language: `
      mere gulf wale customer arabic me likhte hai, chalega?`,
    law: `
      agreement kis desh ke kanoon ka hoga`,
    meeting: `
      to aap kabhi yaha aaoge nahi`,
    tax: `
      wahan se tax alag kat-ta hai kya`,
    trust: `
      aur paisa leke gayab ho gaye to`,
  },
  addOnAlone: {
    addOnAlone: `
      to bot lena hi padega?
      call wala hi kaam ka hai mere liye
      bot lena hi padega matlab`,
    job: `
      aapke yaha developer ki koi naukri hai kya`,
    missedCall: `
      missed call pe bas message chala jaye`,
    onOwnSite: `
      purani site pe lag jayega fir?`,
    optionalParts: `
      ulta bhi, bot ke sath ye lena zaruri to nahi`,
  },
  advance: {
    advance: `
      baaki kab dena hai
      ban jaye tab hi baaki du?
      mahine wala mahine se pehle ya baad`,
    cancelBefore: `
      dene ke agle din mann badal gaya to`,
    instalment: `
      teen kisto me ho sakta hai?`,
    tax: `
      iska pakka gst bill milega`,
    trust: `
      paise leke gayab ho gaye to`,
  },
  agentJobs: {
    agentJobs: `
      admission form chhaantna bhi?`,
    flatExample: `
      plot dikhane wala dubara samjhao`,
    mistake: `
      kisi ko galat mail bhej diya to
      bech me rok sakte hai galat kare to`,
    price: `
      ek hi agent se do kaam karwau to kitna`,
    processAgent: `
      pehle din se akela kaam karega?`,
    tools: `
      zoho me khud entry daal dega?`,
  },
  aiTraining: {
    aiTraining: `
      likhit me doge ye baat`,
    botModel: `
      bot kis model pe chalega`,
    customerData: `
      mere customer ke number bhi nahi?`,
    retention: `
      waise chat kitne mahine rakhte ho`,
    secret: `
      dusre dukandar ko mera rate to nahi batoge`,
    studentData: `
      class 6 ke bachon ki copies ka`,
    whoReadsChats: `
      to chat padhta kaun hai phir`,
  },
  anonymousVisit: {
    anonymousVisit: `
      google analytics bhi nahi laga?
      tab band kiya to sab saaf?
      phir fb pe aapka ad peeche to nahi padega`,
    deleteData: `
      kuch bhej diya ho to baad me mita sakte ho?`,
    howLongWebsite: `
      silai ki dukan ki website kitne din me khul jayegi`,
    internetAddress: `
      kis site se aaya ye pata chalta hai?`,
    outsideLinks: `
      aur bahar ke link pe click kiya to`,
  },
  answerDesk: {
    answerDesk: `
      jo usko na aaya wo alag dikhega`,
    demo: `
      khol ke dikhao ek baar`,
    enquiryList: `
      sabke naam number ek list me milenge`,
    foodOrders: `
      mera restaurant hai, zomato ke order bot sambhalega kya?`,
    item: `
      parents ko unki bhasha me message bhejne wala school tool kya karta hai?`,
    onlyMobile: `
      phone pe chalega ya laptop chahiye`,
    takeOver: `
      mai beech me likhna chahu to`,
  },
  audience: {
    audience: `
      property dealer ke liye bhi chalega kya
      akela hu mai, koi staff nahi`,
    bookings: `
      clinic hai meri, appointment khud le lega?`,
    flatExample: `
      property walo ka koi namuna`,
    founder: `
      aap khud akele ho ya team hai`,
    overkill: `
      sirf 20 bachhe hai meri tution me, itne chote ke liye zyada to nahi ho jayega`,
    skills: `
      par hum computer wale log nahi`,
    stop: `
      season sirf may se october hai, baaki mahine fees na deni pade`,
  },
  bakeryExample: {
    bakeryExample: `
      uspe aur kya likha hai`,
    editSelf: `
      rate roz badalte hain mere, khud badal lunga?
      subah ka rate khud badal lu`,
    item: `
      aisa hi mere dhabe ka bana do`,
    priceRise: `
      bot ki monthly fees agle saal badhegi kya?`,
    seo: `
      google map pe bhi dikhegi`,
    shopPayment: `
      online payment bhi lag jayega isme`,
  },
  benefit: {
    benefit: `
      aur kya kya kaam kam hoga mera
      aur mere jaise gym wale ko`,
    followUps: `
      jo puch ke gayab ho jate hai unka`,
    night: `
      raat 1 baje wale ka bhi jawab dega?`,
    otherTools: `
      abhi jo AiSensy use kar raha usse alag kya`,
    staffCost: `
      to counter wale ladke ko hata du kya
      ek receptionist hai wo bhi to yahi karti hai`,
  },
  bookVideoSample: {
    bookVideoSample: `
      bachon ki kahani wali kitab pe bhi jamega?
      kitab kaha milegi wo bhi aata hai usme?`,
    monthlyFee: `
      coaching wale bot ki har mahine ki fees me kya kya aata hai?`,
    price: `
      ye banane me kitna laga, rate`,
    processCreative: `
      mujhe pehle plan dikhaoge kya
      teen photo ki jagah meri khud ki daal do`,
    videoLength: `
      insta aur youtube dono pe chadh jayega?`,
  },
  bookings: {
    bookings: `
      gym ki class ke liye bhi`,
    botTakesPayment: `
      booking ka advance bhi le lega kya`,
    followUps: `
      jo puch ke gayab ho jate hai unko msg karega?`,
    guarantee: `
      khali kursi kam hogi, pakka?`,
    medical: `
      emergency wala aa gaya to`,
    night: `
      raat 1 baje koi maange tab bhi slot dega`,
    price: `
      bachcho ki kahani ki kitab ka video banwana ho to kya rate hai`,
  },
  botModel: {
    botModel: `
      mehnga wala ya free wala`,
    extraCost: `
      ai company ka bill alag aayega?
      uska api ka kharcha alag dena hoga?`,
    human: `
      founder se hi baat karwa do is pe`,
    meeting: `
      aap gurgaon me aake mil sakte ho kya?`,
    mistake: `
      ai to ulti seedhi baat karta hai`,
    packageBuilder: `
      kahin pe khud jod ke rate dekh sakta hu kya?`,
  },
  botRules: {
    botRules: `
      udhaar ka wada to nahi karega`,
    consent: `
      sab purane customers ko ek saath diwali offer bhejna hai, allowed hai?`,
    howLongSong: `
      shaadi ka gaana kitne din me ban jata hai?`,
    liability: `
      phir bhi galat bol diya aur nuksan hua to kaun bharega`,
    mistake: `
      jaldbazi me order cancel kar de to`,
    ownerAlerts: `
      koi grahak naraz ho to mujhe khabar karega?`,
    updates: `
      rule baad me badalne ho to?`,
  },
  botTakesPayment: {
    botRules: `
      customer paisa wapas maange to`,
    botTakesPayment: `
      table book karte time advance le le bas
      payment aaya ki nahi itna to bata dega?
      qr code bhej dega bas?`,
    compare: `
      sme bundle aur business growth me kya farak hai`,
    editSelf: `
      us site pe maal main khud chadhau?`,
    payMethod: `
      aur aapko main kaise dunga`,
  },
  branches: {
    branches: `
      matlab har branch ka alag alag lena padega?
      monthly bhi double?`,
    howLong: `
      quote kab tak aayega`,
    item: `
      enterprise me milta kya hai`,
    language: `
      ek chennai me hai wahan hindi nahi chalti`,
    price: `
      enterprise ka kharcha kitna hai`,
    tools: `
      dono jagah tally chalta hai wo judega?`,
  },
  breachOfTerms: {
    breachOfTerms: `
      14 din kab se ginoge
      14 din kis din se ginenge`,
    languageSong: `
      rajasthani me shaadi ka gaana ban sakta hai?`,
    law: `
      case kis sheher me hoga`,
    liability: `
      mera nuksan kaun dega`,
    refund: `
      advance wapas milega us case me?`,
    stop: `
      bina jhagde ke band karna ho to`,
  },
  builderOptions: {
    addOnAlone: `
      sirf voice akela le sakte hai?`,
    builderOptions: `
      gaane bhi isi me hai?`,
    optionalParts: `
      dashboard ke bina chalega?`,
    packageBuilder: `
      chunne ke baad quote me chala jata hai?
      total save karke bhej sakta hu aapko?`,
    price: `
      pehle group ka sab le lu to kitna`,
    smartSchool: `
      smart school isme kyu nahi`,
  },
  calendar: {
    bookings: `
      site visit bhi aise hi fix karega?`,
    branches: `
      do branch ka ek hi calendar hai`,
    calendar: `
      do log ek hi time pe to nahi aa jayenge`,
    enquiryList: `
      jo likh ke gayab ho gaye unki list?`,
    night: `
      raat ko 11 baje bhi book karega`,
    price: `
      jodne ka alag paisa?`,
    tools: `
      zoho bhi judega?`,
  },
  cancelBefore: {
    advance: `
      advance hota kitna hai waise`,
    cancelBefore: `
      wajah batani padegi kya`,
    language: `
      mere patient hindi english mila ke likhte hai, bot samajh lega?`,
    lockIn: `
      koi bond to nahi bharwate`,
    moveDemo: `
      demo bhi cancel ho sakta hai na`,
    refund: `
      do din kaam hone ke baad man badla to
      gaane ka sketch sun liya uske baad?`,
  },
  cannotAnswer: {
    botRules: `
      jo cheez maine mana ki wo to nahi bol dega kahi`,
    cannotAnswer: `
      agli baar wahi pucha to khud bata dega?`,
    mistake: `
      aur agar galat bata diya to`,
    oneTeacher: `
      main akela tuition padhata hu, lesson plan mujh akele ko mil jayega?`,
    takeOver: `
      bot ko beech me chup kara ke main bol sakta hu?`,
    updates: `
      rate badle to purana to nahi bata dega`,
    whoReadsChats: `
      matlab wo wali chat aap bhi padhte ho`,
  },
  capacity: {
    addOnAlone: `
      bot nahi chahiye, sirf offer bhejne wala broadcast akele mil jayega?`,
    capacity: `
      abhi jagah hai kya`,
    founder: `
      koi helper to hoga`,
    howLong: `
      number aane ke baad kitne din`,
    outside: `
      kya bot customer ki bheji hui photo dekh ke samajh leta hai`,
    partner: `
      zyada kaam ho to hume de dena hum bhi banate hai`,
    urgent: `
      par mujhe agle hafte hi chahiye`,
  },
  chapterQuiz: {
    instalment: `
      har mahine thoda thoda de du`,
    item: `
      copy check karne wala bhi hai kya`,
    languageSchool: `
      hindi medium me bhi banega`,
    leadScore: `
      flat ki enquiry me kaun asli kharidar hai ye bhi chhaant dete ho kya`,
    perStudent: `
      200 bachhe hai coaching me, itne ka hi padega?
      300 bachche ho tab bhi utna hi?`,
    syllabus: `
      neet ke chapter se bhi`,
  },
  chatRequest: {
    acknowledged: `
      accha thik hai samajh gaya`,
    chatRequest: `
      pehle dikhaoge kya bhej rahe ho?
      haan nahi bola to kisi ko nahi jayega na
      demo bola to chala jayega seedha`,
    contactGiven: `
      haan bol du to kab jawab`,
    newsletter: `
      faltu mail to nahi aayenge`,
    quoteForm: `
      aur form me kya kya bharna zaruri hai`,
  },
  classKit: {
    branches: `
      hamare 3 jagah coaching center hai, sabke liye ek bot ho sakta hai?`,
    item: `
      copy bhi check karega`,
    languageSchool: `
      sirf hindi me bhi?
      marathi medium hai hamara`,
    oneTeacher: `
      akeli teacher hu, mil jayega`,
    syllabus: `
      word file me milega
      bihar board ki kitab se bhi ban jayega?`,
  },
  clientCall: {
    advance: `
      abhi aadha du baki kaam dekh ke?`,
    clientCall: `
      founder se puchoge to koi baat kar lega kya
      mere jaisi dukan wala koi nahi?`,
    contact: `
      founder ka mail do, usi se puchta hu`,
    price: `
      shaadi ka ek gana kitne me ban jata hai`,
    reviews: `
      review bhi nahi hai koi?
      likh ke to kisi ne kaha hoga kuch`,
  },
  clinicExample: {
    calendar: `
      6:15 bhi bhar gaya hota to?`,
    clinicExample: `
      doctor ko khabar kaise hui
      yaad kab dilaya usko`,
    coachingExample: `
      aur coaching wala kya dikhata hai`,
    demo: `
      apne clinic ke naam se dekhna hai`,
    language: `
      english me likhe to?`,
    medical: `
      aur koi dard ya dawai pooche to`,
  },
  clinicSample: {
    calendar: `
      mere google calendar se judega`,
    clinicSample: `
      emergency aaye to kya karta hai
      spelling galat likhe mareez tab bhi?
      din ki list me khud chadh jata hai?`,
    followUps: `
      reminder kab jata hai, ek ghanta pehle bhi?`,
    item: `
      youtube channel ke liye 15 second ki apni dhun banwani hai`,
    missedCall: `
      jo phone karte hai unka kya`,
  },
  coachingExample: {
    botTakesPayment: `
      fees online bhi le lega?`,
    enquiryList: `
      parents ka number mujhe kaha dikhega`,
    followUps: `
      wo tuesday wala reminder khud gaya kya
      jo parent puch ke gayab usko dobara puchega`,
    language: `
      hinglish me hi jawab diya na usne`,
    night: `
      sunday ko chutti hoti hai tab bhi?`,
    price: `
      mere tuition me aisa lagane ka kitna`,
  },
  consent: {
    compare: `
      gym ke liye ye lu ya pura bundle`,
    consent: `
      agar nahi pucha aur bhej diya to number band ho jayega?
      wo rokna chahe to kya likhega
      sabut rakhna padega unki haan ka?`,
    followUps: `
      appointment yaad dilana bhi isme gina jata hai`,
    messageCharge: `
      har message ka alag paisa katega?`,
    optionalParts: `
      ye baad me jod du, abhi sirf bot`,
  },
  contact: {
    chatRequest: `
      yaha jo likha wo apne aap pahuch gaya unko?`,
    contact: `
      whatsapp pe likh du to chalega?
      matlab kal isi time tak aa jayega?`,
    formBudget: `
      25 se kam wala option hai usme?`,
    founder: `
      reply kaun dega, koi staff ya khud malik`,
    human: `
      nahi mujhe insaan se hi baat karni hai`,
    newsletter: `
      mail dene ke baad roz roz offer to nahi bhejoge`,
  },
  cookies: {
    anonymousVisit: `
      bina naam bataye sab padh sakta hu?`,
    cookies: `
      kal aaunga to purani chat khulegi?
      accept ka button kyu nahi aaya
      facebook pe phir ad to nahi aayega tumhara`,
    dataLaw: `
      shikayat kaha kare agar jhooth nikla`,
    internetAddress: `
      ip address to note karte honge`,
    minors: `
      mere bete ne khola tha, 14 ka hai`,
  },
  courier: {
    courier: `
      mere courier ki api hi nahi hai`,
    newOrders: `
      naya order aaye to ping aayega mujhe?`,
    orderLookup: `
      sirf tracking wala chahiye, poora bot nahi`,
    overkill: `
      mahine ke 40 parcel bas`,
    ownerAlerts: `
      customer gussa ho jaye to mujhe pata chalega?`,
    price: `
      dono bot saath me kitne ke`,
    shopPlatforms: `
      orders to mere excel me hote hai`,
  },
  'creative.authorSite': {
    advance: `
      aadha pehle dena hoga?`,
    compare: `
      portfolio wali se kya fark hai`,
    hosting: `
      domain alag se?`,
    item: `
      5000 wale me kya milega`,
    perStudent: `
      hamare school me 800 bachche hai, price har bachche ka lagega?`,
    revision: `
      pehle draft pasand na aaye to?`,
    seo: `
      google pe mere naam se aayegi?`,
  },
  'creative.bookReview': {
    bookVideoSample: `
      usme kya kya scene rahega
      koi namuna hai iska`,
    consent: `
      jo numbers mere paas pade hai un sab ko whatsapp pe offer bhej sakta hu kya`,
    location: `
      aap log delhi me ho ya kahin aur, kaam kahan se karte ho`,
    outside: `
      gujarati kitab hai meri`,
    processCreative: `
      poori kitab bhejni hogi kya`,
    urgent: `
      launch isi sunday ko hai`,
  },
  creativeAudience: {
    bookVideoSample: `
      video me kya kya dikhta hai`,
    cancelBefore: `
      plan pasand na aya to ruk sakta hu?`,
    creativeAudience: `
      maa ki likhi diary se kuch ban sakta?
      youtube channel wale bhi aa sakte hai?`,
    item: `
      kavita hai meri 20 line ki uska gaana chahiye`,
    languageSong: `
      tamil kavita ka bhi gaana?`,
    urgent: `
      video launch se pehle chahiye 10 tareekh`,
  },
  currency: {
    abroad: `
      bahar ke client lete bhi ho ya sirf india`,
    currency: `
      dirham me quote mil sakta hai?
      euro nahi chalega matlab`,
    customAppScope: `
      salon ke staff ki chhutti ka hisab rakhne wala apna software banwa sakte hai?`,
    fixedPrice: `
      rupaya gir gaya to bill badlega?`,
    payMethod: `
      western union se bhej du`,
    tax: `
      gst alag se lagega?`,
  },
  customAppScope: {
    customAppScope: `
      mere staff ka login alag ho sakta hai
      do kaam ek me ho jaye to
      staff ka login alag alag`,
    hosting: `
      uska server kharcha mera`,
    meeting: `
      wo baat karne ke liye milna padega?`,
    offTheShelf: `
      agar pehle se bana banaya mil jaye to bataoge?
      banwane se accha khareed lu kya`,
  },
  customerData: {
    aiTraining: `
      ai sikhane me to use nahi hoga na`,
    calendar: `
      google calendar jo mai chalata hu wo jud jayega?`,
    customerData: `
      bagal wale dukandar ko number to nahi doge mere grahak ke
      unki photo aur report bhi
      excel me de doge jab chhodu`,
    sharedWith: `
      police maange tab`,
    whoReadsChats: `
      aap bhi padhte ho kya`,
  },
  dataLaw: {
    dataLaw: `
      board wala option kab use karna hota hai
      shikayat hindi me likh sakta hu?`,
    deleteData: `
      mera number hata do bas`,
    foodOrders: `
      restaurant hai mera, zomato ke order bot sambhal lega?`,
    minors: `
      17 saal ki beti ne form bhar diya`,
    security: `
      data leak ho gaya to batoge?`,
    sharedWith: `
      police mange to de doge`,
  },
  dataRights: {
    dataLaw: `
      jawab na do to kiske paas jau`,
    dataRights: `
      bas mera naam galat likha hai`,
    deleteData: `
      kuch bacha to nahi rahega andar
      kitne din lagenge isme
      wo mail aaya hi nahi`,
    exportChat: `
      is chat ki copy mil jayegi?`,
    retention: `
      khud se bhi delete ho jata hai kya kuch time me
      project chal raha ho tab bhi mita doge?`,
    sharedWith: `
      kisi aur ko bhi diya hai kya mera number`,
  },
  decides: {
    decides: `
      check nahi kiya to bachche ko dikh jayega?
      message parents ko seedha chala gaya to?
      bachche pehle to nahi dekh lenge?`,
    liability: `
      galat number diya to zimmedar kaun`,
    price: `
      ye wala kitne ka hai
      ye saal ka kitne ka hai`,
    staffTraining: `
      aur teachers ko sikhayega kaun`,
  },
  delay: {
    breachOfTerms: `
      15 din se upar gaye to order tod du?`,
    capacity: `
      ek sath kitne kaam lete ho`,
    delay: `
      quote me date likhi hogi na pakki
      mere staff ne late bheja to kitna khiskega
      matlab koi penalty nahi`,
    scope: `
      date pakki likh ke doge?`,
    standIn: `
      aap bimar pad gaye to?`,
  },
  deleteData: {
    dataLaw: `
      aur 30 din me jawab hi na aaye to`,
    dataRights: `
      mere badle meri wife kar de?`,
    deleteData: `
      kitne din lagenge isme
      maine dusri email se bhara tha
      wo mail aaya hi nahi`,
    exportChat: `
      pehle is chat ki copy le lu?`,
    retention: `
      kuch na karu to kab tak rahega`,
    sharedWith: `
      tab tak kisi aur ko de to nahi diya hoga`,
  },
  demo: {
    broken: `
      free time khul hi nahi raha wahan`,
    demo: `
      uske baad lena hi padega kya zabardasti
      kal sham ko milega?
      kal sham ko mil jayega time?
      sunday ko bhi mil sakta hai kya time`,
    demoDetails: `
      join karne ka link kaha aayega`,
    demoForm: `
      kya kya bharna padega usme`,
    languageSong: `
      beti ki shaadi ke liye punjabi me gaana bana doge kya?`,
    moveDemo: `
      galti se kal ka daal diya
      us din dukan pe phas gaya to
      agar na aa paya to`,
  },
  demoDetails: {
    demo: `
      kal sham ko mil jayega time?
      sunday ko bhi mil sakta hai kya time`,
    demoDetails: `
      join karne ka link kab aayega
      aadha ghanta lagega ya zyada`,
    demoForm: `
      form me kya kya bharna padta hai
      form me kya kya bharna hai`,
    moveDemo: `
      us din shaadi nikal aayi to
      us din dukan pe phas gaya to
      agar na aa paya to`,
    newsletter: `
      yaad dilaoge ya main bhul jaunga`,
    outside: `
      record kar lu use?`,
  },
  demoForm: {
    broken: `
      khali time dikh hi nahi rahe`,
    demo: `
      paise to nahi lagenge iske
      kal sham ko mil jayega time?
      sunday ko bhi mil sakta hai kya time`,
    demoDetails: `
      judne ka link kaha aayega`,
    demoForm: `
      aur email na ho to
      msg wale me kya likhu`,
    keepNumber: `
      mera 10 saal purana whatsapp number bot me bhi wahi rahega na`,
    meeting: `
      video nahi, samne baith ke ho sakta hai?`,
    moveDemo: `
      us din dukan pe phas gaya to
      agar na aa paya to`,
  },
  discount: {
    discount: `
      thoda to kam karo bhai
      har mahine wale me hi kuch kam kardo`,
    expensive: `
      to kam se kam kitne me shuru ho sakta hai`,
    fixedPrice: `
      bada range hai, niche wala hi laga do`,
    night: `
      dukan band hone ke baad raat ko bhi jawab deta hai kya bot`,
    otherTools: `
      app to 500 me mil jate hai`,
    tax: `
      gst jod ke aur badh jayega?`,
  },
  doubt: {
    cannotAnswer: `
      customer ulta sidha puche tab`,
    demo: `
      demo me apni dukan ke sawal pooch sakta hu?`,
    doubt: `
      phir bhi lagta nahi ki mere yaha chalega`,
    guarantee: `
      likh ke doge ki sale badhegi`,
    mistake: `
      galat rate bol diya to?`,
    trial: `
      do char din free me chala ke dekhne do na`,
    trust: `
      pehle bhi kisi ko 15 hazar deke fas gaya tha`,
  },
  'ecommerce.customerBot': {
    cannotAnswer: `
      jo isko na pata ho?`,
    compare: `
      owner wale se kya alag hai`,
    courier: `
      delhivery wala bhi bata dega kahan pahuncha?`,
    howLongBot: `
      kitne din me chalu`,
    orderLookup: `
      sirf order status chahiye, pura bot nahi`,
    ownerAlerts: `
      customer gussa ho to mujhe khabar?`,
    processShop: `
      catalogue to photo me hai mere paas`,
  },
  editSelf: {
    editSelf: `
      rate roz badalte hai mere
      sikhaoge bhi kaise karna hai?`,
    pageCount: `
      page kitne milte hai business website me
      seventh page jod lu to`,
    revision: `
      aapse karwau to kitni baar free`,
    skills: `
      mai to computer me zero hu`,
    updates: `
      aur bot ke jawab badalne ho to?`,
  },
  enquiryList: {
    consent: `
      un sabko diwali ka offer bhej du to chalega`,
    customerData: `
      ye list kisi ko bechoge to nahi`,
    followUps: `
      jo chup baith gaye unka kya`,
    leadScore: `
      kaun pakka grahak hai wo bhi batayega?`,
    optionalParts: `
      dashboard lena hi padega?`,
    outside: `
      excel me nikal sakte hai kya ye list`,
    overkill: `
      din ki 3 hi aati hai mere pe`,
  },
  expensive: {
    benefit: `
      itne me milega kya kya`,
    discount: `
      2999 me thoda kam nahi karoge?`,
    freeTools: `
      free wala kuch hai ki nahi
      muft wala kuch nahi hai kya`,
    quote: `
      sochta hu, quote mail pe kaise milega`,
    staffCost: `
      itne me to ek receptionist ladki rakh lu`,
    upgrade: `
      chhota le lu aur baad me badhau`,
    websiteMonthly: `
      kisi bhi cheez me monthly na ho aisa`,
  },
  expertise: {
    expertise: `
      sab kuch karta hai to accha kaunsa karta hai`,
    founder: `
      akele itna sab? ya team hai`,
    mobileApp: `
      apps matlab android wali bhi?`,
    singer: `
      gane bhi wahi khud gata hai?`,
    tools: `
      tally bhi jod lete ho isme
      zoho me sab leads dalwa dega na`,
    workingDay: `
      roz kitne baje baithte hai kaam pe`,
  },
  exportChat: {
    broken: `
      file kaha gayi download me nahi mili`,
    chatRequest: `
      ye sab founder tak apne aap pahuch gaya kya`,
    cookies: `
      dusre phone se kholu to`,
    exportChat: `
      mobile me bhi ho jayega save?`,
    fixedPrice: `
      isi ko quote maan lu kya`,
    retention: `
      nahi kiya to kitne din me ud jayegi
      tumhare paas bhi copy rahegi na iski`,
  },
  extraCost: {
    extraCost: `
      bich me koi naya kam nikla to pehle bataoge?
      bank wala charge bhi mera`,
    hosting: `
      server kiske paise se`,
    lockIn: `
      kya ek saal ka contract sign karna padta hai`,
    priceRise: `
      agle saal badha doge`,
    updates: `
      rate list badli to har bar paisa lagega?
      rate badlu to uska bhi bill`,
  },
  figures: {
    bookings: `
      mujhe salon me appointment lene wala bot chahiye, kya kya karta hai wo`,
    capacity: `
      abhi kitne kaam chal rahe hai`,
    expertise: `
      to founder kis cheez me expert hai`,
    figures: `
      matlab naye ho abhi?`,
    founder: `
      khud hi sab karte ho ya team hai`,
    pastWork: `
      to kuch banaya hua hi dikha do`,
    standIn: `
      banda beech me chhod gaya to`,
  },
  files: {
    files: `
      reel ke liye chhota wala bhi?
      dj wale ko de du seedha?`,
    howLongSong: `
      kab tak aa jayegi mere paas`,
    liability: `
      bot ne customer ko galat rate bata diya to nuksan kiske sir`,
    outside: `
      file kho gayi to dobara bhejoge?`,
    revision: `
      kitni baar change karwa sakta hu
      sun ke shabd badalne ho to?`,
  },
  fixedPrice: {
    discount: `
      usme se thoda aur kam`,
    extraCost: `
      baad me koi chhupa kharcha`,
    fixedPrice: `
      kam wala rate kisko milta hai`,
    night: `
      mera gym hai, raat 11 baje bhi log message karte hai, unko jawab milega kya`,
    price: `
      to mera kitna banega, ek page ki author site hai bas`,
    tax: `
      usme gst juda hoga?
      gst milake ya alag`,
  },
  flatExample: {
    flatExample: `
      list meri wali se hi dhundega?
      plot aur dukan ke liye`,
    howLongOther: `
      time kitna lega banne me`,
    mistake: `
      galat flat bhej diya to`,
    overkill: `
      akela broker hu, zyada to nahi`,
    songOccasions: `
      shaadi ke gaane me dulha dulhan ka naam dal sakte ho?`,
  },
  followUps: {
    bookings: `
      cancel likh diya to slot khali ho jayega`,
    calendar: `
      usko kaise pata ki kal kaun aa raha hai`,
    consent: `
      diwali ka offer bhi isi me chala jayega?`,
    enquiryList: `
      jo puch ke gayab ho gaye unki list milegi kya`,
    followUps: `
      ghante pehle wala raat ko to nahi chala jayega
      jo no show ho gaya usko bhi jata hai?`,
    guarantee: `
      pakka log aane lagenge isse?`,
  },
  foodOrders: {
    extraCost: `
      har order pe commission katoge?`,
    foodOrders: `
      aur swiggy ke order ka status?
      hum sirf home delivery karte hai, kaam ka hai?`,
    item: `
      school ke liye copy check karne wala kuch hai kya`,
    newOrders: `
      website pe order aaya to mujhe kaise pata chalega`,
    night: `
      raat 11 baje bhi jawab dega?`,
    updates: `
      menu ke rate badle to bot ko kaun batayega`,
  },
  formBudget: {
    expensive: `
      itne kam me kya banega`,
    foodOrders: `
      dhabe pe swiggy ke order bhi bot sambhal lega kya?`,
    formBudget: `
      do mahine me chahiye to kaunsa
      saal bhar baad chahiye to
      timeline wale me kya kya hai`,
    formUrgency: `
      urgency me kya kya`,
    quoteForm: `
      phone bhi bharna zaruri`,
  },
  formBusinessType: {
    formBudget: `
      6 mahine baad karwana ho to`,
    formBusinessType: `
      akela hu par dukaan hai, to individual daalu?
      9 log hai, 10 nahi`,
    formUrgency: `
      urgency me kya bharu, abhi bas dekh raha hu`,
    process: `
      bhar ke bhej diya to uske baad kya hota hai`,
    quote: `
      form chhodo yahi likh du?`,
    quoteForm: `
      phone no khali chhod du`,
  },
  formUrgency: {
    broken: `
      mobile me select nahi ho raha`,
    chapterQuiz: `
      12th chemistry ka test paper answer ke sath ban jayega kya`,
    formBudget: `
      aur timeline me?`,
    formUrgency: `
      simple sawal jawab wala bot hai to complexity kya chunu
      voice bhi chahiye to complexity high?
      beech wala daal du kya`,
    urgent: `
      critical daal du to kaam jaldi hoga?`,
  },
  founder: {
    expertise: `
      sirf bot aata hai ya website wagera bhi`,
    human: `
      to unse seedha baat karwa do na`,
    mission: `
      kyu shuru kiya ye kaam`,
    outside: `
      naam kya hai inka`,
    price: `
      gym ke liye whatsapp wala business bot lagwane me total kitna kharcha aayega`,
    secret: `
      apni kavita ki kitab bheju to kisi aur ko padhaoge to nahi`,
    serviceLevel: `
      raat ko kuch atak gaya to kitni der me dekhenge`,
  },
  freeTools: {
    freeTools: `
      login banana padega`,
    orderLookup: `
      aur order kahan pahuncha wala`,
    packageBuilder: `
      builder khulta kaha hai`,
    reviewRequests: `
      wo sms wala hindi me hai na`,
    stop: `
      agar beech me band karna ho service to kya karna padta hai`,
    templates: `
      baaki sab paid hai matlab`,
    trial: `
      to bot bhi kuch din free me chala ke dekh sakte hai?`,
  },
  'gptAgents.agents': {
    mistake: `
      bina puche bhej diya kuch to`,
    price: `
      mahine ka alag se kitna
      mahine ka alag`,
    processAgent: `
      kaise banta hai ye
      shuru me kaise chalega`,
    quoteDrafts: `
      quotation bana dega kya`,
    tools: `
      tally se judega?`,
  },
  'gptAgents.chatbots': {
    aiTraining: `
      meri files se ai train to nahi karoge`,
    compare: `
      business bot se alag kaise`,
    expensive: `
      itna to meri choti company nahi de payegi`,
    fixedPrice: `
      30 aur 75 me itna fark kyu`,
    hosting: `
      meri boutique ki website ke liye domain aur hosting kaun lega`,
    language: `
      customer hindi me puche to`,
    mistake: `
      galat jawab diya to`,
  },
  'gptAgents.crm': {
    demo: `
      pehle chalta hua dikha do`,
    enquiryList: `
      crm nahi hai mere paas, bas ek list mil jaye sab ki`,
    howLongOther: `
      kitne din ka kaam hai ye`,
    leadScore: `
      garam party upar dikhe`,
    mistake: `
      galat naam chadha diya to`,
    needFrom: `
      login password dena padega aapko?`,
    socialMedia: `
      facebook se jo log likhte hai wo bhi aayenge?`,
  },
  guarantee: {
    figures: `
      kitne dukandaro ko fayda hua ab tak`,
    liability: `
      galat bola to nuksan kaun bharega`,
    refund: `
      koi bika nahi to paisa wapas
      fayda nahi hua to paisa wapas doge?`,
    reviews: `
      kisi client ne kuch accha likha hai kya`,
    seo: `
      website google me number one pe aa jayegi?`,
    warranty: `
      tees din ke baad kharab ho to`,
  },
  honest: {
    guarantee: `
      phir bikri badhegi iski kya guarantee`,
    honest: `
      jhooti tareef thodi daal do na bikri ke liye
      bura likhoge to nahi na meri kitab ke bare`,
    processCreative: `
      draft dikhaoge pehle ya seedha final
      padhoge puri ya cover dekh ke bana doge`,
    videoLength: `
      kitne minute ki banegi
      reel aur youtube dono ke size me?`,
  },
  hosting: {
    expensive: `
      ye to kharcha aur badh gaya yaar`,
    extraCost: `
      bot me bhi aisa kuch upar se lagta hai?`,
    hosting: `
      to usme aapka koi paisa nahi, seedha company ko?
      domain expire ho gaya to`,
    ownSite: `
      domain mere hi naam pe hoga na`,
    songOccasions: `
      birthday wale gaane me meri nani ka naam aa sakta hai kya`,
    websiteMonthly: `
      matlab aapko har mahine kuch nahi dena website ka?`,
  },
  hours: {
    contact: `
      to email karu ya form bharu`,
    hours: `
      diwali pe bhi?
      holi diwali pe bhi?`,
    meeting: `
      dukan band karke 9 baje milne aa jau?`,
    night: `
      aur mera bot wo to chhutti nahi karega na`,
    urgent: `
      itna wait nahi hoga kal tak chahiye`,
    workingDay: `
      din bhar ka routine kya hai, kis time pe message dekhte ho`,
  },
  howLong: {
    capacity: `
      mujhse pehle kitne log hai`,
    delay: `
      aur late ho gaya to
      14 din se upar gaya to paise katoge?`,
    howLongOther: `
      crm integration me kitna time jayega`,
    howLongWebsite: `
      meri to sirf 3 page ki site hai`,
    stop: `
      agar mujhe monthly band karna ho to kab tak batana padta hai`,
    urgent: `
      shaadi agle hafte hi hai`,
  },
  howLongBot: {
    capacity: `
      abhi aapke paas jagah hai naye kaam ki?`,
    howLongBot: `
      do hafte kab se ginoge`,
    howLongOther: `
      agent ka bhi itna hi?`,
    keepNumber: `
      purana number tab tak chalta rahega?`,
    needFrom: `
      is beech mujhe kya kya dena hai`,
    refund: `
      beech me maine mana kar diya to`,
    urgent: `
      jaldi ke liye extra paise du to?`,
  },
  howLongOther: {
    capacity: `
      abhi aapke paas time hai ya pehle se full ho`,
    howLongBot: `
      aur whatsapp bot ka?
      aur sirf bot ho to kitne din`,
    howLongOther: `
      chhota sa ho tab bhi nahi pata`,
    needFrom: `
      jaldi ho iske liye main kya du`,
    quote: `
      theek hai quote ke liye kya likhu`,
    urgent: `
      par mujhe isi mahine chahiye`,
  },
  howLongSong: {
    files: `
      karaoke bhi sath me milega na`,
    howLongSong: `
      3 din me pura gana ya sirf tukda
      3 din voice note bhejne ke baad se gino?
      itwar bhi ginte ho isme
      dukan ke jingle me bhi itna hi time?`,
    needFrom: `
      uske liye mujhe kya kya bhejna hoga`,
    songOccasions: `
      usme sabke naam aa jayenge
      dulha dulhan ke naam daloge
      hamare mazaak bhi dal sakte hai`,
    songSample: `
      kisi ko pehle banaya ho to sunao`,
  },
  howLongWebsite: {
    capacity: `
      abhi aapke paas kaam ki line lagi hai kya`,
    delay: `
      aur late hua to?`,
    howLongBot: `
      sath me chatbot ho to wo kab chalega`,
    howLongWebsite: `
      shop wali bhi do hafte?`,
    needFrom: `
      mujhe kya kya dena padega uske liye`,
    processWebsite: `
      pehla draft kaise dikhaoge`,
    revision: `
      usme kitni baar change karwa sakte hai`,
  },
  humanLike: {
    botRules: `
      kuch ulta vaada kar diya to`,
    demo: `
      ek baar chala ke dikhao`,
    hosting: `
      website ka domain hosting ka paisa kisko dena hota hai`,
    humanLike: `
      emoji bhi dalega?
      log samajh jayenge yaar`,
    language: `
      hinglish me likhe to`,
    takeOver: `
      beech me main khud likhne lagu to?`,
  },
  instalment: {
    advance: `
      mahine wali fees bhi aadhi aadhi?`,
    cancelBefore: `
      mana kar du to pehla wala wapas`,
    discount: `
      ek saath du to kuch kam`,
    foodOrders: `
      zomato ke order bhi bot sambhal lega kya`,
    instalment: `
      teen bar me de du to chalega?
      byaj lagega kya`,
    payMethod: `
      upi se bhej sakta hu?`,
  },
  internetAddress: {
    dataLaw: `
      ye kis kanoon ke hisab se`,
    internetAddress: `
      kitni der rakhte ho
      rakhte hi kyu ho
      matlab location nahi pata chalti`,
    price: `
      salon ke liye booking wala bot kitne ka aayega`,
    retention: `
      ye chat bhi aise hi mit jati hai?`,
    sharedWith: `
      mera number kisi ko bech to nahi doge`,
  },
  keepNumber: {
    editSelf: `
      author website me baad me nayi book khud jod sakta hu kya?`,
    keepNumber: `
      na ho paya to paisa pehle to nahi loge
      kin case me nahi hota`,
    messageCharge: `
      business wale ka whatsapp paisa leta hai kya`,
    mobileFriendly: `
      aapki website saste phone me jaldi khulti hai kya?`,
    onOwnSite: `
      number na du, sirf meri site pe lagao`,
    takeOver: `
      beech me mai khud baat karna chahu to
      aur mai khud bhi reply kar paunga ya sirf bot hi karega
      kya mai khud bhi likh sakta hu usse`,
  },
  language: {
    cannotAnswer: `
      jo samajh na aaye mujhe bata dega?`,
    demo: `
      pehle sun ke dekhna hai kaisi hindi hai`,
    language: `
      tumse hindi me baat kar sakta hu na
      punjabi me likhe to samjhega?`,
    languageSong: `
      gaana bhojpuri me ho jayega?`,
    outside: `
      customer voice note bheje to?`,
    price: `
      dadi ke janamdin ka gana banwana hai kitna kharcha aayega`,
  },
  languageSchool: {
    decides: `
      hindi galat likh di to parents tak chali jayegi?
      galti dekhega kaun, madam hi?`,
    languageSchool: `
      hamari madam log ki training english me hogi kya
      angrezi me likha to hindi me badal dega kya
      worksheet me dono bhasha ek sath?`,
    price: `
      notes worksheet wala saal ka kitna`,
    staffTraining: `
      training kitne din ki`,
  },
  languageSong: {
    howLongSong: `
      line kitne din me sunaoge`,
    languageSong: `
      aadha hindi aadha haryanvi chalega kya
      maithili me nani ke liye`,
    price: `
      lyrics hum khud likh ke de to kitna
      bol mere khud ke hai haryanvi me, rate wahi?`,
    processSong: `
      pehle sunne ko milega na`,
    seo: `
      meri coaching ki website google pe upar aayegi kya`,
    songOccasions: `
      shaadi ke sangeet pe chalana hai naam dal ke`,
  },
  law: {
    breachOfTerms: `
      paisa leke kaam nahi kiya to`,
    cancelBefore: `
      aaj haan bola, kal mana kar du`,
    dataLaw: `
      aur data wala kanoon, wo bhi maante ho?`,
    delay: `
      late hua to jurmana kitna`,
    law: `
      mai patna me hu, wahi case nahi hoga?`,
    secret: `
      meri dukan ki baat bahar gayi to`,
    stop: `
      chhodna ho to kitne din pehle batana padega`,
  },
  leadScore: {
    agentJobs: `
      aur kya kya kaam kar leta hai ye agent`,
    flatExample: `
      property ke lead me flat bhi khud chhant deta hai?`,
    leadScore: `
      kam score aaya to mujhe bhul jaoge kya
      to aakhri faisla kiska hota hai`,
    processAgent: `
      ye agent banta kaise hai, step batao`,
    quoteDrafts: `
      uske baad quotation bhi bana dega?`,
    tools: `
      google sheet me bhi karega ye?`,
  },
  leadsForgotten: {
    stop: `
      season sirf may se october hai, baaki mahine fees na deni pade`,
  },
  lessonSample: {
    discount: `
      hamari sanstha charity hai, kuch kam hoga kya?`,
    figures: `
      aap kitne saal se ye kaam kar rahe ho?`,
    item: `
      worksheet bhi aisi banti hai`,
    languageSchool: `
      hindi me bhi aisa hi banega`,
    lessonSample: `
      wo pani wala activity kya hai`,
    syllabus: `
      35 minute ka period hai hamara
      word file me milega?`,
  },
  liability: {
    law: `
      phir case kaha karna padega`,
    liability: `
      maine paise 20k diye to 20k hi milega max?
      sarkari penalty lagi uske jawab se to
      mujhe hi sab check karna padega phir`,
    mistake: `
      aisi galti hoti rehti hai kya isme`,
    takeOver: `
      galat jawab pakda kaise jayega`,
    warranty: `
      kam se kam usko theek to free me karoge`,
  },
  location: {
    hours: `
      sunday ko khula rehta hai kya`,
    law: `
      jhagda ho gaya to court bhi udhar ka?`,
    location: `
      pura pata bhejo na`,
    meeting: `
      gurgaon me bhi mil lete ho?
      bina mile bhi baat ho jayegi kya`,
    price: `
      mere salon ke liye appointment lene wala bot kitne ka padega
      coaching ke bot me phone uthane wala voice add on lagwana ho to kitna lagega`,
  },
  lockIn: {
    customerData: `
      chats aur customer list meri rahegi`,
    demo: `
      dental clinic wala bot live dekhna hai, free me dikhaoge?`,
    lockIn: `
      off season me 2 mahine band rakhe fir chalu
      aap bhi beech me chhod sakte ho?`,
    refund: `
      aur jo setup ka diya wo wapas?`,
    stop: `
      band kar diya to mere paas kya bachega
      pehle se batana padega kya
      kitne din pehle bolna hota hai`,
    websiteMonthly: `
      website pe bhi yahi rule`,
  },
  medical: {
    cannotAnswer: `
      mujhe kaise pata chalega ki patient ne pucha`,
    customerData: `
      patient ka data kisi ko to nahi jata`,
    keepNumber: `
      bhai ki coaching hai, whatsapp number wahi purana rahega kya?`,
    medical: `
      dawai ka naam pucha to bhi nahi batayega
      report ki photo bheji to`,
    takeOver: `
      fir main khud us patient ko wahi reply kar sakta hu?
      main beech me khud likh du to chalega`,
  },
  meeting: {
    demoDetails: `
      15 minute me nipat jayega?`,
    founder: `
      milega kaun, koi salesman?`,
    hours: `
      sunday ko chalega?`,
    meeting: `
      aap meri dukan pe aa sakte ho kya, karol bagh me hai
      main to shaam 8 ke baad hi free hu`,
    moveDemo: `
      aur agar us time nahi aa paya to`,
    openPrices: `
      rate janne ke liye milna zaruri hai?`,
  },
  messageCharge: {
    consent: `
      jinhone haan nahi bola unko bhi bhej du`,
    extraCost: `
      voice wale me phone ka bill bhi alag?`,
    keepNumber: `
      number bhi naya lena padega kya`,
    messageCharge: `
      reminder wale ke bhi lagenge?
      500 logo ko ek saath bheju tab to bahut aa jayega na`,
    price: `
      sab jod ke mahine ka kitna nikla`,
    priceRise: `
      aur tumhari fees baad me badhegi to nahi`,
  },
  minors: {
    contact: `
      batane ke liye mail kisko`,
    minors: `
      main 17 ka hu papa ki permission se chalega?
      parents ki haan kaise loge
      maa baap ki chitthi chahiye?`,
    oneFamily: `
      beti 10th me hai uska career test karwana tha`,
    optionalParts: `
      salon wale bot ke saath voice lena zaruri hai kya`,
    songOccasions: `
      bete ke bday ka gana to chalega na`,
  },
  missedCall: {
    howLongOther: `
      kitne din me chalu kar doge`,
    medical: `
      mareez ne msg me bukhar ki dawai puch li to`,
    messageCharge: `
      wo msg ka paisa whatsapp kaatega?`,
    missedCall: `
      chup rehne ka time mai bolu?`,
    outside: `
      landline pe bhi lagega kya`,
    price: `
      to call uthane wala mahine ka kitna`,
    singer: `
      bday wale gaane me asli gayak gaata hai ya computer`,
  },
  mission: {
    doubt: `
      bolne ki baat hai, sach me chalta hai kya
      ye to sab bolte hai`,
    figures: `
      kitni dukano ka bhala hua ab tak`,
    offer: `
      to banate kya kya ho`,
    standIn: `
      aap hi gayab ho gaye to`,
    whyUs: `
      badi agency chhod ke aapse kyu lu`,
    workingDay: `
      din bhar karte kya ho`,
  },
  mistake: {
    calendar: `
      ek hi slot do logo ko de diya to`,
    cannotAnswer: `
      jo nahi pata wo bhi bana ke bol dega kya`,
    doubt: `
      dukan ki izzat ka sawal hai bhai`,
    processShop: `
      ghar wale bhi tod ke dekh le pehle?`,
    takeOver: `
      galat bol raha ho to beech me mai likh du?`,
    updates: `
      theek karwane ka alag paisa?
      rate badla aur usne purana bol diya`,
  },
  mobileApp: {
    customAppScope: `
      login bhi rakh sakte hai usme`,
    mobileApp: `
      customer download kaise karega phir
      iphone pe bhi khul jayega na`,
    price: `
      chhota sa ho to kitne ka`,
    quote: `
      to quote kaise milega`,
    reviewRequests: `
      khush customer se review mangne ka kuch hai aapke paas?`,
    websiteMonthly: `
      baad me har mahine kuch dena padega?`,
  },
  mobileFriendly: {
    editSelf: `
      aur photo badalni ho to main khud kar lunga`,
    hosting: `
      zyada photo ke liye server ka kiraya?`,
    mobileApp: `
      phone me icon bana ke rakhna hai jaise app`,
    mobileFriendly: `
      chatbot lagane se bhari to nahi hoga
      gaon me net bahut slow hai waha bhi?`,
    onlyMobile: `
      mere pass laptop nahi hai banwane me dikkat hogi?`,
    processWebsite: `
      first draft phone pe hi dikhega?`,
  },
  monthlyFee: {
    courier: `
      kya bot delhivery ke parcel ka status bata sakta hai`,
    messageCharge: `
      whatsapp ka alag se katega kya
      message ke paise alag hai?`,
    monthlyFee: `
      pehla mahina bhi pehle dena hai?`,
    payMethod: `
      auto debit lagega kya`,
    price: `
      dashboard ka mahina alag?`,
    priceRise: `
      agle saal badha to nahi doge`,
    updates: `
      mera menu har hafte badalta hai, ho jayega isme?
      kitni baar badloge isme`,
  },
  moveDemo: {
    broken: `
      wo wala mail to aaya hi nahi`,
    deleteData: `
      hata du to mera number bhi mitega`,
    demoDetails: `
      aur demo kitni der ka hota hai`,
    moveDemo: `
      kal sham ko rakh du to?
      phir se sab bharna padega
      reason batana padega kya`,
    oldSite: `
      purani website thik karwani hai, ho jayegi aapse`,
  },
  'music.eventSongs': {
    coachingExample: `
      wo coaching wali chat me bot parents ko kya batata hai`,
    language: `
      clinic wale bot me hindi english mila ke likhe to samjhega kya`,
    notOffered: `
      photo wala shaadi video bhi bana do`,
    outside: `
      5 minute lamba ho payega`,
    processSong: `
      pehle ek tukda sunaoge?`,
    revision: `
      baad me bol badal sakte hai kya
      ek line badalwani ho to`,
    singer: `
      gayega kaun`,
    songOccasions: `
      usme sabke naam aa jayenge
      dulha dulhan ke naam daloge
      hamare mazaak bhi dal sakte hai`,
    urgent: `
      shaadi me 6 din bache hai, ho jayega?`,
  },
  'music.jingles': {
    howLongSong: `
      kab tak mil jayega`,
    languageSong: `
      bhojpuri me bhi ho jayega`,
    ownSong: `
      fm radio pe chala sakte hai na`,
    price: `
      sabse chhota wala kitne ka
      school me online attendance wala virtual classroom kitne ka hai`,
    revision: `
      baad me bol badal sakte hai kya
      ek line badalwani ho to`,
    singer: `
      kisi asli singer se gawaoge?
      bachche ki awaz me hoga?`,
    songOccasions: `
      showroom ke launch pe pura gaana ho to`,
  },
  'music.lyricToMusic': {
    revision: `
      baad me bol badal sakte hai kya
      ek line badalwani ho to`,
  },
  needFrom: {
    customerData: `
      kaam ke baad file wapas doge?`,
    delay: `
      agar mai cheeze late bheju to`,
    figures: `
      ab tak kitne logo ka kaam kar chuke ho total`,
    howLong: `
      sab bhej diya to uske baad kitne din`,
    needFrom: `
      voice note me sab bol du`,
    onlyMobile: `
      computer nahi hai, phone se hi bhej du?`,
    skills: `
      mujhe typing aati nahi`,
  },
  newOrders: {
    botTakesPayment: `
      paise chat me hi le lega kya`,
    foodOrders: `
      zomato wale bhi isme?`,
    newOrders: `
      order aate hi phone pe pata chalega na
      mail nahi dekhta, sirf whatsapp`,
    ownerAlerts: `
      har order nahi, sirf bade wale batana`,
    price: `
      dono le lu to total`,
    shopPayment: `
      upi se de payega customer?`,
  },
  newsletter: {
    broken: `
      confirm wali mail aayi hi nahi`,
    consent: `
      aur main apne grahako ko aise offer bhejna chahu to`,
    contact: `
      reply aane me kitne ghante`,
    newsletter: `
      demo ke pehle kitni baar yaad dilaoge
      demo cancel kiya to bhi mail aati rahegi?`,
    quote: `
      jawab wali mail me kya hoga`,
    sharedWith: `
      mera email kisi aur company ko to nahi jayega`,
  },
  night: {
    calendar: `
      galat slot de diya neend me to`,
    cannotAnswer: `
      jo usko na aaye wo`,
    enquiryList: `
      kis kis ne likha tha naam number sab milega?`,
    instalment: `
      paise teen kisht me de sakte hai kya`,
    item: `
      phone uthane wala bhi raat ko`,
    night: `
      raat 2 baje bhi?`,
    price: `
      mere author page ke liye kitna lagega, ek hi page chahiye`,
  },
  noWebsite: {
    answerDesk: `
      mai sab chat kaha dekhunga`,
    clientCall: `
      kya aapke kisi purane client ka number mil sakta hai baat karne ko`,
    humanLike: `
      log samajh jayenge ki bot hai`,
    noWebsite: `
      online kapde wala bot bhi bina site?`,
    onlyMobile: `
      laptop bhi nahi hai, sirf phone hai`,
    price: `
      website bhi banwa lu to kitna`,
    socialMedia: `
      telegram pe bhi?`,
  },
  numberAfter: {
    contact: `
      founder se ye kahan puchu`,
    customerData: `
      customer list bhi de doge`,
    numberAfter: `
      normal whatsapp pe wapas kaise aayega
      purani chat ud jayegi`,
    stop: `
      bich mahine me band karu to?
      notice whatsapp pe du ya mail`,
    whichPackage: `
      mera gym hai 150 member, kaunsa package thik rahega`,
  },
  offTheShelf: {
    answerDesk: `
      wo answer desk kya bala hai`,
    offTheShelf: `
      free wale bhi bataoge?`,
    otherTools: `
      zoho ka bot hai mere paas, farak?`,
    productCost: `
      aur aapka wala apne hisab se badalwane ka kitna`,
    quote: `
      theek hai, mera kaam bata du to dekh ke bataoge?`,
    templates: `
      chhote chhote ready tool dikhao`,
    whyUs: `
      to phir aapse kyu lu`,
  },
  offer: {
    confused: `
      kuch samajh nahi aaya bhai`,
    creativeAudience: `
      main to kavita likhta hu, mere liye?`,
    monthlyFee: `
      aur ye har mahine wala paisa kis baat ka`,
    offer: `
      bas yahi ya aur bhi kuch`,
    pastWork: `
      inme se koi bana hua dikhao`,
    price: `
      gaana wala kitne ka padega`,
    refund: `
      kaam shuru hone ke baad pasand na aaye to paise wapas milte hai kya?`,
  },
  oldSite: {
    howLongOther: `
      theek hone me kitna time lagega uska`,
    mobileFriendly: `
      phone pe khulti hi nahi aadhi kat jati hai`,
    oldSite: `
      sirf do page badalne hai bas, wo bhi?
      dekhne ke paise?
      jisne banayi thi wo phone nahi uthata, login bhi nahi
      theek karne ka kitna loge
      sudharne ka kya lagega`,
    ownSite: `
      domain mere naam pe hi rahega na
      naam wahi .in wala rahega na mere naam pe`,
  },
  onOwnSite: {
    answerDesk: `
      site wali aur whatsapp wali chat ek jagah dikhegi?`,
    howLongBot: `
      kitne din me lag jayega`,
    languageSong: `
      mummy ke liye gujarati me janmdin ka gaana banega kya`,
    noWebsite: `
      aur agar website hi na ho`,
    onOwnSite: `
      wordpress me chal jayega na
      php me bani hai kisi ne banayi thi
      kone me chat ka button aayega?`,
  },
  oneFamily: {
    contact: `
      founder ko kaise puchu`,
    minors: `
      beta 15 ka hai, khud likhe yaha`,
    oneFamily: `
      school mana kar de to
      sirf meri beti ke liye ho sakta hai kya`,
    oneTeacher: `
      aur ghar pe padhane wali madam akele le sakti hai?`,
    perStudent: `
      800 bachche ho tab bhi wahi rate`,
    price: `
      school le to kitna dena hoga`,
    sharedWith: `
      mera naam number kisi aur ko to nahi dete aap log?`,
  },
  oneTeacher: {
    chapterQuiz: `
      coaching me padhata hu, chapter ka test bhi banwana hai
      ek chapter se test bhi banega`,
    discount: `
      5 teacher saath le to kuch kam hoga?`,
    languageSchool: `
      hindi medium ke liye bhi banega`,
    oneTeacher: `
      tuition padhata hu ghar pe, chalega`,
    price: `
      hum teen teacher le to kitna`,
    trial: `
      pehle ek hafta free chala lu`,
  },
  onlyMobile: {
    answerDesk: `
      dono jagah ke message ek hi app me?`,
    keepNumber: `
      number wahi rahega na mera`,
    needFrom: `
      rate list ki photo bhej du chalega?
      likhna nahi aata, photo bhej du sab`,
    onlyMobile: `
      keypad wala jio phone hai`,
    outside: `
      phone kho gaya to chat gayi?`,
    skills: `
      setup kaun karega mujhse to hota nahi`,
  },
  openPrices: {
    discount: `
      thoda upar niche hota hai`,
    expensive: `
      itna budget nahi hai mera, sabse sasta kya padega`,
    missedCall: `
      missed call wala kyu nahi likha`,
    openPrices: `
      sach me call nahi karna padega?
      mahine wala bhi likha hai kya
      kis page pe jau`,
    tax: `
      tax mila ke hai`,
  },
  optionalParts: {
    followUps: `
      broadcast ke bina bhi reminder jayega na`,
    item: `
      dashboard me dikhta kya hai`,
    missedCall: `
      voice na lu to jo call chhoot jaye uska kya`,
    price: `
      teeno saath me lu to total kitna`,
    priceRise: `
      6 mahine baad jodu to rate yahi?`,
    stop: `
      voice 2 mahine baad hata du to`,
    whichPackage: `
      meri class ke liye in me se kya lu`,
  },
  orderLookup: {
    compare: `
      poora bot lu to isse alag kya milega`,
    customerData: `
      sare order ka data aap rakhoge?`,
    language: `
      hinglish me puche tab`,
    overkill: `
      din ke 15 hi order hai mere`,
    ownerAlerts: `
      maal khatam hone wala ho to mujhe bhi msg aaye aisa kuch hai`,
    price: `
      poora wala customer bot kitne ka hai phir`,
    shopPlatforms: `
      meesho pe bechti hu`,
  },
  orders: {
    botRules: `
      return hum lete hi nahi, ye samjhega?`,
    courier: `
      chhota local courier hai wo bhi?`,
    howLongBot: `
      chalu hone me kitna time`,
    humanLike: `
      customer ko lagega ki robot hai`,
    orderLookup: `
      mujhe sirf status wala hissa chahiye baki nahi`,
    orders: `
      return ke sawal bhi sambhal lega?
      ek number pe do order ho to`,
  },
  otherTools: {
    expensive: `
      aapka sabse halka wala kitne se`,
    freeTools: `
      koi free cheez h try krne ko abhi`,
    otherTools: `
      interakt se accha hai kya
      khud bana lu usme to`,
    tools: `
      zoho chal raha hai mere yaha, usse jud jayega?
      dono saath me chal sakte`,
    whyUs: `
      to agency se kyu na karwau
      agency ke paas zyada log hote`,
  },
  outsideLinks: {
    anonymousVisit: `
      bina naam bataye dekh lu?`,
    cookies: `
      to fir cookie kyu`,
    internetAddress: `
      kahan se aaya wo bhi dekhte ho?`,
    outsideLinks: `
      whatsapp khola to unke rules chalenge ya aapke
      wahan kuch gadbad hui to
      bahar gaya to aapko pata chalega?`,
    staffCost: `
      receptionist rakhne se sasta padega kya ye bot`,
  },
  overkill: {
    expensive: `
      to sabse sasta kya padega`,
    followUps: `
      jo puch ke nahi aaya usko yaad dilayega?`,
    freeTools: `
      free wale kaha milenge`,
    overkill: `
      aur agar roz 30 log poochte ho tab?
      das message ke liye 3000 mahina zyada nahi?`,
    staffCost: `
      ek ladka rakh lu to wo sasta nahi hai isse`,
    stop: `
      season sirf may se october hai, baaki mahine fees na deni pade`,
    trial: `
      ek mahina muft chala ke dekh lu?`,
  },
  own: {
    branches: `
      ek hi bot teen dukan pe chala lu`,
    monthlyFee: `
      to phir mahine ka kyu du`,
    needFrom: `
      website banwani ho to mujhe aapko kya kya dena padega`,
    ownSite: `
      domain kiske naam`,
    ownSong: `
      aur gaane ka right kiske paas`,
    reference: `
      mera kaam auro ko dikhaoge`,
    stop: `
      mahine wali fees band kar di tab bhi mera rahega?`,
  },
  ownCreative: {
    overkill: `
      chhoti si kirana dukan hai meri, bot ki zarurat hai bhi kya`,
    own: `
      aur jo software banate ho wo`,
    ownCreative: `
      copyright mere naam likh ke doge?`,
    ownSong: `
      gana bhi? ad me chala sakta hu`,
    refund: `
      pasand na aaya to paisa wapas?`,
    secret: `
      kahani kisi aur ko to nahi dikhaoge`,
    stop: `
      mahine wala plan band karna ho to kitne din pehle batana hota hai`,
  },
  ownSite: {
    capacity: `
      abhi naya kaam le rahe ho ya list lambi hai`,
    hosting: `
      domain ka renewal kisko dena hoga
      com wala naam kitne ka aata hai`,
    medical: `
      koi mareez bot ko seene me dard likhe to wo kya jawab deta hai`,
    outside: `
      niche aapka naam likha rahega kya`,
    own: `
      aur jo bot lagega andar wo bhi mera?`,
    standIn: `
      aap gayab ho gaye to site chalegi?`,
  },
  ownSong: {
    files: `
      file kaun kaun si milegi`,
    languageSong: `
      haryanvi me bhi hoga?`,
    ownCreative: `
      book video me bhi yehi rule hai`,
    ownSong: `
      spotify pe bhi daal sakte hai?
      youtube pe copyright strike aa gaya to
      abhi aadha hi paisa diya ho to bhi mera?`,
    revision: `
      sunne ke baad ek line badalni ho`,
  },
  ownerAlerts: {
    howLongBot: `
      kab tak chalu ho jayega`,
    ownerAlerts: `
      ye whatsapp pe aata hai ya sms
      raat ko mat bhejna`,
    price: `
      dono bot saath me lu to kitna`,
    staffTraining: `
      school ke teachers ko sikhane aap aate ho kya`,
    takeOver: `
      puri chat bhi padh sakta hu?`,
    tools: `
      tally se stock utha lega?`,
  },
  packageBuilder: {
    broken: `
      button dab hi nahi raha`,
    builderOptions: `
      school wale bhi hai usme`,
    mistake: `
      bot ne customer ko galat rate bol diya to kya hoga`,
    packageBuilder: `
      kaha pe hai ye
      jo chuna wo form me apne aap aa jayega?
      mahine ka bhi jodta hai`,
    quote: `
      mera wala kaam dikha nahi usme`,
  },
  packages: {
    branches: `
      teen dukan hai alag alag sheher`,
    compare: `
      growth aur sme bundle same price, farak kya hai phir`,
    item: `
      starter me voice nahi hai na
      starter me call bhi uthata hai?`,
    popular: `
      sabse zyada log kaunsa lete`,
    price: `
      beech wale ka pehle mahine total kitna`,
    videoLength: `
      meri kitab ka video banwana hai, kitna lamba hota hai`,
  },
  pageCount: {
    customAppScope: `
      student login wala page chahiye`,
    foodOrders: `
      swiggy zomato ke order aapka bot sambhal leta hai kya`,
    mobileFriendly: `
      phone pe theek khulenge na sab`,
    pageCount: `
      aur saatva page kitne ka`,
    price: `
      chatbot bhi daal du to kitne ka`,
    seo: `
      map pe dukan dikhegi?`,
    shopPayment: `
      usme upi se paisa bhi aa jaye`,
  },
  pastWork: {
    mobileApp: `
      meri tiffin service ke liye iphone ka app bana doge kya`,
    pastWork: `
      link kaha hai unka
      asli client ka kyu nahi dikhate`,
    reference: `
      mera kaam bhi aise sabko dikhaoge kya`,
    sareeSample: `
      saree wala kaise kaam karta hai`,
    socialMedia: `
      mere instagram pe jo dm aate hai unka jawab bhi bot de dega?`,
    songSample: `
      gaane ka bhi koi namuna sunao`,
    warranty: `
      paise dene ke baad na chale to`,
  },
  payMethod: {
    advance: `
      baki wala kab dena hai, kaam dekh ke?`,
    demo: `
      demo ke liye bhi card dalna hai?`,
    messageCharge: `
      whatsapp ka bhi paisa isi se katega`,
    monthlyFee: `
      har mahine khud kat jayega ya main bheju`,
    payMethod: `
      card number tumhare pass rahega kya
      hum log cheque se hi dete hai`,
    tax: `
      gst wala bill milega na`,
  },
  perStudent: {
    branches: `
      school ki do branch hai, dono me chalega?`,
    decides: `
      number pakka kaun karega, machine?`,
    discount: `
      trust ka school hai thoda kam karo`,
    oneFamily: `
      mera ek hi beta hai, ghar ke liye mil jayega?`,
    price: `
      8 madam ka kitna hua`,
    reviewRequests: `
      salon ke khush grahak se google review mangwane wala message milta hai kya`,
    studentData: `
      bachho ki jankari kaha rakhoge`,
  },
  popular: {
    bookVideoSample: `
      kitab ke video me kya kya dikhate ho koi example hai`,
    instalment: `
      kisto me ho jayega?`,
    minors: `
      agar koi 15 saal ka baccha yahan likh de to uska data rakhte ho?`,
    quote: `
      sochta hu, quote mail pe kaise milega`,
    setUpFee: `
      dono paise dene hai kya`,
    upgrade: `
      pehle chhota le lu fir bada?`,
    whichPackage: `
      do kursi ka parlour hai mera, mere liye kaunsa
      coaching hai 60 bachho ki`,
  },
  priceRise: {
    fixedPrice: `
      pakka daam kab milega likhit me`,
    messageCharge: `
      aur whatsapp wale badha de to kisko dena padega`,
    priceRise: `
      agreement me dalwa doge kya
      likh ke de doge ki 2 saal nahi badhega?`,
    setUpFee: `
      setup bhi dobara lag jayega?`,
    termsChange: `
      niyam beech me badal diye to mujhpe lagenge?`,
    upgrade: `
      chhota lekar baad me bada lu to`,
  },
  privacy: {
    deleteData: `
      number galat likh diya tha sahi ho jayega?
      kitne din lagenge isme
      wo mail aaya hi nahi`,
    files: `
      furniture ki dukan ka jingle bina awaz wala bhi milta hai kya`,
    internetAddress: `
      ip address bhi note karte ho?`,
    quoteForm: `
      phone na du to chalega`,
    security: `
      aur agar hack ho gaya to
      kaun kaun khol sakta hai wo computer`,
    sharedWith: `
      google ko bhi jata hai kya ye sab`,
  },
  process: {
    languageSchool: `
      school wale tool se parents ko punjabi me msg ja sakta hai kya`,
    needFrom: `
      mujhe kya kya dena padega`,
    noWebsite: `
      meri koi website nahi hai fir bhi bot lag jayega kya`,
    process: `
      bante bante dikhaoge ya seedha end me`,
    processSong: `
      jingle me bhi aise hi?`,
    processWebsite: `
      aur website ka bhi aise hi hota hai?`,
    scope: `
      bich me kuch jodna ho to`,
  },
  processAgent: {
    agentJobs: `
      kaam ke do teen example do na`,
    botModel: `
      chatgpt hi lagaoge na andar`,
    customerData: `
      party ke rate bahar to nahi jayenge`,
    overkill: `
      din ke 8-10 mail hi aate hai`,
    price: `
      isme total kitna lag jayega`,
    quoteDrafts: `
      party ko rate ka quotation bana ke dega kya ye`,
    tools: `
      google sheet khol payega?`,
  },
  processBot: {
    advance: `
      haan bolne ke baad paisa kitna dena hai`,
    botRules: `
      udhaar ki baat usse mat bulwana`,
    calendar: `
      google calendar hi hai mera, judega?`,
    meeting: `
      aap dukan pe aa kar milte ho?`,
    needFrom: `
      mujhe kya kya dena padega`,
    processBot: `
      testing kitne din ki hogi`,
    urgent: `
      kal tak nahi ho sakta kya, bahut jaldi hai`,
  },
  processCreative: {
    aiTraining: `
      kitab se ai ko sikhaoge to nahi`,
    languageSong: `
      urdu nazm hai, gaana banega?`,
    ownCreative: `
      aur banne ke baad pura haq mera?`,
    processCreative: `
      sirf pdf bhej du to chalega
      haath se likha hai, photo bhej du?`,
    refund: `
      draft dekh ke mana kar du to paisa`,
    videoLength: `
      video kitna lamba banega`,
  },
  processProduct: {
    customerData: `
      mera data dusre client ke liye to use nahi karoge`,
    medical: `
      patient raat ko pooche kaun si goli khau to bot kya bolega`,
    processProduct: `
      pehle apne 10-12 msg pe dekh sakte hai?
      trial me asli grahak ke msg dene padenge?`,
    productCost: `
      kitna lagega total`,
    quote: `
      abhi yahi likh du wo do line?`,
    songSketcher: `
      gaane wala abhi chala sakta hu`,
  },
  processSchool: {
    item: `
      portfolio website me kya kya milta hai`,
    processSchool: `
      sirf ek subject se start ho jayega?
      sare tools ek sath lene padenge kya
      sirf hindi wali madam kare pehle`,
    studentData: `
      bachcho ke naam daalne padenge`,
    syllabus: `
      hamara to state board hai`,
    trial: `
      shuru wala hissa free hai ya paisa`,
  },
  processShop: {
    botRules: `
      apni taraf se discount ka vaada to nahi kar dega
      agar khud se discount de diya to`,
    courier: `
      delhivery ka status bhi bata payega kya`,
    howLongBot: `
      2000 item hai tab bhi 2 hafte?
      2 hafte kis din se ginoge`,
    keepNumber: `
      number wahi purana wala rahega na`,
    processShop: `
      test me ghar wale galti nikale wo theek karoge free me?`,
  },
  processSong: {
    bookings: `
      mere parlour ki appointment raat ko kaun lega, bot le sakta hai?`,
    files: `
      dj ke pen drive me chalega na`,
    howLongSong: `
      fir pura gana kab tak aa jayega`,
    price: `
      total kitna hoga`,
    processSong: `
      kahani likh ke bheju ya bol ke`,
    revision: `
      do baar se zyada change karwana ho to
      bol baad me badal sakta hu`,
    songOccasions: `
      usme sabke naam aa jayenge
      dulha dulhan ke naam daloge
      hamare mazaak bhi dal sakte hai`,
  },
  processWebsite: {
    hosting: `
      .in wala naam kaun kharidega`,
    meeting: `
      milne aana padega ya ghar baithe`,
    needFrom: `
      likhna bhi mujhe hi padega kya, english kamzor hai
      partner se bhi haan karwani padegi, do log`,
    refund: `
      draft pasand hi nahi aya to paisa wapas?`,
    revision: `
      teesri baar badalwaya to?`,
    seo: `
      google pe khulte hi dikhne lagegi?`,
  },
  productCost: {
    answerDesk: `
      inbox wala bhi alag se`,
    customAppScope: `
      wo 29999 wale me kya banta hai`,
    figures: `
      founder kitne saal se ye kaam kar raha hai`,
    processProduct: `
      pehle apne data pe chala ke`,
    productCost: `
      class kit ka bhi nahi bata sakte?
      kitna badalna hai kaun tay karega`,
    songSketcher: `
      gaane wala to abhi mil sakta`,
  },
  products: {
    advance: `
      kaam shuru karne se pehle kitna percent dena hota hai?`,
    answerDesk: `
      bina bot ke sirf inbox wala mil jayega?
      pehle wale me main khud bhi likh saku?`,
    classKit: `
      doosra wala kaunsi class tak hai`,
    offTheShelf: `
      bazaar me bana banaya mila to bataoge`,
    songSketcher: `
      gaane wala abhi use kar sakte hain?`,
    templates: `
      aur chhote chhote tool bhi hain na kuch`,
  },
  quote: {
    formBudget: `
      budget wale me kya kya option hai`,
    howLong: `
      haan bolne ke baad kab tak ban jayega`,
    language: `
      hindi me likhu to chalega`,
    overkill: `
      din me 5 msg hi aate hai, lena chahiye bhi?`,
    quote: `
      yahi likh du kya sab
      samajh nahi aa raha do line me kya likhu`,
    quoteForm: `
      phone number dena zaruri hai usme?`,
  },
  quoteDrafts: {
    fixedPrice: `
      25 hazar lagega ya 50, kis hisab se`,
    howLongOther: `
      banne me kitna time`,
    processAgent: `
      kuch din trial me galat banaye to sikhaunga kaise`,
    quoteDrafts: `
      customer tedha medha likhta hai usse bhi samajh ke bana dega?
      main dukan pe nahi hu to kaun ok karega
      ek din me 20 party maange to bhi?`,
    tools: `
      google sheet me rate hai, padh lega?`,
  },
  quoteForm: {
    formBudget: `
      20 hazar wala option hai?`,
    formUrgency: `
      urgency me kya kya option hai`,
    howLong: `
      bhejne ke baad jawab kab`,
    humanLike: `
      bot ki baat asli aadmi jaisi lagti hai ya robot jaisi`,
    language: `
      hindi me bhar du?`,
    packageBuilder: `
      pehle andaza mil jaye kahin se`,
    quote: `
      yahin likh du to chalega?`,
  },
  reference: {
    clientCall: `
      kisi purane client ka number do, unse puchna hai
      kisi purane client se baat karwa do`,
    customerData: `
      mere customers ke naam kahi jayenge`,
    reference: `
      pehle puchoge na mujhse
      kisi ko dikhaya to pehle puchoge na
      likh ke dena padega haan ya na`,
    testimonialShown: `
      review me naam chhupa sakte hain?`,
  },
  refund: {
    advance: `
      to aadha hi du pehle, baki baad me?
      saara paisa kaam ke baad du to?`,
    breachOfTerms: `
      aapne aadhe me chhod diya to`,
    cancelBefore: `
      aur agar aapne shuru hi na kiya ho
      shuru hone se pehle mana kar du to`,
    delay: `
      tumne time pe nahi diya tab bhi nahi?`,
    outside: `
      advance kitne din me account me aata`,
    refund: `
      gaane pe bhi yahi rule?`,
    stop: `
      aur mahine wala to kabhi bhi band hota hai na`,
  },
  retention: {
    customerData: `
      mere grahako wali chat bhi itne din`,
    notOffered: `
      aap log laptop repair bhi karte ho kya`,
    privacy: `
      tab tak kaun padhega`,
    retention: `
      matlab sal bhar pada rahega?
      apne aap hota hai ya bolna padega`,
    sharedWith: `
      gemini wale bhi mita dete
      google ko bhi jati hai kya ye baate`,
  },
  reviewChecks: {
    reviewChecks: `
      verified ka matlab kya phir
      khud se to nahi likh dete ho
      padh ke badal to nahi dete`,
    reviewRequests: `
      apni dukan ke liye bhi aise mangwane hai`,
    reviews: `
      page khali kyu hai phir
      abhi tak kitne aaye hai`,
    testimonialShown: `
      mera email sabko dikhega?`,
  },
  reviewRequests: {
    humanLike: `
      padhne me robot jaisa to nahi lagega`,
    reviewChecks: `
      tumhare khud ke review asli kaise maanu`,
    reviewRequests: `
      to mujhe milega kaise, kaha se lu
      matlab tum khud 5 star nahi dalwate
      google wale link ke sath?
      har bill ke baad bhej du to chidhenge?
      hindi me bhi likhe huye honge na`,
  },
  reviews: {
    howLongWebsite: `
      restaurant ki website banne me kitne din lagte hai`,
    pastWork: `
      to koi kiya hua kaam hi dikha do`,
    perStudent: `
      quiz maker ka paisa har bachhe ka lagta hai ya poore school ka`,
    reference: `
      mera kaam dikhaoge to pehle poochoge?`,
    reviewChecks: `
      aur jo baad me aayenge wo asli hain kaise pata chalega
      kharab wale chhupa dete honge`,
    reviews: `
      star kitne mile hai`,
    warranty: `
      paise dene ke baad na chale to`,
  },
  revision: {
    customerData: `
      hospital ke patient ki chat ka data kiske paas rehta hai, mere ya aapke`,
    refund: `
      dono baar ke baad bhi pasand na aaye to paisa wapas?`,
    revision: `
      gaane ki awaz bhi badal sakte hai?
      ek shabd badla to bhi ek round gina?
      ladki ki awaz karwa sakte hai baad me`,
    updates: `
      bot ke jawab badalne ho to?`,
    warranty: `
      galti aapki ho to bhi round katega`,
  },
  sareeExample: {
    botTakesPayment: `
      chat me hi paise bhi le lega kya
      wahi chat me paise bhi le lega?`,
    mistake: `
      maine stock sheet update nahi ki to jhooth bolega`,
    ownerAlerts: `
      malkin ko message kab kab aata hai`,
    price: `
      ye wala mere liye kitne ka`,
    sareeExample: `
      neela wala kitna bacha tha usme`,
    shopPlatforms: `
      mera stock register me likha hai, sheet bhi nahi`,
  },
  sareeSample: {
    audience: `
      mithai ki dukan pe bhi?`,
    clinicSample: `
      aur clinic wala?`,
    optionalParts: `
      dashboard na lu to?`,
    ownerAlerts: `
      chhoti chhoti baat ka bhi msg aayega malik ko?`,
    price: `
      ye sab total kitne me`,
    processShop: `
      catalogue bana hi nahi mera`,
    sareeExample: `
      wo 2187 wali chat kya thi`,
  },
  schools: {
    item: `
      attendance wala kaunsa hai`,
    job: `
      mujhe aapke yaha naukri mil sakti hai?`,
    moveDemo: `
      maine demo book kiya tha, use dusre din kar sakta hu kya?`,
    price: `
      saare le lu to kul`,
    processSchool: `
      pehle ek do teacher se shuru kar sakte hain kya`,
    staffTraining: `
      teacher ko sikhayega kaun
      madam log ko sikhaoge aap`,
  },
  'schools.careerTest': {
    oneFamily: `
      sirf mere bete ke liye mil jayega`,
  },
  'schools.lessonPlans': {
    decides: `
      teacher usko badal sakti hai na`,
    item: `
      worksheet bhi isi me ya alag
      quiz bhi isi me aa jata hai ya nahi`,
    languageSchool: `
      hindi medium hai hamara
      hindi me bhi banega plan?`,
    lessonSample: `
      ek sample batao kaisa hota hai`,
    perStudent: `
      class me 60 bachhe ho to bhi same`,
  },
  'schools.quiz': {
    chapterQuiz: `
      cheating rokne ko do alag paper ban jayenge?`,
    decides: `
      number bhi khud hi de dega kya bacho ko
      answer galat chhap gaya to`,
    demo: `
      ek bar dikha do chapter daal ke`,
    discount: `
      3 saal ka ek sath lu to kam hoga?`,
    howLongOther: `
      aur 2 din me shuru ho jayega?`,
    staffTraining: `
      madam log ko sikhaoge bhi?`,
  },
  scope: {
    cancelBefore: `
      sign ke baad maine hi mana kar diya`,
    delay: `
      aur likhi hui tarikh nikal gayi to`,
    extraCost: `
      zyada kaam nikla to pehle batoge ya bill me`,
    files: `
      dance class ke liye jingle kitne second ki milti hai aur kis file me`,
    hosting: `
      usme hosting bhi likha hoga?`,
    quote: `
      quote aane me kitna time`,
    scope: `
      pehle se likh ke doge na kya kya milega`,
  },
  secret: {
    branches: `
      meri gym ki 2 branch hain, ek hi bot dono ke liye chalega kya?`,
    customerData: `
      aur mere customer ke number?`,
    deleteData: `
      kaam khatam to sab mita doge`,
    reference: `
      portfolio me to nahi daaloge`,
    secret: `
      saamne wali dukaan ko pata na chale`,
    sharedWith: `
      google ko to jata hoga na sab`,
    whoReadsChats: `
      customer ki chat bhi padhte ho kya`,
  },
  security: {
    compare: `
      gym ke trainer ke liye portfolio website lu ya business wali`,
    retention: `
      kitne time tak rakha rehta hai ye sab`,
    secret: `
      nda sign karoge`,
    security: `
      password kaise rakhte ho
      leak hua to pata kaise chalega mujhe
      aap khud to dekh hi sakte ho`,
    whoReadsChats: `
      mere customer ki chat aap log padhte ho?`,
  },
  seo: {
    guarantee: `
      aur agar grahak phir bhi na badhe`,
    notOffered: `
      google ads bhi chalate ho?`,
    price: `
      kitne ki padegi website ye sab ke sath`,
    seo: `
      purani site ko bhi upar la doge?
      link bhejne pe whatsapp me photo dikhegi?
      mahine wala seo package hai kya`,
    singer: `
      gaana koi asli singer gata hai kya`,
  },
  serviceLevel: {
    branches: `
      2 dukan hai, enterprise hi lena padega?`,
    human: `
      abhi ke abhi insaan se baat nahi ho sakti?`,
    item: `
      starter me kya milta hai phir`,
    night: `
      raat 11 baje bot to bolega na`,
    scope: `
      ye sab kagaz me likha aayega?`,
    serviceLevel: `
      bot band pada to kitne ghante me theek karoge, guarantee?`,
    urgent: `
      24 ghante bhi zyada hai, aaj hi quote chahiye`,
  },
  setUpFee: {
    branches: `
      dono dukan ka do baar?`,
    compare: `
      sab jod ke bundle me bachta hai kuch?`,
    expensive: `
      ek sath itna nahi hai mere pass chhoti dukan hai`,
    outside: `
      band karke 6 mahine baad chalu karu to`,
    price: `
      pehle mahine total kitna jayega jeb se`,
    refund: `
      setup ho gaya aur man nahi bhara to wapas?`,
    setUpFee: `
      setup ke din se mahina shuru ya live hone pe`,
  },
  sharedWith: {
    customerData: `
      mere customer ke number bhi kisi ko jaate hai?`,
    internetAddress: `
      ip address bhi jata hai?`,
    newsletter: `
      phir roz roz mail to nahi aayega`,
    payMethod: `
      card number kaun dekhta hai`,
    privacy: `
      mera kya kya rakha hai abhi`,
    retention: `
      kitne din tak rakhte ho ye sab`,
    sharedWith: `
      income tax wale maange to`,
  },
  shopPayment: {
    botTakesPayment: `
      bot bhi pay ka link de dega`,
    editSelf: `
      product mai khud dal sakta hu na
      product photo mai khud daalu`,
    howLongWebsite: `
      ye banne me kitna time`,
    newOrders: `
      order aaya to mujhe kaise pata chalega`,
    outside: `
      paisa mere bank me kitne din me aata hai`,
    shopPayment: `
      paytm wale bahut hai mere`,
  },
  shopPlatforms: {
    courier: `
      courier delhivery hai mera
      delhivery ka tracking bhi judega`,
    item: `
      online dukaan hai hi nahi, aap bana do`,
    noWebsite: `
      website hi nahi hai meri to`,
    processShop: `
      rate list ki photo bhej du chalega
      jodne ke liye mujhe kya bhejna hoga, pura catalogue?`,
    shopPlatforms: `
      google sheet me hi order rakhta hu`,
  },
  singer: {
    enquiryList: `
      website wala chatbot logon ke naam number save karta hai kya`,
    files: `
      mujhe khud gana hai, bina awaz wala milega`,
    languageSong: `
      haryanvi me ga lega?
      pahadi sahi bolega?`,
    singer: `
      meri hi awaz daal do
      tabla dholak bhi computer ka?`,
    songSample: `
      namuna kaunsa hai`,
  },
  skills: {
    needFrom: `
      purane flyer ki photo chalegi?
      likha hua kuch hai hi nahi`,
    onlyMobile: `
      purana redmi chalega?`,
    price: `
      career test hamare school ko kitne ka padega`,
    skills: `
      mere staff ko bhi ye sab nahi aata`,
    updates: `
      rate badle to khud karna padega ya aap karoge
      rate badla to kaise bolu`,
  },
  smartSchool: {
    decides: `
      marks AI dega ya hamare sir`,
    howLongWebsite: `
      coaching ka website banwana hai kitne din lagenge`,
    oldSite: `
      meri purani website theek karwani hai, ho jayegi?`,
    perStudent: `
      abhi wale tools me bachho ki limit hai kya, hamare 150 hi hai`,
    price: `
      tab tak kya le sakte hai uska rate`,
    smartSchool: `
      rate kitna hoga jab aayega`,
    studentData: `
      bachon ka data bahar to nahi jayega`,
  },
  'smb.broadcast': {
    consent: `
      number block to nahi hoga
      jo mana kar de unka kya
      purane customer hai sab, fir bhi?`,
    otherTools: `
      bulk sms wale se kya alag`,
    outside: `
      message aap likhoge ya main`,
    price: `
      saal ka jod ke batao`,
    setUpFee: `
      4999 ek hi baar na?`,
  },
  'smb.businessBot': {
    calendar: `
      google calendar se jud jayega?
      do log ek hi time maang le to`,
    discount: `
      kuch kam karo`,
    howLongBot: `
      lagane me kitne din`,
    medical: `
      patient bole bukhar hai to`,
    monthlyFee: `
      wo har mahine wala kis cheez ka`,
    onOwnSite: `
      meri wix site pe bhi lagega?`,
    stop: `
      season sirf may se october hai, baaki mahine fees na deni pade`,
  },
  'smb.voice': {
    humanLike: `
      robot samajh ke log kaat denge
      insaan jaisi lagegi baat karte hue?`,
    item: `
      call pe kya kya bolega`,
    missedCall: `
      jo phone kat gaya usko message?`,
    optionalParts: `
      zaruri hai kya bot ke sath`,
    price: `
      aur mahine ka?`,
    staffCost: `
      isse achha to ladki rakh lu counter pe`,
  },
  socialMedia: {
    fixedPrice: `
      40 se 1 lakh, itna farak kyu
      itna bada range kyu`,
    price: `
      nahi chahiye, akela whatsapp wala kitne ka`,
    processSong: `
      apni ladki ki shaadi ke liye gaana banwana hai, kaise hota hai pura?`,
    socialMedia: `
      facebook page ka inbox bhi?
      telegram wala bhi`,
    takeOver: `
      beech me mai bol du to`,
  },
  songOccasions: {
    editSelf: `
      website me photo aur rate hum khud badal payenge kya`,
    files: `
      reel ke liye chhota bhi doge?`,
    fixedPrice: `
      2000 aur 10000 me itna fark kyu`,
    price: `
      kitna lagega iska`,
    revision: `
      do bar ke baad phir badlu to?`,
    songOccasions: `
      saas bahu wale mazak bhi daal sakte hai?
      beti ka pehla birthday hai
      usme sabke naam aa jayenge
      dulha dulhan ke naam daloge
      hamare mazaak bhi dal sakte hai`,
  },
  songSample: {
    howLongSong: `
      aur kab tak ban jayega`,
    oldSite: `
      meri wordpress site bahut slow hai, thik kar doge?`,
    otherTools: `
      wati ya interakt se aapka bot kaise alag hai`,
    ownSong: `
      insta pe daal du to`,
    price: `
      aisa ek kitne ka padega`,
    songOccasions: `
      dukan ke liye bhi aisa?`,
    songSample: `
      wo 30 second wala kya hai`,
  },
  songSketcher: {
    languageSong: `
      bhojpuri me ho jayega?
      bhojpuri me banega?`,
    otherTools: `
      suno se kya alag hai ye`,
    price: `
      to abhi gaana banwana ho to kitne me`,
    revision: `
      ek line pasand na aayi to`,
    singer: `
      awaz kiski hoti hai abhi wale me`,
    urgent: `
      mujhe to parso tak chahiye gaana`,
  },
  staffCost: {
    item: `
      phone bhi uthayega kya
      phone bhi uthayega uske jaise`,
    messageCharge: `
      whatsapp ka kharcha alag se?`,
    overkill: `
      par itne message to aate hi nahi mere paas
      mere yaha to ek hi ladka kaafi hai`,
    ownSite: `
      website banwayi to domain kiske naam pe hoga?`,
    staffCost: `
      saal ka jodo to kaun sasta padega`,
  },
  staffTraining: {
    demo: `
      pehle ek baar khud dekh lu principal ke sath`,
    lessonSample: `
      plan kaisa banta hai dikhao`,
    meeting: `
      patna aa sakte ho aap?`,
    price: `
      mujhe apni mithai ki dukan ka jingle banwana hai kitne ka hoga`,
    socialMedia: `
      kapde ki dukan ke facebook comment ka reply bhi bot kar dega?`,
    staffTraining: `
      online bhi ho jayegi?
      agle saal naye teacher aaye to dobara?`,
  },
  standIn: {
    founder: `
      matlab bilkul akele ho aap?`,
    job: `
      to koi ladka rakh lo na, mera bhai hai`,
    ownSite: `
      website ka domain kiske naam pe rahega fir`,
    serviceLevel: `
      kitni der me theek karoge likh ke doge?`,
    standIn: `
      chhutti pe gaye to mera bot kaun dekhega`,
    trust: `
      akele aadmi pe kaise bharosa karu`,
    workingDay: `
      waise din bhar ka kya routine hai aapka`,
  },
  stop: {
    breachOfTerms: `
      galti tumhari ho to bhi 30 din?`,
    lockIn: `
      to saal bhar ka bandhan nahi hai na`,
    optionalParts: `
      sirf voice hatana ho, baki chale`,
    pastWork: `
      aapke banaye hue kaam ke namune dekh sakta hu kya`,
    refund: `
      aur setup ka paisa wapas?`,
    stop: `
      email kitne din pehle
      aaj mail kar du to kab se band`,
  },
  studentData: {
    aiTraining: `
      tumhara ai usse seekhega to nahi`,
    decides: `
      aur marks kaun deta hai, ai?`,
    deleteData: `
      parents bole hata do to hat jayega?`,
    item: `
      behaviour wala parents ko bhi dikhega?`,
    perStudent: `
      kitne bachche tak daal sakte hai`,
    sharedWith: `
      google ko to nahi jayega?`,
    studentData: `
      ye likhit me milega kya`,
  },
  support: {
    founder: `
      aap khud dekhoge ya koi ladka`,
    pageCount: `
      business website me kitne page milte hain?`,
    scope: `
      nayi cheez judwani ho to wo bhi isi me?`,
    serviceLevel: `
      kuch atka to kitni der me jawab doge`,
    support: `
      website me to monthly hai hi nahi, usme bhi milega?
      mahina band kar du phir bhi?`,
    updates: `
      hamara menu roz badalta hai`,
  },
  syllabus: {
    chapterQuiz: `
      test paper bhi ban jayega?`,
    classKit: `
      parents wala msg bhi isi me?`,
    lessonSample: `
      ek plan dikha sakte ho`,
    liability: `
      galat padha diya to zimmedar kaun`,
    oneTeacher: `
      main akela tutor hu mujhe milega?`,
    syllabus: `
      word me aayega na taki badal saku
      jee foundation batch ke liye?`,
  },
  takeOver: {
    cannotAnswer: `
      aur jo usko nahi pata wo?`,
    enquiryList: `
      jo puch ke chale gaye unki list?`,
    humanLike: `
      customer ko pata chalega ab mai hu?`,
    night: `
      mai so raha hu tab?`,
    takeOver: `
      mere likhne ke baad wapas bot?
      kabhi bhi beech me ghus sakta hu na`,
    tax: `
      kaam ka gst bill milega kya`,
  },
  tax: {
    discount: `
      bina bill ke kam hoga?`,
    human: `
      founder se hi baat kara do fir`,
    medical: `
      patient dawai puche to bot kya bolta hai`,
    mobileFriendly: `
      jo website banate ho wo purane android phone pe thik khulegi?`,
    payMethod: `
      bank transfer kar du?`,
    tax: `
      pakka bill to milega na
      mahine wale pe bhi lagega?`,
  },
  templates: {
    chapterQuiz: `
      quiz wale me answer bhi aate hai?`,
    missedCall: `
      call na uthe to jo jata hai wo wala batao`,
    oneTeacher: `
      akele teacher ko lesson wala dete ho na`,
    orderLookup: `
      order kaha pahucha wala akela mil jayega bina bot ke?`,
    reviewRequests: `
      mujhe bas review mangne wala chahiye parlour ke liye`,
    syllabus: `
      quiz wala cbse ke chapter se banega?`,
    templates: `
      na mila mere kaam ka to alag se banega?`,
  },
  termsChange: {
    breachOfTerms: `
      aapne hi terms tod di to mai kya karu
      aap hi na maano apni sharte to`,
    fixedPrice: `
      aur rate wo bhi pakka`,
    law: `
      jhagda hua to court delhi me hi jana padega?`,
    shopPlatforms: `
      meri kapdo ki dukaan shopify pe hai, bot usse judega?`,
    termsChange: `
      purana order hai mera usme kaunsi chalegi
      badloge to mujhpe lagega kya`,
  },
  testimonialForm: {
    deleteData: `
      baad me hatwana ho to`,
    reviewChecks: `
      bura likha to bhi chhapoge?`,
    reviewRequests: `
      apne customer se bhi aise likhwana hai`,
    testimonialForm: `
      AI help usme kya karta hai
      service ka naam yaad nahi
      mujhe likhna nahi aata`,
    testimonialShown: `
      email sabko dikhega?`,
  },
  testimonialShown: {
    medical: `
      bot mareez ko dawai bhi batata hai kya`,
    reviewChecks: `
      turant chhap jata hai ya koi padhta hai`,
    testimonialForm: `
      bharna kaha hai ye
      angreji kharab hai, koi sudhar dega?
      kaam ki jankari bhi likhni padegi?`,
    testimonialShown: `
      company ka naam chhupa sakte hai?
      sirf R. likha aaye?`,
  },
  tools: {
    calendar: `
      google calendar me appointment bhi khud daal dega?`,
    courier: `
      delhivery se bhi baat karega kya`,
    fixedPrice: `
      20 se 40 hazar itna farak kyu`,
    quoteDrafts: `
      usi me quotation banake de de`,
    socialMedia: `
      insta ke dm bhi isme aa jaye`,
    tools: `
      busy accounting software bhi judega?
      sirf excel hai humare paas`,
  },
  trial: {
    demo: `
      usme 1 rupya bhi nahi na`,
    discount: `
      to pehla mahina maaf kar do`,
    meeting: `
      zoom pe hoga ya aap aaoge`,
    refund: `
      aur pasand nahi aaya to paise wapas?`,
    stop: `
      ek mahina chala ke band kar du to chalega`,
    trial: `
      10 din bhi nahi doge apne number pe chala ke dekhne
      doosre log to 14 din dete hai`,
  },
  trust: {
    cancelBefore: `
      kaam shuru hone se pehle mana kar du to advance milega?
      kaam shuru hua ye kaun batayega, cancel kab tak`,
    figures: `
      kitne saal se kar rahe ho ye
      kitne saal se kar rahe ho`,
    reviews: `
      logo ke review kaha hai`,
    scope: `
      kagaz pe kuch sign hoga?`,
    trust: `
      advance leke gayab ho gaye to`,
    warranty: `
      paise dene ke baad na chale to`,
  },
  updates: {
    contact: `
      batana kahan hoga, mail pe?`,
    mistake: `
      galat offer bata diya usne to`,
    scope: `
      aur bada kaam nikla to`,
    standIn: `
      aap bimar ho gaye to`,
    updates: `
      naya doctor aaya to uska time bhi?
      har chhutti batani padegi?
      mahine me koi limit?`,
  },
  upgrade: {
    keepNumber: `
      number aur chat wahi rahega na badalne pe`,
    price: `
      bada wala lene pe mahina kitna ho jata hai`,
    upgrade: `
      2 mahine baad voice jod lenge to chalega
      jo diya wo ghat jayega bade wale me?
      kis mahine badal sakte`,
    whichPackage: `
      abhi ek hi clinic hai to kis se shuru karu
      abhi chhota lena theek rahega na mere liye`,
  },
  urgent: {
    capacity: `
      tumhare paas abhi jagah hai kya`,
    delay: `
      date nikal gayi to`,
    formUrgency: `
      form me critical likhu ya high`,
    hours: `
      aaj sunday hai, jawab aayega`,
    human: `
      founder se abhi baat karni hai mujhe`,
    urgent: `
      thoda extra de dunga jaldi ka
      shaadi parso hai, gaana tab tak?`,
  },
  videoLength: {
    followUps: `
      gym ke member ko yaad dilane wala message apne aap jata hai kya?`,
    howLongOther: `
      banne me kitne din?`,
    price: `
      lamba ho to paisa badhega`,
    secret: `
      book abhi chapi nahi, pdf leak na ho`,
    videoLength: `
      insta reel me fit ho jayegi?
      youtube ke liye leti hui bhi
      3 minute ka nahi hota?`,
  },
  warranty: {
    contact: `
      report kaise karu, phone pe?`,
    liability: `
      us galti se mera nuksan ho gaya to kaun bharega`,
    revision: `
      gane ki speed pasand na aye to bhi?`,
    standIn: `
      tum bimar pad gaye us waqt`,
    updates: `
      doctor ka time badla to wo bhi free me?`,
    warranty: `
      30 din kab se ginoge
      jab tak monthly de raha hu tab tak to free?`,
  },
  websiteMonthly: {
    advance: `
      ek hi baar me poora dena hai`,
    followUps: `
      gym me jo puch ke chale jate hain unko bot dobara msg karega kya?`,
    leadScore: `
      kya bot bata sakta hai kaunse grahak ko pehle call karu?`,
    ownSite: `
      domain kiske naam pe rahega
      domain mere naam pe hi`,
    quote: `
      sochta hu, quote mail pe kaise milega`,
    warranty: `
      kharab ho gayi to free me theek karoge`,
    websiteMonthly: `
      pakka, baad me mangoge to nahi`,
  },
  'websites.business': {
    compare: `
      portfolio wali se isme kya alag hai`,
    discount: `
      thoda kam karo na 10 me kar do`,
    item: `
      bechna bhi ho online to`,
    oldSite: `
      kisi aur se banwayi thi atki padi hai wahi theek karo`,
    overkill: `
      tailor hu, chhota kaam, itni badi lu kya`,
    pastWork: `
      pehle dikhao kaisi banegi`,
    websiteMonthly: `
      iske baad har mahine kuch dena hai?`,
  },
  'websites.portfolio': {
    compare: `
      bade wale se kya alag`,
    editSelf: `
      photo baad me khud badal paunga`,
    fixedPrice: `
      upar wala rate kab lagta`,
    hosting: `
      domain iske andar hai ya alag`,
    processWebsite: `
      pehle dikhaoge banake`,
    websiteMonthly: `
      har mahine bhi lagega kuch?
      saal ka kuch dena`,
  },
  'websites.shop': {
    figures: `
      ab tak kitne client ho chuke hain aapke?`,
    hosting: `
      hosting isi me hai?`,
    needFrom: `
      photo mere paas acchi nahi hai`,
    newOrders: `
      order aaya to mujhe kaise pata`,
    notOffered: `
      kya aap logo aur visiting card bhi design karte ho?`,
    price: `
      aur chatbot bhi saath me chahiye to total`,
    websiteMonthly: `
      phir har mahine kuch nahi na`,
  },
  whereToStart: {
    demo: `
      dekh ke samajh aayega, dikha sakte ho?`,
    orders: `
      mere yahan to bas order kahan pahucha yehi puchte rehte hain
      mera to order kahan hai wala`,
    price: `
      sabse chhota wala kitne ka hai`,
    quoteDrafts: `
      quotation banana sabse bura lagta`,
    videoLength: `
      kitaab wala video kitne minute ka hota hai?`,
    whereToStart: `
      ek nahi paanch kaam hain`,
  },
  whichPackage: {
    compare: `
      growth me pehle wale se aisa kya extra hai`,
    expensive: `
      pehla wala bhi mehnga lag raha`,
    location: `
      aapka office dilli me kaha pe hai?`,
    optionalParts: `
      voice nahi chahiye mujhe, hata do`,
    overkill: `
      abhi to roz 10 msg hi aate hain`,
    popular: `
      zyada log kaunsa lete hain`,
    whichPackage: `
      akela hu dukaan pe, tab?`,
  },
  whoReadsChats: {
    aiTraining: `
      in chats se AI ko sikhate to nahi`,
    cannotAnswer: `
      jo nahi aata wo seekhega kaise fir`,
    ownerAlerts: `
      mujhe sirf zaruri wale dikhao`,
    secret: `
      samne wali dukaan ko to nahi bataoge meri baate`,
    takeOver: `
      mai khud reply maar du beech me?`,
    updates: `
      jawab badalna ho to bolu kisko`,
    workingDay: `
      din me kis time padhte ho`,
  },
  whyUs: {
    capacity: `
      ek sath kitne kaam lete ho
      akela aadmi itna sambhal lega?`,
    guarantee: `
      to sale badhegi pakka?`,
    pastWork: `
      kuch banaya hua dikhao to sahi`,
    trust: `
      yeh to sab bolte hai`,
    whyUs: `
      agency se kya fark hai phir
      ek line me batao bas`,
  },
  workingDay: {
    demo: `
      subah 11 baje demo nahi ho sakta?`,
    founder: `
      akele itna sab sambhal lete ho?
      akele hi sab karte ho kya, koi team nahi`,
    keepNumber: `
      mera whatsapp number business service me gaya to messages kaha padhunga`,
    meeting: `
      delhi me hu, teen baje aa jau desk pe`,
    standIn: `
      gaon chale gaye 10 din to`,
    workingDay: `
      11 baje message karu to agle din padhoge?`,
  },
}
