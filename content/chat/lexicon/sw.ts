import type { Lexicon } from '../concepts.ts'

/** Swahili. Verbs carry their person in front, so many are written as a star and a root: "*lipa". */
export const swahili: Lexicon = {
  // Money
  price:
    'hesabu ya, naomba hesabu, anagharimu, inagharimu, zinagharimu, mnachaji, unachaji, mnatoza, mnalipisha, bei, gharama, shilingi, shilingi ngapi, pesa ngapi, pesa, fedha, malipo ni, ada, *gharimu, thamani, hela, hela ngapi, kiasi cha, ina cost, rupia, sh ngapi, pesa ngapi, kiasi gani cha pesa',
  month: 'mwezi, miezi, kila mwezi, kwa mwezi, ya mwezi',
  year: 'mwaka, kila mwaka, kwa mwaka, miaka, mwaka wa kwanza',
  days: 'siku, wiki',
  total: 'jumla, yote pamoja, kwa jumla, jumla yake, jumla ya, zote pamoja, vyote pamoja',
  plus: 'pamoja, pamoja na, ikiwa na, yenye, ukiwa na, vyote, zote mbili, vyote viwili, zote, pia, na dashibodi, na dashboard, na matangazo, na broadcast',
  compare:
    'kati ya, gani ianze, ipi ianze, ipi kwanza, kitu kimoja, ni sawa na, ni kitu kile kile, tofauti, zinatofautiana, zinatofautianaje, inatofautianaje, vinatofautianaje, yanatofautianaje, ina nini zaidi, kuna nini zaidi, kipi bora, ipi bora, bora, linganisha, ulinganisho, nichague, nichukue, kipi kinanifaa, ipi inanifaa, ipi nzuri, gani nzuri, gani bora, kipi kizuri, kinachonifaa',
  saving:
    'inapungua bei, bei inapungua, itapungua bei, bei itapungua, kuokoa, okoa, naokoa, nitaokoa, moja moja, kila moja peke',
  or: 'au, ama',
  cheapest:
    'nafuu, nafuu zaidi, rahisi zaidi, bei ya chini, ya chini kabisa, bei rahisi, ya chini, bei nafuu, ndogo zaidi, ya bei ndogo, bei ndogo',
  costliest: 'ghali zaidi, bei ya juu, ya juu kabisa',
  budget:
    'zitatosha, zinatosha, inatosha kwa, itatosha kwa, nina tu, kwa hela hiyo, kwa hio hela, kwa hiyo hela, kwa hiyo pesa, kwa pesa hiyo, kwa kiasi hicho, rupia elfu, niko na rupia, niko na elfu, nina elfu, bajeti, chini ya, nina pesa, napata nini, ninapata nini, isiyozidi, nina rupia, yangu ni, nitapata nini',
  dollar: 'dola, kwa dola, dollar',
  discount: 'punguzo, *punguza, punguza bei, punguzeni, mnapunguza, bei ya mwisho, punguzo la bei, *punguzia',
  expensive:
    'ni nyingi sana, ni nyingi mno, ghali, ghali sana, ni ghali, bei kubwa, bei juu, *ghali, siwezi kumudu, bei ni kubwa, aghali',
  included:
    'inajumuisha, kimejumuishwa, nitapata nini, napata nini, ndani yake, kuna nini ndani, ina nini, kina nini, vipengele, sifa, inakuja na, maelezo, *jumuisha',
  addedCost:
    'inaongeza kiasi, inaongeza shilingi, inaongeza ngapi, itaongeza kiasi, itaongeza ngapi, kuongeza ni kiasi, ongezeko ni',
  extraCost:
    'gharama za ziada, gharama zilizofichwa, malipo ya ziada, gharama nyingine, za ziada, zilizofichwa, kilichofichwa, ya ziada, malipo mengine, ada nyingine, gharama iliyofichwa, ziada',
  messageCharge:
    'gharama za ujumbe, kila ujumbe, ada za whatsapp, gharama za whatsapp, malipo ya whatsapp, kwa kila ujumbe, gharama ya ujumbe, ada ya whatsapp',
  hosting: 'hosting, domain, kikoa, seva, jina la tovuti, uhifadhi wa tovuti',
  tax: 'kodi, ushuru, risiti, vat, ankara, risiti ya kodi',
  pay: '*lipa, malipo, kulipia, *lipia, *lipwa, lipa, *lipiwa, *lipishwa, *lipe',
  paid: 'nimelipa, nimeshalipa, tumelipa, tumeshalipa, nimetuma pesa, pesa imekatwa, malipo nimefanya',
  payMethod:
    'mpesa, m pesa, kadi, namba ya kadi, nambari ya kadi, benki, taslimu, airtel money, tigo pesa, njia za malipo, njia ya malipo, nalipa vipi, nalipaje, *lipaje, nitalipa vipi, kulipa kwa, kulipa vipi, tunalipaje, paypal',
  advance:
    'kabla ya kuanza nalipa, malipo ya awali, malipo ya kwanza, mwanzoni, awali, amana, nusu, kutanguliza, kianzio, advance, yote mwanzoni, malipo yote, pesa zote, pesa yote, kulipa yote, yote mara moja, *tanguliza, mwanzo, kabla ya kazi',
  instalment:
    'awamu, kwa awamu, kidogo kidogo, baadaye nilipe, mkopo wa malipo, kulipa baadaye, nilipe baadaye, polepole',
  refund:
    '*rudish*, rejesha, *rejesh*, kurudishiwa, pesa zangu, marejesho, mnarudisha pesa, rudisha, pesa zirudi',
  cancel:
    'ghairi, kughairi, *ghairi, kubatilisha, *batilisha, kufuta oda, nikibadili mawazo, *badili mawazo, nikighairi, kubadilisha mawazo, *badilisha mawazo, futa oda',
  stop: '*acha, acha, kuacha, simamisha, *simamisha, kusitisha, *sitisha, kumaliza mkataba, *jitoa, kujitoa, kukatisha, *katisha',
  lockIn: 'mkataba, mkataba wa muda, *fungwa, muda wa chini, mkataba wa mwaka, kufungwa',
  before: 'kabla, kabla ya, hamjaanza, kabla hamjaanza',
  whatFor:
    'ya nini, kwa nini nalipa, za nini, ni ya nini, ada ya nini, kwa nini kila mwezi, ni kwa ajili ya nini, kwa nini nilipe, ya kazi gani',
  range: 'inategemea',
  why: 'kwa nini, kwanini, mbona',
  fixed:
    'haibadiliki, itabadilika, bei kamili, itapanda, mwisho ni, *badilika, itaongezeka, bei halisi, ya mwisho',
  // Getting it
  howLong:
    'muda gani, muda, siku ngapi, wiki ngapi, lini, miezi mingapi, itakuwa tayari, *chukua muda, tayari lini, inachukua, itachukua, itaisha lini, *kamilika, tayari, mpaka lini, hadi lini, kwa muda, haraka kiasi gani, nitapata lini, itaanza lini, muda wa kazi, itachukua muda, muda wa',
  urgent: 'haraka, dharura, sasa hivi, mara moja, leo hii, upesi, leo leo, kesho, haraka sana',
  process:
    'inafanya kazi vipi, inafanyaje, inafanyaje kazi, inafanya kazije, jinsi, hatua, utaratibu, tunaanza vipi, naanza vipi, naanzaje, kuanza vipi, mchakato, nianze vipi, baada ya hapo, nini kinafuata, inakuwaje, tunaanzaje, nianzeje, vipi inafanya, hufanyaje, mnafanyaje, mnafanya kazi vipi, mnatengeneza vipi, mnatengenezaje, inavyofanya kazi',
  needFrom:
    'mnahitaji nini, nitoe nini, nilete nini, mnataka nini kutoka, natakiwa, ninatakiwa, nitume nini, orodha ya bidhaa, picha za bei, natakiwa kutoa, natakiwa kuleta, unahitaji nini, ninahitajika, mnahitaji nini kutoka, niandae nini',
  buy: 'nunua, *nunua, kununua, agiza, *agiza, tuanze, nataka kuanza, nianze, kujiunga, *jiunga, chukua hii, nataka hii, niko tayari',
  quote: 'makadirio, nukuu, kadirio, bei kamili kwangu, quotation',
  onlyBig: 'kampuni kubwa tu, kampuni kubwa pekee, makampuni makubwa, ya kampuni kubwa, za kampuni kubwa',
  skills:
    'ujuzi, kiufundi, ngumu, rahisi kutumia, kompyuta, teknolojia, sijui kompyuta, utaalamu, ni ngumu, ni rahisi, kuprogramu, utaalam',
  update:
    'badilisha, *badilisha, kubadilisha, mabadiliko, sasisha, *sasisha, kuongeza, rekebisha, *rekebisha',
  want: 'nataka, ninataka, naomba, nahitaji, ninahitaji, tunahitaji, tunataka, natafuta, ningependa, natengenezewa, kutengenezewa, *tengenezewa, *hitaji, ningetaka, twahitaji',
  // The business
  offer:
    'mnafanya nini, mnatoa nini, mnauza nini, huduma gani, unafanya nini, kazi gani, mnafanya kazi gani, mnatengeneza nini, hii ni nini, mna nini, kampuni gani, mnashughulika na nini, mnahusika na nini, mnaweza kufanya nini, unaweza kufanya nini, huduma zipi, huduma zenu, mnatoa huduma, mnajihusisha, mnafanyaga nini',
  service: 'huduma, huduma zenu',
  audience:
    'kwa nani, ni kwa ajili ya nani, nani anaweza, biashara gani, biashara ndogo, wateja wa aina gani, biashara kubwa, kwa watu gani, inafaa nani, biashara za aina gani, kampuni kubwa, biashara zipi, inamfaa nani, inawafaa',
  founderName: 'jina la mwanzilishi, jina la mwenye',
  founder:
    'mwanzilishi, nani anamiliki, mmiliki, nani yuko nyuma, nani anatengeneza, nani atatengeneza, timu yenu, timu, mko wangapi, ninyi ni nani, nyinyi ni nani, nani alianzisha, nani ameanzisha, watu wangapi, kampuni ya nani, nani anaendesha, akina nani',
  location:
    'mko wapi, wapi, ofisi, ofisi yenu, mnapatikana wapi, anwani, mji gani, nchi gani, mahali, upo wapi, ziko wapi, mnapatikana',
  meeting:
    'kukutana, *kutana, ana kwa ana, mkutano, video call, uso kwa uso, mje, kuja ofisini, kuwatembelea',
  abroad: 'nje ya india, nchi nyingine, nje ya nchi, kwetu, mbali',
  hours:
    'saa ngapi, mnafungua, jumapili, saa za kazi, mnajibu lini, mtajibu lini, jibu lini, mnafunga, wikendi, mtanijibu, mnajibu baada, mnajibu haraka',
  contact:
    'wasiliana, *wasiliana, mawasiliano, kuwasiliana, *wapata, kuwafikia, kuwapata, nawapataje, niwapateje',
  email: 'barua pepe, email, baruapepe, imeili, emaili, anwani ya barua',
  phone: 'namba ya simu, nambari, namba, nambari ya simu, namba, simu',
  call: 'piga simu, nipigie, *pigia, mnipigie, simu ya, nipigieni, kupiga simu',
  demo: 'demo, onyesho, kuona demo, nionyeshe jinsi, kujaribu, *jaribu, onyesheni, nataka kuona, maonyesho, nionyesheni, naweza kuona, nione kwanza',
  trial:
    'majaribio, jaribio la bure, kipindi cha majaribio, kutumia bure, bure kwa muda, kujaribu bure, jaribu bure',
  free: 'bure, bila malipo, bila kulipa',
  pastWork:
    'kazi zenu, kazi zilizopita, mifano, mfano, miradi, mradi, kazi mlizofanya, mmefanya kazi, mlichofanya, portfolio, kazi mliyofanya, sampuli, wateja wenu, mmewahi, kazi za nyuma, mlizotengeneza, mlifanyia nani',
  reviews:
    'maoni, *amini, niwaamini, tapeli, utapeli, ukweli, wateja wanasema, matapeli, waaminifu, uaminifu, ni kweli, kuaminika, wezi',
  figures: 'wateja wangapi, uzoefu, miaka mingapi, miradi mingapi, tangu lini, mmeanza lini',
  // Talk
  human:
    'pigiwa simu na, nipigiwe simu, boss mwenyewe, mwenyewe anipigie, kuongea na mtu, ongea na mtu, mtu halisi, kuzungumza na mtu, mtu wa kweli, binadamu, zungumza na mtu, niongee na, kuongea na, niongee, niunganishe, mhudumu, kuzungumza na, nizungumze na, mtu wenu, meneja, zungumza na',
  robot:
    'ni mtu ama, mtu ama mashine, mtu au mashine, ni mashine, mashine inanijibu, we ni mtu, wewe ni roboti, wewe ni bot, wewe ni mashine, wewe ni mtu, wewe ni binadamu, ni bot, wewe ni ai, unaongea kama, ni roboti, au mtu',
  botName: 'jina lako, wewe ni nani, unaitwa nani, unaitwaje, jina lako nani',
  greeting:
    'habari, jambo, hujambo, mambo, salamu, shikamoo, hamjambo, sasa, niaje, vipi, habari za asubuhi, habari yako, habari zenu, habari ya leo, hodi, mambo vipi, salam, habari za leo, habari za jioni, heri, za asubuhi, habarini, hujambo rafiki',
  howAreYou: 'u hali gani, uko poa, habari gani, uko sawa, unaendeleaje, uko aje, hali yako, uko salama',
  thanks:
    'asante, asanteni, shukrani, ahsante, asante sana, nashukuru, *shukuru, vizuri sana, nimefurahi, kazi nzuri, asante kwa',
  bye: 'kwaheri, kwa heri, tutaonana, baadaye, usiku mwema, tutaongea, baadae, siku njema, lala salama',
  ok: 'sawa, sawasawa, poa, vizuri, nzuri, nimeelewa, haya, naelewa, sawa sawa, safi, barabara',
  yes: 'ndiyo, ndio, naam, eeh, hakika, bila shaka, ee',
  no: 'hapana, la, si sasa, sitaki, hapana asante, sihitaji, bado',
  rude: 'mjinga, upuuzi, pumbavu, ujinga, mbaya sana, bure kabisa, hovyo, takataka, huna maana, wapumbavu, haina maana, shenzi',
  joke: 'utani, kichekesho, nichekeshe, nakupenda, imba, niimbie, hadithi, umri wako, nioe, una miaka, uniimbie',
  help: 'msaada, nisaidie, swali, nina swali, saidia, *saidia, naomba msaada, kusaidiwa, nisaidieni, habari zaidi, maelezo tafadhali, nipe maelezo, naomba maelezo, maelezo zaidi, taarifa zaidi, niambie zaidi, nieleze, elezea, *eleza, maswali',
  confused: 'sielewi, sijaelewa, maana yake, unamaanisha nini, rudia, sikuelewa, eleza tena, nini maana',
  attack:
    'puuza maagizo, sahau maagizo, maagizo yako, puuza, maelekezo yako, sahau sheria, maelekezo ya awali',
  // Data and terms
  privacy:
    'faragha, data yangu, taarifa zangu, taarifa za wateja, data ya wateja, data za wateja, mnauza data, siri zangu, data zangu, data zetu, taarifa zetu, habari zangu, taarifa binafsi, kuuza data, namba yangu kwa, data gani, taarifa gani',
  data: 'data, taarifa, kumbukumbu, hifadhi, *hifadhi',
  safe: 'salama, usalama, kulindwa, *lindwa, wizi',
  remove: 'mfute, mnifute, mfutie, nifutieni, futeni, futa, *futa, kufuta, ondoa, *ondoa, ifutwe, *futwe',
  aiTraining:
    'kufundisha ai, kufunzwa, kufundishia ai, kufunza ai, kuifundisha, mafunzo ya ai, *fundisha ai, *funza ai',
  cookies: 'vidakuzi, cookies, kufuatilia',
  children: 'mtoto, watoto',
  secret: 'siri, usiri, kuiba wazo, wazo langu, *iba wazo, mkataba wa siri, siri ya',
  own: 'miliki, *miliki, haki, hakimiliki, itakuwa yangu, ni yangu, ya nani, yangu kabisa, mwenye haki, umiliki, mali yangu, ni wa nani, itakuwa ya nani, utakuwa wangu, kuwa wangu, kuwa yangu, nani anamiliki wimbo, nani anamiliki tovuti, nani anamiliki kazi, nani anamiliki bot, mmiliki wa wimbo, mmiliki wa tovuti, mmiliki wa bot',
  warranty:
    'ikiharibika, kuharibika, *haribika, hitilafu, itaharibika, kasoro, dhamana, matatizo baadaye, ikikataa, tatizo baadaye, ikisimama, ikivunjika',
  support:
    'matengenezo, msaada baada, baada ya kumaliza, mtaendelea, kutunza, *tunza, msaada wa baadaye, baada ya kukabidhi',
  guarantee:
    'hakikisho, *hakikisha, mauzo yataongezeka, wateja wataongezeka, matokeo, ahadi, mauzo, faida kubwa, kuongeza mauzo, kuongeza wateja, mnahakikisha',
  liable:
    'nani atalaumiwa, atalaumiwa nani, nani wa kulaumiwa, nani alaumiwe, anawajibika, atawajibika, kuwajibika, wajibika, nani atalipa hasara, nani analipa hasara, fidia, kosa ni la nani',
  law: 'mahakama, sheria, kisheria, mgogoro, kesi, kushtaki',
  revision:
    'sikuipenda, nisipoipenda, marekebisho, mara ngapi, sijapenda, nisipopenda, sitaipenda, *sipoipenda, nisipoupenda, *sipopenda, nikitaka mabadiliko, mabadiliko mangapi, sijaridhika, nisiporidhika',
  // What an assistant does
  language:
    'lugha, kiswahili, kiingereza, kihindi, kifaransa, kiarabu, lugha gani, lugha nyingine, kisukuma, kikuyu, lugha zingine',
  keepNumber:
    'namba ile ile, namba mpya, namba ya zamani, kubadilisha namba, laini mpya, nambari ile ile, namba hiyo hiyo, namba niliyonayo, nambari mpya',
  mistake:
    'makosa, kosa, vibaya, majibu mabaya, ikikosea, *kosea, jibu lisilo sahihi, jibu la uongo, majibu yasiyo sahihi, si sahihi, uongo, jibu baya, sahihi',
  cannotAnswer:
    'isipojua, haijui, haijui jibu, ikishindwa, isipoelewa, ikishindwa kujibu, haielewi, *shindwa kujibu, bila jibu, isipoweza, swali gumu, maswali magumu',
  takeOver:
    'kujibu mwenyewe, nijibu mwenyewe, kuingilia, *ingilia, kuona mazungumzo, kusoma mazungumzo, mazungumzo, *dhibiti, kudhibiti, kuchukua, ninajibu mwenyewe, kufuatilia mazungumzo, kuona ujumbe',
  medical: 'dawa, ushauri wa daktari, ugonjwa, matibabu, dalili, magonjwa, tiba',
  consent:
    'spam, kufungiwa, namba kufungiwa, idhini, ruhusa, bila idhini, *fungiwa, watu nisiowajua, bila ruhusa',
  connect:
    'unganisha, *unganisha, kuunganisha, inafanya kazi na, unganishwa, *unganishwa, *ungana, inakubali, inaendana',
  platform: 'shopify, woocommerce, jumia, kilimall, wordpress, jiji',
  calendar: 'kalenda, ratiba yangu, ratiba',
  tools: 'excel, mfumo wangu, programu yangu, mfumo wetu, google sheets, quickbooks',
  night:
    'usiku, saa 24, masaa 24, saa ishirini na nne, nikiwa nimelala, wakati wote, muda wote, duka limefungwa, nikifunga, siku zote, nimelala, nikilala, mchana na usiku',
  booking:
    'miadi, ku book, kubook, wakibook, wanabook, kuhifadhi nafasi, kuweka miadi, kukumbusha, *kumbusha, vikumbusho, nafasi ya, kupanga miadi, uhifadhi, booking, kuweka nafasi, *sahau miadi, miadi yao, appointment, *hifadhi nafasi',
  orders:
    'oda, agizo langu, hali ya oda, oda yangu, mzigo, maagizo ya wateja, kufuatilia oda, hali ya agizo, bidhaa zilizobaki, stoki, maagizo',
  // Websites
  website:
    'website ya kuuza, tovuti ya kuuza, tovuti, wavuti, website, websaiti, webisaiti, blogu, ukurasa wa wavuti, websait, saiti',
  seo: 'kwenye google, ionekane google, kuonekana kwenye, itaonekana, utafutaji, ramani ya google',
  oldSite:
    'tovuti ya zamani, tovuti yangu ya, tovuti yangu ni, nina tovuti, tovuti niliyonayo, kuboresha tovuti, *boresha tovuti, website yangu ya zamani, tovuti ya sasa, nina website, tovuti iliyopo, kurekebisha tovuti, tovuti yangu ni ya zamani, rekebisha tovuti, nina tovuti tayari, tovuti yetu ya zamani, boresha tovuti',
  mobileFriendly:
    'kwenye simu, simuni, simu ya bei rahisi, mtandao dhaifu, inafunguka, haraka kwenye, *funguka, mtandao wa polepole',
  mobileApp:
    'app ya simu, android, play store, programu ya simu, iphone, app ya android, aplikesheni ya simu',
  editSelf:
    'kubadilisha mwenyewe, nibadilishe mwenyewe, kuongeza bidhaa, *badilisha mwenyewe, naweza kubadilisha, kuweka bidhaa, kuhariri, *hariri',
  pageCount: 'kurasa ngapi, idadi ya kurasa, kurasa',
  // Songs, schools, books
  song: 'wimbo, nyimbo, muziki, kibao, kaswida, mziki, injili, taarab, singeli',
  singer:
    'nani ataimba, anaimba, mwimbaji, sauti ya nani, *imba nani, nani anaimba, waimbaji, ataimba, msanii gani, nani anayeimba',
  commercial: 'kwenye tangazo, kwenye matangazo, youtube, kibiashara, kwenye redio, kutangaza, matangazo',
  files: 'muundo, faili, dakika ngapi, urefu, karaoke, mp3, sekunde ngapi, mafaili',
  staffTraining:
    'kufundisha walimu, mafunzo, mtatufundisha, kutufundisha, *tufundisha, mafunzo kwa walimu, kuwafundisha, mafunzo ya walimu, *wafundisha, kujifunza kutumia',
  syllabus:
    'mtaala, silabasi, masomo yote, darasa gani, madarasa gani, mtaala wetu, necta, cbc, masomo gani, mtaala wa',
  teacherMarks: 'nani anatoa alama, badala ya mwalimu, inatoa alama',
  honest: 'kweli au, tathmini ya kweli, uaminifu wa, si ya uongo',
  // Elsewhere
  smartSchool: 'smart school, shule mahiri',
  template: 'kiolezo, violezo, tayari imetengenezwa, template',
  product: 'bidhaa zenu, bidhaa za ai, bidhaa gani',
  notOffered:
    'hali ya hewa, mvua, mkopo, mikopo, mnauza simu, kuuza simu, kutengeneza simu, kurekebisha simu, mpira, chakula, habari za dunia, siasa, rais, nembo, logo, matangazo ya facebook, matangazo ya google, umeme, tiketi, pasipoti, gari, magari, nyumba ya kupanga, kupanga nyumba, laptop, bima, kamera, picha za harusi, kupiga picha, intaneti, *tabiri, nguo mnauza, viatu mnauza, seo, hoteli ya kulala, nauli, teksi, kilimo, mbolea, mbegu, ngombe, kuku, bodaboda, betting, kubeti, mechi, simba na yanga, kuchapisha, kutafsiri, *tafsiri, mchumba',
  job: 'ajira, nafasi za kazi, kuajiri, mnaajiri, nataka kazi, mshahara, natafuta kazi, naomba kazi, nafasi ya kazi, kufanya kazi kwenu',
  partner: 'wakala wenu, kamisheni, ushirikiano, mshirika, uwakala, *shirikiana, kuwekeza',
  broken:
    'haifanyi kazi, imeharibika, malalamiko, hakuna jibu, hamjanijibu, sijajibiwa, tatizo na, imekwama, haijibu, hamjibu, sijapata jibu, nalalamika, hakuna aliyejibu, imesimama',
  // Who asks
  onlineShop:
    'website ya kuuza, tovuti ya kuuza, kuuza kwa mtandao, duka la mtandaoni, duka mtandaoni, nauza mtandaoni, mtandaoni, kuuza mtandaoni, duka la mtandao, nauza instagram, biashara mtandaoni, biashara ya mtandaoni, online shop, nauza online, duka la online',
  localShop:
    'duka, muuzaji wa jumla, muuza jumla, duka la jumla, maduka, duka langu, duka la dawa, duka la nguo, mgahawa mdogo, kibanda, muuzaji, genge, soko, muuza, nauza nguo, nauza viatu, mkate, bekari, fundi, famasi, vipodozi, hardware, duka la vyakula',
  smb: 'ya kampuni, ya ofisi, dalali, dalali wa nyumba, udalali, kliniki, clinic, hospitali, daktari, saluni, saloon, salon, kinyozi, hoteli, mgahawa, biashara, biashara yangu, wakili, mali isiyohamishika, mafunzo ya ziada, tuisheni, gym, meno, zahanati, mkahawa, wagonjwa, urembo, nyumba za kuuza, kampuni yangu, kampuni yetu, karakana, gereji, lodge, usafiri, safari, wanasheria, kituo cha masomo, viwanja, nyumba za kulala, utalii, ushonaji, kifurushi cha sme, kifurushi cha biashara ndogo, fundi, maabara, kituo cha yoga, miwani, kanisa, msikiti, shule ya udereva, teksi',
  school: 'shule, chuo, shuleni, mwalimu mkuu, sekondari, msingi, elimu, vyuo',
  teacher: 'mwalimu, walimu, ualimu, ninafundisha, nafundisha, mkufunzi',
  student: 'mwanafunzi, wanafunzi, mtihani, mitihani, kidato',
  author:
    'mwandishi, waandishi, nimeandika, ninaandika, naandika, mshairi, mchapishaji, *andika kitabu, riwaya yangu, muswada, mswada',
  creator: 'msanii, mwanamuziki, wasanii, mtengeneza maudhui, chaneli ya youtube',
  // What can be bought
  bot: 'bot, boti, chatbot, chatboti, msaidizi, wasaidizi, kujibu wateja, *jibu wateja, majibu ya haraka, majibu otomatiki, otomatiki, jibu wateja, kujibu ujumbe, msaidizi wa ai, automation, kujibu maswali ya wateja, kiotomatiki, *jibu ujumbe, maswali yale yale, siwezi kujibu, wanauliza, ujumbe mwingi unakuja, sipati muda wa kujibu, wateja wanauliza',
  whatsApp: 'whatsapp, watsapu, wasapu, watsap, whatsap, wasap, watsapp, whatsup, wozap, watsup',
  channel: 'instagram, facebook, telegram, mitandao ya kijamii, insta',
  businessBot:
    'bot ya biashara, boti ya biashara, bot ya miadi, bot ya kliniki, msaidizi wa miadi, business bot',
  customerBot:
    'ya wateja na ya mwenye duka, ya wateja na ya mmiliki, bot ya wateja, boti ya wateja, bot ya mteja, bot ya oda, chatbot ya wateja, bot zote mbili, bot mbili, boti zote mbili, boti mbili',
  ownerBot:
    'ya wateja na ya mwenye duka, ya wateja na ya mmiliki, bot ya mmiliki, arifa, taarifa kwa mmiliki, bot ya mwenye duka, kunijulisha, *nijulisha, bot ya arifa, nipate taarifa, kuniarifu, tahadhari, *arifu, boti ya mmiliki, ujulishwe, niarifiwe, bidhaa zikiisha, bot zote mbili, bot mbili, boti zote mbili, boti mbili, kumjulisha mwenye, mjulishe mwenye, inijulishe, kumwarifu mwenye',
  voice:
    'sauti, kupokea simu, kujibu simu, *pokea simu, kuongea kwa simu, bot ya sauti, voice, boti ya sauti, *jibu simu, inapokea simu, simu za wateja, pokea simu, ipokee simu, inajibu simu, ijibu simu, inaongea kwa simu, kupokea pia simu, piga simu na ijibu, simu nyingi, tunakosa simu, simu inalia, kuzipokea simu, kupokea simu zote, ipokee na simu, na kupokea simu, kupokea simu pia, kujibu na simu',
  dashboard:
    'dashbord, dashbodi peke yake, dashibodi, dashboard, ripoti, dashbodi, paneli, na dashibodi, na dashboard, skrini moja',
  broadcast:
    'kutuma matangazo, matangazo kwa wateja, ujumbe kwa wote, ujumbe kwa wateja wote, wateja wote, kutuma ofa, ofa, tuma kwa wote, broadcast, ujumbe wa wingi, ujumbe mwingi, ofa kwa wateja, watu wengi, ujumbe kwa wengi, *tuma ofa, kwa wateja wote, watu wote kwa pamoja, na matangazo, na broadcast',
  starter: 'starter, kifurushi cha mwanzo, kifurushi kidogo, cha kuanzia, kidogo zaidi',
  growth: 'growth, business growth, kifurushi cha kukua, kifurushi maarufu, kinachopendwa',
  enterprise: 'enterprise, matawi, matawi mengi, kifurushi kikubwa, matawi kadhaa, kampuni kubwa sana, tawi',
  package: 'kifurushi, vifurushi, mpango, package, paketi',
  bundle:
    'bundle, vyote kwa pamoja, kifurushi kizima, kila kitu, seti nzima, kifurushi cha sme, kifurushi cha biashara ndogo',
  withOrWithout:
    'na chatbot na bila, na bot na bila, yenye chatbot na isiyo, yenye bot na isiyo, pamoja na bila, au bila',
  optional: 'ni lazima, lazima nichukue, lazima ninunue, si lazima, hiari, naweza bila',
  popular: 'maarufu, inayopendwa, kinachopendwa, wengi huchukua, wengi hununua',
  everything: 'zote nane, vyote, yote, zote, kila kitu, vingine vyote, nzima',
  portfolio:
    'mpiga picha, mpigapicha, tovuti ya kuonyesha kazi, tovuti binafsi, kuonyesha kazi zangu, wapiga picha',
  app: 'app, programu, aplikesheni, mfumo, apu, software, mfumo maalum, programu maalum',
  agent: 'ai ifanye, ai ya kufanya, wakala, mawakala, gpt, agent, mawakala wa ai, wakala wa ai',
  trained:
    'nyaraka, hati, pdf, iliyofunzwa, nyaraka zetu, hati zetu, nyaraka zangu, faili zetu, iliyofundishwa',
  multichannel:
    'mitandao yote, whatsapp na instagram, whatsapp na facebook, njia zote, instagram na whatsapp, majukwaa yote, njia nyingi, mitandao mingi, facebook na whatsapp',
  avatar: 'avatar, uso, sura, mtangazaji wa ai, avata',
  crm: 'crm, mfumo wa wateja',
  jingle:
    'tangazo la kuimba, tangazo la sekunde, jingle, kajingle, kijingle, vijingle, jingo, wimbo wa tangazo, tangazo la redio, wimbo wa biashara, wimbo wa duka, wimbo wa kampuni, wimbo wa matangazo, tangazo la wimbo, wimbo wa chapa',
  event:
    'ufunguzi, uzinduzi wa duka, harusi, sherehe, birthday, siku ya kuzaliwa, kuzaliwa, maadhimisho, ndoa, send off, zawadi, kuaga, mahafali, bibi harusi, bwana harusi, kipaimara',
  relative: 'mama, baba, mke, mume, mtoto, binti, dada, kaka, bibi, babu, rafiki, mke wangu, mume wangu',
  lyrics:
    'karaoke, mashairi, shairi, maneno yangu, maneno ya wimbo, mistari, tungo, niliyoandika wimbo, mashairi yangu, shairi langu',
  multiFormat:
    'ikatwe kwa reels, vipande vya reels, reels, matoleo tofauti, toleo fupi, redio na reels, miundo tofauti, toleo la redio, matoleo mengi, miundo mbalimbali',
  book: 'kitabu, vitabu, riwaya, simulizi',
  video: 'video, filamu, trela, vidio',
  lessonPlan:
    'mpango wa somo, mipango ya somo, andalio la somo, maandalio, mipango ya masomo, andalio, mpango wa masomo, maandalizi ya somo, azimio la kazi, andaa somo, kuandaa masomo, kuandaa somo, *andaa masomo, somo',
  quiz: 'kutengeneza mitihani, kuandaa mitihani, kutunga mitihani, chombo cha mitihani, maswali ya mtihani, jaribio, chemsha bongo, kutunga mtihani, karatasi ya mtihani, quiz, majaribio ya darasa, kutunga maswali, maswali ya jaribio, kutengeneza mtihani, *tunga mtihani, *tunga maswali, mazoezi ya maswali, mtihani wa majaribio, maswali kwa wanafunzi, *tengeneza mtihani, *tengeneza maswali',
  worksheet:
    'karatasi za kazi, notisi, nukuu za somo, mazoezi, vifaa vya kufundishia, karatasi ya kazi, noti za wanafunzi, maudhui ya masomo',
  grading:
    'kusahihisha, sahihisha, *sahihisha, alama, kupanga alama, usahihishaji, kutathmini, kutoa alama, tathmini ya mtihani',
  behavior: 'tabia, nidhamu, mienendo, mwenendo',
  parents: 'mzazi, wazazi, walezi, mlezi',
  onlineClass:
    'darasa la mtandaoni, madarasa ya mtandaoni, masomo ya mtandaoni, darasa mtandaoni, mahudhurio, kufundisha mtandaoni, darasa pepe, *fundisha mtandaoni, masomo mtandaoni',
  careerTest:
    'mtihani wa kazi, ushauri wa kazi, taaluma, mwongozo wa kazi, jaribio la taaluma, ushauri wa taaluma, kipimo cha taaluma, mwelekeo wa kazi, fani ya',
  how: 'vipi, jinsi gani, namna gani',
  begin: 'anza, kuanza, *anza, tuanze',
  setUp: 'kuanzisha, kusanidi, mara moja tu',
  self: 'mwenyewe, wenyewe',
  same: 'ile ile, zamani, hiyo hiyo, ya sasa',
  city: 'kenya, tanzania, uganda, nairobi, dar es salaam, mombasa, dodoma, arusha, rwanda, zanzibar, afrika, kampala, kisumu, mwanza',
  serve: 'mnafanya kazi, mnahudumia, mnatoa huduma, mpo, mnafika',
  message: 'ujumbe, meseji, voice note, ujumbe wa sauti, voisi noti',
  online: 'mtandaoni, online, mtandao',
  sell: 'nauza, *uza, kuuza, tunauza, ninauza',
  whenTo: 'lini, baada ya kazi, iliyobaki, salio, baada ya kukamilika',
  mean: 'maana, ni nini, maana ya, nini maana',
  benefit:
    'faida, kwa nini nihitaji, itanisaidia nini, inasaidia nini, manufaa, itanisaidiaje, kwa nini ninunue',
  must: 'lazima, ni lazima',
  otherTool: 'makampuni mengine, kampuni nyingine, wengine, washindani',
  noWebsite: 'sina tovuti, bila tovuti, sina website, lazima niwe na tovuti',
  howMuch: 'kiasi gani, kiasi, ngapi',
  keep: '*badilika, *endelea, *poteza, *baki',
  look: 'kuona, nione, *ona',
  giveBack: '*rudi, *rudia',
  decides: '*amua, uamuzi',
  machine: 'roboti, mashine',
  notify:
    'niambie, iniambie, kuniambia, itaniambia, inaniambia, nijulishwe, nitajulishwa, kunijulisha, itanijulisha, kuniarifu, itaniarifu, nijulishe, initumie ujumbe',
  made: 'mmefanya, mlifanya, mmetengeneza, mlitengeneza',
  upgrade:
    'kupandisha, kubadilisha kifurushi, *badilisha kifurushi, kuanza kidogo, kuongeza baadaye, upgrade',
  mine: 'nina, mimi ni, ninauza, nauza, biashara ya, tunauza, duka la, kampuni ya',
}
