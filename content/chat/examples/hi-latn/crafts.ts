import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const romanisedCrafts: Examples<typeof crafts> = {
  seo: `
    google pe dikhegi kya website
    search karne par meri dukan aayegi
    google map pe aa jayega
    map pe dukan aayegi
    first page pe la doge google ke
    google me aayegi kya site
    seo shamil hai kya website me
    google pe upar aana h
    google pe dikhegi kya
    google map pe aayega mera clinic
    google me upar aayega
    seo karte ho website ka
    google pe dikhega
    google map pe aayegi meri dukan
    search karne pe dukan dikhe`,
  oldSite: `
    purani site kharab hai theek kar doge
    website wala bhaag gaya, site theek karwani hai
    purani website theek kar doge
    kisi aur ki banayi site theek karoge
    meri website pehle se hai usko sudhar do
    site bahut slow hai theek hogi
    kisi aur ne banayi website me kaam karoge
    purani site me bot jod doge
    purani site badle ya nayi banaye
    jo website hai usi ko theek kara do
    website hai meri par kharab hai
    meri site slow hai sudhaar doge
    purani site ko naya look
    website purani ho gayi hai theek kar doge kya
    meri site pehle se bani hai usko sudhar sakte ho
    bhanje ne site banayi thi adhuri hai pura kar doge
    wordpress wali site slow hai repair karo
    wordpress wali site sudhaar doge
    purani site me chat lag jayegi
    2018 ki site hai use naya kar do
    nayi banani padegi ya purani chal jayegi
    kisi aur ne website banayi thi aap thik karoge
    site ka look kharab hai badal do`,
  mobileFriendly: `
    mobile pe theek khulegi website
    slow net pe chalegi site
    saste phone me khulegi
    website jaldi khulti hai kya
    2g net pe chalegi kya
    phone pe achhi dikhegi
    mobile pe chalegi website
    phone me sahi khulegi
    site slow to nahi hogi
    mobile pe theek khulegi
    slow net pe khulegi kya
    phone pe khulegi theek se
    jiyo phone me khul jayegi site`,
  mobileApp: `
    android app bana doge
    iphone ka app bhi banate ho
    play store pe app chahiye
    iphone ka app banate ho
    mobile app kitne me banega
    app download karna padega kya
    play store pe app daalna h
    play store wali app banate ho
    apk bana doge
    mobile application banwani thi
    android app chahiye
    iphone ki app banegi
    android app banate ho
    play store wali app`,
  editSelf: `
    saman khud daal sakte hai site pe
    baad me khud badal paunga
    website me khud badal sakta hu
    product khud daal sakte hain
    daam khud badal paunga site pe
    photo khud lagani ho to
    har baar aapko bolna padega badalne ko
    har chhoti cheez ke liye aapko bolna padega kya website me
    admin panel milega
    khud rate badal saku site pe
    main khud badal sakta hu website me
    naye product khud daal lu
    photo khud badal sakte hai
    har baar aapko bolna padega kya
    naya photo khud dalna aata hoga
    price khud badal sakta hu site pe
    admin panel milega kya
    khud badal sakte hai site me
    product khud dal sakta hu`,
  shopPayment: `
    website pe customer seedha pay kar sakta hai kya
    site me payment gateway lagega
    upi se payment le sakte hai website par
    online shop me graahak card se paisa de payega
    cart aur checkout hoga site me
    meri site par log paise kaise denge
    kharidaar website pe payment karega kaise`,
  pageCount: `
    website me kitne page honge
    12999 me kitne panne
    website me kya kya hoga
    map aur timing aayegi website pe
    10 page ki website ho sakti hai
    google map lagaoge site me
    whatsapp ka button hoga site pe
    kitne page honge website me
    10 page ki site ho sakti hai
    ek page kaafi hai kya
    kitne page ki site milegi
    kitne page honge
    5 page me ho jayega
    call karne wala button hoga site pe
    website me map aur timing aayegi
    site pe whatsapp button hoga`,
  revision: `
    kitni baar badlav kar sakte hain
    pehla draft pasand nahi aaya to
    design badalwana ho to
    gaane me change karwa sakte hain
    changes ke alag paise lagenge kya
    kitni baar sudhar karoge
    kitni baar badal doge
    pasand na aaye to dobara banaoge
    kitni baar badlav kara sakte hai
    design pasand nahi aaya to
    gana dobara banaoge
    kitne change free hai
    pasand na aaye to change kaise
    kitni baar sudhar sakte ho
    badalwa sakte hai kya
    gaane me ek line badalni ho to
    kitni baar badal sakte hai
    badlav ke paise lagte hai kya
    pasand nahi aaya to badloge
    gaane me badlav kara sakte hai`,
  singer: `
    asli singer hoga ya machine
    meri pasand ke singer ki awaz copy kar do
    gaana kaun gayega
    asli singer hai kya
    arijit jaisi awaz me ban jayega
    ladki ki awaz me chahiye
    ai ki awaz hai ya insaan ki gaane me
    awaaz kiski hogi gaane me
    meri awaz me gaana ban sakta hai
    mahila ki awaaz me milega
    kaun gayega
    arijit ki awaz me ho jayega
    lata ji jaisi awaaz me ho jayega
    ladki ki awaz me gana
    main khud ga sakta hu kya
    asli gayak gaata hai ya computer
    kaun gaayega
    asli awaaz hai ya computer
    ladki ki awaaz me ho sakta hai`,
  files: `
    gaana mp3 me milega
    jingle kitne second ka hota hai
    karaoke milega kya
    gaana kitna lamba hoga
    bina awaaz ke music bhi doge
    gaana kis format me doge
    kaun si file milegi gaane ki
    bina awaz wala music bhi doge
    gana kis format me milega
    jingle kitne second ki
    karaoke track
    mp3 milegi
    karaoke bhi doge
    jingle kitni lambi
    gana kitna lamba hoga
    10 second ki jingle hoti h kya
    mp3 milega
    karaoke bhi milega
    mp3 me milega gana
    jingle kitne second ka`,
  videoLength: `
    kitab ka video kitna lamba hoga
    book video kitne minute ka
    reel size me milega kitab wala video
    kitab ke video ki lambai
    video reel me chalega kya kitab wala
    khada video milega ya leta
    kitab ka video kitne minute ka
    video kitne minute ka hoga
    video kitna lamba hoga`,
  honest: `
    review asli hai ya paise wala
    review asli hai ya paid
    jhooth to nahi bolte review me
    book review me apni marzi ka likhwa sakta hu
    jhoothi tareef to nahi karte video me
    nakli review likhoge kya
    kitab achhi na ho to bhi achha bologe
    review asli hoga ya paise wala
    jhooti tareef to nahi karoge
    jhoothe review to nahi likhoge
    nakli reader ki raay to nahi dikhaoge`,
  staffTraining: `
    teachers ko sikhaoge kya
    training ka alag paisa h
    training kaun dega staff ko
    video pe training hogi ya school aake
    teacher log ko chalana kaun sikhayega
    hamare sir ko computer nahi aata sikha doge
    training school me hogi ya online
    teachers ko sikhane aaoge
    teacher ko sikhaoge kya
    teachers ki training milegi
    staff ko training milegi`,
  syllabus: `
    cbse ke hisab se hai
    plan kis format me milta hai
    up board me chalega
    cbse ka syllabus hai
    ncert ke chapter se banega
    kaunsi class ke liye hai
    quiz pdf me milega?
    apni kitab se sawal ban jayenge
    icse ki kitab se banega kya
    lesson plan word me milega kya
    lesson plan edit kar sakte h teacher
    answer key milegi
    cbse ka hai kya
    icse wala chalega
    kaunse board ke hisaab se banate ho
    bihar board chalega
    hindi medium up board
    hamari book se lesson plan banega
    lesson plan word me aata hai ya pdf me
    class 8 ke liye hai kya
    ncert ke chapter dal sakte
    hamare board ki kitab se lesson banega
    cbse ka hai ya up board bhi
    kaun si class tak`,
  decides: `
    machine number degi kya bachcho ko
    bachhe ko galat number mil gaya to
    teacher badal sakta hai kya AI ke diye marks
    last me number kaun deta h
    marks ai dega ya teacher
    number AI dega ya teacher
    copy ke number final kaun karta hai
    number kaun dega ai ya teacher
    machine marks degi ya teacher
    teacher ki naukri to nahi jayegi
    marks ai dega kya
    bachchon ke marks machine decide karegi kya
    teacher badal sakta hai marks
    bina teacher ke dekhe kuch jata hai kya
    marks kaun dega machine ya madam
    final number kaun dega
    ai hi marks de dega kya
    aakhri number kaun deta hai
    AI ke number pe bharosa kare kya
    galat number de diya machine ne to kaun dekhega
    teacher marks badal sakta hai
    number kaun deta hai teacher ya ai
    teacher number badal sakta hai
    AI ne kyu ye number diye ye dikhta hai
    marks galat lage to teacher theek kar sakta h?
    ai ke number final hai kya`,
  oneTeacher: `
    akela teacher le sakta hai kya
    home tutor hu mujhe kya milega
    ek hi teacher le sakta hai kya
    school nahi sirf mujhe chahiye, mai tuition padhata hu
    principal ke bina khud le sakti hu lesson plan
    main ghar pe tution padhati hu, mere akele ke liye
    sirf mere liye lesson plan milega
    akele sir ke liye kitna
    ghar pe tuition deti hu, mere liye kya hai
    school nahi hu bas ek teacher hu
    ek teacher ke liye quiz wala milega kya`,
  oneFamily: `
    bete ke liye career test le sakte hai kya
    ek bachhe ka rate kya
    sirf ek bachche ka career test kitne ka
    sirf mere bete ke liye career test
    hum parents hai school nahi, test milega?
    apne bachche ke liye ghar pe le sakte hai
    meri beti 10vi me hai, usko test karwana hai`,
  perStudent: `
    kya har bachche ke hisab se paisa lagega
    1000 bachche hai to jyada lagega kya
    per student charge hai kya
    school chhota hai 80 bachche, fir bhi poora daam
    students ki ginti se rate badhta hai kya
    kitne bachche use kar sakte hai
    kitne students tak chalega
    bada school aur chhota school same rate
    ek bachche ka kitna padega school tool me
    licence per school hai ya per teacher
    sab teacher use kar sakte hai ek hi daam me
    har class ka alag paisa hai kya`,
}
