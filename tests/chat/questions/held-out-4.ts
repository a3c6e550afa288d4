import type { Question } from '../questions.ts'
import { asking } from './ask.ts'

const en = asking('en')
const latn = asking('hi-Latn')
const hi = asking('hi')
const sw = asking('sw')

/**
 * People who tell a story before they ask. The first run had 62 of these 100 right, judged by all that the
 * answers said.
 */
export const fourthHeldOut: readonly Question[] = [
  en.ask(
    'Hello sir, I am running a small dental clinic in Rohini since 2011, my receptionist left last month and patients keep messaging on whatsapp even at night asking for timing and appointment. Is there something which can answer them by itself and what will be the cost',
    undefined,
    '19,999',
    '2,999',
  ),
  en.ask(
    'Good morning, I am principal of a CBSE school with 42 teachers, most of them spend their sundays writing lesson plans, so we were discussing in staff meeting, how much would it come to for all of them for one year?',
    undefined,
    '1,26,000',
  ),
  en.ask(
    'I have written my second novel, a love story set in Shimla, my publisher is not doing any marketing at all. Do you do anything for authors like me? maybe some video',
    undefined,
    '3,000',
    '10,000',
  ),
  en.ask(
    "So my neighbour has this thing, when you message his shop it replies on its own with the rates, I don't know what it is called, can I also get such a thing for my hardware shop",
    undefined,
    '19,999',
  ),
  en.ask(
    'Last year one fellow took full money from me for a website and vanished, so I am little scared now. How do you take the payment and what if I change my mind midway',
    undefined,
    '50',
  ),
  en.ask(
    'We sell handmade jewellery from Jaipur on our own website and customers keep asking where is my order all the day long, my wife answers till midnight. What would a bot for that cost in the first year all together',
    undefined,
    '24,999',
    '3,999',
  ),
  en.ask(
    'It is my parents 40th anniversary in march and we siblings want to surprise them with a song having their names and story in it, do you make such songs and around how much should we collect',
    undefined,
    '2,000',
    '10,000',
  ),
  en.ask(
    'My husband handles the shop and I handle instagram, he is always worried he misses orders when travelling. I heard there is a bot which tells the owner about new orders, not the customers, how much is that one',
    undefined,
    '29,999',
    '4,999',
  ),
  en.ask(
    'Actually I make bridal mehndi and have some 500 photos on my phone, I just want a neat website where brides can look at my work, nothing fancy, no shop or anything. what would that be',
    undefined,
    '7,999',
    '12,999',
  ),
  en.ask(
    'We are a coaching institute for NEET in Kota with lakhs of old question papers and notes, I was wondering whether a chatbot could be taught from our own material so that students ask doubts from it. Price?',
    undefined,
    '30,000',
    '75,000',
  ),
  en.ask(
    "I got a quote from your competitor's brochure and honestly it is confusing, so please tell simply, with the small local shop bot and the voice thing together what do I pay to start and then each month",
    undefined,
    '34,998',
    '4,998',
  ),
  en.ask(
    'Before I give any business I like to know who I am dealing with, is there a big team sitting behind this or who will actually do my work',
  ),
  en.ask(
    'Yesterday evening I filled the form on your contact page and nobody called me yet, when should I be expecting somebody',
    undefined,
    '24',
  ),
  en.ask(
    "My customers are mostly from Lucknow and some Kenyan traders who come to buy cloth, they won't understand English properly. Will it talk in their language",
    undefined,
    'Hindi',
    'Swahili',
  ),
  en.ask(
    'In our school the parents keep calling the office for every little thing, fees, holidays, bus, and the behaviour complaints also are kept in a torn register. I want tools for both these problems please tell yearly price',
    undefined,
    '25,000',
    '18,000',
    '43,000',
  ),
  en.ask(
    'We already use Zoho for our sales team of six people, they forget to enter the enquiries that come through chat. How much to connect the two',
    undefined,
    '20,000',
    '40,000',
  ),
  en.ask(
    "I'm not very technical, I have to see a thing working before I believe it, my nephew said you show a demo, do I need to pay for it and what details do you need from me",
  ),
  en.ask(
    "I run three gyms and was told you have some packages, my friend took the most popular one but he can't remember which it was. Which one is that and what is its price",
    undefined,
    '44,999',
    '6,999',
  ),
  en.ask(
    "There's this idea in my head since lockdown, an app for tiffin services in PG areas. I don't know coding. Do you people build something like this and from what price does it begin",
    undefined,
    '29,999',
  ),
  en.ask(
    'My daughter is 14 and she would be using the study bot in our coaching. Are kids allowed to use your site by themselves?',
    undefined,
    '18',
  ),
  en.ask(
    'For our little bakery in Nakuru we want something people hum after hearing it on local radio, thirty seconds maybe. What does a thing like that cost with you',
    undefined,
    '3,000',
    '15,000',
  ),
  en.ask(
    'I sell spices in Arusha and would like to start selling them online, a complete shop website with cart. Kindly tell me your price and whether you work with people outside India',
    undefined,
    '24,999',
    '34,999',
  ),
  en.ask(
    'Habari, sorry for my English. Our academy in Mombasa wants to teach some students from their homes when roads are flooded, you have a virtual class something? how much one year',
    undefined,
    '35,000',
  ),
  en.after(
    ['I have a mobile repairing shop, what is the bot rate', 'ok so 19,999 and then 2,999 every month'],
    en.ask(
      "Thanks for explaining, I must take it to my brother who keeps the money, he'll ask for half year total so can you work it out for me",
      undefined,
      '37,993',
    ),
  ),
  en.after(
    ['we are 20 teachers, what will lesson plans cost for us'],
    en.ask(
      'Hmm okay but now two of them are leaving so it would be 18 only, how much does it become',
      undefined,
      '54,000',
    ),
  ),
  en.after(
    ['What are your terms for payment'],
    en.ask(
      'And suppose there is some fight between us regarding the work, which court do we go to as I am from Pune',
      undefined,
      'Delhi',
    ),
  ),
  en.ask(
    'Someone in my BNI group said you also have ready made tools which one can just start using without any building, some of them free even. Where do I see those',
    undefined,
    'Free',
  ),
  en.ask(
    'My poems were lying in a diary for 25 years, my grandson told me the computer can make them into songs now. I would love to hear one before I die. How much would you take',
    undefined,
    '1,000',
    '5,000',
  ),
  en.ask(
    "I am a bit old fashioned and don't trust typing to machines, is there a whatsapp or email where I can write to a person",
    undefined,
    'hello@delaiworks.example',
  ),
  en.ask(
    'My accountant says 45 thousand for a bot bundle is madness when my monthly sale is only 2 lakh. What smaller thing could I begin with',
  ),
  en.ask(
    'We run an English speaking course and dream of having a digital teacher with a face and a voice greeting students on screen, is it possible and what budget should I keep',
    undefined,
    '60,000',
    '1,50,000',
  ),
  en.ask(
    'Our group has eleven restaurants in Delhi and Gurgaon and none of your two packages would fit us I think. What do you do for bigger clients',
  ),
  en.unknown(
    "I am getting married in Udaipur in december and we're so confused about venues, which hotel would you suggest",
  ),
  en.unknown(
    'My landlord is refusing to return the deposit of my shop, thought I would ask as you know everything, can I send him a legal notice by myself',
  ),
  en.unknown(
    'I was talking to an agency in Noida they also make bots, I forgot to ask their rate, do you have any idea what they generally charge',
  ),
  en.unknown(
    "My cousin Ramesh from Karol Bagh also enquired here last week, could you tell me what price you gave him so that I don't pay more",
  ),
  en.unknown(
    'My son has finished BCA and is sitting at home, could you keep him as trainee in your office, he is very hard working boy',
  ),
  en.ask('Good evening, hope you had your tea, just came to look around what all you have here'),
  en.ask(
    "I've been going round and round with you for ten minutes beta, please just give me somebody real to talk to",
  ),
  en.ask('You explained it better than my own staff do, God bless you and thank you so much'),
  latn.ask(
    'bhaiya meri kirane ki dukan hai noida me, din bhar log whatsapp pe puchte rehte hai ye hai kya wo hai kya, koi machine reply kar de to kitna kharcha aayega',
    undefined,
    '19,999',
    '2,999',
  ),
  latn.ask(
    'madam main ek chhote school ki incharge hu 9 teachers hai, sab raat ko lesson plan likhti hai, agar sabke liye le to saal ka kitna banega',
    undefined,
    '27,000',
  ),
  latn.ask(
    'meri beti ka pehla janamdin hai agle mahine to socha ek gana banwa du uske naam ka, kitne tak me ho jata hai',
    undefined,
    '2,000',
    '10,000',
  ),
  latn.ask(
    'mera coaching centre hai 10 saal se par koi website nahi, ab bacche google pe dhundte hai, simple si website aur usme chat wala bhi ho to kitna',
    undefined,
    '19,999',
  ),
  latn.ask(
    'pichli baar ek ladke ne paise leke kaam adhura chhod diya, isliye puch raha hu ki poora paisa pehle dena hai ya aadha',
    undefined,
    '50',
  ),
  latn.ask(
    'hum kapde online bechte hai apni site pe, customer ka jawab dene wala aur mujhe order batane wala dono bot chahiye, dono ka jod ke batao',
    undefined,
    '54,998',
    '8,998',
  ),
  latn.ask(
    'aapki company kitni badi hai matlab kaun karega mera kaam, mujhe naam nahi chahiye bas bharosa chahiye',
  ),
  latn.ask(
    'mere bete ne bola pehle dekh lo kaise chalta hai fir paise dena, to dikhane ka bhi paisa lagta hai kya',
  ),
  latn.ask(
    'maine ek kitab likhi hai khana banane pe, usko youtube pe dikhane ke liye koi video bana doge aap aur kitna loge',
    undefined,
    '3,000',
    '10,000',
  ),
  latn.ask(
    'hamare yaha festival pe sale lagti hai to 2000 customer ko ek ek karke msg karna padta hai, hath dukh jata hai, koi upay hai kya',
    undefined,
    '4,999',
    '499',
  ),
  latn.after(
    ['bhaiya parlour hai mera, bot ka rate batao'],
    latn.ask(
      'acha aur jo isme sab kuch ho jata hai ek sath wala, wo kitne ka padega',
      undefined,
      '44,999',
      '6,999',
    ),
  ),
  latn.ask(
    'hamare school me 11th ke bacche confuse rehte hai ki aage kya kare engineering ya arts, iske liye kuch hai kya apke paas',
    undefined,
    '20,000',
  ),
  latn.ask(
    'mere patients ki jankari bahut private hoti hai, agar main aapko kuch bhejta hu form me to uska kya karte ho aap',
  ),
  latn.ask(
    'subah se wait kar raha hu form bhar ke, koi call nahi aaya, kitna time lagta hai normally',
    undefined,
    '24',
  ),
  latn.ask(
    'hamari property dealing ki firm hai, facebook insta whatsapp website sab jagah se log aate hai, ek hi bot sab jagah chale aisa kitne ka hoga',
    undefined,
    '40,000',
    '1,00,000',
  ),
  latn.ask(
    'mujhe samajh nahi aa raha chhota wala package lu ya bada, dono me paise ka kitna fark hai zara bata do',
    undefined,
    '19,999',
    '44,999',
  ),
  latn.ask(
    'mera dost kehta hai online saree bechne ke liye apni khud ki site honi chahiye, wo shopping wali site kitne se start hai',
    undefined,
    '24,999',
  ),
  latn.ask(
    'sir ji unit test ke sawal banane me aur fir copy check karne me hamari jaan nikal jati hai, dono ka tool lena ho to jod ke kitna',
    undefined,
    '23,000',
  ),
  latn.ask('meri dukan pe gaon ke log aate hai unko angrezi nahi aati, bot hindi me hi bolega na unse'),
  latn.ask('main typing me kacha hu, aapke whatsapp pe baat ho sakti hai kya'),
  latn.unknown('kal se ipl start ho raha hai na, dilli ka pehla match kis din hai'),
  latn.unknown('meri ma ko sugar hai 240 aata hai, ap bata do kaun si dawai theek rahegi'),
  latn.unknown('hamare samne wali dukan ne bhi aapse bot liya hai na, unki kitni sale badhi jara bata do'),
  latn.ask('ram ram ji, sab badhiya? bas aise hi dekh raha tha'),
  latn.ask('beta tum machine ho kya, mujhe kisi insaan se baat karni hai'),
  hi.ask(
    'मैं मेरठ में ब्यूटी पार्लर चलाती हूं, दिन भर ग्राहक अपॉइंटमेंट के लिए फोन करते हैं और मैं काम नहीं कर पाती, कोई अपने आप जवाब देने वाला सिस्टम है क्या और खर्च कितना',
    undefined,
    '19,999',
    '2,999',
  ),
  hi.ask(
    'हमारे विद्यालय में 35 अध्यापक हैं, सबके लिए पाठ योजना वाला टूल लें तो साल का कुल कितना होगा',
    undefined,
    '1,05,000',
  ),
  hi.ask(
    'मैंने अपनी आत्मकथा लिखी है और चाहता हूं कि मेरी भी एक वेबसाइट हो जहां लोग किताब देख सकें, कितने में बन जाएगी',
    undefined,
    '5,000',
    '50,000',
  ),
  hi.ask('अगर मैंने आधे पैसे दे दिए और फिर घर में कोई परेशानी आ गई तो क्या मेरे पैसे वापस हो जाएंगे'),
  hi.ask(
    'मेरी बहन की शादी है और संगीत के लिए एक खास गाना चाहिए जिसमें दोनों परिवारों के नाम हों, कितना लगेगा',
    undefined,
    '2,000',
    '10,000',
  ),
  hi.ask(
    'हमारी ऑनलाइन दुकान के लिए ग्राहकों को जवाब देने वाला बॉट और साथ में रिपोर्ट देखने वाला डैशबोर्ड, दोनों मिलाकर शुरू में कितना',
    undefined,
    '34,998',
  ),
  hi.ask(
    'हम टीचर लोग बच्चों की पढ़ाई की सामग्री बनाते बनाते थक जाते हैं, कंटेंट बनाने वाला कुछ है क्या और कितने का',
    undefined,
    '12,000',
  ),
  hi.ask('मैं बुजुर्ग आदमी हूं, ठगी से डर लगता है, आप लोग असल में कहां बैठते हो और कौन चलाता है'),
  hi.ask(
    'दवाई की दुकान है मेरी, बस इतना चाहिए कि इंटरनेट पर नाम और टाइम दिख जाए, सबसे साधारण वेबसाइट कितने की',
    undefined,
    '12,999',
  ),
  hi.ask('मैंने आपको मेल किया था, आमतौर पर कितने समय में उत्तर मिलता है', undefined, '24'),
  hi.ask(
    'हमारे अस्पताल में पहले से मरीजों का सॉफ्टवेयर है, उससे चैट को जोड़ना हो तो क्या खर्च आएगा',
    undefined,
    '20,000',
    '40,000',
  ),
  hi.after(
    ['दुकान के लिए बॉट का दाम बताइए'],
    hi.ask('ठीक है, और अगर उसमें बोलकर जवाब देने वाला भी लगवा लूं तो महीने का कुल कितना', undefined, '4,998'),
  ),
  hi.unknown('मेरी जमीन का मुकदमा दस साल से चल रहा है, कोई अच्छा वकील बता दीजिए'),
  hi.unknown('कल शिमला घूमने जा रहे हैं, वहां बर्फ गिर रही है क्या'),
  hi.ask('आपसे बात करके अच्छा लगा, बहुत बहुत धन्यवाद बेटा'),
  sw.ask(
    'Nina saluni ya nywele Kariakoo na wateja wananiandikia WhatsApp usiku na mchana kuuliza bei, nimechoka kujibu. Mna kitu cha kujibu chenyewe na ni shilingi au rupia ngapi',
    undefined,
    '19,999',
    '2,999',
  ),
  sw.ask(
    'Mimi ni mwalimu mkuu wa shule ya msingi hapa Moshi, tuna walimu 11 na kila mmoja anaandika mpango wa somo kwa mkono, tukichukua wote kwa mwaka ni kiasi gani',
    undefined,
    '33,000',
  ),
  sw.ask(
    'Mama yangu anatimiza miaka 70 mwezi ujao na tungependa wimbo wenye jina lake, je mnatengeneza na gharama yake ikoje',
    undefined,
    '2,000',
    '10,000',
  ),
  sw.ask(
    'Rafiki yangu alitapeliwa na mtu wa mtandaoni, sasa nataka kujua nikilipa nusu halafu nisipendezwe na kazi nitarudishiwa',
  ),
  sw.ask(
    'Tunauza viatu mtandaoni na wateja wanauliza kila mara mzigo wangu uko wapi, boti ya wateja itagharimu kiasi gani kuanza na kila mwezi',
    undefined,
    '24,999',
    '3,999',
  ),
  sw.ask('Wateja wangu wengi ni wa kijijini hawajui Kiingereza kabisa, je hiyo roboti inaongea Kiswahili'),
  sw.ask('Kabla sijatuma pesa yangu ningependa kujua nyie ni kampuni kubwa au mtu mmoja na mko nchi gani'),
  sw.ask(
    'Nimeandika kitabu cha hadithi za watoto lakini hakuna anayekijua, mnaweza kunitengenezea video ya kukitambulisha na ni bei gani',
    undefined,
    '3,000',
    '10,000',
  ),
  sw.ask(
    'Mimi ni mpiga picha wa harusi na nataka tovuti ndogo ya kuonyesha picha zangu tu, hiyo inaanzia bei gani',
    undefined,
    '7,999',
  ),
  sw.ask(
    'Wazazi wa shule yetu wanapiga simu ofisini siku nzima kuuliza ada na ratiba, mna kifaa cha kuwasiliana na wazazi na kwa mwaka ni kiasi gani',
    undefined,
    '25,000',
  ),
  sw.ask('Sijawahi kutumia vitu hivi, je naweza kuonyeshwa kwanza jinsi inavyofanya kazi bila kulipa'),
  sw.after(
    ['Nina duka la vipuri, boti ya biashara ni bei gani'],
    sw.ask(
      'Sawa nimeelewa, basi nikiongeza na ile ya kutuma ujumbe kwa wote jumla ya kuanza inakuwa ngapi',
      undefined,
      '24,998',
    ),
  ),
  sw.ask(
    'Ndugu yangu alisema mna paketi inayopendwa zaidi na watu, hiyo ni ipi na inagharimu kiasi gani',
    undefined,
    '44,999',
    '6,999',
  ),
  sw.ask(
    'Nilijaza fomu yenu jana jioni na bado nasubiri, kwa kawaida mnachukua muda gani kujibu',
    undefined,
    '24',
  ),
  sw.ask(
    'Tuna shida ya kusahihisha mitihani ya wanafunzi mia nane, kuna kitu cha kusaidia kusahihisha na bei yake kwa mwaka',
    undefined,
    '15,000',
  ),
  sw.ask(
    'Baba yangu anauza kahawa na anataka watu wanunue moja kwa moja kwenye tovuti, tovuti ya namna hiyo ni kiasi gani',
    undefined,
    '24,999',
    '34,999',
  ),
  sw.ask('Naogopa namba yangu ya simu isije ikapewa watu wengine, mnafanya nini na taarifa zangu'),
  sw.unknown('Simba na Yanga wanacheza lini tena, mwanangu ananiuliza kila siku'),
  sw.unknown('Nina maumivu ya mgongo wiki ya pili sasa, nitumie dawa gani'),
  sw.ask('Shikamoo, habari za leo, napita tu kuangalia'),
]
