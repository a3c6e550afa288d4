import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const swahiliData: Examples<typeof data> = {
  privacy: `
    taarifa zangu ziko salama
    mnauza namba yangu
    nani anaona ninachoandika hapa
    mnakusanya taarifa gani
    sera ya faragha
    mtampa mtu mwingine taarifa zangu
    data za wateja wangu ziko salama
    siri ya taarifa zangu
    namba yangu ya simu itakuwa salama`,
  deleteData: `
    futa taarifa zangu
    nataka data zangu ziondolewe
    naweza kuona mlichohifadhi kuhusu mimi
    sahihisha taarifa zangu
    nataka kuondoa ridhaa yangu
    nilalamike wapi kuhusu data`,
  retention: `
    mnahifadhi data kwa muda gani
    mazungumzo yanafutwa lini
    chat yangu inakaa miezi mingapi`,
  sharedWith: `
    google inaona mazungumzo haya
    mnatumia ai gani
    kampuni gani zinapata data zangu
    mnatuma ujumbe wangu kwa chatgpt`,
  exportChat: `
    naweza kuhifadhi mazungumzo haya
    nataka nakala ya mazungumzo haya`,
  security: `
    mnalindaje data
    mkidukuliwa itakuwaje
    data zikivuja mtatuambia
    nani anaweza kufungua hifadhidata`,
  minors: `
    mnakusanya data za watoto
    mtoto wangu ameandika hapa
    kuna umri wa chini
    chini ya miaka 18 anaweza kutumia
    watoto wanaruhusiwa kutumia tovuti yenu
    mtoto wa miaka kumi na tano anaweza kutumia`,
  newsletter: `
    mtanitumia barua pepe za matangazo
    nikijaza fomu nitapata barua ngapi
    mnatuma jarida`,
  studentData: `
    data za wanafunzi ziko salama
    taarifa za watoto zinatumikaje
    nani anaona alama za wanafunzi
    data za wanafunzi zinafundisha ai`,
  aiTraining: `
    kitabu changu kitatumika kufundisha ai
    mtatumia maandishi yangu kufunza ai
    ai itajifunza kutoka nyaraka zetu`,
  cookies: `
    mnatumia vidakuzi
    mnanifuatilia
    mnatumia google analytics`,
  secret: `
    mtatunza siri yangu
    mtasaini makubaliano ya usiri
    wazo langu la biashara litabaki siri
    mshindani wangu hatajua`,
  reference: `
    mtaonyesha kazi yangu kwa wengine
    jina la duka langu litaonekana kwenye tovuti yenu
    sitaki kutajwa kama mteja`,
  customerData: `
    data za wateja ni za nani
    mtatumia data zetu kwa wateja wengine
    nikiondoka napata data zangu
    orodha ya wateja ni yangu`,
  own: `
    kazi ikimalizika ni ya nani
    bot itakuwa yangu
    nitapata haki zote
    nitapata msimbo wa programu
    hakimiliki ni ya nani
    itakuwa mali yangu`,
  ownSite: `
    tovuti itakuwa yangu
    domain ni kwa jina la nani
    naweza kuhamisha tovuti`,
  ownSong: `
    naweza kutumia wimbo kwenye matangazo
    wimbo ni mali yangu
    naweza kuweka wimbo youtube
    hakimiliki ya wimbo ni ya nani
    naweza kuucheza redioni`,
  ownCreative: `
    haki za kitabu changu zinabaki kwangu
    video ya kitabu ni ya nani
    mtachukua haki za hadithi yangu`,
}
