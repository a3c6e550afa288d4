import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const romanisedAssistant: Examples<typeof assistant> = {
  language: `
    parents hindi english mix karke likhte hain, samajh lega
    maa baap hinglish me likhte hain bot samjhega
    bot hinglish samajhta hai kya
    dono bhasha mila ke likhte hain log, samajh jayega
    kaun kaun si bhasha aati hai
    punjabi mein hoga?
    konsi language me hai
    bot hindi samajhta hai kya
    hindi me reply karega kya
    kitni language aati hai
    punjabi me bhi chalega kya
    Meri pharmacy Seelampur me h, aadhe log Urdu lehje me roman type karte hain, unka likha padh payega assistant?
    homestay me Kerala aur Bengal dono taraf se mehmaan aate hain, unki boli ka waada aap karte ho ya pehle puchna padega
    Tailor hu, grahak ek hi line me "blouse ka fitting kab" aise khichdi likhte hain, jawab bhi waisi hi khichdi me aayega?
    NGO me gaon ki auratein voice jaisa likhti hain bina matra aur comma ke, is tarah ki hindi uske palle padegi ya nahi
    mujhe khud Swahili aati hai, yahan isi me likh du aapko
    kya wo Devanagari aur roman dono lipi pehchan leta hai
    jis zubaan me saamne wala likhe usi me palat ke bolega?
    assam side ki boli ka pakka bol sakte ho ya nahi
    angrezi ya hindi dono?
    mix wali hindi padh lega
    konkani supported h?
    lang option kya kya h
    bot maithili bolega
    sindhi marwadi samjhega
    meri site ke visitor tamil hai, site tamil me bhi ho sakti hai
    bangla me jawab dega kya
    tamil samajhta hai
    bot kaunsi language me baat karta hai
    gujarati me baat karega customer se
    kaun kaun si bhasha aati hai bot ko
    mere patient sirf hindi jante hai, bot chalega
    mix bhasha samajh leta h kya
    hindi samajhta hai kya
    marathi wale customer aate hai dukan pe, unko samjhega
    hinglish me jawab dega
    punjabi me baat karega
    aadhi hindi aadhi english wale msg padh leta hai kya
    bot urdu me likhega kya
    kis kis zubaan me reply karta hai
    kannada me reply ho sakta hai
    customer tuti footi english likhte hain samjhega
    tamil bangla aati hai
    short form me likhte hai log jaise "rate btao", samjh aayega usko
    mere customer hindi me likhte hain
    bot angrezi bolta hai kya
    south ke guest aate hai hotel me, unki bhasha me bolega
    haryanvi samjhega
    customer marathi me puchega to kya karega
    website hindi me ban sakti hai kya
    galat spelling likhe to samjhega
    hindi me chalega bot
    site do bhasha me chahiye, hindi aur english
    dehati bhasha samajhta hai
    gaon ke log hai angrezi nahi aati, bot hindi me bolega na
    kya bot devnagri me bhi likhta hai
    telugu bolne wale customer bhi h unka kya
    bot hindi bolega
    har customer ko uski bhasha me jawab jayega kya
    mere grahak aadhi hindi aadhi english likhte h
    punjabi me baat karega kya
    phone wala bot hindi me bolega na
    hinglish samjhega
    angrezi kamzor hai, bot hindi likhe to thik
    oriya ya assamese chalegi kya
    marathi gujarati aati hai bot ko
    kaunsi bhasha me jawab deta hai
    galat spelling samajh lega
    english me bhi jawab dega
    bot se hindi me likhwa sakte h na reply
    tamil me baat karega
    customer hinglish likhte hai samjhega
    malayalam support hai kya
    hindi me bolega ya sirf english
    punjabi aati hai kya bot ko
    bot kaun kaun si bhasha bolta hai
    punjabi aati hai kya isko
    mere customer marathi me likhte hain, jawab dega?
    phone pe tamil me baat kar lega kya
    german tourist aate hai hamare yahan, unki bhasha me chat karega
    hinglish samajhta hai ye bot?
    mere patients se kis language me baat karega
    sirf hindi english hai ya aur bhi languages
    bangla me call utha sakta hai kya voice wala
    aur agar koi urdu me likhe to
    travel agency hai, french aur spanish wale log message karte hain, sambhal lega
    gujarati parents se baat kar payega school ka bot?
    customer hindi se english pe aa jaye beech me to bot kya karega
    roman me likhi hindi padh leta hai na
    kitni bhashao me kaam karta hai
    malayalam bolne wala bot chahiye kerala ke liye
    call par hindi me bolega ya angrezi me
    kya jis bhasha me grahak likhega usi me reply dega
    telugu ka option hai?
    bhojpuri samajh lega kya hamare yahan ke log wahi bolte hain
    arab se mareez aate hain, arabic me chat ho sakti hai kya
    main chahta hu bot sirf hindi me jawab de, ho jayega?
    haryanvi bolte hain mere customer, bot samjhega kya
    kannada support hai kya whatsapp pe
    regional language me baat kar sakta hai aapka assistant?
    mera dhaba highway pe hai, har state ke log aate hain, bot kaun kaun si boli jaanta hai
    swahili me bhi chalta hai kya, mera business kenya me bhi hai
    english kamzor hai mere customers ki, bot desi bhasha me bolega na
    aapki site hindi me khulti hai kya
    ye website hindi me padh sakte hain
    mera staff hindi hi janta hai, aapki site hindi me hai?
    patient kabhi hindi kabhi english me likhte hain, chalega
    hindi mein baat karega kya
    hindi me baat karega kya
`,
  languageSong: `
    Wedding singer hu, dulhan Tamil aur dulha Punjabi hai, unke geet ka ek hissa Tamil me ban sakega kya
    Hamari mithai ki dukan Kolkata me hai, radio wali jingle Bangla me honi chahiye, uchcharan bigdega to nahi?
    Mandir samiti ko Sanskrit shlok pe dhun chahiye, iske liye pehle ek pankti suna doge taki tasalli ho jaye
    Main Bhojpuri me kavita likhta hu, agar gaayki me lehja nakli laga to kya order se pehle sun ke mana kar sakta hu
    Garba wala geet shuddh Gujarati me gaya jaa sakta hai?
    do zubaano ka mashup track hindi plus angrezi chalega na
    malayalam bol hai, ek line gaa ke sunaoge pehle
    kaunsi zubaano me gaayki aapne aazma rakhi hai
    kashmiri geet hoga?
    song english me bhi?
    odia bhajan banega kya
    hindi gaana pakka achha aayega
    bhajan ke bol braj bhasha me likhe hai, dhun me gaya jayega kya
    mera geet santhali shabdon me hai, bhasha se dikkat to nahi gaane me
    lyrics na hindi me na english me, phir bhi gaana hoga kya
    aur gaane ke bol kumaoni me ho to
    bhojpuri gaana banega
    punjabi me gaa sakte ho
    gujarati me gaana ban sakta hai
    gaana kis bhasha me banta hai
    punjabi gaana banega
    marathi me jingle banani hai, hogi kya
    maithili geet ban payega kya
    bhojpuri me jingle bana doge
    gana kaun kaun si bhasha me bana dete ho
    english song bhi banate ho
    tamil me jingle possible hai
    bangla me birthday song ho jayega
    gaana marathi me chahiye
    ragni ya lok geet bana loge
    antara punjabi me aur mukhda hindi me ho sakta hai
    haryanvi gana ban jayega
    bhojpuri gana banega
    sindhi shaadi geet possible hai
    gana rajasthani me chahiye
    punjabi gana bana doge
    urdu lafz sahi se gaayega kya
    nepali me gaana hoga kya
    haryanvi me jingle
    rajasthani lok bhasha me gaana banwana hai, aati hai kya
    gaana punjabi me ban sakta hai
    bhojpuri me jingle
    kis kis bhasha me gana banta h
    urdu ghazal wala gaana ban sakta hai kya
    awadhi sohar ban jayega
    haryanvi gaana banega
    chhattisgarhi me gaana
    dogri bhasha ka gaana ho payega
    garhwali gaana banate ho kya
    pahadi boli me shaadi ka geet`,
  languageSchool: `
    Hamara vidyalaya UP board ka hindi madhyam hai, saare adhyapak devnagari me hi padhate hain, unko paath yojana usi me milegi?
    Main convent me English padhati hu par gharwale sirf hindi padhte hain, unko jane wali chitthi hindi me nikal aayegi kya
    Principal hu, staff ki workshop me aadhe sir angrezi se ghabrate hain, unko sab kuch hindi bol ke samjha doge na
    Coaching me ek batch hindi ka hai ek angrezi ka, dono ke liye alag worksheet nikalni ho to tool kar dega?
    maa baap tamil wale hain, unka notice kis boli me jata hai
    ek hi chapter ka plan dono madhyam me chahiye
    staff room wali class kis zubaan me loge aap
    bachhe urdu medium ke hain, worksheet ka kya hoga
    plan angrezi me bhi?
    worksheet hindi wali milegi na
    parents msg konsi bhasha
    training english ya hindi
    teacher log ki training swahili me ho sakti hai
    hamare madam log english nahi samajhti, training hindi me hogi na
    staff ki training kaun kaun si bhasha me dete ho
    training marathi me ho jayegi kya hamare teachers ki
    hindi medium school hai chalega
    worksheet hindi medium bachon ke liye milegi kya
    lesson plan hindi me likhe aate hai kya
    worksheet hindi me milegi
    lesson plan kis bhasha me banta hai
    paath yojana hindi me milegi ya sirf angrezi
    parents ko hindi me message jayega
    parents sirf marathi samajhte hai, message us me jayega kya
    mere school me sab hindi me padhate hai, plan bhi hindi me bante?
    training angrezi me hogi ya hindi me, hamare sir log hindi wale h
    teachers ko training hindi me doge na
    lesson plan ki language kya hoti hai
    parents urdu bolte hai unko urdu me msg jayega
    paper hindi aur english dono me ban sakta hai
    social science hindi me padhati hu, lesson plan us me milega
    worksheet dono bhasha me milegi kya
    gujarati medium school me chalega ye tool
    angrezi kamzor hai meri, lesson plan hindi wala aayega kya
    quiz hindi me ban jayega
    mummy papa ko punjabi me notice bhej sakte hai school se
    up board ke liye paath yojana kis bhasha me aati
    teacher training kis bhasha me
    notes hindi me bhi bante hai kya
    hindi aur english dono me lesson plan nikalta hai kya
    hindi medium school ke liye hai
    lesson plan hindi medium ka banta hai kya
    gaon ke parents angrezi nahi padh sakte message kis bhasha me jata h
    notes english medium ke liye bhi milte hai`,
  keepNumber: `
    sabke paas yahi number hai badalna to nahi padega
    purana whatsapp number hi chalega na
    naya number to nahi lena padega
    card pe jo number chhapa hai wahi rahega?
    number change ho jayega kya bot lagane se
    apne number pe chalega?
    mera number wahi rahega kya
    number change hoga kya
    mere number pe chalega kya
    apna number use kar sakte hai
    same number pe ho jayega
    apna number chalega kya
    purana number rakh sakte
    number badalna padega
    Pandrah saal se kirane ka yahi number hai, sab ko rata hua hai, bot lagne ke chakkar me haath se nikal gaya to?
    Salon ki bridal clients isi pe photo bhejti hain, assistant aane ke baad main unke message kaunsi app khol ke padhungi
    Ek provider ne kaha tha naya SIM lo, par mera visiting card aur gaadi sab pe purana chhapa hai, aapke yahan bhi aisa karna padega?
    Agar jaanch me nikla ki hamara hotel wala no. business service me nahi ja sakta to paise dene se pehle bata doge na
    mera WhatsApp kahin udd to nahi jayega is chakkar me
    likhna padhna phir green app me hoga ya dusri me
    do saal purana no. shift hota hai ya wahi tika rehta
    pehle check kar lo mera nambar layak hai ki nahi
    number chhutega to nahi
    nayi sim ka jhanjhat?
    wahi purana no chalega na
    number kahan shift hota h
    number bot pe chala gaya to main chat kis app me padhunga
    mera number chalega ya nahi ye pehle jaanchte ho kya
    mera number wahi rahega
    number wahi rahe bas itna chahiye
    number to nahi badlega mera
    ek hi number pe bot bhi aur mai bhi chal sakte hai?
    number badalna padega kya
    number portable hai kya, isi pe laga do
    mera wahi number chalega
    jo number abhi chala raha hu usi pe bot aayega kya
    naya sim lena padega
    visiting card pe jo no hai wahi rakhna h
    purana whatsapp number band ho jayega
    customers ko koi naya number to nahi dena padega
    mere number pe hi bot lagega kya
    whatsapp apne phone me chala paunga phir bhi
    number same rahega na
    clinic ka number badalna padega kya bot ke liye
    board pe jo number likha hai wahi rahega
    phone me whatsapp chalu rahega ya nikal jayega
    dusra phone lena padega kya
    kya mujhe alag sim kharidni hogi
    naya number lena padega kya
    mera purana number hi rahega
    isi number pe bot lag jayega
    bot lagne ke baad apne phone me whatsapp chalega ya nahi
    jo number sab ke paas hai usi pe bot chalana hai
    dusri sim chahiye kya
    mera whatsapp band to nahi ho jayega
    purani chats aur contact safe rahenge kya
    purani chat ud jayegi kya
    board pe jo number chhapa hai wahi rahega
    naya sim lena padega kya
    dukan ke banner pe number chhapa hua hai, wahi use hoga na
    number band to nahi ho jayega
    whatsapp business app pehle se chala raha hu usi number pe ho jayega
    business wala whatsapp hai mere paas pehle se, number bachega?
    msg kis app me padhne honge bot ke baad
    mera whatsapp number wahi chalega
    naya whatsapp number khareedna padega ya isi pe
    mera number already business whatsapp pe hai, kya karna hoga
    landline number pe bhi whatsapp bot lagega kya
    personal whatsapp bhi chalta rahega kya
    purane customers ko naya number dena padega
    apna chalta hua no. use kar lu kya isme
    kaise pata chalega mera number chalega ya nahi
    padosi bolta hai bot se number band ho jata hai
    whatsapp number nahi badalna mujhe kisi haal me
    10 saal purana number hai wo nahi chhodna
    family group bhi isi number pe hai, uska kya hoga
    suna hai whatsapp number chala jata hai
    mera khud ka number use hoga na
    customer ko kaun sa number dikhega
    mere hi number se jawab jayega kya`,
  mistake: `
    ye ai agent galti nahi karte kya sach me
    Meri jewellery shop hai, kal ko machine ne gram ka bhaav ulta bata diya aur grahak lad pada to kya hota hai
    Travel agency me ek baar galat PNR mail hua tha staff se, aapka agent bhi aisi chook kare to kaise pata lagega
    School principal hu, sochiye usne chhutti ka galat din bol diya, kya baad me wo baat padh ke sudharwa sakti hu
    Pichle software ne bina bataye pura record mita diya tha, aisa pakka kadam uthane se pehle ye rukega ya nahi
    sau pratishat sahi hota hai ya chook ho jati hai
    payment bhejne jaise kaam pe confirm maangta hai pehle?
    usne jo glat bola wo dobara na bole, iska intezam
    AI hallucination wali dikkat aapke yahan bhi hai?
    chook ho gayi to?
    galti kab pakdi jayegi
    100% sahi bolega?
    ulta kaam rok sakte h
    agent aisa kaam to nahi kar dega jo wapas na ho sake
    delete jaise kaam se pehle agent poochta hai kya
    galat bol diya to
    galat rate bata diya customer ko to nuksan kiska
    do customer ko aapas me mix kar diya to
    bot ne galat daam bata diya to
    mujhe dar hai ki kuch ulta seedha bol dega
    ai kabhi kabhi bakwas likh deta hai, isme bhi hoga kya
    galat jawab de diya to
    galti karta hai kya bot
    bot ne kuch galat bata diya patient ko to
    customer ko ulta seedha bol diya to
    kitna sahi jawab deta hai
    ai pe kitna bharosa kare, galat to nahi bolta
    bharosa kar sakte hain jawab pe
    kabhi kabhi AI jhooth bol deta h, aapka bhi?
    kya bot se galti ho sakti hai
    galat daam bata diya to
    man se to nahi banata jawab
    agar fees galat bata di parent ko to kya hoga
    bot ulta jawab de de tab
    kitna bharosa kare ki galat nahi bolega
    jawab kitne percent sahi hote hai
    ulta jawab de diya to kya hoga
    kitna sahi bolta hai
    khud se jhoothi baat bana ke to nahi bolega
    bot galti karta hai kya
    agent ne galat mail bhej diya to kya hoga
    galti pakdi gayi to jawab kaun sudhaarta hai
    galat rate bol de to
    kuch ulta seedha bol diya to customer ko
    agent bina puche kuch delete to nahi kar dega
    galat appointment de diya to
    hisaab me gadbad kar di bot ne to
    galat time pe booking daal di to
    bot ne galat rate bata diya to kya hoga
    AI mann se bana ke bol deta hai suna h
    kya ye har baar sahi bolta hai
    kitni galti karta hai
    jhooth to nahi bolega customer se
    kuch bhejne se pehle mujhse poochega kya agent
    discount galat bata diya usne to
    agent galat kadam utha le to bachav kya hai
    customer ko galat jankari chali gayi to
    galat booking le li to
    galat cheez sikh li bot ne to kaise badloge
    bot ki galti kaise theek hoti hai
    ulta seedha jawab de to kaun dekhega
    galti hui to kaun theek karega
    delivery ka din galat bol diya bot ne to kaun sudharega
    ek hi time do logo ko de diya to
    bot ne galat rate bata diya to
    agar customer ko galat price bol de aur wo mujhse lade to kya karu
    galti bot ki aur gaali mujhe, zimmedar kaun
    mithai ki dukan hai, 600 ki jagah 400 bol diya to grahak to wahi dega na
    bot se galti ho jaye to kya
    purana rate bata diya bot ne to customer screenshot dikha ke jhagda karega
    kya ye galat jawab bhi de deta hai kabhi
    aur agar usne discount bol diya jo maine diya hi nahi
    patient ko doctor ka galat time bata diya to kiski galti
    bot ne bola stock me hai par hai nahi, customer bhadak gaya, phir
    fees galat bata di parents ko, ab wo wahi fees pe ade hain
    ulta seedha bol diya customer ko to kaun dekhega
    galat jankari chali gayi to usko theek kaise karte ho
    hotel me room khali bol diya jabki full hai, guest ladega, kaun jawab dega
    sir bot jhooth bol de grahak se anjane me to kya hota hai
    kitni galtiyan karta hai ye bot daam batane me
    free delivery ka wada kar baitha bot to mujhe nibhana padega kya
    customer bole bot ne to yahi daam bataya tha, tab main kya bolu
    AI galat bhi to bata sakta hai na, uska kya upaay
    tour package ka paisa kam bata diya aur client maan nahi raha, kiski zimmedari
    galat answer gaya to meri dukan ka naam kharab hoga, iska kya
    bot ki galti pe customer ne kharab review de diya to
    bridal makeup ka rate galat bol diya aur party me hungama ho gaya, kasoor kiska
    galat msg jane ke baad kya karte hain aap
    maan lo usne band dukan ka time khula bata diya aur log aa gaye to
    meri rate list roz badalti hai bot purana hi bolta raha to jhagda hoga
    bot ne grahak ko bewakoof bana diya galti se, tab dosh kiska
    rate me gadbad kar di bot ne to customer ko kaise sambhalu`,
  cannotAnswer: `
    Property dealer hu, koi registry ke kanooni pech puch le jo maine sikhaya hi nahi, tab grahak latka rahega kya
    Restaurant me kisi ne Jain thali ke baare me likha aur machine ko khabar nahi, to kya wo tukka maar degi?
    Meri boutique me aksar ajab farmaish aati hai, jo uske bas ki na ho wo poori baat ke saath mere phone pe aayegi?
    Ek sawal usko is hafte nahi aaya, agle hafte wahi koi aur puche to tab tak seekh chuka hoga kya
    uski samajh se bahar ki baat pe kya hota hai
    pata na ho to jhoot gadhega ya mujhe bulayega
    adhuri jaankari ho to grahak ko latka dega kya
    jo gaanth usse na khule wo kiske hisse aati hai
    usko na pata ho tab?
    out of syllabus sawal aaye to
    tukka to nahi marega
    mere paas bhejega na sawal
    dukan wala bot atak jaye to message kise jata hai
    jo sawal bot ko na aaye wo poori chat ke saath mujhe milega kya
    bot ko jawab na aaye to
    kuch ulta sawal pucha to kya karega
    agar bot ko jawab pata na ho to kya karta hai
    bot atak gaya to aage kaun sambhalega
    jawab nahi aata ho to kya karega
    bot se na ho paye to sawal mere paas aayega?
    mushkil sawal pooch liya to
    usko nahi pata hoga to chup rahega kya
    customer ne aisa kuch puch liya jo sikhaya hi nahi
    tedha sawal aa gaya to
    naya sawal pehli baar aaye to
    jab samajh na aaye to kya kehta hai bot
    mushkil sawal aane par bot kya bolta hai
    bot atak gaya to
    customer malik se baat karne ko bole to
    kisi ne ajeeb sawal puchha to kya karega
    sawal samajh na aaye to kya reply karega
    photo ya voice note bhej de koi to kya karega
    samajh nahi aaya bot ko to
    customer aadmi se baat karna chahe to
    jin sawalo ka jawab nahi diya wo mujhe dikhenge kya
    jo sikhaya nahi wo pooch le to
    jo nahi aata uska kya karega
    naye sawal baad me seekh leta hai kya
    ajeeb sawal aaya to
    bot ko nahi pata to kya karega
    andaze se to jawab nahi dega na
    jo cheez use pata nahi wo puch li kisi ne
    agar use jawab nahi mila to mere paas aayega kya
    coaching me parents kuch alag puche to kaun batayega
    jawab na aaye to
    mushkil sawal aaya to
    bot fail ho jaye to staff ko chat deta hai?
    customer ne kuch alag pucha to
    jo use nahi pata wo puchha to
    unsuljha sawal kaha jata hai
    atak gaya to kya karega
    bot fans gaya kisi sawal me to mujhe batayega
    jawab na aaye to customer ko kya bolega
    andaza lagata hai ya bolta hai pata nahi
    jo sawal bot se na bane wo kise milega
    bot jawab na de paye to kaun dega
    bot ko jawab na aaye to kya hoga
    agar customer kuch aisa puche jo bot ko pata hi nahi
    jab bot atak jaye tab kaun reply karega
    samajh nahi aaya to customer ko kya bolega wo
    mobile ki dukan hai, koi ajeeb sawal aaya to assistant kya karega
    kya wo man se kuch bhi bana ke bol deta hai ya keh deta hai pata nahi
    aur agar sawal mushkil hua to
    jiska answer nahi hai uska msg mujhe milega kya
    bot se na ho paye to banda khud baat kar sakta hai kya customer se
    patient kuch hatke puch le aur bot ko na aata ho tab kya
    jin sawalo ka jawab nahi de paya wo list me dikhte hain kya
    raat ko bot fail ho gaya jawab dene me to grahak latka rahega?
    bot confuse ho jaye to chat mere paas transfer hogi na
    customer ki baat palle na pade to bot chup ho jata hai kya
    admission ka koi naya sawal aa gaya jo sikhaya nahi gaya, phir
    har cheez to bot ko pata nahi hogi, us time kya karta hai
    ji bataiye assistant ke paas jawab na ho to aage kya process hai
    mujhe khabar kaise hogi ki bot kahan atka
    anjaan sawal pe bot ka reply kya jata hai
    nahi aata to seedha mere staff ko de dega kya
    tour wale ajeeb ajeeb cheez puchte hain, bot ki samajh se bahar ho to kya hoga
    jo cheez feed nahi ki uspe sawal aaye to
    tukka to nahi marega na jab answer pata na ho
    kya bot baad me wo jawab seekh leta hai jo pehle nahi aaya tha
    customer ka sawal adhura samjha aur jawab nahi bana to kya bolta hai
    bot ke bas ka na ho to insaan ko bulata hai kya
    kisi ne audio bheja aur bot samjha nahi, phir kya karega
    bina jawab wale message ka kya hota hai`,
  humanLike: `
    Meri spa me high class ladies aati hain, unhe thanda machine jaisa lehja mila to wapas nahi aayengi, kaisa likhta hai ye
    Pandit ji hu, jajmaan pranam aur aadar ki bhasha chahte hain, kya assistant us lehje me baat kar payega?
    Agar koi mareez seedha puch baithe ki saamne insaan hai ya program, to aapka wala sach bol deta hai kya
    Boutique ke grahak mujhse didi didi karke likhte hain, unko antar samajh aa jayega ki ab koi aur likh raha hai?
    lehja apnepan wala hai ya sarkari notice jaisa
    padh ke lagta hai kisi bande ne likha ho?
    customer ko disclose hota hai ki automated reply hai
    mithi boli bolta hai ya rookha sukha
    feel kaisa h uska
    insaan lagta hai ya robot
    aap karke bolega ya tu
    bot pakda jayega kya
    bot insaan jaisa bolta hai kya
    log puche ki tu bot hai kya to kya bolega
    customer ko pata chalega ki bot hai
    parents ko bataoge ki machine reply karti hai?
    machine jaisa to nahi lagega
    customer ko pata lag jayega kya ki bot reply kar raha hai
    kya wo batata hai ki main bot hu
    logo ko bataya jata hai ki ye ai hai?
    awaaz robot jaisi hai kya
    mere client samjhenge ki mai hi likh raha hu?
    mareez ko lagega ki receptionist se baat ho rahi hai?
    bot apne aap ko bot bolta hai kya
    pyaar se baat karta hai ya machine ki tarah
    patient ko malum padega machine hai ya nahi
    mere style me likh sakta hai kya
    baat karne ka tareeka kaisa hai iska
    log samjhenge insaan hai
    robot jaisi awaaz to nahi hai call pe
    bilkul natural lagta hai kya reply
    bot ka naam apni dukan ke hisab se rakh sakte hai
    bot ka tone kaisa hai
    ji lagake izzat se baat karega kya
    thoda mazakiya andaaz me likh sakta hai kya cafe ke liye
    emoji bhejta hai kya bot
    grahak ko ajeeb to nahi lagega machine se baat karke
    customer ko shak to nahi hoga ki computer hai`,
  takeOver: `
    Wedding planner hu, bada client chat me aaye to main assistant ko kinare karke khud deal karna chahta hu, hoga?
    Clinic ki receptionist ko sham ko dekhna hota hai ki din bhar kisse kya bola gaya, uske liye kahin jagah hai
    Ek parent bahut gusse me likh raha tha, aise mauke par main turant beech me kood ke khud sambhal paungi kya
    Hotel manager chahte hain ki kaunsi booking hui aur kaunsa mehmaan chhoot gaya ye roz nazar aaye, milega ye
    steering mere paas rahega ya sab machine ke bharose
    uski baatcheet chhup ke padh sakta hu kya kabhi bhi
    jab mann kare main apne haath me le lu chat
    kya kya chhoota aur kya book hua, iska record
    chats dikhengi mujhe?
    beech me kud jau to
    main override kar sakta hu
    staff chat pakad le to
    bot ne patient ko kya bataya ye mujhe kaise maloom hoga
    meri dukan ke grahako ko raat me kya reply gaya kaha dekhu
    customer bole bot ne aisa kaha tha, to main kaha check karu
    aur usne kya jawab diya wo pata kaise lage
    bot kya bol raha hai main dekh sakta hu
    beech me main khud jawab de sakta hu
    kisne kya pucha wo list me dikhega kya
    saari chat dekhne ko milegi
    control mere haath me rahega
    bot customer se kya baat kar raha hai wo kaha dikhega
    staff bhi chat me jawab de sakta hai
    bot ko rok ke khud likhu
    kisi ek customer ko mai khud handle karna chahu to
    kya kya baat hui kaise pata chalega
    main bhi beech me likh sakta hu na
    kya mai beech me ghus sakta hu chat me
    uski saari baatein dikhengi mujhe
    main beech me baat kar sakta hu
    staff aur mai dono padh sakte hai kya chat
    main bot ko hata ke khud baat kar sakta hu kya
    bot ki chat main dekh sakta hu
    bot ko thodi der ke liye band kar sakte hai
    kisi khas grahak se khud baat karni ho to
    khud jawab dena ho to
    saari purani baatcheet dekh sakte hai kya
    sari chat padhne ko milti h?
    bot ko rok ke main likhu
    jab mai likhu to bot chup ho jata hai?
    chat pe nazar rakh sakte h kya
    main khud bhi jawab de sakta hu beech me
    vip client ko khud reply dena hai, ho payega
    bot ko chup karke staff jawab de sakta hai?
    beech me mai khud type kar du to
    manager ke phone me bhi chat dikh jayegi kya
    bot kya bol raha hai mujhe dikhega
    mai jab chahu khud baat sambhal lu aisa hai kya
    control kiske paas hota hai mere ya bot ke
    chat dekh sakte hain kya bot ki
    staff beech me bol sakta hai kya
    reception wali ladki chat apne haath me le sakti hai kya
    kya kya baat hui wo dikhega
    bot ne kya bola wo padh sakte hai
    mere haath me control rahega na`,
  botRules: `
    main CA hu, assistant mere diye jawab hi bolega ya khud se kuch bhi
    client ek hi baat poochte hai, bot meri likhi baat hi batayega na
    jo jawab maine diye wahi dega ya apna dimag lagayega
    bot apne mann ki to nahi bolega client ko
    Furniture ki dukan hai, log bargaining me ustaad hain, koi baaton me fasa ke usse aadha daam bulwa le to?
    Coaching ki fees hum phone pe nahi batate, sirf centre pe, kya assistant ko itna kaabu me rakha jaa sakta hai
    Cake wapas nahi hota hamare yahan, par machine narmi dikha ke wapsi ka bol de to mera nuksan, aisa hoga kya
    Tour package me maine kabhi visa guarantee nahi di, darta hu wo apni taraf se guarantee na bol de kisi ko
    uski lagaam kasne ka tarika, kya bolna mana hai wagera
    chaalu customer use pata ke chhoot nikalwa lega kya
    meri shartein todega to nahi kabhi, pakka hai?
    launch se pehle usko ukasa ke dekh sakte hai hum
    khud se offer dega kya
    kya na bole, main bataunga
    moll bhaav me jhukega?
    wada karne se rok sakte h
    bot galat discount de diya to
    monday ko booking na le, aisa rule laga sakte hai
    bot mere bina puche sasta to nahi kar dega
    wholesale rate retail customer ko to nahi bata dega
    kya bot customer se mol bhav karega
    bot ko mana kar sakte hai ki ye baat na bole
    bot koi jhootha wada to nahi karega
    customer discount maange to bot kya karega
    bot ko kaise bataun ki kya nahi bolna
    bina permission ke offer to nahi de dega
    kya main tay kar sakta hu bot kya bole
    mere rules kaise sikhaoge bot ko
    bot apni marzi se daam to nahi batayega
    return nahi lete hum, bot isi pe tika rahega?
    kam rate ke liye zid kare koi to maan jayega kya
    delivery ki pakki date to nahi bol dega apne aap
    udhaar ki baat pe bot kya bolega
    supplier ka naam customer ko to nahi batayega na
    koi chalaak customer bot ko bewakoof bana sakta hai kya
    bot kya bole kya na bole kaun decide karta hai
    bot ke niyam kaun banata hai`,
  medical: `
    koi dard likh de to bot dawai to nahi batane lagega
    bot patient ko dawa to nahi bata dega
    bot ilaj batane laga to
    aur koi likhe ki daant se khoon aa raha hai
    kisi ko tez dard ho to kya kahega
    mareez pooche kaunsi goli khau, tab
    emergency jaisi baat ho to kya karega
    Homeopathy clinic hai, log raat ko lakshan likh ke puchte hain kya khaye, assistant kahin khud vaidya to nahi banega
    Physio hu, kisi ki kamar me achanak tez chubhan uthi aur usne likha, to meri nazar me kitni jaldi aayega
    Chemist shop pe log antibiotic ka doze chat pe maangte hain, machine ne kuch bol diya to license ka jhamela ho jayega
    Bachon ki doctor hu, ghabrayi maa ulti dast ka haal likhti hai, aisi baat par wo salah degi ya mujhe thama degi
    x-ray ya khoon ki jaanch pe apni raay dega kya
    garbhvati mahila tablet ke baare me likhe to kya hoga
    ilaaj batana uske liye mana hai na
    seene me dard likha aaye to doctor tak kaise pahuchega
    dawai suggest karega?
    sugar ki goli puche to
    doctor wali raay dega kya
    treatment pe kya bolega
    raat ko koi tez dard ka message kare to doctor ko turant pata chalega kya
    daant nikalne ke baad sujan aayi, mareez likhe to bot kya karega
    aur kisi ko bahut dard ho to
    bachche ko tez bukhar hai likha to bot rokega ya doctor ko dega
    mareez dawai puche to
    emergency wala patient msg kare to
    patient tablet ka naam puche to bot batayega kya
    mareez dawai pooche to
    bot ilaj bata dega kya
    koi likhe ki bahut khoon beh raha hai to bot kya karega
    patient ne bimari batai to kya bolega
    emergency me patient likhe to
    bot doctor wali salah to nahi dega
    kaun si goli khani hai ye pooche to
    dawai batayega kya bot
    report dekh ke kuch bolta hai kya
    mareez report bhej ke puchhe ki thik hai ya nahi
    bp ki goli band karu ya nahi aisa puche to
    medical store pe log dawai puchte hai, bot kya jawab dega
    symptoms likh de koi to kya bolega
    mareez ne dawa puchi to
    dant dard ki goli puchi patient ne to
    ilaaj ki salah dega
    dawa ki dose puch li to bot kya karega
    ilaj ke sawal pe kya bolta hai
    mareez dawai puche to bot kya bolega
    koi bukhar ki goli pooche to
    gharelu nuskhe to nahi batayega na
    dawa ki matra batayega kya
    bukhar ke baare me puchha to
    bimari ka ilaj to nahi batayega
    emergency me kya bolega
    pet dard likh ke bheje koi to bot doctor ban jayega kya`,
  consent: `
    aur jise offer nahi chahiye wo kya kare
    grahak message lene se mana kare to
    kisi ko ye offer wale message pareshan kare to
    agar customer bole band karo ye message
    kuch log kehte hai humko mat bhejo, unka kya
    jo offer na lena chahe wo kaise roke
    purane grahak me se koi chidh jaye message se to
    Gym hai meri, purane members ke teen sau no. pade hain jinhone kabhi haan nahi ki, new year offer daal du?
    Ek vendor 10 hazar numberon ki sheet bech raha hai, usme broadcast maarne se mera account band ho sakta hai kya
    NGO ke daandaata news lena chahte the ab kuch tang hain, wo ek shabd likh ke list se bahar ho sakte hain?
    Meri saree shop ki grahak ladti hai ki message kyu bheja, kanoonan kisko festival sale ka batana theek hai
    whatsapp kaun se logo ko promo bhejne deta hai
    opt in lena padta hai kya pehle har ek se
    jo thak gaya ho messages se uske chhutne ka rasta
    broadcast bhejna ho to kin sharton ka dhyan rakhu
    bulk msg se ban?
    bina ijazat promo chalega
    unsubscribe kaise hoga
    kharida hua data use kare
    jisne permission nahi di usko bot message kar sakta hai kya
    anjaan logo ko bot se msg bhejna chalega
    bot kisko likh sakta hai aur kisko nahi
    bina sahmati wale number par bhejna mana hai kya
    sab customer ko ek sath offer bhejna hai
    kharide hue number pe message bhej sakte hai
    customer ne haan nahi bola to offer bhej sakte hai ya nahi
    bina puche message bhej sakte hain kya
    number block to nahi hoga offer bhejne se
    20 percent off wala message sab purane grahak ko bhejna sahi rahega?
    bazaar se kharide hue number pe bhej sakte h
    baar baar offer bhejne se log block karenge, rokne ka tarika hai?
    log list se apna naam kaise katwaye
    kharidi hui list pe message bhej du
    customer message band karwana chahe to
    offer bhejne ke liye customer ki haan chahiye kya
    purane sab number pe diwali msg maar du kya
    mere register me jitne number hai un sab par offer bhej du, theek hai kya
    sabko discount ka message bhejna allowed hai?
    jinhone pehle kharida tha unko offer bhejna galat to nahi
    bina puchhe sabko bhej sakte h kya offer
    mere phone me jitne contact hai sabko sale ka msg bhej sakte hai kya
    spam me to nahi jayega
    whatsapp ban kar dega kya
    customer kaise band kare offer wale message
    permission leni padegi kya
    anjaan logo ko msg bhej sakte hain
    ek baar stop likha to phir message aayega kya
    customer bole msg mat bhejo to
    log mana kare to message band hoga
    number kharide hai kisi se, unpe offer bhejna thik hai
    whatsapp number ban to nahi hoga
    bina puche message bhejna sahi hai kya
    zyada log ko promotion bhejne se whatsapp band to nahi hota
    sabko offer bhejna legal hai
    block kar diya whatsapp ne to
    salon ke purane client ko diwali discount bhejna chahti hu, permission leni hogi?
    jo customer mana kare use message nahi jayega na
    spam to nahi manega whatsapp
    jinhone sirf enquiry ki thi unko offer bhej sakte hai
    marketing msg ke liye permission leni padti h?
    list me jinke number hai unko bina puche msg ja sakta hai?
    jis member ko news nahi chahiye wo kya kare
    stop likhne par msg aana ruk jayega
    jisne mana kar diya usko bhi jayega kya message
    bulk message bhejna kanooni hai kya
    jinka number hai un sabko bhejna allowed hai kya
    kharide hue number pe bhej sakte hai
    customer se permission kaise lete hai
    koi na chahe to list se kaise hatega
    sabko bhej sakte hain bina puche
    kisi ko offer nahi chahiye to wo kaise hatega
    whatsapp ban to nahi karega
    log stop kaise kare
    mere paas 2000 number hai sabko bhej du
    mere paas 20 hazaar kharide hue number hain, un par message bhej doge
    kharidi hui number list par offer bhejna hai`,
  botModel: `
    IT wala bhai puch raha hai ki hamare clinic ke assistant ke peeche OpenAI hoga ya Google, likhit me kuch hai?
    School trust ko batana padta hai ki kis company ki AI bachon ke parents se baat karegi, wo naam kahan milega
    Main developer hu, jaanna chahta hu aap open source model khud host karte ho ya kisi ka API lete ho
    Suna hai Chinese model saste padte hain, meri factory ke bot me wahi to nahi daal doge chupke se
    jo yahan mujhse chat kar raha wo gemini hai kya
    engine kis company ka lagate ho customer wale bot me
    claude ya gpt, apni pasand ka lagwa sakte hain kya
    andar ka dimaag kiska hai, openai ya meta
    konsa llm h
    gpt 5 lagega kya
    model ka naam batao
    deepseek use karte ho?
    aapka bot chatgpt par chalta hai kya
    peeche kaun sa model laga hai
    mera bot kaunse ai model par chalega
    bot me chatgpt hai ya kuch aur
    mere bot ke andar kaunsa ai lagega
    kaunse ai pe banate ho bot
    bot chatgpt se chalega ya kisi aur se
    clinic wale bot me kaunsa model lagega
    jo bot bana ke doge usme kaunsa dimag hai
    gemini pe chalta hai kya customer ka bot
    bot gpt par bante hain ya gemini par
    apna ai banaya hai ya openai ka use karte ho
    aap kaunsa llm use karte ho bot ke liye
    kaunsi technology se banta hai bot
    bot me konsi technology lagti hai
    hume gpt hi chahiye, chun sakte hai kya
    ai model khud ka hai ya kisi aur ka
    customer bot ke peeche kaunsa ai hai
    kya main bot ke liye model chun sakta hu
    bot ka model badal sakte hai kya
    bot kis cheez se banate ho technically
    ye chatgpt hai kya
    iske andar gemini chalta hai ya gpt
    kis company ka AI lagate ho aap
    model ka naam batao bhai
    khud ka AI banaya hai ya openai se liya hai
    kya ye wahi free wala chatgpt hai jo mere phone me hai
    bot ke peeche konsi technology hai
    aur agar whatsapp wala bot le to usme bhi chatgpt hi hoga kya
    google ka hai ya facebook ka AI
    gpt 4 hai ya gpt 5
    school wale puch rahe hai ki AI model kaunsa lagaya jata hai
    deepseek to nahi use karte na, chinese wala
    aapka AI kiska hai
    dimaag kiska hai is bot me
    claude bhi use hota hai kya aapke yahan
    mujhe gemini pasand hai, usi pe bana sakte ho?
    ye AI desi hai ya america ka
    kripya bataye ki aap kis LLM par kaam karte hai
    meta AI aur aapke bot me ek hi cheez hai kya
    tum kaunse model ho
    grahak ke bots me konsa version chalta hai chatgpt ka
    llama ya mistral jaisa open source model lagate ho kya
    software apna hai ki kisi aur ke AI pe chalta hai
    photographer hu itna nahi samajhta, bas ye bata do andar engine kaunsa hai
    openai ka api lete ho ya kuch aur
    ye jo abhi mujhse baat kar raha hai ye kis AI se bana hai
    seedha bolo chatgpt hi hai na ye`,
  followUps: `
    koi daam poochke gayab ho jaye to bot kya karega
    log fees puchh ke chup ho jate hai, unko ek baar phir message jayega
    jo booking nahi karte unko dubara puchhta hai kya bot
    gym ka rate puchh ke gayab ho gaye, unke peeche kaun jaye
    plot dekhne wale jawab nahi dete, assistant unhe wapas likhega
    kitni baar peeche padega jo aadmi chup ho gaya
    ghar dikhaya phir chuppi, uske baad ek pyara sa message jata hai
    purani enquiry ko dubara chhedna, par bas ek baar
    mujhe grahak ko roz roz nahi satana, kitne message jate hai
    aur jo chup ho gaye unse phir baat karega
    follow up ek baar ya baar baar
    Ek company ka system mere patients ko roz roz thokta tha, sab chidh gaye, aapka kitni baar likhta hai
    Flat dekhne wale rate puch ke gayab ho jate hain, unke peeche machine din raat padegi ya bas ek baar narmi se
    gayab hue lead ko ek hi msg jata hai ya paanch
    client ko lagatar thok thok ke bhagayega to nahi
    kitni dafa follow karega
    jo chup hua usko phir likhega
    pucha sab kuch par booking nahi ki, bot ab kya karega
    fees puch ke chale gaye parents ko bot kya likhta hai
    jo sirf puch ke reh gaya uske saath bot kya karta hai
    aur jinhone book nahi kiya unka kya hota hai
    poocha tha par appointment nahi li, usko bot kya bhejega
    bot baar baar message to nahi karega
    appointment se kitne ghante pehle msg jata hai patient ko
    jisne pucha par book nahi kiya usko bot phir likhta hai?
    jo poochh kar gayab ho gaya use dobara message jata hai kya
    puch ke gayab hone wale ko kitni baar message jata hai
    jo enquiry karke nahi aaye unko kitne message jayenge
    jo rate puch ke chale gaye unko phir likhega kya
    roz roz message karke dimag to nahi khayega customer ka
    ek hi baar likhta hai ya baar baar tang karta hai
    jawab nahi diya kisi ne to phir se bhejega kya
    customers pareshan to nahi honge itne message se
    follow up kaise hota hai
    parents ko class se kitna pehle msg jata hai
    log block kar denge agar bot zyada message kare
    follow up ek hi baar hota hai ya chalta rehta hai
    ek hi follow up hota hai ya roz
    reply na aaye to bot phir se likhega?
    follow up kitni baar karta hai
    follow up karta hai kya bot
    inquiry wale ko dobara msg jayega, kitni baar
    inquiry karke chup ho gaye unka kya
`,
  reminders: `
    bina tang kiye ek baar yaad dila de, aisa hota hai
    doctor ki fees puchhi aur bhag gaye, unhe pareshan kiye bina yaad dilao
    Lash artist hu, client slot leke bhool jati hai, use kitni dafa aur kis waqt yaad karaya jayega taki kursi khali na rahe
    Music class ke bachhe ko ek din pehle aur phir ghanta bhar pehle yaad karana hai, ye apne aap hoga ya main dabaun
    yaad dilane ka time kya set hai, kitna pehle
    offer wale yaad msg kin logo tak hi jate hain
    reminder timing kya h
    ek din pehle wala msg
    consultation se ek ghanta pehle client ko yaad dilayega kya
    main kundli dekhta hu, log time bhool jate hai, reminder jayega kya
    yoga class se ghanta bhar pehle reminder jata hai kya
    aur ek ghanta pehle yaad dila dega na
    yaad dilane wala message apne aap jata hai ya main bheju
    reminder se khaali kursi kam hoti hai kya
    staff ko reminder type karna padega kya
    mareez ko yaad dilane se mujhe kya milega
    kitni der pehle yaad karata hai
    bot reminder kitni baar bhejta hai
    kitni baar yaad dilata hai
    reminder kab jata hai
    appointment ka reminder kitne baje jata hai
    ek ghanta pehle bhi yaad dilata hai kya
    reminder kab jata h patient ko
    reminder usi din aata hai ya ek din pehle
    appointment se kitna pehle yaad dilata hai
    kitni baar yaad dilata hai aane se pehle
    client chidh to nahi jayenge reminder se
    baar baar yaad dila ke tang to nahi karta
    appointment se ek din pehle msg jayega
    kal ki booking ki yaad aaj hi dila dega kya
    yaad dilane wala msg kab nikalta hai
    reminder ek din pehle ya usi din
    patient ko do baar reminder jata hai kya
    appointment ka reminder kab jata hai
    mareez ko ek din pehle yaad dilayega kya
    reminder kitni baar jata hai booking ka
    log appointment bhool jate hain, bot yaad dila dega?
    appointment se kitne ghante pehle message jata hai
    reminder subah jayega ya ek din pehle
`,
  shopPlatforms: `
    nal aur pipe bechta hu, rate sirf excel me hai, shopify nahi, bot chalega kya
    hardware ki dukan hai, maal ki list google sheet me hai bas, usse bot kaam karega
    online store nahi bana, sirf excel wali rate list hai, tab bhi bot chal jayega
    bina shopify ke excel list se bot kaam kar lega na
    Main kurtiyan Instagram pe bechti hu aur har order ek Google Sheet me chadhati hu, itne se assistant ka kaam chal jayega?
    Meri organic store BigCommerce pe hai jiska naam list me nahi dekha, aap pehle jaanch ke batate ho kya
    Sirf Meesho aur Flipkart ka seller panel hai mere paas, apni site nahi, to order ki jaankari wo khench payega?
    Khilauno ki online dukan Shopify pe hai, usme stock bhi hai aur payment bhi, dono cheezein jawab tak pahunchengi?
    ecwid wali dukan ke saath jodna mumkin hai kya
    jo software apne order dusre program ko padhne de wo chalega
    opencart pe chal raha store, dekh ke bataoge?
    notebook me order likhta tha ab sheet pe, kaafi hai
    prestashop chalega kya
    shopify support h na
    zoho commerce wali dukan
    sheet se hi judega?
    dukan kisi aur platform pe chalti hai, ho payega kya
    hamara store platform thoda anjaan hai, bot lagega
    shopify woocommerce dono nahi, alag platform hai to
    mere store ka platform list me nahi, tab kya
    meri online shop ki kaun kaun si cheez bot se judti hai
    stock bhi bot se jud jata hai kya
    shop ke payment bot ko dikhte hain kya
    store se kya kya connect karte ho
    meri dukan kisi doosre store software pe bani hai, bot judega kya
    shopify nahi hai hamare paas, kuch aur hai, chalega kya
    order excel me likhti hu, chalega?
    amazon flipkart pe hi dhandha hai mera, bot ka kuch use hai
    mere order register me likhe hai, bot chalega?
    instagram pe bechti hu aur order notebook me, bot jud sakta hai
    insta pe bechti hu, order sheet me hai
    sirf flipkart pe bechta hu, mere liye hai kya
    wix store se chalega kya
    amazon seller hu bas, apni site nahi, bot order dekh payega
    google sheet me orders likhte h hum
    myntra ajio ke order padh sakta hai kya
    shopify ke saath chalega
    meri shop shopify pe hai, jud jayegi
    meesho amazon pe bechta hu uspe chalega
    order copy me likhte hai hum, tab bhi ho jayega?
    woocommerce se judega
    google sheet me hai saare order, itna kaafi hai
    amazon pe bechta hu chalega kya
    kaunsi kaunsi online shop se connect hota hai
    excel me order likhte hain chalega
    glowroad aur meesho pe hi sell karti hu, kaam aayega
    meesho wali dukan me lagega
    etsy pe dukan hai, chalega
    meri website ke order padh lega
    wordpress wali shop se link ho jayega kya
    kaun kaun si online dukan se judta hai
    khud ki banwayi hui site hai php me, order padh lega
    woocommerce wali site h meri
    swiggy zomato ke order bhi dekh sakta hai kya
    dukaan app pe store hai chalega kya
    flipkart se jud sakta hai
    woocommerce hai mera
    meesho amazon pe chalega
    shiprocket wale order padh lega kya
    apni khud ki bani site h, order usme aate hai, jud jayega
    mera store software se judega
    shopify se jud jayega
    woocommerce pe chalega
    mere order excel me hai chalega kya
    register me likhte the ab excel, kaam karega
    amazon pe bechte hai usme
    meesho seller hu chalega
    apni website se judega order dekhne ke liye
    magento pe hai store, judega`,
  calendar: `
    mera calendar jud jayega?
    google calendar chalega kya
    google calendar se judega kya
    mera calendar connect hoga kya
    calendar dekh ke booking karega
    khali time dekh lega kya
    calendar ke sath chalta hai
    khali time khud dekhega
    khali slot pata hai ise
    Dentist hu, do kursi ek hi assistant, pichle mahine do mareez ek waqt pe aa gaye the, aapke yahan ye khatra rahega?
    Photographer hu, shaadi wale din maine apne phone me busy daal rakhe hain, un tareekhon ko wo khud chhod dega kya
    Yoga teacher hu aur Google Calendar barson se chala rahi hu, kya usi ko use karoge ya kuch naya thopoge
    Salon me teeno ladkiyon ka alag shift hai, agar ek nikal gayi beech me to uski khaali ghadi kaise dikhegi usko
    sirf sach me khali samay hi parosta hai na
    mere calendar se tie up hoga ya alag se register
    ek slot pe do naam chadhne ka chance kitna hai
    maine lunch block kiya hai, us beech to nahi bulayega
    calendar sync hota h?
    overlap to nahi hoga
    apple calendar judega
    busy time pe booking aayegi
    hotel hai, bot wahi time dega jo sach me khali ho?
    mehmaan ko bhari hui jagah to nahi bol dega bot
    aur jo bhar chuka wo to nahi dega
    parlour me ek hi waqt do logo ko to nahi de dega assistant
    bot ne jo appointment li wo kahan darj hoti hai
    booking pakki hone ke baad kaunse calendar me dikhegi
    jo samay book hua wo meri calendar me chadhta hai kya
    aur wo appointment save kahan hoti hai
    jo slot bik chuka wo dobara na mile ye kaise hota hai
    bot bhare hue time ko kaise pehchanta hai
    khaali aur bhara samay bot kaise alag karta hai
    bhara hua time offer to nahi karega na
    bot ke liye naya calendar banana padega kya
    jo calendar abhi chalta hai usi se kaam hoga kya
    staff ko naya calendar seekhna padega
    purana calendar hi rakh sakta hu na bot ke saath
    jo samay bhar gaya wo bot phir se to nahi de dega
    do mareez ek hi waqt pe to nahi aa jayenge
    google calendar se judega
    hamare diary wale slot kaise pata honge use
    google calendar dekh ke hi time deta hai kya
    staff ki apni calendar hai usme jud jayega
    takkar ho gayi booking me to, do log ek waqt
    do log same time pe book to nahi ho jayenge
    double booking to nahi hogi
    google calendar se judta h?
    doctor saab busy hai ye bot ko kaise pata chalega
    slot clash hone ka dar hai
    do customer same slot le lenge kya
    phone ke calendar me booking aa jayegi apne aap
    doctor ki chhutti calendar me h, tab booking nahi lega na
    mera calendar dekh lega kya
    kaunsa calendar lagta hai isme
    ek slot do baar bik gaya to
    jo calendar phone me hai usi me aayega na appointment
    lunch time block kar du to us time booking nahi lega na
    register me likhte hain appointment, chalega
    ek kursi do logo ko mil gayi to
    salon me teen ladkiya hai sabka time alag, gadbad to nahi hogi
    teen doctor hai teeno ki alag calendar, sab jud jayenge
    bot ko kaise pata ki kab khali hu
    hum diary me likhte hai appointment, to kaise hoga
    do staff ki alag alag booking, gadbad to nahi hogi
    mere appointment diary se jud jayega
    chhutti daal du calendar me to samajh jayega
    har stylist ka apna time hai, bot sambhal lega calendar
    ek hi samay pe do mareez to nahi aa jayenge
    mera calendar dekh ke time dega
    outlook calendar chalega kya
    do doctor ke alag calendar hai
    ek hi kursi hai, do customer ek hi time maange to bot dono ko de dega?
    do log ek hi slot maange to kya hoga`,
  tools: `
    Factory ka sara hisaab Tally me hai aur party ki enquiry WhatsApp pe, dono ko aapas me baat karwa doge?
    Real estate firm hai, Freshsales CRM chal raha, portal se aayi leads haath se daalte hain, wo khud usme girne lagein to chain aaye
    Coaching me Google Forms aur Drive pe sab rakha hai, assistant seedha wahin entry maar de aisa jugaad ban sakta hai
    Hamare hospital ka software pata nahi khula hai ya band, kaise jaanu ki aapka agent usse jud payega
    jis app me api ho usse jod dete ho kya
    pipedrive wali CRM me entry khud chali jaye, hoga
    notion aur slack bhi link ho sakte hain?
    mail aaye aur zoho me contact khud ban jaye
    quickbooks judega?
    freshdesk judega kya
    hubspot integration hai
    trello se jodna h
    form, email aur whatsapp teeno ki lead zoho me aa jaye, ho sakta hai kya
    property ka kaam hai, sari enquiry seedhi hubspot se jud sakti hai
    hamara zoho pehle se hai, aapka system usse connect hota hai na
    mail aur whatsapp se aaye log zoho me bina type kiye, possible hai
    aur zoho ke saath ho payega kya
    aur hubspot se bhi connection hota hai
    mere ladke lead bhool jate hai, zoho me apne aap chadh jaye aisa judega kya
    mail aur whatsapp dono ko zoho crm se jod paoge
    property office hai, hubspot me lead khud bhar jaye aisa connection
    aur zoho bhi link kar doge kya
    hamara software aapki list me nahi to agent judega kya
    agent sirf bataye hue tools se judta hai ya aur se bhi
    anjaan software hai office ka, agent usme kaam karega
    aur mera program list me na ho to
    razorpay se connect hoga kya
    hamare billing software se jud jayega
    shiprocket se link ho jayega
    kya kya jod sakte ho isme
    payment gateway se jod sakte ho
    hamare gym ke app se judega kya
    hamare purane system se jud sakta hai kya
    mere billing software se jud jayega
    hamara software hai clinic ka, usse judega kya
    enquiry seedhe zoho me chali jaye
    tally se jud jayega
    vyapar app se connect ho sakta hai
    zoho me data jayega kya
    excel aur drive se connect ho jayega kya
    busy ya marg software ke saath chalega
    razorpay jud jayega kya bot se
    google sheet me likh dega
    data apne aap google sheet me chala jayega
    odoo se baat karega agent
    hamare software se jud sakta hai
    zoho use karte hai, bot link hoga kya
    kaun kaun se software judte hain
    salesforce chalega kya
    kis kis software ke saath kaam karta hai
    hospital wale software se connect hoga
    billing software ke saath chalega
    school ke erp se jod sakte ho kya
    hubspot use karte hai hum, jud jayega?
    excel me data jayega kya
    paytm ya razorpay se judta hai kya
    hamare purane software ke sath chal payega
    apne software se jodna hai
    hotel ka booking software hai usse jud jayega
    tally se connect hoga
    tally busy marg inse connect hota h kya
    purana software hai dukan ka, usse connect hoga ki nahi
    excel me daal dega kya
    zoho se jod doge
    gmail se connection ho jayega kya
    kaun kaun se software se judta hai ye
    hamare software se jud payega
    practo se jud sakta hai
    google sheet me entry karega
    zoho me lead chali jayegi
    google sheet me entry ho jayegi
    gmail aur google sheet se agent kaam karega kya
    tally se connect hoga kya
    google sheet me data daal dega bot?
    excel se rate utha lega kya ye
    zoho crm ke saath chalta hai?
    hamara apna billing software h, usme judega?
    Marg software use krte hain medical me, bot usse stock dekh payega kya
    bot jo enquiry leta hai wo seedha google sheets me aa sakti hai kya row by row
    hospital ka HMS software hai humara, appointment usi me likha jana chahiye, ho jayega?
    tally me jo outstanding hai wo party ko whatsapp pe bata sakta h kya bot
    mera saara stock excel file me hai, kya bot wahin se dekh ke customer ko batayega
    wholesale ka kaam hai mera Surat me, sab hisab Tally Prime me chalta hai. party din me das baar puchti hai mera balance kitna hai, munim ji pareshan. kya bot tally se balance nikal ke bata sakta hai?
    coaching me fees ka record google sheet me rakhte hain aur parents puchte rehte hain kitni fees baaki hai. staff ko har baar sheet kholni padti h. bot usi sheet se dekh ke jawab de de aisa ho sakta hai kya
    humare nursing home me ek software lagaya hua hai 2017 se, local bande ne banaya tha. doctor sahab usko chhodna nahi chahte. to aapka bot us purane software ke saath kaam karega ya nahi ye batao
    main property ka kaam karta hu aur saari leads Zoho me dalni padti hain hath se, roz raat ko ek ghanta isi me jata hai. bot se jo naam number aaye wo apne aap zoho me chala jaye, aisa hoga kya`,
  night: `
    Dhaba highway pe hai, truck wale aadhi raat me puchte hain khana milega kya, tab main so raha hota hu, kaun bolega
    Coaching ke parents duty ke baad gyarah baje likhte hain aur agle din tak kahin aur admission le lete hain, ye rukega?
    Online jewellery bechti hu, America ke grahak hamari raat me jaagte hain, unko usi pal uttar mil jayega kya
    Diwali pe paanch din shutter girega, tab bhi aane wale message ka jawab chalta rahega ya wo bhi chhutti pe
    subah uth ke raat ka poora haal dikh jayega na
    shutter down hone ke baad chat kaun sambhalega
    ek ghanta rukna padta hai ya palak jhapakte reply
    weekend pe bhi active rehta hai aapka assistant
    neend me bhi chalu?
    24 ghnte online h kya
    late night msg ka kya
    band dukan me reply
    raat ko 11 baje bhi customer slot book kar lega kya
    parlour band hone ke baad bhi log time le payenge
    der raat ko appointment le sakta hai kya koi
    hum so rahe ho tab bhi booking chalti rahegi
    clinic band ho uske baad bhi patient ko time mil jayega na
    sunday raat ko bhi kaam karega kya
    subah 4 baje bhi koi slot maange to milega
    raat ko bhi chalega na
    grahak ko bot se jawab kitne second me milta hai
    raat ke message subah tak pade rehte hain, bot se kya badlega
    bot turant reply karta hai ya time lagta hai
    raat me bhi jawab dega
    raat 2 baje msg aaya to
    raat ko clinic band hone ke baad kaun reply karega
    hum 9 baje so jate h uske baad ka msg
    sunday ko chalega kya
    bot kitne seconds me jawab deta hai
    dukan band rehti h tab kya hoga
    chutti wale din bhi reply jayega kya
    itvaar ko bhi message ka jawab jayega
    dukan band ho tab kaun jawab dega
    turant reply karta hai ya ruk ke
    tyohar ki chutti me bhi chalega kya
    itwar ko bhi chalu rehta hai bot
    bot jawab dene me kitni der lagata hai
    subah jaldi koi likhe to jawab milega
    24 ghante chalta hai
    so raha hu tab bhi reply karega
    aadhi raat ko customer ne msg kiya to
    kitni jaldi jawab deta hai bot
    ek saath kitne logo ko jawab de sakta hai
    pura din pura raat on rehta hai kya
    raat 12 baje bhi reply karega
    chhutti ke din bhi chalega
    mai safar me hu tab bhi reply karta rahega
    raat ko bhi jawab dega
    2 baje raat ko message aaya to
    ek time pe bees log likhe to sabko jawab dega kya
    dukan band ho tab bhi chalega
    chutti ke din bhi kaam karega bot
    customer ko kitne second me reply milta hai bot se
    24 ghante chalta hai kya
    dukan band hone ke baad bhi
    message aate hi jawab chala jata hai?
    subah 5 baje bhi jawab dega
    sunday ko chalega
    24 ghante chalu rahega kya
    24x7 hai ya sirf din me
    raat 2 baje message aaye to`,
  bookings: `
    customer bole kal nahi aa paunga to bot khud time badal dega
    appointment badalna ho to bot se ho jayega
    aur grahak aage badhana chahe to
    client ko dusra time chahiye ho to
    mareez agle hafte ka karna chahe to
    grahak aakhri time pe mana kar de appointment to
    Barber hu, kainchi haath me hoti hai aur phone bajta hai, appointment likhne ka jhanjhat koi machine apne sar le sakti hai
    Physiotherapy ke mareez aksar din badalwate hain aur staff ka aadha din isi me jata hai, kya wo apne aap idhar udhar kar lenge
    Badminton court kiraye pe deta hu, log WhatsApp pe ghanta book kar le aur mujhe bas calendar me dikhe, aisa hota hai?
    Astrologer hu, log samay lekar ghayab ho jate hain, unko ek din pehle yaad bhi dilaye aur booking bhi kare, mil jayega?
    table rokne ka kaam whatsapp se apne aap hone lage
    mulakat tay karna, badalna, radd karna sab ek hi karega?
    business bot slot dekh ke customer ko de deta hai kya
    mehendi artist hu, date lock karne wala bot chahiye
    appointment bot le lega?
    slot khud book ho jaye
    reschedule kar leta h kya
    booking + reminder dono milega?
    driving class ka time student badalna chahe to bot khud karega ya mujhe call karna hai
    koi apni baari aage karwaye to machine naya samay de degi
    yoga wale apna session bina mujhse puche shift kar paenge
    aur booking ka time badalne ka kaam bot akele kar lega
    jo puch ke gayab ho jate hai unko dobara message karega
    mareez ko yaad dilayega kya
    customer apna slot whatsapp pe khud book kar sakta hai kya
    parents ko demo class yaad dilayega
    khali slot khud dikhata h kya
    salon ki appointment leta hai kya bot
    appointment se pehle message jayega
    jo book nahi karte unko follow up karega
    booking cancel ya change ho jati hai bot se
    appointment le lega kya
    mareez ko yaad dilayega
    plot dikhane ki visit book kar dega
    booking cancel kar sakte hain customer
    reminder kab jata hai
    mareez time leke bhool jate hai, kuch ho sakta hai
    time badalna ho to bot kar dega
    log time le ke aate nahi hain
    khali time bata ke book kar leta hai
    table booking ho jayegi kya
    jo puch ke gayab ho gaye unko message karega
    restaurant me table reserve karega kya
    follow up karta hai kya
    log aate nahi time leke, yaad dilayega kya
    demo lecture ki seat book kar sakta hai
    booking khud le lega
    puchh ke chale gaye unko dobara message karega
    homestay ke room ki booking le sakta hai
    kal ki appointment parso karna ho to bot kar dega
    appointment le lega bot
    do doctor hai, dono ki appointment lega kya
    patient ko yaad dilayega
    book karke na aane wale kam honge kya
    customer doosre din aana chahe to bot shift kar dega
    class ki seat rakh lega?
    table book ho jata hai kya isse
    gym session book karne ke kaam aayega
    log bhool jate hai appointment, yaad dila dega kya
    turf ki booking le payega
    banquet hall ki date bhi book hoti hai kya
    table booking ho jayegi
    mareez khud time le sakenge
    booking hone ke baad confirm ka msg bhejta hai
    flat dikhane ka time fix kar dega
    home visit ka time bhi de sakta hai kya
    booking cancel ho sakti hai bot se
    mareez khud time le sakte hai
    appointment yaad dilayega
    cancel bhi whatsapp pe hi ho jayega
    log aate nahi hai time leke, yaad dila sakta hai
    time badalna ho to mareez khud badal le?
    appointment badal sakta hai
    booking cancel ho sakti hai kya
    ek din pehle message jayega kya
    grahak khud cancel kar sakta hai kya
    time khud badal sakte hai log
    coaching me bot fees bata ke demo class ki seat bhi rakh lega
    bot trial class ki seat book karega`,
  orders: `
    order number kho gaya to bot kaise dhoondhega
    Handmade sabun bechti hu online, "dispatch hua kya" sunte sunte thak gayi, ye jawab koi aur de sakta hai mere badle?
    Jooton ki web shop hai, log naap ko lekar confuse hote hain aur 8 number bacha hai ya nahi puchte hain, bot sambhalega
    Grahak ko order number kabhi yaad nahi hota, kya sirf mobile se uska parcel mil jayega machine ko
    Online kitab dukan me aadhe message delivery ke din aur wapsi ke hote hain, inko bina mere lage bot nipta dega kya
    parcel atak gaya to customer ko kaun khabar dega
    colour ka vikalp puche to catalogue me dekh ke bolega?
    pasand aane par wahi se kharidne ka link thama de
    online shop ke bot se grahak exchange ka tarika puch paye
    mera parcel kaha, bot batayega?
    stock puche to bolega kya
    delivery kab, bot batata h
    return ke sawal lega?
    roz pachaas log puchte hai unka order kahan hai, bot unhe bata dega kya
    chudiyan online bechti hu, delivery ke sawal se tang aa gayi, bot jawab dega
    buyer ko bot khud bata de ki saman nikla ya nahi, ho sakta hai
    aur order kahan atka hai ye bhi bot bataye
    grahak khud dekh le ki uska parcel kaha hai, mujhse na puche
    online shop ke customer bina mujhe call kiye delivery jaan sakte hai kya
    aur customer khud track kar payenge
    order no likhe aur delivery ka din pata chal jaye customer ko
    grahak apne order ka pata bot se kaise lagayega
    bot pe order track karne ka tarika kya hai
    mere buyer ko bot me kya daalna hai ki parcel dikhe
    customer ko tracking ki jaankari bot kaise deta hai
    order ki sthiti grahak whatsapp pe bot se puchh payega
    parcel track karne ke liye bot me order number chahiye kya
    bot se tracking kaise hogi
    online kapde wale grahak ka saman bot kaise dhundhega
    pasand aaya to bot wahin kharidne ka link de dega kya
    saman batane ke baad order karne ka link bhejta hai ya nahi
    customer ko buy link milega bot se
    aur lene ka link bhi dega
    size aur rang ke sawal ka jawab catalogue se milega
    customer rang aur size puche to bata dega
    stock me hai ki nahi wo bata payega
    grahak ko kharidne ka link bhej deta hai kya
    apna parcel dhundhne ke liye customer ko bot me kya likhna hota hai
    mobile number daal ke order ka pata chalta hai kya bot me
    customer bot rang aur size kahan se dekh ke batata hai
    mera customer bot me shipment kaise dekhega
    order kahan pahuncha ye bata dega
    parcel ki jaankari dega customer ko
    stock hai ya nahi bata dega
    customer ko bata dega uska parcel kaha hai
    size rang pooche to batayega
    mera saman kab aayega ye sawal ka jawab
    return wale sawal sambhal lega
    log puchte hai kab tak milega, bot jawab dega
    log din bhar order kahan hai poochte hain
    return policy bata dega kya khud
    order le sakta hai kya whatsapp pe
    ye size milega kya, aise sawal ka reply karta hai
    delivery kitne din me, ye bhi bot batayega kya
    mere customer ka refund status bot dekh lega
    cod ke bare me jawab dega
    stock khatam hai to customer ko bolega?
    kaunsa colour bacha hai batata h
    maal kahan pahucha ye batayega
    size hai ya nahi batata hai
    return kaise karna hai ye samjhata hai kya
    order kaha pahucha ye bata dega
    parcel ka status batata hai kya
    maal hai ki khatam ye grahak ko bata dega bot
    order number se status nikal leta hai
    stock bata dega
    COD hai ya nahi, ye sab jawab de dega
    order id daal ke status mil jayega
    juta bechta hu online, size ke sawal bot sambhale?
    size available hai ye bata payega
    order le lega kya whatsapp pe
    log design aur colour puchh puch ke dimag kha jate h
    whatsapp pe order likh lega kya bakery ka
    din bhar log order puchte hai
    grahak ko order cancel ya badalna ho to bot se ho payega
    khareedne ka link bhejta hai kya
    saree ka photo ya link bhej deta hai customer ko
    M size hai ya nahi ye bata payega
    order kaha pahucha bata dega
    wapsi ka niyam bhi samjha dega
    cod milega kya is pincode pe, ye bata payega
    gift pack hota hai kya, aise sawal online shop pe
    parcel kab aayega ye batayega
    cake ya saman ready hua kya, ye bot bata sakta hai
    refund kab aayega ye buyer puche to
    product ke sawal, jaise kapda kaisa hai, jawab dega
    parcel ki jaankari khud de dega?
    catalogue dekh kar rang aur naap batata hai kya
    tracking ke message bahut aate hai, bot reply kar dega?
    naap rang kimat ye sab sawal sambhal lega
    phone number se order dhoondh lega kya
    delivery ke sawal dekh lega na
    size aur stock ka jawab dega
    return ka jawab dega
    customer apna order cancel karwana chahe to bot kya karega
    grahak ka return ka paisa kab aayega ye bot bata dega
    order me address badalna ho to
    size chart se jawab de dega
    stock me nahi ho to kya bolega
    exchange aur wapsi ke sawal bhi le lega bot
    size aur rang ka sawal bot sambhal lega kya
    customer puchte hai order kaha hai`,
  updates: `
    rate badle to kaun update karega
    baad mein badal sakte hain?
    timing change karni ho to?
    baad me change ho sakta hai
    rate change kaise karu bot me
    bot me change kaise karenge
    bot ke answer badal sakte hai
    change ka paisa lagega kya
    baad me update kar sakte hai kya
    baad me badal sakte hai
    baad me change kar sakte
    baad me update hoga kya
    jawab badal sakte hai kya
    Meri chaat ki dukan ka menu har mausam me ulat pulat hota hai, wo naye items jawab me kaun chadhayega aur paisa?
    Petrol badha to taxi ke rate har pandrah din me badalte hain, har dafa aapko bolu to alag bill aayega kya
    Naya batch somvar se shuru hai aur purane timing hat gaye, assistant ko nayi baat bataane ka tarika kya rahega
    Ek developer har chhote change ke 500 leta tha, aapke yahan jawab badalwane ka hisaab mahine me hi hai ya upar se
    clinic ki consultation fee badhi, kaun sudharega usme
    jawabo me pherbadal monthly me shamil hai na
    holiday list daalni hai assistant me, kisko bheju
    bada naya kaam judwana ho to uska alag bill?
    rate change karwane ka kharcha
    naya menu kaun dalega
    timing update free h?
    reply badalwana ho to
    salon ki rate list badli to bot me kaun daalta hai, har dafa charge hai?
    har baar bot ka jawab badalwane par extra dena padta hai kya
    facial ka daam badhaya, ab bot ke jawab me kaun sudharega
    bot me naye rate dalwane ka har baar ka paisa hai ya nahi
    gym ki fees har teen mahine badalti hai, bot me badalne ka kharcha lagta hai
    bot ki jaankari purani ho jaye to aap badloge ya main
    naye daam aap bot me daaloge ya mera staff
    aur bot me rate kaun badlega
    jawab khud badal sakta hu ya har baar call karna padega
    naya doctor join hua, bot me add karoge free me?
    price badhe to bot ko kaun batayega
    timing change ho to paise lagenge kya
    rate badal gaya to bot me kaun badlega
    jawab me badlav karane ka charge lagta hai kya
    time badla to kaise update hoga
    jawab badalne ke paise lagenge
    nayi service shuru ki hai, bot me kaise aayegi
    naya product aaya to kaise jodenge
    menu har hafte badalta hai
    dukan ka time badal jaye to bot me kaise change hoga
    chhote mote badlav free hain kya
    fees badli to bot me kaise badle
    har season fees badalti hai, bot kaun update karega
    naya rate daalna ho to
    rate badle to kaun badlega
    bot ke jawab mai khud edit kar sakta hu
    chhutti ki soochna bot me dalwani ho to
    jawab badalwane ka alag charge h kya
    naya staff aaya, uska naam bot me dalwana ho to
    menu badal gaya to
    naya product aaya to usko kaise bataye
    ek mahine me kitne badlav karwa sakte hai
    bot me naye daam kaise daale
    menu har hafte badalta hai hamara
    purani service hata di, bot se kaise hategi
    chhote badlav ka paisa lagega
    kal dukan band hai ye bot ko kaise batau
    kal chhutti hai ye bot ko kaise batana hai
    rate badla to kaun badlega
    naya doctor aaya to extra lagega
    nayi rate list aayi hai to bot kab tak naya bolega
    fees badha di to bot ko kaise pata chalega
    timing badalne ka paisa
    daam badal gaye to bot me badalwana
    rate badal gaye to bot me kaun badlega
    har mahine menu badalta hai`,
  benefit: `
    Main khud din me sau message ka jawab deta hu apni mobile dukan pe, phir machine laane se mujhe kya haasil hoga
    Pati bolte hain bekar kharcha hai, aap bataiye tiffin service wali ko isse sach me kya aaram milega
    Coaching me wahi dus sawal roz ghoom phir ke aate hain aur mera counsellor pagal ho jata hai, isme ye kya badal dega
    Hotel me pehle se front desk hai, fir bhi log kehte hain assistant lo, uska asli labh kis jagah dikhega
    iske aane se mere din me kaunsa bojh utrega
    rozmarra me kya sudhar dikhega agar laga lu
    labh ki do baat bol do jo seth ko samjhau
    receptionist ke upar se ye kya extra karega
    fayda kya bhai
    kis kaam aata h bot
    mera kya bhala hoga isse
    bot se kya sudhrega
    bot lagane ka fayda kya
    bot ka asli kaam kya hai, thoda samjhao
    mujhe bot kyu chahiye
    kirane ki dukan pe bot kya kaam karega
    bot ke bina bhi chal raha hai phir kyu lu
    seedhi bhasha me batao bot karta kya hai
    isse mera kya bhala hoga
    aasan shabdo me samjhao bot mere kis kaam aayega
    paise vasool hai kya
    salon wale ko isse kya fayda hai
    clinic me kya kaam aayega
    coaching me bot lagane ka kya matlab, kya milega
    samay bachega kya
    mera kaunsa kaam kam hoga isse
    abhi to sab theek chal raha hai phir kyu lu
    doctor ko iski kya zarurat hai
    samay kaise bachega
    staff ke hote hue bot kyu rakhe
    kya fayda hoga mujhe
    bot din bhar karega kya mere liye
    kyu lagwau
    hotel wale ko kya labh hoga
    bot se mujhe kya fayda
    papa puchh rahe hai iska fayda kya hai
    iski zaroorat kyu hai
    customer badhenge ya sirf time bachega
    receptionist hai to bot kyu lu
    khud whatsapp pe reply karta hu, bot se kya alag hoga
    mere business me kya kaam aayega
    property dealer ke liye kya faayda
    kya badlega bot lagane se
    isse mera time bachega kya
    isse mera kya fayda
    bot lagane se kya hoga
    chhoti dukan ko kya kaam ka
    main khud jawab de deta hu to bot kyu
    kya fark padega mere kaam me
    paisa vasool hai kya
    kya sach me customer badhenge isse
    bot lagane se kya badlega
    kya badlega mere kaam me
    ladke ko 10000 deta hu message ke liye, bot sasta padega kya
    staff hatana padega kya bot ke baad
    isse mera time kitna bachega`,
  noWebsite: `
    Gaon me beej khaad ki dukan hai, internet pe kuch nahi bas WhatsApp chalata hu, kya assistant mujhe mil sakta hai
    Meri site pichle saal band ho gayi aur dobara banwane ka mann nahi, to kya chat wala kaam ruk jayega
    Achaar ghar se bechti hu, sirf phone aur Insta hai, log kehte hain pehle domain lo, kya sach me zaroori hai?
    Tution padhata hu, online koi panna nahi mera, phir bhi parents ke message ka jawab dene wala lag sakta hai kya
    domain wagera kuch nahi, sidha whatsapp pe laga doge
    site ke bagair bhi assistant apna kaam kar lega
    whatsapp akela kaafi hai ya kuch aur bhi chahiye
    apna koi web page nahi hai mera, dikkat hogi?
    no website, only whatsapp
    bina site chalega na
    site nhi h meri
    web page must hai kya
    website nahi hai to bhi chalega
    hamari koi website nahi, bot mil sakta hai?
    bina website ke bot lag jayega
    parlour ki site nahi hai, dikkat to nahi
    sirf whatsapp hai hamare paas
    sirf phone number aur insta hai, kaafi hai?
    website hona zaroori hai kya bot ke liye
    bot ke liye pehle domain lena hoga kya
    website nahi hai mere paas
    website baad me, abhi sirf whatsapp bot ho sakta hai
    bina website ke bot chalega
    ghar se bechti hu site nahi hai, bot chalega
    site banwani padegi kya pehle
    meri koi site nahi, sirf whatsapp h
    sirf whatsapp pe bechta hu
    bina website wale ke liye bhi hai kya
    bot ke liye site zaroori hai kya
    website nahi hai chalega?
    sirf whatsapp hai mere paas
    pehle website banani padegi kya`,
  socialMedia: `
    instagram pe bhi chalega kya
    insta dm ka reply bhi karega?
    facebook page ke message ka jawab ye bot dega kya
    mere saare customer instagram se aate hai whatsapp se nahi, waha kaam karega?
    telegram pe bhi hai kya ye
    messenger support hai ki nahi
    boutique hai mera, log reel ke neeche price puchte rehte hai, bot comment ka jawab de sakta hai?
    aur agar koi fb pe likhe to
    sirf whatsapp ke liye hai ya social media pe bhi jawab deta hai
    parlour chalati hu, insta par din bhar msg aate hai, unka kuch ho sakta hai kya
    kya assistant facebook messenger mein bhi baat kar sakta hai
    ek hi bot whatsapp, insta aur facebook teeno sambhal lega kya
    hamari coaching ka telegram channel hai, bachhe wahi sawal puchte hai, waha lag jayega ye?
    instagram wala chatbot chahiye milega
    facebook ad se jo inbox me msg aate hai unko kaun jawab dega, ye AI karega?
    sir insta ke liye bhi banate ho kya
    ji kripya bataiye instagram ke message bhi isme shamil hai ya nahi
    photographer hu, story pe reply aate hai raat ko, assistant unka uttar de payega?
    social media ke inbox ko ye kaise handle karega
    fb live me comment aate hai rate batao rate batao, automatic jawab ho jayega kya
    whatsapp to theek hai par mera dhandha insta pe hai, udhar bhi chalta hai?
    property dealer hu facebook marketplace se enquiry aati hai, waha reply karwa sakte hai
    telegram bot bhi bana ke doge?
    jaha bhi customer likhe insta ho ya fb, sab jagah jawab jayega kya
    DM automate karna hai instagram ka
    mere gym ke page pe log message chhod dete hai fb par, koi dekhta nahi, aapka assistant dekh lega?
    instagram aur facebook jod sakte hai kya isse
    musician hu, fans insta aur messenger pe likhte hai, kya unko bot jawab de dega
    ek bot instagram whatsapp aur website teeno pe
    sab channel pe ek hi assistant chahiye`,
  onOwnSite: `
    meri website pehle se hai uspe bot lag jayega?
    wordpress pe chalega kya
    wix wali site me chatbot add ho sakta hai
    site kisi aur ne banayi hai, aap usme assistant daal doge?
    nayi website nahi chahiye bas purani pe chat lagana hai
    shopify store bana hua hai usi me bot laga sakte ho kya
    kya chatbot ke liye nayi site banwani padegi
    aur agar website already bani hui ho to
    koi code milega jo apni site me paste kar du chatbot ke liye
    travel agency hai, site 5 saal purani hai wordpress ki, usme aapka assistant fit hoga?
    apni site pe lagwana hai ye chat wala
    hamare school ki website vendor ne di hai, us par chatbot chalu kar sakte hai kya
    website badalni nahi hai, sirf kone me AI chat chahiye
    domain aur site dono mere paas hai, bas assistant jodna hai
    bhai ki banayi hui website hai html me, bot lagega?
    mojuda website par hi chatbot mil jayega kya sir
    wordpress ka plugin dete ho kya apne bot ka
    clinic ki site chal rahi hai already, usi par ye jawab dene wala laga do
    pichle saal 15 hazar me site banwayi thi, dobara nahi banwa sakta, usme assistant aa jayega?
    godaddy se khud banayi thi website, usme aapka chatbot install hoga ki nahi
    dusre developer ki site ke upar bhi kaam karte ho, chatbot lagane ka
    photographer hu wix pe portfolio hai mast chal raha, bas chat add karna hai ho jayega?
    kripya bataye purani website ke saath ye assistant jud sakta hai kya
    woocommerce dukan hai online, bot isi pe baithega ya alag site banegi
    kaun kaun si website pe aapka bot lag sakta hai
    meri site meri hi rahe aur chatbot aapka ho, possible?
    blogger pe page hai mera kitabo ka, waha assistant laga sakte hai?
    hamari company ki apni website hai it team ne banayi, widget de doge kya uske liye
    website already hai, sirf chat lagana hai kitna lagega
    meri site pe chatbot lagane ka kya charge hai
    wordpress pe site bani hui hai bas bot chahiye, rate batao
    nayi website nahi chahiye, purani me chat jodne ka kharcha
    school ki website hai hamari usme chat ka daam kya hoga
    site meri khud ki hai, bot ka price kya
    shopify store pe sirf chat assistant dalna hai, kitne paise
    apni website pe bot lagwane ke kitne lete ho
    aur agar site pehle se ho to chat kitne me
    hotel ki site ready hai chat box lagwana hai kharch bataiye
    sirf chat add karna hai existing website me, cost?
    bhai ne site banayi thi clinic ki, usme AI chat kitne ka padega
    19999 lagega kya agar website meri apni ho aur bas chatbot dalna ho
    site ban chuki hai to sasta hoga na chat lagana, kitna
    mere page pe kone me chat chahiye jaisa aapka hai, kya lagega
    monthly kitna lagega apni website ke chatbot ka
    whatsapp nahi, keval meri website par bot ka rate
    domain site sab hai, assistant hi baki hai, uska price kya rakha hai
    NGO ki site me chat lagwane ka kul kharcha kitna aayega ji
    wix wali site me bot dalne ke charges
    developer ne bina chat ke site di, aap chat lagane ka kya loge
    humari travel site chal rahi hai usi me chat jodna hai budget kitna rakhu
    jo website hai usi par assistant baithana hai, fees?
    property wali website hai apni, sirf chatbot ke kitne honge
    lekhak hun, apni site hai, readers ke liye chat kitne me lagta
    bani banayi site me bot ghusana hai kam se kam kitna
    sirf chat ka quote do website mere paas hai
    website wala chat alag se kitne ka hai jab site apni ho`,
  foodOrders: `
    whatsapp pe khane ka order le lega kya
    dhaba hai mera, home delivery ka order le sakta hai?
    menu bhej ke order lega kya bot
    tiffin service hai, subah sab log msg karte hai aaj kya hai, order likh lega ye?
    zomato swiggy ke order bhi dekhega kya
    cafe hai, log likhte hai 2 coffee 1 burger, samajh jayega?
    aur agar raat 11 baje koi khana mangwaye to
    bakery wala hu, cake ka order flavour aur weight ke saath note karega?
    restaurant ke liye order lene wala bot chahiye
    delivery ka address aur item dono puch lega kya
    cloud kitchen chalata hu noida me, raat ko 60 order whatsapp pe aate hai, AI sambhal lega kya
    zomato ka commission bachana hai, seedha whatsapp pe order lena hai, ho payega?
    khana order karne ka system hai kya aapke paas
    pizza me extra cheese bina pyaz aise order bhi le lega?
    mithai ki dukan hai diwali pe dabbe ke order msg pe aate hai, bot le lega kya
    order ka total bill bhi batayega kya customer ko thali ginke
    ghar ka tiffin banati hu, orders ka hisab nahi rehta, ye bot orders le sakta hai?
    swiggy wale order isme aa sakte hai ya nahi
    customer bole aaj 2 roti extra ya aaj tiffin mat bhejna, ye yaad rakhega?
    sir kya assistant restaurant ka takeaway order le sakta hai kripya batayein
    biryani ki dukan hai, rush time me order chhoot jate hai, isse order pakka ho jayega kya
    aaj paneer khatam hai ye bolke order lega kya
    chinese van hai meri, chat se order aaye aur mujhe mil jaye bas
    momos ka order whatsapp par
    order change kare koi bich me, jaise 2 naan ki jagah 4, to bot sambhalega?
    juice corner hai home delivery karte hai colony me, order lene ka kaam bot kar lega na
    customer menu dekh ke whatsapp se hi dish choose kare aisa ho sakta hai
    kitchen tak order pahucha dega kya jo grahak chat me likhe`,
  numberAfter: `
    band karne ke baad mera number wapas milega?
    service chhod du to whatsapp number ka kya hoga
    number normal whatsapp pe wapas aa jayega kya baad me
    chhodne ke baad number kiske paas rahega
    aur agar 6 mahine baad band kiya to mere number ka kya
    bot hata diya to purani chats ud jayengi kya
    dukan ke board pe yahi number likha hai 12 saal se, aapko chhodu to number mera hi rahega na
    number phas to nahi jayega aapke paas
    service khatam hone par whatsapp number kaise wapas lu
    cancel karne ke baad wahi number phone wale whatsapp me chala sakta hu?
    clinic hai, mareez isi number pe likhte hai, aapka bot band kar diya to number mar jayega kya
    chat history milegi kya jab mai chala jaunga
    agar paise dena band kar du to mera whatsapp number block ho jayega?
    number le kar dusri company me ja sakta hu kya baad me
    kripya samjhaiye service samapt karne par number aur chat ka kya hota hai
    plan band kiya to number wapas dete ho?
    darr hai ki bot band karte hi mera purana number chala jayega
    number ka malik kaun hoga aakhir me jab contract khatam ho
    jab mai nikal jaunga to customers ki baatein delete kar doge kya
    kitne din me whatsapp number wapas mil jata hai chhodne ke baad
    gym wala hu, fasna nahi chahta, jaate waqt number release karoge ki nahi
    maan lo agle saal band kar diya, log usi number pe mujhe whatsapp kar payenge?
    whatsapp number free kaise hoga band karne pe
    api se hata ke number vapas sadharan business app me la sakte hai kya service chhodne par
    hum alag ho gaye to number mera ya aapka
    saari chat download karke number apne paas rakh sakte hai kya cancel ke time
    account close karoge to mere registered whatsapp number ka kya karoge
    ye assistant hamesha ke liye hata de to kya number pehle jaisa phone par chalega`,
  courier: `
    shiprocket se jud jayega kya bot
    parcel kaha pahucha ye courier se dekh ke bot bata dega?
    delhivery ki tracking bot me aa sakti hai
    hum saree bhejte hain DTDC se, log din bhar tracking puchte hain, bot courier se pata karke bolega kya
    blue dart ka status live dikhega customer ko whatsapp pe
    AWB number dale to kya bot bata payega kaha hai
    courier wali company se connection hota hai kya iska
    aur agar parcel courier hub me atka ho to bot ko pata chalega
    mai 3 courier use karta hu sabki tracking ek bot se hogi?
    india post speed post ki tracking bhi batayega kya
    kaun kaun se courier chalte hain tracking ke liye aapke bot me
    dukan se nikalne ke baad parcel ka pata bot rakh sakta hai kya courier se
    tracking link courier ka khud bhej de customer ko aisa hoga?
    transport se maal jata hai VRL se, dealer puchta hai kaha tak aaya, bot builty number se bata de
    instagram pe kapde bechti hu, delhivery se jata hai, tracking ka jawab de de bot to meri jaan chute
    courier api lagate ho kya
    kurier ka traking automatic chahiye
    out for delivery ka msg courier se utha ke customer ko bhej payega
    RTO ho gaya ya delivery fail hui to courier se bot ko khabar milegi kya
    customer bole parcel nahi aaya to bot courier me check karke jawab dega kya
    kripya batayein xpressbees aur ekart connect ho sakte hain ya nahi
    mithai ke parcel bahar bhejte hain courier se, grahak ko kab pahuchega ye bot bata sakta hai courier ke data se
    docket no se status batane wala bot banao
    shiprocket panel me jo status hota hai wahi bot bol de bas
    courier late kare to bot khud dekh ke customer ko samjha de
    kitabein bhejte hain post se, consignment number se jagah bata dega kya assistant
    delivery boy wali company dunzo porter se parcel kaha hai ye bata payega kya
    bluedart connect hota hai?`,
  botTakesPayment: `
    bot customer se paise le sakta hai kya
    UPI link chat me bhej dega kya grahak ko
    booking ke time advance bot hi le le aisa ho sakta hai
    coaching ki fees parents whatsapp bot se bhar payenge kya
    QR code khud bhejega kya payment ke liye customer ko
    patient se consultation fee chat me hi le lega bot?
    salon me log book karke aate nahi, bot pehle 200 rupay jama karwa le to
    aur agar grahak wahi pe pay karna chahe to bot kar lega kya
    phonepe gpay ka link bot bhejta hai kya
    order pakka hone ke baad bot paisa mang ke le sakta hai customer se
    razorpay ka link bot se customer ko jayega kya
    table book karne par token amount bot le payega
    bot ko pata chalega kya ki customer ne payment kar di
    gym ki mahine ki fees bot vasool kar lega kya members se
    homestay hai, guest se advance bot le kar room confirm kare
    cake order me log mukar jate hain isliye pehle payment bot se karwana hai ho jayega?
    chat me hi payment wala system customer ke liye
    photographer hu, 30 percent advance client se bot mang sakta hai kya link ke saath
    school fees ka link parents ko bot bheje aur fees aa jaye
    mere grahak bot ko paytm kar sakte hain kya
    NGO hai hamara, daan dene wale chat me hi paisa de payenge kya bot ke through
    kya bot bill bana ke customer se payment bhi collect karta hai
    travel agency - yatri se booking amount bot ke zariye le sakte hain?
    payment link bhejta hai bot?
    kripya bataye ki bot mere khate me customer ka paisa seedha dilwa sakta hai kya chat se
    udhaar wale customers ko bot payment link bhej ke paise mangwa sakta hai
    tuition ki mahine wali fees students se bot le le, mujhe mangna accha nahi lagta
    saree pasand aane par customer bot me hi upi kar de aisa chahiye`,
  leadsForgotten: `
    leads bhool jate hai hum
    99acres se lead aati hai par ladke call nahi karte
    indiamart ki enquiry ka jawab dena reh jata hai roz, kuch upay
    facebook se jo lead aate hai wo aise hi pade rehte hai
    staff wapas phone karna bhul jata hai, kya ilaj hai aapke paas
    property ka kaam hai, magicbricks wale customer ko time pe call nahi ho pata
    justdial ko paise deta hu par enquiry wale ko koi call hi nahi karta meri dukan se
    enquiry aati bahut hai par kho jati hai
    copy me number likhta hu phir yaad nahi rehta kisko call karna tha
    aur agar form se enquiry aaye aur hum dekhna bhul jaye to aap kya kar sakte ho
    coaching hai meri, admission ke time 100 call aate hai, aadhe logo ko wapas bataya hi nahi jata
    jab tak hum lead ko phone karte hai wo kahi aur se le chuka hota hai
    lead miss ho rahi hai bhai kuch karo
    koi system chahiye jisse ek bhi inquiry chhoote nahi
    reception wali ladki missed call wapas nahi lagati, customer chale jate hai
    follow up hi nahi hota hamare yaha, log bhool jate hai
    travel agency hai, fb form aur insta se poochtach aati hai, do din baad dekhte hai tab tak late
    main akela hu, enquiry ka call back karna dimag se nikal jata hai
    itni jagah se lead aati hai, sambhal nahi pate, bikhar jati hai
    sales wale lead pe dhyan nahi dete, aapke pas kya hal hai
    factory hai faridabad me, indiamart buyer bolte hai aap reply nahi dete. iska kuch solution?
    portal ki lead ko turant message chala jaye aisa kuch hai kya, hum to bhul hi jate hai
    sir hamari bahut si enquiries bina jawab ke reh jati hain, kripya sujhav dein
    gym me trial ke liye jo log puchte hai unka number register me hi reh jata hai
    lead barbad ho rahi h
    housing aur olx se call aate hai flat ke liye, busy me miss ho jate hai fir dhyan nahi rehta
    aap un logo ke liye kya banate ho jinki enquiry kho jati hai
    shaadi ki photography karta hu, season me poochne walo ko reply dena bhool jata hu
    ai agent office me kya kya kaam kar sakta hai
    99acres ki leads khud sort ho jayengi kya
    indiamart se roz 50 enquiry aati hai, kaam ki kaunsi hai ye bot bata dega?
    callback karna bhool jate hai staff wale, iska ilaj hai aapke pas?
    agent ka kaam kya hota hai mere office me
    mail, form, whatsapp sab jagah se log puchte hai, ek jagah list ban sakti hai kya
    justdial wali enquiry bhi sambhal lega agent?
    property ka kaam hai mera, portal se leads aati hai par follow nahi ho pata, ai kuch kar sakta hai
    kaun sa customer pehle phone karne layak hai ye agent bata sakta hai kya
    aur agar enquiry email pe aaye to wo bhi usi list me jayegi
    leads ki ranking chahiye
    kitne log puchte hai aur hum jawab dena bhool jate hai, kuch karwana hai
    travel agency hai, insta form whatsapp teeno se query, agent chhant dega na
    faltu leads alag aur asli leads alag ho sakti hai kya
    office ke kaunse kaam main ai ko de du
    gpt agent meri enquiries crm me khud daal dega?
    sir factory hai hamari, tradeindia aur indiamart se mail aate hai, unko padhke priority lagane wala chahiye
    koi bhi enquiry miss na ho aisa system bana doge kya
    naya lead aaye to naam number khud likh le, aisa agent milega?
    mujhe batao agent se kya kya karwa sakte hai, jaise enquiry chhantna
    magicbricks housing 99acres sabki enquiry ek sheet me aa jaye to maza aa jaye, hota hai?
    subah office khole to list mile kisko pehle call karna hai
    receptionist ki jagah agent enquiry dekh lega kya
    coaching me admission ki puchtach har taraf se aati hai, usko line se lagane ka kaam ai kar lega?
    jo garam party hai usko upar dikhaye, thande ko neeche, aisa kuch
    kripya batayein ai agent mere daftar ka kaunsa kaam apne upar le sakta hai
    do din se jisko jawab nahi gaya uski yaad dilayega kya agent
    website ke form se jo message aate hai unhe kaun padhega, aapka agent?
    99acres ki lead seedha crm me chali jaye aisa ho sakta hai
    website ke form ki enquiry zoho me apne aap aani chahiye
    indiamart justdial sab jagah se lead aati hai, excel me copy karte hai, hubspot me khud jaa sakti hai kya
    lead ki entry automatic ho jaye crm me
    leads ko chhant ke crm me daal dega aapka agent?
    magicbricks se aane wali leads staff haath se zoho me bharta hai, isko band karna hai
    property broker hu roz 60 lead portal se aati hai mail me padi rehti hai, sort hoke crm me jaye to maza aa jaye
    kya AI enquiry padh ke hubspot me contact bana sakta hai
    form bhara aur crm me naya record khul gaya, ye laga sakte ho?
    facebook ad ki leads system me kaun chadhayega, bot kar lega kya
    travel agency hai, teen portal se enquiry aati hai, sab ek crm me budget ke hisab se lag jaye
    aur agar lead email se aaye to vo bhi zoho me add hogi?
    roz do ghante lead copy paste me jate hai portal se software me
    coaching ke liye sulekha shiksha ki leads hamari CRM me khud aa jaye, kar doge
    google form ko zoho crm se jodna hai
    garam lead aur thandi lead alag karke crm me rakhe, aisa agent hai?
    hubspot me manual entry karte karte pareshan ho gaye
    hamari leads char jagah bikhri hai, ek crm me lana hai aur serious wali pe nishan
    portal ki lead crm me jaye aur sales wale ko assign bhi ho, hota hai kya
    tradeindia pe buyer ne pucha to wo direct zoho me dikhe, possible hai?
    bina typing ke nayi enquiry hamare CRM me kaise aaye
    instagram se jo lead aati hai usko customer database me dalwana hai automatic
    kripya bataye kya aap inquiry forms ko salesforce se connect karte hai
    mail me aayi puchtach se naam number nikaal ke crm bhar dega?
    school admission ki enquiry website se crm software me class ke saath chadh jaye
    leads sorting ka kaam AI se karwana hai fir pipedrive me save
    bitrix use karte hai hum, usme portal wali leads apne aap girni chahiye
    lead aate hi crm me entry ho aur category lag jaye, banate ho aisa?`,
  otherThanText: `
    photo bheje to samjhega?
    mareez parche ki photo bhejte hai, bot padh lega kya
    mere customer type nahi karte, audio bhejte hai, chalega?
    catalogue ki pdf apne aap bhej dega kya customer ko
    boutique hai meri, ladies design ka screenshot bhejti hai aur rate puchti hai, bot dekh sakta hai kya
    brochure bhejna ho to bot bhej sakta hai
    aur agar koi likhne ke bajaye bol ke message kare to
    flat ki photos customer ko whatsapp pe bot bhejega kya
    sirf text padhta hai ya image bhi
    menu card ki photo bhejni hoti hai har kisi ko, ye kaam bot karega?
    pdf file khol ke samajh leta hai kya ye
    medical store hai, doctor ki parchi ki pic aati hai, assistant samajh payega?
    hindi me bola hua voice msg sunke reply dega?
    log payment ka screenshot dalte hai, bot ko pata chalega kya
    t shirt printing karta hu, log logo ki file bhejte hai, uska kya karega bot
    gaane ki tarah audio wala message aaye to kya karta hai assistant
    product ki tasveer dikha sakta hai chat me?
    kya bot price list pdf me share kar deta hai
    buzurg log voice hi bhejte hai whatsapp par, unki baat samjhega ki nahi
    sir tour package ki itinerary pdf customer ko khud chali jaye aisa ho sakta hai
    image document audio sab support karta h kya
    sofa ki photo bhej ke bolte hai aisa hi bana do, bot kya jawab dega aise me
    kya ye awaaz wale message ko text me badal ke jawab deta hai
    banquet hall ke video aur photo poochne walo ko bhejne hai bot se
    bachche sawal ki photo kheench ke bhejte hai, bot dekh paega
    report ki pdf patient bheje to kya hota hai
    catlog photo ke sath bhejega ya khali likh ke batata hai
    log list ki photo bhejte hai bot padh lega kya
    voice note bhej de customer to samjhega
    bot photo samajhta hai kya
    voice note bheje to reply karega?
    cake ki photo dekh ke rate batayega?
    pdf bhejne pe bot padh lega kya
    prescription ki photo samjh lega kya ye
    customer log type nhi karte bas voice bhejte hain, bot sun ke jawab de payega kya
    dress ki pic bhej ke puchte hai ye kitne ki hai, to bot photo se price bata dega?
    medical store hai mera, log parcha ki photo daalte hain. bot usko pad sakta hai ya nahi
    agar koi gaadi ke part ki image bheje to bot pehchan lega konsa part hai?
    audio msg hindi me aaye to bhi bot samjhega ya sirf likha hua hi samajhta hai
    mai ghar se cake banati hu, 10 me se 8 customer pinterest ki photo bhej ke likhte hain aisa chahiye kitna lagega. kya bot us photo ko dekh kar andaza se rate bata sakta hai ya mujhe hi dekhna padega
    boutique hai mera Lucknow me aur ladies log blouse design ke screenshot bhejti rehti hain din bhar, silai kitni hogi puchti hain. text ka to theek hai par kya bot screenshot dekhke jawab de payega?
    humari bike spare parts ki dukan h, mechanic log gande haath se type nhi karte, ya to tute part ki foto ya 30 second ka voice note bhej dete hain. aapka bot ye dono cheeze handle karega kya
    printing press chalata hu bhai, party log pdf file bhejte hain card ya brochure ki aur turant rate mangte hain. bot pdf khol ke pages dekh ke rate de sakta h ya sirf likhe hue message ka hi reply karta hai`,
}
