import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'
import type { Picture } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { businessBot } = prices.smb

const thread: Picture = {
  kind: 'thread',
  caption: 'उदाहरण: क्लिनिक बंद था, फिर भी मरीज़ की बुकिंग हो गई।',
  name: 'नमूना क्लिनिक',
  status: 'दिन-रात जवाब',
  messages: [
    {
      from: 'customer',
      text: 'नमस्ते, कल शाम डॉक्टर से मिलना है। समय मिलेगा?',
      time: 'रात 11:40',
    },
    {
      from: 'bot',
      text: 'नमस्ते। कल शाम 5:30 और 6:15 बजे खाली है। कौन-सा ठीक रहेगा?',
      time: 'रात 11:40',
    },
    { from: 'customer', text: '6:15', time: 'रात 11:41' },
    {
      from: 'bot',
      text: 'हो गया: कल शाम 6:15 बजे। एक घंटा पहले रिमाइंडर मिल जाएगा।',
      time: 'रात 11:41',
    },
  ],
  outcome: 'क्लिनिक के कैलेंडर में: कल, शाम 6:15',
}

/** The sum is shown with its factors: missed messages a week × 52 weeks ÷ 12 months × the value of a visit. */
const missed = { aWeek: 3, aMonth: 13, worth: 800 }
const lostAMonth = missed.aMonth * missed.worth
const visitsForFee = Math.ceil(businessBot.monthly / missed.worth)

