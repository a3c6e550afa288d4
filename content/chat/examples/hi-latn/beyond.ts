import type { beyond } from '#content/chat/topics/beyond.ts'
import type { Examples } from '../examples.ts'

export const romanisedBeyond: Examples<typeof beyond> = {
  codOrders: `
    cod order confirm karta hai kya
    fake order bahut aate hain cod pe, bot rokega kya
    RTO kam hoga isse?
    customer COD dalta hai phir parcel lene se mana kar deta hai, koi ilaaj hai
    bhejne se pehle bot pooch le ki sach me chahiye ya nahi, aisa ho sakta hai
    meri kapdo ki online dukan hai, aadhe cash on delivery parcel wapas aa jate hain
    har COD wale ko phone karke confirm karna padta hai, ye kaam bot kar dega?
    aur agar kisi ne galat address dal ke farzi order kar diya to pakdega?
    wapas aane wale parcel se bahut nuksan ho raha hai
    delivery pe paisa dene wale order ko whatsapp par verify karwana hai
    jo confirm na kare uska cod order apne aap cancel ho jaye, possible?
    log mazak me order kar dete hain cash pe, bot kuch karega iska
    dono taraf ka courier kharcha mujhe lagta hai jab COD reject hota hai, bot se bachega kya
    cosmetics bechti hu online, COD fraud se pareshan hu
    kya aapka assistant haan ya na puchta hai cash on delivery pe
    return to origin ka koi solution dijiye
    bhaiya 100 me se 35 cod parcel laut aate hain, kam karwa sakte ho?
    nakli order pehchan lega kya bot
    COD walo se pehle hi pakka karwa lena chahta hu ki lenge ya nahi
    cash on delivery confirmation ka message jata hai kya customer ko
    COD order confirm kar dega bot?
    RTO bahut aa raha hai, kya bot customer se pehle pooch lega
`,
  marketplaces: `
    meri kitab amazon par bechne me madad karoge
    flipkart par saman daal doge kya
    amazon pe bechta hu, bot chalega?
    flipkart se connect hoga kya
    meesho ke order dekh payega bot
    indiamart se leads aati hain, unka jawab bot de sakta hai?
    meri apni website nahi hai, sirf amazon flipkart pe maal bikta hai
    aur meesho wale customer ke message bhi yahi dekhega kya
    indiamart ki enquiry roz 40 aati hai, turant reply ho jaye to kaam ban jaye
    amazon seller account jod sakte ho kya
    justdial aur indiamart ki lead whatsapp pe le aao, hoga?
    teen jagah bechta hu, amazon, flipkart, jiomart, sabka order ek bot bataye
    myntra ya ajio support karte ho
    meesho supplier hu, mere liye kaunsa bot kaam ka hai
    amazon ke buyer messages ka reply automatic ho sakta hai
    snapdeal pe meri dukan hai, wahan ka order status bot batayega kya
    sirf shopify likha hai, flipkart ka kya
    tradeindia pe dealer dhundhte hain hume, unko bot jawab de payega?
    online marketplace wale seller ke liye bhi hai ye?
    etsy pe handicraft bechti hu, uske saath judega kya
    indiamart lead manager se bot ko jodna hai
    jo portal pe mera maal lagta hai un sab ke naam bata do jo bot se judte hain
    Meesho aur Flipkart ke order bhi dekh lega kya
    IndiaMART ki leads pe auto reply ho sakta hai?
`,
  severalStaff: `
    do doctor hain, dono ka time alag
    har stylist ke apne customer hain, bot kar lega?
    clinic me teen doctor baithte hain, ek bot sabka time dekhega?
    customer apni pasand ka trainer chun sake, hoga kya
    salon me 6 ladkiyan hain sabka apna calendar chahiye
    aur agar mareez sirf Dr Meena ko hi dikhana chahe
    skin wale doctor mangalwar ko aate hain, dant wale roz, ek hi bot me?
    char nai hain dukan me, sahi wale ke paas booking karega?
    price har doctor ka alag lagega ya poore clinic ka ek
    coaching me maths sir aur science madam ke slot alag alag hain
    ek stylist ke paas ek time pe do log na aa jayein, dusre khali ho tab
    polyclinic hai, 11 doctor alag alag samay pe, itne sambhal lega?
    yoga studio me paanch teacher, kiski class kab hai bot batayega kya
    facial sirf ek hi beautician karti hai, bot ko ye pata hoga?
    grahak bole mujhe Raju bhaiya se hi baal katwane hain
    staff ke hisab se alag alag timing set hogi?
    ek business bot me kitne staff ke calendar lag sakte hain
    do physiotherapist hain, din alag hain, bot confuse to nahi hoga
    vakeelon ki firm hai teen vakeel, sabki meeting ek assistant rakhega?
    har doctor ka apna schedule
    do doctor hain alag alag time par, ek hi bot se dono ki booking hogi?
    parlour mein 4 ladkiyan hain, customer apni pasand ki stylist le sakti hai kya
`,
  feeReminders: `
    parents ko fees ka reminder?
    school ki fees baaki hai ye parents ko bot yaad dilayega
    har mahine tuition fees maangni padti hai, message kar dega kya
    coaching hai 60 bacche, aadhe late dete hai fees, auto reminder chahiye
    10 tareekh se pehle pending fees ka message parents ko jayega?
    dance class ki fees whatsapp pe yaad karani hai
    aur ek hafte me fees na aaye to dubara yaad dilaye
    quarter ki fees ka message amount ke saath ja sakta hai kya
    parents se paise maangne me sharam aati hai, bot maang le
    parent communication me fees due ka notice bhi aata hai?
    tution padhata hu, bas mahine ki fees yaad dilwani hai bacchon ke ghar
    der se fees dene wale guardians ko pyar se yaad dilao
    har parent ko bataye ki kitni fees baki hai aur kab tak
    exam fee ki last date ghar walon ko yaad dila de
    fees defaulter ko apne aap notice bhejna hai
    music academy, parents mahine ki fees bhool jate hai
    humara accountant 200 parents ko fees ke liye phone karta hai
    bus fees aur hostel fees due ho to mummy papa ko message
    school ke kisi tool me fees due yaad dilane ka kaam hai kya
    fees time pe nahi aati, koi automatic tarika batao parents ko yaad dilane ka
    fees ka reminder parents ko apne aap jayega kya
    har mahine fees ke liye yaad dilana padta hai, ye kaam bot kar lega?
`,
  feePayment: `
    school fees online jama
    parents aapke system se fees bhar sakte hai kya
    tuition fees upi pe lena hai receipt ke saath
    400 bacchon ki fees collection ke liye koi tool hai
    kisne fees di kisne nahi di uski list chahiye
    parent fees bhare to raseed apne aap bane
    aur kya parent wahi pe bachi hui kisht dekh ke bhar payega
    coaching ki fees ke liye students ko payment link
    smart school me fees jama hoti hai kya
    fees wale din counter pe lambi line lagti hai, online lena chahte hai
    class wise fees ka khata aur baki, ho payega?
    humari fees register me likhi jati hai, digital collection chahiye
    fees lete waqt late fine apne aap jud jaye
    institute ke liye fees payment ka page bana doge?
    bacchon ki fees ki pdf raseed automatic chahiye
    mahine ki tuition ka paisa lene ke liye aapka kaun sa tool hai
    sab class ki fees dues list accountant ko ek screen par dikhe
    hostel aur mess ki fees ghar baithe jama ho sake
    parents puchte hai card se fees de sakte hai kya, abhi sirf cash lete hai
    fees vasooli aur hisab ka software hai aapke paas school wala
    fees online jama karne ka system milega? receipt bhi chahiye
    coaching me kisne fees di kisne nahi, iska hisaab rakhega kya
`,
  reportCards: `
    report card banane wala?
    humare school ke report card bana sakte ho
    exam ka result parents ko whatsapp pe bhejna hai
    test ke number har parent ko apne aap jaye
    marksheet taiyar karne ka koi tool hai kya
    half yearly ke number bharo aur pdf report card nikle
    aur coaching me har test ke baad number ghar bheje
    CBSE format ki progress report banegi kya
    teacher hafta bhar haath se report card likhte hai, madad chahiye
    rank aur grade kaun sa tool nikalta hai
    bacchon ke marks parents tak kaise jayenge, kis tool se
    result wale din bheed hoti hai, roll number se online result chahiye
    report card ke remark AI likh de, ho sakta hai?
    600 bacchon ka term result, parents ko marks ka message
    smart school me parents apne bacche ke number dekh payenge?
    tuition ke weekly test ka score guardian ko bhejna hai
    grading help se final report card bhi banta hai kya
    nursery bacchon ka progress card comment ke saath
    school ke logo wali marksheet print karke dete ho?
    parinam patra banane aur ghar bhejne ka kaam hota hai kya aapke yahan
    report card ban jayega isse? marks hum daal denge
    weekly test ke number parents ko whatsapp pe bhejne hai
`,
  songRelease: `
    gaana spotify pe daal sakte hai kya
    youtube pe upload karu to copyright strike aayega?
    mera gaana jiosaavn apple music pe release karoge
    gaane se kamai hui to royalty kiski
    AI wala gaana youtube pe monetize hota hai ya nahi
    instagram reels me mera gaana audio ban ke aaye
    distrokid se distribution aap karte ho?
    content id ka claim aa gaya mere gaane pe to kya karenge
    aur agar gaana viral ho gaya aur paise bane to
    sab platform pe gaana publish karwana hai
    IPRS me gaana register kar sakta hu kya
    facebook pe gaana dalte hi mute to nahi ho jayega copyright me
    jingle ko jio airtel ki caller tune banwana hai
    mere naam se artist banke gaana app pe aaye
    AI awaaz hai to youtube paisa band kar dega kya
    streaming se kamana hai aapke banaye gaane se, kaise
    koi aur mere gaane pe youtube me daava kar de to
    kripya mera single launch karne me madad kare spotify pe
    kya spotify AI awaaz wale gaane leta hai
    gaana banane ke baad release bhi aap karoge ya mujhe khud karna padega
    gaana YouTube aur Spotify par daal sakta hu, monetize hoga?
    reel me lagane par copyright claim to nahi aayega?
`,
  numberBlocked: `
    number ban to nahi hoga
    whatsapp block kar dega kya bot se
    ye official api hai ya jugaad
    dost ka number bulk software se block ho gaya tha, mera bhi hoga?
    10 saal purana number hai, chala gaya to barbaad ho jaunga
    online bechta hu, automation pe meta ban karega kya
    aur log spam report kare to number gaya?
    pehle ek tool se mera number band hua tha, aapka tarika approved hai?
    bot lagana whatsapp ke niyam ke khilaf to nahi
    account suspend nahi hoga iski guarantee hai
    number safe rahega ya risk hai bot me
    agar bot ki wajah se whatsapp ne number uda diya to
    web whatsapp wala hack use karte ho ya asli api
    suna hai bot se account band ho jata hai
    ek baar 24 ghante block hua tha, ab bot lagane se darr lagta hai
    clinic ka number har board pe likha hai, bot se ban ho gaya to?
    meta se approved hai kya ye cheez
    zyada message gaye to block karenge kya wo
    auto reply se account restricted hone ka khatra
    asli whatsapp service hai ya do number ka bot
    number ban to nahi ho jayega?
    official WhatsApp API hai kya, block ka dar hai
    number block to nahi ho jayega whatsapp se?
    yeh official whatsapp API hai ya jugaad wala? ban ka dar hai
`,
  oldChats: `
    purani chat ud jayegi kya
    number shift karne pe whatsapp group ka kya hoga
    contact save hain wo rahenge ya jayenge
    normal whatsapp usi number pe chalta rahega?
    7 saal ki customer chat hai phone me, bot lagne pe delete hogi kya
    aur mere group aur broadcast list bhi saath aayenge?
    chat history transfer ho jati hai kya
    backup lena padega number move hone se pehle purane msg ka
    coaching ke 40 parents group isi number pe hain, bachenge?
    phone se whatsapp hatana padega kya bot wale number ke liye
    client ki purani baatein khona nahi chahta
    business service me jane ke baad status aur group chalenge
    purani photo aur voice note gayab ho jayengi?
    darr hai ki number jodte hi chat me likhe sare order mit jayenge
    hara wala whatsapp app band ho jayega ya chalega number shift ke baad
    family group se nikal jaunga kya jab number api pe jayega
    purane message safe hain na number badalne pe service me
    bot lagne ke baad phone wala app logout ho jata hai?
    mere saved contacts ka kya hota hai jab number move hota hai
    pichli chats naye app me dikhengi ya nahi
    purani chat delete to nahi hogi?
    number shift hone ke baad mere phone mein WhatsApp chalega ya nahi
`,
  staffAccess: `
    kitne staff use kar sakte hain
    teen receptionist apne apne phone se jawab de sakti hain?
    hum do partner hain, dono ko inbox dikhna chahiye
    multi user login hai kya
    ek hi phone pe chalega ya kai phone pe
    biwi aur main dono customer ko reply karte hain, ho payega bot ke saath
    salon me 6 ladkiyan hain, sabko message dikhe
    aur manager bhi apne mobile se chat sambhal sakta hai?
    inbox me kitne log jud sakte hain
    har karamchari ka alag login milega?
    school office me paanch log hain, sab parents ki chat ka jawab de payenge
    munim ko bhi chat padhne ka access dena hai
    extra user ka alag paisa lagta hai kya
    malik aur staff dono ek saath chala sakte hain
    4 mobile pe ek saath khulega kya
    receptionist chhod de to uska access hata sakta hu
    chat kisi ek staff ko de sakte hain kya
    hotel me 3 shift hai, alag alag log inbox dekhenge, chalega?
    kitne bande customer ko jawab de sakte hain isme
    do teen phone me ek hi number ka inbox
    mere do ladke bhi reply kar sakte hain kya same number se
    kitne phone mein chalega yeh?
    meri receptionist bhi chat dekh sakti hai kya, ya sirf main?
    kitne staff ek saath login kar sakte hain
`,
  writtenContract: `
    likhit agreement hota hai kya
    contract sign karenge na
    sab kuch likh ke doge ya sirf baat pe
    zubani baat pe bharosa nahi, koi signed kagaz milega?
    mera CA contract ki copy mangta hai, banate ho?
    stamp paper pe agreement karte ho kya
    aur agar mujhe MOU chahiye to?
    hospital ke liye proper service agreement chahiye, milega kya
    kaam se pehle kis cheez pe sign hota hai
    sirf whatsapp pe baat hogi ya legal kagaz bhi banega
    jo features bole wo likhit me kaha hoga
    trust ka school hai, bina likha padhi ke paisa nahi nikalta
    NDA aur contract dono pe dastakhat kar sakte hai?
    ek baar muh zubani vaade me fas chuka hu, is baar likhit chahiye
    work order dete ho ya agreement
    humari company ka vendor agreement hai, usme sign kar doge
    order pakka hone ka koi likhit praman milta hai?
    kripya bataye client ke saath anubandh hota hai ya nahi
    e-sign wala document bhejte ho shuru karne se pehle
    pakka kagaz chahiye jisme dono ke sign ho
    koi likhit agreement hoga kya
    contract sign karte ho ya bas baat par kaam?
`,
  officeAddress: `
    office ka address do
    aapka office exactly kaha hai
    office aa sakta hu kya
    delhi me kaunsi gali
    paise dene se pehle milne aana hai, pata batao
    seedha aake mil sakte hai aisa office hai?
    kis metro station ke paas ho
    pin code aur building number?
    nehru place me baithte ho ya noida me
    office ki google map location bhejo
    aur agar kagaz courier karne ho to kis pate pe
    sirf delhi likha hai, pura pata do
    chandni chowk me dukan hai meri, aapke yaha aa jau kya
    asli office hai ya ghar se kaam karte ho
    kaha aake aapko aur aapka setup dekh sakta hu
    bill ke liye pura dak pata chahiye
    shop number batao, aaj delhi me hi hu
    office ka landmark batao auto se aana hai
    site pe address nahi hai shak hota hai, baithte kaha ho
    shanivar ko office visit kar sakte hai kya
    office ka poora address bhejo
    delhi mein office kahan hai, aa sakta hoon?
`,
  whatIsBot: `
    ye cheez kaam kaise karti hai, samajh nahi aaya
    yeh kaam kaise karta hai aasan bhasha me batao
    bot hota kya hai aur karta kya hai
    ye chatbot hota kya h
    AI agent matlab kya hota hai bhai
    bot koi aadmi hai ya machine?
    assistant kya cheez h simple me batao
    chatbot koi app hai kya phone wala
    mujhe computer ka kuch nhi pata, aap bataiye ye bot karta kya hai exactly
    sir ye AI assistant jo likha hai website pe iska matlab samjha do aasan bhasha me
    bot bot sab bol rahe hain par ye hai kya, koi insaan baith ke reply karta hai kya
    namaste, chat bot ka naam suna hai bas. ye kaam kaise krta hai thoda samjhaiye
    AI agent aur chatbot ye sab kya hota h, hum purane zamane ke log hain
    meri kapde ki dukan hai 20 saal se, beta bol raha tha papa bot lagwa lo. mai to samjha hi nahi ki bot kya hota hai, koi machine aati hai dukan pe ya phone ke andar hi kuch hota hai?
    hello ji, mai ek chhota sa clinic chalati hu aur computer bilkul nahi aata, reception wali ladki ne aapki site dikhai. pehle ye batao ki ye assistant hai kya, koi ladki phone uthati hai ya apne aap chalta hai
    bhaiya kal association ki meeting me sab AI agent AI agent kar rhe the, mai chup baitha raha kyuki kuch palle nhi pada. bachche ko samjhane jaise batao na ye cheez kya hai aur kya karti hai
    main hardware store chalata hu, padosi ne bola whatsapp pe bot laga hai uske yaha. mujhe lagta tha robot hoga haha. seedhi bhasha me batao ye hota kya hai aur apne aap kaise bolta hai
    chatbot kya hota hai
    bot matlab kya
`,
}
