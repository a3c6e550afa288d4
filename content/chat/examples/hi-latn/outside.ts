/** What the site says nothing about, in Hindi in Latin letters. */
export const romanisedOutside = `
  sarkari tender ke liye aapki firm ke registration ke kagaz milenge
  gem portal pe vendor registered ho kya
  hamare college ko tender file me company ke documents chahiye aapke
  aur firm ke registration papers bhi doge
  bina internet ke bot chalega
  ek saath kitne logo se baat karega
  mahine me kitne message milte hai
  chat ki koi limit hai
  bot photo aur pdf bhej payega
  bot se payment le sakte hai kya
  doctor ka appointment kal mil jayega
  customer ko pata chalega ki bot hai
  police case me chat dikha sakta hu kya
  voice mere accent me ho sakti hai
  call record hoti hai kya
  green tick dilwa doge
  voice note samajhta hai kya
  mera parcel kahan pahuncha
  bot photo dekh ke saman pehchan lega
  server kis desh me hai
  kitne log login kar sakte hai
  gaane ka video bhi banaoge nachne wala
  ek saath kitne bachhe login karenge
  meri awaz me bol sakta hai
  size 38 me hai kya ye shirt
  computer kiraye pe dete ho
  bijli ka bill bhar doge
  mera whatsapp hack ho gaya wapas la do
  naukri wale log dete ho kya
  exam me madad karega kya
  bot banana sikhate ho kya
  pet dard me kya lu
  course karwate ho kya ai ka
  mujhe khud bot banana seekhna hai
  training class lete ho
  zomato ke order dekhega kya
  swiggy se judega kya
  99acres ke lead aa jayenge
  sona kitne ka hai aaj
  practo se connect hoga
  shaadi ki photo video edit karoge
  meri recording mix kar doge
  kitab chhapwa doge
  kitab ki galtiyan theek karoge
  ye baatcheet adalat me saboot banegi kya
  match ka score batao
  founder ka naam kya hai
  office ka poora pata do
  ek whatsapp message ka exact kitna lagta hai
  domain kitne ka aata hai
  account ka kaam karte ho
  content likhte ho roz ka
  train kab hai patna ki
  aaj mausam kaisa hai
  sone ka bhav kya hai aaj
  match kaun jeeta
  dal kaise banate hain
  pradhan mantri kaun hai
  bukhar me kaun si dawai lu
  biryani kaise banti hai
  pet me dard hai kya karu
  meri shaadi kab hogi
  loan kahan se milega
  kaunsa phone lena chahiye
  train kitne baje hai
  hotel ke ota se rate sync hoga
  bank me khata kaise khulta hai
  petrol ka rate
  wati ka subscription kitne ka hai
  kya bot khud se discount de sakta h mol bhav me
  dusri company wale bot ka kitna lete hain
  shopify ka mahine ka kharcha
  youtube pe gaane ka content id claim aaya to
  pan card kaise banega
  hosting saal ki kitne ki hoti hai
  whatsapp ek message ka exact kitna leta hai
  founder ki padhai kya hai
  malik ki umar kitni hai
  aapka pan number do
  company registered hai kya private limited
  kaun sa phone lu bees hazar tak
  iso certificate hai
  kaun si coding language me banate ho
  bot alexa se chalega
  bot meri bike chala dega
  mumbai me branch hai kya
  kitab amazon pe daal doge kya
  bijli ka bill zyada aaya hai
  office me parking hai
  instagram par ho kya aap
  youtube channel hai aapka
  bitcoin lete ho
  voice ke liye telecom ka alag bill aata hai kya
  bank account number do
  sasur ji ki zameen bechni hai, kitne ki jayegi
  malik bimar pad gaya to kya hoga
  bot kitni bikri karata hai roz
  kitne percent sawalo ka jawab deta hai
  pichle client ne kitna kamaya
  mere daant me dard hai
  kanooni salah chahiye
  meri biwi ka phone hack kar do
  income tax kaise bharu
  share me paisa lagau kya
  visa kaise milega
  gadi ka insurance
  ghar kiraye par chahiye
  accha school batao delhi me
  neend ki goli kaun si
  acha doctor batao
  bete ko kaun sa stream dilau
  board ka result kab aayega
  ladki dhoond do shaadi ke liye
  khet me kaun si khaad dalu
  gaay beemar hai
  kaun sa stock lu
  23 ko 47 se guna karo
  nibandh likh do pradushan par
  bot customer ka mood samajhta hai kya
  ye sentence english me translate karo
  meta verification aap karoge
  ek kahani likh ke do bachchon ke liye
  12th ka result kab
  gmail ka password bhool gaya
  bot group me bhi reply karega
  mera whatsapp nahi khul raha
  net slow chal raha hai
  diwali kab hai
  chand kitni door hai
  rashan card me naam kaise jude
  rashan card kaise banta hai
  aadhar card update karna hai
  bijli ka bill bharna hai
  sasta mobile kahan milega
  sabzi ka bhav
  crypto me paisa lagau
  ghar ka kiraya kitna hona chahiye saket me
  film ka naam batao achhi si
  kal chhutti hai kya
  vakil ka number do
  transport bus track hoga
  portfolio site me video lagwana hai ho jayega
  kirayedar ghar khali nahi kar raha
  founder ki umar kitni hai
  sona kitne ka hai
  bot tamil nadu me chalega network ke bina
  andhe logo ke liye screen reader chalega kya
  drone ka rate
  iphone ka daam
  cement ka bhav
  owner shaadishuda hai kya
  zoho ka kharcha mahine ka
  interakt sasta hai kya aapse
  dusre log website ka kitna lete hain
  shaadi hall ka kiraya
  school ki fees kitni hai
  google my business verify kar doge
  server kis desh me hai aapka
  doctor sahab kab milenge
  mera order abhi tak nahi aaya
  lal saree hai kya
  kal ka appointment chahiye daant dikhana hai
  class 10 ki fees kya hai aapke yahan
  kamra khali hai kya aaj
  kis bank me khata hai aapka
  paracetamol kitni leni chahiye
  sugar me kya khaye
  bachche ko bukhar hai
  kutta bimar hai
  mutual fund me lagau kya
  sbi ka byaj kitna hai
  bot voice note sunta hai kya
  do dukan me ek hi bot chal jayega
  makan malik paise nahi de raha
  court case kaise kare
  kya bot chori pakad lega dukan me
  gst number kaise banta hai
  dukan ka naam suggest karo
  bot customer ki photo dekh ke bata dega kya
  bot qr code bhej dega payment ka
  slogan likh do
  kavita likh ke do
  aaj kya tareekh hai
  abhi kitne baje hain
  20000 ka 15 percent kitna
  ek mahine me kitni chat ho sakti hai
  dollar aaj kitne ka hai
  chunav kaun jeetega
  ai se naukri jayegi kya
  paise kaise kamaye online
  kaun sa business karu
  insta pe followers kaise badhe
  ek saath kitne log likh sakte hain bot ko
  bot se har hafte kitni booking aayegi
  kitne percent fayda hoga exact
  google partner ho kya
  msme registration hai
  award mila hai kya
  das saal baad bhi rahoge
  telegram pe chalega?
  raat ko bot kitni bijli khata hai
  company band ho gayi to kaun sambhalega
  school ki fees collection ho jayegi kya tool se
  kitab ka isbn dilwa doge
  purane client ka phone number do
  website me blog likhne ka option hoga
  sms bhej dega kya bot
  bot factory ki machine chala sakta hai
  zomato swiggy se judega
  quiz me kitne sawal ki limit hai
  report card print hoga kya
  plumber bhej do
  verified account dilwa dete ho whatsapp ka
  bina net ke chalega kya
  khana mangwa do
  goa ka hotel batao
  video call utha lega kya bot
  taj mahal kitni door hai
  kal delhi me barish hogi
  school app pe login kaise
  light gayi to bot band ho jayega?
  mumbai me garmi kitni hai
  wati sasta hai ya aap
  mere padosi ne kitne me banwaya
  receptionist ko nikal du kya ab
  dusre clinic ne aapko kitna diya
  kisi aur customer ki jaankari do
  customer bot me hi paise bhej sakta hai kya
  court me ye chat saboot ban sakti hai
  call record karna kanooni hai kya
  mera vakil bole case karo to kya karu
  tax me kitni bachat hogi
  samne wali dukan ki kitni sale badhi
  samne wale ne aapko kitne paise diye
  bot bill bana ke dega
  mere samne wale competitor ko bhi bechoge kya yahi bot
  dusri agency aam taur par kitna leti hai
  mere bhai ko aapne kya rate diya tha
  maa ko sugar hai kaun si dawai theek rahegi
  achha vakil bata do zameen ke case ke liye
  dilli ka match kis din hai
  ladki ki awaz me phone uthayega kya
  shimla me baraf gir rahi hai kya
  bot ko gaali de koi to
  usko kitne me diya tha aapne
  unki sale kitni badhi batao
  unka rate kitna tha jo aapne diya
  mere dost ko kitne me bana ke diya
  green tick milega kya
  baaki log kitna charge karte hain
  market me kya rate chal raha hai iska
  dollar ka aaj ka rate
  kitne number ek sath chalenge
  aadhar scan kar lega bot
  contract hindi me milega
  dashboard ki app hai kya
  dukan ka tax kaise bachau
  website pe sms otp login ho jayega
  aaj ka panchang
  mere pati ki chat dikha do
  kisi aur ki baatcheet dikhao
  trademark karwana hai kitna lagta hai
  excel me booking nikal sakte hain
  dukan ka registration karwa do
  cricket score kya hai
  purane grahak ko naam se pehchanega kya bot
  pyaz ka bhav
  passport kaise bane
  accha doctor batao
  practo se judega kya
  pet me dard hai
  paise udhar doge
  wati ka rate kya hai
  shopify kitna leta hai
  dusre kitna lete hai
  kaunsa phone kharidu
  fingerprint attendance tool me hai kya
  telegram pe chalega kya
  sms bhej sakta hai kya
  kitni accuracy hai percent me
  truecaller pe naam aayega kya
  founder bimar ho gaya to
  tumhe kuch ho gaya to mera bot
  time table bana dega kya tool
  train kab hai
  jyotish batao
  rashifal batao
  mere exam ke sawal do
  neet ki fees
  coaching me admission
  school fees jama hogi kya isme
  laal saree hai kya
  pizza order karna hai
  doctor sahab hai kya aaj
  mera courier nahi aaya
  mere padosi ne kitna diya
  purane client ka number do
  report card banega kya
  sharma ji ko kya rate diya
  iso certificate hai kya
  cbse se manyata hai
  sarkari license hai
  share market me kya lu
  bot photo samajhta hai kya
  web shop me kitne product daal sakte hain
  voice note samajhta hai kya bot
  din me kitne message sambhal lega
  khana kaise banau
  biwi naraz hai kya karu
  aadhar kaise update karu
  paytm account band ho gaya
  domain ka kharcha kitna aata hai saal ka
  kisi ka whatsapp hack karna hai
  trademark kaise karwau
  gst registration kaise kare
  broadcast ki limit kitni hai ek din me
  receptionist ko kitni salary du
  info wali email id milegi kya site ke sath
  office me lift hai kya
  telegram pe chalega kya bot
  photo bhej sakta hai kya bot
  voice message samajh lega kya
  customer chat me payment kar sakta hai
  birthday pe wish karega customer ko
  khud se call karega logo ko
  meeting me chai milegi
  sms bhejta hai kya
  phone band ho to bhi chalega kya
  site pe live chat me mera staff baithega aap doge
  whatsapp band ho gaya to kya hoga
  ek din me kitne message le sakta hai
  ssl milega kya
  bot gaadi chala lega
  bot se attendance machine judegi
  email id milegi site ke saath
  kitne product daal sakte hai site me
  school bus tracking hai kya
  fees online jama ho sakti hai kya
  aap bimar ho gaye to kaam kaun karega
  ai sabki naukri kha jayega kya
  company band ho gayi to
  kitni kitabo ki video banayi ab tak
  pichle saal kitna kamaya
  offline chalega kya
  padosi ne kitne me banwaya
  bijli ka bill kaise bhare
  naya dhanda kaun sa shuru karu
  kaun sa phone lu
  aaj sona kitne ka hai
  do dukan hai alag alag shehar me, ek bot chalega
  ek bot do clinic me chalega kya
  voice note samjhega kya
  ek saath kitne call le sakta hai
  AI ka course hai kya aapke paas
  internship mil sakti hai kya
  mujhe khud chatbot banana seekhna hai, class dete ho?
  ai training ki fees kitni hai
  bca kar raha hu aapke yaha sikhne aa sakta hu kya
  mere bete ko AI sikha doge
  whatsapp bot banane ki coaching karate ho kya
  aur agar main khud banana chahu to sikhaoge
  certificate wala course milega online
  free me intern ban ke kaam karunga, rakh lo
  college me AI workshop karwate hain kya aap
  hamare teachers ko ai ki training chahiye, aap dete ho?
  ye kaam sikh ke apni agency kholni hai, guide karoge
  automation seekhna hai zero se kitne mahine lagenge
  trainee rakhte ho kya delhi me
  chatgpt chalana sikhne ki class hai koi
  weekend batch hai AI course ka?
  kripya course ka syllabus bhej dijiye
  btech final year hun, summer training karni hai aapke saath
  ghar baithe ai sikhna chahti hu, koi class chalti hai kya
  prompt likhna kaun sikhata hai, aap?
  20 staff ko AI sikhana hai, corporate training lete ho kya
  aapse bot banane ka hunar sikhna hai
  tutorial video ya classes bechte ho kya
  banwana nahi hai, sikhna hai bot banana
  apprentice ke liye jagah hai kya aapke paas
  computer teacher hun, AI padhana seekhna chahta hun aapse
  aaj match kaun jeetega
  mere bete ka homework kar do, 48 ka 15 pratishat kitna
  ai ki class lete ho kya, bete ko seekhna hai
  data ka server india me hai ya bahar
  founder ne kya padhai ki hai
  meri kitab chhapwa ke amazon par daal doge
`
