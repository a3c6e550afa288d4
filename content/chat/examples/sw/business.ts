import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const swahiliBusiness: Examples<typeof business> = {
  offer: `
    mnafanya kazi gani
    kampuni yenu inahusu nini
    mna huduma zipi
    mnauza nini hapa
    nieleze kwa kifupi mnachofanya
    mnatengeneza vitu gani
    zaidi ya bot mnafanya nini kingine
    tovuti hii ni ya nini
    mnatoa nini
    kazi zenu ni zipi`,
  audience: `
    ni kwa ajili ya nani
    biashara ndogo kama yangu inafaa
    mnafanya kazi na biashara za aina gani
    je ni kwa makampuni makubwa tu
    wateja wenu ni akina nani
    mtu mmoja anaweza kutumia
    mimi ni mfanyabiashara mdogo, inanifaa
    mimi ni fundi, inanifaa
    ni kwa watu gani`,
  founder: `
    nani atafanya kazi hii
    mko wangapi
    mwenye kampuni ni nani
    ni kampuni au mtu mmoja
    nani anatengeneza hizi bot
    timu yenu ina watu wangapi
    nitashughulika na nani
    uko peke yako au mna timu
    nani mwenyewe
    nyie ni kampuni kubwa au mtu mmoja
    ni kampuni kubwa au mtu mmoja na mko nchi gani`,
  location: `
    ofisi yenu iko wapi
    mko nchi gani
    mpo mji gani
    anwani yenu ni ipi
    mnapatikana wapi
    kampuni iko india au kenya`,
  meeting: `
    tunaweza kukutana ana kwa ana
    mnaweza kuja dukani kwangu
    tufanye mkutano kwa video
    nataka tuonane
    naweza kuja ofisini kwenu
    mkutano wa zoom unawezekana`,
  abroad: `
    niko nairobi mnaweza kunihudumia
    mnafanya kazi na watu wa tanzania
    nipo nje ya india, je inawezekana
    mnahudumia kenya
    umbali si tatizo
    mnafanya kazi na wateja wa nje
    niko mombasa, naweza kupata huduma
    niko dar es salaam
    naishi kisumu naweza kuagiza`,
  hours: `
    mnafungua saa ngapi
    mnafanya kazi jumapili
    mtanijibu baada ya muda gani
    saa zenu za kazi
    nikituma ujumbe usiku mtajibu lini
    nilijaza fomu bado nasubiri, mnachukua muda gani kujibu
    kwa kawaida mnajibu barua pepe baada ya muda gani`,
  contact: `
    nawasilianaje nanyi
    nipe namba ya simu
    barua pepe yenu ni ipi
    nitawafikiaje
    naomba mnipigie
    nitume ujumbe wapi
    namba ya whatsapp yenu
    namba
    email yenu
    nitawapataje`,
  demo: `
    naomba demo
    nionyesheni inavyofanya kazi
    nataka kuiona ikifanya kazi kwanza
    demo ni bure
    nawezaje kupanga onyesho
    naweza kuijaribu kabla ya kununua
    nataka kuona mfano wa bot ukifanya kazi
    nataka kuona kwanza
    onyesho
    naweza kuonyeshwa kwanza jinsi inavyofanya kazi bila kulipa
    nionyesheni kwanza kabla sijalipa`,
  moveDemo: `
    nataka kubadilisha siku ya demo
    nataka kughairi demo
    naweza kuhamisha demo`,
  demoForm: `
    demo inahitaji taarifa gani
    lazima nitoe namba ya simu kwa demo
    fomu ya demo ina nini`,
  trial: `
    kuna jaribio la bure
    naweza kutumia bure kwa wiki moja
    kuna toleo la bure
    je naweza kujaribu bila kulipa
    kitu gani ni bure
    bei ya makadirio ni bure
    bure kwanza`,
  pastWork: `
    nionyesheni kazi mlizofanya
    mmefanya kwa nani hapo awali
    kuna mifano ya kazi zenu
    mmewahi kutengenezea kliniki
    wateja wenu wa sasa ni nani
    miradi hiyo ni ya kweli
    naomba sampuli
    mfano wa kazi
    mmefanya nini hapo nyuma`,
  reviews: `
    nitawaaminije
    wateja wanasemaje kuhusu nyinyi
    mko wa kweli au matapeli
    kuna maoni ya wateja
    mna ushuhuda wa wateja
    je ni utapeli
    naweza kuwaamini`,
  trust: `
    nitajuaje hamtakimbia na pesa yangu
    nitajuaje kwamba hamtanila pesa
    nimeshatapeliwa, mna usalama gani kwa malipo ya awali
    mkipotea na pesa yangu itakuwaje`,
  figures: `
    mna wateja wangapi
    mna uzoefu wa miaka mingapi
    kampuni ilianza lini
    mmetengeneza bot ngapi
    mmefanya miradi mingapi`,
  smartSchool: `
    smart school itakuja lini
    smart school ni nini
    naweza kununua smart school sasa`,
  templates: `
    mna templeti tayari
    kuna zana ndogo za bure
    templeti ya kujibu simu iliyokosa kupokelewa
    labs ni nini
    kuna ujumbe tayari wa kuomba maoni ya wateja`,
  products: `
    mna bidhaa gani za ai
    answer desk ni nini
    class kit ni nini
    kuna bidhaa zilizo tayari
    song sketcher ni nini`,
  productCost: `
    answer desk ni bei gani
    class kit inagharimu kiasi gani
    kurekebisha bidhaa kwa biashara yangu ni kiasi gani`,
  offTheShelf: `
    kama kuna programu nyingine bora mtaniambia
    mtasema ukweli kama siwahitaji
    kama kitu cha bei rahisi kinatosha mtaniambia`,
  capacity: `
    mna miradi mingapi kwa wakati mmoja
    mna nafasi ya kazi mpya sasa
    uko peke yako, utaweza kazi yangu
    mmebanwa na kazi`,
  mission: `
    kwa nini mlianza kazi hii
    lengo lenu ni nini
    historia ya kampuni
    dira yenu ni ipi`,
  whyUs: `
    kwa nini niwachague nyinyi
    mna tofauti gani na kampuni nyingine kubwa
    faida ya kufanya kazi na mtu mmoja
    nini cha pekee kwenu
    kwa nini si wakala`,
  job: `
    mnaajiri
    natafuta kazi
    naweza kutuma cv yangu
    kuna nafasi za mafunzo kazini
    nataka kufanya kazi nanyi`,
  partner: `
    naweza kuuza bot zenu kama wakala
    nikileta wateja nitapata kamisheni
    nataka ushirikiano wa kibiashara
    mnatoa franchise
    naweza kuuza kwa jina langu`,
  notOffered: `
    mnatengeneza simu zilizoharibika
    mnaweza kubuni nembo
    mnaendesha matangazo ya facebook
    mnachapisha kadi za biashara
    mnafunga kamera
    mnauza kompyuta
    mnaweza kusimamia instagram yangu
    mnahariri video za harusi
    mnatoa mikopo
    mnapiga picha za bidhaa
    mnafundisha masomo ya ziada
    mnaandika makala
    mnaweza kunitafutia wafuasi
    mnakodisha magari
    mnachapisha vitabu
    mnaweza kunifanyia hesabu za kodi
    mnatengeneza michezo ya simu
    mnatafsiri nyaraka
    mnauza mashine za kulipia
    mnafundisha kutengeneza programu
    kurekebisha simu
    kubuni nembo
    kupiga picha harusi
    matangazo ya google
    kufundisha kompyuta
    mnauza printa
    mnatengeneza kadi za mwaliko
    fundi wa umeme
    nataka kununua kiwanja
    nataka kununua gari
    nataka kununua nyumba
    nataka kununua mashine ya kusaga
    nataka kununua mbegu`,
  otherTools: `
    tofauti yenu na chatgpt ni nini
    kwa nini nisitumie chatgpt bure
    nina whatsapp business tayari, kwa nini niwahitaji
    mko bora kuliko kampuni nyingine za bot`,
}
