import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const swahiliData: Examples<typeof data> = {
  privacy: `
    namba yangu mtawapa wengine
    taarifa zangu ziko salama
    mnauza namba yangu
    nani anaona ninachoandika hapa
    mnakusanya taarifa gani
    sera ya faragha
    mtampa mtu mwingine taarifa zangu
    mazungumzo haya mnayaona
    nani anasoma haya ninayoandika
    hii chat inaonekana na watu gani
    taarifa ninazoandika hapa zinaenda wapi
    data za wateja wangu ziko salama
    siri ya taarifa zangu
    namba yangu ya simu itakuwa salama
    namba yangu mtampa nani
    mnafanya nini na taarifa zangu`,
  deleteData: `
    nataka chat hii ifutwe
    futa mazungumzo yangu
    ondoa namba yangu kwenye mfumo
    futa taarifa zangu
    nataka data zangu ziondolewe
    naweza kuona mlichohifadhi kuhusu mimi
    sahihisha taarifa zangu
    ondoeni jina langu kwenye mfumo wenu
    futeni ujumbe wangu wote
    nataka kuondoa ridhaa yangu
    futeni taarifa zangu
    ondoeni namba yangu`,
  retention: `
    mnahifadhi data kwa muda gani
    chat hii inafutwa baada ya miezi mingapi
    mnakaa na data yangu hadi lini
    mazungumzo yanafutwa lini
    chat yangu inakaa miezi mingapi
    mnahifadhi mazungumzo kwa muda gani
    taarifa zangu zinafutwa lini`,
  sharedWith: `
    google inaona mazungumzo haya
    mnatumia ai gani
    kampuni gani zinapata data zangu
    google inapata maneno yangu
    mnampa nani taarifa zangu
    mnatuma ujumbe wangu kwa chatgpt
    taarifa zangu anapewa nani`,
  exportChat: `
    naweza kuhifadhi mazungumzo haya
    nipakue mazungumzo haya
    nataka nakala ya mazungumzo haya
    nataka kuhifadhi mazungumzo haya`,
  security: `
    mnalindaje data
    mkidukuliwa data yangu itakuwaje
    nywila mnahifadhije
    mkidukuliwa itakuwaje
    data zikivuja mtatuambia
    nani anaweza kufungua hifadhidata
    mtu akidukua itakuwaje`,
  minors: `
    mnakusanya data za watoto
    mtoto wangu ameandika hapa
    nina miaka kumi na saba naweza kuagiza
    kuna umri wa chini
    chini ya miaka 18 anaweza kutumia
    watoto wanaruhusiwa kutumia tovuti yenu
    mtoto wa miaka kumi na tano anaweza kutumia
    watoto wanaweza kutumia
    binti yangu ana miaka kumi na mbili`,
  newsletter: `
    mtanitumia barua pepe za matangazo
    mtanitumia email za matangazo
    nikijaza fomu nitapata barua ngapi
    mnatuma jarida
    mtanitumia matangazo`,
  studentData: `
    taarifa za watoto wa shule zinatunzwaje
    majina ya wanafunzi hayatapewa wengine
    data za wanafunzi ziko salama
    taarifa za watoto zinatumikaje
    nani anaona alama za wanafunzi
    data za wanafunzi zinafundisha ai
    taarifa za wanafunzi ziko salama
    data ya watoto iko salama`,
  dataLaw: `
    nilalamike kwa nani kuhusu data yangu
    mnafuata sheria ya ulinzi wa data
    sheria gani inalinda taarifa zangu
    mkitumia vibaya taarifa zangu niende wapi
    msipofuta data yangu nimwambie nani
    je mnafuata dpdp
    malalamiko ya faragha yanapelekwa wapi
    kuna bodi ya kulalamikia kuhusu data`,
  internetAddress: `
    mnahifadhi anwani yangu ya ip
    je ip yangu inarekodiwa
    mnajua nimetoka tovuti gani
    mahali nilipo panarekodiwa
    anwani yangu ya mtandao inahifadhiwa muda gani
    mnafuatilia kompyuta yangu
    kumbukumbu za seva zina nini
    mnajua nilifikaje hapa`,
  aiTraining: `
    mashairi yangu mtayatumia kufundishia AI
    nikituma kitabu AI itajifunza kutoka kwangu
    nyaraka zetu zinatumika kufunza mfumo wenu
    hadithi yangu haitaingia kwenye AI
    kitabu changu kitatumika kufundisha ai
    mtatumia maandishi yangu kufunza ai
    ai itajifunza kutoka nyaraka zetu
    kitabu changu kitafundisha ai`,
  cookies: `
    mnatumia vidakuzi
    mnanifuatilia
    tovuti yenu inanifuatilia
    mnatumia google analytics
    mnatumia cookies`,
  secret: `
    kitabu changu kitabaki siri
    mtatunza siri yangu
    mtasaini makubaliano ya usiri
    wazo langu la biashara litabaki siri
    mshindani wangu hatajua
    hamtamwambia mtu kuhusu kazi yangu
    mtaiba wazo langu
    siri yangu itabaki siri
    mtatunza siri ya wazo langu`,
  reference: `
    mtaonyesha kazi yangu kwa wengine bila ruhusa
    mtaonyesha kazi yangu kwa wengine
    jina la duka langu litaonekana kwenye tovuti yenu
    sitaki kutajwa kama mteja
    mtaonyesha jina la duka langu`,
  customerData: `
    mtauza data za wateja wangu
    je, mnashiriki namba za wateja wangu na wengine
    data za wateja ni za nani
    namba za wateja wangu ziko mikononi mwa nani
    nikiacha napata orodha ya wateja wangu
    mtatumia data zetu kwa wateja wengine
    nikiondoka napata data zangu
    orodha ya wateja ni yangu
    taarifa za wateja wangu ni za nani`,
  own: `
    msanidi mwingine anaweza kuendelea baadaye
    kazi ikimalizika ni ya nani
    bot itakuwa yangu
    nitapata haki zote
    nitapata msimbo wa programu
    hakimiliki ni ya nani
    kazi ikikamilika ni mali ya nani
    bot ni yangu kabisa
    itakuwa mali yangu
    ikikamilika inakuwa ya nani`,
  ownSite: `
    tovuti itakuwa yangu
    domain ni kwa jina la nani
    naweza kuhamisha tovuti
    domain itakuwa kwa jina la nani
    naweza kuhamisha tovuti kwingine
    tovuti inakuwa kwa jina la nani
    domain itakuwa yangu
    nani anamiliki tovuti ikikamilika`,
  ownSong: `
    naweza kuutumia wimbo popote
    jingle ni yangu milele
    wimbo naweza kuweka youtube
    naweza kutumia wimbo kwenye matangazo
    wimbo ni mali yangu
    naweza kuweka wimbo youtube
    hakimiliki ya wimbo ni ya nani
    naweza kuucheza redioni
    wimbo utakuwa wangu
    naweza kuuweka wimbo youtube
    haki za wimbo ni za nani`,
  ownCreative: `
    haki za kitabu changu zinabaki kwangu
    video ya kitabu ni mali ya nani
    video ya kitabu ni ya nani
    mtachukua haki za hadithi yangu`,
}
