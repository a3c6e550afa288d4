import type { TopicId } from '../topics/all-topics.ts'

export const romanised: Record<TopicId, string> = {
  // Who this is
  offer:
    'Yeh {business} hai, {contactCity} mein ek hi vyakti ka kaam: WhatsApp aur website ke liye AI assistant jo jawab dein, booking lein aur yaad dilayen; websites aur web apps; school ke tools; gaane, jingle aur kitab ke video. Bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina se, website {websites_portfolio} se. Aapko kya chahiye?',
  audience:
    'Online shops, clinic, salon, coaching, real estate aur chhoti dukanon ke liye; school aur teachers ke liye; lekhak aur creators ke liye. Chhota business ho to bhi theek hai. Aap kya chalate hain?',
  founder:
    'Ek hi insaan: founder, {contactCity} mein. Jo aapke message ka jawab deta hai, wahi software banata, set-up karta aur sambhalta hai, aur badlav bhi wahi karta hai. Beech mein koi agency nahi.',
  location:
    '{contactPlace} mein; kaam kahin ke bhi clients ke liye hota hai. Milna {contactArea} mein aamne-saamne, ya video par.',
  meeting:
    '{contactArea} mein aamne-saamne, ya video par, aap kahin bhi hon: clients kahin ke bhi ho sakte hain. “Book Your Demo” mein khali samay chuniye, ya likhiye kab theek rahega, aapko time mil jayega.',
  abroad:
    'Clients kahin ke bhi ho sakte hain, India ke ya bahar ke: kaam {contactCity} se hota hai, aur {contactArea} ke bahar meeting video par. Daam rupaye mein hain.',
  hours:
    '{email} par ya form mein kabhi bhi likhiye: {hours} ghante ke andar founder ka jawab aata hai. Khulne ka koi tay samay nahi hai; Sunday aur chhutti ke baare mein site par nahi likha.',
  contact: '{email} par likhiye ya contact page ka form bhariye. {hours} ghante ke andar jawab milta hai.',
  demo: 'Demo free hai, account nahi chahiye, aur usse aap kisi cheez se nahi bandhte: aap jaise business ka assistant chalta hua dekhiye, kuch bhi poochhiye, aur usi se baat kijiye jo ise banayega. “Book Your Demo” mein dikhta hai kaun sa samay khaali hai; jo chunte hain woh usi waqt aapka ho jata hai.',
  moveDemo:
    'Shuru hone se pehle tak demo badal ya cancel kar sakte hain, koi paisa nahi lagta. Booking ke baad khule page se, ya mail ke link se, aap demo doosre khaali samay par le ja sakte hain ya cancel kar sakte hain; account nahi chahiye, aur karan batana zaroori nahi.',
  trial:
    'Demo aur quote free hain. Chalte bot ka free trial list mein nahi hai; demo mein aap pehle ek try kar sakte hain.',
  pastWork:
    'Portfolio mein teen sample project hain, kaam dikhane ke liye bane: clinic ka booking desk, saree shop ka order desk aur class kit; unke client banaye hue hain. Asli client ke assistant mein customers ki baatcheet hoti hai, isliye wo sirf demo mein dikhta hai, jahan client maana ho.',
  reviews:
    'Review testimonials page par hain: sirf wahi jo clients ne likhe aur dikhane ko kaha, banaya hua kuch nahi. Wahan kuch na dikhe to abhi tak koi chhapa nahi hai. Tab sample project ya free demo dekhkar khud parkhiye. Saare daam aur terms site par khule hain.',
  figures:
    'Site par clients ya saalon ki ginti nahi likhi hai, aur main andaza nahi lagana chahta. Founder se seedha poochhiye, ya free demo mein kaam dekhiye.',
  smartSchool:
    'Smart School jald aa raha hai (coming soon): school ke lesson, marks aur message ek jagah, teachers, parents aur office ke liye. Tareekh aur daam abhi tay nahi. School ke tools aaj bhi mil sakte hain.',
  templates:
    'Labs / Templates: shuruaat ke liye chhote tool aur workflow. Package builder yahin turant chalta hai, free. Baaki maangiye, {hours} ghante mein pata chalega ki aapke kaam kaise aayenge: review request (free), missed-call reply aur order status (licensed), quiz aur lesson plan (premium). List mein nahi? Kaam batayiye: template hai ya banwane ka kitna lagega, pata chal jayega.',
  products:
    'Answer desk (ek inbox, har bot ke saath), teachers ke liye class kit (ek chapter se lesson plan, quiz aur parents ka message; abhi milta hai), aur ban raha song sketcher; Smart School jald aayega. Aapke business ke hisaab se dhale jaate hain; pehle bataya jata hai kya badlega aur daam.',
  job: 'Mujhe kisi naukri ki jankari nahi hai: yeh ek insaan ka business hai. Aap {email} par likh sakte hain.',
  partner:
    'Site par partner ya reseller banne ke baare mein kuch nahi likha. Apni baat {email} par likhiye, founder jawab dega.',
  notOffered:
    'Jahan tak mujhe pata hai, yeh hum nahi karte. Hum AI assistant, website, school tools, gaane aur kitab ke video banate hain. Pakka karna ho to founder ke liye sawal chhod dijiye.',
  freeTools:
    'Yahan free hain: package builder, services page par (chuniye kya aur kahan jawab dena hai, daam dekhiye, choice quote mein jati hai), aur review-request messages, jo email se aate hain. Demo aur quote bhi free hain.',
  orderLookup:
    'Haan: templates mein order-status lookup alag se bhi hai, poore bot ke bina, un online shops ke liye jinki apni order list hai. Order number ya phone se dhoondhta hai, shop aur courier ka data ek jawab mein deta hai, jo na mile wo aapko saunpta hai. License par, list price nahi; quote {hours} ghante mein.',
  leadScore:
    'Haan. Request mein jo bataya jata hai usse score banta hai, taaki pata chale pehle kisko call karna hai. Baaki faisla insaan karta hai. Aapke apne tools mein agent enquiry chhaant sakta hai: {gptAgents_agents} – {gptAgents_agents_upTo}.',
  branches:
    'Kai branch ke liye Enterprise hai: aapke apne systems jude hue, sab ki dekhbhaal ek saath, daam baat karke. Ek business bot ({smb_businessBot} + {smb_businessBot_monthly}/mahina) ek se zyada jagah sambhalega ya nahi, price list mein nahi likha. Likhiye kitni branch hain, free quote 24 ghante mein bata dega.',
  overkill:
    'Chhoti dukanon ke liye bhi hai: WhatsApp par customers ko jawab deta hai, band hone ke baad bhi. Sach kahein to fayda wahan hai jahan roz wahi sawal aate hain. Kam ho to website {websites_portfolio} se ya free tools kaafi ho sakte hain. Business bot {smb_businessBot} + {smb_businessBot_monthly}/mahina, online shop ka customer bot {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/mahina. Free demo mein dikhta hai ki zaroorat hai ya nahi.',
  doubt:
    'Shak theek hai. Pehle free demo mein chalta hua dekhiye, phir live hone se pehle kuch din apna bot khud test kijiye. Wo aapke daam, niyam aur calendar se jawab deta hai, jo na pata ho aapko bhejta hai, aur aap sab padh sakte hain. Business bot {smb_businessBot} + {smb_businessBot_monthly}/mahina; kisi natije ka vaada nahi.',
  reviewRequests:
    'Free milte hain review-request messages: chhote message jo khush customer se ek baar, namrata se review maangte hain. Hindi aur English mein, WhatsApp aur SMS ke liye, clinic, salon aur restaurant ke kaam ke. Templates mein maangiye; email se aate hain. Review khud banaye nahi jate.',
  botRules:
    'Wo wahi bolta hai jo aap tay karein: delivery, return aur discount ke aapke niyam seekhta hai, aur kya kabhi wada nahi karna. Live hone se pehle aap use parakhte hain, jo na pata ho wo aapko aata hai, aur har chat aap padh sakte hain.',
  shopPayment:
    'Haan, e-commerce website mein: product, cart aur payment, order mail aur WhatsApp par, {websites_shop} – {websites_shop_upTo}. Kharidaar UPI se dein ya card se, ye site par nahi likha; quote mein batayenge.',
  missedCall:
    'Missed-call reply hai: jo call kare aur koi na uthaye, use WhatsApp par agla kadam milta hai; booking hoti hai ya wapas call ke liye note hota hai. Tay shaant samay mein chup rehta hai, aapke apne accounts mein chalta hai: clinic, coaching, repair aur delivery ke liye. License par, list price nahi; quote {hours} ghante mein. Call uthwane ke liye voice add-on {smb_voice} + {smb_voice_monthly}/mahina.',
  standIn:
    'Ek hi insaan hai, aur site par kisi doosre ka naam nahi. Jo set-up hua aur jiska paisa diya wo aapka rehta hai: domain, text aur photo aapke naam par, data bhi aapko milta hai. Beemari ya chhutti mein kya hoga, founder se poochhiye.',
  // From the first message to the finished work
  process:
    'Aap do line mein batate hain kya chahiye. {hours} ghante mein daam aur scope ke saath quote milta hai. Aapki haan ke baad banta hai, aap test karte hain, jo theek nahi wo sudharta hai, phir chalu.',
  processBot:
    'Aap batate hain kaam kaise hota hai: samay, daam, kya aapke paas rahe. Calendar judta hai, aap aur staff kuch din test karte hain. Phir aapka number jawab deta hai, aksar aapki haan ke do hafte ke andar.',
  processShop:
    'Aap catalogue bhejte hain: sheet, shop ka link ya rate list ki photo. Bot delivery, return aur discount ke niyam seekhta hai, aur kya vaada kabhi na kare. Aap aur aapka parivar ulte-seedhe sawal poochte hain, galti sudhari jaati hai. Phir chalu, aksar aapki haan ke do hafte ke andar.',
  processWebsite:
    'Jo hai wo bhejiye: purani site, flyer, photo, teen pasand ki sites. Pehla draft phone par dikhta hai, do baar badlav, phir website khulti hai; business website aksar do hafte mein.',
  processSong:
    'Aap kahani batate hain: naam, mood, koi pasand ka gaana; voice note bhi chalega. Ek antara aksar teen din mein sunte hain, badlav batate hain (do baar shamil hai), phir files milti hain.',
  processSchool:
    'Shuruaat chhoti: ek subject, do teacher, aapke apne chapter; kaun aazmayega, aap chunte hain. Phir staff room mein ya video par chhoti training, Hindi ya English mein, aur ek-ek tool karke poora school: har tool akela bhi le sakte hain, sabka apna daam hai.',
  processAgent:
    'Ek kaam chuna jata hai: jo sabse zyada baar hota ho aur jisme risk sabse kam ho. Agent ki seema tay hoti hai: kya padhe, kya kare, kahan pooche. Kuch din wo sirf sujhav deta hai aur aap sudharte hain, phir akele kaam karta hai. Har kadam aapko dikhta hai, aur ek tap se aap use rok sakte hain.',
  processCreative:
    'Aap kaam bhejte hain: pandulipi, link ya kuch panne. Daam ke saath ek page ka plan milta hai, draft dekhte hain, jo aap jaisa na lage wo badalte hain, phir publish.',
  howLong:
    'Quote {hours} ghante mein aata hai. Bot aur business website aksar aapki haan ke do hafte mein taiyar; gaane ka namuna aksar teen din mein. Baaki kaam ki tareekh quote mein hoti hai.',
  quoteTime:
    'Aapke message ke {hours} ghante mein quote mil jata hai, free aur bina kisi bandhan ke: ek daam, kya milega aur kab tak. Aap kya chalate hain aur kya chahiye, do line kaafi hain.',
  howLongBot:
    'Bot aksar aapki haan ke do hafte ke andar chalu ho jata hai. Quote {hours} ghante mein milta hai.',
  howLongWebsite:
    'Business website aksar aapki haan ke do hafte mein khulti hai; shop ya app baat karke. Quote {hours} ghante mein.',
  howLongSong:
    'Ek antare ka namuna aksar teen din mein sunne ko milta hai. Phir do baar tak badlav, aur files; poora hone ka din quote mein likha hota hai.',
  howLongOther:
    'Iska tay samay site par nahi hai; kaam kitna bada hai us par hai. {hours} ghante mein aane wale quote mein tareekh hoti hai.',
  urgent:
    'Form mein likh dijiye ki jaldi hai: {hours} ghante mein quote milta hai. Gaane ka namoona aksar teen din mein aata hai, bot aur business website mein do hafte lagte hain; isse jaldi ho sakta hai ya nahi, founder batayega.',
  needFrom:
    'Jo hai, kachcha bhi, kaafi hai: purani site, flyer, notes, photo, rate list; unhe hum theek se lagate hain. Bot ke liye aapka samay, niyam aur calendar bhi, ya catalogue: sheet, link ya photo. Website ke liye teen pasand ki sites. Gaane ke liye kahani aur mood, voice note bhi chalega. Saath mein zaroori access, aur ek insaan jo faisla kare.',
  needFromWebsite:
    'Jo aapke paas hai wahi kaafi hai, chahe kachcha ho: purani site, parcha, notes, photo, rate list; hum sab sajaate hain. Teen site jo aapko pasand hon, wo bhi madad karti hain. Iske alawa zaroori access, aur ek insaan jo faisla kare.',
  needFromBot:
    'Bot ke liye aap batate hain kaam kaise hota hai: samay, daam, niyam, kaun kya karta hai, aur kya aapke paas rahe; aapka calendar judta hai. Dukan ki list sheet, link ya rate list ki photo, kuch bhi chalegi. Kachche note kaafi hain, banana hum karte hain. Aur ek insaan jo faisla kare.',
  quote:
    'Badhiya. Do line kaafi hain: aap kya chalate hain, aur kya chahiye ya sabse zyada bheed kab hoti hai. Yahan ya form mein likhiye: {hours} ghante mein daam, scope aur agla kadam milta hai.',
  skills:
    'Aap samay, daam, notes aur photo dete hain, rate list ki photo bhi chalegi; banana aur lagana hum karte hain. Badalna kaise hai wo dikhaya jata hai, aur jawab badalna monthly fees mein shamil hai.',
  onlyMobile:
    'Site par kahin computer nahi maanga gaya: baatcheet WhatsApp ke saath wale app mein padhi aur likhi jati hai, aur shuru karne ko photo, kachche notes ya rate list kaafi hain. Banana aur lagana hum karte hain. Apne kaam ke liye pakka karna ho to founder se poochhiye.',
  fixedPrice:
    'Site ke daam likhit quote tak ek andaza hain. Range is par hai ki kaam kitna hai: agent mein kitne tools jodne hain aur kitna sikhana hai; author website mein ek page hai ya poori site. Faisle se pehle aapko ek fix daam milta hai.',
  // Money
  payMethod:
    'Payment card payment provider se hota hai; hum aapke card ki details na dekhte hain, na rakhte hain. UPI, cash, cheque ya provider ka naam site par nahi likhe; doosra tareeka quote ke saath poochhiye. Aadha (50%) advance ho sakta hai, baaki delivery par.',
  afterPaying:
    'Payment company email se pakka karti hai, aur confirmation aur receipt bhi email par aati hai; spam bhi dekh lijiye. {hours} ghante ke andar aapki zaroorat par baat ke liye call aata hai, phir project shuru hota hai: aapko plan, tareekhein aur kise likhna hai, sab milta hai.',
  advance:
    'Poora pehle nahi dena hota: 50% advance ho sakta hai, baaki delivery par, jab tak quote mein kuch aur na ho. Monthly fees har mahine pehle di jaati hai.',
  instalment:
    'Aadha (50%) advance, baaki delivery par, jab tak quote mein kuch aur na ho. Aur kisht ya EMI terms mein nahi hai; quote ke saath poochhiye.',
  refund:
    'Kaam shuru hone ke baad paise wapas nahi hote. Usse pehle aap cancel kar sakte hain aur advance wapas milta hai.',
  cancelBefore:
    'Kaam shuru hone se pehle cancel kar sakte hain aur advance wapas milta hai. Shuru hone ke baad paise wapas nahi hote. Monthly service kisi bhi mahine ke aakhir mein rukti hai, 30 din pehle email karke.',
  monthlyFee:
    'Bot chalane ke liye, jo wo jawab na de saka use padhne ke liye, aur aapke daam ya samay badalne par jawab badalne ke liye. Har mahine ki fees us mahine se pehle, advance mein di jaati hai. WhatsApp ke apne message charge WhatsApp leta hai.',
  payOnce:
    'Bot mein set-up ek baar ka hai, aur use chalane ki monthly fees, business bot ki {smb_businessBot_monthly}; unka ek baar ka pura daam list mein nahi hai. Kisi bhi mahine ke aakhir mein band kar sakte hain, 30 din pehle email karke, aur jo set-up hua wo aapka rehta hai. Website, gaane aur agent ki list mein monthly fees nahi hai.',
  stop: 'Monthly fees kisi bhi mahine ke aakhir mein band kar sakte hain; 30 din pehle email kijiye. Terms mein koi penalty nahi likhi. Jo aapke liye set-up hua wo aapka rehta hai, aur aapka data aapko milta hai.',
  lockIn:
    'Koi lamba bandhan nahi: monthly service kisi bhi mahine ke aakhir mein band ho sakti hai, 30 din pehle email karke. Aapka data aapko milta hai, aur jo set-up hua wo aapka rehta hai.',
  priceRise:
    'Monthly fees baad mein badhegi ya nahi, ye site par nahi likha; quote ke saath pooch lijiye. Faisle se pehle ek fix daam milta hai, aur aapke order par wahi terms lagte hain jo haan karne ke din the. Monthly fees kisi bhi mahine ke aakhir mein band ho sakti hai, 30 din pehle email karke.',
  staffCost:
    'Site salary se tulna nahi karti, par aap kar sakte hain: business bot ek baar {smb_businessBot} aur {smb_businessBot_monthly}/mahina hai, online shop ka customer bot {ecommerce_customerBot} aur {ecommerce_customerBot_monthly}/mahina. Wo din-raat jawab deta hai, aur jo na kar sake wo insaan ko saunpta hai.',
  extraCost:
    'Chhupa kuch nahi: set-up aur monthly fees page par hai. Jo doosre seedha lete hain: WhatsApp apne message charge, aur website ke liye domain aur hosting. Quote ke bahar ka kaam pehle quote hota hai.',
  messageCharge:
    'WhatsApp ke apne message charge alag hain, WhatsApp khud leta hai; kitne hain, site par nahi likha. Monthly fees bot chalane aur sudharne ki hai.',
  messageLimit:
    'Message ya baatcheet ki koi seema, ya kitne free hain, site par nahi likha; quote ke saath poochhiye. Monthly fees assistant chalane aur jawab badalne ki hai; WhatsApp apne message charge alag leta hai.',
  hosting:
    'Domain aur hosting alag hai: dono aapke naam par rehte hain, paisa seedha provider ko jata hai; kitna lagta hai, site par nahi likha. Text aur photo bhi aapke hain.',
  tax: 'Site par GST ya tax bill ke baare mein kuch nahi likha, main andaza nahi lagana chahta. Founder se poochhiye, quote ke saath jawab milega.',
  discount:
    'Main discount nahi de sakta, aur site par koi nahi likha, NGO ke liye bhi: saare daam page par khule hain. Bundle dekhiye, ya chhota shuru karke baad mein jodiye.',
  expensive:
    'Chhota shuru kar sakte hain: portfolio website {websites_portfolio} se, bot {smb_businessBot} + {smb_businessBot_monthly}/mahina. Aapka budget kitna hai?',
  warranty:
    'Jo diya gaya usme koi kharabi 30 din ke andar batayen to muft theek hoti hai. Monthly fees ho to assistant ki dekhbhal lagataar hoti hai.',
  support:
    'Haan. Monthly fees mein assistant chalana aur jawab badalna shamil hai. Har kaam mein 30 din ke andar batayi kharabi muft theek hoti hai.',
  guarantee:
    'Zyada bikri jaisa koi pakka nateeja nahi kaha jata. Assistant ne kya jawab diya, book kiya ya chhoda, wo aap kabhi bhi dekh sakte hain; 30 din mein batayi kharabi muft theek hoti hai.',
  law: 'Terms Bharat ke kanoon ke tahat hain; vivad Delhi/NCR ki adalat mein. Aapke order par terms aur aapka quote lagu hai.',
  // Data and rights
  privacy:
    'Hum kuch nahi bechte, na advertisers ko dete hain. Sirf wahi rakha jata hai jo aap bhejte hain, jawab aur kaam ke liye: quote ke liye naam, email, diya ho to phone, message aur aapke chunav; demo ke liye company, din, samay aur time zone bhi; chat ke message, aakhri ke baarah mahine baad tak. Sirf hamari team padh sakti hai. Aap theek ya delete karwa sakte hain.',
  deleteData:
    'Haan. Jo hamare paas hai use aap khud turant dekh, theek ya delete kar sakte hain, email par aaye link se (privacy page se). Ya {email} par likhiye; 30 din ke andar jawab milta hai. Mitane ke baad sirf ek note bachta hai, pate se bane code ke saath, jise koi wapas nahi padh sakta.',
  studentData:
    'Kam se kam rakha jata hai, sirf school ke liye. Bachchon ka data advertising ya AI training mein nahi jata. Yeh likhit mein milta hai.',
  aiTraining:
    'Nahi, aapka data, chat ya pandulipi hamare beech rehti hai: usse AI train nahi karte, aur pandulipi ke liye wahi services lete hain jo yahi wada karein. School mein bachchon ka data bhi AI training mein nahi jata.',
  cookies:
    'Sirf zaroori cookies, peecha karne wali koi nahi. “form” insaan aur machine ko alag karti hai, browser band karne tak. “chat” aapki baatcheet phir dhoondhti hai, pehli baar likhne se. “theme” light ya dark look ek saal yaad rakhti hai. Ek hamari team ko sign-in rakhti hai. Koi analytics ya advertising nahi.',
  secret:
    'Aapke business, customers aur pandulipi ki baat hamare beech gupt rehti hai, kaam khatam hone ke baad bhi, aur usse AI nahi sikhaya jata; sirf wahi services istemal hoti hain jo yahi vaada karti hain. Yeh terms mein dono taraf ke liye likha hai.',
  own: 'Poora payment hone par wo aapka ho jata hai; jo aap dete hain wo aapka hi rehta hai. Hamare aam tools ka aapko sthayi istemal ka haq milta hai.',
  ownSite: 'Aapki: domain, text aur photo aapke naam par hain, aur poore payment ke baad website aapki hai.',
  ownSong:
    'Payment ke baad gaana aapka hai, aur advertising mein bhi chala sakte hain; aapke likhe bol aapke hi rehte hain. Files ke saath likhit mein milta hai.',
  ownCreative:
    'Aapka. Aapke shabdon ke haq aapke paas rehte hain, aur payment ke baad bana hua kaam aapka hai.',
  // What an assistant does
  language:
    'Assistant Hindi, English, aur dono ek line mein bolta hai, jaise aapke customer likhte hain. Doosri bhasha ka vaada site par nahi hai: pehle poochhiye.',
  languageSong:
    'Hindi aur English aazmayi hui hain. Baaki bhasha mein pehle ek line sunte hain, phir tay karte hain.',
  languageSchool:
    'Lesson plan aur worksheet Hindi aur English mein; parents ke message Hindi, English aur doosri bhashaon mein, jo wo ghar par bolte hain. Teachers ki training Hindi ya English mein. Doosri bhashaon ke naam site par nahi hain: pehle poochhiye.',
  languageWebsite:
    'Website kin bhashaon mein ban sakti hai, ya do mein ek saath, yeh site par nahi likha; quote ke saath poochhiye. Us par assistant Hindi, English, aur dono ek line mein bolta hai.',
  keepNumber:
    'Zyadatar aapka wahi number rehta hai. Wo WhatsApp ki business service par jata hai, aap saath wale app mein padhte aur likhte hain. Payment se pehle jaanch hoti hai.',
  numberAfter:
    'Jo aapke liye set-up hua wo aapka rehta hai, aur aapka data aapko milta hai. Number WhatsApp ki business service se wapas kaise aata hai, ye site par nahi likha; shuru karne se pehle founder se pooch lijiye. Monthly service kisi bhi mahine ke aakhir mein band hoti hai, 30 din pehle email karke.',
  mistake:
    'Galti ho sakti hai, jaise insaan se. Isliye jo wapas na ho sake usse pehle poochta hai, aur jo kaha ya kiya wo sab padha ja sakta hai. Agent ko ek tap se rok sakte hain. Galat jawab sudhara jata hai.',
  cannotAnswer:
    'Tab wo andaza nahi lagata: poori baatcheet ke saath message aapke paas aata hai, aap jawab dete hain. Baad mein use wo sikhaya jata hai.',
  otherThanText:
    'Customer ke voice message, photo ya PDF bot samjhe, ya khud aisi file bheje, ye site par nahi likha; quote ke saath poochhiye. Jo bot na bata sake wo baatcheet ke saath aapke paas aata hai. Phone call voice add-on uthata hai, {smb_voice} + {smb_voice_monthly}/mahina; trained chatbot aapke documents se jawab deta hai, {gptAgents_chatbots} – {gptAgents_chatbots_upTo}.',
  humanLike:
    'Wo waise hi likhta hai jaise aapke customer: Hindi, English ya ek hi line mein dono, aur zaroorat par aapko saunpta hai. Kya wo khud ko program batata hai, site par nahi likha. Sabse achha: free demo mein khud aazma kar dekhiye.',
  takeOver:
    'Haan. Aap har baatcheet padh sakte hain, dekh sakte hain kya jawab diya, aur kabhi bhi khud jawab de sakte hain.',
  medical: 'Assistant ilaaj ki salah nahi deta. Wo yeh keh kar message turant aapko bhejta hai.',
  consent:
    'Sirf unhi ko message ja sakta hai jo maane hon; terms mein bhi yahi likha hai. Offer unko jaate hain jinhone haan kaha ho, aur koi bhi ek shabd se rok sakta hai. WhatsApp ke niyam bhi yahi chahte hain. Iska broadcast tool {smb_broadcast} + {smb_broadcast_monthly}/mahina hai.',
  shopPlatforms:
    'Jo shop doosre program ko order padhne deti hai, jaise Shopify aur WooCommerce, unke saath chalta hai; sheet rakhne walon ke saath bhi. Baaki dekh kar. Aapki shop ke order, stock aur payment jawabon se jod diye jaate hain.',
  socialMedia:
    'Social media ke liye multichannel assistant hai: ek assistant WhatsApp, aapki site aur social media par, sabki ek yaaddasht, aur aap ek jagah se jawab dete hain. Daam {gptAgents_multichannel} – {gptAgents_multichannel_upTo}. Instagram ya Facebook ka naam site par nahi likha; aapka wala judega ya nahi, quote mein batayenge. Baaki bot WhatsApp aur aapki website par jawab dete hain.',
  courier:
    'Haan, customer bot order number ya phone se order dhundhta hai aur courier ke apne data se batata hai ki wo kahan hai. Kisi courier ka naam site par nahi hai; aapka wala judega ya nahi, quote ke saath batayenge. Daam {ecommerce_customerBot} set-up + {ecommerce_customerBot_monthly}/mahina.',
  foodOrders:
    'Khane ke order aur Zomato ya Swiggy jaisi delivery ka zikr site par nahi hai, isliye vaada nahi kar sakta. Jo hai: business bot WhatsApp par sawalon ke jawab deta hai aur table booking leta hai, {smb_businessBot} + {smb_businessBot_monthly}/mahina; e-commerce website cart aur payment ke saath order leti hai, {websites_shop} – {websites_shop_upTo}. Likhiye kya chahiye, quote mein batayenge kya ho sakta hai.',
  botTakesPayment:
    'Bot khud chat mein payment le, ye site par nahi likha; quote ke saath poochhiye. Cart aur payment e-commerce website mein hote hain, {websites_shop} – {websites_shop_upTo}, aur online shop ke payment bot ke jawabon se jod diye jaate hain.',
  calendar:
    'Haan, jo calendar aap aaj use karte hain wahi judta hai. Sirf sach mein khaali samay bataya jata hai, isliye ek samay do baar book nahi hota.',
  tools:
    'Zyadatar tools jud sakte hain: Google Workspace, Zoho, HubSpot, Tally aur kai aur. CRM integration {gptAgents_crm} – {gptAgents_crm_upTo}.',
  followUps:
    'Jisne poochha par book nahi kiya, use ek hi message jata hai, paanch nahi. Booking ke reminder apne aap jaate hain, ek din pehle aur ek ghanta pehle. Offer sirf unko jaate hain jinhone haan kaha ho, aur koi bhi ek shabd se rok sakta hai.',
  reminders:
    'Reminder apne aap jaate hain, ek din pehle aur ek ghanta pehle, taaki kam kursiyan khaali rahein. Yeh business bot mein hai, {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina.',
  leadsForgotten:
    'Business bot se jo likhe use turant jawab milta hai, jo chup ho gaya use ek follow-up, aur har enquiry ek list mein rehti hai: {smb_businessBot} + {smb_businessBot_monthly}/mahina. Optional dashboard dikhata hai kise call karna hai: {smb_dashboard} + {smb_dashboard_monthly}/mahina. Apne CRM mein enquiry CRM integration se aati hai, {gptAgents_crm} – {gptAgents_crm_upTo}; agent unhe chhaant kar rank karta hai, {gptAgents_agents} – {gptAgents_agents_upTo}. 99acres jaise portal ka naam site par nahi hai; quote ke saath poochhiye.',
  botModel:
    'Aapka bot kaunse AI model par chalega, yeh site par nahi likha; founder se poochhiye. Is assistant ke baare mein likha hai ki jawab Google ka Gemini de sakta hai.',
  night:
    'Haan, din-raat. Dukan band hone ke baad ke message, jo aaj subah tak pade rehte hain, seconds mein jawab paate hain, aur subah aap sab dekh lete hain.',
  bookings:
    'Business bot WhatsApp par din-raat khud booking karta, badalta aur cancel karta hai: aapke calendar se judkar wo khaali samay batata hai, ek din aur ek ghanta pehle yaad dilata hai, ek baar follow-up karta hai. Clinic, salon, coaching, real estate aur dukanon ke sawalon ke jawab bhi deta hai. Daam {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina.',
  orders:
    'Customer bot order number ya phone se dekh kar batata hai order kahan hai. Size, rang, stock, delivery ka samay aur return aapke apne catalogue se batata hai, kharidne ke link ke saath. Daam {ecommerce_customerBot} set-up + {ecommerce_customerBot_monthly}/mahina.',
  updates:
    'Jawab badalna, jaise naye daam ya samay, hum karte hain, aur wo monthly fees mein shamil hai. Quote ke bahar ka kaam alag quote hota hai.',
  // Websites, songs, books and schools
  seo: 'Website search, map aur WhatsApp preview ke liye taiyar hoti hai, taaki log naam se aur zaroorat se dhoondh payen. Google mein kisi jagah ka wada nahi hota, aur akele SEO ki service price list mein nahi hai.',
  oldSite:
    'Aksar purani site sudhar sakti hai. Dekh kar bataya jata hai ki sudharna sasta hai ya naya banana.',
  mobileFriendly: 'Haan. Page turant khulte hain, saste phone aur kamzor signal par bhi.',
  mobileApp:
    'Hamare custom AI web app browser mein chalte hain, phone par bhi, {websites_customApp} se. Play Store ya iPhone ka app price list mein nahi hai; quote poochhiye.',
  editSelf:
    'Har badlav ke liye kehna nahi padta: khud kaise badalna hai wo dikhaya jata hai, aur e-commerce website mein product aap khud jodte hain. Domain, text, photo aapke naam par.',
  pageCount:
    'Business website mein chhe page tak: service, daam, contact, map, samay aur WhatsApp button. Daam {websites_business}; zyada page ka daam quote mein milta hai.',
  revision:
    'Do baar badlav shamil hai, website aur gaane dono mein. Gaane mein shabd, tempo aur awaaz badal sakte hain; website mein aap batate hain kya jude, hate ya kahan jaye.',
  revisionWebsite: 'Do baar badlav shamil hai: aap batate hain kya jude, hate ya kahan jaye.',
  revisionSong: 'Do baar badlav shamil hai: shabd, tempo aur awaaz.',
  manuscript:
    'Aapki pandulipi hamare beech gupt rehti hai: usse AI train nahi karte, aur uske liye wahi services lete hain jo yahi wada karein. Aapke shabdon ke adhikar aapke hi rehte hain.',
  founderName:
    'Founder ka naam, padhai ya kitne saal ka kaam, site par nahi likha; likhte waqt ya free demo mein poochh sakte hain. {contactCity} mein ek hi insaan hai, jo aapke message ka jawab deta hai aur software bhi banata hai.',
  noReviews:
    'Abhi tak kisi client ka review chhapa nahi hai, aur banaya hua koi nahi dikhate: testimonials page par sirf wahi aayega jo clients likhein aur dikhane ko kahein. Tab tak sample project ya free demo dekhkar khud parkhiye. Saare daam aur terms site par khule hain.',
  singer:
    'AI se bani awaaz, jise ek insaan arrange aur mix karta hai. Kisi asli gayak ki awaaz copy nahi hoti.',
  files:
    'Files chalane, post aur share karne ke liye taiyar milti hain. Lyric to music mein karaoke version; jingle 10 se 30 second, awaaz ke saath aur bina; multi-format mein film, reel aur radio cut, awaaz aur music alag-alag.',
  filesOfLyrics:
    'Haan, aapke bol ke sangeet ke saath karaoke version milta hai, yaani gaane ki awaaz ke bina. Files chalane, post aur share karne ke liye taiyar milti hain.',
  filesOfJingle:
    'Jingle 10 se 30 second ka hota hai, awaaz ke saath aur bina, dono milte hain; files chalane, post aur share karne ke liye taiyar.',
  videoLength:
    'Kitab ka video 60 se 120 second ka hota hai, khada aur aada dono: launch ke din, aapke page, reels aur sabki feed ke liye. Files har jagah ke hisaab ke aakaar mein milti hain.',
  honest:
    'Video aapki kitab ke baare mein hai aur batata hai ki aapke liye bana hai. Paathakon ki raay banayi nahi jaati.',
  oneTeacher:
    'Haan, lesson plan akela teacher bhi le sakta hai: {schools_lessonPlans} prati teacher prati saal, aapke board aur chapter ke, Word aur PDF mein. Baaki tools, jaise quiz maker {schools_quiz}, poore school ke liye hain, prati saal.',
  oneFamily:
    'School tools ka daam poore school ke liye prati saal hai, career test (class 9 se 12) {schools_careerTest}. Ek bachche ya parivar ka daam site par nahi likha. School le sakta hai, ya founder se poochhiye.',
  perStudent:
    'Tools ka daam poore school ke liye prati saal hai, students ki ginti se nahi; sirf lesson plan prati teacher prati saal hai, {schools_lessonPlans}. Students ya users ki koi seema site par nahi likhi; quote mein tay hota hai.',
  staffTraining:
    'Haan: staff room mein ya video par chhoti training, Hindi ya English mein. Shuruaat ek subject aur do teachers se.',
  syllabus:
    'Lesson plan aapke syllabus, board aur chapter ke hisaab se minute-minute ka banta hai, activity aur homework ke saath, Hindi ya English mein. Quiz kisi bhi chapter se, answer key aur doosre version ke saath. Word aur PDF mein milte hain, teacher badal sakta hai.',
  filesOfSchool:
    'Word aur PDF mein milta hai: lesson plan, aur answer key ke saath quiz. Yeh draft hain; teacher jo chahe badal leta hai.',
  decides:
    'Teacher hi tay karte hain, AI nahi: tool marks sujhata hai aur wajah dikhata hai; teacher ke dekhe bina student tak kuch nahi jata. Parents ke message bhi draft hain: bina padhe koi nahi jata.',
  // Talk
  greeting:
    'Namaste. Services, daam, samay aur terms mein madad kar sakta hoon. Aap kya chalate hain: dukan, clinic, school, ya kuch aur?',
  howAreYou: 'Sab badhiya, dhanyavaad. Kya madad karoon: daam, kitna samay, ya free demo?',
  thanks: 'Khushi hui. Kuch aur ho to poochhiye.',
  bye: 'Phir milenge, poochhne ke liye dhanyavaad. Kabhi bhi yahan likh sakte hain.',
  acknowledged: 'Theek. Daam batayen, free demo, ya {hours} ghante mein quote?',
  declined: 'Koi baat nahi. Baad mein sawal ho to poochhiye.',
  robot:
    'Main ek assistant program hoon, insaan nahi. Jo site par likha hai usi se jawab deta hoon. Insaan se baat karni ho to founder tak pahuncha doon.',
  botName:
    'Main {business} ka assistant hoon, ek program jo services, daam aur terms ke sawalon ka jawab deta hai. Founder insaan hain, ek tap door.',
  chatLanguage:
    'Haan, bilkul: mujhse Hindi, English ya Swahili mein likhiye, jaise aapko theek lage. Bataiye, kya jaanna hai?',
  joke: 'Main daam batane mein behtar hoon. Poochhiye bot, website, gaane ya school tool ka daam.',
  rude: 'Maaf kijiye, madad nahi ho payi. Founder khud jawab de sakte hain: message chhodiye, {hours} ghante mein jawab aayega.',
  help: 'Zaroor. Bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina se, website {websites_portfolio} se, school tools {schools_lessonPlans} prati teacher prati saal se, gaane {creative_song} se. Daam, samay, payment ya privacy poochhiye, ya batayiye aap kya chalate hain.',
  confused:
    'Maaf kijiye, seedhi baat: likhiye kya chahiye, jaise “clinic ke liye bot” ya “website ka daam”, main daam aur page bataunga. Insaan bhi madad kar sakta hai.',
  attack: 'Main sirf hamari services, daam aur terms ke sawalon ka jawab deta hoon. Aap kya jaanna chahenge?',
  human:
    'Zaroor. Founder khud jawab dete hain, {hours} ghante ke andar. Yahan message chhodiye ya {email} par likhiye.',
  broken:
    'Iske liye maaf kijiye. Founder ke liye yahan message chhodiye ya {email} par likhiye: kya hua aur kab se. {hours} ghante mein jawab milega.',
  benefit:
    'Bot se: dukan band hone ke baad bhi seconds mein jawab, wahi das sawal dopahar nahi khate, booking ho jaati hai, reminder aur follow-up apne aap jaate hain, aur aap sab padh aur sambhal sakte hain.',
  setUpFee:
    'Set-up ek baar diya jata hai, monthly fees jab tak wo kaam kare. Jaise business bot: {smb_businessBot} ek baar aur {smb_businessBot_monthly} har mahine.',
  websiteMonthly:
    'Website ka daam ek baar ka hai; price list mein uski monthly fees nahi hai. Domain aur hosting aap seedha provider ko dete hain.',
  contactGiven:
    'Dhanyavaad. Neeche ka saar dekhiye: aapki haan par founder ko milega aur {hours} ghante mein jawab aayega. Bina haan ke kuch request nahi banta.',
  otherTools:
    'Site doosre products se tulna nahi karti. Yahan milta hai: assistant jo aapke apne daam se jawab de, booking le aur aapko saunpe, ek insaan jo use banata aur sambhalta hai, saare daam page par, Hindi aur English, aur aap sab padh aur sambhal sakte hain. Free demo mein dekhiye ki theek hai ya nahi.',
  noWebsite:
    'Bot ke liye website zaroori nahi: wo sirf WhatsApp par bhi chalta hai, ya aapki website par, agar hai. Business bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina.',
  onOwnSite:
    'Haan, assistant aapki maujooda website par chalta hai, ya WhatsApp par; nayi site zaroori nahi. Business bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina. WordPress ya Wix jaise system ka naam site par nahi hai; apna bataiye, quote mein pata chal jayega.',
  popular:
    'Sabse popular Business Growth likha hai: WhatsApp aur website par assistant, voice, dashboard, reminder aur follow-up ek saath, {packages_growth} set-up + {packages_growth_monthly}/mahina. Chhota business Starter se shuru kar sakta hai, {packages_starter} + {packages_starter_monthly}/mahina.',
  addOnAlone:
    'Price list mein voice ({smb_voice} + {smb_voice_monthly}/mahina), dashboard ({smb_dashboard} + {smb_dashboard_monthly}/mahina) aur broadcast ({smb_broadcast} + {smb_broadcast_monthly}/mahina) bot ke saath judte hain. Akele milega ya nahi, yeh site par nahi likha; quote mein poochhiye.',
  optionalParts:
    'Nahi, zaroori nahi: bot voice, dashboard aur broadcast ke bina bhi chalta hai, aur har ek baad mein jud sakta hai. Voice {smb_voice} + {smb_voice_monthly}/mahina, dashboard {smb_dashboard} + {smb_dashboard_monthly}/mahina, broadcast {smb_broadcast} + {smb_broadcast_monthly}/mahina.',
  upgrade:
    'Haan. Har package agle mein badh sakta hai, aur alag parts baad mein jud sakte hain. Starter {packages_starter} + {packages_starter_monthly}/mahina, Business Growth {packages_growth} + {packages_growth_monthly}/mahina.',
  whichPackage:
    'Shuruaat ke liye Starter: ek assistant jo jawab de aur booking le, WhatsApp ya website par, {packages_starter} + {packages_starter_monthly}/mahina. Vyast counter ke liye Business Growth: assistant, voice aur dashboard saath, {packages_growth} + {packages_growth_monthly}/mahina. Kai branch hon to Enterprise, daam baat karke. Ek se doosre mein badh sakte hain, isliye chhota shuru kar sakte hain.',
  productCost:
    'Products ka koi list price nahi hai, kyunki har business ko alag badlav chahiye: pehle aapko bataya jata hai ki kaunsa theek rahega aur kitna lagega. Tulna ke liye: custom AI web app {websites_customApp} se shuru hota hai.',
  offTheShelf:
    'Agar bazaar ka koi taiyar software behtar hai, to aapko uska naam bata diya jata hai. Iska koi paisa nahi.',
  capacity:
    'Yahan ek hi vyakti ek samay mein kuch hi project leta hai: aapka unmein se ek hoga, saath mein se ek nahi. Abhi jagah hai ya nahi, quote {hours} ghante mein tareekh ke saath batata hai.',
  mission:
    'Bahut si dukanon ne bina padhe message ki wajah se customer khoye. Badi companiyon ke paas jawab dene wale software saalon se hain; yahan ka kaam hai use clinic aur dukan ke liye chhota, saaf aur sasta banana.',
  whyUs:
    'Aap seedhe banane wale se baat karte hain, beech mein koi nahi. Saare daam page par hain, assistant Hindi, English ya dono bolta hai, aap har baatcheet padh sakte hain aur khud sambhal sakte hain, aur ek samay mein kuch hi project hote hain.',
  delay:
    'Tareekhen aapke quote mein hoti hain. Agar aapki taraf se cheezen der se aayein, to tareekh aage badhti hai. Terms mein deri par koi penalty nahi likhi hai.',
  liability:
    'Jahan tak kanoon ijazat deta hai, ek order ki zimmedari utni hi hai jitna aapne uske liye diya; munafe ka nuksan isme nahi aata. AI galat ho sakta hai: zaroori baat khud jaanch lein.',
  termsChange:
    'Terms sirf aage ke order ke liye badal sakte hain. Aapke order par us din ka version lagu hota hai jis din aapne haan kaha, aur signed quote terms se pehle aata hai. Terms aur privacy policy aakhri baar November 2026 mein badle.',
  retention:
    'Yahan ki baatcheet save rehti hai aur aakhri message ke 12 mahine baad delete ho jati hai, ya aapke kehne par pehle. Request tab delete hoti hai jab aap kahein, ya jab jawab, project ya tax kanoon ke liye uski zaroorat na rahe.',
  sharedWith:
    'Nahi, kuch becha nahi jata, na advertisers ko diya jata hai: aapki jaankari sirf un companiyon se guzarti hai jo hamara server aur email chalati hain. Jawab Google ka Gemini de sakta hai: use aakhri message milte hain, email aur phone number hata kar. Sarkari vibhag ko sirf tab, jab kanoon kahe.',
  chatModel:
    'Is chat ka jawab Google ka Gemini de sakta hai: use aakhri message milte hain, email aur phone number hata kar. Uske bina main wahi batata hoon jo site par hai. Kuch becha nahi jata, na advertisers ko diya jata hai. Chat aakhri message ke baarah mahine baad tak rakhi jati hai; sirf hamari team padh sakti hai.',
  security:
    'Requests ek database mein hain jise sirf hamari sign-in ki hui team padh sakti hai; team ke password hash ke roop mein hain, logs mein naam ya message nahi. Data khatre mein aaye to aapko aur Data Protection Board of India ko bataya jata hai.',
  minors:
    'Hamari service bade logon aur schoolon ke liye hai. 18 se kam umar ke bachchon ka data maa-baap ki pakki anumati ke bina jaan kar nahi liya jata. Kisi bachche ne likha ho to bataiye, mita diya jayega.',
  internetAddress:
    'Aapka internet address sirf kuch minute memory mein rehta hai, messages ki baadh rokne ke liye; request ke saath save nahi hota. Aap kis site se aaye, yeh sirf aapke bheje form ke saath aata hai. Koi analytics service nahi hai.',
  dataLaw:
    'Privacy policy India ke Digital Personal Data Protection Act, 2023 ke hisaab se likhi hai. Sawaal ya shikayat {email} par likhiye, 30 din ke andar jawab milta hai. Usse baat na bane to Data Protection Board of India ke paas ja sakte hain. Doosre desh ke kanoon ka naam site par nahi hai.',
  newsletter:
    'Newsletter nahi aate, jab tak aap khud na mangein. Request ke baad ek email aata hai jo use pakka karta hai, phir jawab. Demo ke liye pakka karne wala mail, do yaad dilane wale, aur har badlav ki khabar.',
  reference: 'Aapka project udaharan ke roop mein sirf aapki anumati se dikhaya jata hai.',
  customerData:
    'Jo aap dete hain wo aapka hi rehta hai, jahan ho sake aapke apne accounts mein, aur customers ki jaankari gupt rakhi jati hai, kaam khatam hone ke baad bhi. Wo na becha jata hai, na advertisers ko diya jata hai, na doosre client ke liye istemal hota hai, na usse AI sikhaya jata hai, aur alag hone par aapko aapka data milta hai.',
  whoReadsChats:
    'Aap apne assistant ki har baatcheet padh sakte hain aur kabhi bhi khud sambhal sakte hain. Founder wahi padhte hain jiska jawab wo na de saka; yeh monthly fees mein shamil hai. Aapke customers ki jaankari gupt rehti hai, na bechi jati hai, na doosre client ke kaam aati hai, na usse AI sikhaya jata hai.',
  demoForm:
    'Demo form mein naam, email, din aur khaali samay chahiye; company, phone aur message zaroori nahi. Chun sakte hain kya dekhna hai: chatbot, WhatsApp bot, website chatbot, voice ya CRM.',
  quoteForm:
    'Naam, email, service, aapki zaroorat aur sahmati chahiye. Budget, timeline, business type aur urgency par bhi star hai, kyunki unse theek jawab ban pata hai; phone aur complexity zaroori nahi. Services: chatbot aur WhatsApp automation, GPT agents, education tools, website aur web app, creative services, music. Jawab {hours} ghante mein aata hai.',
  clientCall:
    'Site par kisi client ka naam nahi hai jise aap call karein: project sirf us client ki anumati se dikhaya jata hai. Koi baat karega ya nahi, founder bata sakte hain. Tab tak teen sample project aur free demo hain.',
  trust:
    'Paise dene se pehle parakh sakte hain: free demo mein, sample projects se, aur terms aur daam se, jo sab khule hain; aur baat seedhe founder se hoti hai, jo khud banate hain. 50% advance ho sakta hai, baaki delivery par; kaam shuru hone se pehle cancel karein to advance wapas. Vivad Delhi/NCR ki adalat mein.',
  exportChat: 'Haan. Is chat mein “Export conversation” se poori baatcheet file mein save ho jati hai.',

  // Single pages in detail
  answerDesk:
    'Answer desk saari chat ka ek inbox hai: WhatsApp aur website ek hi list mein. Assistant jawab deta hai, aur aap jab chahein ek tap se khud sambhal lete hain. Jo assistant na bata saka, wo bhi dikhta hai. Har bot ke saath milta hai.',
  classKit:
    'Class kit ek chapter se lesson plan (aapke syllabus ka, minute-minute ka), do version ka chhota quiz answer key ke saath, aur parents ka message banata hai. Sab draft hain, Hindi aur English mein: teacher badalta aur pass karta hai, bina padhe kuch nahi jata. Abhi milta hai; pehle apne kuch chapters ke saath trial mein dekh sakte hain. Portfolio ka sample class 1 se 8 ka hai, Hindi aur English medium.',
  songSketcher:
    'Song sketcher abhi ban raha hai, isliye abhi istemal nahi ho sakta. Usme aapke shabd aur mood se sunne ke liye ek chhota pehla version banega: mood aur bhasha chuniye, ek line badaliye, phir suniye. Gaana aaj bhi banwa sakte hain, {music_lyricToMusic} se.',
  processProduct:
    'Aap kaam batate hain: do vaakya kaafi hain, aur ek udaharan ki aaj wo kaise hota hai. Phir aapke hi kuch message, chapter ya bol ke saath trial dekhte hain. Uske baad shabd, bhasha aur aapke tools ke hisaab se dhala jata hai, aur chalana dikhaya jata hai. Baad mein badhaya ja sakta hai, har kadam ka daam pehle pata hota hai.',
  songSample:
    'Music page ka sample “Nani ke pachattar” hai: Hindi birthday song, 92 beats per minute, 2:48 lamba. Kram: intro, mukhda, antara 1, mukhda, antara 2, outro. Saath mein poora gaana, karaoke version aur 30 second ka cut. Yeh dikhata hai ki gaaye jaane se pehle gaana kaise racha jata hai.',
  songOccasions:
    'Shaadi, birthday, farewell aur launch ke liye, naam, jagah aur aapas ke mazaak ke saath. Event song {music_eventSongs} – {music_eventSongs_upTo}, do baar badlav shamil. Dukan ke liye jingle hain, {music_jingles} – {music_jingles_upTo}.',
  bookVideoSample:
    'Udaharan mein chaar scene hain: cover aur usse uthta ek sawaal, aapki ek line padhkar sunayi hui, kitab ki duniya teen tasveeron mein, aur kitab kahan milegi, reels ke liye taiyar. Aapka apna video {creative_bookReview} – {creative_bookReview_upTo}.',
  creativeAudience:
    'Creative services lekhakon aur creators ke liye hain: kitab, idea ya bol se dekhne, sunne aur share karne ki cheez banti hai. Kitab ka video ({creative_bookReview} – {creative_bookReview_upTo}), apni website ({creative_authorSite} – {creative_authorSite_upTo}), ya aapke shabdon ka gaana ({creative_song} – {creative_song_upTo}).',
  lessonSample:
    'Sample 40 minute ka lesson hai, photosynthesis, class 7 science: 5 minute sawaal ki patta hara kyun hai, 10 minute patte ke din ki kahani drawing ke saath, 15 minute jodi mein paani mein patta aur bulbule ginna, 7 minute paanch sawaal ka quiz, 3 minute homework aur parents ko Hindi message. Yeh draft hai, teacher jaanchta hai.',
  packageBuilder:
    'Package builder mein aap chunte hain ki kya aur kahan jawab dena hai, aur daam dikhta hai. Free hai, yahin turant chalta hai, unke liye jo baat se pehle daam jaanna chahte hain. Services page aur alag-alag service ke pages par hai, gaanon ke liye bhi. Har daam price list se hai, aur choice quote mein jati hai.',
  chapterQuiz:
    'Jo panne aap padhate hain unse test, jis level ka chahein, answer key aur agli bench ke liye doosra version, Word aur PDF mein. School aur coaching centre dono ke liye, {schools_quiz} prati school, prati saal. Templates mein hai; maang lijiye.',
  clinicSample:
    'Do chair wale dental clinic ka WhatsApp booking desk; client banaya hua hai. Mareez ke hi shabdon mein jawab, Hindi, English ya dono; sirf calendar ka khaali samay deta hai, visit din ki list mein likhta hai, ek din pehle yaad dilata aur kehne par badalta hai. Dard aur emergency turant dentist ko jati hai.',
  sareeSample:
    'Hath se buni sareeyon ki online shop ka order desk; client banaya hua hai. Order number ya jis phone se aaya usse order dhoondhta hai, jawab courier ke apne data se deta hai. Malkin ko naye order, kam stock aur shikayat batata hai. Dashboard par saare order aur khule sawaal ek screen par.',
  reviewChecks:
    '“Verified client” unke saath likha hota hai jinhone kaam pura hone par bheje gaye link se likha. Padhe bina kuch publish nahi hota, aur har testimonial likhne wale ki ijazat se dikhta hai. Koi banaya hua nahi.',
  workingDay:
    '{contactCity} mein ek din aisa hota hai: 9:00 baje aapke messages padhe jaate hain aur jawab jaate hain, 10:30 se ek samay mein ek project banta hai, 15:00 baje demo aur call, 18:00 baje wo theek hota hai jiska jawab assistant us din nahi de paaye. Har message ka jawab {hours} ghante mein.',
  expertise:
    'Founder ko yeh achhe se aata hai: AI automation, jo wapas na ho sake usse pehle poochta hai; e-commerce, order, stock aur payment jawabon se jude; WhatsApp business ke number, template, consent aur niyam; tez aur aasani se badalne wali website aur app; kam data rakhne wale school tools; gaane aur video.',
  whereToStart:
    'Ek pareshan karne wale kaam se shuru kijiye: jo aap roz karte hain aur jiski kami nahi khalegi. Agent ke liye wo kaam jo sabse zyada dohraya jaata hai aur jismein jokhim sabse kam hai. Do line mein batayiye, {hours} ghante mein quote milta hai, ya pehle free demo dekhiye.',
  formBudget:
    'Quote form mein budget ke paanch vikalp hain: ₹25,000 se kam; ₹25,000–50,000; ₹50,000–1,00,000; ₹1,00,000–2,50,000; ya ₹2,50,000 aur zyada. Timeline ke vikalp: jaldi se jaldi (do hafte mein), 1 mahina, 2–3 mahine, ya 6 mahine aur zyada.',
  formBusinessType:
    'Quote form mein business type paanch hain: startup, small business (10–50 log), medium business (50–1000 log), enterprise (1000 se zyada), aur individual ya freelancer. Akele kaam karte hain to aakhri wala.',
  formUrgency:
    'Quote form mein urgency ke chaar vikalp hain: critical (turant hal chahiye), high (business badhne ke liye zaroori), medium (socha hua sudhaar) aur low (abhi dekh rahe hain). Complexity zaroori nahi: low saadharan AI, medium aam AI features, high advanced AI features.',
  testimonialForm:
    '“Write a testimonial” form contact page par hai. Naam (poora, pehla naam aur akshar, ya bilkul nahi dikhta), email, kaunsi service li, 1 se 5 star ki rating, aapke shabd aur sahmati chahiye; company, role, project ki jaankari aur photo zaroori nahi. Likhne ke liye “AI Help” hai. Dikhane se pehle har ek padha jaata hai.',
  testimonialShown:
    'Testimonial ke saath naam kaise dikhe, aap chunte hain: poora, pehla naam aur ek akshar (jaise Asha V.), ya bilkul nahi; tab company aur photo bhi nahi. Email kabhi nahi dikhta; us par ek link aata hai jisse pakka ho ki wo aapka hai. Photo JPEG, PNG ya WebP, 5 MB tak; chhota chaukor ban jaata hai.',
  demoDetails:
    'Demo ke samay Indian hain; aapke device ka time zone alag ho to neeche aapka apna samay bhi likha hota hai. Kitne minute ka hai, wahin khaali samay ke saath likha hai. Booking ek tap se, ya file se, aapke calendar mein aa jaati hai. Kaise judna hai, booking mein likha hota hai, ya pehle likh kar bataya jaata hai. Milte hain wahi jo ise banayenge.',
  scope:
    'Aapko theek kya milega aur kab tak, quote mein likha hota hai. Uske bahar ka kaam alag quote hota hai. Monthly fees ho to chhote badlav usi mein shamil hain.',
  breachOfTerms:
    'Agar koi paksh terms ko gambhir roop se tode aur kehne ke 14 din ke andar theek na kare, to doosra order turant khatam kar sakta hai. Tab tak ka kaam ada hota hai, aur aapko aapka data milta hai. Yeh dono par lagu hai.',
  chatRequest:
    'Nahi, apne aap nahi. Yahan likhi baat request tabhi banti hai jab aapne summary dekh kar haan kaha ho, ya demo maanga ho. Tab tak wo sirf baatcheet hai, jo aakhri message ke barah mahine baad delete hoti hai, ya aapke kehne par pehle.',
  dataRights:
    'Aap pooch sakte hain ki hamare paas aapka kya hai, use theek ya delete karwa sakte hain, sahmati wapas le sakte hain, kisi ko apni taraf se naamit kar sakte hain, aur shikayat kar sakte hain. Aakhri do ke alawa sab aap khud turant kar sakte hain, page “Your data” par, email par aaye link se. Ya {email} par likhiye: 30 din mein jawab milta hai.',
  anonymousVisit:
    'Haan. Aap bina bataye ki aap kaun hain, hamare pages padh sakte hain. Sirf wahi save hota hai jo aap khud bhejte hain; koi analytics ya advertising nahi. Aap kahan se aaye, yeh tab band karne tak aapke browser mein rehta hai, aur sirf aapke bheje form ke saath aata hai.',
  outsideLinks:
    'Hamare pages par doosri services ke link hain, jaise WhatsApp, calendar ya payment page. Link kholne se pehle unse kuch load nahi hota; uske baad unke apne niyam lagu hote hain.',
  clinicExample:
    'Home page ki chat ek udaharan hai. Raat 9:42 baje mareez Hindi mein kal shaam ka samay poochta hai. Assistant 5:30 aur 6:15 batata hai, mareez 6:15 leta hai. Wo clinic ke calendar mein likh jata hai, aur ek ghanta pehle yaad dilaya jata hai.',
  sareeExample:
    'Yeh saree ki dukan ka udaharan hai. Customer order 2187 poochti hai: Jaipur se nikal gaya, kal 4 baje tak aayega. Phir neela rang poochti hai: do bache hain, daam aur link ke saath. Uske baad malik ko khabar jaati hai: ek hi neela bacha hai, dobara mangwayen?',
  coachingExample:
    'Yeh coaching centre ka udaharan hai. Class 10 maths ki fees poochne par assistant batata hai: mahine ki fees, 12 bachchon ka batch, pehli class free, Monday ya Wednesday. Seat Wednesday 5 baje ki rakhi jaati hai, Tuesday ko yaad dilaya jata hai. Malik ko nayi trial seat aur parent ka number milta hai.',
  bakeryExample:
    'Yeh udaharan hai ki bakery ke visitor ko pehli screen par kya chahiye: subah 7 baje taaza, bread aur cake daam ke saath, aaj raat 9 baje tak khula, Sector 12 market map ke saath, aur WhatsApp par order.',
  flatExample:
    'Yeh ek udaharan hai: customer likhta hai ki metro ke paas apne budget mein 2 BHK chahiye. Agent aapki list mein teen dhoondhta hai aur CRM mein contact kholta hai. Aap draft jawab par haan dabate hain; agent use bhejta hai aur visit book karta hai. Faisla aapka, ek hi baar. Aisa agent {gptAgents_agents} – {gptAgents_agents_upTo}.',
  enquiryList:
    'Jisne bhi likha, wo ek list mein hota hai: naam, zaroorat aur number, unka bhi jo phir chup ho gaye. Chatbot wali business website ({websites_businessWithChatbot}) ki enquiry bhi ek list mein aati hain. Optional dashboard dikhata hai kise call back karna hai: {smb_dashboard} + {smb_dashboard_monthly}/mahina.',
  builderOptions:
    'Saat group hain. SMB: business bot, voice, dashboard, broadcast, SME bundle. E-commerce: customer bot, owner bot, voice, dashboard, bundle. Website: business, chatbot ke saath, portfolio, e-commerce, custom AI web app, bundle. GPT agents: agent, trained chatbot, multichannel, avatar aur voice, CRM. Phir gaane aur jingle, creative services, education tools. Jo chahiye dabaiye, daam dikhta hai.',
  ownerAlerts:
    'Aapko sirf zaroori baat batayi jaati hai: bada order, kam stock, naraaz customer, aur WhatsApp par din ka saar. Har “ok, thanks” nahi. Kya urgent hai, aap chunte hain. Yeh owner notification bot hai: {ecommerce_ownerBot} set-up + {ecommerce_ownerBot_monthly}/mahina.',
  newOrders:
    'E-commerce website par order aapko mail aur WhatsApp par milte hain; daam {websites_shop} – {websites_shop_upTo}. Bade order, kam stock aur naraaz customer ki khabar bhi chahiye to owner notification bot hai: {ecommerce_ownerBot} set-up + {ecommerce_ownerBot_monthly}/mahina.',
  agentJobs:
    'Shuruaat ke achhe kaam: form, mail aur WhatsApp ki enquiry CRM mein daalna, naam aur ranking ke saath; lambe documents se jawab, page ke saath; customer ki baat se draft quote banana, jise aap dekh kar bhejte hain; enquiry ke hisab ke flat dhundhna aur aapki haan ke baad visit book karna; awaaz ya chehre se bolna. Agent {gptAgents_agents} – {gptAgents_agents_upTo}.',
  quoteDrafts:
    'Haan, yeh agent ka achha kaam hai: customer ki baat se draft quotation banata hai, jise aap dekh kar bhejte hain. Aapke maujooda tools mein kaam karta hai, jaise Tally ya Zoho, aur jo wapas na ho sake usse pehle poochta hai. Agent {gptAgents_agents} – {gptAgents_agents_upTo}.',
  customAppScope:
    'Yeh aapke kisi ek kaam ke liye bana software hai, jaise quote banane wala, document padhne wala ya planner. Browser mein chalta hai, zaroorat ho to sign-in ke saath. Shuruaat us kaam par baat se hoti hai, aur daam kaam ke size se tay hota hai: {websites_customApp} se.',
  openPrices:
    'Call zaroori nahi: koi daam call ke peeche chhupa nahi hai. Daam services ke pages par hain, set-up ke saath monthly fees. Sirf Enterprise ka daam baat ke baad banta hai, aur products aur licensed templates ka list price nahi hai. Aapka exact daam do line likhne par {hours} ghante mein.',
  serviceLevel:
    'Tay response time Enterprise package mein hote hain, jiska daam baat ke baad banta hai. Baaki packages ke liye site par koi nahi likha. Founder ko likhe message ka jawab {hours} ghante mein aata hai, aur assistant aapke customers ko seconds mein jawab deta hai, din-raat.',
  currency:
    'Daam aur quote Bharatiya rupaye (₹) mein hain. Sirf online dukan ke customer bot ka daam uske page par US dollar mein bhi likha hai. Doosri currency site par nahi likhi.',

  // What the site hardly tells
  codOrders:
    'COD order confirm karna site par nahi likha, isliye iska vaada nahi kar sakta. Customer bot WhatsApp par order ke sawalon ke jawab deta hai: {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/mahina. Likhiye ki COD confirm karwana hai, quote mein jawab milega.',
  marketplaces:
    'Amazon, Flipkart, Meesho, IndiaMART aur Jumia ka naam site par nahi hai. Customer bot un shops ke saath chalta hai jinke order doosre program padh sakein, jaise Shopify aur WooCommerce, ya jo sheet rakhti hain; baaki dekh kar. Apna platform bataiye, quote mein pata chalega.',
  severalStaff:
    'Shuru mein use bataya jata hai ki kaun kya karta hai, samay aur daam kya hain; phir wo sirf sach mein khaali samay batata hai. Ek bot kitne doctor ya stylist ke calendar lega, site par nahi likha; likhiye aap kitne log hain.',
  feeReminders:
    'Fees ke reminder site par nahi likhe. Sabse kareeb Parent communication hai: parents ko unki bhasha mein message, {schools_parentCommunication} prati school, prati saal. Business bot ke reminder booking ke hain. Baaki fees ke reminder ho sakte hain ya nahi, quote ke saath poochhiye.',
  feePayment:
    'Fees lena, receipt aur baaki fees ki list school tools mein nahi hai. E-commerce website mein cart aur payment hai, {websites_shop} – {websites_shop_upTo}; kisi ek kaam ka software {websites_customApp} se. Aapki fees ke liye theek hai ya nahi, quote batayega.',
  reportCards:
    'Report card aur result bhejna price list mein nahi hai. Grading help marks aur feedback sujhata hai, teacher jaanchta hai, {schools_grading} prati school, prati saal. Smart School jald aa raha hai, jismein lesson, marks aur message ek jagah honge; tareekh abhi tay nahi.',
  songRelease:
    'Payment ke baad gaana aapka hai, files post aur share karne ke liye taiyar. Spotify, YouTube ki kamai ya copyright claim ke baare mein site par kuch nahi likha. Awaaz AI se bani hai, isliye platform ke niyam dekh lijiye ya pehle poochhiye.',
  numberBlocked:
    'Number kabhi block nahi hoga, yeh vaada site par nahi hai. Aapka number WhatsApp ki apni business service par jata hai; message sirf unko jaate hain jo maane hon, aur ek shabd se offer band. Sahmati aur aise niyamon se number chalta rehta hai.',
  oldChats:
    'Number WhatsApp ki business service par jaane par purani chat, contact aur group ka kya hota hai, site par nahi likha; number jaane se pehle zaroor poochhiye. Uske baad aap saath wale app mein padhte aur likhte hain.',
  staffAccess:
    'Kitne log, ya kitne phone se, padh aur jawab de sakte hain, site par nahi likha; quote ke saath poochhiye. Har bot ke saath answer desk hai: saari chat ek inbox mein. Kai branch aur team ke liye Enterprise hai.',
  writtenContract:
    'Haan, likhit: quote mein likha hota hai theek kya milega aur kab tak, aur signed quote terms se pehle aata hai. Baaki us din ke terms lagte hain jab aap haan karein. Alag contract nahi likha; chahiye to poochhiye.',
  whatIsBot:
    'Chatbot ek program hai, insaan nahi. Customer WhatsApp ya aapki site par jo likhte hain wo padhta hai aur turant jawab deta hai, din-raat, aapke apne daam, samay aur niyam se; booking leta hai, yaad dilata hai, follow-up karta hai. Jo wo nahi jaanta, aapke paas aata hai. Computer jaanna zaroori nahi: banana aur lagana hamara kaam hai.',
  officeAddress:
    'Site par gali ya office ka pata nahi hai, sirf {contactPlace} likha hai. {contactArea} mein founder se aamne-saamne mil sakte hain, kahin se bhi video par; jagah kaunsi hogi, likhte ya book karte waqt pooch lijiye.',
}
