import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { SubjectId } from '../subjects.ts'

/** What somebody runs, what goes wrong there, and how help is asked for: each part one a line. */
export type Needs = {
  kinds: readonly { subject: SubjectId; runs: string; suffers: string }[]
  asksPrice: string
  asksHelp: string
}

/**
 * Most who come for an assistant tell what they run and what takes their time, and never say "bot". Any line of one
 * part goes with any of the others.
 */
export const needs: Record<ReplyLanguage, Needs> = {
  en: {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          I run a dental clinic
          I have a beauty parlour
          my salon is small
          we are two doctors with one receptionist
          I own a physiotherapy centre
          I have a gym
          my husband has a car garage
          we run a coaching institute
          I am a property dealer
          I manage a guest house
          we have a restaurant
          my mother runs a boutique
          I sit in my father's medical store
          we have a hardware shop
          I keep a sweet shop
          I have a kirana store
          I am an advocate
          my eye hospital has four branches`,
        suffers: `
          people message at night and nobody answers
          patients keep asking for timings and fees
          everyone asks the same ten questions
          customers ask on whatsapp if a thing is in stock
          I cannot pick up the phone while working
          half of them forget their appointment
          my receptionist left and messages pile up
          by the time I reply they have gone to somebody else
          we lose enquiries every day
          I type the same answers till midnight
          people want to book a time and I am busy
          parents keep messaging about fees and batches
          I answer messages even during dinner`,
      },
      {
        subject: 'customerBot',
        runs: `
          I sell sarees online
          we have a shopify store
          I sell jewellery on instagram
          we run an online shop for toys
          my webshop sells spices
          I sell clothes from home on the net
          we ship handmade soap all over the country`,
        suffers: `
          customers keep asking where their order is
          people ask sizes and stock all day
          everybody wants to know when the parcel comes
          half of the messages are about delivery and returns
          I answer order questions until late at night
          they ask if a colour is available and I reply too late`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          we are a CBSE school
          I am a principal
          I teach at a small school
          our school has many teachers
          I am head of the science department`,
        suffers: `
          my teachers write lesson plans all Sunday
          planning lessons takes every evening
          nobody has time to plan the chapters
          the teachers are tired of writing plans by hand`,
      },
      {
        subject: 'parents',
        runs: `
          we are a primary school
          I am in charge of a school office
          our school has six hundred children`,
        suffers: `
          parents call the office for every small thing
          we must tell parents about holidays and fees each week
          notices to parents never arrive`,
      },
      {
        subject: 'grading',
        runs: `
          I teach English
          we are a senior secondary school
          our teachers have eight sections each`,
        suffers: `
          checking copies takes the whole weekend
          there are piles of answer sheets to mark
          correcting tests eats my nights`,
      },
      {
        subject: 'broadcast',
        runs: `
          I have a mobile shop
          we run a sweet shop
          I own a clothes store`,
        suffers: `
          I send festival offers one by one to two thousand people
          I want all my customers to hear of the sale at once
          sending the new arrivals to everybody takes me days`,
      },
      {
        subject: 'ownerBot',
        runs: `
          I have an online store and travel a lot
          we sell online and I am never at the desk`,
        suffers: `
          I do not notice when a new order comes
          stock runs out and I learn it too late
          I want to be told on my phone about each order`,
      },
    ],
    asksPrice: `
      what would something for that cost
      how much would it cost to fix this
      is there a thing for it and what is the price
      what do you charge to solve this
      what is the damage for such a thing
      could something answer them by itself, how much
      tell me what it costs`,
    asksHelp: `
      what can you do for me
      do you have something for this
      can something answer them by itself
      is there any solution
      how can you help
      which of your things do I need
      what do you suggest`,
  },
  'hi-Latn': {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          mera clinic hai
          mera beauty parlour hai
          salon chalata hu
          meri kirane ki dukan hai
          medical store hai hamara
          gym hai mera
          coaching chalate hai hum
          property ka kaam hai mera
          mithai ki dukan hai
          restaurant hai hamara
          garage hai mera
          hotel hai chhota sa
          boutique hai meri wife ka`,
        suffers: `
          log din bhar whatsapp pe rate puchte hai
          raat ko message aate hai koi jawab nahi deta
          kaam karte hue phone nahi utha pata
          mareez appointment bhool jate hai
          sab wahi sawal baar baar puchte hai
          jab tak reply karu grahak chala jata hai
          receptionist chali gayi message pade rehte hai
          log timing aur fees puchte rehte hai
          saman hai ki nahi ye puchte rehte hai
          khana khate hue bhi message ka jawab dena padta hai`,
      },
      {
        subject: 'customerBot',
        runs: `
          online kapde bechta hu
          insta pe saree bechti hu
          shopify store hai mera
          online jewellery ka kaam hai
          website se masale bechte hai`,
        suffers: `
          order kaha hai ye puchte rehte hai
          size aur stock sab puchte hai
          parcel kab aayega yahi message aate hai
          return aur delivery ke sawal khatam nahi hote`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          hamara school hai
          principal hu main
          chhote school me teacher hu`,
        suffers: `
          teacher raat bhar lesson plan likhte hai
          path yojana banane me itwar chala jata hai
          plan banane ka time nahi milta`,
      },
      {
        subject: 'parents',
        runs: `
          hamara school hai
          school ka office dekhta hu`,
        suffers: `
          parents har baat pe phone karte hai
          chutti aur fees ki khabar sab parents ko deni padti hai
          parents tak notice nahi pahuchta`,
      },
      {
        subject: 'grading',
        runs: `
          main teacher hu
          hamare school me 12 section hai`,
        suffers: `
          copy check karte karte raat ho jati hai
          answer sheet ka dher laga hai`,
      },
      {
        subject: 'broadcast',
        runs: `
          meri dukan hai
          mobile shop hai
          coaching me 500 bacche hai`,
        suffers: `
          2000 logo ko offer ek ek karke bhejta hu
          sabko ek saath message bhejna hai
          result aur khabar sabko ek baar me bhejni hai
          sale ki khabar sab grahko ko deni hai`,
      },
      {
        subject: 'ownerBot',
        runs: `
          online store hai mera
          bahar rehta hu zyada`,
        suffers: `
          naya order aaya ye pata hi nahi chalta
          stock khatam ho jata hai mujhe baad me pata chalta hai`,
      },
    ],
    asksPrice: `
      koi cheez hai iske liye kitna lagega
      kuch hai kya aur kharcha kitna
      iska ilaj kitne ka hai
      machine jawab de de to kitna lagega
      kitne ka padega`,
    asksHelp: `
      kuch hai kya aapke paas
      kya kar sakte ho
      koi upay hai
      iske liye kya hai
      konsa lu main
      kya madad kar sakte ho`,
  },
  hi: {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          मेरा क्लिनिक है
          मेरा ब्यूटी पार्लर है
          मेरी किराने की दुकान है
          मेरी कपड़े की दुकान है
          हमारी कोचिंग है
          मेरा जिम है
          मेरा होटल है
          मेरी दवा की दुकान है`,
        suffers: `
          लोग दिन भर दाम पूछते हैं
          रात को संदेश आते हैं और कोई जवाब नहीं देता
          काम करते समय फोन नहीं उठा पाता
          मरीज अपॉइंटमेंट भूल जाते हैं
          जब तक जवाब दूं ग्राहक दूसरी जगह चला जाता है
          सब वही सवाल पूछते हैं`,
      },
      {
        subject: 'customerBot',
        runs: `
          मैं ऑनलाइन साड़ी बेचती हूं
          मेरी ऑनलाइन दुकान है`,
        suffers: `
          ग्राहक पूछते रहते हैं कि ऑर्डर कहां है
          सब नाप और स्टॉक पूछते हैं`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          हमारा विद्यालय है
          मैं प्रधानाचार्य हूं`,
        suffers: `
          शिक्षक रात भर पाठ योजना लिखते हैं
          पाठ योजना बनाने में पूरा रविवार जाता है`,
      },
      {
        subject: 'parents',
        runs: `
          हमारा स्कूल है`,
        suffers: `
          अभिभावक हर बात पर फोन करते हैं
          अभिभावकों तक सूचना नहीं पहुंचती`,
      },
      {
        subject: 'broadcast',
        runs: `
          मेरी दुकान है`,
        suffers: `
          हजार ग्राहकों को एक एक करके ऑफर भेजता हूं
          सबको एक साथ संदेश भेजना है`,
      },
    ],
    asksPrice: `
      कुछ उपाय है और खर्च क्या होगा
      इसके लिए कितना लगेगा
      कुछ है क्या, कितने का`,
    asksHelp: `
      कुछ उपाय है क्या
      आप क्या कर सकते हैं
      मेरे लिए क्या है`,
  },
  sw: {
    kinds: [
      {
        subject: 'businessBot',
        runs: `
          nina kliniki
          nina saluni
          nina duka la dawa
          nina mgahawa
          nina duka la vyakula
          tuna hoteli ndogo
          nina gereji
          tuna kituo cha masomo`,
        suffers: `
          wateja wananiuliza bei usiku kucha
          watu wanatuma ujumbe na hakuna wa kujibu
          wagonjwa wanasahau miadi yao
          siwezi kupokea simu nikiwa kazini
          wote wanauliza maswali yale yale
          nikichelewa kujibu wanaenda kwingine`,
      },
      {
        subject: 'customerBot',
        runs: `
          nauza nguo mtandaoni
          nina duka la mtandaoni`,
        suffers: `
          wateja wanauliza oda yao iko wapi
          wanauliza saizi na bidhaa zilizopo kila siku`,
      },
      {
        subject: 'lessonPlan',
        runs: `
          tuna shule
          mimi ni mwalimu mkuu`,
        suffers: `
          walimu wanaandika mipango ya masomo usiku
          kupanga masomo kunachukua muda mwingi`,
      },
      {
        subject: 'parents',
        runs: `
          tuna shule`,
        suffers: `
          wazazi wanapiga simu kwa kila kitu
          taarifa haziwafikii wazazi`,
      },
      {
        subject: 'broadcast',
        runs: `
          nina duka`,
        suffers: `
          natuma ofa kwa mteja mmoja mmoja
          nataka kuwaambia wateja wote mara moja`,
      },
    ],
    asksPrice: `
      kuna kitu cha kunisaidia na ni bei gani
      itanigharimu kiasi gani
      kuna suluhisho na bei yake`,
    asksHelp: `
      kuna kitu kwa ajili yangu
      mnaweza kunisaidia vipi
      kuna suluhisho`,
  },
}
