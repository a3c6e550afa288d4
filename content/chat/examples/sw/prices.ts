import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const swahiliPrices = {
  price: `
    mwaka wa kwanza jumla ni kiasi gani
    website ni ngapi
    nitalipa ngapi nikitaka tovuti
    wimbo bei
    bot ni shilingi ngapi kwa ujumla
    niko na elfu thelathini, napata nini
    elfu tano inatosha kitu gani
    kwa mwezi nitatoa kiasi gani
    gharama ya mwaka mzima
    bei ya chini kabisa kwa saluni
    dashibodi na sauti pamoja ni kiasi gani
    karatasi za kazi na mawasiliano ya wazazi jumla
    bei ya kila kitu tafadhali
    bot na dashibodi pamoja bei gani
    walimu 8 mipango ya somo na majaribio kwa mwaka
    jingle mbili ni bei gani
    nikichukua bot zote mbili naokoa kiasi gani
    miezi sita jumla ni ngapi
    bei zenu ni zipi
    inagharimu kiasi gani
    nitumie orodha ya bei
    mnatoza kiasi gani
    ni shilingi ngapi
    nina bajeti ya 20000, napata nini
    bei ya chini kabisa
    bei ya juu kabisa
    jumla kwa mwaka wa kwanza ni ngapi
    kwa dola ni kiasi gani
    kwa mwezi nalipa ngapi
    nahitaji pesa ngapi
    bei gani
    jumla ni ngapi
    nina elfu nane, napata nini
    vyote viwili ni ngapi
    kwa miezi sita ni ngapi
    malipo ya mwanzo ni ngapi
    mwezi tu ni ngapi
    jumla ni kiasi gani
    gharama zote ni ngapi
    nina elfu 20, nitapata nini`,
  compare: `
    nichukue starter au growth
    ipi inafaa duka dogo
    tofauti ya vifurushi ni nini
    kipi kinanifaa zaidi
    nichukue kipi kati ya starter na bot ya biashara
    kuna tofauti gani kati ya wakala na chatbot
    tovuti ya biashara au ya portfolio ipi inanifaa
    bora kipi kati ya starter na growth
    bundle ni nafuu kuliko moja moja
    nichague ipi kwa duka langu
    bot ya wateja na bot ya mmiliki zina tofauti gani
    nichague ipi
    tofauti ni nini
    ipi inafaa kwa saluni
    nichukue bundle au kimoja kimoja
    tofauti ni nini kati ya hizo mbili`,
  item: `
    wagonjwa wanaweka miadi na hawaji
    bot inapokea simu au inajibu meseji tu
    mteja akipiga simu bot itaongea naye
    je kuna kitu cha kupokea simu kwa niaba yangu
    wateja wanauliza kisha wanapotea
    wateja wanauliza oda iko wapi kila siku
    nasahau kuwajibu wateja usiku
    bidhaa zinaisha bila mimi kujua
    kifurushi cha starter kina nini
    kuna kifurushi cha waandishi wa vitabu
    mnawapa nini waandishi
    shule inapata nini kwenu
    growth inajumuisha nini
    dashibodi inaonyesha nini
    bot ya wateja inafanya nini
    nieleze zaidi kuhusu sauti
    mna kitu gani kwa walimu
    mna nini kwa waandishi
    mnaweza kusaidia hoteli yangu
    kuna kitu kwa duka la dawa
    mimi ni mwalimu, kuna nini kwa ajili yangu
    mimi ni mwandishi, mna nini kwangu
    mna nini kwa walimu
    boti inafanya nini
    starter ina nini
    nafundisha nyumbani, kuna kitu kwangu
    shairi langu liwe wimbo
    nataka kutuma ujumbe kwa wateja wote
    je inaweza kupokea simu pia
    inaweza kujibu simu
    kifurushi cha sme kina nini
    bot inayopokea simu na kuongea
    simu ikilia bot inaongea na mteja
    je inajibu simu kwa sauti
    nataka isome nyaraka zetu na kuwajibu wafanyakazi
    mwongozo wa kurasa mia mbili, inijibu kutoka humo
    mfanyakazi anaandika maulizo kwenye excel siku nzima
    uso unaoongea kwenye skrini ya ofisi
    nipate muhtasari wa mauzo kila jioni
    wateja wanatuma picha usiku kuuliza kama bidhaa ipo
    nataka kuwatumia wateja salamu za idd wote pamoja
    wapangaji wanauliza nyumba, nataka bot ipange kuwaonyesha
    mziki mfupi wa mwanzo wa video zangu
    wagonjwa wanaandika usiku, kuna suluhisho
    mna nini kwa shule
    simu nyingi kliniki, ai inaweza kuzipokea
    bot ya kukumbusha ada
    nina gereji, wateja wanauliza gari liko tayari`,
}

