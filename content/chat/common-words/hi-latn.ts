/** Everyday words of Hindi in Latin letters. */
export const romanisedWords = `
hai hain h hu hun hoon ho hota hoti hote hoga hogi honge hua hui hue tha thi the ka ki ke k ko se me mein mai main par
pe pr tak liye lie lye aur or ya lekin magar par to toh bhi hi na nahi nahin nhi mat kya kyaa kyu kyun kyon kaise kese
kaisa kaisi kab kahan kaun kon kaunsa kisi kis kiski kiska kiske kisne koi kuch kuchh sab sabhi sabko har ek do teen char
paanch panch chhe che saat aath nau das bees tees pachas sau hazar hajar hazaar lakh crore ye yeh yah wo woh vo vah is us
iska iske iski uska uske uski inka unka isse usse isko usko ismein isme usme yahan yaha wahan vahan ab abhi kal aaj phir
fir jab tab agar toh warna mera meri mere mujhe mujhko mujhse mai main hum hamara hamari hamare humara humko hume hamein
tum tumhara tumhari tu tera teri tere aap ap aapka aapki aapke apka apki apke aapko apko aapse apne apna apni log logo
kar karo karna karni karne karta karti karte karu karun kare karein karenge karega kiya kijiye krna kro kr krta krte de
do dena dene deti dete dega doge denge diya dijiye le lo lena lene leta lete lega loge lenge liya ja jao jana jane jaye
jayega jayegi jata jati jaate gaya gayi gaye aa aao aana aane aata aati aate aaye aayega aayegi aaya sakta sakti sakte
sakun saku sakenge raha rahi rahe rha rhi rhe rahega rakh rakhna rakho wala wali wale vala vali vale walo bhai bhaiya
bhaiyya behen didi yaar yr ji sir madam dost bahut bohot bht bahot zyada jyada thoda thodi thode kam acha accha achha
achhe acche ache bada badi bade chota choti chote chhota chhoti chhote naya nayi naye purana purani purane pehle pahle
baad bad upar niche andar bahar saath sath bina sirf bas itna itni itne utna jitna jitni waise vaise aise jaise jaisa
bola bol bolo bolta bolte bole kaha kehna kehte kahte suna dekho dekha dekhna dekhte jaan jano pata pta lag laga lage
lagta lagti lagte chal chalo chala chalta chalti chalte chalega milta milti milte mil mila mili mile ban bana bani bane
banta banti bante banega banegi banao banaye baat bat cheez chiz tarah tarike waqt time samay din raat ghar gaon sheher
shahar logon theek thik sahi galat zaroor jarur shayad matlab yani aadmi ladka ladki bacha dusra dusre dusri alag khud
apun kahin kahi kabhi hamesha fir bhej bhejo bhejna bhejte puch pucho bata batao rehna rehta rehte padta padti padte
pad padi pade padega lekar dekar karke hokar hoke leke deke soch soche sochta sochna khol kholi kholna khola naam kholne
chalana chalata chalati chalate dikhta dikhe rahta hum unke unki inke inki aapne maine tumne humne unhone jisme jisse jo
jiska jiski jiske sawal sawaal savaal sawalo sawalon pandulipi
`

// Verbs are made of a root and an ending, and nobody lists them all.
const roots =
  'bol kar de le mil ban bana chal chala dekh dikh dikha likh padh bech khareed rakh samajh sun puch pooch bata bhej lag laga pad reh rah soch jod jud hata badal khul khol rok ruk dal daal dalwa nikal utha uth baith bhool bhul kama bacha bach dhoond pakad maan man sambhal sambhala karwa krwa banwa dilwa dila lagwa bulwa bula mangwa mang dhond jaa kaat cheen socho samjha khila likhwa padha dikhwa pa sikh sikha seekh chun bhar fas phas'
const endings =
  'na ne ni ta te ti o a e i ega egi enge oge ogi unga ungi u oon kar ke iye iyega wa ya yi ye yega yegi yenge yoge'

export const romanisedVerbs = roots
  .split(' ')
  .flatMap((root) => endings.split(' ').map((ending) => root + ending))
  .join(' ')
