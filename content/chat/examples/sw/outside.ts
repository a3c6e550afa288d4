/** What the site says nothing about, in Swahili. */
export const swahiliOutside = `
  bot inafanya kazi bila intaneti
  ujumbe mangapi kwa mwezi
  inaweza kuzungumza na watu wangapi kwa wakati mmoja
  inaweza kutuma picha
  seva iko nchi gani
  inaelewa ujumbe wa sauti
  mnakodisha kompyuta
  mnafundisha kutengeneza bot
  kuna kozi ya ai
  jina la mwanzilishi ni nani
  mnarekebisha simu
  hali ya hewa ikoje
  nani rais wa kenya
  nipe mapishi ya pilau
  nani alishinda mechi jana
  bei ya dhahabu leo
  bei ya mafuta
  nina homa, ninywe dawa gani
  kichwa kinaniuma
  naombaje viza
  nisaidie kazi ya nyumbani ya hisabati
  ninunue simu gani
  hoteli nzuri ni ipi
  nauli ya kwenda mombasa
  wati wanatoza kiasi gani
  kampuni nyingine zinatoza kiasi gani kwa bot
  shopify ni bei gani kwa mwezi
  domain ni shilingi ngapi
  mwanzilishi ana umri gani
  mna tawi nairobi
  mna ukurasa wa instagram
  kampuni imesajiliwa
  mna cheti cha iso
  mnatumia lugha gani ya programu
  mnapokea bitcoin
  namba ya akaunti ya benki
  mwanzilishi akiugua itakuwaje
  bot inauza kiasi gani kwa siku
  naweza kumshtaki mwenye nyumba
  nipe ushauri wa kisheria
  niwekeze wapi pesa
  nitafutie mke
  ng'ombe wangu anaumwa
  nipande mahindi lini
  tafsiri sentensi hii kwa kiingereza
  andika insha
  matokeo ya mtihani yanatoka lini
  nani aligundua simu
  whatsapp yangu haifunguki
  nimesahau nywila ya gmail
  mtandao wangu ni polepole
  basi linaondoka saa ngapi
  nauza ng'ombe
  mnauza nguo
  shule nzuri ni ipi
  daktari mzuri yuko wapi
  bot inaweza kuendesha gari
  kuna maegesho ofisini
  ni filamu gani nzuri
  bei ya sukari
  bei ya gari
  bei ya simu ya iphone
  saruji ni bei gani
  zoho ni bei gani
  mnauza viatu
  mna vyumba leo
  daktari yupo leo
  mzigo wangu haujafika
  ada ya shule ni ngapi
  nina malaria nifanyeje
  mtoto ana homa
  mbwa wangu anaumwa
  mwenye nyumba amenifukuza
  nisajilije kampuni
  ni saa ngapi sasa
  leo ni tarehe gani
  dola ni shilingi ngapi leo
  andika shairi
  nipe jina la duka
  uchaguzi atashinda nani
  nifanye biashara gani
  nipataje wafuasi instagram
  bei kwa shilingi ya tanzania ni ngapi
  nitafutie mchumba
  bot inaweza kuongea na watu mia kwa pamoja
  timu gani inacheza leo
  nauli ya basi kwenda moshi
  nawezaje kupata leseni ya biashara
  tiba ya malaria
  bot italeta wateja wangapi kwa wiki
  mna tuzo
  kampuni ikifungwa nani atachukua
  nipe namba ya mteja wenu
  hoteli nzuri zanzibar
  nitafutie fundi bomba
  niagizie chakula
  kesho mvua itanyesha nairobi
  kuna joto dar es salaam leo
  wati au nyinyi nani nafuu
  jirani yangu alilipa kiasi gani
  mazungumzo haya ni ushahidi mahakamani
  nitaokoa kodi kiasi gani
  mlimpa rafiki yangu bei gani
  duka la jirani limeongeza mauzo kiasi gani
  kampuni nyingine kwa kawaida zinatoza ngapi
  simba na yanga wanacheza lini
  maumivu ya mgongo nitumie dawa gani
  nitafutie wakili mzuri
  yeye alilipa kiasi gani
  mauzo yao yameongezeka kiasi gani
  bot inakumbuka mazungumzo ya zamani ya mteja
  mteja anaweza kulipa ndani ya chat
  bot inasikiliza voice note
  bot inatambua picha ya bidhaa
  seva zenu ziko nchi gani
  mko na cheti cha usajili
  mwanzilishi anaitwa nani
  mnatumia AI ya aina gani kwenye bot
  nitapata source code
  bot itafanya kazi bila intaneti
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
  bot moja kwa maduka mawili inawezekana`