export const swahiliWishes: Examples<Record<SubjectId, unknown>> = {
  none: `
    bei zenu
    bei ni ngapi
    ni bei gani
    mnatoza ngapi
    gharama`,
  onlineShop: `
    nauza nguo mtandaoni
    nina duka la mtandaoni
    tuna biashara ya mtandaoni
    nina biashara ya instagram
    duka langu la mtandaoni
    tunauza viatu kwa tovuti`,
  localShop: `
    nina duka la vyakula
    duka langu la dawa
    nauza vifaa vya ujenzi
    tuna duka la mikate`,
  smb: `
    nina saluni
    tuna hospitali ndogo
    mimi ni daktari wa meno
    nina mgahawa
    tuna hoteli
    mimi ni wakala wa nyumba
    nina gym
    kituo cha masomo ya ziada
    mimi ni mwanasheria
    nina karakana ya magari`,
  school: `
    mimi ni mkuu wa shule
    shule yetu ya msingi
    tuna chuo
    zana za shule
    zana zote za shule
    bei za zana za shule`,
  teacher: `
    mimi ni mwalimu
    nafundisha hisabati
    kitu kwa ajili ya mwalimu mmoja`,
  student: `
    mimi ni mwanafunzi
    kitu kwa wanafunzi
    mwanangu yuko darasa la kumi`,
  author: `
    nimeandika kitabu
    mimi ni mwandishi
    naandika mashairi
    riwaya yangu inatoka mwezi ujao`,
  creator: `
    nina chaneli ya youtube
    mimi ni msanii
    natengeneza video za mtandaoni
    bendi yetu`,
  businessBot: `
    bot ya kupokea miadi
    bot ya whatsapp kwa kliniki yangu
    msaidizi wa kujibu wateja wa saluni
    kitu cha kukumbusha wagonjwa
    bot ya biashara
    bot ya kuhifadhi meza kwenye mgahawa
    kitu cha kujibu wateja chenyewe
    wateja wananiandikia whatsapp usiku kuuliza bei, kitu kiwajibu
    nimechoka kujibu maswali yale yale ya wateja
    mashine ya kujibu ujumbe wa saluni
    bot ya kliniki inayokumbusha wagonjwa
    bot ya kukumbusha ada za wanafunzi
    msaidizi wa whatsapp wa duka langu`,
  customerBot: `
    bot ya kujibu wateja wa duka la mtandaoni
    bot ya wateja
    bot ya kusema mzigo umefika wapi
    chatbot ya duka langu la shopify
    kitu cha kujibu maswali ya bidhaa mtandaoni
    wateja wa mtandaoni wanauliza mzigo uko wapi
    bot ya duka la nguo mtandaoni
    bot inayosema oda iko wapi`,
  ownerBot: `
    bot ya kumjulisha mmiliki
    nataka kuarifiwa oda ikiingia
    niambiwe bidhaa zikikaribia kuisha
    nijulishwe mteja akikasirika
    muhtasari wa mauzo ya siku
    niarifiwe mteja akilalamika
    muhtasari wa kila siku wa duka
    bot ya kuniambia mwenye duka oda mpya
    boti ya kumjulisha mwenye duka oda mpya
    bot ya kumjulisha mwenye duka`,
  voice: `
    kitu cha kupokea simu
    sauti
    bot inayoongea kwenye simu
    bot ya kupokea simu
    sauti inayojibu wateja kwa simu
    msaidizi wa kujibu simu
    kipokea simu
    ai ya kujibu simu`,
  dashboard: `
    dashibodi
    ripoti ya mazungumzo na miadi kwenye skrini
    skrini moja ya kuona miadi yote
    mahali pa kuona mazungumzo yote`,
  broadcast: `
    kutuma ofa kwa wateja wa zamani
    salamu za sikukuu kwa wateja wote
    kutuma ofa kwa wateja wote
    kifaa cha broadcast
    ujumbe kwa wateja wote kwa mara moja
    kuwatangazia wateja wote
    ile ya kutuma ujumbe kwa wote`,
  ecommerceBundle: `
    kifurushi cha e-commerce
    bot zote mbili kwa duka la mtandaoni
    bundle ya duka la mtandaoni`,
  smbBundle: `
    kifurushi cha sme
    kifurushi kizima cha biashara ndogo
    bot, sauti, dashibodi na broadcast pamoja
    bundle ya kliniki`,
  starter: `
    kifurushi cha starter
    kifurushi kidogo kabisa`,
  growth: `
    kifurushi cha growth
    kifurushi maarufu
    paketi inayopendwa zaidi na watu
    kifurushi kinachonunuliwa zaidi`,
  enterprise: `
    kifurushi cha enterprise
    tuna matawi sita
    kampuni kubwa yenye ofisi nyingi`,
  package: `
    vifurushi vyenu
    bei ya vifurushi`,
  website: `
    tovuti
    nataka tovuti
    ukurasa wa mtandao`,
  websiteBusiness: `
    tovuti ya kliniki yangu
    tovuti ya kampuni
    tovuti ya mgahawa
    tovuti ya shule yetu
    tovuti ya kampuni ya utalii
    tovuti rahisi ya biashara`,
  websiteChatbot: `
    tovuti yenye chatbot
    tovuti ikiwa na chatbot ndani
    website yenye msaidizi
    tovuti pamoja na bot
    tovuti inayojibu wageni yenyewe`,
  websitePortfolio: `
    tovuti ya kuonyesha kazi zangu
    tovuti ya picha zangu
    tovuti ya portfolio
    tovuti ndogo ya kuonyesha picha zangu tu`,
  websiteShop: `
    tovuti ya duka la mtandaoni
    tovuti ya kuuza bidhaa
    tovuti yenye malipo
    tovuti ambapo wateja wananunua
    watu wanunue moja kwa moja kwenye tovuti
    tovuti yenye duka`,
  customApp: `
    programu ya kusoma risiti
    mfumo wa kutengeneza nukuu za bei
    programu maalum ya kazi yetu
    app ya ai ya kusoma ankara
    programu ya kutengeneza nukuu za bei
    app ya simu ya biashara yangu
    app kwa ajili ya biashara yangu`,
  websiteBundle: `
    kifurushi cha tovuti
    bundle ya tovuti na bot`,
  agent: `
    gpt agent
    wakala anayeandaa makadirio
    wakala wa ai anayefanya kazi za ofisi
    agent wa kupanga barua pepe`,
  trained: `
    chatbot inayosoma pdf zetu
    bot iliyofunzwa kwa mwongozo wa kampuni
    bot iliyofundishwa nyaraka zetu
    bot inayojibu kutoka kwenye pdf zetu
    wafanyakazi waulize maswali kuhusu sera zetu`,
  multichannel: `
    bot moja kwa instagram na whatsapp
    msaidizi mmoja mitandao yote
    bot ya whatsapp na instagram na tovuti
    msaidizi mmoja kwa mitandao yote
    kujibu ujumbe wa instagram na facebook`,
  avatar: `
    avatar yenye uso
    uso unaoongea kwenye skrini
    mtangazaji wa kompyuta
    mtu wa kidijitali wa mapokezi
    sura inayoongea`,
  crm: `
    kuunganisha crm
    maulizo yaingie kwenye mfumo wa wateja
    wateja wapya waingie moja kwa moja kwenye crm
    maulizo yaingie zoho`,
  song: `
    wimbo
    nataka wimbo
    muziki`,
  eventSong: `
    wimbo wa harusi
    wimbo wa siku ya kuzaliwa
    wimbo wa kumuaga mwenzetu
    wimbo wa sherehe ya wazazi
    wimbo wenye jina la mama yangu anayetimiza miaka 70
    wimbo wa siku ya kuzaliwa ya mama
    wimbo wa kuaga`,
  jingle: `
    wimbo wa tangazo
    jingle ya duka
    muziki wa tangazo la redio
    wimbo mfupi wa biashara
    muziki ambao watu watauimba baada ya kuusikia redioni`,
  lyrics: `
    shairi langu liwe wimbo
    nina mashairi nataka muziki
    muziki kwa maneno yangu
    mashairi yangu yawe wimbo`,
  multiFormat: `
    wimbo kwa urefu tofauti
    wimbo kwa reels na redio`,
  bookVideo: `
    video ya kitabu changu
    filamu fupi ya riwaya yangu
    tangazo la video la kitabu`,
  authorSite: `
    tovuti yangu ya mwandishi
    website ya vitabu vyangu
    tovuti ya mwandishi
    tovuti ya vitabu vyangu`,
  bookSong: `
    wimbo wa kitabu changu
    wimbo kutoka hadithi yangu`,
  lessonPlan: `
    mipango ya somo
    zana ya kuandaa masomo
    andalio la somo`,
  quiz: `
    zana ya kutunga maswali ya mtihani
    mtihani kutoka kwenye sura
    chombo cha maswali
    chombo cha maswali ya mtihani
    kitengeneza mitihani`,
  worksheet: `
    karatasi za mazoezi
    maandishi ya masomo
    zana ya kutengeneza mazoezi`,
  grading: `
    kusahihisha mitihani
    zana ya kusahihisha karatasi
    msaada wa kutoa alama`,
  behavior: `
    kumbukumbu za tabia za wanafunzi
    nidhamu ya wanafunzi
    kufuatilia tabia`,
  parents: `
    kutuma ujumbe kwa wazazi
    mawasiliano na wazazi
    kuwajulisha wazazi`,
  onlineClass: `
    darasa la mtandaoni
    masomo ya mtandaoni na mahudhurio
    kufundisha kwa mtandao`,
  careerTest: `
    mtihani wa kazi kwa wanafunzi
    ushauri wa taaluma
    kipimo cha vipaji
    mtihani wa kujua kazi inayomfaa mwanafunzi`,
  bot: `
    bot ya whatsapp
    chatbot
    msaidizi wa ai
    majibu ya kiotomatiki
    siwezi kujibu ujumbe wote`,
}
