import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const swahiliMoney: Examples<typeof money> = {
  payMethod: `
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
  advance: `
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
    nikitaka kuacha nifanye nini`,
  lockIn: `
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
    nikipata hasara nani analipa`,
  termsChange: `
    masharti yalibadilishwa mara ya mwisho lini
    sera ya faragha ni ya lini
    masharti haya ni ya mwezi gani
    masharti yakibadilika baada ya kuagiza
    masharti mapya yanawahusu wateja wa zamani
    mnaweza kubadilisha masharti
    mnaweza kubadili sheria kazi ikiendelea
    masharti yapi yananihusu`,
  setUpFee: `
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
    naweza kuongeza baadaye`,
}
