import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const swahiliMoney: Examples<typeof money> = {
  payMethod: `
    mnakubali mpesa
    naweza kulipa kwa pesa taslimu
    nalipaje
    mnapokea kadi
    naweza kulipa kwa m-pesa
    mnapokea pesa taslimu
    tigo pesa au airtel money inakubalika
    nitalipia wapi, benki au simu
    mnakubali paypal
    malipo kwa kadi ni salama
    njia za malipo ni zipi
    naweza kulipa kwa benki
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
    malipo ya awali ni asilimia ngapi
    nalipa lini
    salio nalipa lini
    naweza kulipa baada ya kazi kuisha
    malipo ya kwanza
    nalipa kabla au baada
    nianze na kiasi gani cha pesa
    naweza kulipa nikishaona kazi
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
    naweza kulipa kidogo kidogo
    malipo kwa awamu
    naweza kugawanya malipo
    sina pesa zote kwa sasa
    mnakopesha
    nilipe nusu sasa nusu baadaye
    kwa awamu
    naweza kulipa kwa awamu`,
  refund: `
    nisipopenda kazi narudishiwa pesa
    nikibadili mawazo baada ya kulipa
    kazi ikiwa mbaya pesa zinarudi
    pesa yangu nitaipata nikikataa kazi
    kazi isipoenda vizuri pesa inarudi
    nitarudishiwa pesa nisiporidhika
    sera ya kurudisha pesa
    bot isipofanya kazi mtarudisha pesa
    sikupenda matokeo, nataka pesa yangu
    pesa zinarudishwa
    kazi imeanza lakini nimebadili mawazo, pesa zangu
    pesa yangu itarudi
    nikikataa kazi pesa yangu
    nikilipa nusu halafu nisipendezwe na kazi nitarudishiwa
    mnarudisha pesa
    nisipopenda kazi nitarudishiwa
    kazi ikiwa mbaya pesa inarudi
    nisipopenda nitarudishiwa pesa`,
  cancelBefore: `
    naweza kughairi
    nikighairi kabla hamjaanza kazi
    nimelipa advance lakini sitaki tena
    nikifuta kabla ya kazi kuanza
    nimebadili mawazo kabla ya kazi kuanza
    nikifuta oda nitarudishiwa malipo ya awali
    ada ya kughairi
    nikibadili mawazo kabla hamjaanza
    nataka kughairi oda yangu
    nikighairi mapema napata malipo ya awali
    naweza kughairi kabla hamjaanza`,
  monthlyFee: `
    malipo ya kila mwezi ni ya nini
    ada ya kila mwezi ni ya nini
    kwa nini nilipe kila mwezi
    napata nini kwa malipo ya mwezi
    ada ya mwezi ni lazima
    kila mwezi nalipia nini wakati nimeshalipa
    hiyo ada ya mwezi inanipa nini
    malipo ya mwezi yanajumuisha nini
    kila mwezi ya nini
    ada ya mwezi ni ya nini
    lazima nilipe ada ya mwezi`,
  stop: `
    nikitaka kutoka baada ya miezi miwili
    kuacha huduma kunahitaji notisi
    naondokaje nikichoka
    nikiacha huduma nini kinabaki kwangu
    naweza kusimamisha baada ya miezi mitatu
    niseme siku ngapi kabla ya kusimamisha
    naweza kusitisha wakati wowote
    nikitaka kuacha huduma
    notisi ya siku ngapi
    nikiacha kulipa bot itakuwaje
    nasitishaje malipo ya mwezi
    nikifunga duka naweza kuacha
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
    muda wa chini kabisa ni miezi mingapi
    nafungwa kwa mwaka
    lazima nijifunge miezi mingapi
    mkataba wa chini ni muda gani
    kuna mkataba wa mwaka
    ni lazima nikae muda gani
    kuna mkataba wa muda gani`,
  extraCost: `
    kuna gharama zilizofichwa
    kuna malipo mengine ya ziada
    bei inajumuisha kila kitu
    kuna makato mengine nisiyoambiwa
    bei iliyoandikwa ndio yote
    nitalipa nini kingine
    gharama gani hazijajumuishwa
    kuna ziada
    kuna gharama nyingine
    baadaye mtaomba pesa zaidi`,
  messageCharge: `
    whatsapp inatoza kwa kila ujumbe
    nani analipia ujumbe wa whatsapp
    kila meseji whatsapp inakata
    ada ya meseji inalipwa na nani
    kuna kikomo cha ujumbe
    gharama za ujumbe zimejumuishwa
    kila ujumbe unalipiwa
    whatsapp inatoza pesa
    whatsapp inatoza kivyake`,
  hosting: `
    nalipa domain kando
    hosting nani analipa
    domain mnanunua ninyi
    nalipia wapi hosting
    hosting imejumuishwa
    nani analipia domain
    nani ananunua jina la tovuti
    gharama ya kuhifadhi tovuti
    nani ananunua domain
    domain inalipwa kivyake`,
  tax: `
    mnatoa risiti ya kodi
    kodi imejumuishwa
    mnatoa risiti halali
    invoice ya kampuni inapatikana
    vat imo kwenye bei
    bei ina vat
    mnatoa ankara rasmi
    gst ni ya ziada
    je kuna kodi juu yake`,
  discount: `
    sisi ni shirika lisilo la faida, mnapunguza
    nipunguzie bei
    nifanyie bei ya rafiki
    nikilipa zote mara moja mnapunguza
    punguzo kwa shule za serikali
    kuna punguzo
    bei ya mwisho ni ngapi
    nikichukua vitu viwili mtapunguza
    kuna ofa
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
    bei yenu ni kubwa
    ni pesa nyingi kwa duka dogo
    bajeti yangu haitoshi
    hizo pesa ni nyingi mno kwangu
    mshahara wangu wote hautoshi
    ghali mno
    hamna kitu kidogo zaidi kwa kibanda changu
    sina pesa hiyo
    wengine wanafanya kwa nusu bei`,
  warranty: `
    kuna dhamana
    ikiharibika mtatengeneza bure
    dhamana ni ya siku ngapi
    kukiwa na hitilafu baada ya kupokea kazi
    nani anarekebisha makosa
    ikiharibika nani anatengeneza
    kukiwa na shida baada ya wiki mbili mnatengeneza bure
    kitu kikiharibika nani analipia
    dhamana ni ya muda gani
    ikiharibika baadaye je`,
  support: `
    bot ikikwama nani anarekebisha
    nitapata msaada baadaye
    nani anatunza bot
    mtanisaidia baada ya kazi kuisha
    baada ya kukabidhi mnaendelea kunisaidia
    bot ikizima nani wa kumpigia
    nikikwama nimuulize nani
    matengenezo yamejumuishwa
    mtanisaidia baadaye
    nani ataangalia boti baada ya kuwekwa
    nani atanisaidia baadaye`,
  guarantee: `
    mnahakikisha mauzo yataongezeka
    mauzo yatapanda kwa asilimia ngapi
    mnaahidi wateja wangapi wapya
    nitapata wateja zaidi
    mnaahidi matokeo
    faida yangu itaongezeka kiasi gani
    mauzo yataongezeka mara mbili
    nitapata faida kweli
    mauzo yataongezeka kweli
    mnahakikisha matokeo
    mnahakikisha wateja wataongezeka`,
  law: `
    sheria gani inatumika
    mahakama gani inaamua mgogoro
    tukigombana tunaenda mahakama gani
    tunaandikishana mkataba
    kuna mkataba wa maandishi
    masharti yenu yako wapi
    tukigombana mahakama ipi`,
  liability: `
    bot ikinisababishia hasara nani analipa
    bot ikitoa bei mbaya nikapata hasara nani analipa
    mtanilipa fidia
    mtalipa fidia
    nani anawajibika kwa hasara
    wajibu wenu ni hadi kiasi gani
    boti ikinitia hasara nani analipa
    nikipata hasara nani analipa`,
  termsChange: `
    masharti yakibadilika baada ya kuagiza
    mnaweza kubadilisha masharti
    masharti yapi yananihusu`,
  setUpFee: `
    ada ya kuanzisha ni nini
    19999 nalipa mara moja au kila mwezi
    kwa nini kuna bei mbili
    pesa ya kuanzisha inalipwa mara ngapi
    19999 ni ya mara moja au kila mwezi
    malipo ya kuweka ni mara moja tu
    24999 ni kwa mwezi au mara moja
    19,999 nalipa mara moja
    19999 ni mara moja au kila mwaka
    19999 ni kwa mwezi`,
  websiteMonthly: `
    tovuti ina malipo ya kila mwezi
    nalipa tovuti kila mwezi
    tovuti ni malipo ya mara moja
    website nalipia kila mwezi pia
    tovuti ikishakamilika kuna malipo ya mwezi
    gharama ya mwezi ya tovuti
    tovuti inalipiwa kila mwezi`,
  popular: `
    watu wengi wananunua kipi
    kifurushi gani ni maarufu zaidi
    watu wengi huchukua kipi
    kipi kinauzwa zaidi`,
  addOnAlone: `
    naweza kupata sauti bila bot
    nataka sauti tu bila bot
    dashibodi peke yake inauzwa
    broadcast bila bot inawezekana
    matangazo peke yake bila bot inawezekana
    dashibodi tu bila bot`,
  optionalParts: `
    ni lazima kuchukua dashibodi
    nikiwa na bot tu inatosha
    je dashibodi ni lazima
    ni lazima nichukue sauti
    naweza kuchukua bot peke yake bila dashibodi
    bot itafanya kazi bila dashibodi
    naweza kuongeza sauti baadaye
    je ninahitaji kununua vyote
    matangazo ni ya hiari
    lazima ninunue sauti pamoja na bot
    sitaki dashibodi, inawezekana`,
  upgrade: `
    naweza kuanza kidogo kisha kuongeza
    nianze na starter kisha nipande
    nikikua nitabadilisha kifurushi
    naweza kubadilisha kifurushi baadaye
    naweza kuongeza sauti baadaye
    kutoka starter kwenda growth
    nianze na ndogo kwanza
    naweza kuongeza baadaye`,
}
