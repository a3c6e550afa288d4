import type { FollowUps } from '../follow-ups.ts'

export const swahiliFollowUps: FollowUps = {
  abroad: {
    abroad: `
      hata Mombasa?
      hata kijijini Kisii?`,
    currency: `
      bei ya shilingi hamtoi?`,
    demoDetails: `
      saa ya demo ni ya India au ya huku`,
    payMethod: `
      mpesa inakubalika basi`,
    price: `
      Nataka tovuti ya duka yenye malipo, ni bei gani`,
    standIn: `
      mmekwama, mtu mwingine atanisaidia huku?`,
  },
  addOnAlone: {
    addOnAlone: `
      kwa hiyo haiwezekani bila bot?
      na dashboard peke yake?
      kwa duka la mtandaoni ni hivyo hivyo?
      voice tu bila mengine?`,
    messageCharge: `
      whatsapp wanatoza kila ujumbe?`,
    standIn: `
      Ukiwa likizo nani anasimamia kazi ya wateja?`,
    upgrade: `
      nianze na bot tu niongeze baadaye?`,
  },
  advance: {
    advance: `
      lazima nusu, siwezi kulipa yote mwishoni`,
    currency: `
      nitume kwa shilingi au rupia`,
    fixedPrice: `
      bei haitabadilika nikishalipa nusu`,
    night: `
      bot inaweza kujibu wateja usiku duka likiwa limefungwa?`,
    payMethod: `
      na kwa mpesa`,
    refund: `
      kazi ikianza mnarudisha hiyo nusu`,
    studentData: `
      majina ya wanafunzi wetu mtayatunza vipi?`,
  },
  agentJobs: {
    agentJobs: `
      kazi gani nyingine inaweza zaidi ya hizo za nyumba
      mishahara ya wafanyakazi je`,
    compare: `
      tofauti yake na chatbot ya kawaida?`,
    currency: `
      chapeni bei kwa shilingi za kenya`,
    howLongOther: `
      wiki ngapi hadi ifanye kazi peke yake`,
    songOccasions: `
      Wimbo wa kumuaga mwalimu mkuu mnaweza kutengeneza?`,
    tools: `
      zoho yangu itaunganishwa?`,
  },
  aiTraining: {
    aiTraining: `
      hata menyu na bei zangu hamfundishii AI?
      hata wimbo wangu niliouandika`,
    customerData: `
      picha za wateja wangu zinabaki wapi, zangu?`,
    ownSong: `
      wimbo ukiisha ni wangu kabisa?`,
    price: `
      Bot ya kliniki kwa mwezi ni shilingi ngapi?`,
    retention: `
      mnaweka mazungumzo haya muda gani`,
    whoReadsChats: `
      lakini nani anayasoma mazungumzo ya bot yangu`,
  },
  anonymousVisit: {
    acknowledged: `
      haya vizuri`,
    anonymousVisit: `
      hata nilipo hamjui?`,
    popular: `
      kifurushi gani kinapendwa zaidi na wafanyabiashara?`,
    privacy: `
      na nikituma fomu mnahifadhi nini`,
    retention: `
      mazungumzo haya yanabaki muda gani`,
    testimonialShown: `
      na nikiandika maoni naweza kuficha jina`,
    tools: `
      bot yenu inaweza kuunganishwa na hubspot yetu?`,
  },
  answerDesk: {
    answerDesk: `
      naweza kujibu mwenyewe hapo hapo`,
    cannotAnswer: `
      zile isizojua zinaenda wapi`,
    night: `
      na nikiwa nimelala nani anajibu hapo
      usiku wa manane nani anajibu`,
    price: `
      video fupi ya kitabu changu inagharimu kiasi gani?`,
    skills: `
      nahitaji utaalamu wa kompyuta`,
    whoReadsChats: `
      na wewe unazisoma humo`,
  },
  audience: {
    abroad: `
      ila niko Nairobi, mnafanya kazi huku pia?`,
    audience: `
      mimi ni fundi tu, peke yangu, itanifaa?
      na walimu wa madrasa
      kampuni ya watu 300 nayo`,
    foodOrders: `
      mimi nina mgahawa, wateja huagiza chakula`,
    payMethod: `
      naweza kulipa kwa njia gani, kadi au kwa simu?`,
    stop: `
      msimu ni miezi sita tu, mingine nisilipe`,
    studentData: `
      je mnatumia taarifa za wanafunzi kufundisha AI`,
  },
  bakeryExample: {
    needFrom: `
      picha na maelezo natuma mimi`,
    pageCount: `
      na nikitaka kurasa kumi
      naweza kuwa na kurasa nne za hivyo`,
    price: `
      kama hiyo kwangu ni ngapi`,
    retention: `
      mazungumzo haya mnayahifadhi kwa muda gani?`,
    sareeExample: `
      na ile ya sari inahusu nini`,
    seo: `
      watu watanipata google hivyo`,
  },
  benefit: {
    benefit: `
      mimi nina saluni moja tu, itanisaidia nini
      faida kwa duka dogo la simu ni ipi`,
    consent: `
      tukiwa na wateja wa zamani, inawatumia ofa?`,
    language: `
      na wakichanganya Kihindi na Kiingereza?`,
    location: `
      Ofisi yenu iko wapi?`,
    oneTeacher: `
      mwalimu mmoja tu anaweza kununua ya masomo`,
    whyUs: `
      kwa nini nyinyi na si kampuni kubwa`,
  },
  bookVideoSample: {
    bookVideoSample: `
      picha ni tatu tu?`,
    creativeAudience: `
      nataka ukurasa wa vitabu vyangu, waandishi mnawafanyia nini kingine`,
    honest: `
      na maoni ya wasomaji mnatunga?`,
    item: `
      Tovuti ya mwandishi pia mnatengeneza?`,
    ownCreative: `
      haki za video ni zangu`,
    urgent: `
      yangu iwe tayari kabla ya uzinduzi wiki ijayo`,
    videoLength: `
      inachukua sekunde ngapi yote`,
  },
  bookings: {
    bookings: `
      safari za mbugani pia zinawekwa?`,
    followUps: `
      atakumbushwa mara ngapi`,
    item: `
      je mashairi niliyoandika mnaweza kuyawekea muziki?`,
    missedCall: `
      na anayepiga simu nikiwa na mteja, nisimpoteze?`,
    moveDemo: `
      nimeshaweka demo, naweza kuisogeza?`,
    noWebsite: `
      sina tovuti, bado itafanya kazi?`,
    outside: `
      biashara yenu imesajiliwa na leseni namba ngapi?`,
  },
  botModel: {
    botModel: `
      naweza kuchagua mwenyewe`,
    expertise: `
      mwanzilishi anajua nini hasa kwenye ai`,
    howLongWebsite: `
      tovuti ya biashara inachukua siku ngapi kutengenezwa?`,
    humanLike: `
      inaongea kama mtu kweli`,
    item: `
      na ile inayosoma pdf zangu za bei`,
    language: `
      na kiswahili inajua`,
    sharedWith: `
      hiyo gemini inaona nini hasa`,
  },
  botRules: {
    botRules: `
      haitatoa punguzo bila idhini yangu`,
    howLongWebsite: `
      tovuti ya biashara inachukua wiki ngapi kumaliza?`,
    language: `
      mteja akiandika kiswahili itaelewa`,
    location: `
      ofisi yenu iko mji gani?`,
    mistake: `
      lakini bado inaweza kukosea si ndio`,
    takeOver: `
      na nikitaka kujibu mwenyewe hapo katikati`,
    updates: `
      nikibadilisha sheria baadaye nalipa tena`,
  },
  botTakesPayment: {
    botTakesPayment: `
      bila tovuti haiwezekani kabisa?
      na mpesa?
      mteja alipe deposit kwanza ndio apate miadi`,
    ownerAlerts: `
      oda kubwa nijulishwe`,
    revision: `
      wimbo mkinitengenezea naweza kubadilisha maneno mara ngapi?`,
    shopPayment: `
      kadi za visa zitapokelewa humo?`,
    takeOver: `
      naweza kusoma mazungumzo yote ya wateja na kuingilia mwenyewe?`,
  },
  branches: {
    branches: `
      moja iko arusha nyingine moshi, itatosha moja?
      ni matatu ila simu ni moja`,
    calendar: `
      kila tawi lina kalenda yake, zitaunganishwa?`,
    capacity: `
      wewe mtu mmoja, una nafasi kweli?`,
    meeting: `
      mnaweza kuja kuyaona maduka`,
    serviceLevel: `
      na ikiharibika mnajibu kwa muda gani`,
    tools: `
      tunatumia zoho kote, itaingia?`,
  },
  breachOfTerms: {
    breachOfTerms: `
      ni sawa kwa pande zote mbili
      nikichelewa kulipa ni kuvunja pia`,
    clinicSample: `
      mna mfano wa bot ya kliniki ya meno niangalie?`,
    law: `
      kesi inaenda mahakama ya nchi gani`,
    lockIn: `
      kwa hiyo hakuna mkataba mrefu`,
    numberAfter: `
      na namba yangu ya whatsapp inarudi kuwa ya kawaida`,
    secret: `
      siri zangu zinabaki siri hata hapo`,
  },
  builderOptions: {
    botRules: `
      mteja akimtukana bot, itamjibu vibaya?`,
    builderOptions: `
      ya waandishi wa vitabu iko wapi`,
    fixedPrice: `
      bei zinazoonekana hapo ndizo za mwisho?`,
    item: `
      e-commerce bundle ina nini ndani`,
    packageBuilder: `
      kuitumia ni bure?`,
    quote: `
      nimechagua, sasa nifanyeje`,
    secret: `
      riwaya yangu haijatoka bado, mtaitunza siri?`,
  },
  calendar: {
    bookings: `
      mteja akighairi je`,
    calendar: `
      hata ile ninayotumia sasa?
      wawili wakiandika dakika moja?`,
    followUps: `
      na kumkumbusha mteja siku moja kabla?`,
    item: `
      na wakipiga simu badala ya kuandika?
      Career test ni ya wanafunzi wa darasa la ngapi?`,
    skills: `
      naunganisha mwenyewe au ninyi?`,
  },
  cancelBefore: {
    cancelBefore: `
      hata kama nimeshalipa nusu?
      nimekubali jana tu, naweza kujiondoa?`,
    demo: `
      basi nioneshe kwanza kabla sijalipa`,
    job: `
      nasoma it mwaka wa tatu, naweza kupata kazi kwenu?`,
    refund: `
      na kama kazi imeanza tayari?`,
    socialMedia: `
      bot yenu inajibu wateja wa facebook na instagram pia?`,
    termsChange: `
      na mkibadilisha sheria hizi kesho`,
  },
  cannotAnswer: {
    cannotAnswer: `
      nani anaifundisha hayo baadaye
      inamwambia mteja nini wakati huo`,
    human: `
      na wewe hapa ukishindwa kunijibu mimi?`,
    language: `
      akiandika kikikuyu je`,
    ownerAlerts: `
      na mteja akikasirika nitajuaje`,
    price: `
      mimi ni mpiga picha, tovuti ya kuonyesha kazi zangu ni bei gani
      tovuti ya duka la viatu yenye kikapu na malipo ni bei gani`,
  },
  capacity: {
    branches: `
      matawi kumi mtayaweza nyie?`,
    capacity: `
      na kama sina haraka, mwezi ujao mtakuwa na nafasi?
      naweza kuhifadhi nafasi mapema?`,
    chapterQuiz: `
      mtihani wa darasa la nane mnaweza kuutoa kwa matoleo mawili yenye majibu?`,
    delay: `
      mkivuka tarehe kuna fidia?`,
    item: `
      mna mfumo wa masomo ya mtandaoni wenye mahudhurio ya wanafunzi?`,
    whyUs: `
      basi kwa nini nisichukue kampuni kubwa`,
  },
  chapterQuiz: {
    advance: `
      je lazima nilipe pesa yote mwanzoni?`,
    decides: `
      nani anahakiki kabla ya mtihani`,
    processSchool: `
      tukikubali shuleni tunaanzaje`,
    smartSchool: `
      mfumo mzima wa shule mnao?`,
    studentData: `
      na majina ya wanafunzi yanabaki wapi
      majibu ya wanafunzi mnayaweka wapi`,
    tax: `
      nikilipia website nitapata risiti ya kodi kutoka kwenu?`,
  },
  chatRequest: {
    anonymousVisit: `
      sitaki kutaja jina`,
    chatRequest: `
      hata nikiandika namba yangu ya simu hapa?`,
    cookies: `
      nikifunga ukurasa, narudije`,
    human: `
      basi niunganishe na mwenyewe`,
    item: `
      karatasi za mazoezi kwa viwango tofauti mnazo`,
    pastWork: `
      mna kazi za mfano ninazoweza kuziona?`,
    sharedWith: `
      Google wanaona haya`,
  },
  classKit: {
    classKit: `
      kutoka sura moja tu inatoa vyote hivyo?
      imeshatoka au bado`,
    hours: `
      mnajibu ujumbe hata siku za Jumapili na sikukuu?`,
    howLongWebsite: `
      nataka tovuti ya mkahawa, itachukua wiki ngapi`,
    staffTraining: `
      walimu wetu watafundishwa kutumia?`,
    studentData: `
      majina ya watoto yanaingia humo`,
    syllabus: `
      na mtaala wa CBC`,
  },
  clientCall: {
    clientCall: `
      hata mmoja wa Nairobi?
      kwa ujumbe tu, si simu?`,
    demo: `
      basi nione ikifanya kazi kwanza`,
    figures: `
      mmefanya kazi na wangapi hasa`,
    hosting: `
      Domain ya tovuti nalipa kwenu au kwa kampuni nyingine?`,
    language: `
      Bot inajibu wateja kwa Kiswahili?`,
    reference: `
      nikikubali mtaonyesha kazi yangu?`,
  },
  clinicExample: {
    bookings: `
      mgonjwa akibadilisha mawazo kesho yake`,
    clinicExample: `
      mgonjwa alichagua saa ngapi
      kwa nini nyakati mbili tu?`,
    night: `
      hiyo ilikuwa usiku, kweli inajibu muda huo?`,
    privacy: `
      Nikijaza fomu mnahifadhi taarifa zangu zipi`,
    sareeExample: `
      na kwa duka la nguo mfano upo?`,
    smartSchool: `
      Smart School itakuwa tayari lini?`,
  },
  clinicSample: {
    clinicExample: `
      na ile ya saa 9:42 usiku ndiyo hii?`,
    clinicSample: `
      inaelewa mgonjwa akichanganya lugha mbili?`,
    followUps: `
      aliyeuliza lakini hakuweka miadi je`,
    howLongBot: `
      yangu ingekuwa tayari lini`,
    pageCount: `
      tovuti ya biashara ina kurasa ngapi, nina huduma nyingi?`,
    partner: `
      nataka kuwa wakala wenu huku arusha, mna mpango wa ushirikiano?`,
    price: `
      kama huu wa kwangu bei yake ni ngapi`,
  },
  coachingExample: {
    coachingExample: `
      watoto 12 tu ndio waliotajwa?
      hiyo ada ilitajwa ni ngapi kwa mwezi`,
    followUps: `
      siku ngapi kabla ya darasa inakumbusha`,
    item: `
      kitabu cha watoto nilichoandika, mnatengeneza filamu fupi yake?`,
    missedCall: `
      mzazi akipiga simu badala ya kuandika`,
    songOccasions: `
      mnatunga wimbo wa kuaga mwalimu anayestaafu?`,
    takeOver: `
      naweza kuingilia nimjibu mzazi mwenyewe?`,
  },
  consent: {
    bookings: `
      nina kliniki ya meno, boti inaweza kupanga miadi ya wagonjwa?`,
    consent: `
      na orodha niliyonunua kwa mtu?
      wakisema ndiyo kwa mdomo tu inatosha?
      nikivunja hiyo sheria namba inafungwa?`,
    item: `
      nataka video ya kutangaza kitabu changu kipya`,
    keepNumber: `
      nitatumia namba yangu hii hii?`,
    socialMedia: `
      na Facebook nako ni hivyo hivyo`,
  },
  contact: {
    abroad: `
      hata nikiwa Nairobi mtanihudumia?`,
    broken: `
      fomu imegoma kutuma`,
    contact: `
      hiyo barua pepe ni ipi tena`,
    formUrgency: `
      sehemu ya haraka nichague ipi`,
    hours: `
      na nikituma Jumapili usiku`,
    language: `
      naweza kuandika kwa Kiswahili?`,
    oldSite: `
      tovuti yangu ya zamani imeharibika, mnaweza kuitengeneza badala ya kuanza upya?`,
  },
  cookies: {
    cookies: `
      hiyo ya form ni ya nini hasa
      nikubali au nikatae nini sasa`,
    dataRights: `
      nataka kujua kila mnachokijua kunihusu`,
    deleteData: `
      nikitaka mfute kila kitu changu`,
    outside: `
      na kwenye tovuti mtakayonitengenezea pia hazitakuwepo?`,
    price: `
      tangazo fupi la kuimba la duka langu linagharimu kiasi gani`,
    security: `
      mdukuzi akiingia kwenu`,
  },
  courier: {
    benefit: `
      faida yangu halisi ni ipi hapo`,
    courier: `
      sisi tunatumia G4S na boda wa mtaani`,
    messageCharge: `
      kila ujumbe wa kufuatilia unanigharimu?`,
    mobileApp: `
      je mnatengeneza app ya kuweka Play Store?`,
    notOffered: `
      mnaweza pia kuniandikia hotuba ya harusi?`,
    shopPlatforms: `
      na kama nauza kupitia Jumia?
      oda zangu ziko kwenye daftari tu`,
  },
  'creative.authorSite': {
    aiTraining: `
      maandishi yangu mtafundishia AI?`,
    ownSite: `
      itakuwa yangu kabisa?
      kikoa kwa jina la nani`,
    price: `
      na video ya kitabu ni bei gani
      pamoja na wimbo jumla ngapi`,
    staffTraining: `
      Walimu wetu wanapata mafunzo shuleni kwetu?`,
    websiteMonthly: `
      na kila mwezi nalipa kitu?`,
  },
  'creative.bookReview': {
    aiTraining: `
      kitabu changu hakitafundisha ai?`,
    creativeAudience: `
      sina kitabu, mashairi tu`,
    howLongOther: `
      inachukua siku ngapi`,
    item: `
      tovuti ya mwandishi ina nini`,
    price: `
      na tovuti ya mwandishi nayo ni ngapi
      hiyo ya dakika moja`,
    videoLength: `
      sekunde 30 tu haiwezekani?`,
  },
  creativeAudience: {
    creativeAudience: `
      mimi mwanamuziki si mwandishi, je`,
    demo: `
      ningependa kuona kwanza roboti wa kliniki akifanya kazi bila malipo`,
    foodOrders: `
      nina mgahawa, boti inaweza kupokea oda za chakula?`,
    honest: `
      watazamaji watajua nililipia hiyo video?`,
    howLongOther: `
      video inakamilika baada ya muda gani`,
    item: `
      tovuti ya mwandishi ina nini ndani`,
    minors: `
      watoto wangu wa shule wanaweza kuagiza?`,
  },
  currency: {
    abroad: `
      wateja wa nje mnawapokea kweli?`,
    currency: `
      kwa shilingi za tanzania haiwezekani?
      nukuu yangu itakuwa kwa rupia basi?`,
    expensive: `
      ukibadilisha inakuwa nyingi kwangu`,
    item: `
      avatar yenye sauti inafanya kazi gani hasa`,
    payMethod: `
      mpesa mnapokea basi?`,
    setUpFee: `
      hizo dola 300 ni mara moja tu?`,
  },
  customAppScope: {
    customAppScope: `
      mfano mwingine wa kazi zake
      na nikitaka ifanye kazi mbili tofauti`,
    item: `
      nataka jingle ya redio ya duka langu, mnatengeneza?`,
    price: `
      kubwa kabisa inafika ngapi`,
    quote: `
      nina wazo tayari, nataka bei kamili`,
    warranty: `
      nikigundua hitilafu baada ya siku kumi`,
    websiteMonthly: `
      kila mwezi nalipa pia`,
  },
  customerData: {
    customerData: `
      na picha na bei nilizowapa?
      orodha iko kwenye akaunti yangu au yenu`,
    dataLaw: `
      sheria gani inanilinda`,
    orders: `
      namba ya oda ikipotea bot itampata mteja kwa simu yake`,
    price: `
      tovuti ya kuonyesha picha zangu za harusi ni bei gani?`,
    reference: `
      mtanitaja kwenye tovuti yenu`,
    secret: `
      hata kazi ikiisha mtatunza siri?`,
  },
  dataLaw: {
    cookies: `
      mnanifuatilia kwenye tovuti nyingine`,
    dataLaw: `
      malalamiko natuma wapi sasa
      ni sheria gani hiyo, ya mwaka gani`,
    demo: `
      Nataka kuona bot ikifanya kazi kesho jioni, inawezekana?`,
    notOffered: `
      mnaweza kutengeneza kadi ya harusi?`,
    sharedWith: `
      na mnampa nani mwingine taarifa zangu`,
    termsChange: `
      mkibadilisha hiyo sera mtaniambia?`,
  },
  dataRights: {
    customerData: `
      na za wateja wangu walio kwenye bot?`,
    dataLaw: `
      nikitaka kulalamika niende wapi`,
    deleteData: `
      itachukua siku ngapi
      barua hiyo haijafika`,
    internetAddress: `
      mnajua nilitokea facebook?`,
    outside: `
      na kilichokwenda Gemini kinafutwa pia?`,
    price: `
      kifurushi cha Business Growth kwa mwaka mzima jumla ni ngapi?
      website ya biashara yenye chatbot ni shilingi au rupia ngapi?`,
    privacy: `
      nikiweka demo mnatunza nini`,
  },
  decides: {
    decides: `
      mwalimu asipokubali je
      mwalimu anaweza kubadilisha alama?`,
    foodOrders: `
      Nina mgahawa, nataka oda za chakula kwa whatsapp inawezekana?`,
    lessonSample: `
      mfano wa somo moja upo?`,
    price: `
      Nataka bot ya saluni, inagharimu kiasi gani?`,
    studentData: `
      majibu ya wanafunzi yanahifadhiwa wapi, ni salama?
      na majina ya watoto yanabaki wapi`,
  },
  delay: {
    capacity: `
      mna kazi nyingi sasa hivi au nafasi ipo`,
    delay: `
      kosa la picha kuchelewa ni langu basi
      nitajuaje tarehe yangu
      mkichelewa nyinyi mnanilipa kitu?`,
    price: `
      Jingle ya duka ya sekunde 15 ni bei gani?`,
    staffTraining: `
      mnafundisha walimu kwa video?`,
    warranty: `
      na ikiisha ikiwa na kasoro`,
  },
  deleteData: {
    dataRights: `
      na nikitaka kuondoa ruhusa tu, sio kufuta`,
    deleteData: `
      lazima niandike barua pepe au naweza mwenyewe
      hiyo code inabaki ya nini
      lazima niwe na akaunti?
      itachukua siku ngapi
      barua hiyo haijafika`,
    minors: `
      mwanangu mdogo ndiye aliandika`,
    security: `
      wadukuzi wakiingia kabla sijafuta`,
    trial: `
      bot mnaruhusu kuijaribu bure wiki moja kabla ya kulipa?`,
  },
  demo: {
    demo: `
      naweza kupata kesho jioni?`,
    demoDetails: `
      saa ni za india au za huku kwetu`,
    demoForm: `
      naweza kuchagua nionyeshwe bot ya sauti
      sina email, namba tu`,
    moveDemo: `
      naweza kufuta dakika za mwisho
      nikikwama dukani siku hiyo`,
    newsletter: `
      mtanitumia ukumbusho siku ikikaribia`,
    payMethod: `
      niko nairobi, naweza kulipa kwa mpesa?`,
    price: `
      tovuti ya duka la mtandaoni ni bei gani?`,
  },
  demoDetails: {
    demo: `
      naweza kupata kesho jioni?`,
    demoDetails: `
      mimi niko Dar, saa ya kwangu itaonekana?
      link sijaipata bado`,
    languageSong: `
      Mnafanya jingle kwa Kiswahili?`,
    moveDemo: `
      na nikishindwa kufika?
      kama saa hazilingani na kazi yangu, nyingine?
      nikikwama dukani siku hiyo`,
    pastWork: `
      hapo nitaona bot ya mteja wenu halisi?`,
    price: `
      quiz ya shule nzima ni kiasi gani`,
  },
  demoForm: {
    demo: `
      naweza kupata kesho jioni?`,
    demoDetails: `
      saa ni za kenya au za india`,
    demoForm: `
      kampuni sina, niache wazi?
      hakuna swali la bajeti humo?
      lazima nichague huduma?`,
    moveDemo: `
      nikikosea saa naibadilishaje
      nikikwama dukani siku hiyo`,
    numberAfter: `
      nikiacha huduma namba yangu ya whatsapp itarudi kama zamani?`,
    songOccasions: `
      wimbo wa harusi unaweza kuwa na vichekesho vya familia yetu?`,
  },
  discount: {
    advance: `
      lipa nusu sasa nusu baadaye?`,
    discount: `
      hata kwa shule ya yatima?
      nikilipa yote mara moja je
      ada ya kuanza iondoe basi`,
    partner: `
      nikileta wateja wengine kwenu?`,
    singer: `
      Wimbo unaimbwa na nani, mtu halisi au mashine`,
    socialMedia: `
      Bot inaweza kujibu Instagram na Facebook pia?`,
  },
  doubt: {
    doubt: `
      mimi naona ni kelele tu hii AI`,
    howLongWebsite: `
      Tovuti ya hoteli ndogo inachukua siku ngapi kukamilika?`,
    liability: `
      ikikosea bei, hasara ya nani`,
    mistake: `
      na ikimpa mteja bei isiyo sahihi?`,
    needFrom: `
      picha za duka na menu zatosha kuanza tovuti?`,
    takeOver: `
      nikitaka kuingilia mwenyewe kati kati`,
    trial: `
      naweza kuijaribu mwezi mmoja bure kwanza?`,
  },
  'ecommerce.customerBot': {
    item: `
      inajibu nini hasa kwa wateja`,
    language: `
      wateja wanaandika kwa sheng`,
    meeting: `
      Tunaweza kukutana ana kwa ana Delhi wiki ijayo?`,
    messageCharge: `
      na whatsapp yenyewe inatoza?`,
    oneTeacher: `
      Mimi ni mwalimu mmoja tu, naweza kununua mipango ya somo?`,
    overkill: `
      nikiwa na oda chache kwa siku?`,
    songOccasions: `
      Mnatengeneza pia nyimbo za harusi na birthday?`,
  },
  editSelf: {
    editSelf: `
      na bei za bidhaa je?
      na rangi zake`,
    item: `
      kile kipimo cha kuchagua kazi ni cha madarasa gani`,
    missedCall: `
      kuna njia mtu akipiga simu nisipopokea apate ujumbe?`,
    ownSite: `
      kwa hiyo domain ni kwa jina langu?`,
    scope: `
      nikiwapa ninyi mnibadilishie, gharama`,
    support: `
      nikiharibu kitu kwa bahati mbaya`,
  },
  enquiryList: {
    branches: `
      tawi la pili lina orodha yake?`,
    customerData: `
      tukiachana nabaki na orodha yangu?`,
    item: `
      na majibu ya wazazi wa shule, orodha ipo?`,
    outside: `
      mtawapigia ninyi badala yangu?`,
    price: `
      hiyo dashboard inaongeza ngapi kwa mwezi`,
    singer: `
      nataka sauti ya msanii maarufu kwenye jingle yangu, inawezekana?`,
    videoLength: `
      video ya kitabu mnayotengeneza huwa ya dakika ngapi?`,
  },
  expensive: {
    addOnAlone: `
      ile ya kutuma matangazo pekee bila bot`,
    demo: `
      naweza kuona kwenye demo kwanza ndo niamue`,
    expensive: `
      bajeti yangu ni ndogo sana ndugu
      bajeti yangu ni ndogo, kama 15000 hivi`,
    item: `
      na hiyo tovuti ya 7999 ina nini ndani`,
    otherTools: `
      Kwa nini nisitumie ChatGPT tu?`,
    quote: `
      nitafikiria, nitapataje makadirio kwa barua pepe`,
    trial: `
      mwezi wa kwanza bure basi`,
  },
  expertise: {
    botModel: `
      boti ya mteja inatumia AI gani, ChatGPT au nyingine?`,
    expertise: `
      sheria za whatsapp anazijua vizuri?`,
    liability: `
      akikosea hasara ni ya nani`,
    mission: `
      ni nini kinamsukuma kufanya haya`,
    numberAfter: `
      nikiachana na huduma, namba yangu ya whatsapp inarudi kawaida?`,
    seo: `
      na kupandisha tovuti Google anaweza?`,
    standIn: `
      na akisafiri?`,
  },
  exportChat: {
    dataRights: `
      na kiungo cha kuona data zangu zote`,
    exportChat: `
      inahifadhi kama faili au picha?
      nitumie kwa barua pepe basi`,
    fixedPrice: `
      kwa nini tovuti ya mwandishi ni kutoka elfu tano hadi elfu hamsini?`,
    language: `
      boti yenu inaweza kuongea na wageni wa hoteli kwa Kifaransa?`,
    privacy: `
      mtu mwingine anaweza kuyaona haya?`,
    sharedWith: `
      haya tunayoandika yanaenda Google?`,
  },
  extraCost: {
    extraCost: `
      kwa hiyo hakuna gharama nyingine kabisa baadaye?
      hata gharama ya usajili hakuna`,
    founder: `
      nani hasa mwenye biashara hii, ni kampuni au mtu mmoja?`,
    job: `
      naweza kupata kazi kwenu kama programu`,
    price: `
      jumla basi ni ngapi`,
    priceRise: `
      na ile ya mwezi inaweza kupanda mwaka ujao`,
    upgrade: `
      nikiongeza sauti baadaye`,
  },
  figures: {
    contact: `
      email yake ni ipi nimuulize
      nimuulize mwenyewe vipi`,
    figures: `
      hata mmoja hamjawahi?
      hata makadirio tu?`,
    howLongBot: `
      Bot ya whatsapp inachukua siku ngapi kuwa tayari`,
    noWebsite: `
      Duka langu halina tovuti, bot itafanya kazi bado?`,
    reviews: `
      waliowahi kununua wanasemaje`,
  },
  files: {
    abroad: `
      Kliniki yangu iko Arusha, mnafanya kazi na watu wa nje ya India?`,
    files: `
      na ya redio?`,
    howLongSong: `
      nazipata baada ya siku ngapi`,
    keepNumber: `
      Namba yangu ya whatsapp ya sasa itabaki nikichukua bot?`,
    night: `
      Mteja akiuliza bei saa sita usiku bot inajibu?`,
    processSong: `
      nisikie kipande kwanza?`,
    songSample: `
      mfano upo wa kusikiliza`,
  },
  fixedPrice: {
    branches: `
      kwa clinic mbili tofauti mji mmoja`,
    currency: `
      nikilipa kwa dola`,
    fixedPrice: `
      kwa nini isiwe bei moja tu kwa wote
      tovuti ya mwandishi, mbona 5 hadi 50 elfu`,
    openPrices: `
      nipigiwe simu kwanza ndo nijue bei?`,
    quote: `
      sawa, hiyo bei kamili naipataje`,
    tools: `
      Mnaweza kuunganisha na Zoho tunayotumia ofisini?`,
  },
  flatExample: {
    agentJobs: `
      kazi nyingine inayoweza
      kazi gani nyingine inaweza`,
    calendar: `
      miadi miwili ikigongana`,
    creativeAudience: `
      mtunzi wa mashairi atapata nini kwenu`,
    fixedPrice: `
      mbona bei yake ni kutoka hapa hadi pale`,
    flatExample: `
      kwa hiyo mimi nabonyeza ndiyo tu?
      nyumba za Nairobi nazo`,
  },
  followUps: {
    bookings: `
      mteja akiomba siku nyingine inabadilika yenyewe?`,
    calendar: `
      inasoma ratiba yangu kutoka Google?`,
    chapterQuiz: `
      mnaweza kuandaa mtihani wa sura moja kwa kidato cha pili?`,
    followUps: `
      mtu akisema basi inaacha?`,
    location: `
      ofisi yenu iko mji gani`,
    messageCharge: `
      gharama ya hizo meseji za whatsapp ni juu ya nani`,
    outside: `
      asiye na whatsapp atapigiwa simu?`,
  },
  foodOrders: {
    calendar: `
      meza zikijaa inajua?`,
    foodOrders: `
      na glovo au uber eats?
      basi mteja ataagizaje chakula`,
    lockIn: `
      kuna mkataba wa mwaka mzima nikianza na bot?`,
    noWebsite: `
      bila website haiwezekani?`,
    ownSong: `
      mashairi niliyoandika yatabaki yangu mkishayafanya wimbo?`,
    shopPayment: `
      kwenye tovuti hiyo analipaje`,
  },
  formBudget: {
    currency: `
      naweza kuandika kwa shilingi
      niandike kwa dola`,
    formBudget: `
      elfu thelathini iko kundi gani?`,
    lockIn: `
      nikitaka kuondoka baadaye mkataba unanifunga`,
    packageBuilder: `
      sijui bado kiasi gani`,
    privacy: `
      nani ataona nilichochagua`,
    singer: `
      nyimbo zenu zinaimbwa na mtu halisi?`,
  },
  formBusinessType: {
    followUps: `
      je bot inawakumbusha wateja wa saluni kabla ya miadi yao?`,
    formBusinessType: `
      mimi ni mwanamuziki peke yangu`,
    leadScore: `
      mnatumia majibu hayo kupanga nani kwanza?`,
    meeting: `
      naweza kukutana nanyi Noida wiki ijayo?`,
    newsletter: `
      nitapata email kuwa imefika?`,
    privacy: `
      nikijaza, taarifa hizo mnazifanyia nini`,
    quote: `
      siwezi kuandika hapa hapa badala ya fomu?`,
  },
  formUrgency: {
    abroad: `
      kliniki yangu iko zanzibar, mtanifanyia kazi?`,
    formUrgency: `
      kama nahitaji mara moja nichague ipi
      ya chini inamaanisha nini
      ugumu wa kati ni upi`,
    hours: `
      nikituma usiku huu nitajibiwa lini`,
    quoteForm: `
      ni lazima niijaze?`,
    videoLength: `
      video ya kitabu changu itakuwa na sekunde ngapi`,
  },
  founder: {
    capacity: `
      ana nafasi ya kazi yangu sasa hivi?`,
    founder: `
      yaani hakuna timu nyuma yake`,
    item: `
      zana yenu ya kusaidia kusahihisha mitihani inafanya nini hasa?`,
    location: `
      yuko Delhi mjini kabisa?`,
    partner: `
      naweza kuwaletea wateja hapa Mombasa kwa kamisheni`,
    standIn: `
      na akisafiri wiki mbili nani atanisaidia`,
    workingDay: `
      demo na simu huwa anafanya saa ngapi za siku`,
  },
  freeTools: {
    freeTools: `
      ni hizo mbili tu za bure?
      nizitumie hata mara mia`,
    oldSite: `
      nina tovuti ya zamani imeharibika, mnaweza kuirekebisha?`,
    packageBuilder: `
      hiyo ya kwanza inafanyaje kazi
      hiyo ya kwanza ipo ukurasa gani`,
    reviewRequests: `
      na ya Kiswahili ipo kwa hizo jumbe`,
    songOccasions: `
      wimbo wa harusi unaweza kuwa na majina yetu ndani`,
  },
  'gptAgents.agents': {
    abroad: `
      mnafanya kazi na wateja walioko Tanzania?`,
    agentJobs: `
      hati ndefu inasoma`,
    botModel: `
      AI ipi ndani`,
    fixedPrice: `
      mbona si bei moja`,
    price: `
      na kuunganisha CRM ni kiasi gani?`,
    testimonialForm: `
      ninataka kutoa ushuhuda wa kazi yenu, wapi naandika`,
    whereToStart: `
      nianze na kazi ipi`,
  },
  'gptAgents.chatbots': {
    cannotAnswer: `
      na ikikosa jibu inafanyaje`,
    fixedPrice: `
      nyaraka zikiwa nyingi bei inapanda?`,
    item: `
      wafanyakazi wangu tu waitumie, inafaa?`,
    language: `
      itajibu kwa kiswahili kutoka nyaraka zetu?`,
    mistake: `
      ikisoma ukurasa usio sahihi`,
    notOffered: `
      mnaweza kututengenezea logo ya kampuni?
      mnafundisha watu jinsi ya kutengeneza bot, kama kozi?`,
  },
  'gptAgents.crm': {
    howLongOther: `
      kuunganisha kunachukua siku ngapi`,
    moveDemo: `
      nimeshabook demo, naweza kuisogeza siku nyingine?`,
    processAgent: `
      mnaiweka vipi, hatua kwa hatua`,
    quoteDrafts: `
      na kuandaa quotation je, inaweza
      na quotation za wateja inaweza kuandaa?`,
    scope: `
      mwakani nikibadilisha CRM, mnaunganisha tena?`,
    staffTraining: `
      mnafundisha walimu wa shule yetu Kisumu kwa video?`,
  },
  guarantee: {
    guarantee: `
      hata kwenye mkataba hamuandiki?
      hata wateja wawili kwa wiki`,
    price: `
      tangazo fupi la redio la duka langu ni bei gani`,
    secret: `
      muswada wa kitabu changu utabaki siri kwenu?`,
    stop: `
      mauzo yasipopanda naacha`,
    takeOver: `
      nitaonaje alichojibu na alichokosa
      nitajuaje inafanya kazi`,
  },
  honest: {
    aiTraining: `
      hati yangu mtaifundishia AI?`,
    branches: `
      nina maduka matatu ya dawa Arusha, boti mmoja anatosha yote?`,
    creativeAudience: `
      mwandishi mpya asiyejulikana pia?`,
    newOrders: `
      nataka mfumo unaotuma oda mpya kwenye simu yangu papo hapo`,
    ownCreative: `
      naweza kuipandisha YouTube yangu bila kuwauliza?`,
    price: `
      hiyo ni shilingi ngapi`,
    reviewChecks: `
      na ninyi mnapata nyota zenu vipi`,
  },
  hosting: {
    editSelf: `
      na nikitaka kubadilisha bei za bidhaa mwenyewe`,
    hosting: `
      hela hiyo nalipa nani
      nisipolipa hiyo tovuti inazimika?`,
    howLongWebsite: `
      nikishanunua domain inafunguka lini`,
    item: `
      dashibodi inaonyesha nini hasa kila siku?`,
    missedCall: `
      wateja wakipiga simu nisipopokea mnaweza kuwajibu kwa whatsapp?`,
    needFrom: `
      mtahitaji nywila zangu?`,
  },
  hours: {
    demoDetails: `
      huku kwetu Nairobi ni saa mbili nyuma, demo itakuwa saa ngapi`,
    founder: `
      ni nani hasa atakayenijibu`,
    hours: `
      na siku za sikukuu je?
      na jumamosi jioni je`,
    item: `
      nina bendi, mnatengeneza muziki kwa maneno yangu?`,
    night: `
      wateja wangu wakiandika usiku wa manane sasa`,
    payMethod: `
      Je naweza kulipa kwa M-Pesa?`,
  },
  howLong: {
    demo: `
      kuna nafasi ya demo wiki hii?`,
    howLong: `
      quote inafika leo leo?`,
    howLongBot: `
      ile ya kuweka miadi tu`,
    howLongWebsite: `
      app ya kazi moja je
      duka la mtandaoni je`,
    needFrom: `
      niandae nini mapema ili isichelewe`,
    urgent: `
      siku tano hazitoshi?`,
  },
  howLongBot: {
    capacity: `
      nikilipa leo mnaanza kesho?`,
    delay: `
      ukichelewa je`,
    howLongWebsite: `
      na tovuti?
      na tovuti yenye duka na malipo?`,
    payMethod: `
      Je mnahifadhi namba ya kadi yangu nikilipa?`,
    processBot: `
      hatua zake ni zipi kabla haijaanza
      majaribio yamo ndani ya hizo siku?`,
  },
  howLongOther: {
    howLongOther: `
      haiwezekani hata kukadiria kidogo
      kwa nini hamsemi siku kamili`,
    howLongSong: `
      na jingle ya duka je
      na wimbo je, siku ngapi`,
    messageCharge: `
      je, whatsapp wenyewe wanatoza pesa kwa kila ujumbe?`,
    processAgent: `
      hatua za agent zenyewe zikoje`,
    tax: `
      mnatoa ankara yenye gst kwa shule?`,
  },
  howLongSong: {
    delay: `
      nikichelewa kujibu baada ya kusikia kionjo`,
    howLongSong: `
      siku ya mwisho mnasema lini hasa
      nyimbo tatu kwa pamoja je`,
    ownSong: `
      nikiipata naweza kuiweka kwenye tangazo la redio?`,
    price: `
      tovuti ya duka la mtandaoni ni shilingi au rupia ngapi`,
    revision: `
      nabadilisha mara ngapi kabla ya kumaliza`,
    singer: `
      wa sauti ya mwanamke inawezekana?`,
    songOccasions: `
      majina ya wote yatakuwemo
      mnaweza kuweka utani wetu ndani`,
  },
  howLongWebsite: {
    delay: `
      na nikichelewa mimi kuwapa picha?
      nikichelewa kutuma maandishi je`,
    editSelf: `
      ikishafunguliwa naweza kubadili bei mwenyewe`,
    howLong: `
      siku ngapi mpaka nipate ile bei ya maandishi`,
    howLongWebsite: `
      na app je, muda gani`,
    job: `
      mnaajiri developer?`,
    language: `
      Bot ya WhatsApp inaweza kuongea Kiswahili na wateja wangu?`,
  },
  humanLike: {
    humanLike: `
      isiwe ya kiroboti, wateja watakimbia
      inaandika kama mimi?`,
    language: `
      kiswahili cha mtaani kitaeleweka?
      sheng je`,
    mistake: `
      ikisema kitu cha uongo je
      ikitaja bei ya uongo`,
    whoReadsChats: `
      na wewe unazisoma hizo chat?`,
  },
  instalment: {
    advance: `
      nusu ya pili ni siku gani hasa`,
    expensive: `
      hata hiyo nusu ni kubwa kwangu, kuna kitu kidogo zaidi`,
    instalment: `
      sisi ni shule, tulipe kila muhula inawezekana?
      elfu tano tano kila mwezi
      asilimia ishirini tu kwanza`,
    meeting: `
      tunaweza kukutana kwa video wiki ijayo?`,
    videoLength: `
      video ya kitabu ni ya dakika ngapi`,
  },
  internetAddress: {
    instalment: `
      Naweza kulipia tovuti kwa awamu tatu?`,
    internetAddress: `
      inafutwa lini?
      kwa nini mnaihitaji basi`,
    newsletter: `
      mtanitumia matangazo kwa barua pepe?`,
    outsideLinks: `
      na nikibonyeza viungo vya nje?`,
    retention: `
      na mazungumzo haya yanakaa muda gani`,
    staffTraining: `
      Mnaweza kuwafundisha walimu wetu kwa video?`,
  },
  keepNumber: {
    branches: `
      tawi la pili lina namba yake`,
    keepNumber: `
      namba ya kenya pia inafaa`,
    languageSchool: `
      mipango ya masomo mnaandaa kwa lugha gani?`,
    noWebsite: `
      na bila tovuti inawezekana`,
    numberAfter: `
      nikiacha huduma namba inarudi kwangu`,
    socialMedia: `
      na instagram yangu nayo`,
    takeOver: `
      na mimi bado nitajibu mwenyewe
      naweza kuandika mwenyewe pia`,
    whoReadsChats: `
      mtaona meseji za wateja wangu`,
  },
  language: {
    demo: `
      nijaribuje kama inaelewa`,
    job: `
      Mna nafasi ya kazi kwa programmer?`,
    language: `
      kwa hiyo kiswahili hapana?
      wateja wangu ni Wakikuyu
      na wewe mwenyewe kiswahili unaelewa vizuri?`,
    messageCharge: `
      Je ujumbe wa whatsapp unalipiwa pembeni?`,
    trial: `
      naweza kuijaribu bure mwezi mmoja kwanza`,
  },
  languageSchool: {
    languageSchool: `
      wazazi wetu wanasoma Kiswahili tu, itawezekana?
      Kifaransa tunafundisha pia`,
    meeting: `
      tunaweza kuongea kwa video wiki ijayo?`,
    processSchool: `
      mnaanza na shule nzima siku hiyo hiyo?`,
    staffTraining: `
      na shule yetu iko Mombasa, mafunzo vipi`,
    syllabus: `
      silabasi ya CBC ya Kenya ipo?`,
    trial: `
      mwalimu mkuu anaweza kujaribu kwanza bure?`,
  },
  languageSong: {
    bookings: `
      Mna bot ya kupokea booking za salon usiku?`,
    language: `
      na bot ya whatsapp inaongea lugha gani`,
    languageSong: `
      na Kiswahili je?
      kikuyu mmewahi kujaribu?
      kiswahili kikiwa kibaya nakataa?`,
    ownSong: `
      nikishaupata naweza kuutumia kwenye tangazo la redio
      naweza kuuza wimbo huo redioni`,
    processSong: `
      nitasikia kabla ya kulipa?`,
  },
  law: {
    breachOfTerms: `
      nikivunja masharti mimi je`,
    currency: `
      bei zenu zote ni kwa rupia au naweza kuona kwa dola pia?`,
    law: `
      sheria ya Kenya haihusiki kabisa`,
    liability: `
      bot ikimdanganya mteja nani analaumiwa`,
    own: `
      na kilichotengenezwa ni mali ya nani`,
    scope: `
      mtaandika kila nitakachopata?`,
    termsChange: `
      masharti mapya yakitoka, mimi wa zamani je`,
  },
  leadScore: {
    consent: `
      naweza kuwatumia wateja wangu wote ofa ya sikukuu kwa whatsapp?`,
    enquiryList: `
      walionyamaza wanabaki kwenye orodha?`,
    item: `
      kwaya yetu ina maneno tayari, mnaweza kuyatia muziki?`,
    leadScore: `
      nani anaiona hiyo alama`,
    mistake: `
      na ikikosea kupanga wateja?
      naweza kuizima ikienda vibaya?`,
    price: `
      kuna ya kila mwezi pia?`,
  },
  leadsForgotten: {
    stop: `
      msimu ni miezi sita tu, mingine nisilipe`,
  },
  lessonSample: {
    chapterQuiz: `
      na mtihani wa mlango mzima wenye majibu`,
    decides: `
      nani anaikagua kabla wanafunzi hawajaiona`,
    lessonSample: `
      jaribio lina maswali mangapi`,
    oneTeacher: `
      ni mimi tu, siyo shule nzima`,
    orders: `
      nina duka la nguo, bot inaweza kumwambia mteja kama saizi yake ipo?`,
    perStudent: `
      darasa langu lina watoto 60`,
    processProduct: `
      nijaribu na sura yangu kwanza`,
  },
  liability: {
    botRules: `
      naweza kuizuia isiahidi vitu fulani?`,
    law: `
      mahakama ya Kenya inakubalika?`,
    liability: `
      hasara ya moja kwa moja tu ndiyo mnalipa?
      na faida niliyokosa je`,
    mistake: `
      itauliza kabla ya kufuta oda?`,
    staffTraining: `
      walimu wetu watafundishwa jinsi ya kutumia zana zenu?`,
    standIn: `
      na mkifunga biashara ghafla`,
  },
  location: {
    abroad: `
      na mimi niko mombasa, itawezekana?`,
    language: `
      na kiswahili mnaelewa?`,
    languageSong: `
      wimbo wa harusi mnatengeneza kwa kiswahili pia?`,
    location: `
      kwa hiyo kenya hamko kabisa?`,
    meeting: `
      kwa video tu au naweza kuja?`,
    night: `
      mteja akiuliza saa nane usiku bot itamjibu au itasubiri asubuhi?`,
    staffTraining: `
      walimu wangu mtawafundisha kwa video basi?`,
  },
  lockIn: {
    audience: `
      nina saluni ndogo, niko peke yangu, mnanifaa?`,
    law: `
      na mkigombana na mteja, mahakama ipi`,
    lockIn: `
      hata mkataba wa mwaka hamna?
      hakuna faini yoyote kweli`,
    stop: `
      email tu inatosha kusimamisha?
      na ile bot inabaki ikifanya kazi bila kulipa?
      nahitaji kutoa taarifa mapema
      siku ngapi kabla nikuambie`,
    syllabus: `
      Mipango ya masomo inaweza kufuata mtaala wetu wa CBC?`,
  },
  medical: {
    branches: `
      tuna matawi matatu ya hospitali`,
    cannotAnswer: `
      mimi niko theatre, nani atajibu basi`,
    medical: `
      na akiuliza dozi ya mtoto?
      dawa za kawaida tu za mafua je`,
    night: `
      nikiwa nimelala bado inajibu wagonjwa?`,
    price: `
      Tovuti ya biashara yenye ramani na saa za kazi ni rupia ngapi?
      naomba bei ya bot na sauti pamoja`,
  },
  meeting: {
    abroad: `
      na mimi niko nairobi je`,
    contact: `
      hamna namba ya whatsapp tuongee`,
    demo: `
      mtanionyesha nini hasa`,
    demoDetails: `
      saa ni za huko au za kwetu`,
    location: `
      ofisi yenu iko mji gani`,
    moveDemo: `
      siku hiyo ikinishinda nifanyeje`,
    outside: `
      sitaki kuwasha kamera, sawa?`,
  },
  messageCharge: {
    item: `
      mnaweza kutengeneza video fupi ya kitabu changu cha mashairi?`,
    messageCharge: `
      Meta wanahesabu kwa mazungumzo au ujumbe`,
    onOwnSite: `
      nikiweka kwenye website yangu badala ya whatsapp inawezekana?`,
    optionalParts: `
      dashboard na broadcast ni lazima kuchukua?`,
    price: `
      bila hizo, kwa mwezi nalipa ngapi kwenu`,
    socialMedia: `
      na kwa Instagram je`,
    studentData: `
      taarifa za watoto wa shule yetu mtazitunza vipi?`,
  },
  minors: {
    deleteData: `
      nataka kuifuta ya mwanangu, vipi`,
    keepNumber: `
      nikichukua bot lazima ninunue laini mpya ya whatsapp?`,
    minors: `
      mtajuaje kama ni mtoto
      miaka 16 na mzazi yupo pembeni je`,
    security: `
      mnailinda vipi`,
    studentData: `
      na majina ya wanafunzi mnayaweka wapi
      matangazo kwa watoto hamtumii?`,
  },
  missedCall: {
    followUps: `
      na akinyamaza baada ya hapo, itamkumbusha?
      nataka pia wakumbushwe siku moja kabla ya kuja`,
    instalment: `
      naweza kuwalipa kidogo kidogo kwa miezi sita?`,
    language: `
      hiyo ya kupokea simu inaongea kiswahili?`,
    numberAfter: `
      nikiiacha baadaye, namba inarudi?`,
    own: `
      inakuwa yangu au nakodisha tu`,
    price: `
      video fupi ya uzinduzi wa riwaya yangu itanigharimu ngapi?`,
  },
  mission: {
    abroad: `
      na afrika je`,
    benefit: `
      na duka langu litafaidika vipi`,
    expertise: `
      unajua nini vizuri zaidi`,
    figures: `
      miaka mingapi sasa`,
    mission: `
      lengo ni nini hasa, kuuza tu?
      kampuni kubwa hamtaki?`,
    offTheShelf: `
      kama kuna kitu rahisi tayari sokoni?`,
  },
  mistake: {
    botRules: `
      ikiahidi punguzo ambalo sijatoa`,
    decides: `
      na kwenye alama za wanafunzi ikikosea?`,
    guarantee: `
      kwa hiyo hamna uhakika kuwa mauzo yataongezeka`,
    item: `
      ile virtual classroom yenu ina mahudhurio ya wanafunzi pia?`,
    payMethod: `
      je naweza kuwalipa kwa PayPal?`,
    refund: `
      kwa makosa hayo mnarudisha hela?`,
    reviews: `
      waliotumia wanasemaje, maoni yao yako wapi`,
  },
  mobileApp: {
    customAppScope: `
      nina kazi moja tu ya kukagua invoice, inafaa`,
    followUps: `
      mteja asipokuja kwenye miadi yake, bot inamwandikia tena?`,
    hosting: `
      baada ya hapo nalipia server mimi`,
    howLongWebsite: `
      hiyo ya browser wiki ngapi`,
    mobileApp: `
      iphone je, hiyo pia hapana`,
    offTheShelf: `
      kuna app tayari mnaweza kunipendekeza`,
    price: `
      na tovuti ya kawaida tu ni ngapi`,
  },
  mobileFriendly: {
    founder: `
      nyinyi ni kampuni kubwa au mtu mmoja tu?`,
    howLongWebsite: `
      itakuwa tayari baada ya siku ngapi`,
    mobileFriendly: `
      wateja wangu wana bando dogo sana, itafunguka?
      simu ya kitufe haiwezi, eeh?`,
    outside: `
      na video ndani yake je`,
    ownSong: `
      nani anamiliki wimbo nikishaulipia`,
    warranty: `
      ikichelewa kufunguka mnarekebisha bure?`,
  },
  monthlyFee: {
    discount: `
      nikilipa mwaka mzima mnapunguza?`,
    expensive: `
      ni nyingi kwangu, hakuna ya chini`,
    lockIn: `
      lazima miezi mingapi`,
    messageCharge: `
      gharama za whatsapp ni kando?
      na malipo ya ujumbe?`,
    monthlyFee: `
      kwani mnafanya nini hasa kila mwezi`,
    stop: `
      nikisimamisha nitapoteza vyote?`,
    support: `
      ikizima ghafla mnairekebisha?`,
    tax: `
      kodi iko ndani yake?`,
  },
  moveDemo: {
    demo: `
      nikifuta, baadaye naweka mpya vipi`,
    demoDetails: `
      na hizo saa ni za India au za kwetu Kenya`,
    item: `
      naomba jingle fupi ya duka langu, mnatengeneza?`,
    moveDemo: `
      nimeshabadili mara mbili, tena
      hata saa moja kabla ya kuanza?`,
    outside: `
      mtandao ukikatika katikati`,
    price: `
      shairi langu liwe wimbo, itanigharimu kiasi gani`,
  },
  'music.eventSongs': {
    compare: `
      wa maneno yangu mwenyewe unatofautianaje na huu
      na jingle, tofauti yake nini`,
    keepNumber: `
      nikichukua bot namba yangu ya whatsapp inabaki ile ile?`,
    languageSong: `
      Kiswahili na Kikamba vikichanganywa?`,
    ownSong: `
      nikiupata naweza kuuweka youtube na matangazo?`,
    refund: `
      bwana harusi akikataa, pesa zinarudi?`,
    revision: `
      naweza kubadilisha maneno baadaye
      nikitaka kubadilisha mstari mmoja baadaye`,
    socialMedia: `
      je mna bot inayojibu wateja wa hoteli kwenye facebook?`,
    songOccasions: `
      majina ya wote yatakuwemo
      mnaweza kuweka utani wetu ndani`,
  },
  'music.jingles': {
    advance: `
      nalipa yote kabla ya kusikia?`,
    dataLaw: `
      mnafuata sheria gani ya ulinzi wa taarifa binafsi?`,
    guarantee: `
      itaongeza wateja kweli?`,
    hours: `
      mnafanya kazi siku za jumapili na sikukuu?`,
    languageSong: `
      kwa kiswahili safi mnaweza?
      inaweza kuwa kwa kiswahili`,
    processSong: `
      hatua zake ni zipi, nianze na nini`,
    revision: `
      naweza kubadilisha maneno baadaye
      nikitaka kubadilisha mstari mmoja baadaye`,
    songSample: `
      sampuli ya wimbo ipo niione`,
  },
  'music.lyricToMusic': {
    revision: `
      naweza kubadilisha maneno baadaye
      nikitaka kubadilisha mstari mmoja baadaye`,
  },
  needFrom: {
    calendar: `
      na mimi miadi naandika kwenye daftari tu`,
    capacity: `
      mkishapata vyote mnaanza lini`,
    consent: `
      wateja wa salon wanaweza kukataa kutumiwa ofa zetu?`,
    discount: `
      je mna punguzo kwa shule ya watoto yatima?`,
    processShop: `
      nikishawapa katalogi kinachofuata ni nini`,
    quoteForm: `
      fomu yenu inataka nini na nini`,
    updates: `
      nikikosea bei niliyowatumia`,
  },
  newOrders: {
    howLongWebsite: `
      duka litakuwa tayari baada ya siku ngapi`,
    human: `
      Naomba kuongea na mtu halisi tafadhali`,
    newOrders: `
      nikiwa mbali pia napata taarifa ya oda?`,
    notOffered: `
      Mnafundisha kozi ya AI kwa wanaoanza?`,
    orders: `
      na mteja akiuliza mzigo wake uko wapi`,
    outside: `
      mimi na mke wangu, wote tupate?`,
    ownerAlerts: `
      na mteja akilalamika?`,
  },
  newsletter: {
    botTakesPayment: `
      boti inaweza kupokea malipo ndani ya chat?`,
    founder: `
      nani anaandika hilo jibu, mashine?`,
    moveDemo: `
      link ya kuhamisha demo iko humo ndani?`,
    newsletter: `
      demo ikibadilishwa saa mtaniambia?
      hakuna spam kweli?`,
    outside: `
      nisipojibu hiyo barua je`,
    whyUs: `
      kwa nini nikuchague wewe na si kampuni kubwa`,
  },
  night: {
    consent: `
      nikitaka kutuma ofa kwa wateja wote inaruhusiwa`,
    discount: `
      sisi ni shirika la misaada, kuna punguzo lolote?`,
    humanLike: `
      wateja watajua ni mashine?`,
    night: `
      hata siku ya Krismasi?
      hata sikukuu ya Idi`,
    outside: `
      wakituma picha badala ya maneno`,
    price: `
      kiasi gani kwa mwezi basi`,
  },
  noWebsite: {
    audience: `
      nauza keki nyumbani tu, inanifaa?`,
    deleteData: `
      nikiomba mnafuta taarifa zangu zote mlizonazo?`,
    hosting: `
      na nikitaka tovuti, jina la domain nalipa wapi`,
    keepNumber: `
      namba yangu ya Tanzania inakubalika?`,
    messageCharge: `
      na gharama za whatsapp wenyewe zikoje`,
    outside: `
      wateja wangu wanatumia SMS tu`,
    ownSong: `
      mkinitengenezea wimbo wa harusi haki zake ni za nani?`,
  },
  numberAfter: {
    audience: `
      mnawahudumia pia wenye hoteli na mawakala wa safari?`,
    keepNumber: `
      na nikianza, namba yangu inabaki?`,
    location: `
      mko mji gani hasa huko India`,
    messageCharge: `
      WhatsApp wakinidai baada ya hapo`,
    numberAfter: `
      wateja wataendelea kunipata kwa namba ile ile nikiondoka?
      inarudi baada ya siku ngapi`,
    standIn: `
      na kama wewe ndiye umefunga kazi`,
  },
  offTheShelf: {
    botModel: `
      na AI mnayotumia ni ya nani`,
    howLongOther: `
      ikiwa ya kwangu pekee, muda gani`,
    moveDemo: `
      nina demo kesho asubuhi, naweza kuifuta?`,
    offTheShelf: `
      ushauri huo hauna malipo kweli?`,
    perStudent: `
      je kuna kikomo cha wanafunzi kwenye virtual classroom?`,
    processProduct: `
      na baadaye nikitaka kuongeza kitu juu yake?`,
    whereToStart: `
      nina kazi kumi, niwaambie ipi kwanza`,
  },
  offer: {
    declined: `
      naangalia tu kwa sasa, asante`,
    item: `
      hiyo ya tovuti, ya hoteli yangu ndogo`,
    location: `
      mko wapi kwani`,
    lockIn: `
      kuna mkataba wa mwaka mzima au mfupi?`,
    mobileApp: `
      na app za simu je`,
    price: `
      tovuti pamoja na bot ni ngapi`,
    songOccasions: `
      hiyo ya nyimbo, ya sherehe ya harusi`,
  },
  oldSite: {
    consent: `
      Naweza kutuma ofa kwa wateja wangu wote 500 kwenye WhatsApp?`,
    editSelf: `
      baada ya hapo nitabadilisha bei mwenyewe?
      baada ya hapo nibadilishe picha mwenyewe`,
    howLongOther: `
      ukarabati unachukua siku ngapi`,
    meeting: `
      niko Mombasa, tutakutanaje`,
    oldSite: `
      na kama haitengenezeki kabisa?
      ni ya wix, inatengenezeka?
      kuitengeneza ni bei gani
      gharama ya kuirekebisha`,
  },
  onOwnSite: {
    discount: `
      sisi ni shirika la hisani, mna punguzo la bei?`,
    item: `
      itajifunza kutoka kurasa zangu zenyewe?`,
    language: `
      itajibu kwa kiswahili pale?`,
    onOwnSite: `
      yangu iko blogspot, itakubali?
      ilitengenezwa na mtu mwingine, sawa?
      kwenye tovuti pekee bila whatsapp?`,
    warranty: `
      mkimaliza kazi na ikaharibika baadaye mnarekebisha bure?`,
  },
  oneFamily: {
    discount: `
      kwa mtoto mmoja punguzeni`,
    oneFamily: `
      na mtoto wa darasa la tano?
      mbona ghali hivyo
      kwa binti yangu pekee inawezekana?`,
    perStudent: `
      shule yetu ina watoto 60 tu, bei ni ile ile?`,
    price: `
      wimbo wa kuzaliwa wa mwanangu ni bei gani?`,
    shopPayment: `
      duka langu la nguo linahitaji tovuti yenye malipo, mnafanya`,
    smartSchool: `
      Smart School itatusaidia sisi wazazi`,
  },
  oneTeacher: {
    item: `
      mnatengeneza tovuti ya mpiga picha yenye kazi zangu?`,
    oneFamily: `
      na mzazi akitaka kwa mtoto wake`,
    price: `
      kwa mwezi inakuwa ngapi`,
    songOccasions: `
      baba yangu anatimiza miaka 70, mnatunga wimbo wa birthday?`,
    syllabus: `
      na mtaala wa CBC wa kenya
      mtaala wa cbc wa kenya mnaujua`,
    trial: `
      naweza kujaribu bure kwanza`,
  },
  onlyMobile: {
    discount: `
      Mna punguzo kwa wateja wapya?`,
    numberAfter: `
      Nikiacha huduma yenu namba yangu ya whatsapp inakuwaje?`,
    onlyMobile: `
      hata simu ya kawaida ya android?
      simu ya kitochi je`,
    skills: `
      mtanionyesha namna ya kuitumia?`,
    takeOver: `
      nikiwa safarini nayaona mazungumzo?`,
    updates: `
      na kubadilisha majibu nafanya mwenyewe?`,
  },
  openPrices: {
    currency: `
      za dola zipo?`,
    lockIn: `
      nikichukua bot ya saluni, nafungwa miezi mingapi`,
    messageCharge: `
      WhatsApp nao wanatoza`,
    mobileFriendly: `
      tovuti zenu zinafunguka haraka kwenye simu ya bei rahisi?`,
    productCost: `
      na zile bidhaa zisizoandikwa`,
    quote: `
      sawa, nataka bei kamili ya duka langu nifanyeje
      nikiandika mistari miwili tu`,
  },
  optionalParts: {
    compare: `
      ipi bora kwangu, sauti au dashibodi`,
    foodOrders: `
      mna tovuti ya mgahawa inayopokea oda za chakula`,
    language: `
      ile ya kupokea simu inaongea kiswahili?`,
    optionalParts: `
      kwa hiyo bot peke yake inatosha?
      bila sauti bot inafanya kazi vizuri?
      kwa duka la mtandaoni pia ni hiari`,
    refund: `
      Mnarudisha pesa nisiporidhika na kazi?`,
  },
  orderLookup: {
    howLongOther: `
      itakuwa tayari baada ya siku ngapi`,
    meeting: `
      nikiwa Arusha tunaweza kukutana kwa video wiki ijayo?`,
    night: `
      hata saa nane usiku?`,
    quote: `
      sawa, niandike nini ili nipate hiyo quote`,
    sareeSample: `
      kuna duka la mfano lenye hiyo`,
    staffTraining: `
      je mnawafundisha walimu wetu jinsi ya kutumia zana zenu za shule?`,
    templates: `
      nyingine kama hiyo zipi`,
  },
  orders: {
    chapterQuiz: `
      nina shule, mnatengeneza mtihani kutoka sura za kitabu chetu?`,
    currency: `
      hiyo bei ipo kwa dola?`,
    item: `
      na anayepiga simu badala ya kuandika?`,
    newOrders: `
      oda mpya ikiingia napata ujumbe?`,
    orders: `
      inajua rangi na saizi pia?`,
    payMethod: `
      mnakubali malipo kwa hundi ya benki?`,
    setUpFee: `
      hiyo ya kwanza nalipa mara moja tu?`,
  },
  otherTools: {
    freeTools: `
      kuna kitu cha bure cha kujaribu sasa`,
    item: `
      lakini wao hujibu simu pia`,
    lessonSample: `
      lile somo la mfano la photosynthesis lina nini ndani?`,
    otherTools: `
      mbona hamjilinganishi nao?
      na Meta AI`,
    staffTraining: `
      ninaweza kupata mafunzo ya walimu kwa video`,
    trial: `
      wengine wanatoa wiki mbili bure, nyie?`,
    whyUs: `
      ninyi mna nini cha pekee`,
  },
  outsideLinks: {
    dataLaw: `
      kuna sheria inayonilinda?`,
    outsideLinks: `
      hakuna kinachopakia chenyewe kabla sijabonyeza?
      nikibofya bahati mbaya`,
    price: `
      tovuti ya biashara ndogo yenye chatbot ni bei gani`,
    processSchool: `
      shule yetu ikitaka kuanza na walimu wawili inakuwaje?`,
    retention: `
      na mazungumzo haya mnakaa nayo hadi lini`,
    sharedWith: `
      na nyie mnampa nani taarifa zangu`,
  },
  overkill: {
    benefit: `
      faida yake hasa kwangu ni nini`,
    customerData: `
      Je data za wateja wangu mnauzia watu wengine?`,
    expensive: `
      nianze na kidogo kabisa, ni ipi`,
    languageSong: `
      Wimbo wa harusi unaweza kuwa kwa Kiswahili?`,
    missedCall: `
      na simu ninazokosa nikiwa kazini`,
    overkill: `
      na kama wateja ni wachache tu`,
    price: `
      basi website peke yake, kiasi gani`,
    stop: `
      msimu ni miezi sita tu, mingine nisilipe`,
  },
  own: {
    bookings: `
      bot inaweza kushika miadi ya saluni yenyewe`,
    customerData: `
      na orodha ya wateja wangu je`,
    howLongBot: `
      bot ya WhatsApp inachukua siku ngapi hadi ianze kujibu?`,
    own: `
      baada ya kulipa yote tu?
      na nembo niliyowapa`,
    secret: `
      mkiuza wazo langu kwa wengine`,
    stop: `
      nikiacha ada ya mwezi inabaki`,
  },
  ownCreative: {
    aiTraining: `
      hamtafundishia mashine yenu?`,
    orders: `
      bot inaweza kumtafutia mteja oda yake kwa namba ya simu?`,
    ownCreative: `
      maneno niliyoandika yanabaki yangu?
      naweza kuiweka amazon na youtube bila kuwauliza tena?
      ai ikitengeneza haki ni ya nani`,
    ownSong: `
      wimbo naweza kuuza spotify?`,
    processCreative: `
      nawatumia kitabu chote au kurasa chache`,
  },
  ownSite: {
    languageSong: `
      wimbo wa harusi unaweza kuimbwa kwa kiswahili?`,
    meeting: `
      tunaweza kuonana ana kwa ana Jumamosi nikija Delhi?`,
    outside: `
      na email ya jina la duka langu mnaweka`,
    ownSite: `
      nikihamia kwa fundi mwingine jina la domain nabaki nalo?
      picha mlizotengeneza nazitumia kwingine?`,
    ownSong: `
      na wimbo wa tangazo nao unakuwa wangu?`,
    seo: `
      na kwenye google watu wataiona?`,
  },
  ownSong: {
    howLongSong: `
      faili na hayo maandishi yanakuja lini`,
    missedCall: `
      nikiwa nanyoa wateja sipokei simu, mna kitu cha kuwajibu waliopiga?`,
    own: `
      na bot nayo inakuwa yangu hivyo hivyo?`,
    ownSong: `
      naweza kuutumia kwenye tangazo la redio?
      nikimuuzia mtu mwingine baadaye?`,
    price: `
      bot ya kujibu oda za duka la nguo inagharimu kiasi gani`,
    revision: `
      na nikitaka kubadilisha mstari mmoja`,
  },
  ownerAlerts: {
    clinicSample: `
      ule mfano wa kliniki ya meno unafanya nini`,
    item: `
      bundle ina hii ndani?`,
    messageCharge: `
      kila ujumbe nalipia?`,
    newOrders: `
      na oda ndogo ndogo?`,
    ownerAlerts: `
      nataka malalamiko tu, hayo mengine sitaki
      bidhaa zikibaki mbili tu`,
    price: `
      kwa mwezi ni ngapi tena`,
  },
  packageBuilder: {
    currency: `
      ionyeshe kwa shilingi`,
    discount: `
      nikichagua vitu vingi kuna punguzo?`,
    fixedPrice: `
      bei ya juu na ya chini inatofautiana kwa sababu gani`,
    packageBuilder: `
      bei zake ni zile zile za kwenye orodha?
      nalipa hapo hapo`,
    reviewRequests: `
      na ile ya bure ya maoni ya wateja`,
    skills: `
      sijui kompyuta sana, nani ataniwekea bot?`,
  },
  packages: {
    compare: `
      ya pili na SME bundle si kitu kimoja?`,
    howLongBot: `
      bot iko tayari baada ya siku ngapi`,
    item: `
      hiyo ya kwanza inafanya nini hasa`,
    mobileApp: `
      Je, mnatengeneza app ya Android ya Play Store?`,
    price: `
      mwaka mzima ya kwanza inakuja ngapi`,
    serviceLevel: `
      kubwa ile, mnajibu ndani ya muda gani`,
    setUpFee: `
      na ile kubwa ya kuanzia nalipa mara moja tu?`,
  },
  pageCount: {
    item: `
      na ya mwandishi ina ukurasa mmoja au zaidi`,
    leadScore: `
      bot inaweza kuonyesha mteja yupi yuko tayari kununua haraka?`,
    mobileFriendly: `
      zitafunguka kwa simu ya bei rahisi?`,
    needFrom: `
      niwape nini ili mjaze hizo kurasa`,
    processWebsite: `
      naona rasimu kabla haijafunguliwa?`,
    seo: `
      nikitafutwa google kwa jina nitatokea?`,
    whoReadsChats: `
      je ni nani anasoma mazungumzo ya wateja kwenye bot?`,
  },
  pastWork: {
    advance: `
      nikilipa nusu kwanza halafu nyingine kazi ikiisha inakubalika?`,
    bakeryExample: `
      na ile ya mikate ni ya mteja wa kweli?`,
    classKit: `
      ile ya shule inafanya nini hasa`,
    pastWork: `
      ya hoteli mmewahi kufanya?`,
    reviewChecks: `
      nitajuaje maoni yenu si ya kubuni`,
    reviews: `
      na maoni ya wateja yako wapi`,
    stop: `
      nikifunga duka mwezi ujao naweza kuacha kulipa ada ya kila mwezi?`,
    warranty: `
      na nikilipa isifanye kazi je`,
  },
  payMethod: {
    currency: `
      kwa dola au shilingi je`,
    fixedPrice: `
      bei itabaki ile ile siku ya kulipa?`,
    own: `
      nikilipa nusu tu tayari ni mali yangu?`,
    payMethod: `
      jina la hiyo kampuni ya malipo
      paypal hamna?`,
    processSchool: `
      walimu wanaweza kuanza na somo moja kabla ya shule nzima?`,
    shopPlatforms: `
      duka langu liko WooCommerce, boti wenu atafanya kazi nalo?`,
  },
  perStudent: {
    foodOrders: `
      bot yenu inaweza kupokea oda za chakula za mgahawa wangu?`,
    human: `
      naweza kuongea na mtu halisi badala ya programu?`,
    item: `
      hiyo ya rekodi za tabia ni nini`,
    price: `
      walimu 30 wa lesson plan, jumla ngapi`,
    processSchool: `
      tuanze na somo moja tu kwanza`,
    smartSchool: `
      na ile Smart School itatoka lini`,
    staffTraining: `
      walimu wetu hawajui hata kompyuta`,
  },
  popular: {
    branches: `
      nina matawi manne`,
    figures: `
      ni watu wangapi wameichukua`,
    item: `
      na ile starter ina nini
      mnatengeneza video fupi ya kitabu cha mashairi?`,
    optionalParts: `
      dashboard siihitaji`,
    popular: `
      wengi wanachukua nini basi`,
    quote: `
      nitafikiria, nitapataje makadirio kwa barua pepe`,
    setUpFee: `
      44,999 ni mara moja tu?`,
  },
  priceRise: {
    discount: `
      nikilipa mwaka mzima mnapunguza?`,
    language: `
      mnajua lugha ngapi nyinyi`,
    lockIn: `
      kuna adhabu nikiondoka katikati ya mwaka`,
    pastWork: `
      naomba kuona kazi mliyowahi kufanya`,
    priceRise: `
      umeme na kila kitu kinapanda, na wewe je`,
    termsChange: `
      masharti yangu ni ya siku niliyokubali, kweli?`,
    websiteMonthly: `
      na tovuti nayo inalipiwa kila mwezi?`,
  },
  privacy: {
    dataLaw: `
      nisiporidhika nilalamike wapi`,
    dataRights: `
      nikibadili mawazo naondoaje ruhusa`,
    deleteData: `
      itachukua siku ngapi
      barua hiyo haijafika`,
    howLongSong: `
      wimbo wa birthday unachukua siku ngapi kuwa tayari`,
    internetAddress: `
      mnajua nimetokea tovuti gani?`,
    perStudent: `
      shule yetu ina wanafunzi 900, bei inapanda kwa idadi yao?`,
    studentData: `
      na ya wanafunzi wetu je`,
    termsChange: `
      sera hii ilibadilishwa lini mwisho`,
  },
  process: {
    cookies: `
      tovuti yenu inanifuatilia kwa cookies?`,
    oldSite: `
      tovuti yangu ya zamani imeharibika, mnaweza kuitengeneza?`,
    process: `
      na baada ya kusema ndiyo kinafuata nini
      nikiona makosa mnarekebisha?`,
    processShop: `
      na la duka la mtandaoni?`,
    processSong: `
      na kwa wimbo?`,
    whereToStart: `
      hata sijui nianze na kipi`,
  },
  processAgent: {
    abroad: `
      je mnafanya kazi na biashara zilizoko Nairobi?`,
    cannotAnswer: `
      ikikutana na swali isilolijua`,
    compare: `
      inatofautiana vipi na ile chatbot ya kusoma mafaili yangu`,
    fixedPrice: `
      bei inapanda na kushuka kwa sababu gani`,
    item: `
      duka langu la viatu naweza kupata website ya kuuza yenye kikapu?`,
    leadScore: `
      itajua nani wa kupigiwa kwanza?`,
    needFrom: `
      mnahitaji nini kutoka kwangu ili muanze`,
  },
  processBot: {
    cannotAnswer: `
      ikikwama kwenye swali gumu?`,
    location: `
      Ofisi yenu iko mji gani`,
    mobileApp: `
      Mnaweza kunitengenezea app ya Play Store?`,
    processBot: `
      nani anaijaribu kabla, mimi au nyinyi
      marafiki zangu wanaweza kuijaribu pia?`,
    skills: `
      sijui mambo ya kompyuta mimi`,
    updates: `
      na bei zangu zikibadilika baadaye`,
  },
  processCreative: {
    bookVideoSample: `
      mfano wa video ya kitabu upo?`,
    decides: `
      mfumo wa kusahihisha mitihani unatoa alama bila mwalimu kuziona?`,
    honest: `
      video itasifu tu hata kisicho kweli?`,
    mobileApp: `
      mnaweza kunitengenezea app ya kuweka play store`,
    processCreative: `
      nianze kwa kutuma nini
      kitabu chote au kurasa chache tu?`,
    reference: `
      mtaiweka kwenye tovuti yenu pia?`,
  },
  processProduct: {
    answerDesk: `
      hiyo answer desk ni nini`,
    location: `
      ofisi yenu iko wapi`,
    processProduct: `
      mtatuonyesha jinsi ya kuitumia?
      maneno tunayotumia sisi yatawekwa humo?`,
    sharedWith: `
      nikiandika namba yangu ya simu hapa inapelekwa google?`,
    support: `
      tukishaanza kutumia nani anaitunza`,
    whereToStart: `
      sijui nianze na kazi ipi`,
  },
  processSchool: {
    oneTeacher: `
      na kama mwalimu mmoja tu ndiye anataka`,
    processSchool: `
      sura za kufanyia majaribio tunachagua wenyewe?
      walimu watatu badala ya wawili
      tukichukua chombo kimoja tu baadaye`,
    smartSchool: `
      ile Smart School inatoka lini`,
    staffTraining: `
      wakufunzi waje hadi shuleni Mombasa`,
    tax: `
      je mnatoa risiti ya kodi kwa kampuni?`,
  },
  processShop: {
    compare: `
      tofauti ya hiyo na bot ya mwenye duka`,
    customerData: `
      Namba za wateja wangu zinabaki zangu au mnazitumia kwingine?`,
    howLongBot: `
      wiki mbili zinahesabiwa tangu nikikubali?`,
    needFrom: `
      sina orodha yoyote, nina picha tu kwenye simu`,
    noWebsite: `
      kama sina tovuti, ni whatsapp pekee`,
    orders: `
      akitaka kurudisha nguo, bot inajua?`,
    processShop: `
      nani anajaribu, mimi au nyinyi`,
  },
  processSong: {
    cancelBefore: `
      nikighairi kabla hujaanza`,
    followUps: `
      nina saluni, mteja anaweza kukumbushwa siku moja kabla ya miadi yake?`,
    howLongSong: `
      faili kamili napata siku gani`,
    item: `
      jingle ya duka je, hiyo pia`,
    languageSong: `
      na ukiwa wa kiswahili`,
    price: `
      na wa dakika moja tu ni ngapi`,
    singer: `
      kwa sauti ya msanii ninayempenda inawezekana`,
    songOccasions: `
      majina ya wote yatakuwemo
      mnaweza kuweka utani wetu ndani`,
  },
  processWebsite: {
    howLongWebsite: `
      mchoro wa kwanza nauona lini`,
    night: `
      wagonjwa wanaandika saa tano usiku kliniki imefungwa, roboti atawajibu?`,
    ownSite: `
      ikishafunguka ni yangu kabisa?`,
    processWebsite: `
      na chatbot ndani yake inafuata hatua hizi hizi?`,
    revision: `
      siipendi rangi, hiyo ni raundi moja?`,
    skills: `
      mimi sijui mambo ya kompyuta hata kidogo, nitaweza?`,
    songSample: `
      wimbo wa bethdei mfano wake uko wapi nisikie`,
  },
  productCost: {
    classKit: `
      ipi ya mwalimu hapo`,
    delay: `
      nikichelewa kuwapa picha kazi itachelewa`,
    processProduct: `
      na baadaye nikitaka kuongeza kitu?`,
    productCost: `
      hata makadirio
      yote manne kwa pamoja
      inategemea nini hasa`,
    smartSchool: `
      Smart School itaanza lini?`,
  },
  products: {
    answerDesk: `
      ya kwanza hiyo inafanya nini hasa
      hiyo inbox inakuja na bot bila nyongeza`,
    foodOrders: `
      nina mgahawa, bot inaweza kupokea order za chakula kupitia whatsapp?`,
    offTheShelf: `
      na kama sokoni kuna iliyo tayari na bora zaidi`,
    oneFamily: `
      mimi ni mzazi tu, sio shule`,
    products: `
      zote zinabadilishwa kwa biashara yangu`,
    refund: `
      nikibadilisha mawazo baada ya kazi kuanza mnarudisha pesa?`,
  },
  quote: {
    botTakesPayment: `
      bot inaweza kupokea malipo ya mpesa ndani ya chat?`,
    minors: `
      mwanangu ana miaka 15, anaruhusiwa kutumia huduma zenu?`,
    packageBuilder: `
      kabla ya kuandika naweza kuona makadirio?`,
    process: `
      nikikubali nini kinafuata`,
    quote: `
      jibu lisipokuja ndani ya siku moja?
      naomba ya bot na tovuti kwa pamoja`,
    trial: `
      hiyo ni bure kweli?`,
  },
  quoteDrafts: {
    compare: `
      au bora ile ya majibu kutoka nyaraka`,
    customAppScope: `
      au mnaweza kunitengenezea programu yangu ya kazi hiyo tu?`,
    languageSong: `
      je wimbo wa harusi kwa Kiswahili mnaweza?`,
    mistake: `
      ikianza vibaya naizima vipi`,
    onlyMobile: `
      sina kompyuta, simu tu inatosha?`,
    outside: `
      inaelewa ujumbe wa sauti wa mteja?`,
    price: `
      nina walimu kumi, mpango wa somo kwa wote ni pesa ngapi?`,
  },
  quoteForm: {
    demoForm: `
      na demo nayo inataka hayo yote?`,
    foodOrders: `
      bot inaweza kupokea oda za chakula za mgahawa wangu?`,
    formBusinessType: `
      biashara bado sijaanza, naweka nini`,
    formUrgency: `
      critical maana yake nini`,
    outside: `
      naweza kuambatisha picha za duka kwenye hiyo fomu?`,
    quoteForm: `
      email lazima au namba tu inatosha
      nikiacha nafasi moja wazi?`,
  },
  reference: {
    abroad: `
      mnafanya kazi na wateja wa Tanzania pia?`,
    partner: `
      nikiwaletea wateja napata kamisheni`,
    reference: `
      mtaniuliza kwanza kabla ya kuweka
      nembo yangu mtaweka kwenye tovuti yenu`,
    smartSchool: `
      smart school itakuwa tayari lini?`,
    testimonialForm: `
      na ushuhuda naandika wapi
      nataka kuandika maoni yangu, wapi`,
  },
  refund: {
    cancelBefore: `
      na kama hamjaanza bado
      nikighairi kabla hamjaanza`,
    instalment: `
      mnakubali kulipwa mara tatu?`,
    liability: `
      na bot ikinitia hasara`,
    night: `
      je bot inaweza kujibu wateja wangu usiku wa manane?`,
    notOffered: `
      mnafanya pia matangazo ya kulipia ya Google Ads?`,
    own: `
      nikishalipa, kazi ni yangu moja kwa moja?`,
    payMethod: `
      na malipo yenyewe ni kwa kadi au vipi`,
    refund: `
      hata kama sijaridhika na kazi yenyewe?`,
  },
  retention: {
    dataLaw: `
      msipofuta nilalamike wapi`,
    exportChat: `
      naweza kubaki na nakala ya mazungumzo haya?`,
    howLongWebsite: `
      duka la mtandaoni linachukua muda gani kukamilika?`,
    internetAddress: `
      na IP yangu`,
    mobileFriendly: `
      tovuti yangu itaonekana vizuri kwenye simu ya bei ndogo`,
    retention: `
      kwa nini muda mrefu hivyo
      miezi hiyo inahesabiwa kuanzia lini?`,
  },
  reviewChecks: {
    ownSong: `
      Wimbo ukishakamilika unakuwa mali ya nani?`,
    pastWork: `
      basi nione kazi zenyewe`,
    price: `
      Bot ya kliniki kwa mwezi ni kiasi gani?`,
    reviewChecks: `
      kama mteja alikataa kuonyeshwa?
      mnasoma kabla ya kuweka?`,
    testimonialForm: `
      naandika yangu wapi`,
    testimonialShown: `
      picha yangu nayo itaonekana`,
  },
  reviewRequests: {
    freeTools: `
      nikiichukua mtanidai kitu baadaye`,
    payMethod: `
      nikinunua huduma zenu naweza kulipa kwa mpesa?`,
    reviewRequests: `
      kwa hoteli yangu ndogo ya chakula inafaa kweli?
      mimi fundi gari, si saluni, nitapewa?`,
    reviews: `
      na nyinyi, wateja wenu wamesema nini`,
    templates: `
      na wanaonilipa kwa mkopo je, kuwakumbusha deni`,
    testimonialForm: `
      naweza kuandika maoni yangu kuhusu ninyi?`,
  },
  reviews: {
    bookings: `
      mgonjwa anaweza kubadilisha miadi yake usiku bila kunipigia simu?`,
    demo: `
      basi nione ikifanya kazi`,
    figures: `
      mmeanza lini hii biashara`,
    ownSong: `
      wimbo mkinitengenezea naweza kuutumia kwenye tangazo la redio?`,
    reviewChecks: `
      nani huzisoma kabla ya kuwekwa`,
    reviews: `
      ya kwanza mtaweka lini`,
    testimonialForm: `
      nikimaliza kazi na nyinyi naandika wapi yangu`,
    warranty: `
      na nikilipa isifanye kazi je`,
  },
  revision: {
    delay: `
      nikichelewa kutoa maoni yangu?`,
    founder: `
      nitakuwa nahudumiwa na nani, kuna timu ya watu wangapi`,
    notOffered: `
      mnafanya pia matangazo ya google ads kwa malipo?`,
    processWebsite: `
      rasimu naiona kwenye simu?`,
    revision: `
      mara mbili tu? kwa tovuti pia?
      naweza kubadilisha kasi ya wimbo`,
    scope: `
      baada ya mwaka nikitaka kuongeza kitu`,
  },
  sareeExample: {
    audience: `
      kwa viatu inafanya vile vile?`,
    bakeryExample: `
      na duka la mikate, mna mfano`,
    oneTeacher: `
      Mwalimu mmoja anaweza kununua mipango ya masomo peke yake?`,
    orders: `
      na mteja akiuliza saizi au rangi nyingine?`,
    processShop: `
      naanza na nini kwanza, catalogue yangu iko kwenye daftari`,
    sareeExample: `
      hiyo oda 2187 ni ya duka la kweli?
      hiyo 2187 ni oda ya kweli ama mfano`,
  },
  sareeSample: {
    classKit: `
      na ile ya shule?`,
    courier: `
      natuma kwa boda, itajuaje`,
    howLongBot: `
      kutengeneza kama hiyo siku ngapi`,
    humanLike: `
      mteja atajua ni mashine?`,
    item: `
      career test ni ya darasa la ngapi hadi la ngapi`,
    language: `
      wateja wangu huandika kiswahili, itawezekana?`,
    sareeSample: `
      dashibodi inaonyesha nini`,
  },
  schools: {
    courier: `
      nina duka la vitambaa mtandaoni, bot inaweza kumwambia mteja mzigo wake umefika wapi kwa courier?`,
    decides: `
      alama zinatolewa na mashine moja kwa moja`,
    discount: `
      shule ya kanisa, mnapunguza`,
    item: `
      ya tabia za wanafunzi inafanya nini`,
    oneTeacher: `
      na kama mimi ni mwalimu mmoja tu`,
    syllabus: `
      mtaala wetu wa tanzania unafaa`,
    trial: `
      muhula mmoja bure kujaribu`,
  },
  'schools.careerTest': {
    oneFamily: `
      kwa mtoto wangu mmoja tu?`,
  },
  'schools.lessonPlans': {
    bookings: `
      Nina kliniki Arusha, bot inaweza kupanga miadi na kufuta pia?`,
    price: `
      malipo ni kwa mwaka, sio mwezi?`,
    staffTraining: `
      na walimu wasiojua kompyuta mtawafundisha?
      walimu wangu wafundishwe kutumia`,
    studentData: `
      mnahifadhi majina ya wanafunzi`,
    syllabus: `
      napata kwa Word nibadilishe mwenyewe?
      mtaala wa CBC wa Kenya unaweza?`,
  },
  'schools.quiz': {
    bookings: `
      mgahawa wangu, mteja anaweza kuweka meza usiku wa manane kwa whatsapp?`,
    chapterQuiz: `
      napata kwa Word ili nichapishe?
      ngumu na rahisi naweza kuchagua?
      wanafunzi wanafanya kwenye simu au karatasi`,
    instalment: `
      kulipa kidogo kidogo kila muhula?`,
    missedCall: `
      nina karakana ya magari, simu nyingi sipokei, mna njia ya kuwajibu hao?`,
    oneFamily: `
      mzazi anaweza kujinunulia mtoto wake?`,
  },
  scope: {
    breachOfTerms: `
      msipotimiza kilichoandikwa`,
    cancelBefore: `
      nikighairi kabla hamjaanza`,
    item: `
      darasa la mtandaoni la shule lina nini ndani yake`,
    outside: `
      hiyo karatasi nasaini wapi`,
    scope: `
      na kitu ambacho hakimo humo?
      nikiomba lugha ya tatu katikati`,
    shopPayment: `
      mkinitengenezea duka la mtandaoni, wateja watalipa humo humo?`,
  },
  secret: {
    breachOfTerms: `
      na ninyi mkivunja ahadi hiyo`,
    customerData: `
      namba za wateja wangu hamuuzi`,
    dataLaw: `
      nikilalamika kuhusu data naenda wapi`,
    deleteData: `
      na nikitaka mfute kila kitu baadaye`,
    price: `
      jingle ya redio ya sekunde 20 ni bei gani?`,
    secret: `
      hata baada ya miaka miwili`,
    staffTraining: `
      walimu wa shule yangu watapata mafunzo ya kutumia hizo zana?`,
  },
  security: {
    dataRights: `
      naweza kuona mlichonacho kunihusu`,
    law: `
      nikitaka kushtaki, mahakama ipi`,
    security: `
      nani mwingine anaweza kuifungua hiyo database
      na mfanyakazi wenu akiiba nywila?`,
    sharedWith: `
      google wanaona mazungumzo yetu?`,
    shopPayment: `
      kwenye tovuti ya duka mteja anaweza kulipa kwa kadi?`,
    smartSchool: `
      ile smart school mtaizindua lini na bei yake ni ipi?`,
  },
  seo: {
    decides: `
      Je AI inasahihisha mitihani ya wanafunzi yenyewe?`,
    editSelf: `
      nibadilishe maandishi mwenyewe baadaye?`,
    mobileFriendly: `
      na kwenye simu inafunguka haraka
      simu za bei rahisi zitaifungua haraka?`,
    seo: `
      watu wakitafuta huduma yangu watanipata?`,
    stop: `
      Naweza kuacha kulipa bot mwezi wowote nikitaka?`,
    websiteMonthly: `
      na kila mwezi nilipie hiyo?`,
  },
  serviceLevel: {
    abroad: `
      niko Dodoma, mnanihudumia vilevile?`,
    bookVideoSample: `
      ule mfano wa video ya kitabu una sehemu gani?`,
    compare: `
      ile ya Growth ina tofauti gani na hiyo`,
    languageSong: `
      mnaweza kutengeneza wimbo kwa Kijaluo?`,
    outside: `
      uptime yenu ni asilimia ngapi`,
    price: `
      hicho cha Enterprise ni ngapi basi`,
    support: `
      na msaada baada ya kuanza unalipiwa tofauti?`,
  },
  setUpFee: {
    advance: `
      nusu kwanza inakubalika?`,
    expensive: `
      kuna nyingine ya bei ndogo zaidi`,
    item: `
      nina mashairi yangu, mnaweza kuyatilia muziki?
      kitabu changu cha mashairi kinaweza kupata tovuti yake?`,
    optionalParts: `
      na dashibodi ni lazima tangu mwanzo?`,
    setUpFee: `
      hiyo ya kwanza hailipwi tena mwakani?
      mwezi wa kwanza nalipa vyote viwili?`,
  },
  sharedWith: {
    aiTraining: `
      hizo jumbe zinatumika kufundisha AI?`,
    anonymousVisit: `
      naweza kuangalia tovuti bila kujitambulisha?`,
    chatRequest: `
      hivi haya niliyoandika tayari ni ombi?`,
    files: `
      nikiagiza wimbo wa maneno yangu nitapata na karaoke?`,
    retention: `
      nikifunga ukurasa mnabaki nayo?`,
    secret: `
      na siri za biashara yangu`,
    sharedWith: `
      na polisi wakiomba je`,
  },
  shopPayment: {
    clientCall: `
      naweza kuongea na mtu aliyewahi kununua kwenu`,
    hosting: `
      na jina la tovuti ninunue mwenyewe`,
    languageSong: `
      mnaweza kutunga wimbo wa harusi kwa Kiswahili?`,
    shopPayment: `
      na M-Pesa je?
      wangu hulipa kwa simu tu
      M-Pesa mnaiunganisha`,
    websiteMonthly: `
      hiyo bei ni ya mara moja au kila mwezi`,
  },
  shopPlatforms: {
    botTakesPayment: `
      mteja anaweza kulipa hapo hapo kwenye chat`,
    extraCost: `
      kuunganisha kuna gharama nyingine`,
    minors: `
      mwanangu ana miaka 14, anaweza kutumia huduma zenu?`,
    orderLookup: `
      nataka ya kutafuta order pekee`,
    perStudent: `
      shule yetu ina wanafunzi 300, bei ya zana za shule inapanda kwa idadi yao?`,
    shopPlatforms: `
      na kama siyo hizo mbili
      na kama nauza kwa jumia`,
  },
  singer: {
    agentJobs: `
      agent anaweza kupanga barua pepe za wateja na fomu zote mahali pamoja?`,
    languageSong: `
      kwa kiluhya?`,
    singer: `
      sauti ya mtoto inawezekana?
      yaani ni kompyuta tu hakuna mtu anayeimba
      ya mzee mwenye sauti nzito`,
    trust: `
      nitajuaje hamtanitapeli nikilipa mapema`,
    urgent: `
      harusi ni jumamosi hii`,
  },
  skills: {
    files: `
      wimbo ukikamilika unatumwa kwa faili za aina gani?`,
    meeting: `
      mnakuja dukani kunionyesha?`,
    needFrom: `
      bei niziandike kwa karatasi nipige picha tu?`,
    skills: `
      baba hajui mambo ya kompyuta kabisa, ataweza?
      mwanangu ndiye anajua, anisaidie?`,
    staffTraining: `
      walimu wangu wazee nao?`,
    videoLength: `
      video ya kitabu huwa ya dakika ngapi`,
  },
  smartSchool: {
    classKit: `
      ile ya somo na quiz ipo tayari leo?`,
    languageSchool: `
      na ujumbe kwa wazazi, vya sasa viko kwa kihindi tu?`,
    location: `
      mko mji gani hasa`,
    price: `
      Wimbo wa harusi ni bei gani?`,
    smartSchool: `
      hata tarehe ya kukadiria hamna
      wazazi nao watakuwemo?`,
    staffTraining: `
      na hizo zilizopo sasa, walimu wangu watafundishwa kuzitumia?`,
  },
  'smb.broadcast': {
    consent: `
      wale hawajakubali nikiwatumia?
      wakiandika stop inakuwaje`,
    guarantee: `
      italeta wateja kweli?`,
    keepNumber: `
      inatoka kwa namba yangu hii?`,
    moveDemo: `
      nimebook demo ya kesho, nabadilishaje muda`,
    price: `
      na bundle yenye vyote ni ngapi`,
    reviewRequests: `
      na kuwaomba maoni mazuri?`,
  },
  'smb.businessBot': {
    branches: `
      na nikiwa na maduka mawili`,
    followUps: `
      itawakumbusha siku moja kabla?
      aliyeuliza akanyamaza je`,
    monthlyFee: `
      ya mwezi inalipwa lini`,
    night: `
      usiku wa manane pia?`,
    ownSite: `
      tovuti mkinitengenezea inabaki kwa jina langu?`,
    revision: `
      rasimu ya tovuti nisipoipenda mnabadilisha mara ngapi?`,
    stop: `
      msimu ni miezi sita tu, mingine nisilipe`,
  },
  'smb.voice': {
    hours: `
      Mnafanya kazi siku za Jumapili na sikukuu?`,
    item: `
      inafanya nini hasa kwenye simu`,
    missedCall: `
      kuhusu simu ambazo hazikupokelewa je`,
    overkill: `
      simu ni chache, kuna haja?`,
    price: `
      ikiwa na bundle yote ni kiasi gani
      pamoja na bot jumla ngapi`,
    tax: `
      Je mnatoa risiti ya kodi mtu akilipa?`,
  },
  socialMedia: {
    compare: `
      tofauti na ile ya biashara ndogo`,
    keepNumber: `
      nina namba ya kibinafsi, nikija kwenu inabaki ileile`,
    language: `
      kwa Kiswahili huko pia`,
    outside: `
      kesho mvua itanyesha Mombasa?`,
    price: `
      nikitaka WhatsApp peke yake ni kiasi gani`,
    socialMedia: `
      na TikTok?
      TikTok je`,
  },
  songOccasions: {
    languageSong: `
      kwa Kijaluo inawezekana?`,
    orders: `
      Nina duka la nguo mtandaoni, bot inaweza kumwambia mteja oda yake iko wapi?`,
    ownSong: `
      nikiutumia kwa tangazo la duka?`,
    songOccasions: `
      mazishi ya babu je
      na siku ya kuzaliwa ya mama?
      majina ya wote yatakuwemo
      mnaweza kuweka utani wetu ndani`,
    songSample: `
      mfano upo mmoja?`,
    syllabus: `
      Mipango ya somo inafuata mtaala wetu wa CBC?`,
  },
  songSample: {
    files: `
      baba ataimba mwenyewe, muziki tu`,
    languageSong: `
      kwa kiswahili inatoka vizuri?`,
    price: `
      na jingle ya duka je, bei
      ndefu zaidi, bei inapanda?`,
    revision: `
      nisipopenda kipande cha kwanza?`,
    songOccasions: `
      ya kumuaga bosi je`,
    songSample: `
      una sehemu gani gani huo wimbo`,
  },
  songSketcher: {
    files: `
      nitapewa pia toleo la karaoke?`,
    job: `
      je mnaajiri waimbaji au watayarishaji wa muziki?`,
    medical: `
      bot ya kliniki itamwambia mgonjwa dawa ya kunywa?`,
    ownSong: `
      na wimbo nikiulipia ni wangu kuuza?`,
    products: `
      bidhaa zipi ziko tayari leo`,
    singer: `
      na sauti itakuwa ya nani`,
    songSketcher: `
      siwezi kuijaribu hata kidogo?`,
  },
  staffCost: {
    calendar: `
      mnaweza kuunganisha bot na kalenda yangu ya google?`,
    liability: `
      ikinisababishia hasara nani analipa`,
    monthlyFee: `
      hiyo ya kila mwezi inalipia nini`,
    night: `
      saa tano usiku yeye amelala, hii je`,
    priceRise: `
      mshahara hupanda, ada yenu je`,
    staffCost: `
      kwa hiyo ni nafuu kuliko mhudumu`,
    stop: `
      naweza kuacha kama hainisaidii`,
  },
  staffTraining: {
    abroad: `
      hata sisi tulio nairobi?`,
    calendar: `
      bot inaweza kuunganishwa na kalenda yangu ya saluni?`,
    human: `
      nataka kuongea na mtu mwenyewe sasa, inawezekana?`,
    onlyMobile: `
      simu inatosha au lazima kompyuta`,
    price: `
      kwa walimu wawili tu ni ngapi`,
    staffTraining: `
      walimu wangapi wanaweza kukaa kwenye hayo mafunzo`,
    studentData: `
      majina ya wanafunzi mtayaona?`,
  },
  standIn: {
    contact: `
      kuna namba ya dharura?`,
    customerData: `
      na data ya wateja wangu nitaipata?`,
    delay: `
      ukichelewesha kazi je`,
    item: `
      mna jaribio la kuchagua kazi kwa wanafunzi wa kidato cha kwanza?`,
    night: `
      bot nayo inalala wewe ukilala?`,
    price: `
      naomba bei ya website yenye chatbot ya hoteli yangu ndogo`,
    standIn: `
      ukipata ajali je`,
  },
  stop: {
    cancelBefore: `
      na kama hamjaanza bado?`,
    contact: `
      barua pepe niandike wapi`,
    ownSite: `
      tovuti nayo inabaki yangu?`,
    ownSong: `
      wimbo wangu bado ni wangu?`,
    priceRise: `
      na bei ya mwezi mnaweza kuipandisha?`,
    seo: `
      Tovuti mnazotengeneza zinaonekana kwenye Google?`,
    stop: `
      lazima niandike email?`,
  },
  studentData: {
    branches: `
      Duka langu lina matawi matatu, bot moja inatosha?`,
    deleteData: `
      mwanafunzi akihama mnafuta yake?`,
    security: `
      ikivuja je`,
    sharedWith: `
      serikali ikiomba mnawapa?`,
    studentData: `
      hata majina yao mnahifadhi?
      walimu wetu tu ndio wanaona?
      na matokeo ya mitihani?`,
  },
  support: {
    abroad: `
      hata nikiwa dodoma`,
    contact: `
      nikipata shida naandika wapi`,
    price: `
      nina shairi langu, kuligeuza kuwa wimbo ni shilingi ngapi?`,
    staffTraining: `
      na walimu wangu mtawafundisha kutumia
      walimu wetu mtawafundisha kuitumia`,
    support: `
      bila ada ya mwezi mnasaidia`,
    warranty: `
      na nikikuta kosa baada ya wiki mbili`,
  },
  syllabus: {
    aiTraining: `
      vitabu vyetu mtavitumia kwingine?`,
    bookings: `
      mteja wa salon anaweza kuweka miadi mwenyewe usiku kupitia whatsapp?`,
    item: `
      karatasi za mazoezi?`,
    processSchool: `
      tunaanzaje, walimu wachache kwanza?`,
    smartSchool: `
      na mfumo mmoja wa alama zote za shule?`,
    syllabus: `
      watoto wa nursery pia?
      mtaala wa cbc pia?`,
  },
  takeOver: {
    customerData: `
      tukiachana nayachukua mazungumzo?`,
    oldSite: `
      Tovuti yangu ya zamani mnaweza kuirekebisha?`,
    ownerAlerts: `
      inanipa muhtasari kila siku?`,
    takeOver: `
      naona yote iliyojibu?
      nikichelewa kujibu, bot inaendelea?`,
    videoLength: `
      Nina kitabu kipya, video yake inakuwa ya urefu gani?`,
    whoReadsChats: `
      nani mwingine anasoma`,
  },
  tax: {
    advance: `
      nalipa yote mwanzo au nusu`,
    currency: `
      na bei ni kwa shilingi au rupia
      dola mnapokea?`,
    item: `
      mashairi niliyoandika mwenyewe mnaweza kuyawekea muziki?`,
    law: `
      tukikosana sheria ya nchi gani`,
    tax: `
      niko kenya, vat inaongezwa?
      kampuni yetu inataka risiti kamili`,
  },
  templates: {
    compare: `
      tofauti ya hizi na bidhaa zenu nyingine`,
    oneTeacher: `
      hii ya mpango wa somo naweza kuchukua mimi peke yangu? ni mwalimu tu`,
    onlyMobile: `
      nina simu tu, zitafanya kazi?`,
    packageBuilder: `
      package builder naipata wapi`,
    reviewRequests: `
      ile ya maoni ya wateja ni bure milele?`,
    stop: `
      nikitaka kusimamisha malipo ya kila mwezi nifanyeje`,
    templates: `
      nikiomba leo nasubiri siku ngapi kujua`,
  },
  termsChange: {
    cancelBefore: `
      nikikubali leo naweza kughairi kesho`,
    law: `
      mahakama ya wapi tukigombana`,
    liability: `
      na nikipata hasara masharti yanasemaje
      kuna kikomo cha fidia humo`,
    shopPayment: `
      mnaweza kuweka malipo ya kadi kwenye tovuti ya duka langu?`,
    stop: `
      nisipokubali mabadiliko naweza kuacha huduma ya mwezi`,
    termsChange: `
      nikiagiza tena mwakani je`,
  },
  testimonialForm: {
    outside: `
      nikiandika kuna zawadi yoyote?`,
    reference: `
      na mradi wangu mtauonyesha pia?`,
    reviewChecks: `
      hiyo alama ya verified inapatikanaje`,
    reviews: `
      na za wengine naona wapi`,
    sharedWith: `
      barua pepe yangu mtampa mtu?`,
    testimonialForm: `
      nyota tatu naruhusiwa?`,
    testimonialShown: `
      picha ya aina gani`,
  },
  testimonialShown: {
    compare: `
      Kuna tofauti gani kati ya starter na business growth`,
    retention: `
      mnaweka haya miaka mingapi`,
    reviews: `
      wengine wameandika nini`,
    testimonialForm: `
      lazima nitoe nyota?`,
    testimonialShown: `
      bila jina kabisa inawezekana?
      jina la utani naweza?`,
    tools: `
      Mnaweza kuunganisha Zoho CRM yetu?`,
  },
  tools: {
    botTakesPayment: `
      mpesa till iunganishwe`,
    discount: `
      Je, mna punguzo kwa shule za kanisa?`,
    figures: `
      mmefanya kazi na watu wangapi mpaka sasa`,
    mistake: `
      ikiharibu kitu kwenye Tally yangu?`,
    onOwnSite: `
      tovuti yangu ni ya wix`,
    shopPlatforms: `
      na duka la Shopify?`,
    tools: `
      quickbooks pia?`,
  },
  trial: {
    moveDemo: `
      nikishindwa kufika siku hiyo`,
    pastWork: `
      basi nionyesheni kazi zenu za mfano`,
    shopPayment: `
      kwenye tovuti ya duka mnayotengeneza mteja anaweza kulipa na M-Pesa?`,
    stop: `
      nilipe mwezi mmoja halafu niache?`,
    templates: `
      na zile templates, zipo za aina gani`,
    tools: `
      naweza kuunganisha na Zoho ambayo ofisi yetu inatumia?`,
    trial: `
      hata siku tatu tu za kujaribu na wateja wangu?`,
  },
  trust: {
    abroad: `
      niko Arusha mnafanya kazi huku pia`,
    law: `
      niko Nairobi, kesi itaamuliwa kwa sheria ya wapi`,
    noWebsite: `
      Bot yenu inafanya kazi bila kuwa na tovuti?`,
    payMethod: `
      kadi yangu mnaihifadhi?`,
    standIn: `
      na ukifa au ukipotea, bot yangu?`,
    trust: `
      nitajuaje si matapeli
      nimetapeliwa mtandaoni mara mbili`,
    warranty: `
      na nikilipa isifanye kazi je`,
  },
  updates: {
    cannotAnswer: `
      maswali mapya inajifunza?`,
    editSelf: `
      siwezi kubadilisha mwenyewe?`,
    hours: `
      jumapili mnafanya kazi?`,
    serviceLevel: `
      itabadilika leo leo?`,
    stop: `
      na nikiacha kulipa hiyo ada`,
    updates: `
      bei za salon zikipanda je
      menyu yote ikibadilika?`,
  },
  upgrade: {
    extraCost: `
      nitaambiwa bei ya kuongeza mapema?`,
    item: `
      hicho cha kati kinajumuisha nini`,
    optionalParts: `
      si lazima nichukue vyote leo?`,
    popular: `
      wengi huwa wanachagua ipi`,
    robot: `
      wewe ni mtu halisi au mashine?`,
    upgrade: `
      biashara ikikua naongeza tu?
      nikianza na tovuti kisha chatbot baadaye?`,
  },
  urgent: {
    aiTraining: `
      mnatumia mazungumzo ya wateja wangu kufundisha AI?`,
    contact: `
      fomu yenyewe iko wapi`,
    howLongBot: `
      bot ndogo tu pia wiki mbili`,
    needFrom: `
      nikitaka mwanze kesho niwatumie nini`,
    notOffered: `
      mnauza pia kompyuta na printa`,
    urgent: `
      na tovuti, kabla ya wiki mbili?
      angalau sehemu ndogo iwe tayari ijumaa`,
  },
  videoLength: {
    item: `
      nataka wasomaji wapate tovuti yangu pia, mwandishi`,
    outside: `
      sauti ya msomaji ni ya mtu kweli`,
    price: `
      Nina duka la nguo mtandaoni, bot ya kujibu wateja ni bei gani?`,
    processCreative: `
      nitaiona kwanza kabla haijaisha?
      nitume kitabu kizima au kurasa chache`,
    videoLength: `
      na ya kuweka WhatsApp status?
      ya tiktok, imesimama?`,
  },
  warranty: {
    breachOfTerms: `
      mkataba ukivunjwa nani analipa nini`,
    language: `
      niripoti kwa Kiswahili mtaelewa?`,
    serviceLevel: `
      mnarekebisha baada ya saa ngapi nikiripoti`,
    standIn: `
      ukiugua wewe nani atarekebisha`,
    support: `
      baada ya hapo nani anaiangalia kila siku`,
    videoLength: `
      nataka video fupi ya riwaya yangu, huwa ni dakika ngapi?`,
    warranty: `
      kosa ni la kwangu mwenyewe je`,
  },
  websiteMonthly: {
    expensive: `
      bado ni pesa nyingi kwangu`,
    hosting: `
      mnaweza kuninunulia hiyo hosting ninyi`,
    instalment: `
      na nikilipa kidogo kidogo`,
    pageCount: `
      kurasa ngapi zinakuja`,
    partner: `
      naweza kuuza huduma zenu huku kwetu kwa kamisheni?`,
    quote: `
      nitafikiria, nitapataje makadirio kwa barua pepe`,
    seo: `
      na kuonekana google kunalipiwa`,
    support: `
      nani anaiangalia baada ya hapo`,
  },
  'websites.business': {
    customAppScope: `
      mnaweza kunitengenezea programu ya kusimamia hosteli ya wanafunzi?`,
    editSelf: `
      bei zangu zikibadilika naweza kurekebisha mwenyewe?`,
    language: `
      Kiswahili na Kiingereza kwa pamoja?`,
    mobileFriendly: `
      simu za bei nafuu zitaifungua haraka?`,
    outside: `
      na barua pepe ya jina la kampuni`,
    seo: `
      nikitafutwa Google nitaonekana wa kwanza?`,
    whoReadsChats: `
      nani anasoma mazungumzo ya boti na wateja wangu?`,
  },
  'websites.portfolio': {
    discount: `
      mna punguzo la sikukuu kwa vyombo vya shule`,
    item: `
      fomu ya mawasiliano imo?
      kurasa ngapi humo`,
    job: `
      mnaajiri vijana wa IT kwa sasa?`,
    oldSite: `
      ninayo ya zamani lakini mbovu`,
    revision: `
      nisipoipenda mnabadilisha mara ngapi
      sipendi rangi, narudisha`,
  },
  'websites.shop': {
    advance: `
      nusu sasa nusu baadaye`,
    discount: `
      punguza kidogo basi`,
    howLongWebsite: `
      itafunguliwa baada ya muda gani`,
    item: `
      ni ya nguo tu au bidhaa zozote`,
    oldSite: `
      nina duka la zamani mtandaoni, linarekebishika`,
    price: `
      walimu watano wakihitaji mipango ya masomo ni kiasi gani kwa mwaka?`,
    seo: `
      bidhaa zitaonekana google`,
  },
  whereToStart: {
    bookings: `
      kwangu ni miadi ya wateja`,
    hours: `
      mnafanya kazi jumapili pia?`,
    human: `
      bora nizungumze na mtu`,
    missedCall: `
      kwangu ni simu ninazokosa kupokea`,
    mistake: `
      naogopa ikiharibu kazi yangu`,
    oldSite: `
      tovuti yangu ya zamani mnaweza kuirekebisha?`,
    overkill: `
      kwangu hakuna kazi nyingi hivyo`,
  },
  whichPackage: {
    addOnAlone: `
      dashboard pekee inawezekana`,
    contact: `
      nitawasiliana nanyi vipi, kuna email au namba?`,
    item: `
      na ile ya kupokea simu inafanyaje kazi
      nina mashairi yangu, mnaweza kuyatia muziki?
      hiyo ya kwanza ina nini ndani`,
    price: `
      ya kwanza kwa mwaka mzima inafika ngapi`,
    whichPackage: `
      sina uhakika, nichagulie wewe`,
  },
  whoReadsChats: {
    cannotAnswer: `
      ikishindwa kujibu nani anamjibu mteja`,
    discount: `
      nikichukua broadcast na dashboard pamoja mnapunguza bei?`,
    humanLike: `
      mteja atajua anaongea na mashine?`,
    price: `
      tovuti ya mwandishi wa vitabu ni bei gani?`,
    socialMedia: `
      na za facebook nazo zitaonekana humo?`,
    studentData: `
      za wanafunzi pia mnasoma`,
    takeOver: `
      naingiliaje katikati ya mazungumzo`,
  },
  whyUs: {
    capacity: `
      mna wateja wengi, si nitasubiri sana?`,
    cookies: `
      Mnatumia cookies gani kwenye tovuti hii?`,
    figures: `
      mna uzoefu wa miaka mingapi`,
    standIn: `
      ukiugua nani anashughulikia`,
    support: `
      kitu kikiharibika nampigia nani`,
    whyUs: `
      sababu nyingine?
      kwa nini nisichukue kampuni kubwa`,
  },
  workingDay: {
    demoDetails: `
      hiyo saa ya demo ni ya India au ya hapa Kenya?
      kwa saa za Kenya demo ni saa sita unusu basi?`,
    price: `
      Kifaa cha kutuma ujumbe kwa wazazi kinagharimu kiasi gani kwa mwaka?`,
    robot: `
      wewe ndiye unayejibu au bot`,
    serviceLevel: `
      unanipa majibu ndani ya dakika ngapi, mkataba wa muda upo`,
    socialMedia: `
      bot inaweza kujibu facebook`,
    workingDay: `
      na jioni unafanya nini`,
  },
}
