/**
 * The last message of each is understood by those before it: what its reply must tell, and what it must not. Most were
 * written by people who had not seen the assistant.
 */
export type Conversation = { turns: readonly string[]; tells: readonly string[]; not?: readonly string[] }

export const conversations: readonly Conversation[] = [
  // Both, all, and their sum
  {
    turns: [
      'my customers keep asking where is my order. i have a shopify store. can u help',
      'what about the one that tells me when stock is low',
      'both together then?',
    ],
    tells: ['54,998', '8,998', '49,999', '6,999'],
  },
  {
    turns: [
      'dental clinic me shaam ke baad phone uthane wala koi nahi, call wala ai hai?',
      'dono ka total bata do',
    ],
    tells: ['34,998', '4,998'],
  },
  {
    turns: ['होम्योपैथी क्लिनिक है। फोन उठाने वाला AI कितने का है', 'दोनों का जोड़ बताओ'],
    tells: ['34,998', '4,998'],
    not: ['Zoho'],
  },
  {
    turns: [
      'mnaweza kuunganisha maswali ya wateja na hubspot yetu?',
      'na agent wa kuandaa bei kwa mteja',
      'jumla ya hizo mbili?',
    ],
    tells: ['45,000', '90,000'],
  },
  {
    turns: [
      'hi i run a small salon, how much for something that takes appointments on whatsapp',
      'and with the dashboard thing',
      'so whats my total for the first yr',
    ],
    tells: ['29,998', '77,974'],
  },
  // One thing more
  {
    turns: [
      'my novel comes out in march, what does a video about it cost',
      'plus a site for me as the writer, what would both be',
    ],
    tells: ['8,000', '60,000'],
  },
  {
    turns: [
      'need a jingle for my gym',
      'how many seconds',
      'and cut for reels too, what does it come to then',
    ],
    tells: ['8,000', '30,000'],
  },
  {
    turns: [
      'school me parents ko message bhejne ke liye kuch hai?',
      'online class aur attendance wala bhi jodo, total kya hua',
    ],
    tells: ['25,000', '35,000', '60,000'],
  },
  {
    turns: ['स्कूल के लिए टेस्ट बनाने वाला टूल कितने का', 'वर्कशीट वाला भी लेना है, कुल कितना'],
    tells: ['8,000', '12,000', '20,000'],
  },
  {
    turns: [
      'mimi ni mwandishi, mnatengeneza video ya kitabu?',
      'na tovuti yangu ya mwandishi, zote mbili jumla',
    ],
    tells: ['8,000', '60,000'],
  },
  {
    turns: ['ब्यूटी पार्लर के लिए व्हाट्सएप बुकिंग बॉट कितने का है', 'इसमें ऑफर भेजने वाला भी जोड़ दो'],
    tells: ['24,998', '3,498'],
  },
  {
    turns: [
      'coaching centre ke liye bot chahiye jo admission enquiry sambhale aur call bhi uthaye',
      'dashboard aur broadcast bhi jod do',
    ],
    tells: ['49,996', '6,496', '44,999'],
  },
  {
    turns: [
      'want to sell my candles online with cart and payment, what will a site like that cost me',
      'and the bot for customer questions on top of it, all together?',
    ],
    tells: ['49,998', '59,998', '3,999'],
  },
  {
    turns: ['gym owner, i want bot + offers to my members on whatsapp', 'add the dashboard as well'],
    tells: ['34,997', '4,497'],
  },
  {
    turns: [
      'आठ शिक्षकों के लिए पाठ योजना वाला टूल, कितना होगा',
      'नहीं आठ नहीं, बारह शिक्षक हैं',
      'कॉपी जांचने वाला भी जोड़ो',
    ],
    tells: ['36,000', '51,000'],
  },
  { turns: ['mnatengeneza tovuti ya mkahawa?', 'nikiongeza chatbot'], tells: ['yenye chatbot: ₹19,999'] },
  {
    turns: [
      'hi i have a salon, can you send diwali offers to my customers on whatsapp',
      'with the bot together how much',
    ],
    tells: ['24,998', '3,498'],
  },
  // Nothing more: what is named is asked of by itself
  {
    turns: ['nataka wimbo wa harusi', 'school with 22 teachers want only lesson plans total per year'],
    tells: ['66,000'],
    not: ['10,000'],
  },
  {
    turns: [
      'I have an online shop, do you make websites',
      'bhai website me map aur whatsapp button dono milega na',
    ],
    tells: ['chhe page'],
    not: ['37,998'],
  },
  // One thing less, or another
  {
    turns: [
      'Principal of a senior secondary school. How much is the career test and which classes is it for?',
      'and the behavior records and virtual classroom?',
      'leave out virtual classroom, total now',
    ],
    tells: ['20,000', '18,000', '38,000'],
    not: ['35,000'],
  },
  {
    turns: [
      'bot ya kupanga miadi kwa saluni bei gani',
      'na dashibodi',
      'ondoa dashibodi, weka ya kupokea simu',
    ],
    tells: ['34,998', '4,998'],
    not: ['29,998'],
  },
  {
    turns: ['bhai bot ka rate batao salon ke liye', 'nahi bot nahi, jingle ka pucha tha salon ke liye'],
    tells: ['3,000', '15,000'],
    not: ['19,999'],
  },
  {
    turns: [
      'mimi ni mwandishi, nahitaji video fupi ya kitabu changu',
      'sio video, nilimaanisha tovuti ya mwandishi',
    ],
    tells: ['5,000', '50,000'],
    not: ['10,000'],
  },
  {
    turns: ['how much is a whatsapp assistant for my salon', 'no i meant the website, for the salon'],
    tells: ['12,999'],
    not: ['/month'],
  },
  {
    turns: [
      'meri online kapdo ki dukan hai, order kaha pahuncha ye batane wala bot hai?',
      'aur ek aisa jo mujhe bataye jab maal kam ho jaye',
      'dono alag lu ya bundle, kaunsa sasta',
    ],
    tells: ['49,999', '54,998', '4,999'],
  },
  {
    turns: ['पूरे स्कूल के लिए वर्कशीट और पाठ योजना, 10 शिक्षक हैं', 'नहीं 12 शिक्षक', 'वर्कशीट हटा दो तो'],
    tells: ['36,000'],
    not: ['12,000'],
  },
  // Within what was named
  {
    turns: ['tovuti ya mkahawa wangu ni bei gani', 'nikitaka na chatbot ndani yake'],
    tells: ['19,999'],
    not: ['2,999'],
  },
  {
    turns: [
      'jewellery ka showroom hai website pe chatbot lagwana h jo sawal ka jawab de',
      'whatsapp pe bhi wahi chale to?',
    ],
    tells: ['44,999'],
  },
  {
    turns: [
      'ऑनलाइन साड़ी बेचती हूं, ग्राहक पूछते रहते हैं पार्सल कहां है। क्या है आपके पास',
      'साथ में डैशबोर्ड भी',
      'डैशबोर्ड में क्या दिखता है',
    ],
    tells: ['बातचीत, ऑर्डर'],
    not: ['बुकिंग'],
  },
  // How often it is paid
  {
    turns: ['school ke liye quiz banane ka tool hai kya aapke paas', 'ye mahine ka hai ya saal ka'],
    tells: ['8,000', 'prati saal'],
  },
  {
    turns: [
      'lesson plans for 15 teachers, what wud that cost',
      'add the quiz tool',
      'thats yearly or just once?',
    ],
    tells: ['45,000', '53,000'],
  },
  {
    turns: ['मैं चित्रकार हूं, अपनी पेंटिंग दिखाने के लिए साइट चाहिए', 'ये एक बार का पैसा है या हर साल'],
    tells: ['एक बार', 'होस्टिंग'],
    not: ['2,999'],
  },
  {
    turns: [
      'habari, nina kliniki ya meno, bot ya whatsapp ya kupanga miadi ni bei gani',
      'hiyo ni kila mwezi?',
    ],
    tells: ['19,999', '2,999/mwezi'],
  },
  {
    turns: [
      'nina duka la nguo mtandaoni, bot ya kujibu wateja ni bei gani?',
      'hiyo bei ya kila mwezi inalipia nini',
    ],
    tells: ['kuendesha'],
  },
  {
    turns: ['missed call pe whatsapp chala jaye aisa kuch hai', 'price kya hai iska'],
    tells: ['24 ghante'],
    not: ['19,999'],
  },
  // How many
  {
    turns: [
      'lesson plans for 15 teachers, what wud that cost',
      'add the quiz tool',
      'sorry its only 10 teachers',
    ],
    tells: ['30,000', '38,000'],
  },
  {
    turns: ['करियर टेस्ट कौन सी कक्षा के लिए है और फीस', 'हमारी 3 शाखाएँ हैं अलग अलग स्कूल'],
    tells: ['60,000'],
  },
  // Topics that are told otherwise of one thing than of another
  {
    turns: [
      'need a website for my bakery, just menu address and whatsapp button',
      'what about hosting',
      'ok how many days till its live',
    ],
    tells: ['website', 'two weeks'],
    not: ['A bot'],
  },
  { turns: ['song for my parents 50th anniversary pls', 'can it be in punjabi'], tells: ['a line first'] },
  { turns: ['lyrics likhe hai maine bas music chahiye', 'bhojpuri me chalega?'], tells: ['ek line'] },
  {
    turns: ['tangazo la redio la sekunde 20 kwa duka la dawa', 'naweza kubadilisha maneno baadaye'],
    tells: ['mara mbili'],
  },
  {
    turns: ['हार्डवेयर की दुकान की वेबसाइट बनवानी है', 'बाद में दाम मैं खुद बदल पाऊंगा?'],
    tells: ['दिखाया जाता है'],
  },
  {
    turns: ['maine gana likha hai uspe music chahiye', 'apni company ke ad me laga sakta hu?'],
    tells: ['advertising'],
  },
  // A number is one's own WhatsApp number, whatever was named before
  {
    turns: ['school ke liye lesson plan aur quiz', 'do i have to change my whatsapp number'],
    tells: ['keep your number'],
  },
  { turns: ['nataka wimbo wa harusi', 'Will the domain be mine'], tells: ['in your name'] },
  // A demo is moved, not a customer's booking
  {
    turns: ['booking a demo, which time zone are the slots', 'if i cant make it that day?'],
    tells: ['move the demo'],
  },
  { turns: ['demo ke paise lagte hai kya', 'agar us din na aa paya to'], tells: ['doosre khaali samay'] },
  {
    turns: ['can i see a demo before paying anything', 'im in dubai, which timezone are the slots'],
    tells: ['Demo times are Indian'],
  },
  { turns: ['डेमो का पैसा लगता है क्या', 'कोटेशन कितनी देर में मिलेगा'], tells: ['24 घंटे'] },
  // What the site does not tell exactly is told of what was named
  {
    turns: ['beti ki shadi ke liye gaana banwana hai kitna lagega', 'usme sabke naam aa jayenge?'],
    tells: ['naam, jagah'],
  },
  {
    turns: ['im a photographer and want a site for my pictures', 'can people write to me from it'],
    tells: ['contact form'],
  },
  { turns: ['lyrics likhe hai maine bas music chahiye', 'aaj mausam kaisa hai'], tells: [], not: ['1,000'] },
  // What is put with the rest, told what it is for
  {
    turns: [
      'school me test paper banane wala tool ka rate?',
      'copy check karne me bhi teachers ka poora sunday chala jata hai, wo wala bhi add karke saal ka kitna hua',
    ],
    tells: ['23,000'],
  },
  {
    turns: [
      'We are a school with 34 teachers. Making unit test papers takes whole weekends. What is the price?',
      'they also struggle to plan each period. can that be done for just 6 of them, and total then?',
    ],
    tells: ['26,000'],
  },
  {
    turns: [
      'Is there a test for class 11 who want career guidance, price for the school?',
      'and something for online classes where attendance is also taken',
      'both plus messages to parents',
    ],
    tells: ['80,000'],
  },
  {
    turns: ['ecommerce bundle me kya kya hai', 'uske sath call uthane wala bhi'],
    tells: ['64,998', '8,998'],
  },
  {
    turns: [
      'we sell kurtis online, half our day goes in telling people where their parcel is',
      'can it also ping my husband on his phone when stock is running out',
      'ok both. any combo price?',
    ],
    tells: ['54,998', '49,999'],
  },
  {
    turns: ['gym ke liye booking wala bot kitne ka', 'to pehle saal me total kitna dena hoga setup mila ke'],
    tells: ['55,987'],
  },
  // What is dropped is described, is a part of a bundle, or is all that is named
  {
    turns: [
      'coaching institute k liye aisa bot chahiye jo admission ki baat kare aur phone bhi uthaye, dono milake kya rate',
      'offers bhejne wala bhi daal do',
      'nahi yaar phone wala hata do',
    ],
    tells: ['24,998', '3,498'],
  },
  {
    turns: ['whats in the 44,999 pack for a salon', 'drop the voice'],
    tells: ['34,997', '4,497'],
  },
  {
    turns: ['hardware ki dukan ke liye website, chatbot ke sath', 'bina chatbot?'],
    tells: ['12,999'],
    not: ['chatbot'],
  },
  // Pieces, and one of those that were told
  { turns: ['wedding song price', 'three of them'], tells: ['6,000', '30,000'] },
  {
    turns: ['हमारे विद्यालय में 15 अध्यापक हैं, सबके लिए पाठ योजना का खर्च', 'और सिर्फ़ 8 का?'],
    tells: ['24,000'],
  },
  { turns: ['book video kitne ka', 'do kitabon ke liye?'], tells: ['6,000', '20,000'] },
  { turns: ['wedding song price', 'when do i hear it'], tells: ['sketch'], not: ['4,000'] },
  {
    turns: ['which websites do you make', 'and the second one, what comes inside it'],
    tells: ['19,999', 'enquiries in one list'],
    not: ['12,999'],
  },
  { turns: ['jingle aur event song ka rate', 'sasta wala kitne din me'], tells: ['teen din'] },
  // More is asked of what was spoken of than of something else
  {
    turns: ['novel ke liye video banate ho?', 'kitna lamba hota hai'],
    tells: ['60 se 120 second'],
  },
  {
    turns: ['parents ko notice hindi me bhejna padta hai, tool hai?', 'galat msg chala gaya to?'],
    tells: ['bina padhe koi nahi jata'],
  },
  {
    turns: [
      'bachcho ke vyavhar ka likhit hisaab rakhna hai jo sirf teachers dekhe',
      'iska data kahin aur to nahi jayega',
    ],
    tells: ['sirf school'],
  },
  {
    turns: ['i teach class 8 science alone at home, can u make my lesson plans', 'which files do i get'],
    tells: ['Word and PDF'],
  },
  {
    turns: [
      'we miss calls while repairing ACs, is there something that texts the caller back',
      'will it msg people at 3am?',
    ],
    tells: ['quiet hours'],
  },
  {
    turns: ['online shop hai, order kahan hai log puchte hai, bot kitne ka', 'whatsapp ka kharcha alag?'],
    tells: ['WhatsApp khud leta hai'],
  },
  {
    turns: ['gaana banwana hai shaadi ka', 'kahani bol ke bheju?'],
    tells: ['voice note bhi chalega'],
  },
  { turns: ['sabse zyada konsa package bikta hai', 'usme kya milta h'], tells: ['44,999'], not: ['7,999'] },
  { turns: ['list ur packages', 'the middle one yearly?'], tells: ['1,28,987'] },
  { turns: ['portfolio website cost', 'is 8k realistic'], tells: ['7,999'], not: ['8 of them'] },
  {
    turns: ['salon ke liye wo charo cheez ek saath wala bundle kitne ka hai', 'alag alag lu to?'],
    tells: ['49,996', '6,496'],
  },
  {
    turns: [
      'tool for online classes and attendance in our school?',
      'Switching all 40 staff at once sounds risky to me. How would we begin?',
    ],
    tells: ['two teachers'],
  },
  // Cheaper
  {
    turns: ['बेटी के जन्मदिन पर उसके नाम का गाना बनवाना है', 'इतना बजट नहीं है कुछ सस्ता?'],
    tells: ['1,000'],
    not: ['19,999'],
  },
  // What was told last, whatever was named by the way
  {
    turns: [
      'before i tell you about my patients, who all can read what I type here',
      'for how long is it kept',
    ],
    tells: ['twelve months'],
    not: ['two weeks'],
  },
  // Long messages go on as well
  {
    turns: [
      'what would lesson plans for 22 teachers come to for a year',
      'half of our staff is over fifty and not very good with computers. does anyone sit with them and show how its done',
    ],
    tells: ['staff room'],
  },
  {
    turns: [
      'simple site for my bakery, menu with prices and the map, how much',
      'my cake prices change nearly every month with butter and sugar, do i have to call you each time',
    ],
    tells: ['shown how'],
  },
  {
    turns: [
      'marking help, parents messaging and worksheets for our school, total?',
      'leave out the marking',
      'and over 3 years?',
    ],
    tells: ['1,11,000'],
  },
  {
    turns: ['गोदाम का हिसाब रखने का अपना छोटा सॉफ़्टवेयर बनवाना है, कितने से शुरू', 'दाम तय कैसे होता है'],
    tells: ['काम के आकार'],
  },
  // Hardly anything of its kind is cheaper
  {
    turns: [
      'showroom ki screen pe bolne wala avatar lagana hai. rate?',
      'itna nahi h, 20 hazar ke andar kya milega',
    ],
    tells: ['60,000', '19,999'],
  },
  // "Hi" within a sentence greets nobody
  {
    turns: [
      'factory ke quotation banane me bahut time jata hai koi ai agent hai jo bana de',
      'wo khud hi bhej dega customer ko?',
    ],
    tells: [],
    not: ['Namaste'],
  },

  // What is sold there, what is wanted with it, and what a price is for
  {
    turns: [
      'meri website purani hai bahut slow khulti hai',
      'naya banane me kitna',
      'usme dukan ka saman bhi bechna hai',
    ],
    tells: ['24,999', '34,999'],
    not: ['2,999/'],
  },
  {
    turns: ['nataka website ya kuuza viatu', 'nikitaka na bot ya whatsapp jumla itakuwa ngapi'],
    tells: ['49,998', '59,998', '3,999'],
  },
  {
    turns: [
      'shule yetu iko mombasa, tunataka kutuma ujumbe kwa wazazi',
      'mwaka mzima ni ngapi na tukiongeza online class?',
    ],
    tells: ['60,000'],
  },
  {
    turns: [
      'मेरी किताब आ रही है अगले महीने, वीडियो बनाते हो क्या',
      'और छोटी सी वेबसाइट भी चाहिए तो दोनों मिलाकर कितना हुआ',
    ],
    tells: ['8,000', '60,000'],
    not: ['12,999'],
  },
  {
    turns: ['im a single maths tutor not a school. any plan for me', '3000 is per month?'],
    tells: ['3,000 per teacher, per year'],
    not: ['499'],
  },
  { turns: ['स्मार्ट स्कूल क्या चीज है', 'कब तक आएगा'], tells: ['जल्द'], not: ['दो हफ़्ते'] },
  {
    turns: [
      'do u make whatsapp bot for dentist clinic',
      'how much in the first month all together if i take dashboard also',
    ],
    tells: ['33,996'],
  },
  {
    turns: [
      'we r a dental clinic in saket, 2 doctors. do u have a bot',
      'ok and if it should pick up the calls also not only whatsapp',
      'so what do i pay in the first month all together',
    ],
    tells: ['39,996'],
  },
  { turns: ['रेडियो के लिए दुकान का जिंगल बनाते हो'], tells: ['3,000', '15,000'], not: ['8,000', 'कुल मिलाकर'] },
  {
    turns: ['business growth aur sme bundle dono 44999 likha hai, farak kya h'],
    tells: ['Business Growth', 'SME bundle'],
    not: ['49,996'],
  },
  {
    turns: ['bhai mera shopify store hai roz 50 msg aate hai order kaha hai. iska koi ilaj?'],
    tells: ['24,999'],
    not: ['salah'],
  },
  { turns: ['मेरे पास पहले से वेबसाइट है बस उसमें चैट लगवाना है कितना लगेगा'], tells: ['नई साइट ज़रूरी नहीं', '19,999'] },
  { turns: ['demo cancel karna hai', 'aur agar na aa paya to'], tells: ['cancel'] },
  {
    turns: ['suppose i pay half and dont like it, money back?', 'what if u havent started yet'],
    tells: ['Before work has begun'],
  },
  {
    turns: ['kitne mahine ka contract karna padta hai', 'pehle se batana padega kya'],
    tells: ['30 din'],
    not: ['₹'],
  },
  { turns: ['महीने की फीस किस चीज़ की है', 'व्हाट्सएप का अलग से कटेगा क्या'], tells: ['मैसेज चार्ज'], not: ['19,999'] },
  {
    turns: [
      'i have a 3 doctor clinic in rohini, we miss calls after 8pm. what would you suggest and total cost for first year',
    ],
    tells: ['94,974'],
  },
  { turns: ['sabse sasta plan konsa h'], tells: ['19,999'], not: ['44,999'] },
  {
    turns: ['my site is already made in wordpress but very slow can you fix it'],
    tells: ['mended'],
    not: ['19,999'],
  },
  {
    turns: [
      'Price for online store bot? i sell kurtis on shopify from jaipur',
      'i also want it to tell me when stock is low',
      'so both together how much in first month total',
    ],
    tells: ['63,996', '49,999'],
  },
  { turns: ['मेरा बजट 15000 है, इसमें क्या हो सकता है'], tells: ['₹15,000', '12,999'], not: ['कितना'] },
  { turns: ['budget 15000 hai kya milega'], tells: ['12,999'], not: ['prati school', '2,50,000'] },
  { turns: ['bajeti yangu ni 15000, naweza kupata nini'], tells: ['₹15,000', '12,999'] },
  {
    turns: ['whats app bot + voice both plz tell setup and monthly seperately'],
    tells: ['34,998', '4,998'],
    not: ['44,999'],
  },
  { turns: ['bot galat jawab de diya to kaun zimmedar'], tells: ['zimmedari'] },
  { turns: ['school me 22 teacher hai lesson plan ka saal ka total bata do'], tells: ['66,000'] },
  { turns: ['25 teachers lesson plan + parent communication, give me a figure'], tells: ['1,00,000'] },
  { turns: ['can it confirm cod orders before i ship'], tells: ['cash-on-delivery', 'not named'] },
  { turns: ['clinic me 3 doctor hai sabki alag timing, sambhal lega?'], tells: ['kitne doctor', 'calendar'] },
  { turns: ['प्रॉपर्टी डीलर के लिए कुछ है'], tells: ['19,999'], not: ['पार्टनर'] },
  {
    turns: ['bei ya website ni ngapi', 'nataka na chatbot ndani yake', 'itachukua muda gan kumaliza'],
    tells: ['wiki mbili'],
    not: ['Enterprise'],
  },
  { turns: ['why so costly, wati is giving for 999'], tells: ['does not compare'] },
  { turns: ['itna mehnga kyu hai, dusre to 5000 me bana dete hai'], tells: ['Aap seedhe'] },
  // What is asked plainly is answered first, and nothing beside it that nobody asked
  { turns: ['bei ya bot ya duka la mtandaoni'], tells: ['24,999', '3,999'], not: ['Unatuma'] },
  {
    turns: ['i want song for my sisters wedding sangeet, punjabi, funny one about jiju'],
    tells: ['2,000'],
    not: ['better at prices'],
  },
  {
    turns: ['saree shop on shopify around 40 orders a day. customers keep asking tracking. what can u do'],
    tells: ['24,999'],
    not: ['Which one is for you'],
  },
  {
    turns: ['Is it safe for school to put childrens marks and behaviour in your system? parents will ask us'],
    tells: ['for the school only'],
    not: ['33,000'],
  },
  {
    turns: ['naeza endelea kutumia namba yangu ile ile ya whatsapp? wateja wote wanaijua nimekaa nayo 8 yrs'],
    tells: ['unabaki na namba yako'],
    not: ['Kwa pamoja'],
  },
  // Where somebody is, and what their trade is, they only tell
  {
    turns: [
      'we are tiffin service in pune 150 customers daily, they msg tmrw no tiffin, or 2 extra roti, my wife writes all in notebook. can it do this',
    ],
    tells: [],
    not: ['meetings outside'],
  },
  {
    turns: [
      'Mimi ni wakili hapa Dar, wateja hupiga simu nikiwa mahakamani. Mna kitu cha kupokea simu badala yangu? na siri za wateja wangu zitakuwa salama?',
    ],
    tells: ['siri'],
    not: ['mambo ya sheria'],
  },
  // What they do not want
  {
    turns: [
      'price for website for my boutique',
      'no no not selling online just to show my designs and people contact me',
    ],
    tells: ['12,999'],
    not: ['24,999', '29,999'],
  },
  {
    turns: [
      'namaskar kapde ka online store h shopify pe, daily 60-70 log yahi puchte h order kaha h',
      'nahi nahi owner wala nahi chahiye mujhe, sirf customer ko jawab de wo wala',
    ],
    tells: ['24,999', '3,999'],
    not: ['29,999'],
  },
  {
    turns: [
      'hi do you do for physiotherapy clinic? appointment only',
      'ok and if i want that it picks phone also then how much total',
    ],
    tells: ['34,998', '4,998'],
  },
  { turns: ['customer bot for 3 years, what will i have paid in the end'], tells: ['1,68,963'], not: [] },
  // What is known of a bot at all, and of this chat
  { turns: ['what is a chatbot'], tells: ['a program, not a person'] },
  {
    turns: ['ye chatbot kya hota h mujhe computer itna nahi aata, meri to kirane ki dukan hai'],
    tells: ['program hai, insaan nahi'],
    not: ['theek se nahi pata'],
  },
  { turns: ['मेरी चैट आप लोग सेव करते हो क्या'], tells: ['12 महीने'], not: ['ठीक से नहीं पता'] },
  // What is meant by a word depends on what it stands beside
  { turns: ['cheapest website for my tuition'], tells: ['7,999'] },
  {
    turns: ['customer bot and owner bot, if i take both together is it cheaper'],
    tells: ['49,999', 'saves ₹4,999'],
  },
  { turns: ['customer bot, owner bot and voice, all three'], tells: ['49,999', '6,999', 'Voice add-on'] },
  {
    turns: ['hum apni kitabe online bechna chahte hain, payment wali site ka rate?'],
    tells: ['24,999'],
    not: ['5,000'],
  },
  {
    turns: ['likhna nahi aata, gaane ki kahani voice note me bata du to chalega kya'],
    tells: ['voice note bhi chalega'],
    not: ['14,999'],
  },
  { turns: ['mimi muuzaji wa jumla, bot itaniambia stock ikipungua?'], tells: ['29,999'], not: ['jumla ni'] },
  { turns: ['i do property dealing in noida, will this whatsapp thing work for me'], tells: ['real estate'] },
  { turns: ['10 sec radio jingle rate'], tells: ['3,000'], not: ['a guide'] },
  { turns: ['broadcast tool price'], tells: ['4,999', 'added to a bot'] },
  { turns: ['paise bhar diye ab aage kya hoga'], tells: ['receipt'] },
  {
    turns: ['tovuti ya mwandishi ni ukurasa mmoja tu ama zaidi'],
    tells: ['ukurasa mmoja au tovuti nzima'],
    not: ['Wimbo'],
  },
  { turns: ['will it start telling patients what medicine to take'], tells: ['no medical advice'] },
  // What nobody asked does not stand beside the answer
  {
    turns: ['does what I type here go to google or chatgpt?'],
    tells: ['Gemini', 'phone numbers taken out'],
    not: ['search, maps', 'No,'],
  },
  {
    turns: ['do you have any free tool for getting google reviews from my patients?'],
    tells: ['review-request messages'],
    not: ['search, maps'],
  },
  { turns: ['जो बोट मालिक को बताता है कि स्टॉक कम हो गया वो कितने का पड़ेगा'], tells: ['₹29,999'], not: ['छूट'] },
  { turns: ['आधा हिंदी आधा इंग्लिश लिखने वाले ग्राहक की बात समझेगा?'], tells: ['दोनों एक पंक्ति'], not: ['50%'] },
  { turns: ['बिज़नेस वेबसाइट में कितने पेज आते हैं और गूगल मैप लगेगा?'], tells: ['छह पेज'], not: ['ग्राहकों ने लिखे'] },
  {
    turns: ['does it pick up actual phone calls or only chatting?'],
    tells: ['Takes calls'],
    not: ['program'],
  },
  {
    turns: ["I'm a single home tutor, not a school. Can I also buy and what price?"],
    tells: ['₹3,000'],
    not: ['₹19,999'],
  },
  {
    turns: ['जो बात बॉट को नहीं आती उसका क्या करता है? उल्टा सीधा तो नहीं बोल देगा'],
    tells: ['अंदाज़ा नहीं'],
    not: ['₹1,000'],
  },
  // What one thing needs, or comes with, is told of that thing
  {
    turns: ['what all do I need to give you for making the clinic bot?'],
    tells: ['who does what'],
    not: ['song'],
  },
  { turns: ['Niandae vitu gani ili mnitengenezee website?'], tells: ['kipeperushi'], not: ['wimbo', 'Bot'] },
  {
    turns: ['Kwa jingle napata version bila sauti ya mtu pia?'],
    tells: ['isiyo na sauti'],
    not: ['karaoke'],
  },
  { turns: ['लेसन प्लान वर्ड फाइल में मिलेगा या सिर्फ मोबाइल में दिखेगा'], tells: ['Word और PDF'] },
  {
    turns: ['appointment ke liye reminder kab kab jata hai patient ko'],
    tells: ['ek din pehle'],
    not: ['paanch'],
  },
  { turns: ['can you make my website in two languages, gujarati and english?'], tells: ['does not say'] },
  {
    turns: ['aap mujhse hindi me baat kar sakte ho, angrezi thodi kamzor hai meri'],
    tells: ['bilkul'],
    not: ['Assistant Hindi'],
  },
  { turns: ['कोटेशन मांगू तो कितनी देर में मिलता है'], tells: ['24 घंटे'], not: ['दो हफ़्ते'] },
  // Sums
  {
    turns: ['business wali website aur chatbot ke sath wali, dono me paise ka kitna farak hai?'],
    tells: ['Farak ₹7,000'],
    not: ['Portfolio'],
  },
  {
    turns: ['Nataka customer bot na owner bot zote. Bundle inapunguza how much?'],
    tells: ['₹4,999', '₹1,999'],
    not: ['punguzo'],
  },
  {
    turns: ['bot voice dashboard aur broadcast charo chahiye. bundle lena sasta padega ya alag alag?'],
    tells: ['₹49,996', '₹6,496', '₹4,997', '₹503'],
  },
  {
    turns: ['Suppose we take every school tool you have and we are 20 teachers. Yearly total?'],
    tells: ['₹1,33,000', '₹60,000', '₹1,93,000'],
  },
  {
    turns: ['मेरा बजट पंद्रह हजार ही है, इसमें क्या मिल सकता है'],
    tells: ['₹12,999', '₹7,999', '₹3,000', '₹19,999'],
  },
  {
    turns: ['Ndani ya Website bundle ya 44,999 napata nini na nini?'],
    tells: ['WhatsApp'],
    not: ['₹24,999'],
  },
  { turns: ['bot lagane ke baad har mahine kitna dena padega'], tells: ['₹2,999/mahina'] },
  {
    turns: ['mbona author website inaanza 5,000 hadi 50,000, tofauti kubwa hivyo ya nini?'],
    tells: ['ukurasa mmoja au tovuti nzima'],
  },
  // Who it is for, and by when
  {
    turns: ["its just me and two helpers in the shop, isn't this AI stuff only for big companys?"],
    tells: ['small local shops too'],
    not: ['Enterprise'],
  },
  {
    turns: ['my shop opens in 10 days, can the website be ready by then?'],
    tells: ['two weeks', 'can be sooner'],
  },
  {
    turns: ['Enterprise inaenda kwa bei gani? sioni namba yoyote'],
    tells: ['makadirio baada ya mazungumzo'],
  },
  { turns: ['parents ko message bhejne wale tool ki fees mahine ki hai ya saal ki?'], tells: ['₹25,000'] },
]
