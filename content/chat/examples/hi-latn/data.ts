import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const romanisedData: Examples<typeof data> = {
  privacy: `
    mera data safe hai na
    meri jaankari kisi ko doge to nahi
    mera number bech to nahi doge
    yahan jo likhta hu kaun padhta hai
    customer ki details surakshit hain
    number le ke call to nahi maroge
    mera data kahin bechte to nahi ho
    kisi ko bechoge to nahi meri details
    privacy ka kya
    mera naam number kaha jayega
    kya kya jaankari rakhte ho meri
    mera number kisi company ko to nahi jayega
    data leak to nahi hoga
    yahan jo likha wo kisi ko bech to nahi dete
    meri chat koi aur to nahi padhega
    number leak nahi hoga na
    jo number diya wo kisi aur ke paas to nahi jayega
    mera number surakshit rahega
    yaha likha hua kaun padhta h
    aap kisi ko mera number to nahi batate
    kis kis cheez ki jaankari rakhte ho meri
    mera phone number safe hai na aapke paas
    grahako ki jankari leak to nahi hogi
    mera number safe rahega
    meri chat koi aur dekhega
    data ka kya karoge
    data bech to nahi dete
    meri jankari kisi ko doge to nahi
    mera number bechoge to nahi
    ye chat kaun dekh sakta hai
    number dene se call aane lagenge kya
    mera number kisi ko doge to nahi
    meri jaankari ka kya karte ho
    yaha jo likha wo kaun padhta hai
    mere customer ke number kisi ko bechoge to nahi
    data safe hai`,
  deleteData: `
    meri chat delete kar do
    ye baatcheet mita do
    mera number hata do apne system se
    mera sara data delete karwana hai
    mera data delete kar do
    meri jaankari hatao
    jo maine likha sab mita do
    data hatwana hai
    mera naam number hata do apne yaha se
    mera record delete karo
    consent wapas lena h
    apni details kaise hatwau
    mera naam number mita do apne record se
    apni di hui jaankari sudharwani hai
    meri galat jaankari theek karwani hai
    mere bare me kya save hai dikhao
    shikayat kahan karu data ki
    mera data hata do
    mera number delete karo
    meri chat mita do
    apne system se mera naam hatao
    ye chat delete karo`,
  retention: `
    ye chat kab tak rakhte ho
    kitne mahine tak chat rakhi jati
    mera data kitne din rakhte ho
    chat kab delete hoti hai
    kitne mahine tak sambhal ke rakhoge meri baat
    purani chat apne aap mitti hai kya
    kitne din tak chat rakhte ho
    ek saal baad bhi chat rahegi?
    kab tak sambhal ke rakhoge meri jaankari
    mera data kab delete hoga
    purani chat kab delete hoti h
    kab tak rakhoge meri details
    chat kitne din rakhte ho`,
  sharedWith: `
    ye kaunsa ai hai chatgpt hai kya
    kya google ye chat padhta hai
    mera data kis kis company ko jata hai
    kaunsa ai use karte ho
    chatgpt ko bhejte ho kya meri baatein
    data kin company ko jata hai
    server kahan hai aur kiska hai
    mera msg google ke paas jata hai?
    police ko data doge kya
    data kisko dete ho
    kaunsi AI company jawab deti h
    chatgpt lagaya hai ya gemini
    google ko chat jati hai kya
    meri details aur kiske paas jati hai
    google padhta hai kya ye
    kisko jata hai mera data
    ye chat kis AI pe chalti hai
    police maange to data doge`,
  exportChat: `
    ye chat save kaise karu
    is baatcheet ki copy chahiye
    chat download ho sakti hai
    ye chat save karni hai
    chat download kaise karu
    chat ki copy milegi
    chat ki file chahiye
    baatcheet save kaise karu
    ye chat download karni h`,
  security: `
    hack ho gaya to
    data kitna surakshit
    data ki suraksha kaise karte ho
    password surakshit hain
    server se leak hua to bataoge
    data chori hua to bataoge
    database kaun khol sakta hai
    koi hack kar le to
    data kitna surakshit hai
    leak ho gaya to kya karoge
    hacking ho gayi to
    password kaise rakhte ho`,
  minors: `
    bachchon ka data lete ho kya
    mera beta 15 saal ka hai wo likh sakta hai
    bachhe agar form bhar de to
    mere bete ne chat me likh diya
    18 se neeche wale ka kya niyam
    18 se kam umar wale use kar sakte hain
    umar ki koi limit hai
    bachhe use kar sakte hai
    mera beta 13 ka hai
    umar kitni honi chahiye
    meri beti 12 saal ki hai demo book kare kya`,
  newsletter: `
    roz email to nahi bhejoge
    form bhara to kitne mail aayenge
    advertisement wale message bhejte ho kya
    email dene pe ads aayenge kya
    newsletter bhejte ho
    roz mail to nahi aayenge
    mail bhejte rahoge kya
    offer ke message to nahi aayenge
    spam to nahi karoge
    faltu mail bhejoge kya`,
  studentData: `
    bachchon ka data safe hai
    students ki jaankari ka kya hota hai
    chhatro ke marks kaun dekhega
    bachchon ki jaankari kahan rakhi jaati hai
    bachchon ka data ai ko sikhane me lagega kya
    students ka record kitna rakhte ho
    bachho ka naam photo AI ko to nahi doge
    students ka data kiske paas jayega
    parents darte hain bachcho ke data se
    bachho ka data safe hai
    students ki jankari kaha jati hai
    school ke bachcho ka data bahar to nahi jata
    bachchon ki report kisi company ko jayegi kya
    bachho ke marks koi aur dekhega kya
    school ke bacho ki jankari kaha jati h
    bacho ka data safe rahega na
    bachchon ki jaankari kahan jati hai
    parents puch rahe ki bachho ka data kiske paas`,
  dataLaw: `
    data ki shikayat kahan karu
    dpdp act follow karte ho kya
    privacy ka kaunsa kanoon lagta hai
    mera data galat use hua to kahan fariyad karu
    dpdp ke hisab se chalte ho na
    bharat ke data kanoon ka palan karte ho
    meri jaankari ka galat use ho to kahan jau
    data protection ka kanoon maante ho
    aapne data delete nahi kiya to kisko bolu
    privacy ki complaint kisko karni hai
    data suraksha kanoon maante ho kya
    kya aap data protection act ke hisaab se chalte ho
    privacy ki shikayat board me kar sakta hu
    data wale kanoon ka naam kya hai jo aap maante ho
    dpdp act follow karte ho
    data board me shikayat ho sakti hai kya
    india ke data kanoon ke hisab se ho`,
  internetAddress: `
    mera ip address save hota hai kya
    ip log karte ho
    kya aapko pata chalta hai main kis site se aaya
    meri location record hoti hai kya
    mera internet address kitni der rakhte ho
    mera ip address pata chalta hai kya aapko
    visitor ke baare me kya technical data rakhte ho
    server log me kya hota hai
    kaha se aaya hu site pe ye dekhte ho kya
    ip store hota hai ya nahi
    ip save karte ho kya
    mera phone ya computer trace karte ho kya`,
  aiTraining: `
    meri kitab se ai ko train karoge kya
    manuscript AI training me jayegi kya
    pandulipi bhejne me dar lagta h, AI seekh lega usse
    AI me meri pandulipi daal to nahi doge
    manuscript kisi AI ko padhaoge to nahi
    pandulipi se machine ko sikhaya to nahi jayega
    meri kahani ai me to nahi daloge
    hamare documents se ai seekh lega kya
    kitab ka draft bheja to AI me to nahi ghus jayega
    hamare document se dusro ka AI train to nahi hoga
    mera likha ai ko sikhane me use hoga
    meri kahani se AI ko to nahi sikhaoge
    data se model train karte ho
    kya meri likhi cheez se chatgpt seekhega
    meri kitab se ai to nahi sikhega
    meri kitab se koi AI model to nahi banega
    meri kavitaye AI ko khila to nahi doge
    hamare data se ai train karoge kya
    likhi hui kitab machine ko sikhane me use hogi?
    AI ki training me meri kahani lagi to
    meri kitab AI ke pet me to nahi jayegi
    meri kitab se ai ko sikhaoge kya
    mere upanyas ka data AI padh ke nakal to nahi karega`,
  cookies: `
    cookies use karte ho
    mujhe track to nahi kar rahe
    mujhe track to nahi karte
    google analytics laga hai
    cookies ka kya scene hai
    google analytics laga hai kya
    tracking karte ho kya site pe
    site peecha to nahi karti mera
    cookies lagate ho
    track karte ho kya`,
  secret: `
    meri kahani kisi ko dikhaoge to nahi
    hamare rate dusre dukandar ko to nahi bataoge
    meri kitab leak to nahi hogi
    mera idea chura to nahi loge
    meri kahani chura ke kisi aur ko de di to
    pandulipi surakshit rahegi kya aapke paas
    kitab bhej du to leak nahi hogi na
    meri baat gupt rahegi
    nda sign karoge
    hamara business secret bahar to nahi jayega
    likhi hui kahani koi aur to nahi padhega
    upanyas ka draft aap kisi aur ko bech to nahi doge
    competitor ko to nahi bataoge
    mera draft kisi ko dikhaoge to nahi
    recipe aur formula bot ko du to raaz rahega
    meri unpublished kahani chori ho gayi to
    meri kahani kisi ko bataoge to nahi
    customer list secret rahegi na
    baat bahar nahi jani chahiye
    mera idea churaoge to nahi
    kitab ka plot kisi ko mat batana, bataoge to nahi
    meri recipe kisi ko mat batana, secret hai
    manuscript bhej raha hu, kisi dost ko bhi mat dikhana
    manuscript kisi dusre ko to nahi de doge
    baat gupt rahegi na
    meri pandulipi aage kisi ko de to nahi doge
    jo kitab bhejunga wo gupt rahegi
    mera idea kisi ko bataoge to nahi
    hamare business ki baat bahar to nahi jayegi
    mere documents kisi aur ko dikhenge kya
    mera nuskha kisi ko bataoge to nahi
    kitab chhapne se pehle leak ho gayi to`,
  reference: `
    mera naam apni website pe to nahi daloge
    meri website ko apne sample me dikhaoge kya
    hamare kaam ko portfolio me dikhaoge kya
    bina puche mera project dikhaoge
    apni portfolio me mujhe mat dalna
    hamara naam client list me daalne se pehle puchoge?
    kya aap mera project sabko dikhate phiroge
    mujhe client ke roop me nahi dikhana
    mera naam website pe daloge kya
    kisi ko batana mat ki maine karwaya
    bina puche mera project kisi ko dikhaoge
    mera naam apni site pe daaloge kya
    mere kaam ki tasveer apne portfolio me bina ijazat mat lagana
    meri dukan ka naam portfolio me aayega
    meri company ka naam kisi ko mat batana`,
  customerData: `
    bot mere customers ka data bechta hai kya
    mere graahak ke number kisi aur ko doge kya
    chhodne par mera customer data milega
    hamare client ki jankari dusro ko to nahi
    mere grahako ke number aap use karoge kya
    customer list kisi ko bechoge to nahi
    customer ka data kiska hoga
    mere customers ki list kisi aur ko to nahi doge
    chhodne par data milega kya
    chat ka record mera hoga ya aapka
    mera data dusre client ke liye use karoge
    mere customer ka data kiska hoga
    mere grahak to nahi churaoge
    chhodne par customer list milegi
    mere customer ko message to nahi karoge
    mere customer ki list ka kya hoga
    mere mareezo ki list kiske paas rahegi
    mere grahak ka data dusre ko to nahi doge`,
  own: `
    baad me dusra developer sambhal sakta hai
    banne ke baad mera hoga kya
    malik kaun hoga bot ka
    poora paisa dene ke baad haq mera
    source code milega
    copyright kiska hoga
    rights mere paas rahenge
    paise dene ke baad pura mera hai na
    code mil jayega
    bot kiraye ka hai ya apna
    pura apna ho jayega na
    kiraye pe hai ya khareeda hua
    banne ke baad kiska hoga
    bot mera hai ya aapka
    code milega mujhe
    banane ke baad kiska hoga
    bot mera ho jayega
    malik main hi rahunga na
    banne ke baad mera hoga na`,
  ownSite: `
    website meri hogi na
    domain kiske naam
    website kisi aur ke paas le ja sakta hu
    site ke rights mere honge
    domain kiske naam se
    website kiske naam pe hogi
    domain mere naam hoga
    website ka malik kaun
    purane developer ne password nahi diya, aap doge na
    alag hue to website meri rahegi
    website meri hogi ya aapki
    domain mere naam pe
    kal ko aapko chhod du to site meri rahegi`,
  ownSong: `
    gaana kahin bhi chala sakta hu kya
    gaana bechne ka haq mera hoga
    jingle radio pe chala sakte hai
    commercial use allowed hai gaane ka
    gaana insta youtube pe daal sakte hai
    gaane ka hak kiska
    spotify pe daal du apna gaana
    gaana mera hoga
    gaana youtube pe daal sakte hain
    gaane ko facebook ad me laga sakta hu?
    ad me jingle chala sakte hain kya
    copyright strike to nahi aayega gaane pe
    jingle ko cinema hall me chalana h, permission?
    gana youtube pe daal sakta hu apne naam se
    gaane se kamai kar sakta hu
    radio pe chala sakte hain apna jingle
    gaane pe copyright kiska
    gana mera hoga
    youtube pe daal sakta hu gana
    ad me use kar sakta hu jingle
    copyright aayega kya gane pe
    gaana youtube pe daal sakte
    gana radio pe bajane ki ijazat milti hai kya
    likhit me milega ki gaana mera hai
    jingle tv ad me chala sakte h
    ad me chala sakte hai jingle
    copyright to nahi aayega`,
  ownCreative: `
    kitab ke rights mere rahenge
    video mera hoga kya kitab wala
    video kahi bhi daal sakta hu
    meri kahani par aapka haq to nahi
    book video kahin bhi laga sakta hu
    book video kiska hoga
    kitab ke video ke rights kiske
    author site meri hogi
    video ke haq kiske`,
}
