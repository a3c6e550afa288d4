import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const romanisedData: Examples<typeof data> = {
  privacy: `
    mera data safe hai na
    meri jaankari kisi ko doge to nahi
    mera number bech to nahi doge
    yahan jo likhta hu kaun padhta hai
    customer ki details surakshit hain
    privacy ka kya
    kya kya jaankari rakhte ho meri
    mera number kisi company ko to nahi jayega
    data leak to nahi hoga
    meri chat koi aur to nahi padhega
    number leak nahi hoga na
    mera number surakshit rahega
    mera phone number safe hai na aapke paas
    mera number safe rahega
    data ka kya karoge
    meri jankari kisi ko doge to nahi
    mera number bechoge to nahi
    ye chat kaun dekh sakta hai
    number dene se call aane lagenge kya
    mera number kisi ko doge to nahi
    yaha jo likha wo kaun padhta hai
    data safe hai`,
  deleteData: `
    meri chat delete kar do
    ye baatcheet mita do
    mera number hata do apne system se
    mera sara data delete karwana hai
    mera data delete kar do
    meri jaankari hatao
    apni details kaise hatwau
    mera naam number mita do apne record se
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
    mera data kitne din rakhte ho
    chat kab delete hoti hai
    kitne mahine tak sambhal ke rakhoge meri baat
    purani chat apne aap mitti hai kya
    kitne din tak chat rakhte ho
    mera data kab delete hoga
    kab tak rakhoge meri details
    chat kitne din rakhte ho`,
  sharedWith: `
    ye kaunsa ai hai chatgpt hai kya
    kya google ye chat padhta hai
    mera data kis kis company ko jata hai
    kaunsa ai use karte ho
    chatgpt ko bhejte ho kya meri baatein
    server kahan hai aur kiska hai
    police ko data doge kya
    data kisko dete ho
    google ko chat jati hai kya
    meri details aur kiske paas jati hai
    google padhta hai kya ye
    kisko jata hai mera data`,
  exportChat: `
    ye chat save kaise karu
    is baatcheet ki copy chahiye
    chat download ho sakti hai
    ye chat save karni hai
    chat download kaise karu
    chat ki file chahiye`,
  security: `
    hack ho gaya to
    data ki suraksha kaise karte ho
    password surakshit hain
    data chori hua to bataoge
    database kaun khol sakta hai
    koi hack kar le to
    data kitna surakshit hai
    leak ho gaya to kya karoge`,
  minors: `
    bachchon ka data lete ho kya
    mere bete ne chat me likh diya
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
    newsletter bhejte ho
    mail bhejte rahoge kya
    offer ke message to nahi aayenge
    spam to nahi karoge`,
  studentData: `
    bachchon ka data safe hai
    students ki jaankari ka kya hota hai
    chhatro ke marks kaun dekhega
    bachchon ka data ai ko sikhane me lagega kya
    parents darte hain bachcho ke data se
    bachho ka data safe hai
    students ki jankari kaha jati hai
    bachho ke marks koi aur dekhega kya
    bacho ka data safe rahega na
    bachchon ki jaankari kahan jati hai`,
  aiTraining: `
    meri kitab se ai ko train karoge kya
    meri kahani ai me to nahi daloge
    hamare documents se ai seekh lega kya
    mera likha ai ko sikhane me use hoga
    data se model train karte ho
    meri kitab se ai to nahi sikhega
    hamare data se ai train karoge kya
    meri kitab se ai ko sikhaoge kya`,
  cookies: `
    cookies use karte ho
    mujhe track to nahi karte
    google analytics laga hai kya
    site peecha to nahi karti mera
    cookies lagate ho
    track karte ho kya`,
  secret: `
    meri kahani kisi ko dikhaoge to nahi
    mera idea chura to nahi loge
    kitab bhej du to leak nahi hogi na
    meri baat gupt rahegi
    nda sign karoge
    hamara business secret bahar to nahi jayega
    competitor ko to nahi bataoge
    meri kahani kisi ko bataoge to nahi
    customer list secret rahegi na
    baat bahar nahi jani chahiye
    mera idea churaoge to nahi
    meri recipe kisi ko mat batana, secret hai
    baat gupt rahegi na
    mera idea kisi ko bataoge to nahi
    mere documents kisi aur ko dikhenge kya
    mera nuskha kisi ko bataoge to nahi`,
  reference: `
    mera naam apni website pe to nahi daloge
    hamare kaam ko portfolio me dikhaoge kya
    bina puche mera project dikhaoge
    mujhe client ke roop me nahi dikhana
    mera naam website pe daloge kya
    kisi ko batana mat ki maine karwaya
    meri dukan ka naam portfolio me aayega
    meri company ka naam kisi ko mat batana`,
  customerData: `
    bot mere customers ka data bechta hai kya
    mere graahak ke number kisi aur ko doge kya
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
    mere grahak ka data dusre ko to nahi doge`,
  own: `
    baad me dusra developer sambhal sakta hai
    banne ke baad mera hoga kya
    malik kaun hoga bot ka
    source code milega
    copyright kiska hoga
    rights mere paas rahenge
    paise dene ke baad pura mera hai na
    bot kiraye ka hai ya apna
    pura apna ho jayega na
    kiraye pe hai ya khareeda hua
    banne ke baad kiska hoga
    code milega mujhe
    bot mera ho jayega
    malik main hi rahunga na
    banne ke baad mera hoga na`,
  ownSite: `
    website meri hogi na
    domain kiske naam
    website kisi aur ke paas le ja sakta hu
    site ke rights mere honge
    website kiske naam pe hogi
    domain mere naam hoga
    purane developer ne password nahi diya, aap doge na
    alag hue to website meri rahegi
    website meri hogi ya aapki
    domain mere naam pe`,
  ownSong: `
    gaana kahin bhi chala sakta hu kya
    jingle radio pe chala sakte hai
    gaana insta youtube pe daal sakte hai
    gaane ka hak kiska
    gaana mera hoga
    gaana youtube pe daal sakte hain
    ad me jingle chala sakte hain kya
    copyright strike to nahi aayega gaane pe
    gaane se kamai kar sakta hu
    radio pe chala sakte hain apna jingle
    gana mera hoga
    youtube pe daal sakta hu gana
    ad me use kar sakta hu jingle
    copyright aayega kya gane pe
    gaana youtube pe daal sakte
    ad me chala sakte hai jingle
    copyright to nahi aayega`,
  ownCreative: `
    kitab ke rights mere rahenge
    video mera hoga kya kitab wala
    meri kahani par aapka haq to nahi
    book video kahin bhi laga sakta hu
    kitab ke video ke rights kiske
    author site meri hogi
    video ke haq kiske`,
}
