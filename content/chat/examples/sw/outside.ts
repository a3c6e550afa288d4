/** What the site says nothing about, in Swahili. */
export const swahiliOutside = `
  mnaweza kutoa hati za usajili wa kampuni kwa zabuni ya serikali
  mmesajiliwa kama wazabuni wa serikali
  shule yetu ya umma inahitaji cheti chenu cha usajili kwa ajili ya tenda
  mnashiriki kwenye tenda za serikali
  bot inafanya kazi bila intaneti
  ujumbe mangapi kwa mwezi
  inaweza kuzungumza na watu wangapi kwa wakati mmoja
  inaweza kutuma picha
  daktari yupo kesho
  seva iko nchi gani
  inaelewa ujumbe wa sauti
  mnakodisha kompyuta
  mnafundisha kutengeneza bot
  mzigo wangu uko wapi
  kuna kozi ya ai
  jina la mwanzilishi ni nani
  mnarekebisha simu
  hali ya hewa ikoje
  mna viatu namba 40
  nani rais wa kenya
  nipe mapishi ya pilau
  nani alishinda mechi jana
  bei ya dhahabu leo
  kesho kutanyesha mvua
  bei ya mafuta
  nina homa, ninywe dawa gani
  kichwa kinaniuma
  naombaje viza
  bei ya mahindi leo
  nisaidie kazi ya nyumbani ya hisabati
  ninunue simu gani
  hoteli nzuri ni ipi
  nauli ya kwenda mombasa
  nani alishinda uchaguzi
  wati wanatoza kiasi gani
  kampuni nyingine zinatoza kiasi gani kwa bot
  shopify ni bei gani kwa mwezi
  domain ni shilingi ngapi
  kichwa kinaniuma nimeze nini
  mwanzilishi ana umri gani
  mna tawi nairobi
  mna ukurasa wa instagram
  kampuni imesajiliwa
  nitapataje pasipoti
  mna cheti cha iso
  mnatumia lugha gani ya programu
  mnapokea bitcoin
  namba ya akaunti ya benki
  nauli ya nairobi ni ngapi
  mwanzilishi akiugua itakuwaje
  bot inauza kiasi gani kwa siku
  naweza kumshtaki mwenye nyumba
  nipe ushauri wa kisheria
  nipe mapishi ya ugali
  niwekeze wapi pesa
  nitafutie mke
  ng'ombe wangu anaumwa
  nipande mahindi lini
  simu gani nzuri kununua
  tafsiri sentensi hii kwa kiingereza
  andika insha
  matokeo ya mtihani yanatoka lini
  nani aligundua simu
  matokeo ya kidato cha nne yanatoka lini
  whatsapp yangu haifunguki
  nimesahau nywila ya gmail
  mtandao wangu ni polepole
  basi linaondoka saa ngapi
  baba mkwe anauza shamba, bei gani
  nauza ng'ombe
  mnauza nguo
  shule nzuri ni ipi
  daktari mzuri yuko wapi
  nifungue akaunti ya benki vipi
  bot inaweza kuendesha gari
  kuna maegesho ofisini
  ni filamu gani nzuri
  bei ya sukari
  jina la mmiliki ni nani
  bei ya gari
  bei ya simu ya iphone
  saruji ni bei gani
  zoho ni bei gani
  mmiliki ana watoto
  mnauza viatu
  mna vyumba leo
  daktari yupo leo
  mzigo wangu haujafika
  seva yenu iko nchi gani
  ada ya shule ni ngapi
  nina malaria nifanyeje
  mtoto ana homa
  mbwa wangu anaumwa
  bot inasikia ujumbe wa sauti
  mwenye nyumba amenifukuza
  nisajilije kampuni
  ni saa ngapi sasa
  leo ni tarehe gani
  bot inaweza kusoma picha ya mteja
  dola ni shilingi ngapi leo
  andika shairi
  nipe jina la duka
  uchaguzi atashinda nani
  kwa mwezi bot inajibu watu wangapi
  nifanye biashara gani
  nipataje wafuasi instagram
  bei kwa shilingi ya tanzania ni ngapi
  nitafutie mchumba
  umeme ukikatika bot itafanya kazi
  bot inaweza kuongea na watu mia kwa pamoja
  timu gani inacheza leo
  nauli ya basi kwenda moshi
  nawezaje kupata leseni ya biashara
  wateja wanaweza kulipa kwenye bot
  tiba ya malaria
  bot italeta wateja wangapi kwa wiki
  mna tuzo
  kampuni ikifungwa nani atachukua
  inatuma sms za kawaida
  nipe namba ya mteja wenu
  hoteli nzuri zanzibar
  nitafutie fundi bomba
  niagizie chakula
  dashibodi ina app
  kesho mvua itanyesha nairobi
  kuna joto dar es salaam leo
  wati au nyinyi nani nafuu
  jirani yangu alilipa kiasi gani
  kifaa chenu kinatengeneza ratiba ya shule
  mazungumzo haya ni ushahidi mahakamani
  nitaokoa kodi kiasi gani
  mlimpa rafiki yangu bei gani
  duka la jirani limeongeza mauzo kiasi gani
  kinatoa ripoti kadi
  kampuni nyingine kwa kawaida zinatoza ngapi
  simba na yanga wanacheza lini
  maumivu ya mgongo nitumie dawa gani
  nitafutie wakili mzuri
  duka la mtandaoni linaweka bidhaa ngapi
  yeye alilipa kiasi gani
  mauzo yao yameongezeka kiasi gani
  bot inakumbuka mazungumzo ya zamani ya mteja
  mteja anaweza kulipa ndani ya chat
  domain ni pesa ngapi kwa mwaka
  bot inasikiliza voice note
  bot inatambua picha ya bidhaa
  seva zenu ziko nchi gani
  mko na cheti cha usajili
  ofisi ina maegesho
  mwanzilishi anaitwa nani
  mnatumia AI ya aina gani kwenye bot
  nitapata source code
  bot itafanya kazi bila intaneti
  ai itachukua kazi zetu zote
  kwa mwezi bot inajibu meseji ngapi
  simu zinarekodiwa
  alama ya bluu ya whatsapp mnaweza kunipatia
  basi la shule linafuatiliwa
  mnaweza kuchapisha kitabu changu
  mnafanya delivery ya bidhaa
  nauli ya ndege kwenda india ni ngapi
  mnatoa band ya kupiga muziki harusini
  nitajisajili vipi kra
  jinsi ya kupata namba ya nida
  wengine wanatoza kiasi gani
  mnakubali kulipwa kwa mbuzi
  hali ya hewa leo
  nani atashinda mechi
  naumwa kichwa
  bei ya mafuta leo
  wengine wanatoza ngapi
  nataka kununua gari
  nataka kununua nyumba
  nikopesheni pesa
  jirani yangu alilipa ngapi
  bot inafanya kazi telegram
  bot inaweza kutuma picha
  mteja anaweza kulipa ndani ya mazungumzo
  whatsapp ikizimwa itakuwaje
  mnatoa ssl
  ukiugua kazi itaendelea vipi
  bot moja kwa maduka mawili inawezekana
  mnafundisha kutengeneza bot?
  kuna kozi ya AI kwenu
  naweza kupata internship
  nataka kujifunza kutengeneza chatbot mwenyewe
  ada ya mafunzo ya AI ni ngapi
  mimi ni mwanafunzi wa chuo, mnapokea wa field?
  mwanangu amemaliza form four, mtamfundisha AI
  na kama nataka kuunda mwenyewe mtanifundisha
  kozi ya mtandaoni yenye cheti ipo?
  darasa la kutengeneza bot ya whatsapp mnalo
  semina ya AI kwa walimu wetu mnaweza kutoa
  nitajitolea bila malipo ili nijifunze kwenu
  nataka kujua kazi hii nifungue kampuni yangu, mtanipa mafunzo
  mafunzo ya automation kutoka mwanzo huchukua miezi mingapi
  mnauza video za kujifunzia AI?
  kuna batch ya wikendi ya kozi ya chatbot
  Tafadhali nitumieni mtaala wa mafunzo yenu
  wafanyakazi 20 wanahitaji kufundishwa AI, mnatoa training ya kampuni?
  nifundishe kuandika prompt
  sitaki kutengenezewa, nataka kufundishwa kutengeneza
  natafuta mwalimu wa AI kwa anayeanza
  attachment ya chuo miezi mitatu inawezekana kwenu?
  je mnamentor vijana wanaotaka kuwa developers wa bot
  mama wa nyumbani anaweza kusoma AI kwenu
  warsha ya AI chuoni kwetu Dodoma mtakuja kufundisha
  kujifunza chatgpt vizuri kuna darasa
  mnachukua wanagenzi?
  masomo ya akili bandia mnatoa au mnatengeneza tu
  arsenal walicheza vipi jana
  mechi ya leo nani atashinda
  nisaidie kazi ya nyumbani ya hesabu ya mtoto
  mnafundisha AI, mwanangu anataka kujifunza
  server ya data iko India au nje
  mwanzilishi alisoma nini
  mtachapisha kitabu changu na kukiweka amazon
`
