import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const swahiliCrafts: Examples<typeof crafts> = {
  seo: `
    nina lodge karibu na mbuga lakini watalii hawaijui, tovuti mtakayojenga itawafanya waione wakitafuta vyumba kwenye ramani
    kampuni ya kwanza iliniahidi namba moja google ndani ya wiki na sikuona kitu, ninyi mnasema nini kuhusu hilo
    mshonaji mwenzangu hutokea juu mtu akiandika fundi nguo karibu nami, saiti yangu ya kwenu nayo itatokea au ni bahati
    nikituma link ya duka la maua kwa whatsapp, je itaonyesha picha na jina vizuri na kupatikana pia kwenye utafutaji
    kazi ya keywords na ranking mnaiuza kama huduma kamili
    watu wasionijua watafikaje kwenye tovuti yangu mpya
    google itaanza kuiona website yangu upesi kiasi gani
    duka litaonekana kwenye maps na search zote mbili
    seo ipo kwenye tovuti
    kuwa wa kwanza google
    nisearchiwe jina nipatikane
    ranking ya google mnaahidi
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
    kuna mtu alitengeneza tovuti yangu ikaharibika, mtairekebisha au mpya
    site yangu imeharibika, mnaweza kuitengeneza
    tovuti iliyotengenezwa na mtu mwingine mnaweza kuimalizia
    aliyenitengenezea tovuti ametoweka, mnaweza kuendelea nayo
    shirika letu lina ukurasa uliojengwa na mfanyakazi wa kujitolea, sasa unatoa makosa na hatujui tuufufue au tuanze upya
    kijana aliyejenga saiti ya hospitali amezima simu, nusu ya kurasa hazifunguki, mtu mwingine anaweza kuikamilisha kazi yake
    website yetu ya hoteli ni ya 2014 na inatia aibu, kabla ya kulipia mpya mnaweza kuiangalia mkatupa ushauri wa bei nafuu
    tuseme ninayo wordpress iliyovamiwa na virusi, mnaikarabati ilivyo au ushauri wenu huwa ni kuitupa
    kuirembesha upya saiti tuliyo nayo kunawezekana
    ukarabati wa tovuti chakavu au jengo jipya, ipi rahisi
    page yetu imevunjika baada ya kuhama hosting, mtaitibu
    niliyonayo sasa haivutii, mtaigeuza iwe ya kisasa
    tovuti mbovu mtaifufua
    redesign ya saiti yetu
    website iliyokufa
    kukarabati tovuti ilyopo
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
    wakulima wanaonunua mbegu kwangu wanatumia simu za elfu hamsini zenye kioo kidogo, ukurasa wenu hautawasumbua
    kijijini kwetu bando ni ghali na mtandao hukatika, je tovuti ya zahanati itafunguka hata ikiwa na kibaa kimoja cha signal
    saiti yetu ya awali ilizunguka dakika nzima na wageni wakafunga, zenu za hoteli hufunguka kwa spidi gani
    wateja wangu wote wa vitambaa hubofya link kutoka whatsapp kwenye simu, sitaki waone maandishi madogo yasiyosomeka
    kurasa hujipanga zenyewe kulingana na upana wa kioo
    spidi ya tovuti zenu kwa 2g ikoje
    ukurasa hautakwama kwenye simu ya kitochi janja
    tovuti ni ya kompyuta tu au na simu pia
    responsive au siyo
    inafunguka fasta kwenye simu
    tovuti kwa simu ndogo
    mtandao wa shida itafunguka
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
    nina teksi kumi na abiria wanataka kupakua kitu kwenye android ili waite gari, hiyo kazi ipo kwenye orodha yenu
    wanachama wa klabu yetu ya kukimbia huniuliza lini tutakuwa na icon yetu kwenye app store, mnaweza kutujengea
    muuza programu mmoja alinitoza fedha nyingi za ios na haikuidhinishwa, ninyi mnajenga za iphone au za kivinjari pekee
    shule inataka wazazi wapakue programu yenye jina letu kutoka google play, tuwaombe makadirio au mtakataa
    web app yenu inaweza kutumika kwenye simu bila kupakuliwa
    native app hamtengenezi, mnatengeneza za browser tu
    kuweka programu yangu kwenye duka la google mnasaidia
    application ya salon yangu wateja waidownload wenyewe
    app ya ios
    nataka apk ya duka
    programu ya kupakua mnaunda
    app store na play store
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
    naoka keki mpya kila wiki na nataka kuziongeza kwenye duka la tovuti bila kusubiri fundi, nitaweza
    mjenzi wetu wa zamani alificha nywila na kutoza kwa kila neno, ninyi mtaniachia ukurasa wa chuo niuhariri nitakavyo
    karani wa kanisa ana miaka sitini, je baada ya kuonyeshwa ataweza kubandika matangazo ya ibada kwenye saiti mwenyewe
    tuseme nimeongeza tabibu mpya kwenye zahanati, jina lake kuingia kwenye website kunahitaji ninyi au naandika mimi
    panel ya kubadilishia picha za tovuti nitakabidhiwa
    kupandisha bidhaa mpya kwenye stoo ya online ni kazi yangu
    blogu ya saiti yangu naweza kuiandika peke yangu
    mtanifunza kucheza na maandishi ya kurasa zangu
    login ya tovuti napewa
    kuweka bidhaa mpya peke yangu
    kuedit saiti mwenyewe
    picha nabadili mwenyewe
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
  languageWebsite: `
    website yangu naitaka kwa lugha mbili, kiswahili na kiingereza
    tovuti inaweza kuwa kwa kiswahili
    mnatengeneza tovuti kwa lugha gani
    nataka site yenye kiswahili na english pamoja
    website yangu iwe kwa kiswahili na kiingereza
    mnaweza kutengeneza tovuti ya lugha mbili
    nataka tovuti ya kiswahili tu
    tovuti yangu inaweza kuwa na kifaransa pia
    wateja wangu wanasoma kiswahili tu, tovuti itakuwa kwa kiswahili?
    mnatafsiri tovuti yangu kwa kiingereza
    website ya shule kwa kiswahili na kiingereza inawezekana
    tovuti moja inaweza kuwa na lugha ngapi
    nitapata kitufe cha kubadili lugha kwenye tovuti
    tovuti ya kiarabu mnatengeneza
    je website itaandikwa kwa lugha gani
`,
  shopPayment: `
    nauza asali kwa watu wa miji mingine na nachoka kuwafuata walipe, nataka tovuti inayochukua hela kabla sijapakia
    wateja wangu wa nguo wanapenda airtel money na wengine kadi, je stoo mtakayojenga inawapa njia gani za kulipia
    stoo ya zamani ilikuwa na picha tu bila kikapu, watu walijaza na kuondoka, yenu ina kikapu na sehemu ya kulipa
    mchapishaji mdogo anayeuza vitabu online anahitaji malipo yaingie na oda zije kwa email, tovuti ya hivyo ni bei gani
    checkout ya website itakubali visa na mobile money
    mnunuzi wa ng'ambo atalipia vipi kwenye duka langu la online
    malipo ya upi kwa wanunuzi wa tovuti yako wapi
    kwenye saiti ya kuuza mtu analipa hapohapo au ananipigia
    kikapu na checkout
    mpesa kwenye stoo yangu
    wanunuzi walipe kwa kadi
    malipo ndani ya website
    wateja wanaweza kulipa kwenye tovuti
    wateja wanaweza kulipa kwenye tovuti ya duka
    tovuti itakuwa na malipo ya mtandaoni
    duka la mtandaoni linapokea mpesa
    naweza kupokea mpesa kwenye tovuti ya duka
    malipo kwa kadi yapo kwenye tovuti ya kuuza
    duka la mtandaoni lina kikapu na malipo
    mnunuzi akiagiza kwenye tovuti analipaje
    mnunuzi atalipa vipi kwenye tovuti
    wateja wangu watalipaje kwenye duka la mtandaoni
    duka la online linapokea mpesa?
    payment gateway imo kwenye bei ya tovuti ya duka?
    wateja wanaweza kulipa mzigo ukifika kwenye website mtakayonitengenezea
    nauza nguo Nairobi, nataka lipa na mpesa kwenye website yangu ya duka
    makato ya gateway ni asilimia ngapi kwa kila oda
    nani analipa ada za malipo kwenye duka langu
    kadi za visa na mastercard zitakubalika kwenye online shop?
    na kama mnunuzi anataka kulipa cash akipokea bidhaa, inawezekana dukani mtandaoni
    pesa za mauzo zinaingia moja kwa moja kwenye akaunti yangu?
    tigo pesa na airtel money je, kwenye ecommerce site
    njia gani za malipo mnaweka kwenye checkout ya duka
    je ni mimi nitafute gateway au nyie mnaunganisha
    kuongeza mpesa kwenye duka langu la mtandao kuna gharama ya ziada?
    wanunuzi kutoka nje ya nchi watalipa vipi kwenye duka langu
    till number yangu inaweza kuunganishwa na website ya kuuzia
    mnakata kamisheni kwa kila kitu nikiuza kwenye duka la mtandaoni?
    malipo ya duka la mtandao yanachukua siku ngapi kufika benki
    nahitaji nyaraka gani ili website yangu ianze kupokea malipo ya wateja
    nataka walipe kabla tu, sio cash on delivery, duka litaweza?
    ni salama mteja kuweka kadi yake kwenye shop mnayojenga
    nauza vipodozi, wateja walipe nusu online nusu wakipokea, mnaweza kuseti dukani
    UPI kwa wateja wa India itafanya kazi kwenye store yangu
    tovuti ya duka ina mfumo wa malipo ndani yake?
    kulipia kwa simu kwenye e-shop
    tafadhali nieleze jinsi mnunuzi anavyolipia bidhaa kwenye tovuti ya duka
    nani anashughulikia upande wa malipo wa shop, nyie au kampuni nyingine
    duka la samani mtandaoni, wateja wanaweza kulipa kwa awamu?`,
  pageCount: `
    hospitali yetu ina idara nane na kila moja inastahili ukurasa wake, tovuti ya biashara inabeba ngapi na zaidi tunalipaje
    mwenye mgahawa hapa, nataka menyu, ramani, saa na kitufe cha whatsapp, vyote vimo kwenye saiti ya kawaida au naongeza
    nilipewa ukurasa mmoja mrefu na mtengenezaji wa kwanza, kwenu tovuti ya biashara inakuwa na vipande vingapi na vipi
    tuseme shirika linataka kurasa kumi badala ya zile zilizopo kwenye bei, gharama za nyongeza zinajulikana wapi
    ukurasa wa huduma, bei na mawasiliano vyote vinaingia
    idadi ya juu ya kurasa kwa tovuti ya biashara
    sehemu ya faq na timu inaweza kuingia kwenye kurasa hizo
    menyu ya juu ya saiti itakuwa na vipengele vingapi
    kurasa sita tu
    page ngapi kwenye site
    ramani na saa zimo
    kurasa za ziada bei
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
    nikisikia na maneno hayafai je
    na nikitaka mstari mmoja ubadilishwe
    sauti isiponipendeza mtaibadilisha
    wimbo ukiwa wa kasi sana mtaupunguza
    baada ya kusikia naweza kuomba mabadiliko
    jina likitamkwa vibaya kwenye wimbo mtarekebisha
    nikisikiliza nikaona kuna kosa kwenye wimbo
    na bibi harusi akitaka maneno mengine kwenye wimbo
    naruhusiwa mabadiliko mangapi
    nisipopenda mtabadilisha
    mabadiliko ni mangapi
    wimbo nisipoupenda je
    mnarekebisha website nisipoipenda
    marekebisho ni bure
    mchumba wangu ni mgumu kuridhika, akitaka wimbo wa harusi urekebishwe mara tatu tutaambiwa tulipe zaidi
    bodi ya shule itaona rasimu ya tovuti na kila mtu atakuwa na maoni, je mna kikomo cha kugeuza mambo
    nilinunua tangazo la redio lenye kasi mbaya na mtunzi akakataa kuligusa tena, ninyi mnaruhusu nirudishe mara ngapi
    mwenye hoteli kama mimi akiona rangi na mpangilio wa saiti havimpendezi, marekebisho ya kwanza na ya pili yamo kwenye bei
    tempo na sauti ya wimbo vinaweza kuguswa baada ya kusikia
    raundi ngapi za kurekebisha zimo kwenye bei
    hamisha hiki, ondoa kile, mara ngapi nitaruhusiwa
    wimbo ukitoka wa huzuni mno mtaugeuza bila malipo
    marekebisho yana kikomo
    raundi mbili tu
    kubadili tena ni pesa
    sijapenda sketch, mtarudia
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
    naweza kubadilisha mara ngapi
    mkiwa mnatengeneza tovuti naweza kusema mabadiliko au mnachoonyesha ni cha mwisho
    nisipopenda rasimu ya kwanza mtabadilisha`,
  singer: `
    nafundisha kwaya na watoto wanasikia sauti nzuri kwenye sampuli yenu, ni mtu aliyeingia studio au ni kompyuta
    bibi harusi anataka wimbo usikike kama ali kiba mwenyewe anaimba, mnaweza kunakili sauti yake au mnakataa
    nahofia kushtakiwa kwa kutumia sauti ya mwanamuziki bila ruhusa kwenye jingle ya duka, sauti zenu hutoka wapi
    tuseme natamani sauti nzito ya kiume kwenye wimbo wa kumuaga bosi, kuna kuchagua au inapangwa na nyinyi
    ala na sauti zinachanganywa na mtu halisi
    mwimbaji mnayemtumia yupo kweli au ni sauti ya kutengenezwa
    mtoto anaweza kusikika akiimba kwenye jingle ya shule
    kuna msanii aliyelipwa kuimba hizi nyimbo
    sauti ya ai au mtu
    kuiga msanii fulani
    mwimbaji ni nani
    sauti ya kike iko
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
    dj wetu wa harusi ana vifaa vya zamani, kazi ikikamilika wimbo tunapokea kwa mfumo gani ambao utapiga popote
    kwaya yangu itaimba mbele ya waumini, kwa hiyo nataka muziki mtupu bila maneno uje pamoja na wimbo wenyewe
    mhariri wangu wa filamu anahitaji sauti ikiwa kando na ala kwenye wimbo mmoja, kifurushi kipi kinampa hivyo
    toleo la filamu, la reel na la redio vyote napokea
    wimbo ukikamilika naupakua au mnautuma kwa whatsapp
    faili za wimbo
    instrumental napata
    mp3 au wav
    naweza kupata sauti peke yake bila ala kwenye faili
    mnatoa faili ya sauti kando na ya ala
    nataka kufanya remix, nipate vocal tu kwenye faili yake
    na vocal zije kwenye faili tofauti
    sauti na muziki huja kando kwenye miundo mingi
    nitapata wimbo kwa mp3
    wimbo nitaupataje
    tangazo la wimbo ni sekunde ngapi
    nitapata muziki bila sauti
    wimbo mnatoa kwa muundo gani
    wimbo wa harusi unakuwa na dakika ngapi
    naweza kupata mdundo bila sauti
    wimbo una urefu gani
    napata faili gani
    wimbo unakuja kwa muundo gani
    nitapata mp3
`,
  filesOfLyrics: `
    nitapata karaoke ya mashairi yangu
    maneno yangu kwa muziki yana toleo bila kuimba
    nikileta mashairi yangu nitapata karaoke yake
    karaoke ya shairi langu lililowekewa muziki inatolewa
    wimbo wangu wa kanisa utakuja na karaoke
    mkiweka muziki kwenye maneno yangu karaoke imo
    na karaoke inakuja pamoja nao
    kuna toleo la karaoke
`,
  filesOfJingle: `
    jingle ni ya sekunde ngapi
    kwa jingle napata toleo bila sauti ya mtu
    jingle yenye sauti na isiyo na sauti zote napata
    redio ya mtaa hukataa tangazo linalozidi nusu dakika, je jingle yenu huwa na urefu gani na ina toleo lisilo na sauti
    jingle huwa ya sekunde chache au dakika nzima
    urefu wa jingle
    jingle ni sekunde ngapi
`,
  videoLength: `
    mchapishaji anataka kipande cha kuonyesha kwenye ukumbi siku ya uzinduzi, filamu yenu ya kitabu hudumu kwa muda gani
    watu hawamalizi video ndefu instagram, nina diwani ya mashairi, je yenu ni fupi kiasi cha kuangaliwa hadi mwisho
    mtengenezaji wa kwanza alinipa trela ya upana tu na haikukaa vizuri kwenye status, yenu inakuja kwa maumbo mangapi
    mwandishi wa vitabu vya watoto hapa, video moja ya kitabu itaingia youtube, reels na ukurasa wangu bila kukatwa upya
    video ya riwaya ni dakika moja au zaidi ya mbili
    trela ya kitabu inakuja ya wima na ya mlalo pia
    filamu ya kitabu chini ya sekunde sitini inawezekana
    saizi za video ya kitabu zinafaa kila mtandao
    urefu wa trela ya kitabu
    video ya kitabu kwa status
    sekunde 90 ya kitabu
    kitabu video wima
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
    mashabiki wangu ni wakali, wakigundua video ya kitabu ina sifa za kutungwa jina langu litaharibika, ninyi hufanyaje
    mshairi mwenzangu alitengenezewa clip yenye wasomaji bandia wakilia kwa furaha, nisingependa hilo, yenu ni ya ukweli
    tuseme nawaomba mwandike kwamba riwaya yangu ni bestseller ingawa haijauza, mtakubali au hapana
    video ikiwekwa hadharani watu watajua kwamba mimi mwandishi ndiye niliyeigharamia, au inajifanya uhakiki huru
    mnaweka wasomaji wa kubuni kwenye video za vitabu
    uhakiki wa riwaya kwenye filamu ni wa nani kweli
    video inatangaza wazi kuwa ilifanywa kwa ajili yangu
    maneno ya wasomaji kwenye trela yametoka kwa watu halisi
    sifa feki hapana
    review ya kitabu ni kweli
    kutia chumvi kwenye trela
    wasomaji wa uongo hamweki
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
    walimu wazee hawajui kompyuta, nani atawaonyesha
    mtakuja kwenye chumba cha walimu kuelekeza
    walimu wangu wataelekezwa kwa video
    na walimu wanaoogopa kompyuta je
    walimu wangu wataonyeshwa jinsi ya kutumia
    mnakuja shuleni kufundisha walimu au wanajisomea
    mwalimu mzee asiyejua kompyuta atasaidiwa kujifunza zana
    kuna mafunzo ya walimu kabla ya kuanza
    nani anawaelekeza walimu zana hizi mwanzoni
    walimu hupata darasa la kuzitumia kwa video
    staff yetu itafunzwa na nani
    na walimu watafunzwa
    mwalimu wa hisabati ana miaka hamsini na nane na hajawahi kushika kompyuta, nani atakaa naye mpaka azizoee zana
    shule iko mbali na delhi, je walimu wetu watapata maelekezo kwa njia ya video au mtu atafika staff room
    tulinunua mfumo mwaka juzi bila mtu kufundishwa na ukaishia kabatini, ninyi mna semina kwa wanaotumia zana
    mkuu wa shule ya awali anauliza kama walimu wawili wa kuanza wataelekezwa kidogo kabla ya wengine, na kwa muda mrefu kiasi gani
    semina ya walimu hufanyika shuleni au mtandaoni
    nani ataelekeza walimu wetu wapya kutumia zana
    kozi fupi ya kutumia zana za shule ipo kwa walimu
    walimu wangapi wataanza kufundishwa zana mwanzoni
    training ya walimu ipo
    kuwafunza walimu zana
    workshop ya staff room
    mafunzo ya zana kwa vdeo
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
    walimu wanaweza kubadilisha mpango wa somo
    mpango wa somo unaweza kuhaririwa na mwalimu
    mwalimu akitaka kuongeza mfano wake kwenye mpango wa somo
    mpango ulioandikwa unaweza kubadilishwa kabla ya kipindi
    kila mwalimu ana mtindo wake, mpango wa somo utabadilika
    walimu wangu wapunguze sehemu za mpango wa somo
    mpango wa somo ni wa lazima au unabadilishwa
    je mwalimu anaweza kuandika upya andalio la somo
    nafundisha sayansi darasa la saba kwa kitabu cha serikali, je maandalio ya somo yatatoka kwenye sura hizo hizo au mengine
    shule yetu ina mtaala wake wa kipekee uliotungwa na bodi, zana zenu zinaweza kuandaa somo kwa mpangilio huo
    kipindi chetu ni dakika thelathini na tano, je andalio la somo litapangwa kutoshea muda huo pamoja na kazi ya nyumbani
    andalio lina dakika za kila hatua, shughuli na kazi ya nyumbani
    maandalio hutoka kwa sura yoyote ya kitabu nitakayochagua
    maandalio ya kidato cha pili yanaendana na bodi yetu
    bodi ya icse inafuatwa
    sura zetu wenyewe
    mtaala wa zanzibar je
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
    inatumia vitabu vyetu
    masomo gani yapo
    inafuata mtaala gani
`,
  filesOfSchool: `
    lesson plan inakuja kama Word au ni ya kuona kwenye simu tu
    naweza kuiprint quiz kwenye Word
    maandalizi ya somo yako kwa PDF
    ninaweza kuhariri lesson plan kwenye Word
    programu tuliyojaribu ilitupa masomo ya marekani yasiyotufaa, ya kwenu yanafuata bodi yetu na yanatoka kwa word
    nikipewa lesson plan naweza kuigeuza kwenye word
    lesson plan kwa pdf
    mpango wa somo unakuja kwa word
    mipango ya somo inakuja kwa word
`,
  decides: `
    ujumbe kwa wazazi unaenda bila mwalimu kuusoma
    je kuna kitu kinatumwa nyumbani bila idhini ya mwalimu
    taarifa ikitoka, nani ameipitia kwanza
    na hakuna kinachotumwa bila kuangaliwa
    wazazi wangu watapiga kelele wakisikia kompyuta inampa mtoto alama, niwaambie neno la mwisho liko kwa nani
    nafundisha fasihi na insha moja inaweza kusomwa kwa njia nyingi, zana ikipendekeza alama nisizokubali nazigeuza
    shule ya jirani ilituma barua kwa wazazi yenye jina lisilo la mtoto, kwenu kuna mtu anaipitia kabla haijaenda
    mkaguzi wa elimu atauliza kwa nini mtoto alikatwa alama, je zana inaonyesha sababu za pendekezo lake kwa mwalimu
    alama za ai ni pendekezo tu hadi mwalimu azikubali
    mwanafunzi anaona matokeo kabla mwalimu hajayapitia
    kazi ya mwalimu itachukuliwa na hii mashine ya kusahihisha
    jumbe za wazazi hazitoki bila kusomwa na mtu
    alama anaamua mwalimu
    ai isitoe alama peke yake
    nani husema mwisho
    mwalimu anaikagua kwanza
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
    nani anatoa alama, mwalimu au ai
    walimu wetu wanaogopa AI itachukua kazi yao, niwaambie nini
    je mwalimu bado anahitajika na zana hii`,
  oneTeacher: `
    shule yangu haitaki kutumia pesa kwenye teknolojia, lakini nimechoka kuandika maandalio usiku, naweza kulipia ya kwangu pekee
    mke wangu anafundisha baiolojia sekondari, ningependa kumpa zawadi ya maandalio ya mwaka, mnauza kwa mtu binafsi
    nina wanafunzi kumi na tano wa jioni sebuleni kwangu, kati ya zana za walimu zipi naweza kununua kama mtu mmoja
    mwalimu wa kujitegemea kama mimi akitaka kitunga maswali tu, je lazima shule nzima isimame nyuma yake
    maandalio kwa mwalimu mmoja yanagharimu kiasi gani kwa mwaka
    mwalimu binafsi akilipa mfukoni mwake anaruhusiwa kutumia
    mkuu hatanunua, mimi nataka lesson plan zangu
    zana gani zinauzwa kwa mwalimu na si shule
    niko peke yangu kama mwalimu
    lesson plan ya mtu mmoja
    tutor binafsi anunue nini
    lesson plan bila shule nyuma yangu
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
    bila shule naweza kuchukua peke yangu
    mimi ni mwalimu mmoja tu, kuna package?
    Naweza chukua peke yangu bila shule?
    mwalimu akijilipia mwenyewe anapata nini
    kuna kitu cha teacher mmoja si shule nzima
    Nalipa mfukoni mwangu, mwalimu wa sayansi
    Mimi ni tichaa wa primary, shule haitaki kulipa, naweza kununua tools zenu peke yangu?
    nafundisha hesabu form two na nataka kitu changu binafsi tu, headmaster hahusiki kabisa
    Je mwalimu binafsi anaweza kupata hizo teacher tools bila shule kujisajili, nalipa na mpesa yangu
    walimu wenzangu hawataki mambo ya teknolojia so ni mimi pekee yangu, nitapata nini kwa mshahara wangu mdogo
    Mwalimu wa chekechea hapa, si kwa ajili ya shule ni kwa darasa langu tu, mna nini?
    Habari zenu, nafundisha Kiswahili shule ya kata Dodoma, kila wiki natumia usiku mzima kutunga mitihani na kusahihisha, shule haina bajeti ya haya mambo, naweza kupata kitu cha mwalimu mmoja ninacholipia mwenyewe?
    Niko TSC na nafundisha CBC grade 5 Kisii, lesson plans zinanimaliza kabisa. Principal amekataa kununua kitu chochote, so nataka kujilipia from my own pocket, ni gani mnauzia individual teacher?
    mimi ni mwalimu wa physics na nimechoka kuomba school management iweke hela, wao wanasema next year kila mwaka, sasa nimeamua nitoe pesa yangu, mtu mmoja kama mimi anaweza chukua nini kwenu
    Nimeona bei za shule nzima kwa page yenu lakini mimi niko solo, teacher wa history huku Eldoret, nataka tu worksheets na quiz za wanafunzi wangu arobaini, kuna plan ya mtu mmoja?`,
  oneFamily: `
    binti yetu yuko kidato cha nne na hajui achague masomo gani, shule haina kipimo cha taaluma, sisi wazazi tukinunue wapi
    tunasomesha watoto wawili nyumbani bila shule, je kuna zana ya maswali ambayo familia inaweza kulipia
    mwanangu anaogopa mtihani wa taifa na ningependa amfanyie mazoezi na zana yenu, ila shule yake haijajiunga, inawezekana
    niliomba shule inunue kipimo cha kazi ikakataa, sasa mzazi mmoja anaweza kukichukua kwa mtoto wake mwenyewe
    bei ya zana za shule kwa familia moja ipo
    mwanafunzi akijilipia mwenyewe career test anakubaliwa
    watoto wangu wa nyumbani wapate zana hizi bila shule
    ninyi huuzia shule tu au na wazazi pia
    career test ya mwanangu
    mzazi mmoja anunue
    mwanafunzi mmoja tu
    kwa matumizi ya nyumbani
    naweza kununua jaribio la taaluma kwa mwanangu
    mtoto wangu anaweza kufanya kipimo cha kazi
    nataka kwa mtoto wangu mmoja tu
    mzazi anaweza kununua moja kwa moja
    sisi ni wazazi si shule, tunaweza kupata
    mimi ni mwanafunzi, naweza kutumia
    nataka kwa mtoto mmoja tu
    bei ya mtoto mmoja ni ngapi`,
  perStudent: `
    sekondari yetu ina watoto elfu mbili na ya jirani mia moja, kwa nini tutozwe sawa, au mnahesabu vichwa
    mwakani tunaongeza mikondo mitatu mipya, je malipo ya zana yatapanda kwa sababu wanafunzi wameongezeka
    mfumo tuliotumia zamani ulidai pesa kwa kila akaunti ya mwalimu, ninyi bei ya mwaka inahusu shule nzima au kila mtumiaji
    mhasibu wa chuo anauliza kama idadi ya watumiaji ina mwisho, maana tuna walimu tisini na watoto wengi
    gharama hukokotolewa kwa darasa, kwa kichwa au kwa shule
    kila mwalimu analipiwa kivyake kwa mipango ya somo pekee
    tukiwa na watoto wachache ada ya zana inabaki ileile
    wanafunzi wapya wakijiunga katikati ya mwaka tunalipa zaidi
    malipo kwa kichwa
    idadi ya watoto ina kikomo
    bei ya shule nzima
    users wangapi wanaruhusiwa
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
