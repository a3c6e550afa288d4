import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const swahiliCrafts: Examples<typeof crafts> = {
  seo: `
    tovuti itaonekana google
    duka langu litaonekana google
    watu watanipata wakitafuta
    watu watanipata vipi wakitafuta hotel mtandaoni
    watu wakitafuta google watanipata
    mnafanya seo pia
    nitakuwa ukurasa wa kwanza google
    tovuti itatokea kwenye ramani za google
    mnaahidi nafasi ya kwanza google
    itaonekana kwenye ramani za google`,
  oldSite: `
    tovuti yangu ya zamani imeharibika, mnaweza kurekebisha
    tovuti iliyopo inahitaji marekebisho
    tuna tovuti tayari, mnaweza kuirekebisha
    fundi wa kwanza aliacha tovuti nusu
    nina tovuti tayari, mnaweza kuiboresha
    tovuti ya shule imezeeka, mtaiboresha
    tovuti yangu ya zamani ni polepole
    mnaweza kurekebisha tovuti iliyotengenezwa na mwingine
    aliyetengeneza tovuti yetu ametoweka, mtaendelea nayo
    nirekebishe ya zamani au nitengeneze mpya
    mnaweza kurekebisha tovuti yangu ya zamani
    bora kutengeneza upya au kurekebisha ya zamani
    tovuti yangu ni ya zamani, mnaweza kurekebisha
    nina tovuti tayari, mtaiboresha
    mnaweza kumalizia tovuti iliyotengenezwa na mwingine`,
  mobileFriendly: `
    tovuti itafunguka vizuri kwenye simu
    mtandao ukiwa dhaifu tovuti itafunguka
    itafunguka haraka
    wateja wangu wana simu ndogo, itaonekana sawa
    internet yetu ni polepole, itafunguka
    kurasa zinafunguka haraka
    inafanya kazi kwenye simu za bei nafuu
    mtandao ukiwa dhaifu itafunguka
    tovuti inafunguka kwenye simu`,
  mobileApp: `
    mnatengeneza app ya android
    mnatengeneza app ya simu
    nataka app iwe play store
    nataka app ya duka langu play store
    nataka app play store
    app ya iphone inawezekana
    programu ya simu ya iphone
    wanachama wa gym wangu wanataka app ya kupakua
    app ya kupakua
    mnatengeneza app ya play store`,
  editSelf: `
    tovuti ikikamilika nitafundishwa kubadilisha maneno na picha
    nitaweza kurekebisha maandishi madogo bila kuwasubiri nyinyi
    kila nikitaka kubadili picha ya tovuti lazima niwapigie
    karani wetu anaweza kubadilisha ratiba kwenye tovuti peke yake
    mtanionyesha jinsi ya kuhariri kurasa zangu
    sijui kompyuta sana, kubadilisha picha kwenye tovuti ni rahisi
    nikiandika kitabu kipya naweza kukiweka kwenye tovuti mwenyewe
    na mabadiliko madogo ya tovuti nafanya mwenyewe
    nitaweza kuweka picha mpya mwenyewe
    naweza kubadilisha bei kwenye tovuti mwenyewe
    kuongeza bidhaa nafanya mwenyewe
    nitaweza kuweka picha mpya bila kuwaita
    naweza kubadilisha tovuti mwenyewe
    nitapewa login ya kuhariri tovuti yangu
    naweza kuongeza bidhaa mwenyewe
    katibu wa shule anaweza kuweka matangazo kwenye tovuti mwenyewe
    nabadilishaje bei kwenye tovuti
    lazima niwaombe kwa kila badiliko la tovuti
    naweza kubadilisha mwenyewe`,
  shopPayment: `
    wateja wanaweza kulipa kwenye tovuti
    wateja wanaweza kulipa kwenye tovuti ya duka
    tovuti itakuwa na malipo ya mtandaoni
    duka la mtandaoni linapokea mpesa
    naweza kupokea mpesa kwenye tovuti ya duka
    malipo kwa kadi yapo kwenye tovuti ya kuuza
    duka la mtandaoni lina kikapu na malipo
    mnunuzi akiagiza kwenye tovuti analipaje
    mnunuzi atalipa vipi kwenye tovuti`,
  pageCount: `
    tovuti ina kurasa ngapi
    ndani ya tovuti kuna nini na nini
    tovuti ya biashara ina nini
    nikitaka zaidi ya kurasa sita
    website ina kurasa ngapi
    kutakuwa na ramani na picha kwenye tovuti
    kuna ramani na saa za kazi kwenye tovuti
    kitufe cha whatsapp kipo kwenye tovuti
    tovuti itakuwa na ramani na saa za kazi`,
  revision: `
    naweza kubadilisha kasi ya wimbo baada ya kuusikia
    naweza kubadilisha maneno na sauti ya wimbo
    marekebisho ni mara ngapi bure
    nisipopenda muundo wa kwanza itakuwaje
    sikupenda mdundo, mtabadilisha
    naweza kubadilisha wimbo mara ngapi
    naweza kuomba mabadiliko mara ngapi
    marekebisho yana malipo
    nisipopenda rasimu ya kwanza
    baada ya mara mbili naweza kubadilisha tena
    mabadiliko ni bure
    naweza kubadilisha wimbo
    marekebisho mangapi
    nisipopenda muundo
    naweza kubadilisha mara ngapi`,
  singer: `
    kwenye nyimbo hizi nani hasa anaimba
    hizi nyimbo sauti ni za nani
    anayesikika akiimba ni mtu au ai
    kwenye jingle zenu nani anaimba kweli
    uimbaji unafanywa na nani
    kuimba kwenye wimbo wa harusi ni kazi ya nani
    anayeimba ni msanii wa studio au programu
    na uimbaji ni wa nani
    nani anaimba
    nani ataimba wimbo
    ataimba mwanamke au mwanaume
    ni sauti ya mtu au ya mashine
    sauti kama ya diamond inawezekana
    naomba sauti ya mwanamke kwenye wimbo
    ni mwimbaji halisi
    mnaweza kuiga sauti ya diamond
    sauti ni ya ai
    naweza kuchagua sauti ya kike
    mnaweza kuiga sauti ya msanii maarufu
    nani ataimba`,
  files: `
    wimbo wangu wa kanisa utakuja na karaoke
    mkiweka muziki kwenye maneno yangu karaoke imo
    na karaoke inakuja pamoja nao
    naweza kupata sauti peke yake bila ala kwenye faili
    mnatoa faili ya sauti kando na ya ala
    nataka kufanya remix, nipate vocal tu kwenye faili yake
    na vocal zije kwenye faili tofauti
    sauti na muziki huja kando kwenye miundo mingi
    nitapata wimbo kwa mp3
    wimbo nitaupataje
    jingle ni sekunde ngapi
    tangazo la wimbo ni sekunde ngapi
    kuna toleo la karaoke
    nitapata muziki bila sauti
    wimbo mnatoa kwa muundo gani
    wimbo wa harusi unakuwa na dakika ngapi
    naweza kupata mdundo bila sauti
    wimbo una urefu gani
    napata faili gani
    wimbo unakuja kwa muundo gani
    nitapata mp3`,
  videoLength: `
    video ya mashairi yangu itakuja pia kwa umbo la wima la reels
    kitabu cha watoto, video yake napata ya wima na ya upana
    video ya riwaya yangu itajaa skrini ya simu ikisimama
    nataka video ya kitabu kwa saizi ya reels na ya youtube
    na ya wima kwa ajili ya reels ipo
    na umbo la wima la video nalipata pia
    video ya kitabu naweza kuitumia wapi
    video ya kitabu inafaa siku ya uzinduzi
    mafaili ya video ya kitabu huja kwa maumbo gani
    video ya kitabu ina urefu gani
    video ya kitabu ni ya dakika ngapi
    video ya kitabu ni sekunde ngapi
    video ya kitabu inafaa kwa reels
    video inafaa kwa reels
    video ya kitabu ni ya wima au ya upana
    video ya kitabu ni dakika ngapi`,
  honest: `
    kutakuwa na sifa za uongo ndani yake
    video itatia chumvi kuhusu kitabu changu
    sifa za kitabu kwenye video ni za kweli
    mtatunga sifa za wasomaji
    video ya kitabu inasema ukweli au ni tangazo
    mapitio ya kitabu ni ya kweli
    uhakiki wa kitabu ni wa kweli
    video itasifia kitabu kwa uongo
    video itasema kwamba nimelipia
    mnaandika maoni ya uongo
    mtabuni maoni ya wasomaji
    maoni ya wasomaji ni halisi`,
  staffTraining: `
    nani atawaonyesha walimu namna ya kutumia zana
    nani atakuja kuwafundisha walimu wa msingi
    walimu wazee watafundishwa vipi kutumia hii
    walimu watajifunza zana hii wakiwa shuleni
    mnafundisha walimu
    mafunzo ni shuleni au kwa video
    nani atawafundisha walimu kutumia
    walimu wetu hawajui kompyuta, mtawasaidia
    mafunzo yanafanyika wapi
    mafunzo kwa walimu ni ya muda gani
    mafunzo yamejumuishwa
    nani atawafundisha walimu wetu
    mafunzo ni ya siku ngapi na wapi
    mtafundisha walimu
    mtawafundisha walimu`,
  syllabus: `
    nani anamalizia rasimu ya somo
    rasimu ya mpango wa somo anaikamilisha nani
    mwalimu anaweza kurekebisha mpango ulioandaliwa
    mpango wa somo ukishaandaliwa nani anaukagua
    nani anakamilisha maandalio ya somo
    mwalimu ndiye anayemalizia mpango wa somo
    baada ya rasimu mwalimu anafanya nini na mpango
    andalio la somo linabaki rasimu hadi mwalimu alikague
    mpango wa somo una kazi za nyumbani na shughuli
    lesson plan drafter ni nini
    mpango wa somo hupangwa dakika kwa dakika
    inafuata mtaala wetu
    inafuata mtaala wa cbc
    inafuata mtaala wa tanzania
    maandalio ya somo ni ya darasa gani
    inafaa kwa mtaala wa kenya
    tunaweza kutumia vitabu vyetu wenyewe
    ni kwa madarasa gani
    mpango wa somo unakuja kwa word
    inatumia vitabu vyetu
    masomo gani yapo
    mipango ya somo inakuja kwa word
    inafuata mtaala gani`,
  decides: `
    ujumbe wa wazazi unaondoka kabla mwalimu hajausoma
    mwalimu hukagua ujumbe wa wazazi kabla haujatumwa
    zana ya shule inaweza kuwatumia wazazi ujumbe bila ruhusa ya mwalimu
    nani anaidhinisha ujumbe unaoenda kwa wazazi
    barua kwa mama na baba inatumwa yenyewe au mwalimu anakubali kwanza
    naogopa wazazi watapata ujumbe ambao mwalimu hajauona
    mwalimu anaweza kubadilisha ujumbe kabla mzazi hajaupata
    je ujumbe kwa wazazi ni rasimu tu hadi mwalimu akubali
    rasimu inatumwa yenyewe au mwalimu anaisoma kwanza
    hakuna kitakachotoka shuleni bila mwalimu kukikagua
    na haitumwi kabla mwalimu hajakubali
    nani anasoma rasimu ya zana kabla haijatoka shuleni
    rasimu ya mtihani inakaguliwa na nani
    mashine itawapa watoto alama
    alama za mwisho anaweka nani
    je mashine ndiyo inasahihisha na kutoa alama
    AI ndiyo itaamua nani amefaulu
    ai inatoa alama
    ai ikikosea alama itakuwaje
    nani anaamua alama
    mwalimu anaweza kubadilisha alama
    wazazi wanaogopa mashine itafelisha watoto
    walimu watapoteza kazi
    kuna kitu kinatumwa bila mwalimu kuona
    nani anatoa alama za mwisho
    nani anatoa alama, mwalimu au ai`,
  oneTeacher: `
    mwalimu mmoja anaweza kununua
    mimi ni mwalimu mmoja, naweza kununua
    mama yangu ni mwalimu, naweza kumnunulia mipango ya somo
    mimi ni mwalimu wa tuisheni peke yangu
    nafundisha tuition nyumbani, nitapata mipango ya masomo
    mke wangu anafundisha, nataka mipango kwa ajili yake tu
    mwalimu mmoja analipa ngapi
    bila shule, mimi tu, inawezekana
    zawadi ya mipango ya somo kwa dada yangu mwalimu
    si shule, nataka mimi tu mipango ya somo
    nafundisha nyumbani, kuna kitu changu
    bila shule naweza kuchukua peke yangu`,
  oneFamily: `
    naweza kununua jaribio la taaluma kwa mwanangu
    mtoto wangu anaweza kufanya kipimo cha kazi
    nataka kwa mtoto wangu mmoja tu
    mzazi anaweza kununua moja kwa moja
    sisi ni wazazi si shule, tunaweza kupata
    mimi ni mwanafunzi, naweza kutumia
    nataka kwa mtoto mmoja tu
    bei ya mtoto mmoja ni ngapi`,
  perStudent: `
    je bei ni kwa kila mwanafunzi
    mnatoza kwa kila mwanafunzi
    tuna wanafunzi 1000, bei inaongezeka
    wanafunzi wakiongezeka tutalipa zaidi
    mnatoza kwa mwanafunzi au kwa shule
    shule yetu ni ndogo, bei ni ile ile
    shule ndogo nayo inalipa bei nzima
    walimu wangapi wanaweza kutumia
    wanafunzi wangapi wanaweza kutumia
    kuna kikomo cha idadi ya wanafunzi
    walimu wote wanaweza kutumia kwa bei moja
    bei ya shule kubwa na ndogo ni sawa
    je idadi ya wanafunzi inabadilisha bei
    kila darasa linalipiwa peke yake`,
}
