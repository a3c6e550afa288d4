import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const swahiliCrafts: Examples<typeof crafts> = {
  seo: `
    tovuti itaonekana google
    watu watanipata wakitafuta
    watu wakitafuta google watanipata
    nitakuwa ukurasa wa kwanza google
    itaonekana kwenye ramani za google`,
  oldSite: `
    tovuti yangu ya zamani imeharibika, mnaweza kurekebisha
    tovuti iliyopo inahitaji marekebisho
    fundi wa kwanza aliacha tovuti nusu
    nina tovuti tayari, mnaweza kuiboresha
    tovuti yangu ya zamani ni polepole
    mnaweza kurekebisha tovuti iliyotengenezwa na mwingine
    nirekebishe ya zamani au nitengeneze mpya
    mnaweza kurekebisha tovuti yangu ya zamani
    tovuti yangu ni ya zamani, mnaweza kurekebisha
    nina tovuti tayari, mtaiboresha
    mnaweza kumalizia tovuti iliyotengenezwa na mwingine`,
  mobileFriendly: `
    tovuti itafunguka vizuri kwenye simu
    itafunguka haraka
    internet yetu ni polepole, itafunguka
    inafanya kazi kwenye simu za bei nafuu
    mtandao ukiwa dhaifu itafunguka
    tovuti inafunguka kwenye simu`,
  mobileApp: `
    mnatengeneza app ya android
    nataka app iwe play store
    nataka app play store
    programu ya simu ya iphone
    app ya kupakua
    mnatengeneza app ya play store`,
  editSelf: `
    nitaweza kuweka picha mpya mwenyewe
    kuongeza bidhaa nafanya mwenyewe
    naweza kubadilisha tovuti mwenyewe
    naweza kuongeza bidhaa mwenyewe
    nabadilishaje bei kwenye tovuti
    lazima niwaombe kwa kila badiliko la tovuti
    naweza kubadilisha mwenyewe`,
  shopPayment: `
    wateja wanaweza kulipa kwenye tovuti
    tovuti itakuwa na malipo ya mtandaoni
    naweza kupokea mpesa kwenye tovuti ya duka
    duka la mtandaoni lina kikapu na malipo
    mnunuzi atalipa vipi kwenye tovuti`,
  pageCount: `
    tovuti ina kurasa ngapi
    tovuti ya biashara ina nini
    website ina kurasa ngapi
    kuna ramani na saa za kazi kwenye tovuti
    kitufe cha whatsapp kipo kwenye tovuti
    tovuti itakuwa na ramani na saa za kazi`,
  revision: `
    marekebisho ni mara ngapi bure
    sikupenda mdundo, mtabadilisha
    naweza kuomba mabadiliko mara ngapi
    nisipopenda rasimu ya kwanza
    mabadiliko ni bure
    naweza kubadilisha wimbo
    marekebisho mangapi
    nisipopenda muundo
    naweza kubadilisha mara ngapi`,
  singer: `
    nani anaimba
    ataimba mwanamke au mwanaume
    sauti kama ya diamond inawezekana
    ni mwimbaji halisi
    sauti ni ya ai
    naweza kuchagua sauti ya kike
    mnaweza kuiga sauti ya msanii maarufu
    nani ataimba`,
  files: `
    nitapata wimbo kwa mp3
    jingle ni sekunde ngapi
    kuna toleo la karaoke
    wimbo mnatoa kwa muundo gani
    naweza kupata mdundo bila sauti
    wimbo una urefu gani
    napata faili gani
    wimbo unakuja kwa muundo gani
    nitapata mp3`,
  videoLength: `
    video ya kitabu ina urefu gani
    video ya kitabu ni sekunde ngapi
    video inafaa kwa reels
    video ya kitabu ni dakika ngapi`,
  honest: `
    mapitio ya kitabu ni ya kweli
    video itasifia kitabu kwa uongo
    mnaandika maoni ya uongo
    maoni ya wasomaji ni halisi`,
  staffTraining: `
    mnafundisha walimu
    nani atawafundisha walimu kutumia
    mafunzo yanafanyika wapi
    mafunzo yamejumuishwa
    nani atawafundisha walimu wetu
    mafunzo ni ya siku ngapi na wapi
    mtafundisha walimu
    mtawafundisha walimu`,
  syllabus: `
    inafuata mtaala wetu
    inafuata mtaala wa tanzania
    inafaa kwa mtaala wa kenya
    ni kwa madarasa gani
    inatumia vitabu vyetu
    mipango ya somo inakuja kwa word
    inafuata mtaala gani`,
  decides: `
    mashine itawapa watoto alama
    alama za mwisho anaweka nani
    AI ndiyo itaamua nani amefaulu
    ai inatoa alama
    nani anaamua alama
    mwalimu anaweza kubadilisha alama
    walimu watapoteza kazi
    kuna kitu kinatumwa bila mwalimu kuona
    nani anatoa alama za mwisho
    nani anatoa alama, mwalimu au ai`,
  oneTeacher: `
    mwalimu mmoja anaweza kununua
    mimi ni mwalimu wa tuisheni peke yangu
    mwalimu mmoja analipa ngapi
    si shule, nataka mimi tu mipango ya somo
    nafundisha nyumbani, kuna kitu changu
    bila shule naweza kuchukua peke yangu`,
  oneFamily: `
    naweza kununua jaribio la taaluma kwa mwanangu
    nataka kwa mtoto wangu mmoja tu
    sisi ni wazazi si shule, tunaweza kupata
    bei ya mtoto mmoja ni ngapi`,
  perStudent: `
    je bei ni kwa kila mwanafunzi
    tuna wanafunzi 1000, bei inaongezeka
    mnatoza kwa mwanafunzi au kwa shule
    shule ndogo nayo inalipa bei nzima
    wanafunzi wangapi wanaweza kutumia
    kuna kikomo cha idadi ya wanafunzi
    walimu wote wanaweza kutumia kwa bei moja
    bei ya shule kubwa na ndogo ni sawa
    je idadi ya wanafunzi inabadilisha bei
    kila darasa linalipiwa peke yake`,
}
