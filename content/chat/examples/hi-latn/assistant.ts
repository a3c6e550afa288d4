import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const romanisedAssistant: Examples<typeof assistant> = {
  language: `
    bot maithili bolega
    bangla me jawab dega kya
    tamil samajhta hai
    gujarati me baat karega customer se
    kaun kaun si bhasha aati hai bot ko
    hindi samajhta hai kya
    hinglish me jawab dega
    punjabi me baat karega
    customer tuti footi english likhte hain samjhega
    tamil bangla aati hai
    mere customer hindi me likhte hain
    bot angrezi bolta hai kya
    haryanvi samjhega
    galat spelling likhe to samjhega
    hindi me chalega bot
    dehati bhasha samajhta hai
    gaon ke log hai angrezi nahi aati, bot hindi me bolega na
    bot hindi bolega
    punjabi me baat karega kya
    hinglish samjhega
    marathi gujarati aati hai bot ko
    kaunsi bhasha me jawab deta hai
    galat spelling samajh lega
    english me bhi jawab dega
    tamil me baat karega
    customer hinglish likhte hai samjhega
    hindi me bolega ya sirf english
    punjabi aati hai kya bot ko
    english nahi aati hindi me baat karo`,
  languageSong: `
    bhojpuri gaana banega
    punjabi me gaa sakte ho
    gaana kis bhasha me banta hai
    punjabi gaana banega
    bhojpuri me jingle bana doge
    english song bhi banate ho
    gaana marathi me chahiye
    haryanvi gana ban jayega
    bhojpuri gana banega
    punjabi gana bana doge
    haryanvi me jingle
    gaana punjabi me ban sakta hai
    bhojpuri me jingle
    haryanvi gaana banega`,
  languageSchool: `
    hindi medium school hai chalega
    worksheet hindi me milegi
    parents ko hindi me message jayega
    quiz hindi me ban jayega
    teacher training kis bhasha me
    hindi medium school ke liye hai`,
  keepNumber: `
    mera number wahi rahega
    number badalna padega kya
    mera wahi number chalega
    naya sim lena padega
    purana whatsapp number band ho jayega
    mere number pe hi bot lagega kya
    whatsapp apne phone me chala paunga phir bhi
    number same rahega na
    board pe jo number likha hai wahi rahega
    dusra phone lena padega kya
    naya number lena padega kya
    mera purana number hi rahega
    isi number pe bot lag jayega
    dusri sim chahiye kya
    mera whatsapp band to nahi ho jayega
    purani chat ud jayegi kya
    board pe jo number chhapa hai wahi rahega
    naya sim lena padega kya
    number band to nahi ho jayega
    mera whatsapp number wahi chalega
    personal whatsapp bhi chalta rahega kya
    purane customers ko naya number dena padega
    padosi bolta hai bot se number band ho jata hai
    suna hai whatsapp number chala jata hai
    mera khud ka number use hoga na
    customer ko kaun sa number dikhega
    mere hi number se jawab jayega kya`,
  mistake: `
    galat bol diya to
    bot ne galat daam bata diya to
    mujhe dar hai ki kuch ulta seedha bol dega
    galat jawab de diya to
    galti karta hai kya bot
    customer ko ulta seedha bol diya to
    kitna sahi jawab deta hai
    bharosa kar sakte hain jawab pe
    galat daam bata diya to
    man se to nahi banata jawab
    ulta jawab de diya to kya hoga
    kitna sahi bolta hai
    bot galti karta hai kya
    galat rate bol de to
    kuch ulta seedha bol diya to customer ko
    galat appointment de diya to
    bot ne galat rate bata diya to kya hoga
    kitni galti karta hai
    jhooth to nahi bolega customer se
    ulta seedha jawab de to kaun dekhega
    galti hui to kaun theek karega
    ek hi time do logo ko de diya to`,
  cannotAnswer: `
    bot ko jawab na aaye to
    kuch ulta sawal pucha to kya karega
    jawab nahi aata ho to kya karega
    mushkil sawal pooch liya to
    bot atak gaya to
    samajh nahi aaya bot ko to
    customer aadmi se baat karna chahe to
    jo sikhaya nahi wo pooch le to
    jo nahi aata uska kya karega
    ajeeb sawal aaya to
    bot ko nahi pata to kya karega
    jawab na aaye to
    mushkil sawal aaya to
    customer ne kuch alag pucha to
    jo use nahi pata wo puchha to
    atak gaya to kya karega
    jawab na aaye to customer ko kya bolega
    andaza lagata hai ya bolta hai pata nahi
    bot jawab na de paye to kaun dega`,
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
    bot ki chat main dekh sakta hu
    khud jawab dena ho to
    bot ko rok ke main likhu
    main khud bhi jawab de sakta hu beech me
    chat dekh sakte hain kya bot ki
    staff beech me bol sakta hai kya
    kya kya baat hui wo dikhega
    bot ne kya bola wo padh sakte hai
    mere haath me control rahega na`,
  medical: `
    mareez dawai puche to
    mareez dawai pooche to
    bot ilaj bata dega kya
    patient ne bimari batai to kya bolega
    emergency me patient likhe to
    kaun si goli khani hai ye pooche to
    dawai batayega kya bot
    mareez ne dawa puchi to
    ilaaj ki salah dega
    mareez dawai puche to bot kya bolega
    dawa ki matra batayega kya
    bukhar ke baare me puchha to
    bimari ka ilaj to nahi batayega
    emergency me kya bolega`,
  consent: `
    sab customer ko ek sath offer bhejna hai
    kharide hue number pe message bhej sakte hai
    bina puche message bhej sakte hain kya
    number block to nahi hoga offer bhejne se
    kharidi hui list pe message bhej du
    customer message band karwana chahe to
    spam me to nahi jayega
    whatsapp ban kar dega kya
    permission leni padegi kya
    anjaan logo ko msg bhej sakte hain
    log mana kare to message band hoga
    whatsapp number ban to nahi hoga
    bina puche message bhejna sahi hai kya
    sabko offer bhejna legal hai
    block kar diya whatsapp ne to
    jo customer mana kare use message nahi jayega na
    kharide hue number pe bhej sakte hai
    sabko bhej sakte hain bina puche
    whatsapp ban to nahi karega
    log stop kaise kare
    mere paas 2000 number hai sabko bhej du`,
  shopPlatforms: `
    order excel me likhti hu, chalega?
    mere order register me likhe hai, bot chalega?
    insta pe bechti hu, order sheet me hai
    shopify ke saath chalega
    woocommerce se judega
    amazon pe bechta hu chalega kya
    excel me order likhte hain chalega
    meesho wali dukan me lagega
    meri website ke order padh lega
    flipkart se jud sakta hai
    woocommerce hai mera
    meesho amazon pe chalega
    mera store software se judega
    shopify se jud jayega
    woocommerce pe chalega
    mere order excel me hai chalega kya
    amazon pe bechte hai usme
    meesho seller hu chalega
    apni website se judega order dekhne ke liye`,
  calendar: `
    google calendar se judega
    double booking to nahi hogi
    mera calendar dekh lega kya
    register me likhte hain appointment, chalega
    bot ko kaise pata ki kab khali hu
    mere appointment diary se jud jayega
    mera calendar dekh ke time dega
    do doctor ke alag calendar hai`,
  tools: `
    razorpay se connect hoga kya
    hamare billing software se jud jayega
    payment gateway se jod sakte ho
    hamare purane system se jud sakta hai kya
    mere billing software se jud jayega
    enquiry seedhe zoho me chali jaye
    tally se jud jayega
    zoho me data jayega kya
    google sheet me likh dega
    hamare software se jud sakta hai
    kaun kaun se software judte hain
    hospital wale software se connect hoga
    billing software ke saath chalega
    excel me data jayega kya
    apne software se jodna hai
    tally se connect hoga
    excel me daal dega kya
    zoho se jod doge
    hamare software se jud payega
    google sheet me entry karega
    zoho me lead chali jayegi
    google sheet me entry ho jayegi`,
  night: `
    raat me bhi jawab dega
    sunday ko chalega kya
    dukan band ho tab kaun jawab dega
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
    24 ghante chalta hai kya
    dukan band hone ke baad bhi
    sunday ko chalega
    24 ghante chalu rahega kya
    raat 2 baje message aaye to`,
  bookings: `
    jo puch ke gayab ho jate hai unko dobara message karega
    mareez ko yaad dilayega kya
    parents ko demo class yaad dilayega
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
    appointment le lega bot
    patient ko yaad dilayega
    log bhool jate hai appointment, yaad dila dega kya
    table booking ho jayegi
    mareez khud time le sakenge
    flat dikhane ka time fix kar dega
    booking cancel ho sakti hai bot se
    mareez khud time le sakte hai
    appointment yaad dilayega
    log aate nahi hai time leke, yaad dila sakta hai
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
    return wale sawal sambhal lega
    log din bhar order kahan hai poochte hain
    order le sakta hai kya whatsapp pe
    cod ke bare me jawab dega
    maal kahan pahucha ye batayega
    size hai ya nahi batata hai
    order kaha pahucha ye bata dega
    parcel ka status batata hai kya
    stock bata dega
    size available hai ye bata payega
    order le lega kya whatsapp pe
    din bhar log order puchte hai
    order kaha pahucha bata dega
    parcel kab aayega ye batayega
    size aur stock ka jawab dega
    return ka jawab dega
    customer puchte hai order kaha hai`,
  updates: `
    jawab khud badal sakta hu ya har baar call karna padega
    rate badal gaya to bot me kaun badlega
    time badla to kaise update hoga
    jawab badalne ke paise lagenge
    naya product aaya to kaise jodenge
    menu har hafte badalta hai
    chhote mote badlav free hain kya
    fees badli to bot me kaise badle
    naya rate daalna ho to
    rate badle to kaun badlega
    menu badal gaya to
    bot me naye daam kaise daale
    chhote badlav ka paisa lagega
    kal dukan band hai ye bot ko kaise batau
    rate badla to kaun badlega
    naya doctor aaya to extra lagega
    timing badalne ka paisa
    daam badal gaye to bot me badalwana
    har mahine menu badalta hai`,
  benefit: `
    bot lagane ka fayda kya
    mujhe bot kyu chahiye
    isse mera kya bhala hoga
    paise vasool hai kya
    clinic me kya kaam aayega
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
    paisa vasool hai kya
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
    sirf whatsapp pe bechta hu
    bot ke liye site zaroori hai kya
    sirf whatsapp hai mere paas
    pehle website banani padegi kya`,
}
