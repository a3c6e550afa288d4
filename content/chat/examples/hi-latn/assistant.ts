import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const romanisedAssistant: Examples<typeof assistant> = {
  language: `
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
    gaon ke log hai angrezi nahi aati, bot hindi me bolega na`,
  languageSong: `
    gaana kis bhasha me banta hai
    punjabi gaana banega
    bhojpuri me jingle bana doge
    english song bhi banate ho
    gaana marathi me chahiye
    haryanvi gana ban jayega`,
  languageSchool: `
    hindi medium school hai chalega
    worksheet hindi me milegi
    parents ko hindi me message jayega
    quiz hindi me ban jayega
    teacher training kis bhasha me`,
  keepNumber: `
    number badalna padega kya
    mera wahi number chalega
    naya sim lena padega
    purana whatsapp number band ho jayega
    mere number pe hi bot lagega kya
    whatsapp apne phone me chala paunga phir bhi
    number same rahega na
    board pe jo number likha hai wahi rahega
    dusra phone lena padega kya`,
  mistake: `
    galat jawab de diya to
    galti karta hai kya bot
    customer ko ulta seedha bol diya to
    kitna sahi jawab deta hai
    bharosa kar sakte hain jawab pe
    galat daam bata diya to
    man se to nahi banata jawab
    ulta jawab de diya to kya hoga
    kitna sahi bolta hai`,
  cannotAnswer: `
    jawab nahi aata ho to kya karega
    mushkil sawal pooch liya to
    bot atak gaya to
    samajh nahi aaya bot ko to
    customer aadmi se baat karna chahe to
    jo sikhaya nahi wo pooch le to
    jo nahi aata uska kya karega
    ajeeb sawal aaya to`,
  takeOver: `
    bot kya bol raha hai main dekh sakta hu
    beech me main khud jawab de sakta hu
    saari chat dekhne ko milegi
    control mere haath me rahega
    staff bhi chat me jawab de sakta hai
    bot ko rok ke khud likhu
    kya kya baat hui kaise pata chalega
    main bhi beech me likh sakta hu na
    uski saari baatein dikhengi mujhe`,
  medical: `
    mareez dawai pooche to
    bot ilaj bata dega kya
    patient ne bimari batai to kya bolega
    emergency me patient likhe to
    kaun si goli khani hai ye pooche to`,
  consent: `
    bina puche message bhej sakte hain kya
    number block to nahi hoga offer bhejne se
    kharidi hui list pe message bhej du
    customer message band karwana chahe to
    spam me to nahi jayega
    whatsapp ban kar dega kya
    permission leni padegi kya
    anjaan logo ko msg bhej sakte hain
    log mana kare to message band hoga`,
  shopPlatforms: `
    shopify ke saath chalega
    woocommerce se judega
    amazon pe bechta hu chalega kya
    excel me order likhte hain chalega
    meesho wali dukan me lagega
    meri website ke order padh lega
    flipkart se jud sakta hai`,
  calendar: `
    google calendar se judega
    double booking to nahi hogi
    mera calendar dekh lega kya
    register me likhte hain appointment, chalega
    bot ko kaise pata ki kab khali hu`,
  tools: `
    tally se jud jayega
    zoho me data jayega kya
    google sheet me likh dega
    hamare software se jud sakta hai
    kaun kaun se software judte hain
    hospital wale software se connect hoga
    billing software ke saath chalega
    excel me data jayega kya
    apne software se jodna hai`,
  night: `
    raat me bhi jawab dega
    sunday ko chalega kya
    dukan band ho tab kaun jawab dega
    24 ghante chalta hai
    so raha hu tab bhi reply karega
    kitni jaldi jawab deta hai bot
    ek saath kitne logo ko jawab de sakta hai
    raat 12 baje bhi reply karega
    chhutti ke din bhi chalega`,
  bookings: `
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
    puchh ke chale gaye unko dobara message karega`,
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
    size hai ya nahi batata hai`,
  updates: `
    rate badal gaya to bot me kaun badlega
    time badla to kaise update hoga
    jawab badalne ke paise lagenge
    naya product aaya to kaise jodenge
    menu har hafte badalta hai
    chhote mote badlav free hain kya
    fees badli to bot me kaise badle
    naya rate daalna ho to`,
  benefit: `
    bot lagane ka fayda kya
    mujhe bot kyu chahiye
    isse mera kya bhala hoga
    paise vasool hai kya
    clinic me kya kaam aayega
    abhi to sab theek chal raha hai phir kyu lu
    samay kaise bachega
    kya fayda hoga mujhe
    kyu lagwau`,
  noWebsite: `
    website nahi hai to bhi chalega
    bina website ke bot lag jayega
    sirf whatsapp hai hamare paas
    website hona zaroori hai kya bot ke liye`,
}
