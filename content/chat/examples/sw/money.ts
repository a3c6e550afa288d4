import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const swahiliMoney: Examples<typeof money> = {
  payMethod: `
    mkilipwa kwa kadi mnahifadhi namba ya kadi
    namba ya kadi yangu mtaiona
    nalipaje pesa
    mnapokea M-Pesa?
    naweza kulipa kwa kadi?
    nalipa vipi
    mnapokea mpesa
    njia za kulipa ni zipi
    naweza kulipa cash
    nalipa kwa kadi
    niko Nakuru na nina kibanda cha simu, sina akaunti ya benki kabisa, hizi hela zenu zitawafikiaje huko India
    mhasibu wetu wa shule hulipa kwa hundi tu kwa sababu ya ukaguzi, je mnaipokea au kuna mtindo mwingine wa kutuma
    niliwahi kuibiwa baada ya kuandika kadi kwenye site ya ajabu, kwenu namba za kadi yangu zinapita kwa nani na mnaziona
    duka langu lina visa ya biashara, nikikubali makadirio naingiza kadi wapi na nani anaisimamia hiyo kazi ya kukata pesa
    je kadi ya visa ya benki ya kenya inapita
    kama sio kadi kuna njia gani nyingine ya kutuma hela
    hela yangu ipite kwa upi au cheque, ipi mnakubali
    western union au wise mnaweza kupokea kutoka Tanzania
    lipa na kadi tu
    airtel money inaingia
    cash mnachukua
    nalipa kwa njia ipii
    malipo yanafanyika vipi
    nalipa kwa njia gani
    hela nawapa vipi
    tunawalipaje kwa kazi ya shule
    mnakubali mpesa
    naweza kulipa kwa pesa taslimu
    nalipaje
    mnapokea kadi
    sina kadi, nalipaje basi
    naweza kulipa kwa m-pesa
    mnapokea pesa taslimu
    tigo pesa au airtel money inakubalika
    nitalipia wapi, benki au simu
    shule inaweza kulipa kwa akaunti ya benki
    mnakubali paypal
    malipo kwa kadi ni salama
    njia za malipo ni zipi
    naweza kulipa kwa benki
    mtoto wangu aliye ng'ambo atalipaje
    mnaona namba ya kadi yangu
    mpesa
    nitumie pesa wapi
    naweza kulipa kwa mpesa
    nalipaje kutoka kenya`,
  afterPaying: `
    nimelipa lakini sijaona risiti
    nimetuma pesa, risiti iko wapi
    pesa imekatwa lakini hakuna barua pepe
    nimeshalipa, sasa nini kinafuata
    baada ya kulipa nini kinafuata
    nimelipa, sasa nini
    nikishalipa kinatokea nini
    napata risiti baada ya kulipa
    risiti inakuja wapi
    nitajuaje malipo yamefika
    nimelipa advance, kazi inaanza lini
    nani atanipigia baada ya kulipa
    mnatuma uthibitisho wa malipo
    hatua gani inafuata baada ya malipo
    nikilipa leo nini kinafuata
    malipo yakipokelewa mnanijulishaje`,
  advance: `
    ada ya mwezi inalipwa mwanzo au mwisho wa mwezi
    kila mwezi nalipa kabla au baada
    nalipa kiasi gani mwanzo
    lazima nilipe zote kwanza?
    nalipa kwanza
    malipo ya kwanza ni kiasi gani
    nilipe yote mwanzo
    deposit ni kiasi gani
    nalipa kabla ya kazi
    nina mgahawa mpya na mtaji umeisha kwenye viti, kabla hamjagusa kazi ni lazima niweke kiasi chote mezani au sehemu tu
    fundi wa awali alichukua pesa yote akapotea, ninyi mnataka nitangulize kiasi gani na kinachobaki ninatoa kazi ikifika
    mimi ni mwekahazina wa shule, bodi inauliza ni asilimia ngapi tunatanguliza na ni siku gani salio linatakiwa
    mathalani nimechukua bot ya saluni, ile hela ya kila mwezi naitoa tarehe moja au mwezi ukishaisha
    mnaanza kazi bila deposit ama lazima nitangulize kitu
    nikiona kazi imekamilika ndio namalizia ile nusu nyingine
    deposit yenu ni nusu ya bei au chini yake
    ile sehemu iliyobaki inadaiwa siku ya kukabidhiwa kazi
    natanguliza ngapi
    deposit ni asilimia ngap
    salio linalipwa siku gani
    full payment mwanzo ama
    lazima nilipe zote mara moja
    nalipa pesa yote mwanzoni
    nalipa kiasi gani kabla
    lazima nilipe yote kabla ya kuanza
    natoa kiasi gani kabla hamjaanza tovuti
    malipo ya awali ni asilimia ngapi
    nalipa lini
    salio nalipa lini
    naweza kulipa baada ya kazi kuisha
    malipo ya mwisho yanalipwa lini
    malipo ya kwanza
    nalipa kabla au baada
    nianze na kiasi gani cha pesa
    naweza kulipa nikishaona kazi
    lazima nilipe kabla ya kuona kazi
    ada ya mwezi nalipa mwanzo wa mwezi au mwisho
    nalipa kiasi gani kwanza
    lazima nilipe zote mwanzo
    naweza kulipa baada ya kazi
    nalipa kiasi gani mwanzoni
    lazima nilipe yote mwanzoni
    malipo yaliyobaki nalipa lini
    naweza kulipa pungufu ya nusu mwanzoni`,
  instalment: `
    mnakubali malipo kwa awamu?
    nilipe nusu nusu?
    kulipa kwa mafungu inawezekana?
    kuna malipo ya awamu
    nalipa nusu nusu
    naweza kulipa mara mbili
    lipa pole pole ipo
    mm ni fundi magari na kipato changu huja wiki kwa wiki, nawezaje kutawanya deni la website kwa vipande vidogo vidogo
    shule yetu hupokea karo kwa mihula mitatu, tungependa malipo ya zana yafuate mihula hiyo badala ya mara moja
    nina duka la pembejeo na pesa huingia baada ya mavuno tu, kuna mpango wa kulipa taratibu mpaka msimu uishe
    tuseme bei ni elfu arobaini na tano na mimi nina elfu kumi kila mwezi, tunaweza kukubaliana hivyo mpaka iishe
    mna lipa mdogo mdogo kama ile ya simu
    nitoe hela kwa vipande vinne mpaka ikamilike
    emi ya benki inafanya kazi kwenu
    niwe nalipa kila wiki mpaka deni liishe
    lipa mdogo mdogo
    nilipe kwa mafungu
    emi iko
    malipo ya miezi sita ipo
    naweza kulipa mara tatu
    nilipe polepole
    naweza kumaliza kulipa ndani ya miezi mitano
    naweza kulipa kidogo kidogo
    malipo kwa awamu
    nigawanye ada ya kuanzisha mara tatu
    naweza kugawanya malipo
    sina pesa zote kwa sasa
    sehemu sasa, sehemu mwezi ujao, sawa
    mnakopesha
    nilipe nusu sasa nusu baadaye
    kwa awamu
    naweza kulipa kwa awamu`,
  refund: `
    nisipopenda, narudishiwa pesa?
    naweza kupata refund
    nitarudishiwa hela yangu?
    nitarudishiwa pesa
    nataka pesa yangu irudi
    pesa inarudi lini
    nimetoa nusu, kazi imeanza, saluni ikafa, hela imeenda
    biashara ikianguka katikati narudishiwa chochote
    mmeshaanza kujenga na nimefilisika, pesa yangu inarudi
    duka langu likifungwa kabla hamjamaliza, sehemu ya pesa inarudi
    tukisimama katikati ya kazi nusu niliyolipa nailalia
    mkishaanza kazi hakuna kurudisha hela kweli
    nilishalipia nusu ya website na mwenzangu kajitoa, pesa inarejeshwa
    hoteli imeuzwa na kazi iko nusu, malipo yatarudi kwangu
    pesa niliyotanguliza inapotea kazi ikiwa imeanza
    mtanirudishia hela kazi ikiwa katikati
    ukulima umegoma na mradi umeanza, naomba pesa zirudi inakubalika
    kama mmeanza na mimi nashindwa kuendelea, kiasi gani kinarudi
    shule yetu ikikosa wafadhili kazi ikiwa imeanza, tunapoteza malipo
    na nusu niliyotoa narudishiwa
    na je pesa inarudi au imeisha
    kazi imefika nusu nikafunga kibanda, nirudishieni sehemu
    wimbo wa harusi ulishaanza kutungwa na bibi harusi amesema hataki tena, zile hela tulizotoa zinaweza kurudi hata kidogo
    nililipia app nyingine nikakuta haifanyi kazi na pesa ikaliwa, kwenu kazi ikiwa tayari na isinipendeze mnafidia hela yangu
    mimi mwenye hoteli, tuseme bot imetumika mwezi mmoja na wageni wanailalamikia, je nitapata pesa zangu mkononi
    tulianza website ya NGO na mfadhili amejiondoa katikati ya kazi, kiasi tulichowapa kinarudishwa au kimeshapotea
    mkiwa mmeshaanza kujenga na mimi nimekata tamaa hela inarejea
    sijaridhishwa na draft, nipe hela yangu nyuma
    money back guarantee mnayo kama maduka mengine
    kazi ilivyotoka sijaipenda, hela yangu inakuwaje
    refund ipo
    hela yangu irudi
    kazi imeanza nataka pesa
    mnarudisha hela ikiharibka
    nisipopenda kazi narudishiwa pesa
    nikibadili mawazo baada ya kulipa
    nimeitumia miezi sita sijaipenda, pesa yangu
    kazi ikiwa mbaya pesa zinarudi
    pesa yangu nitaipata nikikataa kazi
    nusu mwaka umepita, mtanirudishia kiasi
    kazi isipoenda vizuri pesa inarudi
    nitarudishiwa pesa nisiporidhika
    shule ikiacha katikati ya mwaka, pesa iliyobaki inarudi
    sera ya kurudisha pesa
    bot isipofanya kazi mtarudisha pesa
    wimbo usiponifurahisha pesa inarudi
    sikupenda matokeo, nataka pesa yangu
    pesa zinarudishwa
    mmeshaanza kazi, bado naweza kurudishiwa
    kazi imeanza lakini nimebadili mawazo, pesa zangu
    pesa yangu itarudi
    nikikataa kazi pesa yangu
    nikilipa nusu halafu nisipendezwe na kazi nitarudishiwa
    mnarudisha pesa
    nisipopenda kazi nitarudishiwa
    kazi ikiwa mbaya pesa inarudi
    nisipopenda nitarudishiwa pesa`,
  cancelBefore: `
    naweza kughairi oda?
    kughairi kuna gharama?
    nataka kusitisha kazi
    nataka kughairi
    naghairi oda vipi
    nikibadili mawazo je
    nataka kucancel oda
    nikighairi nalipa
    nilisema ndiyo jana na kutuma nusu, leo kodi ya fremu imepanda na siwezi tena, kwa kuwa hamjashika kazi nitapata hela yangu
    kama mratibu wa sherehe, mteja ameahirisha harusi kabla hamjaandika hata mstari mmoja, je tunaweza kujiondoa na kupewa deposit
    chukulia mwalimu mkuu mpya anakataa mradi siku moja kabla ya kuanza, kile kiasi tulichotanguliza kitakuwa salama
    napenda kujua kabla ya kusaini, kuna dirisha la kujitoa bila hasara ilimradi kazi bado haijaguswa
    order yangu ya website isimamishwe, kazi haijaanza bado
    kama bado hamjaanza kujenga niachie deposit yangu nirudi
    kujiondoa siku moja baada ya kulipa kuna hasara
    nina haki ya kukatisha oda ilhali bado hamjaanza
    cancel oda yangu kabla haijaanza
    deposit inarudi kabla ya kazi
    nimeghairi, hamjaanza bado
    kufuta oda mapema inawezekna
    nimekubali na kulipa nusu, siku mbili baadaye mambo yakabadilika na hamjaanza, pesa imepotea
    nimelipa nusu na kazi haijaanza, nikijiondoa nusu hiyo inarudi
    mipango ya shule ikibadilika kabla ya siku ya kwanza ya kazi tunapoteza nusu tuliyolipa
    na nikijitoa kabla hamjagusa kazi nusu yangu itarudi
    naweza kughairi
    nikighairi kabla hamjaanza kazi
    niliagiza jana, naweza kufuta leo
    nimelipa advance lakini sitaki tena
    nikifuta kabla ya kazi kuanza
    nimetoa malipo ya awali lakini sitaki, hamjaanza
    nimebadili mawazo kabla ya kazi kuanza
    nikifuta oda nitarudishiwa malipo ya awali
    mwisho wa kughairi bure ni lini
    ada ya kughairi
    nikibadili mawazo kabla hamjaanza
    nataka kughairi oda yangu
    nikighairi mapema napata malipo ya awali
    naweza kughairi kabla hamjaanza`,
  monthlyFee: `
    kwa nini nalipa kila mwezi
    malipo ya mwezi ni ya nini
    kila mwezi napata nini
    ada ya mwezi inalipia nini
    nalipia nini kila mwezi
    kila mwezi nalipia nini
    nilishalipa hela kubwa ya kuanzisha bot ya kliniki, sasa sielewi hii ya kila mwezi inakwenda kufanya kitu gani hasa
    mi ni muuza nguo online na bei zangu hubadilika kila msimu, je hela ya mwezi ndiyo inagharamia kubadilisha majibu
    mke wangu anauliza kwa nini bot tuliyokwisha nunua iendelee kutukata hela kila mwezi kama king'amuzi, nimweleze nini
    ikitokea mwezi huu hakuna mteja aliyeandika kabisa, bado natakiwa kutoa ile ada na inafanya kazi gani
    subscription ya bot inacover vitu gani
    mbona baada ya setup bado kuna hela ya mwezi
    ada ya mwezi inahusisha pia kufundisha bot ilichoshindwa kujibu
    ada ya mwezi inatolewa mapema na inalipia kazi gani
    monthly ni ya kazi gani
    ada ya mwezi ina nn ndani
    hela ya mwezi yafanya nini
    kwanini kuna monthly fee
    ada ya mwezi inalipwa mwanzo au mwisho wa mwezi
    malipo ya kila mwezi nilipe lini
    ada ya mwezi hulipwa kabla
    malipo ya kila mwezi ni ya nini
    ada ya kila mwezi ni ya nini
    bot imekamilika, kwa nini bado nalipa kila mwezi
    kwa nini nilipe kila mwezi
    napata nini kwa malipo ya mwezi
    kila mwezi mnatufanyia nini
    ada ya mwezi ni lazima
    kila mwezi nalipia nini wakati nimeshalipa
    nisipolipa ya mwezi bot itafanya kazi
    hiyo ada ya mwezi inanipa nini
    malipo ya mwezi yanajumuisha nini
    kila mwezi ya nini
    ada ya mwezi ni ya nini
    lazima nilipe ada ya mwezi`,
  stop: `
    nisipoipenda naweza kuizima katikati
    ikinishinda nitaachaje kulipa kila mwezi
    nasimamishaje malipo ya mwezi
    naweza kuacha mwezi ujao?
    nikitaka kuacha inakuwaje
    naweza kuacha kulipa mwezi
    naweza kusimamisha wakati wowote
    nataka kuacha huduma
    nikitaka kuacha je
    naweza kuacha malipo ya mwezi
    nasitisha vipi
    saluni yangu hufungwa ramadhani nzima na huenda nisirudi tena, nikitaka kuachana na bot natakiwa kuwaambia mapema kiasi gani
    tulitumia bot mwaka mzima ila mzigo wa wateja umepungua, tunakatishaje malipo ya mwezi na vilivyosetiwa vinabaki kwetu
    mimi ni mwenye gym na nimechoka na gharama, nikiandika email leo kwamba sitaki tena, mwisho wa kulipa ni lini
    hebu fikiria biashara ya duka la mitumba imekufa mwezi wa tano, nawezaje kuzima bot bila kuendelea kudaiwa
    nataka kudrop ile subscription ya bot mwezi ujao
    niandike email ya kuacha siku ngapi kabla
    nikisimamisha malipo, setup niliyolipia inafutwa ama inabaki
    bot naizima vipi kama sihitaji tena
    naacha kulipa monthly vipi
    nataka kusitisha bot
    notice ya kuacha ni ngapi
    bot sitaki tena nifanyaje
    baada ya mwaka tukizima bot, kile mlichotuwekea kinabaki chetu
    nikisitisha huduma ule usanidi niliolipia unapotea
    ada ya mwezi ikikoma, mfumo mliotuwekea ni wa nani
    na tukiacha, tulichowekewa kinaondoka
    nikitaka kutoka baada ya miezi miwili
    kuacha huduma kunahitaji notisi
    naondokaje nikichoka
    nikiacha huduma nini kinabaki kwangu
    kuanzia januari hatutaki tena, tunasitishaje
    naweza kusimamisha baada ya miezi mitatu
    niseme siku ngapi kabla ya kusimamisha
    naweza kusitisha wakati wowote
    nikitaka kuacha huduma
    gym inafungwa likizo, tunaweza kusimamisha
    notisi ya siku ngapi
    nikiacha kulipa bot itakuwaje
    nasitishaje malipo ya mwezi
    nikifunga duka naweza kuacha
    nikitoka bot inabaki yangu
    naacha vipi
    nikichoka nayo naweza kuacha
    naweza kuacha wakati wowote
    nikitaka kusitisha boti nifanyeje
    nataka kuacha mwezi ujao
    sitaki boti tena, nifanye nini
    naachaje huduma
    nikitaka kuacha nifanye nini
    nahitaji miezi minne tu, lazima nilipe mwaka mzima?
    naweza kusimamisha msimu wa watalii ukiisha
    mwezi ambao situmii bot nalipa?
    lodge ya safari hapa, aprili na mei hatuna wageni, tunaweza kuiweka pause
    nataka wakati wa usajili wa wanafunzi pekee
    na biashara ikifungwa msimu wa mvua bado nalipia
    harusi ni desemba tu, miezi mingine sina kazi, ada inaendelea?
    inawezekana kuacha kwa muda halafu kuanza tena
    nikirudi mwaka kesho nitalipa setup upya?
    lazima nichukue miezi mingapi kwa uchache
    nauza maembe miezi miwili kwa mwaka, kwa nini nilipe kila mwezi
    baada ya krismasi nataka kuizima hadi krismasi ijayo
    shule ikiwa likizo tunaweza kusitisha malipo
    ya msimu tu ipo?
    Tafadhali naomba kujua kama naweza kupumzisha huduma miezi michache
    nalipa miezi yote kumi na mbili au ile niliyotumia tu
    miezi ya biashara mbaya naweza kuruka malipo
    mitihani ikikaribia ndio nahitaji bot, baadaye hapana, mnakubali hivyo
    kambi ya likizo ya agosti pekee, ada itaisha baada ya hapo?
    je kuna option ya pause
    ukumbi wa sherehe, mwezi wa kwaresima hakuna booking, nilipe ya nini
    naweza kuikodi miezi mitatu tu
    low season tunazima bot, high season tunawasha, ni sawa?
    nauza makoti wakati wa baridi tu, bot nyakati nyingine sihitaji
    msimu umeisha nataka kuacha kulipa mpaka msimu mwingine
    nikichukua mapumziko ya miezi sita nini kitatokea kwa malipo
    inabidi nilipe hata bot ikiwa imezimwa kwa miezi?
    kipindi cha kilimo pekee ndio wateja huuliza, nitalipia kipindi hicho tu?`,
  lockIn: `
    kuna faini nikiacha katikati
    nikijitoa baada ya miezi minne nitatozwa
    kuna adhabu ya kuacha mapema
    ada ya kujiondoa ipo
    kampuni ya internet ilinifunga miaka miwili nikashindwa kutoka, kwenu nikichukua bot ya duka la dawa nabanwa kwa kipindi gani
    mi ni meneja wa hosteli, wenye mali hawataki mikataba mirefu, je tunaweza kwenda mwezi hadi mwezi bila adhabu
    kwa mfano nimejiunga na growth na baada ya miezi miwili nataka kuhama, kuna penalty au niko huru
    kabla sijasaini naomba kujua kama kuna commitment ya mwaka au miezi sita ya chini kama mitandao mingine
    hakuna kunaswa kwenye mkataba wa miaka, sindio
    commitment ya chini kwa huduma ya mwezi ni ipi
    nikisaini leo nitakuwa nimefungwa mpaka lini
    niko huru kuondoka bila fine yoyote
    mkataba wa miaka mingapi
    minimum contract ipo
    nimefungwa au niko huru
    hakuna lock in
    kuna mkataba wa muda mrefu
    nafungwa mkataba wa mwaka
    ni lazima nikae miezi mingapi
    muda wa chini kabisa ni miezi mingapi
    nafungwa kwa mwaka
    kuna faini nikiondoka mapema
    lazima nijifunge miezi mingapi
    mkataba wa chini ni muda gani
    naweza kuchukua mwezi kwa mwezi
    kuna mkataba wa mwaka
    ni lazima nikae muda gani
    kuna mkataba wa muda gani`,
  extraCost: `
    kuna malipo ya ziada
    hakuna gharama iliyofichwa
    nitalipa kingine
    hiyo ni bei yote
    gharama za ziada ni zipi
    nitalipa zaidi
    ndiyo bei yote
    nimezoea mafundi kutaja bei ndogo halafu kila wiki wanaongeza kitu, kwenu zaidi ya kinachoonekana kwenye page nitatozwa nini
    mie ni mhazini wa kanisa na lazima niwasilishe bajeti kamili, mbali na setup na monthly kuna bili zozote kutoka kwa wengine
    labda nimelipa nusu, kazi imefika, je kuna bili ya kushtukiza itakayokuja mwisho kabla hamjanikabidhi
    nina duka la vipodozi mtandaoni, naomba orodha ya gharama zote za nje ambazo watu wengine watanibill moja kwa moja
    kuna chaji za siri humo ndani
    watu gani wengine watanitoza mbali na nyinyi
    jumla mliyotaja haitapanda njiani bila kuniambia
    kuna kulipia vitu pembeni ambavyo havijaandikwa
    hidden charges zipo
    gharama za pembeni
    mnaongeza hela baadae
    bei ni hiyo tu
    kuna gharama zilizofichwa
    kuna malipo mengine ya ziada
    nani mwingine atanitumia bili
    bei inajumuisha kila kitu
    kuna makato mengine nisiyoambiwa
    mafunzo ya wafanyakazi yanalipiwa zaidi
    bei iliyoandikwa ndio yote
    nitalipa nini kingine
    mwishoni bei inaongezwa kitu
    gharama gani hazijajumuishwa
    kuna ziada
    kuna gharama nyingine
    baadaye mtaomba pesa zaidi`,
  messageCharge: `
    duka langu hupata meseji mia tano kwa siku, naogopa meta itanitoza hela nyingi kwa kila jibu la bot, hiyo bili ni ya nani
    katibu wa shule nauliza, tukituma vikumbusho kwa wazazi mia nne kupitia whatsapp, je hizo hela zinakatwa juu ya ada ya mwezi
    fundi mmoja aliniambia whatsapp business ni bure kabisa, mwingine anasema kila conversation inalipiwa, ukweli kwenu ni upi
    assume desemba wateja wanaandika mara tatu zaidi, je ada zenu zinapanda ama ni whatsapp pekee wanaonikata
    meta wanakata ngapi kwa meseji moja ya bot
    chaji za whatsapp api zinalipwa moja kwa moja kwao
    meseji zikiwa nyingi gharama ni yenu au yangu
    monthly fee ina cover meseji za whatsapp au la
    bili ya meta nalipa mimi
    meseji moja whatsapp ngapi
    whatsapp api ni bure
    chaji ya meseji ni ya nani
    whatsapp inatoza kwa kila ujumbe
    nani analipia ujumbe wa whatsapp
    kikumbusho kimoja whatsapp inachukua kiasi gani
    kila meseji whatsapp inakata
    ada ya meseji inalipwa na nani
    wateja wakiandika sana bili inapanda
    kuna kikomo cha ujumbe
    gharama za ujumbe zimejumuishwa
    bili ya whatsapp nalipa mimi au ninyi
    kila ujumbe unalipiwa
    whatsapp inatoza pesa
    whatsapp inatoza kivyake`,
  hosting: `
    hosting iko ndani ya bei?
    domain nalipa tofauti?
    hosting imo
    domain imo kwenye bei
    hosting nalipa mwenyewe
    nani analipa domain
    mnatoa hosting
    domain ni ya nani
    website yetu ya zamani ilizimika kwa sababu hakuna aliyelipia server, na hii mpya mtakayojenga nani atakuwa analipia kila mwaka
    mm ni mwenye lodge na tayari nimenunua .co.tz, je nitaitumia hiyo na malipo yake yanaendelea kwenda kwa nani
    tuseme hivi, bei ya tovuti ni elfu kumi na tatu, hiyo inahusisha jina la mtandao na mahali pa kuiweka au nitajinunulia kando
    nataka hosting iwe kwa jina la kampuni yangu ya mabasi siyo kwa jina la fundi, mnaelekeza nilipe wapi
    godaddy na namecheap nalipa mwenyewe ama mnaweka ninyi
    kodi ya server ya website haipo kwenye bei yenu
    jina la site nanunua kwa nani na kwa akaunti ya nani
    website ikimaliza mwaka domain inarenew nani
    hosting ni extra
    domain imo kwa bei
    server cost nani analipa
    domain hosting ni bei tofauti
    bei ya duka la mtandaoni ina domain na hosting ndani yake
    juu ya bei ya tovuti ya kuuza kachumbari nalipa hosting pia
    jumla ya tovuti ya duka pamoja na domain na hosting
    na domain na hosting ni kando
    nalipa domain kando
    hosting nani analipa
    naweza kutumia domain yangu ya zamani
    domain mnanunua ninyi
    nalipia wapi hosting
    seva ya tovuti inalipiwa na nani kila mwaka
    hosting imejumuishwa
    nani analipia domain
    jina la .co.ke limo kwenye bei
    nani ananunua jina la tovuti
    gharama ya kuhifadhi tovuti
    nani ananunua domain
    domain inalipwa kivyake`,
  tax: `
    bei ina kodi ndani?
    mna VAT?
    mnatoa risiti
    nitapata invoice
    bei ina kodi
    naweza kupata risiti
    vat imo
    kodi ni kiasi gani
    mi ni mhasibu wa hospitali na bila invoice yenye namba ya kodi hatuwezi kutoa hata shilingi, je mnatoa nyaraka hiyo
    nina kampuni ya utalii Arusha, TRA wataniuliza stakabadhi ya malipo ya nje, mtanipa kitu gani kinachokubalika
    mathalani bei kwenye page ni elfu ishirini, je kuna gst ya asilimia kumi na nane inayoongezwa nikilipa
    kiwanda chetu Delhi kinataka kudai input credit, je biashara yenu imesajiliwa gst na itaandikwa kwenye bill
    bill yenu itakuwa na namba ya kodi
    hizo bei zina ushuru ndani ama bado
    etr receipt ya kra mtanipatia kweli
    kampuni yetu hukata withholding tax, mnakubali
    gst ipo juu
    tax invoice mnatoa
    risiti ya kra
    kodi inaongezwa
    mnatoa risiti ya kodi
    kodi imejumuishwa
    kliniki itapata invoice yenye kodi
    mnatoa risiti halali
    invoice ya kampuni inapatikana
    bei ni kabla ya kodi au baada
    vat imo kwenye bei
    bei ina vat
    nitapata risiti ya nilicholipa
    mnatoa ankara rasmi
    gst ni ya ziada
    je kuna kodi juu yake`,
  discount: `
    kuna punguzo nikichukua bot mbili
    nikichukua mbili mnapunguza bei
    nikinunua zaidi ya moja kuna punguzo
    punguzo lipo nikichukua vitu viwili
    mna ofa yoyote sasa?
    naomba discount
    bei inapungua
    mnapunguza bei
    mna ofa
    punguzo lipo
    bei ishuke kidogo
    kuna promosheni
    sisi ni kituo cha watoto yatima na hatuna mfadhili mwaka huu, mnaweza kutusaidia kwa kushusha gharama ya website
    nimewaletea wateja wawili mtaani tayari na sasa nataka bot yangu, nifikirieni kidogo kwenye hesabu tafadhali
    mimi ni mwanafunzi wa chuo na nina duka dogo la mitumba instagram, kuna bei maalum kwa watu kama sisi
    tuseme shule yetu inachukua zana tano kwa mpigo na kulipa cash yote, mtaacha asilimia fulani
    boss nifanyie bei ya mtu wa nyumbani basi
    nipunguzieni hata elfu mbili nichukue leo leo
    black friday mnashusha bei za bot
    kanisa na misikiti wana bei ya chini kwenu
    last price ngapi
    kata bei kidogo
    offer gani ipo sasa
    mnapunguza kwa ngo
    sisi ni shirika lisilo la faida, mnapunguza
    nipunguzie bei
    nifanyie bei ya rafiki
    tukichukua zana tatu mtashusha bei
    nikilipa zote mara moja mnapunguza
    punguzo kwa shule za serikali
    kuna punguzo
    saluni mpya, nipunguzieni
    bei ya mwisho ni ngapi
    nikichukua vitu viwili mtapunguza
    kuna ofa
    kuna punguzo kwa walimu
    punguza kidogo
    mna punguzo la pasaka
    mna ofa ya sikukuu
    punguzeni kidogo
    mna punguzo
    je kuna punguzo
    punguza bei kidogo`,
  expensive: `
    mimi nauza maandazi na faida yangu kwa siku ni kidogo sana, elfu ishirini kwa bot ni mlima kwangu kabisa
    nimeona kijana mmoja mtaani anajenga website kwa elfu tano, za kwenu zinanitisha, kuna kitu cha chini nianze nacho
    mwalimu kama mimi analipwa kidogo, hiyo gharama ya zana kwa mwaka inanishinda, mnashauri nini kwa mwenye mfuko mwembamba
    nilipanga kutumia elfu kumi tu kwa kazi ya duka langu la vyombo, bei zenu zimevuka mbali, sasa nifanyeje
    bei zenu zimenizidi kimo, mfuko hauruhusu
    mbona gharama iko juu hivyo kwa saluni ya mtu mmoja
    kwa kipato cha bodaboda hii sitaweza kabisa
    jamani hizo bei zinauma, hakuna ya kuanzia ndogo
    bei imenishinda
    iko juu sana
    dah ghali
    mfuko wangu ni mdogo mno
    ni ghali sana
    siwezi kumudu
    hii inazidi mapato yangu ya mwezi
    bei yenu ni kubwa
    ni pesa nyingi kwa duka dogo
    kliniki moja haiwezi kulipa hiyo
    bajeti yangu haitoshi
    hizo pesa ni nyingi mno kwangu
    kuna cha bei nafuu kwa kibanda
    mshahara wangu wote hautoshi
    ghali mno
    hamna kitu kidogo zaidi kwa kibanda changu
    sina pesa hiyo
    wengine wanafanya kwa nusu bei`,
  warranty: `
    waranti ni ya muda gani
    kuna waranti
    warranty ni muda gani
    ikiharibika je
    mtarekebisha ikiharibika
    ikileta shida nani anarekebisha
    mnarekebisha bure
    ikiharibika nani anarekebisha
    mnatengeneza bure
    ikileta shida je
    nilijengewa website na kampuni moja, wiki ya pili fomu ikafa wakanidai hela tena, kwenu kitu kikiharibika mapema gharama ni ya nani
    mfamasia hapa, tuseme bot imekabidhiwa leo na baada ya siku ishirini na tano inataja dawa ambazo hatuna, mnatengeneza bila hela
    jingle tuliyopokea ikionekana ina kelele kwenye spika za redio wiki moja baadaye, mtairekebisha bure ama ni kazi mpya
    tukigundua hitilafu kwenye website ya shule siku arobaini baada ya kuipokea, bado tuko ndani ya muda wa kurekebishiwa
    ikibuma ndani ya mwezi wa kwanza mnafix bila chaji
    button ikifa baada ya wiki tatu nitalipia matengenezo
    warranty ya kazi yenu inaisha siku ya ngapi
    nikiripoti bug baada ya delivery nalipia ama hapana
    warranty siku ngapi
    fault ikitokea nalipia
    bug ndani ya mwezi bure
    guarantee ya kazi ni siku ngap
    mmekabidhi bot na wiki ya tatu inaanza kuleta makosa, nalipa tena
    tovuti ikisumbua siku kumi baada ya kukabidhiwa, matengenezo ni ya kulipia
    kazi yenu ikiharibika baada ya wiki chache natozwa tena
    na kuirekebisha nalipa upya
    bot ikianza kutaja bei zisizo sahihi baada ya wiki mbili mnarekebisha bure au nalipa
    bot ya gereji ikiharibika ndani ya mwezi kuna malipo ya kuirekebisha
    siku ishirini baada ya kukabidhiwa bot ikikosea, matengenezo ni bure
    na kurekebisha hilo mnatoza
    kuna dhamana
    ikiharibika mtatengeneza bure
    tovuti ikiwa na kosa wiki mbili baada ya kupokea
    dhamana ni ya siku ngapi
    kukiwa na hitilafu baada ya kupokea kazi
    faili ya wimbo ikiwa mbovu mnabadilisha
    nani anarekebisha makosa
    ikiharibika nani anatengeneza
    nina siku ngapi za kuripoti hitilafu
    kukiwa na shida baada ya wiki mbili mnatengeneza bure
    kitu kikiharibika nani analipia
    dhamana ni ya muda gani
    ikiharibika baadaye je`,
  support: `
    mnatoa msaada baadaye?
    nikikwama nani atanisaidia
    baada ya kazi mnasaidia?
    mnasaidia baadaye
    kuna support
    nikikwama mtanisaidia
    support ni muda gani
    baada ya kazi mtanisaidia
    nikikwama je
    msaada ni wa muda gani
    mie ni mzee na teknolojia inanisumbua, bot ya duka langu ikigoma mwaka ujao kuna mtu nitamfikia au nitaachwa peke yangu
    fundi aliyepita alitujengea mfumo wa hoteli halafu akabadilisha namba, ninyi mkishamaliza mtaendelea kuuangalia mfumo wetu
    chukulia muhula mpya unaanza na walimu wamesahau namna ya kutumia zana, tunamwuliza nani na huduma hiyo inatokana na nini
    nina kliniki ya macho na sina IT, je kuitunza bot siku hadi siku ni kazi yenu ama nitaajiri mtu
    after sales service yenu ikoje jamani
    mtaendelea kuwa nasi baada ya kazi kukabidhiwa
    ikinisumbua mwakani kuna mtu wa kunisaidia
    nani anafanya maintenance ya bot kila siku
    support ipo
    msaada baada ya kununua
    maintenance nani
    nikikwama baadaye nampigia nani
    bot ikikwama nani anarekebisha
    nitapata msaada baadaye
    kliniki ipigie nani bot ikikwama
    nani anatunza bot
    mtanisaidia baada ya kazi kuisha
    mkishalipwa bado mtapatikana
    baada ya kukabidhi mnaendelea kunisaidia
    bot ikizima nani wa kumpigia
    walimu watasaidiwa baadaye
    nikikwama nimuulize nani
    matengenezo yamejumuishwa
    mtanisaidia baadaye
    nani ataangalia boti baada ya kuwekwa
    nani atanisaidia baadaye`,
  guarantee: `
    mna guarantee
    mnatoa dhamana
    nitapata wateja wengi
    mauzo yataongezeka
    mna uhakika itafanya kazi
    kuna uhakika wa faida
    nilipoteza pesa kwa mtu wa matangazo aliyeniahidi wateja elfu, na ninyi mnaniahidi nini kuhusu mauzo nikichukua bot
    mimi ni mwenye kituo cha coaching, nikiwekeza kwenye website mna uhakika watoto wataongezeka darasani muhula huu
    ikitokea miezi mitatu imepita na mapato ya duka hayajasogea hata kidogo, kuna ahadi yoyote mliyotoa ya kunifidia
    bosi hawezi kusaini bila kuona makadirio ya faida, mnaweza kuandika kwamba hela yetu itarudi ndani ya mwaka
    return on investment mnaweza kuiahidi kwa maandishi
    jengeni mradi mpate asilimia ya mauzo yakipanda tu
    je bot yenu lazima ilete wateja wapya ama ni bahati
    nikitumia hii biashara itakua, mna uhakika gani
    mnaahidi mauzo
    faida ni lazima
    result mnaguarantee
    uhakika wa wateja wapya
    nikiweka bot mnanihakikishia mauzo yatapanda
    mtaandika kwamba biashara itakua nikitumia bot
    mauzo yasipoongezeka dhamana yenu ni ipi
    je ni hakika duka litauza zaidi kwa bot
    mnahakikisha mauzo yataongezeka
    mauzo yatapanda kwa asilimia ngapi
    wagonjwa wataongezeka kwa hakika
    mnaahidi wateja wangapi wapya
    nitapata wateja zaidi
    mnaahidi saluni itajaa
    mnaahidi matokeo
    faida yangu itaongezeka kiasi gani
    nitapata faida ya uhakika nikinunua bot
    mauzo yataongezeka mara mbili
    nitapata faida kweli
    mauzo yataongezeka kweli
    mnahakikisha matokeo
    mnahakikisha wateja wataongezeka`,
  law: `
    niko Kampala na ninyi mko Delhi, siku tukikosana juu ya mradi hakimu wa nchi ipi ndiye atakayetusikiliza
    mwanasheria wa kampuni yetu ya uchukuzi anauliza makubaliano yetu yanasimamiwa na sheria ya nani kabla hatujatia sahihi
    hebu fikiria kuna ugomvi mkubwa wa malipo ya website ya hoteli, nitalazimika kuja Delhi kushtaki au hapa Nairobi inawezekana
    nimewahi kuuziwa huduma bila karatasi yoyote, kwenu vigezo vinavyobana oda yangu vimeandikwa wapi nivisome
    jurisdiction ya mkataba wenu ni wapi
    kesi ikitokea itasikilizwa kwenye mji gani
    vigezo na masharti ya oda yangu nitavipata kwenye karatasi gani
    contract yetu iko chini ya sheria za India
    mahakama ya wapi
    terms zenu ziko wapi
    sheria ya nchi ipi
    tukishtakiana ni wapi
    sheria gani inatumika
    mnasaini mkataba wa kisheria na kampuni
    mahakama gani inaamua mgogoro
    kesi itafunguliwa nchi gani
    tukigombana tunaenda mahakama gani
    nasoma wapi masharti na vigezo
    tunaandikishana mkataba
    kuna mkataba wa maandishi
    masharti yenu yako wapi
    tukigombana mahakama ipi`,
  liability: `
    bot ikikosea ikauza simu ya elfu themanini kwa elfu nane na mteja akashikilia risiti, hasara hiyo inabebwa na mimi au ninyi
    mimi daktari, naogopa mgonjwa akipewa saa isiyo sahihi na kuumia zaidi, wajibu wenu wa kulipa unaishia wapi
    kwa mfano namba yetu ya whatsapp ya hoteli imefungiwa na tukakosa wageni wiki nzima, mnalipa mapato tuliyopoteza
    kampuni yetu ya bima inataka kujua kiwango cha juu kabisa mnachoweza kulipa kama kazi yenu itatuletea madhara
    mfumo ukinigharimu faida ya msimu mnanifidia kiasi gani
    mnabeba mzigo gani AI ikidanganya mteja wangu
    fidia haiwezi kuzidi nilicholipa, ni kweli
    hasara zisizo za moja kwa moja mnazihesabu
    hasara ni ya nani
    compensation mnalipa
    kikomo cha fidia
    bot ikikosea mnalipa hasara
    bot ikinisababishia hasara nani analipa
    whatsapp ikifunga namba yangu nani anawajibika
    bot ikitoa bei mbaya nikapata hasara nani analipa
    namba ikizuiwa kwa sababu ya bot mtalipa
    mtanilipa fidia
    bot ikimdanganya mgonjwa nani wa kulaumiwa
    mtalipa fidia
    oda ikipotea kwa kosa la bot hasara ni ya nani
    nani anawajibika kwa hasara
    mnalipa hasara hadi kiasi gani
    wajibu wenu ni hadi kiasi gani
    boti ikinitia hasara nani analipa
    nikipata hasara nani analipa
    mtanilipa hasara kama bot ikikosea
    nani anawajibika kisheria kwa makosa ya bot
    mnatoa fidia?
    nikipata hasara ya laki tano kwa sababu ya bot nani atalipa
    mgonjwa akinishtaki mahakamani kwa jibu la bot, dhima ni ya nani
    kikomo cha dhima yenu ni kiasi gani
    na nikipokea barua ya wakili kwa ajili ya bot yenu mtanilinda
    kiwanda chetu kinaweza kupoteza mamilioni kwa kosa la quote, mtafidia?
    je mnakubali wajibu wa kisheria kwenye mkataba
    fidia ya hasara ya biashara ipo au hakuna
    bot imeuza zaidi ya stock na nimerudishia watu pesa, mtanirudishia hizo pesa?
    naweza kuwadai fedha bot ikiniharibia biashara
    kuna bima ya hasara inayosababishwa na bot
    hasara ni yangu au yenu
    mwanasheria wangu anauliza kuhusu kifungu cha liability
    serikali ikinitoza faini kwa ujumbe wa bot nani atailipa
    naweza kuwashtaki kama AI yenu ikinitia hasara?
    Tafadhali thibitisha kama mtabeba gharama za madhara
    nikipoteza mauzo kwa sababu ya mfumo wenu mtanilipa ngapi
    dili la nyumba limeharibika kwa bot, nimepoteza commission, mnalipa?
    kisheria mwenye hatia ni mtoa huduma au mwenye duka
    mtagharamia uharibifu wowote?
    hospitali inataka kujua nani atatoa fidia AI ikimdhuru mtu
    mnaandika kwa maandishi kwamba mtalipa hasara zangu
    faida niliyokosa kwa ajili ya bot, je mnairudisha
    kwa kosa la bot lililonigharimu pesa, mnachangia kiasi gani
    kesi ikienda kortini mtasimama na nani, mimi au
    wajibu wa malipo ya madhara uko kwa nani
    bot ikitaja bei mbaya nani anawajibika
    bot ikiahidi punguzo kwa makosa nani atabeba hasara
    nikipoteza pesa kwa sababu ya msaidizi mtanilipa?
    bot ilitoa tarehe isiyo sahihi mteja akanishtaki, kosa la nani
    mnafidia hasara iliyoletwa na bot
    daktari hapa, bot ikimwambia mgonjwa kitu kibaya nani atajibu
    na mteja akidai pesa kwa sababu ya jibu baya je
    dhima ni ya nani AI ikikosea
    sitabeba lawama za makosa ya bot yenu, nani atabeba
    wakala alitoa taarifa mbaya ya ndege msafiri akachelewa, nani atalipa
    jibu moja baya likinigharimu elfu hamsini nani atafidia
    bot ikibook harusi mbili siku moja nikapoteza mteja mtanilipa
    bot ikimpotosha mnunuzi mtasimama kisheria
    mnabeba sehemu gani ya hasara bot ikiharibu
    dalali wa nyumba, bot ikitaja bei si sahihi dili likavunjika, ni mimi au nyinyi mnawajibika
    kiwango cha juu mtakachonilipa kwa madhara ni kipi
    msaidizi akimtukana mteja wangu akaondoka naweza kudai fidia kwenu
    AI ikisema vibaya kwa jina langu hatari ni ya nani
    jukumu la kisheria kwa taarifa zisizo sahihi ni lenu au langu
`,
  termsChange: `
    niliagiza zana za shule mwezi wa tatu, sasa nasikia mmeandika vigezo vipya, je vinanibana na mimi au navitumia vya wakati ule
    kama wakili wa mteja, quote iliyosainiwa ikisema kitu kimoja na masharti ya tovuti kingine, kipi kinashinda
    app ya mkopo ilibadilisha kanuni usiku mmoja ikatuumiza, ninyi mnaweza kugeuza makubaliano ya bot yangu katikati ya safari
    labda nimekubali leo na kesho mkachapisha toleo jipya la kanuni, oda yangu inaenda na lipi kati ya hayo
    terms na privacy policy ziliguswa mwisho mwezi gani
    toleo gani la vigezo linahesabika kwa oda yangu
    masharti yakipyaishwa yanaanza kwa oda za mbele tu
    quote niliyosaini ina nguvu kuliko masharti
    masharti yamebadilika lini
    terms update ya mwisho
    mnaweza kubadili vigezo baadae
    toleo jipya linanihusu
    masharti yalibadilishwa mara ya mwisho lini
    sera ya faragha ni ya lini
    masharti haya ni ya mwezi gani
    masharti yakibadilika baada ya kuagiza
    masharti mapya yanawahusu wateja wa zamani
    mnaweza kubadilisha masharti
    mnaweza kubadili sheria kazi ikiendelea
    masharti yapi yananihusu`,
  setUpFee: `
    naona namba mbili kando ya bot ya biashara, kubwa na ndogo, mimi mwenye kinyozi sielewi ipi natoa mara moja na ipi inajirudia
    mi ni mwenye duka la viatu, mwaka wa pili ukifika nitadaiwa tena ile hela kubwa ya mwanzo au itakuwa ndogo tu
    assume natumia bot miaka mitatu mfululizo, ile gharama ya kuweka mfumo nitailipa mara ngapi kwa miaka yote hiyo
    mhasibu wetu wa hospitali amechanganyikiwa na alama ya kujumlisha kwenye bei, 19999 + 1999 inamaanisha nini hasa
    setup fee inarudiwa kila mwaka ama ni once
    hela ya kufungua huduma natoa mara moja katika maisha
    kwenye bei kuna plus katikati, nieleze maana yake
    ile kubwa ni one time na ndogo ni ya mwezi
    setup ni once
    one time au monthly
    plus kwenye bei ni nn
    hela kubwa nalipa mara ngapi
    ada ya kuanzisha ni nini
    19999 nalipa mara moja au kila mwezi
    kiasi kile kikubwa nitalipa tena mwaka ujao
    kwa nini kuna bei mbili
    pesa ya kuanzisha inalipwa mara ngapi
    44999 ni ya mwaka mzima
    19999 ni ya mara moja au kila mwezi
    malipo ya kuweka ni mara moja tu
    kati ya bei mbili, ipi ni ya kila mwezi
    24999 ni kwa mwezi au mara moja
    19,999 nalipa mara moja
    19999 ni mara moja au kila mwaka
    19999 ni kwa mwezi`,
  websiteMonthly: `
    nina bakery na rafiki yangu hulipa hela kila mwezi kwa aliyemjengea website, kwenu pia page yangu itanidai kila mwezi
    tunataka site ya kanisa lakini hatuna kipato cha uhakika kila mwezi, je tukishalipa bei yake mara ya kwanza tunamalizana
    tuseme hivi, nimechukua website ya biashara ya elfu kumi na tatu, mwezi ujao na mwingine nitatakiwa kuwatumia hela tena
    nataka portfolio yangu ya picha ila sitaki subscription ya aina yoyote, nikilipia leo basi nimemaliza
    site mkishaijenga kuna bili inayojirudia kwenu
    website haina ada ya mwezi kama ya bot
    duka langu la mtandaoni litakuwa na monthly fee
    nikilipa site mara moja hamtanidai tena mwakani
    website monthly ngapi
    site ina subscription
    website ni one time payment
    tovuti kwa mwezi ni nini
    tovuti ina malipo ya kila mwezi
    tovuti ya kliniki inalipiwa kila mwezi
    nalipa tovuti kila mwezi
    tovuti ikiisha nawalipa kitu kila mwaka
    tovuti ni malipo ya mara moja
    portfolio nalipa mara moja tu
    website nalipia kila mwezi pia
    tovuti ikishakamilika kuna malipo ya mwezi
    gharama ya mwezi ya tovuti
    tovuti inalipiwa kila mwezi`,
  popular: `
    mimi ndio nafungua kinyozi changu cha kwanza na sijui lolote, wenzangu wa size hii huwa wanachagua mpango upi kwenu
    bosi wa hoteli ananiambia chukua kile ambacho wateja wengi wenu wameridhika nacho, kwa hiyo ni package gani hiyo na ina vitu gani
    nina duka la vifaa vya ujenzi lenye simu nyingi, nimeona alama ya most popular kwenye page lakini sijaelewa ni nini kimo ndani
    hata kama hujui biashara yangu vizuri, package ambayo ndiyo inayokimbiliwa na wengi kwenu inaitwaje na inagharimu kiasi gani
    mpango unaotrend zaidi kwenu ni upi
    wengi wanaoanza wanachukua package ipi kwanza
    hiyo package iliyowekewa alama ya kupendwa ina nini
    chaguo la wengi ni starter au business growth
    most popular ni ipi
    package inayouzwa sana
    wengi wananunua ipi
    favourite package ya watu
    kibanda changu ni kidogo, kifurushi gani cha kuanzia kwa pesa chache
    mtaji wangu ni mdogo, kati ya vifurushi vyenu kipi ni cha mwanzo
    biashara ndogo kama kinyozi kwa kawaida inaanza na kifurushi kipi
    sina hela nyingi, mpango upi ndio wa kuanzia
    duka langu ni jipya na bajeti ni ndogo, mnashauri nianze na kifurushi kipi
    mfanyabiashara mdogo aanze na mpango gani hapa kwenu
    kifurushi cha kuanzia kwa mwenye kipato kidogo ni kipi
    na anayeanza na pesa kidogo achukue kifurushi gani
    ndani ya kifurushi kinachopendwa sana kuna huduma gani
    kile cha most popular kinajumuisha vitu gani
    nikichukua kifurushi maarufu zaidi napata nini
    kifurushi kinachonunuliwa sana kina sauti na dashibodi
    kifurushi wanachokipenda wengi kinaleta vitu gani
    vilivyomo kwenye kifurushi kinachopendwa zaidi na gharama yake
    kifurushi chenye alama ya kupendwa zaidi ni kipi na kina nini
    na kile maarufu zaidi kina nini
    vituo vya tuition huchagua kifurushi kipi zaidi
    mteja wa kawaida huchukua kifurushi gani
    kipi kinaagizwa mara nyingi zaidi
    niambie kifurushi ambacho wengi wanakipenda
    biashara kama yangu huanza na kifurushi kipi kwa kawaida
    best seller wenu ni upi
    watu wengi wananunua kipi
    kliniki nyingi huchukua kipi
    kifurushi gani ni maarufu zaidi
    saluni huchagua kifurushi gani
    watu wengi huchukua kipi
    kipi kinauzwa zaidi`,
  addOnAlone: `
    kliniki yetu tayari ina bot ya kampuni nyingine, tungependa tu kile kioo cha kuonyesha miadi ya siku bila kununua bot yenu
    mchungaji nauliza, nahitaji tu chombo cha kuwatumia waumini matangazo, sitaki msaidizi wa kujibu maswali hata kidogo
    nina ofisi ya udalali na shida yangu ni simu zisizojibiwa tu, je mnaweza kuniuzia kipokea simu peke yake
    tuseme sihitaji bot ya whatsapp kabisa ila nataka broadcast ya ofa za duka langu, mnaiuza kivyake
    voice add on inaweza kusimama yenyewe bila assistant
    nipe dashboard pekee, bot ninayo ya mtu mwingine
    ile ya kupokea simu inauzwa bila bot
    chombo cha ofa bila msaidizi mnakiuza
    broadcast pekee
    dashboard bila bot
    sauti peke yake inauzwa
    voice tu naipata
    naweza kupata sauti bila bot
    nataka kupokea simu tu, sio bot
    nataka sauti tu bila bot
    nina bot yangu, nataka dashibodi yenu tu
    dashibodi peke yake inauzwa
    kutuma ofa tu bila bot inawezekana
    broadcast bila bot inawezekana
    matangazo peke yake bila bot inawezekana
    dashibodi tu bila bot`,
  optionalParts: `
    niko na saluni ya viti viwili na siongei na watu kwa simu, naweza kuchukua bot na kuacha hiyo sauti pembeni
    muuzaji wa kwanza alinilazimisha kununua vifaa vyote kwa pamoja, ninyi nikisema nataka bot tupu bila nyongeza itafanya kazi sawa
    chukulia kliniki yetu inaanza na msaidizi wa whatsapp tu, bila skrini ya takwimu na bila kutuma ofa, kuna kitakachoharibika
    nina gereji ndogo, kati ya sauti, dashibodi na broadcast ni kipi ninaweza kukiacha bila bot kudhoofika
    nyongeza zote tatu ni za kuchagua au zinabanwa na bot
    bot tupu bila mapambo mengine inafanya kazi
    sitaki broadcast, bot itaendelea kujibu kama kawaida
    naweza kuskip dashboard sasa nikaiongeza mwakani
    voice ni lazima
    dashboard ni optional
    naweza skip broadcast
    bot bila extras
    ni lazima kuchukua dashibodi
    kliniki ndogo inahitaji dashibodi kweli
    nikiwa na bot tu inatosha
    hatupigiwi simu, naweza kuacha sauti
    je dashibodi ni lazima
    kipi ni lazima na kipi si lazima
    ni lazima nichukue sauti
    nichukue msaidizi tu bila vingine
    naweza kuchukua bot peke yake bila dashibodi
    nisipotuma ofa, broadcast ni lazima
    bot itafanya kazi bila dashibodi
    naweza kuongeza sauti baadaye
    je ninahitaji kununua vyote
    matangazo ni ya hiari
    lazima ninunue sauti pamoja na bot
    sitaki dashibodi, inawezekana`,
  upgrade: `
    bajeti ndogo kwa sasa, baadaye naongeza vingine
    nianze na kimoja kisha mwakani niongeze, mnaruhusu
    kifurushi kidogo leo kinaweza kukua baadaye
    biashara ikikua naweza kupanda kifurushi kikubwa
    naanza na bot tu halafu niweke simu na skrini mbele ya safari
    je vitu vingine vinaongezwa polepole
    kinyozi kinaanza kidogo, kukua baadaye kunawezekana
    na nitaweza kuongeza baadaye
    duka langu la maua ni dogo leo ila natarajia kufungua tawi mwakani, nikianza na package ya chini naweza kupanda bila kuanza upya
    mkuu wa tuition centre hapa, tunataka kuona starter kwa miezi mitatu kisha tuhamie kubwa, inaruhusiwa na gharama zake zikoje
    ikitokea nimechukua bot bila sauti na baada ya krismasi simu zimekuwa nyingi, mtaiongezea sauti juu ya ile ile
    naogopa kununua kidogo halafu nikwame nikikua, je mipango yenu inaunganishwa kutoka mmoja hadi mwingine
    starter ikinizidia naweza kuhamia business growth
    package yangu inaweza kukua pamoja na biashara
    nianze na moja kisha niwe naongeza vipande taratibu
    kuhama mpango mdogo kwenda mkubwa katikati ya mwaka
    upgrade inawezekana
    kupanda package baadae
    starter kwenda kubwa
    naanza kidogo, naongeza kesho
    naweza kuanza kidogo kisha kuongeza
    nikifungua tawi la pili bot itaongezwa
    nianze na starter kisha nipande
    sasa kifurushi kidogo, mwaka ujao kikubwa
    nikikua nitabadilisha kifurushi
    naweza kurudi kifurushi kidogo baadaye
    naweza kubadilisha kifurushi baadaye
    naweza kuongeza sauti baadaye
    kutoka starter kwenda growth
    nianze na ndogo kwanza
    naweza kuongeza baadaye
    naweza anza kidogo halafu niongeze baadae?
    Nianze na bot tu, calls niongeze baadaye
    dashboard naweza kuongeza baada ya miezi mitatu?
    kwanza whatsapp, chat ya website itakuja later
    Nikianza na ndogo naweza kupanda baadae
    saa hii sina pesa nyingi, nichukue bot pekee kisha mwakani niweke ya kupokea simu, sawa?
    Kama nikinunua ile ya chini leo, kuongeza dashboard baadae kutanilazimu kuanza upya kila kitu?
    ningependa kuanza na kitu kimoja nione inavyoenda ndio niongeze vingine baada ya miezi sita
    je mtu anaweza kuanza na whatsapp bot halafu biashara ikikua aongeze chat kwenye website yake
    Plan yangu ni pole pole, mwezi huu bot, mwezi wa sita calls, hiyo inakubalika kwenu?
    Nimefungua kinyozi changu juzi tu huko Kasarani na bado narudisha mtaji, kwa sasa nataka ile bot ndogo ya kujibu watu. Biashara ikichangamka naweza kuongeza ya kupokea simu bila shida?
    Mimi ni daktari wa mifugo Iringa, sina uhakika kama wafugaji watazoea kuchat na mashine, hivyo naomba nianze na whatsapp tu, na wakizoea baada ya miezi minne niongeze dashboard, inawezekana?
    mke wangu ananiambia nisichukue vitu vingi mara moja juu tulichomwa na pos ya laki mbili haikutumika, so nauliza kama naweza kuanza na kitu kimoja then niongeze ingine nikiona faida
    Tuna tuition centre ndogo yenye wanafunzi sitini tu, bot ya msingi inatosha kwa sasa, lakini tukifika mia mbili tutahitaji dashboard na calls, je kubadilisha plan katikati ya mwaka ni rahisi?`,
  priceRise: `
    bei itapanda baadaye?
    je ada ya mwezi huongezeka kila mwaka
    bei hii ni ya kudumu au itabadilika
    baada ya mwaka mmoja nitalipa ngapi, hiyohiyo?
    na mkipandisha bei nikiwa tayari mteja wenu
    sasa ni nafuu, halafu mtaongeza?
    nina gym, kampuni ya mwisho ilipandisha ada maradufu baada ya miezi 12, ninyi pia mko hivyo
    2999 kwa mwezi itabaki hivyo siku zote?
    wateja wa zamani nao huongezewa bei
    tafadhali nieleze kama malipo ya kila mwezi yatapanda mwaka ujao
    mnapandisha bei mara ngapi
    naogopa mtaniongezea malipo duka likishazoea hii huduma
    je naweza kupata ahadi kwa maandishi kuwa ada haitaongezwa
    hii ni bei ya ofa tu ya mwanzo au bei kamili
    shule yetu hupanga bajeti ya miaka mitatu, je gharama ya mwaka inaweza kubadilika
    nikirenew bei inakuwa kubwa zaidi?
    mwakani nitalipa kiasi gani, sawa na mwaka huu?
    mtanijulisha mapema kabla ya kuongeza ada ya mwezi
    ongezeko la bei lipo?
    kama mtaweka bei mpya kwenye tovuti, mimi nitaendelea na ya zamani?
    kiasi cha mwezi kimefungwa au kinapanda
    kwa kliniki yangu nataka uhakika kuwa ada haitaruka ghafla mwaka wa pili
    asilimia ngapi mnaongeza kila mwaka
    nisije nikaanza na 3999 kisha ikawa 6000, ni kweli haitapanda?
    ada inabaki ileile?
    whatsapp wakipandisha gharama zao, je na ninyi mtaniongezea ya kwenu ya mwezi
    bei za sasa zitadumu kwa muda gani
    mimi ni mwalimu, nimeona bei ya mwaka, je mwaka unaofuata itakuwa juu zaidi`,
  staffCost: `
    ni nafuu kuliko kuajiri mtu
    ninamlipa mapokezi elfu ishirini kwa mwezi, bot itakuwa chini ya hapo?
    niajiri mfanyakazi au nichukue bot, ipi inaokoa pesa
    gym yangu ina kijana wa dawati, mshahara wake ukilinganisha na bot ikoje
    kwa nini nilipe bot wakati kuna vijana wa kazi kwa bei rahisi
    nitaokoa mshahara wa mtu mmoja kweli?
    gharama ya bot dhidi ya mshahara wa receptionist
    na nikijumlisha mishahara ya mwaka mzima, bot bado ni rahisi?
    kliniki: dada wa mapokezi anaacha kazi, niajiri mwingine au nitumie msaidizi wenu
    mshahara au bot, kipi ghali
    nina watu wawili wa kujibu whatsapp tu, nawalipa nyingi, bot itapunguza gharama hizo?
    hapa Tanzania wafanyakazi ni rahisi, bot ina faida gani kifedha kuliko mtu
    mfanyakazi wa muda mfupi si atakuwa bei nafuu kuliko roboti?
    bot italipa gharama yake kwa kuchukua nafasi ya mshahara wa mhudumu?
    tafadhali linganisha gharama na karani mmoja wa ofisi
    mlinzi wa usiku anayejibu simu anataka elfu kumi, bot ni chini ya hiyo?
    duka dogo kama langu, ni busara kuajiri au kuweka AI kwa upande wa pesa
    naweza kupunguza mfanyakazi mmoja nilipe bot kwa mshahara wake
    mke wangu anasema tuajiri msichana tu itakuwa rahisi kuliko bot, ni kweli?
    mwalimu mkuu anauliza kama bot ni ghali kuliko kuongeza katibu mmoja
    ofisi ya safari ina wahudumu watatu, mshahara wa mmoja ungeokoka?
    faida yake ni gani ukilinganisha na kulipa binadamu kila mwezi
    ukiongeza NSSF na likizo mfanyakazi anakuwa ghali, je bot itaokoa kiasi gani
    nilikuwa natafuta wa kuajiri customer care, bot ni thamani bora zaidi ya mtu?
    pesa hizo si naweza kumlipa msaidizi wa dukani
    mtu wa kujibu simu namlipa kila wiki, je roboti inagharimu kidogo zaidi yake
    kuajiri ni gharama, bot je?
    hoteli yetu inalipa wahudumu wawili wa simu, tukiweka mfumo wenu bajeti ya mishahara itashuka?`,
  whichPackage: `
    nichukue kifurushi kipi
    starter au business growth kwangu
    nina kliniki ndogo daktari mmoja tu, ni package gani inanifaa
    saluni ya viti viwili, pendekeza kifurushi
    sijui nichague mpango upi kati ya ule mdogo na mkubwa
    duka langu lina wateja wengi sana kaunta, nichukue growth?
    starter inatosha kwa duka dogo
    nisaidie kuchagua package
    kinyozi nairobi tuko wawili, kifurushi gani kinafaa
    na kama nina matawi mawili nichague package ipi
    biashara mpya ndio nafungua, nianze na mpango gani
    mgahawa wa meza kumi, mnanishauri Starter ama Growth
    nachanganyikiwa na vifurushi vyenu, nina wafanyakazi wawili
    nafundisha wanafunzi thelathini nyumbani, ni plan ipi sahihi
    package ya 44999 si kubwa mno kwa mpiga picha wa peke yake?
    ipi bora kwa duka la dawa lenye wahudumu watatu
    ninajuaje kama nahitaji Starter au Business Growth
    gym yenye mkufunzi mmoja, chagueni package kwa ajili yangu
    simu na whatsapp zote ni nyingi kwangu, hivyo nichukue mpango gani
    tafadhali nishauri kifurushi kinachofaa shirika dogo la watu wanne
    gereji yenye mafundi watano, katika vifurushi vyenu vitatu kipi
    nahitaji Enterprise au Growth inatosha, tuna maduka matatu
    dalali wa nyumba nafanya peke yangu, kifurushi kidogo kitanifaa?
    SME bundle au business bot pekee kwa daktari mmoja
    butiki yangu inapata meseji ishirini kwa siku, mpango upi unaendana nayo
    ipi kati ya package zenu inafaa kituo cha coaching
    naomba ushauri, daktari wa meno mwenye viti viwili anahitaji plan ipi
    kifurushi gani kwa shule ndogo ya watoto mia moja, bado sijaamua`,
  payOnce: `
    lazima nilipe kila mwezi?
    naweza kulipa mara moja tu
    bei ya kununua bot moja kwa moja bila ada ya mwezi ni ngapi
    sitaki mambo ya kulipa kila mwezi, nipe bei moja
    je kuna mpango wa kulipa mara moja na kutumia milele
    Nina saluni Nairobi, ada za kila mwezi zinanichosha. naweza nunua hiyo bot kabisa?
    na kama nikilipa pesa nyingi mwanzoni, ada ya mwezi inaondoka?
    hii 2,999 ni ya mwezi wa kwanza tu ama kila mwezi
    nikishalipa set up bado nitaendelea kulipa?
    hakuna malipo ya mwezi, inawezekana?
    Tafadhali nielezeni kama malipo ya kila mwezi ni ya lazima kwa bot
    nataka bot iwe yangu kabisa nilipe mara moja
    ni ya kukodi au ya kununua? mimi nataka kununua
    duka langu ni dogo siwezi kutoa pesa kila mwisho wa mwezi, lipo la kulipa mara moja?
    lifetime payment ipo kwa chatbot
    bila subscription inaweza?
    mwingine ananiuzia bot bila ada ya mwezi, wewe je
    naomba niondolewe ada ya mwezi nilipe jumla sasa hivi
    kwa nini nilipe mwezi hadi mwezi, si uniuzie tu
    shule yetu inapata bajeti mara moja kwa mwaka, hatuwezi kulipa bot kila mwezi. malipo ya mara moja yapo?
    nipe bei ya jumla ya assistant, baadaye nisidaiwe chochote
    malipo ni mara moja au yanajirudia
    tukilipa yote leo, tumemaliza au kutakuwa na ada nyingine za mwezi
    kuna bot ambayo haina malipo ya kila mwezi?
    Mimi ni dalali wa nyumba, nalipa once tu. sawa?
    je, ni lazima kuendelea kulipia bot baada ya kuwekewa
    ningependa kulipia msaidizi wa whatsapp kwa mkupuo mmoja nimalize
    monthly fee mnaweza kuitoa nikilipa zaidi mwanzo`,
  messageLimit: `
    kuna kikomo cha ujumbe?
    jumbe ngapi kwa mwezi zimejumuishwa
    ni unlimited au mnahesabu
    kwa hiyo 2,999 napata mazungumzo mangapi
    bot inaweza kuhudumia wateja wangapi kwa mwezi
    nikizidisha idadi ya meseji itakuwaje
    Nina duka la nguo mtandaoni, watu 200 huandika kila siku. plan inatosha?
    meseji za bure ni ngapi kila mwezi
    na kama wateja wakiongezeka sana wakati wa krismasi, bot itaacha kujibu?
    kuna limit ya chats
    Tafadhali niambieni idadi ya juu ya mazungumzo kwenye kifurushi cha Starter
    bando la meseji linaisha kama airtime ama vipi
    kliniki yetu ina wagonjwa elfu mbili wanaoandika kwa mwezi, je kuna ukomo
    mwisho ni meseji ngapi
    wazazi 900 wakiandika wote mwezi huu, itakubali bila kikomo?
    bei inapanda nikipata chats nyingi kuliko kawaida?
    ni wateja wangapi wanaruhusiwa kwa mwezi
    je mnaweka mpaka wa idadi ya majibu ya bot
    mgahawa wangu unapata meseji kumi tu kwa siku, hizo ziko ndani ya kifurushi?
    meseji zikiisha katikati ya mwezi nafanyaje
    quota ya ujumbe ikoje
    hata watu elfu kumi wakiandika bado nalipa ile ile?
    nataka kujua kama mazungumzo hayana kikomo
    kifurushi cha Business Growth kinabeba conversations ngapi
    bot inazima ikifika idadi fulani ya wateja?
    tunapokea ujumbe mwingi sana, mnaruhusu hadi ngapi
    idadi ya chati kwa mwezi imewekewa ukomo gani
    je wateja wote watajibiwa au kuna namba maalum kila mwezi
    inaweza kubeba ujumbe 300 kwa siku
    watu elfu wakiandika siku moja itahimili`,
}
