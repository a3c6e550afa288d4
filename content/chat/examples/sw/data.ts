import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const swahiliData: Examples<typeof data> = {
  privacy: `
    kabla sijatoa namba yangu, nani ataiona
    namba yangu ya whatsapp mtawapa watu wa matangazo
    nikiweka namba kwenye fomu inaonekana na nani kwenu
    na nani anaweza kuona namba yangu
    nikiweka nafasi ya demo mnahifadhi nini kunihusu
    nikiomba makadirio mnaweka taarifa gani zangu
    taarifa zangu mwenyewe mnazifanyia nini
    namba yangu mtawapa wengine
    taarifa zangu ziko salama
    nani anabaki na haya ninayochapa
    mtafanya nini na namba yangu
    mnauza namba yangu
    nani anaona ninachoandika hapa
    ni salama kuandika namba yangu hapa
    mnakusanya taarifa gani
    maneno yangu hapa yanashikwa na nani
    sera ya faragha
    nani anasoma ninachoandika
    mtampa mtu mwingine taarifa zangu
    mazungumzo haya mnayaona
    mnahifadhi nini nikijaza fomu
    ninachochapa kwenye kisanduku hiki kinaenda kwa nani
    nani anasoma haya ninayoandika
    hii chat inaonekana na watu gani
    hamtauza taarifa zangu
    taarifa ninazoandika hapa zinaenda wapi
    data za wateja wangu ziko salama
    siri ya taarifa zangu
    namba yangu ya simu itakuwa salama
    namba yangu mtampa nani
    mnafanya nini na taarifa zangu`,
  deleteData: `
    niliweka namba ya simu isiyo sahihi kwenye fomu, nairekebishaje
    barua pepe niliyotuma ina kosa, naweza kuibadilisha
    nikitaka namba yangu ifutwe baadaye nafanyaje
    njia ya kufuta taarifa nilizojaza kwenye fomu ni ipi
    jina langu litaondolewaje kwenye rekodi zenu
    na nikitaka kufutwa baadaye nafanyaje
    nitaonaje taarifa zangu mlizonazo kisha nizifute
    kiungo cha kuona na kufuta data yangu nakipata wapi
    nionyeshe mlichohifadhi kunihusu na jinsi ya kukiondoa
    na nitaziangaliaje taarifa zangu kwenu
    baada ya kufuta taarifa zangu kuna kinachobaki
    naweza kufuta taarifa zangu mwenyewe
    kiungo cha kufuta data yangu kiko wapi
    nataka chat hii ifutwe
    futa mazungumzo yangu
    futa namba yangu tafadhali
    ondoa namba yangu kwenye mfumo
    futa taarifa zangu
    nilijaza fomu kwa makosa, ifuteni
    nataka data zangu ziondolewe
    naweza kuona mlichohifadhi kuhusu mimi
    mna nini kuhusu mimi, nionyesheni
    sahihisha taarifa zangu
    ondoeni jina langu kwenye mfumo wenu
    barua pepe niliyotoa si sahihi, rekebisha
    futeni ujumbe wangu wote
    nataka kuondoa ridhaa yangu
    futeni taarifa zangu
    ondoeni namba yangu`,
  retention: `
    ninachoandika kwenye chat ya tovuti kinahifadhiwa hadi lini
    baada ya ujumbe wa mwisho chat inafutika lini yenyewe
    namba niliyojaza kwenye fomu mnabaki nayo miaka mingapi
    na haya niliyoandika yanakaa kwa muda gani
    mnahifadhi data kwa muda gani
    namba yangu mtakaa nayo muda gani
    mazungumzo haya yanahifadhiwa
    chat hii inafutwa baada ya miezi mingapi
    chat inafutwa baada ya miezi mingapi
    chat hii inarekodiwa na inakaa hadi lini
    mnakaa na data yangu hadi lini
    fomu yangu inafutwa lini
    nikifunga ukurasa, mazungumzo yanabaki yamehifadhiwa
    mazungumzo yanafutwa lini
    chat yangu inakaa miezi mingapi
    mnahifadhi mazungumzo kwa muda gani
    taarifa zangu zinafutwa lini`,
  sharedWith: `
    nikiandika hapa google wanaweza kuona maneno yangu
    namba yangu ya simu huondolewa kabla ujumbe haujaenda gemini
    nimeandika namba juu, je imefika google
    gemini hupewa ujumbe upi wa mazungumzo haya
    na namba yangu ya simu, google wanaipata pia
    na barua pepe yangu nayo inaenda gemini
    google inaona mazungumzo haya
    taarifa zangu zinapelekwa kwa nani
    mnatumia ai gani
    ai gani inanijibu hapa
    kampuni gani zinapata data zangu
    je google inasoma ninachoandika
    google inapata maneno yangu
    polisi wakiomba mtatoa chat yangu
    mnampa nani taarifa zangu
    mnatuma ujumbe wangu kwa chatgpt
    taarifa zangu anapewa nani`,
  exportChat: `
    naomba faili la mazungumzo haya
    napakuaje chat nzima
    nitumie mazungumzo yetu kama faili
    nataka kumwonyesha mkuu wa shule chat hii, naihifadhije
    kuna kitufe cha kuhifadhi mazungumzo
    naweza kuchukua nakala ya chat hii
    naweza kuhifadhi mazungumzo haya
    nawezaje kupakua chat hii
    nipakue mazungumzo haya
    naomba nakala ya mazungumzo yetu
    nataka nakala ya mazungumzo haya
    nataka kumwonyesha mume wangu mazungumzo haya
    nataka kuhifadhi mazungumzo haya`,
  security: `
    nywila za timu ziko salama
    mnahifadhi vipi nenosiri
    nani anaona ombi langu kwenye mfumo wenu
    nenosiri la timu linawekwaje
    ni watu gani wanaweza kusoma fomu niliyotuma
    nenosiri za wafanyakazi wenu zimehifadhiwa vipi
    ombi nililotuma linaonekana kwa nani
    hifadhidata yenu inaweza kufunguliwa na nani
    mnalindaje data
    data zetu mnazilindaje
    mkidukuliwa data yangu itakuwaje
    nani kwenu anaweza kufungua fomu yangu
    nywila mnahifadhije
    mkidukuliwa mtatuambia
    mkidukuliwa itakuwaje
    data zikivuja mtatuambia
    nani anaweza kufungua hifadhidata
    mtu akidukua itakuwaje`,
  minors: `
    nina miaka kumi na tano, lazima niombe ruhusa ya wazazi kabla ya kujaza taarifa zangu
    mimi ni mwanafunzi wa kidato cha pili, naweza kuagiza wimbo bila baba kujua
    dada yangu wa miaka 14 akitaka kujaza fomu, mzazi lazima akubali
    na ridhaa ya mzazi inahitajika kwa mtoto
    mnakusanya data za watoto
    mtoto wangu ameandika hapa
    mwanangu wa miaka 14 ameandika hapa, ni sawa
    nina miaka kumi na saba naweza kuagiza
    kuna umri wa chini
    chini ya miaka 18 anaruhusiwa kuagiza
    chini ya miaka 18 anaweza kutumia
    watoto wanaruhusiwa kutumia tovuti yenu
    mtoto alijaza fomu kwa makosa
    mtoto wa miaka kumi na tano anaweza kutumia
    watoto wanaweza kutumia
    binti yangu ana miaka kumi na mbili`,
  newsletter: `
    nikiweka nafasi ya demo nitapata barua pepe ngapi
    mtanikumbusha demo yangu kwa barua pepe
    nikituma ombi napata uthibitisho kwa email
    mtanitumia barua pepe za matangazo
    mtanijazia email za matangazo
    mtanitumia email za matangazo
    nikijaza fomu mtanitumia email ngapi
    nikijaza fomu nitapata barua ngapi
    sitaki matangazo kwenye barua pepe
    mnatuma jarida
    mtanitumia matangazo`,
  studentData: `
    mimi ni mwalimu mkuu, mnahifadhi nini kuhusu watoto wetu
    bodi ya shule inauliza ni taarifa zipi za wanafunzi mnazobaki nazo
    kuna chochote cha wanafunzi kinachoenda kwa watangazaji au AI
    na za watoto mnahifadhi kiasi gani
    taarifa za watoto wa shule zinatunzwaje
    nani anaona kumbukumbu za tabia za mwanafunzi
    majina ya wanafunzi hayatapewa wengine
    alama za wanafunzi zinaonekana na nani
    data za wanafunzi ziko salama
    majina ya wanafunzi yanaenda kwa ai
    taarifa za watoto zinatumikaje
    taarifa za watoto wa shule zinabaki shuleni
    nani anaona alama za wanafunzi
    wazazi wengine wanaweza kuona tabia ya mtoto wangu
    data za wanafunzi zinafundisha ai
    taarifa za wanafunzi ziko salama
    data ya watoto iko salama`,
  dataLaw: `
    nikiona jibu lenu kuhusu data halitoshi niende kwa nani
    nilalamike kwa nani kuhusu data yangu
    mnafuata sheria gani ya data
    mnafuata sheria ya ulinzi wa data
    nalalamika wapi mkitumia vibaya namba yangu
    sheria gani inalinda taarifa zangu
    malalamiko ya data mnajibu kwa siku ngapi
    mkitumia vibaya taarifa zangu niende wapi
    msipofuta data yangu nimwambie nani
    je mnafuata dpdp
    malalamiko ya faragha yanapelekwa wapi
    kuna bodi ya kulalamikia kuhusu data`,
  internetAddress: `
    mnahifadhi anwani yangu ya ip
    mnajua niko mji gani
    je ip yangu inarekodiwa
    ip yangu mnaihifadhi
    mnajua nimetoka tovuti gani
    mnarekodi simu ninayotumia
    mahali nilipo panarekodiwa
    anwani yangu ya mtandao inahifadhiwa muda gani
    mnafuatilia kompyuta yangu
    kumbukumbu za seva zina nini
    mnajua nilifikaje hapa`,
  aiTraining: `
    mnatumia AI, je ni salama kuwapa riwaya ambayo haijachapishwa
    mimi ni mwandishi mpya, AI mnayoitumia haitahifadhi mswada wangu
    naogopa kutuma hadithi kwa sababu mnafanya kazi na AI
    na hiyo AI yenu haitabaki na mashairi yangu
    riwaya yangu haijachapishwa, chatgpt itajifunza kutoka kwayo
    kitabu nitakachotuma kinafundisha modeli yoyote
    hadithi yangu haitatumika kuifunza gemini
    na ai itajifunza kutokana nacho
    riwaya yangu ya kwanza, naogopa, mtaiweka kwenye chatgpt
    mswada wangu utalishwa kwa AI yoyote
    nina wasiwasi AI itajifunza kutoka kwa sura ninazotuma
    na hamtaipa chatgpt kitabu changu
    mashairi yangu mtayatumia kufundishia AI
    hadithi yangu itafunza ai
    nikituma kitabu AI itajifunza kutoka kwangu
    mnatumia chat zetu kufundisha mfano wenu
    nyaraka zetu zinatumika kufunza mfumo wenu
    orodha ya bidhaa zetu itatumika kufunza ai
    hadithi yangu haitaingia kwenye AI
    kitabu changu kitatumika kufundisha ai
    mtatumia maandishi yangu kufunza ai
    ai itajifunza kutoka nyaraka zetu
    kitabu changu kitafundisha ai`,
  cookies: `
    kidakuzi cha theme kinadumu muda gani
    kidakuzi cha fomu ni cha nini
    mwonekano wa giza unakumbukwa hadi lini
    majina ya vidakuzi vyenu ni yapi
    kidakuzi cha gumzo kinawekwa lini
    mnatumia vidakuzi
    tovuti hii inaweka cookies kwenye simu yangu
    mnanifuatilia
    mnanifuatilia ninapobofya
    tovuti yenu inanifuatilia
    mtanionyesha matangazo baadaye facebook
    mnatumia google analytics
    mnatumia cookies`,
  secret: `
    nani mwingine atasoma muswada wangu ambao haujachapishwa
    kurasa za riwaya yangu zitaonwa na watu wengine
    na hakuna mwingine atakayesoma hadithi yangu
    mashairi yangu hayajatoka bado, yatabaki kati yangu na wewe
    muswada wangu utabaki siri kati yetu
    kitabu changu kitabaki siri
    wazo langu hamtamwambia mtu
    mtatunza siri yangu
    mshindani wangu hatajua mambo yetu
    mtasaini makubaliano ya usiri
    mtasaini mkataba wa usiri
    wazo langu la biashara litabaki siri
    wimbo ni wa kushtukiza, msimwambie mtu
    mshindani wangu hatajua
    mnafanyia kazi duka lingine, hawatajua bei zetu za ndani
    hamtamwambia mtu kuhusu kazi yangu
    mtaiba wazo langu
    siri yangu itabaki siri
    mtatunza siri ya wazo langu`,
  reference: `
    mtaonyesha kazi yangu kwa wengine bila ruhusa
    mtaonyesha tovuti yangu kama mfano
    mtaonyesha kazi yangu kwa wengine
    mtaweka jina la shule yetu kwenye tovuti yenu
    jina la duka langu litaonekana kwenye tovuti yenu
    mtaniuliza kwanza kabla ya kuonyesha kazi yangu
    sitaki kutajwa kama mteja
    mtaonyesha jina la duka langu`,
  customerData: `
    nikiacha huduma mtanipa data zangu
    nikisitisha huduma ya mwezi, data yangu narudishiwa
    nikiondoka baada ya mwaka data yangu inapotea au narudishiwa
    tukiachana, rekodi za kliniki mtatukabidhi
    na data yangu inabaki kwangu
    naweza kuchukua mazungumzo na namba za wateja nikiacha huduma
    mazungumzo ya wateja wangu na bot ni ya nani
    namba za wagonjwa wangu zinabaki kwangu
    tukimaliza kazi narudishiwa taarifa za wateja wangu
    mtauza data za wateja wangu
    namba za wateja wangu ziko salama
    je, mnashiriki namba za wateja wangu na wengine
    nani anasoma chat za wateja wangu
    data za wateja ni za nani
    wateja wangu mtawapa duka lingine
    namba za wateja wangu ziko mikononi mwa nani
    mazungumzo ya wagonjwa wangu yanahifadhiwa wapi
    nikiacha napata orodha ya wateja wangu
    mtatumia data zetu kwa wateja wengine
    nikiondoka napata data zangu
    orodha ya wateja ni yangu
    taarifa za wateja wangu ni za nani`,
  own: `
    nikilipa, kazi inakuwa yangu kabisa
    baada ya kulipa kazi ni ya nani
    je kazi inakuwa mali yangu nikishalipa
    nikimaliza kulipa kila kitu kinakuwa changu
    msanidi wa zamani alibaki na code yetu, mtakayojenga ninyi itakuwa ya nani
    umiliki wa programu mnayotengeneza umeandikwa kwenye makubaliano
    kazi ikikamilika code inabaki kwenu au inakuja kwetu
    na kwa maandishi itakuwa mali yetu
    nikimaliza kulipa yote programu inakuwa ya nani
    kazi ikiisha haki za muundo na code ni za nani
    mkishalipwa zote mnabaki na haki yoyote kwenye programu
    na programu inakuwa yangu kabisa
    msanidi mwingine anaweza kuendelea baadaye
    kazi ikimalizika ni ya nani
    bot itakuwa yangu nikimaliza kulipa
    bot itakuwa yangu
    nitapata haki zote
    nani mwenye mali ya kazi mliyofanya
    nitapata msimbo wa programu
    hakimiliki ni ya nani
    mnaweza kuninyang'anya bot baadaye
    kazi ikikamilika ni mali ya nani
    bot ni yangu kabisa
    itakuwa mali yangu
    ikikamilika inakuwa ya nani`,
  ownSite: `
    tovuti itakuwa yangu
    tovuti itakuwa yangu kabisa
    domain ni kwa jina la nani
    domain inaandikwa jina la nani
    naweza kuhamisha tovuti
    naweza kuhamisha tovuti kwa mtu mwingine
    domain itakuwa kwa jina la nani
    naweza kuhamisha tovuti kwingine
    tovuti inakuwa kwa jina la nani
    domain itakuwa yangu
    nani anamiliki tovuti ikikamilika`,
  ownSong: `
    naruhusiwa kutumia jingle kwenye tangazo la instagram kisheria
    jingle yangu naweza kuiweka redioni na kwenye matangazo ya facebook
    nina haki ya kuweka wimbo wa duka kwenye reels za kulipia
    kutumia jingle kwenye matangazo kuna shida ya hakimiliki
    nina ruhusa ya kuicheza jingle redioni
    naruhusiwa kuweka wimbo kwenye tangazo la redio
    naweza kuutumia wimbo popote
    jingle ni yangu milele
    wimbo ni wangu baada ya kulipa
    wimbo naweza kuweka youtube
    naweza kutumia wimbo kwenye matangazo
    naweza kutumia wimbo kwenye tangazo la redio
    wimbo ni mali yangu
    naweza kuweka wimbo youtube
    mtampa mtu mwingine wimbo wangu
    hakimiliki ya wimbo ni ya nani
    naweza kuucheza redioni
    haki za wimbo mnaandika
    wimbo utakuwa wangu
    naweza kuuweka wimbo youtube
    haki za wimbo ni za nani`,
  ownCreative: `
    mimi ni mwandishi, haki za kazi zinabaki kwangu
    nikilipia video ya kitabu changu inakuwa yangu
    mwandishi akilipa, kazi inakuwa yake
    shairi langu likigeuzwa wimbo, haki ya maneno inabaki kwangu
    mimi ni mtunzi wa mashairi, nikiwapa shairi moja bado ni mali yangu
    tenzi za babu zikiimbwa, nani anamiliki maneno yake
    naweza kuchapa shairi langu kitabuni baada ya ninyi kulitengenezea wimbo
    na shairi lenyewe litakuwa la nani
    haki ya maneno niliyoandika ni yangu
    mkitengeneza video ya riwaya yangu, hakimiliki ya maandishi inabaki kwangu
    mashairi ya baba yakigeuzwa video, maneno bado ni ya familia yetu
    nikiwatumia muswada napoteza haki zozote za kitabu
    na hakimiliki ya kitabu changu inabaki kwa nani
    trela ya kitabu nikishalipa ni yangu moja kwa moja
    mimi ni mshairi, maneno yangu mnaweza kuyatumia kwa kazi nyingine
    tovuti ya mwandishi mliyonitengenezea ni mali yangu
    kitabu kikiuzwa sana mtadai asilimia
    naweza kuweka video ya kitabu kwenye amazon na youtube
    mchapishaji wangu anaruhusiwa kutumia video ya kitabu
    haki za kitabu changu zinabaki kwangu
    video ya kitabu changu itakuwa yangu
    video ya kitabu ni mali ya nani
    haki za hadithi yangu zinabaki kwangu
    video ya kitabu ni ya nani
    naweza kuonyesha video ya kitabu popote
    mtachukua haki za hadithi yangu`,
}
