import type { Lexicon } from '../concepts.ts'

/** Hindi in Latin letters. Spellings that sound alike are one; only those that do not are listed. */
export const romanised: Lexicon = {
  // Money
  price:
    'kimat, keemat, kimmat, qeemat, daam, dam, bhav, bhaav, rate, kharcha, kharch, kharche, paisa, paise, paisey, pese, rupay, rupaye, rupaiya, rupees, shulk, mulya, kharchaa, fees, charge, laagat, kitna lagega, kitne paise, kitna paisa, kitna kharcha, kitne ka, kitne ki, kitne me, kitna padega, kitna charge, kitna rate, kitna dena, kitne rupay*, kitna price',
  month: 'mahina, mahine, maheena, mahinay, mahinewar, masik, har mahine, per mahina, mahine ka, mhina',
  year: 'saal, sal, salana, saalana, varsh, pehle saal, pahle saal, ek saal, baras',
  days: 'din, dino, hafta, hafte, haftay, dinon',
  total:
    'kul, total, kul mila, kul milakar, mila kar, milake, milakar, sab mila, sab milake, pura kharcha, poora kharcha, jod ke, sab ek saath lu, sab ek saath loon, sab ek sath lu, sab ek sath le, dono saath lene, dono sath lene, dono ek saath, sab ek saath lene',
  plus: 'saath, sath, dono, dono ka, bhi, ke saath, sang, ek sath dono, aur dashboard, aur ek dashboard, or dashboard, bot dashboard, aur broadcast',
  compare:
    'ek hi cheez, ek hi chiz, ek hi baat, ek jaisa, ek jaise, same hai kya, same cheez, same chiz, fark, farak, antar, behtar, kaunsa, konsa, kaun sa, kon sa, kaunsi, konsi, kaun si, sahi rahega, theek rahega, accha rahega, acha rahega, kya lu, kya loon, lena chahiye, le lu, suit karega, tulna, diff, difference, alag kya, kya alag, alag kaise',
  saving:
    'bachega, bachenge, bachat, bachta, alag alag, alag lene, alag se lene, mukable, faayda kitna, phayda kitna',
  or: 'lu ki, lun ki, loon ki, lena chahiye ki, ya, yaa, athva',
  cheapest:
    'minimum budget, min budget, kam se kam budget, sasta, saste, sasti, sabse sasta, kam se kam, sabse kam, kam daam, kam paise, kam budget, sabse chhota, sabse chota, shuruat kitne, shuru kitne, kifayati',
  costliest:
    'sabse mehnga, sabse mehngi, sabse mehnge, sabse mahangi, sabse mahanga, sabse mehenga, zyada se zyada, sabse bada',
  budget:
    'possible, ho payega, ho paega, ho jaega, ban jaega, kaafi hai, kafi hai, kafi honge, kaafi honge, me ban jayega, me banega, me ban jayegi, me banegi, me aa jayega, me aa jayegi, itne paise, itne paiso, itne rupaye, me possible, budget, itne me, tak me, ke andar, andar, se kam, ke niche, mere paas, bas itna, me kya milega, mein kya milega, me kya ban, mein kya ban, me kya aayega, me kya ayega, tak ka, me ho jayega, mein ho jayega, tak me, me kya, mein kya, se zyada nahi, itna hi hai',
  dollar: 'dollar me, dollar mein',
  discount:
    'chhoot, choot, chut, kam karo, kam kar do, kam krdo, kam kro, thoda kam, kuch kam, kam ho jayega, kam hoga, kam nahi hoga, kam lagao, kam karke, sahi rate lagao, mol bhav, mol bhaav, aakhri daam, last rate, final rate, discount do, discount milega, rate kam, kam me kar, kam me karo, kam kijiye, riyayat',
  expensive:
    'to bahut hai, to bahut h, to bohot hai, to bahut jyada, mehnga, mahanga, mehenga, mehngi, mahangi, mehange, zyada hai, jyada hai, bahut zyada, bohot jyada, budget ke bahar, budget se bahar, budget nahi, itna paisa nahi, itne paise nahi',
  included:
    'kya kya milega, kya milega, kya hoga isme, kya hai isme, isme kya, ismein kya, usme kya, me kya kya, mein kya kya, kya kya hai, kya kya aata, kya kya ata, kya kya hota, milta kya hai, kya milta, visheshta, suvidha, kya kya shamil, shamil, me kya hai, mein kya hai, me kya milta',
  addedCost:
    'kitna badhega, kitne badhenge, kitna badh jayega, kitna extra, kitne extra, extra kitna, extra kitne, kitne paise badh, kitna badh, kitne badh, kitna aur lagega, kitne aur lagenge, kitna zyada lagega, kitna alag se',
  extraCost:
    'aur kya kya dena padta, upar baad me, paise ke upar, iske upar aur, extra paisa, extra paise, alag se paisa, alag se paise, aur kharcha, aur paisa, chhupa, chupa, chhupe, chupe, alag se charge, aur koi charge, extra charge, aur kuch dena, upar se, extra kharcha, baad me aur paise, hidden charge, baad me paisa, aur kya dena, aur kitna dena',
  messageCharge:
    'msg ka paisa, msg ka charge, message ka paisa, message ka charge, message ka alag, msg ka alag, whatsapp ka charge alag, msg ke paise, message ke paise, har msg ka, har message ka, har msg ke, whatsapp ke msg ka, whatsapp ka bill, whatsapp ke paise',
  hosting: 'hosting, domain, domain ka, server ka',
  tax: 'gst bill, gst number, pakka bill, bill milega, tax lagega, gst lagega, bill doge, rasid, raseed',
  pay: 'bhugtan, bhugtaan, payment, paisa dena, paise dena, paise dene, paisa dene, de sakte, chukana',
  paid: 'paise de diye, paisa de diya, payment kar di, payment kar diya, pay kar diya, pay kar di, paise kat gaye, paisa kat gaya, payment ho gaya, payment ho gayi',
  payMethod:
    'card number, card no, card ka number, paise kaise, paisa kaise, payment kaise, payment kese, kaise pay, paise kaise bheju, paisa kaise bheju, payment kaise bheju, kaise bheju paise, kaise bheju paisa, nakad, cash me, upi se, phonepe, phone pe se, gpay se, bhugtan kaise, kaise du, kaise dena hoga, kaise dena hai, paise kahan, khate me, bank me',
  advance:
    'advance, pehle kitna, pahle kitna, pehle paise, pahle paise, pehle paisa, pehle dena, pahle dena, aadha, adha, agrim, bayana, byana, shuru me kitna, token, aadha pehle, poora paisa pehle, pura paisa, pura paise, poore paise, pura payment',
  instalment:
    'kisht, kist, kishto, kiston, kishton, kishtein, emi par, thoda thoda, baad me de, baad me dunga, udhar, udhaar, udhari, tukdo me',
  refund:
    'paisa wapas, paise wapas, paisa vapas, paise vapas, wapas milega, wapas milenge, vapas milega, wapas kar, wapsi, wapas, vapas, vapis, wapis, lautao, lauta, laut, refund milega',
  cancel:
    'cancel karna, cancel kar, cancel kru, man badal, mana kar, mana kru, radd, radd karna, nahi karwana, nahi banwana, irada badal',
  stop: 'band, bnd, rok, rokna, rok sakte, chhod, chod, chhodna, chodna, khatam, band karna, band kar',
  lockIn:
    'bandhan, kitne mahine ka contract, kam se kam kitne mahine, contract, bandha, saal bhar lena, lock in, majboori, majburi, bandhna',
  before: 'pehle, pahle, phle, shuru hone, shuru karne, se pehle, decide, faisla',
  whatFor:
    'kis baat, kis liye, kisliye, kis cheez, kis chiz, kyu dena, kyun dena, kyu deni, kyun deni, kyu lagti, kyun lagti, kyu lagta, kahe ka, kahe ki, kyo dena, kyu du, kyun du, kyu lete',
  range: 'se lekar',
  why: 'kis wajah, wajah se, kis karan, kyu, kyun, kyo, kyon',
  fixed:
    'fix, fix rate, pakka, badlega, badh jayega, badhega, badhegi, final daam, baad me badh, final kitna',
  // Getting it
  howLong:
    'kitne time, kitne tym, kitna tym, ktne time, kitne waqt, kitne din, kitna din, ktne din, kitne dino, kitna time, kitna samay, kitne samay, kitna waqt, kab tak, kabtak, kab milega, kab banega, kab banegi, kab ready, kab taiyar, kab tayar, kab chalu, kitni der, kitne hafte, kitne mahine, kitni jaldi, din lagenge, din lagega, time lagega, samay lagega, time lagta, din me milega, tayar hoga, taiyar hoga, ready hoga, ready ho jayega, kab hoga, kab se chalu, kab deliver, kb tk, kab de doge, kab tak milega, time kitna, samay kitna, waqt kitna, din kitne, time kitne, kitni jaldi, samay kitne',
  urgent:
    'jaldi, jldi, turant, abhi ke abhi, aaj hi, kal tak, fauran, jald, jaldi se jaldi, fatafat, emergency, kal hi, aaj ke aaj, abhi chahiye, kal chahiye, aaj chahiye, parso tak',
  process:
    'kaise kaam, kese kaam, kaise karta, kaise karte, kaise hota, kaise hoga, kaise chalta, kaise chalega, kaise shuru, kese shuru, kaise banta, kaise banate, tarika, tareeka, prakriya, process kya, shuru kaise, shuruaat kaise, kya karna hoga, kya karna padega, agla kadam, aage kya, uske baad kya, phir kya, kaise work',
  needFrom:
    'kya dena hoga, kya dena padega, kya chahiye hoga, kya kya chahiye, kya bhejna, kya kya dena, mujhe kya karna, mujhe kya dena, hume kya dena, kya kya lagega, kya chahiye aapko, aapko kya chahiye, kya bheju, kya document, kya kya bhejna',
  buy: 'kharidna, khareedna, lena hai, lena h, le lunga, order karna, order dena, mangwana, karwana hai, shuru karna hai, shuru karte, shuru karo, chalu karo, chalu karna, chalo shuru, kharidu, khareedu',
  quote: 'quotation, quotation do, quote do, estimate do, hisaab, hisab, andaza, andaaza',
  onlyBig:
    'sirf badi company, badi company ke liye hota, badi company ke liye hai, badi companiyo ke liye, badi companiyon ke liye, badi badi company, badi compani ke liye, bade logo ke liye, sirf bade',
  skills:
    'technical nahi, computer nahi aata, computer nhi aata, computer nahi, coding aani, coding nahi, chalana aata, chalana nahi, chala paunga, padha likha, seekhna padega, sikhna padega, anpadh, computer ki jankari, computer chalana, chala payenge, chalana mushkil, chalana aasan, use karna mushkil, use karna aasan, mushkil to nahi, mushkil hai kya, aasan hai, asan hai, aasan hai kya',
  update: 'badalna, badal, badlav, badlaav, badle, badlu, badalne, badalwana, naya jodna, sudhar',
  want: 'chahiye, chaiye, chahie, chaahiye, chahiy, chaie, chaheye, banwana, banvana, banana, bnwana, bnana, banwani, karwana, krwana, krana, karana, lagwana, lgwana, dilwana, mangta, mangte, jarurat, zarurat, jaroorat',
  // The business
  offer:
    'kya karte, kya krte, kya kaam, kya kam karte, kya bechte, kya banate, kya bnate, kya kya karte, kya kya banate, kya kya kaam, kya service, kya kya service, kya dete, kya kya dete, kya hai ye, kya h ye, ye kya hai, yeh kya hai, yahan kya, yaha kya, kis cheez ka kaam, kya kaam karti, kya kar sakte, kya kya kar, company kya, kiska kaam, kya cheez, kya milta hai yaha, kaunsi service, kis kaam, kaam kya, kya kya milta hai, kaam batao, kya krti, kya karti',
  service: 'seva, sevaye, sevaen, sewa, suvidhaye, kaam kaunse',
  audience:
    'kiske liye, kis ke liye, kinke liye, kin logo, kaun use, kon use, kaun le sakta, kis business, kis tarah ke business, chhote business, chote business, bade business, chhoti dukan, kaun kaun, chote dukandar, kaam aayega, kaam ayega, kaam ka hai, kis type',
  founderName: 'founder naam, founder ka naam, malik ka naam, owner ka naam, malik kaun hai naam',
  founder:
    'malik kaun, kaun banata, kon banata, kaun banayega, kon banayega, kaun hai aap, kaun ho aap log, kisne banaya, kisne bnaya, kaun chalata, kiski company, kitne log, team kitni, team hai, akele ho, company hai kya, kon chalata, kaun karta hai, kaun karega, aap log kaun, akele, akela, company ho, kaun kaun hai, company kiski, kiska hai ye, kaun chala raha, maalik kaun, akela aadmi, kaun log ho',
  location:
    'kahan, kaha, kidhar, kaha se, kahan se, aapka pata, apka pata, pata batao, pata kya, pata do, office ka pata, office kahan, dukan kahan, kis sheher, kis shahar, kaunse sheher, kahan ho, kahan hai, kaha hai, kaha ho, kahan par, kis jagah, office hai, me office, mein office, branch hai, kahan se ho, kaha se ho, kahan baith*, kaha baith*',
  meeting:
    'milna, milne, mil sakte, aapse mil, mulakat, mulaqat, aamne samne, ghar aa, dukan par aa, dukaan pe aa, aakar mil, video call par, video call pe, mil ke baat, aa sakte, aaoge',
  abroad:
    'dusre sheher, dusre shahar, bahar ke, delhi ke bahar, delhi se bahar, videsh, dusre state, door se, dur se, gaon, gaon me, dusri jagah, dusre desh',
  hours:
    'kab khulta, kab tak khula, kitne baje, itwar, ravivar, sunday ko, kab kab, chhutti, chutti, kab jawab, jawab kab, reply kab, kitni der me jawab, kitni der me reply, kab reply',
  contact:
    'sampark, baat kaise, kaise baat karu, baat kaise kare, contact kaise, contact karna, kaise milu, kahan baat, kaha baat, kaise sampark, kisse baat',
  email: 'email do, mail karo, email id do, mail id do',
  phone:
    'number do, phone number do, mobile number, nambar, no do, number dedo, number dijiye, number batao, phone no do',
  call: 'phone karo, call karo, call kar, call krdo, call kijiye, phone kar, phone kariye, phone pe baat, baat karni hai phone, call kro',
  demo: 'demo dikhao, demo dikha, demo dekhna, demo chahiye, demo do, dikhao, dikha do, dekhna hai, dekhna h, chala ke dikhao, chalke dikhao, try karna, try karke, aazma, ajmana, dikha sakte, dekh sakte, pehle dekhna, chala kar, try kar sakte, namoona dikhao',
  trial:
    'free trial, free me try, muft me try, trial milega, free me chala, ek mahina free, kuch din free, free me use',
  free: 'free me, muft, mufat, free mein, bina paise, bina paisa, free hai',
  pastWork:
    'pehle ka koi kaam, pahle ka koi kaam, pehle ka kuch kaam, pehle ka kaam, pahle ka kaam, purana kaam, purane kaam, kaam dikhao, kaam dikha, kiya hua kaam, pehle banaya, pehle kya banaya, pehle kisi, udaharan, example dikhao, sample dikhao, namuna, namoona, project dikhao, kiske liye banaya, kis kis ke liye banaya, ab tak kya, ab tak kitne, kaam kiya hai, portfolio dikhao, kaam dekhna, client ka naam, kisi client, kis client, client kaun, kin logo ka, kisko bana, kis kis ko, kisko diya, kise bana',
  reviews:
    'bharosa, vishwas, bharose, log kya kehte, customer kya kehte, dhokha, farzi, farji, fraud to nahi, asli, sach me, thagi, thag, nakli, fraud nahi, yakeen, yakin, sahi log, bhaag to, bhag to, bhaag jao, bhag jao*, leke bhaag, leke bhag, lekar bhaag, paisa doob',
  figures:
    'kitne client, kitne customer, kitne saal, kitne project, tajurba, anubhav, kab se kaam, kitna experience, kitne log use',
  // Talk
  human:
    'banata hai usi se, usi se baat, seedha baat, seedhi baat, banane wale se, banane wale se baat, insaan, insan, aadmi se, admi se, kisi se baat, malik se baat, asli aadmi, aadmi se baat, sir se baat, kisi bande, kisi aadmi, baat karao, baat karwao, baat karva, baat karwa, baat kara do, owner se baat, founder se baat, manager se, kisi vyakti, vyakti se, banda chahiye, kisi bande se, baat karni hai, baat karna hai, baat karna chahta, baat karna chahti, manushya, insano',
  robot:
    'robot ho, bot ho, machine ho, aap robot, tum robot, tu robot, insaan ho, insan ho, asli ho, ai ho, sach me insaan, robot hai kya, robot se baat, machine se baat, computer ho, tum bot, aap bot, bot se baat, kya tum insaan, aap insaan, robot h, chatgpt ho, tum machine, aap machine, bot hai kya, bot hain, bot h kya',
  botName:
    'tumhara naam, aapka naam, apka naam, tera naam, naam kya, kaun ho, kon ho, kaun ho tum, aap kaun, tum kaun, tumhara nam',
  greeting:
    'namaste, namaskar, namste, nmste, pranam, ram ram, radhe radhe, jai shri krishna, jai hind, salaam, salam, assalam, adab, sat sri akal, suprabhat, jai mata di, suniye, suno, oye, helo ji, hello ji, ram ram ji, koi hai',
  howAreYou:
    'kaise ho, kaise hai, kaise hain, kese ho, kya haal, kya hal, kaisa chal, sab theek, sab badhiya, kaisi ho, kya chal raha, kaise h aap',
  thanks:
    'shukriya, dhanyavad, dhanyavaad, dhanyawad, dhnyvad, shukriyaa, meharbani, bahut acha, bahut badhiya, badhiya kaam, dhanywad, bahut accha, mast, bahut bahut, sukriya',
  bye: 'alvida, phir milenge, fir milte, phir milte, chalta hu, chalta hoon, chalo bye, baad me baat, kal baat, shubh ratri, phir baat, bas itna hi',
  ok: 'theek, thik, thik hai, theek hai, thk, accha, acha, achha, acchha, sahi, sahi hai, samajh gaya, samajh gayi, samjh gaya, samajh aa gaya, badhiya, chalo, achcha, thik h',
  yes: 'haan, han, haa, hanji, haanji, ji haan, ji, bilkul, jee, haan ji, kar do, bhej do, zaroor, jarur',
  no: 'nahi, nahin, nhi, nai, mat, rehne do, abhi nahi, nahi chahiye, ji nahi, baad me bat*, sochta hu, soch ke bat*, sochti hu, soch kar bat*',
  rude: 'bakwas, bekar, bekaar, pagal, bewakoof, bevkoof, gadha, faltu, ghatiya, kamina, saala, chutiya, kutta, harami, sab bakwas, kuch nahi aata, timepass, gadhe, ullu',
  joke: 'chutkula, joke sunao, gana sunao, gaana sunao, shaadi karogi, shadi karoge, pyar, pyaar, bore, kahani sunao, i love you, umar kya, umar kitni, shaadi karoge, kavita sunao, shaadi karni, tumse shaadi',
  help: 'koi ilaj, koi ilaaj, kuch ilaj, kuch ilaaj, iska ilaj, iska ilaaj, madad, help karo, madat, sahayata, jaankari, jankari, detail bhejo, details bhejo, detail do, details do, detail batao, details batao, detail chahiye, details chahiye, detail dijiye, details dijiye, jaanna, janna, puchna, poochna, puchhna, ek sawal, sawal hai, sawal tha, savaal hai, kuch sawal, batao, bataiye, btao, btaiye, btado, bata do, bataye, samjhao',
  confused:
    'samajh nahi, samajh nhi, samjha nahi, samjh nahi, smjh nahi, samajh me nahi, samjhe nahi, matlab kya, kya matlab, phir se batao, dobara batao, fir se bolo, samajh ni, phir se bolo, samjhi nahi',
  attack:
    'apne niyam, niyam bhool, niyam bhul, instructions bhool, nirdesh bhool, system prompt batao, prompt batao, pichle nirdesh',
  // Data and terms
  privacy:
    'niji, gopniyata, meri jankari, mera data, mere data, hamara data, customer ka data, graahak ka data, data bechte, data bech, number bechte, kisi ko de, kisi ko dete, meri details, mera number kisi, data leak, data chori, data ka kya, hamari jankari, customers ka data, data kiske paas, data kaun',
  data: 'data, jaankari rakhte, jaankari, jankari',
  safe: 'surakshit, safe, suraksha, safe hai, mehfooz, mahfuz, chori',
  remove:
    'mita, mitao, mita do, delete karo, delete kar, hatao, hata do, mitana, hatwana, mitega, mitegi, mitenge, mite, mitwana, mitaye, mitane, hatana, hatane, hatega, delete ho, delete krna, delete karna, delete krao, delete karao, delete karwana',
  aiTraining: 'ai ko sikha, ai sikhane, ai train, ai ko train, ai me daal, ai training, ai seekh',
  cookies: 'cookies, track karte',
  children: 'bachcha, bachche, bacche, bachchon, bachcho, bacho, bachhe, bachon, bachchi, bacchon, baccho',
  secret:
    'gupt, raaz, raaz rakhoge, idea chura, idea chori, kisi ko mat, kisi ko batao, secret rakhoge, idea churaoge',
  own: 'malik kaun hoga, kiska hoga, mera hoga, meri hogi, mere naam, apne naam, kiske naam, source code, haq, hak, adhikar, adhikaar, copyright kiska, mera ho jayega, kiski hogi, rights kiske, kiska rahega',
  warranty:
    'kharab ho, kharab hua, kharab ho jaye, kharab ho gaya, guarantee warranty, theek karoge, thik karoge, band ho jaye, baad me problem, baad me dikkat, gadbad, gadbadi, bigad jaye, bigad gaya, ruk jaye, chalna band, problem aayi, problem aaye, dikkat aayi, dikkat aaye, kharabi',
  support:
    'dekhbhal, baad me help, baad me madad, baad me kaun, service baad, support milega, support doge, rakh rakhav, sambhalega, kaun dekhega, baad me support',
  guarantee:
    'pakka fayda, guarantee, garanti, sale badhegi, bikri badhegi, customer badhenge, grahak badhenge, bikri, fayda hoga, faida hoga, vada, waada, customer aayenge, business badhega, dhandha badhega, kamai badhegi, sale badh',
  liable:
    'zimmedar, zimmedari, zimmewar, zimmewari, jimmedar, jimmedari, jimmewar, jimmewari, nuksan kiska, nuksan kaun, nuksaan kiska, nuksaan kaun, bharpai',
  law: 'adalat, kanoon, kanun, court case, mukadma, kanooni, jhagda, vivad',
  revision:
    'pasand na aaye, pasand nahi, pasand na aya, kitni baar, kitne baar, badlav kitne, dobara bana, phir se bana, theek karwa, changes kitne, badalwa sakte, sudhar kitne, change karwa, badal sakte, badalwa',
  // What an assistant does
  language:
    'bhasha, bhasa, hindi me, hindi mein, english me, angrezi, angreji, kis bhasha, kaunsi bhasha, punjabi me, marathi me, hinglish me, bhojpuri me, haryanvi me, urdu me, boli, hindi samajh, hindi bol',
  keepNumber:
    'wahi number, vahi number, purana number, naya number, number badal, number badalna, number change, number wahi, number vahi, isi number, number rahega, meri whatsapp, number badlega, number hi rahega, alag number, naya sim, dusra number, same number, number chala jayega, number same',
  mistake:
    'galat, galti, galtiyan, galat jawab, galat bata, galat bol, glt, galat reply, galat info, galat jankari, ulta seedha, ulta pulta, ulti seedhi, sahi jawab, galat answer',
  cannotAnswer:
    'jawab na aaye, jawab nahi aaya, jawab na pata, jawab na de, samajh na aaye, na pata ho, pata na ho, nahi pata hua, jawab nahi de, nahi samjha to, jawab nahi pata, bot ko nahi pata, bot ko samajh, mushkil sawal, jawab nahi mila, bot nahi samjha, jawab na mile, jawab na ho',
  takeOver:
    'khud jawab, khud reply, khud baat, chat dekh, chat padh, baatcheet dekh, main dekh sakta, control, khud likh, nazar rakh, chats dekh, kya bol raha, kya bola, message dekh, baat dekh, beech me bol, beech me aa, beech me reply, beech me jawab, beech me baat',
  medical: 'dawai, dawa, ilaj, ilaaj, bimari, beemari, lakshan, doctori salah, doctor ki salah',
  consent:
    'spam, number band, number block, block ho, ban ho, number ban, anjaan number, anjan, bina puche, bina pooche, ijazat, anumati',
  connect:
    'judega, jud, jodna, jod sakte, jodo, jud jayega, jodenge, connect hoga, connect ho, link hoga, chalega, se chalega, ke saath chalega, juda, jud sakta, jodoge, link ho',
  calendar: 'calendar, mera calendar, diary',
  tools: 'excel sheet, excel me, tally me, software me, google sheet me, tally se, sheet',
  night:
    'raat, raat ko, raat me, dukan band, dukaan band, band hone ke baad, chaubis ghante, 24 ghante, hamesha, sote waqt, so raha, jab main busy, chutti ke din, so jate, din raat, sunday ko bhi, aadhi raat, busy rahu',
  booking:
    'site visit, site dekhne, appointment, booking le, time book, samay lena, number lagana, number lagane, booking kar, slot dega, follow up kare, reminder, milne ka samay, booking lena, bhool jate, bhul jate, yaad karwa, aate nahi, nahi aate, yaad dila*, yaad karwa*, book kar*, book ho, book kara*',
  orders:
    'order kahan, order kaha, order ka status, mera order, order track, order kab, stock hai, parcel kahan, parcel kab, maal kahan, maal kab',
  // Websites
  website:
    'online store bana*, online store banwa*, online dukan bana*, online dukaan bana*, online dukan banwa*, online dukaan banwa*, online shop bana*, online shop banwa*, website, webside, websait, vebsite, vebsait, web site, saait, websit, sait, wesite, webiste, wabsite',
  seo: 'google par, google pe, google me, google mein, google map, google par aayegi, google pe dikhe, google par dikhe, search me aaye, search me, upar aayegi, upar aaye, rank',
  oldSite:
    'purani website, purani site, meri website, pehle se website, website pehle se, website hai meri, website theek, website sudhar, website slow, website thik, naya look, purani wali website, website already hai, website ko thik, website purani, site purani, site theek, site thik, website bani hui, website already, website repair',
  mobileFriendly:
    'mobile par, mobile pe, phone par, phone pe chalegi, phone me chalegi, mobile me, slow net, net slow, jaldi khule, jaldi khulegi, mobile me khulegi, mobile me chalegi, phone par khulegi, khulti',
  mobileApp:
    'android app, mobile app, play store, mobile wala app, phone wala app, phone ka app, mobile ka app',
  editSelf:
    'khud badal, khud change, khud update, khud daal, khud dal, khud jod, khud se badal, product khud, photo khud, apne aap badal, khud kar',
  pageCount: 'kitne page, kitne pej, kitne pages',
  // Songs, schools, books
  song: 'gana, gaana, gane, gaane, ganaa, geet, git, sangeet banwana, bhajan, dhun, song, music, kawwali, qawwali, sangit, aarti',
  singer:
    'gayega kaun, gaayega kaun, gayega kon, gata kaun, kaun gayega, kon gayega, kaun gata, kaun gaata, gayak, gaayak, kiski awaz, kiski awaaz, gayega, gayegi, singer kaun, asli gayak, kisne gaya, kaun gaayega, kon gaata',
  commercial:
    'ad me use, youtube par daal, youtube pe daal, ad me chala, advertisement me, vigyapan me, youtube pe upload, youtube par upload, insta pe daal, kahin bhi use, youtube pe, reels me daal, youtube par, radio par chala, radio pe chala',
  files:
    'kis format, kaunsa format, kitna lamba, kitni lambi, kitne minute, kitna bada, karaoke milega, kitne second, mp3 milega',
  staffTraining:
    'teacher ko sikha, staff ko sikha, training doge, training milegi, seekhna, training, sikha doge, sikha*',
  syllabus:
    'syllabus, kaunsi class, kis class, kitab ke hisab, board ke hisab, cbse ke, kaunsa board, kaunse subject, paathyakram, sab subject, kaun kaun se subject',
  teacherMarks: 'number kaun dega, marks kaun, teacher ki jagah, marks ai, khud number dega, khud marks',
  honest: 'sachcha review, imandar, imaandar, jhutha, jhootha, jhuta',
  // Elsewhere
  smartSchool: 'smart school, smart skool',
  template: 'bana banaya, bane banaye, ready made, taiyar template, bana hua',
  product: 'product kya, aapke product, products',
  notOffered:
    'ads chalane, ads chalate, ads chala, ads chalwa, ad chalane, theek karte, repair karte, mobile theek, karz, karza, karj, loan, mausam, khana, khaana, score, match, sarkari, bijli, ghar kiraye, makan, rashan, gaadi, gadi, bike, petrol, sabzi, dudh, doodh, ladki, ladka, rishta, kundli, rashifal, jyotish, sim, recharge, paan, mithai bechte, kapde bechte ho, picture dikhao, vigyapan chalana, google ad, facebook ad, photo khich, photo kheech, photo khinch, naukri dila, passport, tax bharna, photoshoot, camera, tv, fridge, ac, mobile bechte, mobile repair, laptop bechte, phone bechte, phone theek, samachar, khabar, pradhan mantri, tikat, instagram chala, page chala, udhar chahiye, social media chala, facebook chala',
  job: 'naukri, nokri, job milegi, kaam milega mujhe, bharti, kaam chahiye mujhe, vacancy hai, tankhwah, salary, naukari',
  partner:
    'commission milega, agent banna, dealer banna, partner banna, franchise leni, saajhedari, sajhedari, dealership',
  broken:
    'kaam nahi kar, kam nahi kar, nahi chal raha, nhi chal rha, chal nahi, band pada, kharab hai, shikayat, jawab nahi diya, reply nahi aaya, call nahi aaya, chal nahi raha, nahi chal rahi, band hai mera, call nhi aaya, jawab nahi aa raha, email nahi aaya, pareshani, problem ho rahi, dikkat aa rahi, reply nahi diya, reply nahi mila, koi jawab nahi diya, koi jawab nahi aaya, koi jawab nahi mila',
  // Who asks
  onlineShop:
    'online store bana*, online store banwa*, online dukan bana*, online dukaan bana*, online dukan banwa*, online dukaan banwa*, online shop bana*, online shop banwa*, online bech*, online dukan, online dukaan, online kapde, online store, insta par bechte, insta pe bechte, instagram pe bechti, online business, online saman, online samaan, online bikri, net par bechte, online sell, online bech, insta pe bechti, whatsapp pe bechte',
  localShop:
    'mechanic, garage, garaj, car repair, workshop, dukan, dukaan, dukandar, dukaandar, kirana, kirane, parchun, kapde ki dukan, mithai, mithai ki dukan, halwai, medical store, dawai ki dukan, sunar, sonar, jewellers, bartan, juta, joote, stationary, mobile ki dukan, vyapari, vyapar, dhandha, dhanda, general store, phool wala, phool, darzi, tailor, dawa ki dukan, shop, kapde ka, kitabon ki dukan, hardware, sabji ki dukan, thok, sadi, saree',
  smb: 'business wali, business wala, business site, ro repair, ro wale, ro service, pani ki machine, clinic, klinik, aspatal, hospital, doctor, daktar, dr sahab, mareez, marij, patient, salon, parlour, parlar, parler, beauty parlour, nai ki dukan, coaching, koching, tuition, tution, tushan, hotel, dhaba, restaurant, gym, jim, property, property dealer, makan bechna, vakil, wakil, karobar, vyavsay, vyavsaay, chhota business, chota business, dance class, yoga class, mera business, mere business, hamara business, apne business, akhada, dentist, travels, office hai, mera kaam hai, apna kaam, daant, daanton, zameen, plot, ghar bechte, mere kaam, bimar log, sme pack, sme package, sme bundle, sme combo, chhote business wala pack, mehndi wali, chashme ki dukan, vakeel, tailor, darzi, mandir, travel agency, pathology, bacchon ka doctor, ca office, hostel, tent house, sharma sweets, driving school, beautician, halwai',
  school:
    'school, skool, iskool, vidyalaya, vidyalay, pathshala, college, kalej, principal, shiksha, paathshala, school wale',
  teacher:
    'teacher, tichar, ticher, techer, adhyapak, adhyapika, shikshak, shikshika, master, masterji, masterni, madam hu, padhata, padhati, padhate, guruji, teachar',
  student: 'vidyarthi, chhatra, student, pariksha, exam, padhne wale, class ke bachche, chatra',
  author:
    'pandulipi, paandulipi, meri kitab abhi, lekhak, lekhika, writer, kavi, shayar, maine likhi, upanyas, kahani likhi, kitab likhi, kitab likh, book likhi, chhapi, chapi, prakashit, prakashan, likhi hai, likhi h, kavita likhta, main likhta, main likhti, kahani likhta, kahaniya likhta, kavita likhti, likhne ka shauk',
  creator: 'youtuber, youtube channel, content creator, gayak hu, kalakar',
  // What can be bought
  bot: 'chat wala, chat wali, bot, bott, boat, chatbot, chat bot, chatbott, jawab dene wala, apne aap jawab, auto jawab, jawab de de, automatic jawab, khud jawab de, sahayak, assistant, automatic reply, auto reply wala, automation, otomatik, jawab dene, customers ko jawab, grahak ko jawab, messages ka jawab, msg ka jawab, reply kare, reply karne wala, message ka jawab, grahakon ko jawab, bot lagwana, reply nahi de pat*, reply nahi kar pat*, jawab nahi de pat*, reply nahi ho pat*, koi reply nahi karta, reply nahi karta, puchte hai, puchte rehte, poochte hai, puchte rahte, ek hi sawal, wahi sawal, bar bar puch*, baar baar puch*, bahut message aa*, message aate hai, sabko reply, sabko jawab',
  whatsApp:
    'whatsapp, whatsap, watsap, watsapp, vatsap, vatsapp, wassap, whatsaap, wattsap, whatsup, whatapp, vhatsapp, votsapp, watshap, whtsap, whatsep',
  channel: 'insta, instagram, facebook, fb, telegram',
  businessBot:
    'business bot, booking wala bot, appointment wala bot, booking bot, reminder wala bot, business wala bot, vyapar bot',
  customerBot:
    'customer wala, grahak wala, customer vala, order status wala bot, customer aur malik dono, customer aur owner dono, malik aur customer dono, customer wala aur malik wala, maal kahan pahuncha, maal kaha pahuncha, order kahan pahuncha, parcel kahan hai puch*, grahak bot, customer ko jawab de wo wala, customer ko jawab dene wala, grahak ko jawab dene wala, customer wala bot, customer bot, graahak bot, order wala bot, grahak wala bot, dono bot, dono bots, dono ecommerce bot, dono e commerce bot, do bot',
  ownerBot:
    'owner wala, malik wala, owner vala, customer aur malik dono, customer aur owner dono, malik aur customer dono, customer wala aur malik wala, roz ka hisaab, roz ki report, roz ki bikri, din bhar ka hisaab, malik bot, malik wala bot, owner wala, owner wali, malik wala, owner bot, malik ko, mujhe bata de, mujhe khabar, khabar kare, soochna, suchna, alert, alert wala, mujhe alert, mujhe batane wala, owner wala bot, notification wala, stock khatam, stock kam, mujhe pata chale, mujhe pata chal, dono bot, dono bots, dono ecommerce bot, dono e commerce bot, do bot',
  voice:
    'bol ke jawab, bol ke jawaab, call wala, call wali, phone wala, phone wali, phone wala bot, awaz, awaaz, aawaz, aawaaz, awaj, awaz wala, voice wala, bolne wala, bolkar, bol kar, call uthaye, phone uthaye, call uthane, phone uthane, call receive, call attend, phone utha, call utha, phone uthaega, phone par baat, phone pe baat, phone pr baat, call uthata, call uthayega, call uthaega, call utha le, phone uthata, phone uthayega, phone utha le, call le sakta, phone receive, phone ka jawab, call ka jawab, calls bhi, call bhi uth*, bolne wala bot, bolkar jawab, bol ke jawab, awaz me jawab, awaaz me jawab, call aati, calls aati, call aate, calls aate, bahut call, itni call, call miss, calls miss, phone bajta, phone utha*, call utha*, phone bhi utha*, call bhi utha*, phone bhi receive, phone bhi attend, call bhi attend',
  dashboard:
    'dashboard, dashbord, dasbord, report dekhne, hisab dekhne, ek screen, aur dashboard, aur ek dashboard, or dashboard, bot dashboard, ek screen par, ek screen pe, screen par sab, screen pe sab, ek jagah sab dikhe, sab ek screen',
  broadcast:
    'sabko message, sabko msg, sab ko message, sab ko msg, sabhi customer, sab customer, sab customers, sabhi grahak, ek saath message, ek sath msg, ek saath msg, ek sath offer, offer bhejna, offer bhejne, offer msg, offers bhej, broadcast, bulk msg, bulk message, sare customer, saare customer, saare grahak, sab grahak, diwali ka offer, sabhi ko message, sabhi ko offer, sabko offer, sabko ek sath, sab ko offer, ek saath sabko, offer bhej, aur broadcast, offer bhej*, offer bhi bhej*, offers bhej*, offers bhi bhej*',
  starter:
    'starter, startar, shuruati, shuruwati, chhota package, chota package, sabse chhota package, chota wala, chhota wala',
  growth: 'growth, groth, grouth, bada wala package, popular wala, beech wala',
  enterprise:
    'enterprise, kai branch, kai dukan, kai shakha, shakhaye, badi company, kai dukane, 3 branch, branch, shakha',
  package: 'package, pakage, packge, pack, plan, yojna',
  bundle:
    'bundle, bandal, combo, pura set, poora set, pura package, sab kuch ek, sab kuch, poora package, sab chahiye, sme pack, sme package, sme bundle, sme combo, chhote business wala pack',
  withOrWithout:
    'bina chatbot aur chatbot, bina bot aur bot, bina chatbot wali aur chatbot, ke saath aur bina, ke saath aur uske bina, ke saath aur iske bina, ke bina aur saath, ke bina aur uske saath, ke bina aur bot ke saath, ke bina aur chatbot ke saath, bot ke saath aur bot ke bina, with ya without, with aur without',
  optional:
    'zaroori hai kya, jaruri hai kya, zaruri hai kya, kya zaroori, kya jaruri, lena zaroori, lena jaruri, lena zaruri, lena hi padega, lena padega, lena hi hoga, lena hoga kya, compulsory, optional, zaroori hai, jaruri hai, zaruri hai, majboori, bina bhi chalega, ke bina chalega, ke bina kaam chalega',
  popular:
    'sabse zyada bikne, sabse jyada bikne, sabse popular, popular, zyadatar log, jyadatar log, sab kya lete',
  everything:
    'aathon, aatho tool, saare aath, sab, sabhi, sab kuch, saare, sare, saari, baki sab, baaki sab, pura, poora, sab ke sab',
  portfolio:
    'photo dikhane wali, photo dikhane ki, photo dikhane, tasveer dikhane, videographer, kaam ki photo wali, photographer, photo wala, portfolio website, apne kaam ki website, kaam dikhane',
  app: 'app, aap banwana, software, softwer, softver, application, app banwana, ap banwana',
  agent: 'agent, ejent, gpt',
  trained:
    'price list padh, rate list padh, list padh ke, list padh kar, list se padh, documents se, pdf se, file se, sikhaya hua, hamare documents, hamari files, apni files, documents padh, pdf padh, kagaz, kagzat, kagaj',
  multichannel:
    'sab jagah, whatsapp aur insta, insta aur whatsapp, whatsapp aur instagram, whatsapp insta, sab platform, insta whatsapp, instagram aur whatsapp, whatsapp facebook, whatsapp aur facebook, teeno jagah, sab jagah ek hi bot, sab jagah ek bot, whatsapp instagram dono',
  avatar: 'avatar, chehra, chehre wala, bolta chehra, bolne wala chehra',
  crm: 'crm, lead management',
  jingle:
    'radio ki dhun, radio wali dhun, radio pe chalne wali, radio par chalne wali, dukan ki dhun, jingle, jingal, zingle, ad ka gana, ad wala gana, vigyapan ka gana, dukan ka gana, brand ka gana, vigyapan gana, dukan ke liye gana, dukaan ka gaana, shop ka gana, prachar ka gana, company ka gana',
  event:
    'dukan ki opening, shop ki opening, dukaan ki opening, opening pe, opening par, udghatan, udghaatan, shaadi, shadi, vivah, byah, janamdin, janmdin, birthday, bday, salgirah, saalgirah, sangeet, mehndi, party, vidai, function, sagai, dulhan, dulha, happy birthday, budhday, tohfa, gift, retirement, haldi, naamkaran',
  relative:
    'dadaji, dada ji, dadi, nana, nani, nanaji, maa, mata ji, mummy, papa, pitaji, biwi, patni, pati, beti, beta, bete, bhai ke, behen, behan, bahan, dadi, dada ji, nani, nana ji, dost ke',
  lyrics:
    'karaoke, kavita, kavitha, shayari, gazal, ghazal, mere likhe, meri likhi, mere bol, mere shabd, lyrics, likha hua gana, likhe hue, khud likhe, khud likha, bol likhe, apne bol, likha hai gana, nazm',
  multiFormat:
    'reel wala cut, reel wale cut, reel radio wale cut, reel cut, radio wala cut, cut bhi chahiye, reel me cut, alag alag lambai, awaaz alag aur music alag, awaz alag music alag, reel ke liye, reels ke liye, alag alag length, radio ke liye, alag format, chota version, chhota version',
  book: 'kavita sangrah, kavya sangrah, kitab, kitaab, book, pustak, kitabe, upanyas, novel, kitaabe',
  video: 'video, vidio, vedio, trailer, reel, film',
  lessonPlan:
    'lesson plan, lesson, path yojna, paath yojana, path yojana, lesson planing, plan banane, padhane ka plan, class ka plan, pathyojna, leson plan',
  quiz: 'test ke do set, test ke do alag set, test ke set, paper ke do set, quiz, quiz wala, kwiz, prashn patra, prashna patra, question paper, test paper, test banane, sawal banane, paper set, exam paper, question banane, mcq, test banana, sawal bana, test lene, paper ban*, paper bana*, test ban*',
  worksheet:
    'worksheet, warksheet, notes banane, notes, padhai ka material, abhyas, study material, notes banana',
  grading:
    'copy check, copy checking, copiyan, copiya, copy jaanch, jaanch, janch, paper check, paper jaanch, marks dena, number dena, copy janch, copies check, paper checking, copy jaanchne, uttar pustika, marking, copiyaan, copies jaanch, copiyan check',
  behavior: 'vyavhar, vyavahar, anushasan, behavior, behaviour, bartav, badmashi, shararat',
  parents:
    'papa log, mummy papa, maa baap, parents, mata pita, abhibhavak, abhibhavakon, parents ko, gharwalo, guardian, perents, parent',
  onlineClass:
    'online class, online klas, online padhai, online padhana, live class, attendance, hajiri, haziri, upasthiti, online kaksha, online padhane, online classes, ghar se padhai',
  careerTest:
    'carrer test, carreer test, carier test, career, kariyar, karier, career test, aage kya kare, kaunsa stream, stream, carrier test, career guidance, aage kya karna, rojgar margdarshan',
  how: 'kaise, kese, kis tarah',
  begin: 'shuru, shuruat, chalu, start',
  setUp: 'lagwane ka, ek baar ka, shuru me',
  self: 'khud, apne aap, khud se',
  same: 'same, purana, purane, wahi, vahi, puraana, apne wale, apna wala, apne hi, mera wala',
  city: 'bihar, rajasthan, gujarat, maharashtra, punjab, haryana, up me, mp me, dilli',
  serve:
    'me kaam karte, mein kaam karte, me bhi kaam, me service dete, me bhi dete, me milega, mein milega, me available',
  message: 'message, sandesh, voice note, voice msg, voice message, audio message',
  online: 'online, net par, internet par',
  sell: 'bikri, bik sake, bik, bech*',
  whenTo:
    'kab dena, baad me dena, kaam ke baad, baaki kab, baki kab, baaki paise, kaam hone ke baad, kab dene',
  mean: 'matlab, kya hota, kya hoti, kise kehte, kya cheez',
  benefit:
    'faida, fayda, fayde, faide, kya fayda, kyu lu, kyon lu, kyu chahiye, kya kaam aata, kya kaam ka, kis kaam ka, laabh, labh, kaise madad karega, kaise help karega',
  must: 'zaroori, jaruri, zaruri, compulsory, dena hi padega, lazmi',
  otherTool: 'dusri company, dusre log, baaki log, doosri company, auro se, dusro se',
  noWebsite: 'website nahi, website nhi, bina website, website na ho, website zaroori',
  howMuch:
    'kitneka, kitnaka, kitneki, kitna, kitne, kitni, ktna, lagega, lagenge, lagta, lagte, padega, padegi, padta, pdega, kitnay, kitane, kitana',
  keep: 'chala*, rahega, rahegi, badle*, badal*, chalega, chalegi, jayega',
  look: 'dekh*, dikh*',
  giveBack: 'laut*, milega wapas',
  decides: 'decide, faisla, tay',
  machine: 'machine, robot',
  notify: 'bata de, batayega, bataye, batata, khabar de, mujhe bata, pata chal, mujhe message',
  made: 'banaya, banayi, banaye, kiya, bana hua, kiya hua',
  upgrade: 'upgrade, package badal, plan badal, baad me jod, chhota shuru, baad me bada, baad me badha',
  mine: 'ka kaam hai, ka kaam karta, ka kaam karte, ka business, hu, hoon, hum bechte, ka karobar, ki company, ki agency',
}
