import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const romanisedBuying: Examples<typeof buying> = {
  process: `
    kaam kaise hota hai
    shuru kaise kare
    haan bolne ke baad kya hoga
    pura process samjhao
    form bharne ke baad kya hota hai
    agla step kya hai
    kya karna padega mujhe aage
    kaise chalta hai ye sab shuru se aakhir tak
    aap kaam kaise karte ho
    ab aage kya karna hai
    haan kar di to kya hoga
    shuruaat kaise hogi
    kaise shuru kare
    step by step batao
    pura process kya hai
    sabse pehle kya karna hai
    advance ke baad kya hoga
    haan bol diya ab aage kya
    kaam kaise shuru hota hai
    pura tareeka batao
    sabse pehle kya karna hoga`,
  processBot: `
    bot kaise lagate ho
    clinic ka bot kaise banega
    bot ko hamari jaankari kaise pata chalegi
    bot ko kaun sikhata hai
    bot live hone se pehle test kar sakte hain
    whatsapp pe bot kaise judta hai
    bot lagane ka tarika kya hai
    bot ko hamare rate kaise pata honge
    bot ka test kaun karega pehle
    phone me kuch install karna padega kya
    bot kaise lagta hai
    whatsapp se bot kaise judega
    bot lagane me mujhe kya karna padega
    bot ko meri dukan ke bare me kaise pata chalega
    bot banne ke baad kaun check karega
    bot ka setup aap karoge ya main
    clinic me bot kaise chalu hota hai
    bot ko rate kaise sikhaoge
    bot ko mere rate kaise pata chalenge
    bot kaise lagega mere number pe
    bot ko sikhata kaun hai
    chalu karne se pehle test hoga kya
    bot set karne me mujhe kya karna hai`,
  processShop: `
    bot ko mere product kaise pata chalenge
    online dukan ka bot kaise banta hai
    catalogue kaise doge bot ko
    500 product hain kaise dale jayenge
    saare product khud type karne padenge kya
    rate list ki photo bhej du to chalega
    mere 500 product bot me kaise jayenge
    catalogue kaise du
    online store ka bot kaise banta hai
    bot ko stock kaise pata chalega
    meri online dukan me bot kaise lagega
    catalogue kaise dalega`,
  processWebsite: `
    website kaise banate ho
    website ka design pehle dikhaoge
    site banne ke steps kya hain
    website ka pehla draft kab dikhega
    website final hone se pehle dekh sakta hu
    website banane ka tarika kya hai
    website ka content kaun likhega
    pehla design kab dikhaoge
    site kaise banti hai aapke yaha
    photo kaun dega website ke liye
    design pehle dikhaoge
    site me likhega kaun`,
  processSong: `
    gaana kaise banate ho
    gaane ke liye kya batana padega
    pehle thoda sun sakte hain kya gaana
    jingle banane ka tarika
    gaane ki kahani voice note me bhej du
    gaana pura hone se pehle sunaoge
    gana kaise banta hai
    gane ke liye kya batana padega
    gana banwane ka tareeka
    pehle thoda sunaoge kya
    gaana kaise banta hai
    pehle sunne ko milega kya
    kahani kaise bataye gaane ke liye
    gaana kaun likhega
    bol kaun likhta hai
    dhun kaun banata hai`,
  processSchool: `
    pehle ek class me try kar sakte hai
    do teacher se shuru kare to
    school me ye kaise shuru hota hai
    pehle do teacher se try kar sakte hain
    school me kaise lagega ye tool
    pure school ke liye ek saath lena padega kya
    ek class me pehle test kare
    school me kaise lagega ye
    teacher kaise shuru karenge
    pehle ek class me try kar sakte hai kya
    school me kaise shuru hoga
    teachers ke saath pehle kya karte ho`,
  processAgent: `
    agent kaise banate ho
    agent apne aap sab kar dega kya
    agent ko kaise rok sakte hain
    agent galat kare to band kaise karu
    agent bina puche to kuch nahi karega
    gpt agent kaam kaise shuru karta hai
    agent bina permission mail bhej dega kya
    agent ne kya kiya kaise dekhu
    ai agent kaise banega
    chatbot ko hamare document kaise sikhaoge
    agent kaise kaam seekhta hai
    agent kaise banta hai
    crm kaise jodte ho`,
  processCreative: `
    video ki script kaun likhta hai
    kitab ka video kaise banta hai
    pandulipi bhejne ke baad kya hoga
    book video ka draft dikhaoge
    lekhak ki website kaise banegi
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
    kab tak milega
    kitne din ka kaam hai
    time kitna lagta hai banne me
    kitne din lagenge
    kitna time lagta hai
    aaj order du to kab milega
    kitne hafte me taiyar
    kab tak mil jayega
    pakka do hafte me ho jayega
    pakka do hafte lagenge, pichla wala 3 mahine laga diya tha
    sach me do hafte me ho jata hai
    pichle wale ne bahut time lagaya tha, aap kitna loge`,
  howLongBot: `
    bot kab tak chalu ho jayega
    clinic ka bot kitne din me
    whatsapp bot banne me kitna samay
    diwali se pehle bot ho jayega kya
    bot lagne me kitne hafte
    bot kab se jawab dena shuru karega
    bot agle hafte tak ho jayega kya
    bot kitne din me chalu hoga
    bot kab tak lag jayega
    whatsapp bot banne me kitna time
    aaj paisa du to bot kab se chalega
    bot diwali tak ban jayega
    bot kab tak chalu hoga
    somvar se shuru kare to bot kab chalega
    diwali se pehle bot ho jayega`,
  howLongWebsite: `
    website kitne din me banegi
    site kab tak ready
    online store banne me kitna time
    website mahine ke end tak ho jayegi
    portfolio site kab tak
    site kab tak live hogi
    das din me website ho jayegi
    site banne me kitna time lagega
    app kitne din me banegi
    online store kab tak ban jayega
    ek hafte me website ho jayegi kya
    website kab tak banegi
    site kitne din me
    abhi haan bolu to site kab`,
  howLongSong: `
    10 din me gaana ban jayega
    shaadi se pehle gaana mil jayega kya
    ek hafte me gaana ho jayega
    gaana kitne din me ban jayega
    jingle kab tak milega
    shaadi 10 din me hai gaana ho jayega
    gaane ka pehla namuna kab sunaoge
    birthday song kal tak
    gana kitne din me milega
    jingle kab tak ban jayegi
    gana kab sunaoge
    shaadi 20 ko hai gana ban jayega tab tak
    gaana kitne din me
    shaadi 12 ko hai gaana ho jayega tab tak
    jingle kab milega`,
  howLongOther: `
    kitab ka video kitne din me
    school ka tool kab chalu hoga
    agent banne me kitna samay
    crm jodne me kitne din
    avatar kab tak ban jayega
    crm jodne me kitna time
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
    jaldi me hu thoda
    emergency hai parso program hai
    abhi ke abhi chahiye
    kal subah tak ho jaye
    bahut urgent hai
    teen din me chahiye
    jaldi kar doge kya
    kal tak ban sakta hai
    friday se pehle chahiye
    parso udghatan hai, ho payega
    jaldi ka alag paisa lagta hai
    kal chahiye
    bahut jaldi hai
    do din me ho sakta hai
    aaj hi karna hai`,
  delay: `
    late ho gaya to
    time par nahi diya to kya hoga
    mai saman late bheju to
    deri hui to penalty doge
    photo dene me der ho gayi to date badlegi kya
    time pe nahi diya to
    late hua to paisa kam karoge
    der ho gayi to kya
    penalty hai kya late hone pe
    late hua to
    time pe nahi diya to kya
    do hafte bolke chaar hafte laga diye to`,
  needFrom: `
    mujhe kya kya dena hoga
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
    photo aur likhai kaun karega site ki
    mujhe kya dena padega
    kya kya taiyar rakhu
    photo dena padega kya
    kaun si jankari chahiye aapko
    mere taraf se kya chahiye
    bot ke liye kya details chahiye
    mujhse kya chahiye
    kya kya dena padega mujhe
    kaun se photo bhejne hai
    shuru karne ko kya lagega mere taraf se
    taiyari kya rakhu`,
  quote: `
    quotation kaise mangu
    rate ka quote kaise lu
    mujhe order karna hai
    quotation bhej do
    lena hai mujhe
    shuru kar dete hain
    book kar do mera
    kaise kharidu
    mujhe ye chahiye kya karu
    estimate bana ke do
    haan mujhe banwana hai bot, aage batao
    haan le lunga, bill banao
    order kar du kahan se
    banwana hai final
    theek hai shuru karte hai
    order karna hai
    mujhe lena hai kaise lu
    main taiyar hu aage kya
    likhit me rate bhejo
    final karte hai
    mujhe lena hai bot
    kharidna hai kaise kare
    estimate bana do
    haan karna hai shuru karo`,
  quoteForm: `
    form me phone dena zaroori hai kya
    quote form me kya kya bharna hai
    form me budget likhna padega kya
    form me kaun si jaankari deni hogi
    form me mera budget 25 hazar se kam hai, option hai kya
    form me kya kya bharna hai
    form me budget kya likhu
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
    mujhe dar lagta hai computer se
    kabhi aisa kuch chalaya nahi`,
  fixedPrice: `
    rate fix hai kya
    baad me rate to nahi badhaoge
    range me kyu likha hai daam
    25 se 50 hazar kyu, sahi rate kya hai
    final price kaise tay hota hai
    jo likha hai wahi lagega na
    kis hisab se daam lagate ho
    likha hua rate hi lagega ya badhega
    daam me itna fark kyu hai
    rate fix hai ya badlega
    baad me daam badha to nahi doge
    25 se 50 hazar kyu likha hai
    final price kaise pata chalega
    likh ke doge kya rate
    daam kis par depend karta hai
    baad me rate badh to nahi jayega
    25 se 50 hazar kyu, kis pe depend
    final price hai ye
    beech me aur paise to nahi maangoge`,
}