export const home: Copy['home'] = {
  title: 'छोटे कारोबार के लिए AI सहायक और ऑटोमेशन',
  description:
    'WhatsApp बॉट, AI चैटबॉट, वेबसाइट और स्कूल के टूल, {contactCityInHindi} में बने। लगभग हर कीमत पेज पर, कोटेशन 24 घंटे में।',
  keywords: 'AI ऑटोमेशन, WhatsApp बॉट, व्हाट्सएप बॉट, AI चैटबॉट, दुकान के लिए AI, {contactPlaceInHindi}',
  hero: {
    heading: 'हर मैसेज का जवाब। रात 11:40 बजे भी।',
    lead: 'मेरे बनाए AI सहायक WhatsApp पर आपके ग्राहकों को जवाब देते हैं, बुकिंग लेते हैं और याद भी दिलाते हैं। दुकान बंद हो, तब भी ग्राहक को इंतज़ार नहीं करना पड़ता।',
    primary: 'कोटेशन लें',
    tryIt: { label: 'अभी आज़माएँ', question: 'WhatsApp बॉट कितने का है?' },
    note: `सेटअप ${formatRupees(businessBot.amount)} से, और हर महीने ${formatRupees(businessBot.monthly)} से। आपको मेरा जवाब ${business.replyWithinHours} घंटे में।`,
  },
  thread,
  morning: {
    heading: 'सुबह 8 बजे। सब कुछ आपके फ़ोन पर।',
    lead: 'सुबह उठते ही पूरी लिस्ट सामने। ढेर सारे मैसेज नहीं पढ़ने पड़ते।',
    picture: 'सुबह का समय; दुकान मालिक के फ़ोन पर रात में आए काम की लिस्ट',
    points: [
      {
        title: 'क्या बुक हुआ',
        text: 'नाम और नंबर के साथ, सीधे उसी कैलेंडर में जो आप पहले से चलाते हैं।',
      },
      {
        title: 'किन सवालों के जवाब दिए गए',
        text: 'कीमत, समय, पता, स्टॉक। वही सवाल जो दिन भर आते हैं।',
      },
      {
        title: 'कहाँ आपकी ज़रूरत है',
        text: 'शिकायत हो, या सहायक को पक्का पता न हो, तो मैसेज तुरंत आपके पास आता है।',
      },
    ],
    more: 'क्लिनिक, सैलून और दुकान के लिए देखें',
    video: 'वीडियो देखें',
  },
  problem: {
    heading: 'एक छूटा हुआ मैसेज कितने का पड़ता है?',
    lead: `अपने काउंटर का हिसाब लगाइए। एक छोटे क्लिनिक का हिसाब यह रहा: ${visitsForFee} मरीज़ ज़्यादा आए, तो महीने की फ़ीस निकल आई।`,
    bill: [
      [`छूटे मैसेज, हफ़्ते में ${missed.aWeek}`, `महीने में ${missed.aMonth}`],
      ['एक मरीज़ से कमाई', formatRupees(missed.worth)],
      ['महीने का नुकसान', formatRupees(lostAMonth)],
      ['सहायक', `हर महीने ${formatRupees(businessBot.monthly)}`],
      ['सेटअप, एक बार', formatRupees(businessBot.amount)],
    ],
    before: 'आज',
    after: 'सहायक के साथ',
    pairs: [
      {
        before: 'बंद होने के बाद आया मैसेज सुबह तक पड़ा रहता है।',
        after: 'कुछ सेकंड में जवाब, दिन हो या रात।',
      },
      {
        before: 'दिन भर वही दस सवाल।',
        after: 'कीमत, समय और पता उसे मालूम है।',
      },
      {
        before: 'याद दिलाने और फ़ॉलो‑अप करने की फ़ुरसत किसी को नहीं।',
        after: 'रिमाइंडर अपने-आप चला जाता है।',
      },
    ],
  },
  verticals: {
    heading: 'आपके काम के हिसाब से कीमत',
    lead: 'एक बार सेटअप की फ़ीस, फिर महीने की। कीमत जानने के लिए फ़ोन नहीं करना पड़ता।',
    list: {
      ecommerce: {
        name: 'ऑनलाइन दुकान',
        text: '“मेरा ऑर्डर कहाँ है?” का तुरंत जवाब, और आपकी ज़रूरत पड़े तो आपको ख़बर।',
      },
      smb: {
        name: 'क्लिनिक, सैलून, दुकान',
        text: 'WhatsApp पर बुकिंग, रिमाइंडर और फ़ॉलो‑अप। कोचिंग और प्रॉपर्टी के लिए भी।',
      },
      educationTools: {
        name: 'स्कूल और शिक्षक',
        text: 'पाठ योजना, क्विज़ और अभिभावकों को मैसेज। स्कूल का काम घर नहीं ले जाना पड़ता।',
      },
      creativeServices: {
        name: 'लेखक और क्रिएटर',
        text: 'ख़ास दिन का गाना, दुकान का जिंगल। किताब का वीडियो और लेखक की वेबसाइट।',
      },
    },
    more: 'सारी सेवाएँ और कीमतें',
  },
  founder: {
    heading: 'जो बनाए, उसी से सीधी बात',
    named: 'मैं {name} हूँ।',
    text: 'DEL AI Works कोई एजेंसी नहीं, {contactCityInHindi} में एक ही व्यक्ति का काम है। आपके मैसेज का जवाब देना, सहायक बनाना, चालू करना और ठीक करना: सब मेरी ज़िम्मेदारी।',
    link: 'मेरे बारे में',
    ask: {
      heading: 'मेरे कहने पर मत जाइए, ख़ुद सहायक से पूछिए।',
      text: 'जैसी चैट इस साइट पर है, वैसी ही आपके लिए बनेगी। कीमत पूछिए, बीच में बात बदलिए, हिंदी-अंग्रेज़ी मिलाकर लिखिए।',
      questions: ['WhatsApp बॉट कितने का है?', 'कितने दिन लगेंगे?', 'क्लिनिक का नमूना दिखाइए'],
    },
  },
  closing: {
    heading: 'आपके यहाँ सबसे ज़्यादा भीड़ कब होती है?',
    text: 'दो लाइनों में बता दीजिए। 24 घंटे में कीमत मिलेगी, फिर आप स्टाफ़ के साथ सहायक को चलाकर देखिए। आपके हाँ कहने के करीब दो हफ़्ते बाद वह काम शुरू कर देता है।',
  },
}
