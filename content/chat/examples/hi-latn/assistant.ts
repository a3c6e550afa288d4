import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const romanisedAssistant: Examples<typeof assistant> = {
  language: `
    bot maithili bolega
    sindhi marwadi samjhega
    bangla me jawab dega kya
    tamil samajhta hai
    gujarati me baat karega customer se
    kaun kaun si bhasha aati hai bot ko
    mix bhasha samajh leta h kya
    hindi samajhta hai kya
    hinglish me jawab dega
    punjabi me baat karega
    bot urdu me likhega kya
    kis kis zubaan me reply karta hai
    customer tuti footi english likhte hain samjhega
    tamil bangla aati hai
    mere customer hindi me likhte hain
    bot angrezi bolta hai kya
    haryanvi samjhega
    customer marathi me puchega to kya karega
    galat spelling likhe to samjhega
    hindi me chalega bot
    dehati bhasha samajhta hai
    gaon ke log hai angrezi nahi aati, bot hindi me bolega na
    telugu bolne wale customer bhi h unka kya
    bot hindi bolega
    mere grahak aadhi hindi aadhi english likhte h
    punjabi me baat karega kya
    hinglish samjhega
    angrezi kamzor hai, bot hindi likhe to thik
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
    english nahi aati hindi me baat karo`,
  languageSong: `
    bhojpuri gaana banega
    punjabi me gaa sakte ho
    gaana kis bhasha me banta hai
    punjabi gaana banega
    maithili geet ban payega kya
    bhojpuri me jingle bana doge
    english song bhi banate ho
    tamil me jingle possible hai
    gaana marathi me chahiye
    ragni ya lok geet bana loge
    haryanvi gana ban jayega
    bhojpuri gana banega
    gana rajasthani me chahiye
    punjabi gana bana doge
    nepali me gaana hoga kya
    haryanvi me jingle
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
    hindi medium school hai chalega
    worksheet hindi me milegi
    parents ko hindi me message jayega
    training angrezi me hogi ya hindi me, hamare sir log hindi wale h
    parents urdu bolte hai unko urdu me msg jayega
    worksheet dono bhasha me milegi kya
    quiz hindi me ban jayega
    teacher training kis bhasha me
    hindi medium school ke liye hai
    lesson plan hindi medium ka banta hai kya
    gaon ke parents angrezi nahi padh sakte message kis bhasha me jata h
    notes english medium ke liye bhi milte hai`,
  keepNumber: `
    mera number wahi rahega
    number wahi rahe bas itna chahiye
    number to nahi badlega mera
    number badalna padega kya
    number portable hai kya, isi pe laga do
    mera wahi number chalega
    naya sim lena padega
    visiting card pe jo no hai wahi rakhna h
    purana whatsapp number band ho jayega
    mere number pe hi bot lagega kya
    whatsapp apne phone me chala paunga phir bhi
    number same rahega na
    board pe jo number likha hai wahi rahega
    phone me whatsapp chalu rahega ya nikal jayega
    dusra phone lena padega kya
    naya number lena padega kya
    mera purana number hi rahega
    isi number pe bot lag jayega
    jo number sab ke paas hai usi pe bot chalana hai
    dusri sim chahiye kya
    mera whatsapp band to nahi ho jayega
    purani chat ud jayegi kya
    board pe jo number chhapa hai wahi rahega
    naya sim lena padega kya
    number band to nahi ho jayega
    whatsapp business app pehle se chala raha hu usi number pe ho jayega
    business wala whatsapp hai mere paas pehle se, number bachega?
    mera whatsapp number wahi chalega
    naya whatsapp number khareedna padega ya isi pe
    mera number already business whatsapp pe hai, kya karna hoga
    personal whatsapp bhi chalta rahega kya
    purane customers ko naya number dena padega
    apna chalta hua no. use kar lu kya isme
    padosi bolta hai bot se number band ho jata hai
    whatsapp number nahi badalna mujhe kisi haal me
    10 saal purana number hai wo nahi chhodna
    suna hai whatsapp number chala jata hai
    mera khud ka number use hoga na
    customer ko kaun sa number dikhega
    mere hi number se jawab jayega kya`,
  mistake: `
    galat bol diya to
    galat rate bata diya customer ko to nuksan kiska
    bot ne galat daam bata diya to
    mujhe dar hai ki kuch ulta seedha bol dega
    galat jawab de diya to
    galti karta hai kya bot
    customer ko ulta seedha bol diya to
    kitna sahi jawab deta hai
    bharosa kar sakte hain jawab pe
    kabhi kabhi AI jhooth bol deta h, aapka bhi?
    galat daam bata diya to
    man se to nahi banata jawab
    bot ulta jawab de de tab
    kitna bharosa kare ki galat nahi bolega
    ulta jawab de diya to kya hoga
    kitna sahi bolta hai
    bot galti karta hai kya
    agent ne galat mail bhej diya to kya hoga
    galat rate bol de to
    kuch ulta seedha bol diya to customer ko
    galat appointment de diya to
    hisaab me gadbad kar di bot ne to
    bot ne galat rate bata diya to kya hoga
    AI mann se bana ke bol deta hai suna h
    kitni galti karta hai
    jhooth to nahi bolega customer se
    discount galat bata diya usne to
    agent galat kadam utha le to bachav kya hai
    galat booking le li to
    galat cheez sikh li bot ne to kaise badloge
    bot ki galti kaise theek hoti hai
    ulta seedha jawab de to kaun dekhega
    galti hui to kaun theek karega
    delivery ka din galat bol diya bot ne to kaun sudharega
    ek hi time do logo ko de diya to`,
  cannotAnswer: `
    bot ko jawab na aaye to
    kuch ulta sawal pucha to kya karega
    bot atak gaya to aage kaun sambhalega
    jawab nahi aata ho to kya karega
    mushkil sawal pooch liya to
    usko nahi pata hoga to chup rahega kya
    tedha sawal aa gaya to
    naya sawal pehli baar aaye to
    mushkil sawal aane par bot kya bolta hai
    bot atak gaya to
    kisi ne ajeeb sawal puchha to kya karega
    sawal samajh na aaye to kya reply karega
    samajh nahi aaya bot ko to
    customer aadmi se baat karna chahe to
    jo sikhaya nahi wo pooch le to
    jo nahi aata uska kya karega
    ajeeb sawal aaya to
    bot ko nahi pata to kya karega
    jo cheez use pata nahi wo puch li kisi ne
    agar use jawab nahi mila to mere paas aayega kya
    jawab na aaye to
    mushkil sawal aaya to
    customer ne kuch alag pucha to
    jo use nahi pata wo puchha to
    unsuljha sawal kaha jata hai
    atak gaya to kya karega
    bot fans gaya kisi sawal me to mujhe batayega
    jawab na aaye to customer ko kya bolega
    andaza lagata hai ya bolta hai pata nahi
    jo sawal bot se na bane wo kise milega
    bot jawab na de paye to kaun dega`,
  humanLike: `
    bot insaan jaisa bolta hai kya
    customer ko pata chalega ki bot hai
    machine jaisa to nahi lagega
    kya wo batata hai ki main bot hu
    awaaz robot jaisi hai kya
    mareez ko lagega ki receptionist se baat ho rahi hai?
    pyaar se baat karta hai ya machine ki tarah
    mere style me likh sakta hai kya
    log samjhenge insaan hai
    bilkul natural lagta hai kya reply
    bot ka tone kaisa hai
    customer ko shak to nahi hoga ki computer hai`,
  takeOver: `
    bot kya bol raha hai main dekh sakta hu
    beech me main khud jawab de sakta hu
    saari chat dekhne ko milegi
    control mere haath me rahega
    staff bhi chat me jawab de sakta hai
    bot ko rok ke khud likhu
    kya kya baat hui kaise pata chalega
    main bhi beech me likh sakta hu na
    uski saari baatein dikhengi mujhe
    main beech me baat kar sakta hu
    main bot ko hata ke khud baat kar sakta hu kya
    bot ki chat main dekh sakta hu
    kisi khas grahak se khud baat karni ho to
    khud jawab dena ho to
    sari chat padhne ko milti h?
    bot ko rok ke main likhu
    chat pe nazar rakh sakte h kya
    main khud bhi jawab de sakta hu beech me
    bot ko chup karke staff jawab de sakta hai?
    beech me mai khud type kar du to
    bot kya bol raha hai mujhe dikhega
    mai jab chahu khud baat sambhal lu aisa hai kya
    chat dekh sakte hain kya bot ki
    staff beech me bol sakta hai kya
    kya kya baat hui wo dikhega
    bot ne kya bola wo padh sakte hai
    mere haath me control rahega na`,
  botRules: `
    bot galat discount de diya to
    bot mere bina puche sasta to nahi kar dega
    kya bot customer se mol bhav karega
    bot koi jhootha wada to nahi karega
    bot ko kaise bataun ki kya nahi bolna
    kya main tay kar sakta hu bot kya bole
    bot apni marzi se daam to nahi batayega
    bot ke niyam kaun banata hai`,
  medical: `
    mareez dawai puche to
    emergency wala patient msg kare to
    mareez dawai pooche to
    bot ilaj bata dega kya
    patient ne bimari batai to kya bolega
    emergency me patient likhe to
    kaun si goli khani hai ye pooche to
    dawai batayega kya bot
    mareez report bhej ke puchhe ki thik hai ya nahi
    bp ki goli band karu ya nahi aisa puche to
    symptoms likh de koi to kya bolega
    mareez ne dawa puchi to
    ilaaj ki salah dega
    dawa ki dose puch li to bot kya karega
    mareez dawai puche to bot kya bolega
    koi bukhar ki goli pooche to
    dawa ki matra batayega kya
    bukhar ke baare me puchha to
    bimari ka ilaj to nahi batayega
    emergency me kya bolega
    pet dard likh ke bheje koi to bot doctor ban jayega kya`,
  consent: `
    sab customer ko ek sath offer bhejna hai
    kharide hue number pe message bhej sakte hai
    bina puche message bhej sakte hain kya
    number block to nahi hoga offer bhejne se
    bazaar se kharide hue number pe bhej sakte h
    baar baar offer bhejne se log block karenge, rokne ka tarika hai?
    kharidi hui list pe message bhej du
    customer message band karwana chahe to
    purane sab number pe diwali msg maar du kya
    mere register me jitne number hai un sab par offer bhej du, theek hai kya
    jinhone pehle kharida tha unko offer bhejna galat to nahi
    bina puchhe sabko bhej sakte h kya offer
    spam me to nahi jayega
    whatsapp ban kar dega kya
    permission leni padegi kya
    anjaan logo ko msg bhej sakte hain
    customer bole msg mat bhejo to
    log mana kare to message band hoga
    whatsapp number ban to nahi hoga
    bina puche message bhejna sahi hai kya
    sabko offer bhejna legal hai
    block kar diya whatsapp ne to
    jo customer mana kare use message nahi jayega na
    spam to nahi manega whatsapp
    marketing msg ke liye permission leni padti h?
    list me jinke number hai unko bina puche msg ja sakta hai?
    stop likhne par msg aana ruk jayega
    jisne mana kar diya usko bhi jayega kya message
    jinka number hai un sabko bhejna allowed hai kya
    kharide hue number pe bhej sakte hai
    koi na chahe to list se kaise hatega
    sabko bhej sakte hain bina puche
    kisi ko offer nahi chahiye to wo kaise hatega
    whatsapp ban to nahi karega
    log stop kaise kare
    mere paas 2000 number hai sabko bhej du`,
  botModel: `
    mera bot kaunse ai model par chalega
    mere bot ke andar kaunsa ai lagega
    bot chatgpt se chalega ya kisi aur se
    jo bot bana ke doge usme kaunsa dimag hai
    bot gpt par bante hain ya gemini par
    aap kaunsa llm use karte ho bot ke liye
    bot me konsi technology lagti hai
    ai model khud ka hai ya kisi aur ka
    customer bot ke peeche kaunsa ai hai
    kya main bot ke liye model chun sakta hu
    bot ka model badal sakte hai kya
    bot kis cheez se banate ho technically`,
  followUps: `
    bot baar baar message to nahi karega
    kitni der pehle yaad karata hai
    kitni baar yaad dilata hai
    reminder kab jata hai
    appointment se kitne ghante pehle msg jata hai patient ko
    jisne pucha par book nahi kiya usko bot phir likhta hai?
    jo poochh kar gayab ho gaya use dobara message jata hai kya
    puch ke gayab hone wale ko kitni baar message jata hai
    reminder kab jata h patient ko
    jo rate puch ke chale gaye unko phir likhega kya
    ek hi baar likhta hai ya baar baar tang karta hai
    reminder usi din aata hai ya ek din pehle
    customers pareshan to nahi honge itne message se
    follow up kaise hota hai
    appointment se kitna pehle yaad dilata hai
    log block kar denge agar bot zyada message kare
    ek hi follow up hota hai ya roz
    kitni baar yaad dilata hai aane se pehle
    reply na aaye to bot phir se likhega?
    baar baar yaad dila ke tang to nahi karta
    follow up kitni baar karta hai
    appointment se ek din pehle msg jayega
    kal ki booking ki yaad aaj hi dila dega kya
    yaad dilane wala msg kab nikalta hai
    reminder ek din pehle ya usi din
    follow up karta hai kya bot
    inquiry wale ko dobara msg jayega, kitni baar
    inquiry karke chup ho gaye unka kya
    patient ko do baar reminder jata hai kya`,
  shopPlatforms: `
    order excel me likhti hu, chalega?
    mere order register me likhe hai, bot chalega?
    insta pe bechti hu, order sheet me hai
    wix store se chalega kya
    google sheet me orders likhte h hum
    shopify ke saath chalega
    meesho amazon pe bechta hu uspe chalega
    woocommerce se judega
    amazon pe bechta hu chalega kya
    excel me order likhte hain chalega
    meesho wali dukan me lagega
    meri website ke order padh lega
    kaun kaun si online dukan se judta hai
    woocommerce wali site h meri
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
    google calendar se judega
    hamare diary wale slot kaise pata honge use
    staff ki apni calendar hai usme jud jayega
    takkar ho gayi booking me to, do log ek waqt
    double booking to nahi hogi
    google calendar se judta h?
    slot clash hone ka dar hai
    do customer same slot le lenge kya
    doctor ki chhutti calendar me h, tab booking nahi lega na
    mera calendar dekh lega kya
    ek slot do baar bik gaya to
    jo calendar phone me hai usi me aayega na appointment
    register me likhte hain appointment, chalega
    ek kursi do logo ko mil gayi to
    teen doctor hai teeno ki alag calendar, sab jud jayenge
    bot ko kaise pata ki kab khali hu
    do staff ki alag alag booking, gadbad to nahi hogi
    mere appointment diary se jud jayega
    har stylist ka apna time hai, bot sambhal lega calendar
    ek hi samay pe do mareez to nahi aa jayenge
    mera calendar dekh ke time dega
    outlook calendar chalega kya
    do doctor ke alag calendar hai`,
  tools: `
    razorpay se connect hoga kya
    hamare billing software se jud jayega
    kya kya jod sakte ho isme
    payment gateway se jod sakte ho
    hamare purane system se jud sakta hai kya
    mere billing software se jud jayega
    enquiry seedhe zoho me chali jaye
    tally se jud jayega
    zoho me data jayega kya
    excel aur drive se connect ho jayega kya
    razorpay jud jayega kya bot se
    google sheet me likh dega
    odoo se baat karega agent
    hamare software se jud sakta hai
    kaun kaun se software judte hain
    salesforce chalega kya
    hospital wale software se connect hoga
    billing software ke saath chalega
    hubspot use karte hai hum, jud jayega?
    excel me data jayega kya
    hamare purane software ke sath chal payega
    apne software se jodna hai
    tally se connect hoga
    tally busy marg inse connect hota h kya
    excel me daal dega kya
    zoho se jod doge
    kaun kaun se software se judta hai ye
    hamare software se jud payega
    google sheet me entry karega
    zoho me lead chali jayegi
    google sheet me entry ho jayegi
    gmail aur google sheet se agent kaam karega kya`,
  night: `
    raat me bhi jawab dega
    raat 2 baje msg aaya to
    hum 9 baje so jate h uske baad ka msg
    sunday ko chalega kya
    dukan band rehti h tab kya hoga
    chutti wale din bhi reply jayega kya
    dukan band ho tab kaun jawab dega
    turant reply karta hai ya ruk ke
    itwar ko bhi chalu rehta hai bot
    bot jawab dene me kitni der lagata hai
    24 ghante chalta hai
    so raha hu tab bhi reply karega
    kitni jaldi jawab deta hai bot
    ek saath kitne logo ko jawab de sakta hai
    raat 12 baje bhi reply karega
    chhutti ke din bhi chalega
    raat ko bhi jawab dega
    2 baje raat ko message aaya to
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
    jo puch ke gayab ho jate hai unko dobara message karega
    mareez ko yaad dilayega kya
    parents ko demo class yaad dilayega
    khali slot khud dikhata h kya
    appointment se pehle message jayega
    jo book nahi karte unko follow up karega
    appointment le lega kya
    mareez ko yaad dilayega
    booking cancel kar sakte hain customer
    reminder kab jata hai
    time badalna ho to bot kar dega
    log time le ke aate nahi hain
    table booking ho jayegi kya
    jo puch ke gayab ho gaye unko message karega
    follow up karta hai kya
    log aate nahi time leke, yaad dilayega kya
    booking khud le lega
    puchh ke chale gaye unko dobara message karega
    kal ki appointment parso karna ho to bot kar dega
    appointment le lega bot
    patient ko yaad dilayega
    book karke na aane wale kam honge kya
    class ki seat rakh lega?
    table book ho jata hai kya isse
    log bhool jate hai appointment, yaad dila dega kya
    turf ki booking le payega
    table booking ho jayegi
    mareez khud time le sakenge
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
    time khud badal sakte hai log`,
  orders: `
    order kahan pahuncha ye bata dega
    parcel ki jaankari dega customer ko
    stock hai ya nahi bata dega
    size rang pooche to batayega
    mera saman kab aayega ye sawal ka jawab
    return wale sawal sambhal lega
    log din bhar order kahan hai poochte hain
    return policy bata dega kya khud
    order le sakta hai kya whatsapp pe
    delivery kitne din me, ye bhi bot batayega kya
    mere customer ka refund status bot dekh lega
    cod ke bare me jawab dega
    kaunsa colour bacha hai batata h
    maal kahan pahucha ye batayega
    size hai ya nahi batata hai
    order kaha pahucha ye bata dega
    parcel ka status batata hai kya
    maal hai ki khatam ye grahak ko bata dega bot
    stock bata dega
    COD hai ya nahi, ye sab jawab de dega
    order id daal ke status mil jayega
    size available hai ye bata payega
    order le lega kya whatsapp pe
    log design aur colour puchh puch ke dimag kha jate h
    din bhar log order puchte hai
    grahak ko order cancel ya badalna ho to bot se ho payega
    khareedne ka link bhejta hai kya
    M size hai ya nahi ye bata payega
    order kaha pahucha bata dega
    wapsi ka niyam bhi samjha dega
    gift pack hota hai kya, aise sawal online shop pe
    parcel kab aayega ye batayega
    cake ya saman ready hua kya, ye bot bata sakta hai
    product ke sawal, jaise kapda kaisa hai, jawab dega
    parcel ki jaankari khud de dega?
    catalogue dekh kar rang aur naap batata hai kya
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
    jawab khud badal sakta hu ya har baar call karna padega
    naya doctor join hua, bot me add karoge free me?
    timing change ho to paise lagenge kya
    rate badal gaya to bot me kaun badlega
    time badla to kaise update hoga
    jawab badalne ke paise lagenge
    naya product aaya to kaise jodenge
    menu har hafte badalta hai
    chhote mote badlav free hain kya
    fees badli to bot me kaise badle
    naya rate daalna ho to
    rate badle to kaun badlega
    chhutti ki soochna bot me dalwani ho to
    jawab badalwane ka alag charge h kya
    menu badal gaya to
    naya product aaya to usko kaise bataye
    bot me naye daam kaise daale
    menu har hafte badalta hai hamara
    chhote badlav ka paisa lagega
    kal dukan band hai ye bot ko kaise batau
    rate badla to kaun badlega
    naya doctor aaya to extra lagega
    fees badha di to bot ko kaise pata chalega
    timing badalne ka paisa
    daam badal gaye to bot me badalwana
    rate badal gaye to bot me kaun badlega
    har mahine menu badalta hai`,
  benefit: `
    bot lagane ka fayda kya
    mujhe bot kyu chahiye
    bot ke bina bhi chal raha hai phir kyu lu
    isse mera kya bhala hoga
    paise vasool hai kya
    clinic me kya kaam aayega
    samay bachega kya
    abhi to sab theek chal raha hai phir kyu lu
    samay kaise bachega
    kya fayda hoga mujhe
    kyu lagwau
    bot se mujhe kya fayda
    iski zaroorat kyu hai
    receptionist hai to bot kyu lu
    mere business me kya kaam aayega
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
    website nahi hai to bhi chalega
    bina website ke bot lag jayega
    sirf whatsapp hai hamare paas
    website hona zaroori hai kya bot ke liye
    website nahi hai mere paas
    bina website ke bot chalega
    site banwani padegi kya pehle
    meri koi site nahi, sirf whatsapp h
    sirf whatsapp pe bechta hu
    bina website wale ke liye bhi hai kya
    bot ke liye site zaroori hai kya
    website nahi hai chalega?
    sirf whatsapp hai mere paas
    pehle website banani padegi kya`,
}
