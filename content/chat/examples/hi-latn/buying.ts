import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const romanisedBuying: Examples<typeof buying> = {
  process: `
    kaam kaise hota hai
    aage kya hoga agar haan bol du
    shuru kaise kare
    haan bolne ke baad kya hoga
    kaam ka tarika kya hai aapka
    pura process samjhao
    form bharne ke baad kya hota hai
    agla step kya hai
    kya karna padega mujhe aage
    kaise chalta hai ye sab shuru se aakhir tak
    kaam kaise aage badhta hai
    aap kaam kaise karte ho
    ab aage kya karna hai
    haan kar di to kya hoga
    shuruaat kaise hogi
    kaise shuru kare
    step by step batao
    order dene ke baad kya
    pura process kya hai
    sabse pehle kya karna hai
    advance ke baad kya hoga
    haan bol diya ab aage kya
    kaam kaise shuru hota hai
    pura tareeka batao
    pehla step kya hai
    shuru se end tak kaise hota h
    sabse pehle kya karna hoga`,
  processBot: `
    bot kaise lagate ho
    bot me kya bolna hai ye mai bataunga ya aap
    clinic ka bot kaise banega
    bot banane ka tarika samjhao
    bot ko hamari jaankari kaise pata chalegi
    booking wala bot chalu hone se pehle kuch din trial run hota h?
    bot ke jawab pehle kaun likh ke deta hai
    chalu karne se pehle hum check kar sakte h kya bot
    bot ko kaun sikhata hai
    bot live hone se pehle test kar sakte hain
    bot ko hamare kaam ke bare me kaise batate ho
    salon ka bot lagana ho to kya kya karte ho
    whatsapp pe bot kaise judta hai
    bot lagane ka tarika kya hai
    bot ko hamare rate kaise pata honge
    bot ka test kaun karega pehle
    phone me kuch install karna padega kya
    hamare rate aur timing bot me kaun dalega
    staff test kar lega kya pehle
    bot kaise lagta hai
    whatsapp se bot kaise judega
    bot lagane me mujhe kya karna padega
    bot ki testing kaun karta hai
    bot ko meri dukan ke bare me kaise pata chalega
    pehle ghar walo se test karwa sakte hai bot
    reception wali ladki pehle try kar le to chalega
    bot banne ke baad kaun check karega
    bot ka setup aap karoge ya main
    clinic me bot kaise lagega step by step
    clinic me bot kaise chalu hota hai
    customers ko dikhane se pehle hum aazma le?
    bot ko rate kaise sikhaoge
    bot ko jawab kaun sikhata hai
    bot ko mere rate kaise pata chalenge
    bot lagne me kya kya hota hai
    bot kaise lagega mere number pe
    bot lagane ki puri prakriya bata do
    bot ko sikhata kaun hai
    live hone se pehle khud chala ke dekh sakte hai
    chalu karne se pehle test hoga kya
    bot set karne me mujhe kya karna hai`,
  processShop: `
    bot ko mere product kaise pata chalenge
    online dukan ka bot kaise banta hai
    catalogue kaise doge bot ko
    return ka niyam bot ko kaise sikhega
    500 product hain kaise dale jayenge
    saare product khud type karne padenge kya
    delivery charge ke rule kaise samjhaoge bot ko
    rate list ki photo bhej du to chalega
    kya excel me product bhejna padega
    discount ke niyam bot ko batane ka tarika
    dukan ka link de du to kaafi hai?
    rate list ki photo khinch ke bhej du chalega na
    mere paas sirf photo h saman ki, kaam chalega
    mere 500 product bot me kaise jayenge
    catalogue pdf me hai, chalega?
    catalogue kaise du
    online store ka bot kaise banta hai
    saman ki list whatsapp kar du kya
    bot ko hamare niyam kaise pata honge
    catalogue kaise du aapko
    bot ko stock kaise pata chalega
    meri online dukan me bot kaise lagega
    online dukan ka bot kaise taiyar hota hai
    catalogue kaise dalega
    product list kis tarah bheje
    bot kabhi kya wada na kare, wo kaise set hota h`,
  processWebsite: `
    website kaise banate ho
    website ka design pehle dikhaoge
    site banne ke steps kya hain
    site ka kaam kaise chalta hai
    website ka pehla draft kab dikhega
    website final hone se pehle dekh sakta hu
    website banane ka tarika kya hai
    purana flyer aur photo bhej du to site ban jayegi
    site banane me aap kya karte ho step by step
    website ke liye shuruat kaise karte h
    mujhe likhna nahi aata, site ka matter aap banaoge
    website ka content kaun likhega
    pehla design kab dikhaoge
    pamphlet ki photo se website bana sakte ho kya
    site kaise banti hai aapke yaha
    text aur photo kaun deta hai website ke liye
    pehla draft kab aur kaise dikhega
    website me likhna kya hai ye kaun likhega
    bas photo aur do line bhej du to site ho jayegi?
    site ke liye teen pasand ki site bhejni hoti hai?
    photo kaun dega website ke liye
    website ka design pehle dikhaoge kya
    design pehle dikhaoge
    site me likhega kaun`,
  processSong: `
    gaana kaise banate ho
    gaane ke liye kya batana padega
    pehle thoda sun sakte hain kya gaana
    jingle banane ka tarika
    gaane ki kahani voice note me bhej du
    gaana pura hone se pehle sunaoge
    gaane ke bol kaun likhega
    pehle sunate ho ya seedha final
    gana kaise banta hai
    gane ke liye kya batana padega
    gana banwane ka tarika kya h
    hamari kahani sun ke aap hi likhoge gaana?
    gana banwane ka tareeka
    pehle thoda sunaoge kya
    gaana kaise banta hai
    pehle sunne ko milega kya
    jingle ka kaam kaise hota hai
    kahani kaise bataye gaane ke liye
    sirf naam aur mood batau to gaana ban jata hai
    gaane me kya kya batana padta hai
    gaane ki kahani kaise batau
    gaana kaun likhega
    bol kaun likhta hai
    dhun kaun banata hai
    voice note bhej du gaane ke liye
    lyrics mai du ya aap likhoge`,
  processSchool: `
    pehle ek class me try kar sakte hai
    do teacher se shuru kare to
    school me ye kaise shuru hota hai
    pehle do teacher se try kar sakte hain
    school me kaise lagega ye tool
    hamare school me lagane ka process
    pure school ke liye ek saath lena padega kya
    ek class me pehle test kare
    school me kaise lagega ye
    teacher kaise shuru karenge
    pehle ek class me try kar sakte hai kya
    school me dhire dhire lagana ho to
    ek hi subject se shuru kar sakte hai?
    school me kaise shuru hoga
    teachers ke saath pehle kya karte ho
    pure school me lagane se pehle do teachers pe dekh le
    school me shuru kaise karte h
    shuru me kitne teacher use karenge`,
  processAgent: `
    agent kaise banate ho
    agent apne aap sab kar dega kya
    agent ko kaise rok sakte hain
    agent galat kare to band kaise karu
    agent ki limit kaun tay karta hai
    agent bina puche to kuch nahi karega
    agent par control rahega mera?
    agent ko beech kaam me band kar sakte h
    gpt agent kaam kaise shuru karta hai
    agent bina permission mail bhej dega kya
    agent ki lagam kiske haath me
    agent ne kya kiya kaise dekhu
    ai agent kaise banega
    chatbot ko hamare document kaise sikhaoge
    agent kaise kaam seekhta hai
    ek tap me agent ruk jata h kya
    agent ko rokna ho to
    agent ka har kadam dikhta hai kya mujhe
    agent rukta nahi ho to band kaise kare
    agent kaise banaya jata hai
    agent akele kaam karega ya mujhse puchega
    agent kaise banta hai
    crm kaise jodte ho
    agent kya bina puche kuch kar dega
    gpt agent lagane ke step`,
  processCreative: `
    video ki script kaun likhta hai
    kitab ka video kaise banta hai
    kitab ka link kaafi hai kya
    pandulipi bhejne ke baad kya hoga
    kitab ka draft video pehle dekh sakte hain
    book video ka kaam kaise hota hai
    author site ke liye kya karte ho shuru me
    plan ek page ka milta hai na pehle
    kitab bheju kaise, pdf
    video ka plan pehle batate ho?
    book video ka draft dikhaoge
    lekhak ki website kaise banegi
    manuscript ka kitna hissa chahiye video ke liye
    puri kitab bhejni padegi ya kuch panne
    video ke liye kya bhejna hai
    author website kaise banegi
    kitab padhoge kya pehle`,
  howLong: `
    kitna time lagega
    kab tak ho jayega
    kitne din me de doge
    kab milega
    kitne hafte lagte hain
    jaldi se jaldi kab
    delivery kab tak
    quote kab tak aayega
    time kitna lagta h
    kab tak milega
    kitne din ka kaam hai
    time kitna lagta hai banne me
    kab tak mil jayega bana ke
    kitne din lagenge
    kitna time lagta hai
    aaj order du to kab milega
    kitne hafte me taiyar
    kab tak mil jayega
    pakka do hafte me ho jayega
    kaam kab tak nipat jayega
    pakka do hafte lagenge, pichla wala 3 mahine laga diya tha
    sach me do hafte me ho jata hai
    kitna waqt lagega sab me
    pichle wale ne bahut time lagaya tha, aap kitna loge`,
  howLongBot: `
    bot kab tak chalu ho jayega
    clinic ka bot kitne din me
    whatsapp bot banne me kitna samay
    diwali se pehle bot ho jayega kya
    bot lagne me kitne hafte
    bot kab se jawab dena shuru karega
    bot agle hafte tak ho jayega kya
    agle mahine tak bot lag jayega?
    bot kitne din me chalu hoga
    bot kab tak lag jayega
    customer bot ready hone me time
    whatsapp bot banne me kitna time
    bot lagne me hafta lagega kya
    aaj paisa du to bot kab se chalega
    bot diwali tak ban jayega
    bot kab tak chalu hoga
    kab se chalu ho jayega whatsapp bot
    somvar se shuru kare to bot kab chalega
    salon wala bot kitne din me
    diwali se pehle bot ho jayega`,
  howLongWebsite: `
    website kitne din me banegi
    website me kitna samay
    site kab tak ready
    online store banne me kitna time
    website mahine ke end tak ho jayegi
    portfolio site kab tak
    site kab tak bana doge
    site kab tak live hogi
    das din me website ho jayegi
    meri dukan ki site kab khulegi
    site banne me kitna time lagega
    app kitne din me banegi
    online store kab tak ban jayega
    ek hafte me website ho jayegi kya
    website kab tak banegi
    site kitne din me
    portfolio site kitne din
    abhi haan bolu to site kab`,
  howLongSong: `
    10 din me gaana ban jayega
    shaadi se pehle gaana mil jayega kya
    ek hafte me gaana ho jayega
    gaana kitne din me ban jayega
    jingle kab tak milega
    shaadi 10 din me hai gaana ho jayega
    15 din me gaana ho jayega
    gaane ka pehla namuna kab sunaoge
    gaana kab sunne ko milega pehli baar
    birthday song kal tak
    gana kitne din me milega
    jingle kab tak ban jayegi
    gana kab sunaoge
    shaadi 20 ko hai gana ban jayega tab tak
    gaana kitne din me
    jingle kab tak
    shaadi ka gana kitne din me milega
    shaadi 12 ko hai gaana ho jayega tab tak
    jingle kab milega
    kavita wala gaana kitna time lega`,
  howLongOther: `
    kitab ka video kitne din me
    school ka tool kab chalu hoga
    agent banne me kitna samay
    crm jodne me kitne din
    quiz maker kab se use kar sakte
    avatar kab tak ban jayega
    avatar kitne din me banta hai
    crm jodne me kitna time
    agent banne me kitna time lagta
    avatar banne me kitne din
    lesson plan tool kab se chalu
    lesson plan kab se milenge
    avatar banne me kitna samay`,
  urgent: `
    bahut jaldi chahiye
    aaj hi kar do
    kal tak chahiye bot
    urgent hai bhai
    do din me kar do paisa zyada le lo
    kal hi chahiye
    jaldi me hu thoda
    emergency hai parso program hai
    abhi ke abhi chahiye
    kal subah tak ho jaye
    bahut urgent hai
    teen din me chahiye
    jaldi kar doge kya
    kal tak ban sakta hai
    3 din me bot laga do
    friday se pehle chahiye
    is hafte me karna hi hai
    parso udghatan hai, ho payega
    jaldi ka alag paisa lagta hai
    parso udghatan hai, website ho jayegi
    kal chahiye
    bahut jaldi hai
    do din me ho sakta hai
    aaj hi karna hai
    bahut jaldi me hu bhai`,
  delay: `
    late ho gaya to
    time par nahi diya to kya hoga
    mai saman late bheju to
    deri hui to penalty doge
    meri taraf se der ho gayi photo dene me to
    photo dene me der ho gayi to date badlegi kya
    time pe nahi diya to
    late hua to paisa kam karoge
    der ho gayi to kya
    penalty hai kya late hone pe
    late hua to
    aap der karo to penalty
    time pe nahi diya to kya
    do hafte bolke chaar hafte laga diye to
    der ho gayi to kya milega mujhe`,
  needFrom: `
    mujhe kya kya dena hoga
    gaane ke liye kya bheju
    kya taiyari karni padegi
    website ke liye kya bhejna hai
    likhna mujhe padega kya website ka
    aapko humse kya chahiye
    photo dene padenge kya
    bot ke liye kya jaankari chahiye aapko
    mere paas content nahi hai
    gaane ke liye kya kya batau
    meri taraf se kya chahiye
    kya kya ready rakhu
    bas rough notes hai mere paas, chalega?
    photo aur likhai kaun karega site ki
    kya kya kagaz chahiye bot ke liye
    mujhe kya dena padega
    kya kya taiyar rakhu
    photo dena padega kya
    mujhse kya kya chahiye aapko
    chalu karne ke liye mere se kya kya loge
    decision kaun lega hamare yaha, ek hi banda chahiye?
    kaun si jankari chahiye aapko
    mere taraf se kya chahiye
    photo text sab mai du?
    bot ke liye kya details chahiye
    website ke liye kya samaan du
    mujhse kya chahiye
    mujhe kya karna padega shuru karne ko
    kya kya dena padega mujhe
    kaun se photo bhejne hai
    shuru karne ko kya lagega mere taraf se
    taiyari kya rakhu`,
  quote: `
    quotation kaise mangu
    rate ka quote kaise lu
    mujhe order karna hai
    karwana hai, aage bolo
    quotation bhej do
    lena hai mujhe
    shuru kar dete hain
    book kar do mera
    kaise kharidu
    mujhe ye chahiye kya karu
    estimate bana ke do
    haan mujhe banwana hai bot, aage batao
    haan le lunga, bill banao
    final rate kaise milega
    order kar du kahan se
    banwana hai final
    theek hai shuru karte hai
    order karna hai
    quote bhej do
    mujhe lena hai kaise lu
    rate pakka karwana hai mera case dekh ke
    main taiyar hu aage kya
    sirf do line likh du to rate bata doge
    likhit me rate bhejo
    final karte hai
    mujhe lena hai bot
    kharidna hai kaise kare
    estimate bana do
    chalo shuru karte hai
    mere case ka sahi rate chahiye
    haan karna hai shuru karo`,
  quoteForm: `
    form me phone dena zaroori hai kya
    quote wale form me kya bharna hai
    quote form me kya kya bharna hai
    form me budget likhna padega kya
    phone number diye bina quote milega
    form me kaun si jaankari deni hogi
    form me mera budget 25 hazar se kam hai, option hai kya
    quote form me itni cheeze kyu puchte ho
    form me kya kya bharna hai
    form me ghar ka address dena padta hai kya
    form me budget kya likhu
    form me budget likhna jaruri h kya
    bina number diye quote milega
    form bharne pe baar baar call to nahi aayega`,
  skills: `
    mujhe computer nahi aata
    chalana mushkil to nahi
    main zyada padha likha nahi hu chala lunga
    coding aani chahiye kya
    technical cheez samajh nahi aati mujhe
    mere staff ko aayega chalana
    phone se ho jayega ya computer chahiye
    seekhne me time lagega kya
    mujhe mobile bhi theek se nahi aata
    mujhse nahi chalega ye computer wala
    padhai nahi ki zyada phir bhi chalega na
    asan hai na chalana
    main padha likha kam hu chala paunga
    sab apne aap hoga ya mujhe karna padega
    mere staff ko english nahi aati chala lenge
    mushkil to nahi hai chalana
    sikhna padega kya kuch
    laptop chahiye kya iske liye
    computer nahi aata chala lunga
    staff padha likha nahi hai chalega
    mushkil to nahi chalana
    computer ka gyaan zero hai, chala lunga?
    staff padha likha nahi, use kar payega
    mujhe dar lagta hai computer se
    coding seekhni padegi kya
    kabhi aisa kuch chalaya nahi
    meri mummy chala legi kya ye`,
  fixedPrice: `
    rate fix hai kya
    baad me rate to nahi badhaoge
    agent ka kam zyada rate kis par depend karta h
    jo daam likhe hai wahi lagenge na ya badh jayenge
    range me kyu likha hai daam
    rate me itna range kyu h
    25 se 50 hazar kyu, sahi rate kya hai
    20 se 40 hazar me mera kitna hoga kaise pata chalega
    do price kyu likhe hai ek cheez ke
    kya rate saal me badhta hai
    final price kaise tay hota hai
    jo likha hai wahi lagega na
    range wala price kaise tay hota hai
    25 se 50 hazar, itna antar kis wajah se
    baad me rate badhaoge to nahi
    price fix kyu nahi hai
    kis hisab se daam lagate ho
    2999 wala har mahine same rahega ya badhega
    daam upar neeche kyu likha hai
    likha hua rate hi lagega ya badhega
    har baar alag quote kyu
    gaane ka 2000 se 10000, kis hisaab se
    daam me itna fark kyu hai
    rate fix hai ya badlega
    baad me daam badha to nahi doge
    site pe likhe paise pakke hai?
    25 se 50 hazar kyu likha hai
    trained chatbot ka daam itna alag alag kyu
    final price kaise pata chalega
    yaha ke daam sahi hai ya baad me kuch aur nikalega
    quote ke baad rate badal to nahi jayega
    likh ke doge kya rate
    final daam kab pata chalega
    daam kis par depend karta hai
    baad me rate badh to nahi jayega
    25 se 50 hazar kyu, kis pe depend
    monthly rate fix hai na hamesha
    site pe likha rate hi final hai kya
    final price hai ye
    beech me aur paise to nahi maangoge
    agle saal mahina fees badhaoge kya
    kya likha hua price hi last hai`,
}
