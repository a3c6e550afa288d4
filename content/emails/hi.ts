import { business } from '#content/business.ts'
import type { VisitorEmailCopy } from './visitor-emails.ts'

const hours = business.replyWithinHours

export const hindi: VisitorEmailCopy = {
  footer: `${business.name}, {contactPlaceInHindi}`,
  greeting: (name) => `नमस्ते ${name} जी,`,
  services: {
    'ai-chatbots': 'AI चैटबॉट और WhatsApp ऑटोमेशन',
    'gpt-agents': 'GPT एजेंट',
    'education-tools': 'पढ़ाई के टूल',
    'ai-web-apps': 'AI वेबसाइट और वेब ऐप',
    'creative-services': 'क्रिएटिव सेवाएँ',
    'music-creation': 'गाने और जिंगल',
  },
  quoteReceived: {
    subject: (service) => `आपकी पूछताछ मिल गई: ${service}`,
    preview: `${hours} घंटे के अंदर जवाब मिलेगा।`,
    heading: 'आपकी पूछताछ मिल गई',
    promise: `लिखने के लिए धन्यवाद। हर मैसेज सीधे मेरे पास आता है। ${hours} घंटे के अंदर मेरा जवाब मिलेगा: कीमत, उसमें क्या-क्या मिलेगा, और काम कब तक चालू हो सकता है।`,
    asked: 'आपने क्या माँगा',
    service: 'सेवा',
    noService: 'बातचीत में तय होगी',
    message: 'आपका मैसेज',
    reach: 'कुछ रह गया?',
    reachBefore: 'इसी ईमेल का जवाब दीजिए, या कभी भी',
    reachAfter: 'पर लिखिए।',
    notYou:
      'अगर आपने कोटेशन नहीं माँगा, तो किसी ने ग़लती से आपका पता लिख दिया है। इस ईमेल को छोड़ दीजिए, मेरी तरफ़ से दोबारा कुछ नहीं आएगा।',
  },
  booking: {
    made: {
      subject: (when) => `आपका डेमो: ${when}`,
      preview: 'डेमो बुक हो गया है। शुरू होने से पहले कभी भी समय बदल सकते हैं या रद्द कर सकते हैं।',
      heading: 'आपका डेमो बुक हो गया है',
      text: 'बुक करने के लिए धन्यवाद। आपसे बातचीत का इंतज़ार रहेगा।',
    },
    moved: {
      subject: (when) => `आपके डेमो का नया समय: ${when}`,
      preview: 'डेमो का समय बदल गया है।',
      heading: 'आपके डेमो का समय बदल गया है',
      text: 'आपका डेमो अब नीचे लिखे समय पर होगा।',
      before: 'पहले का समय',
    },
    cancelled: {
      subject: (when) => `आपका डेमो रद्द हो गया: ${when}`,
      preview: 'यह डेमो अब नहीं होगा।',
      heading: 'आपका डेमो रद्द हो गया है',
      text: 'यह डेमो अब नहीं होगा।',
      byTeam: 'माफ़ कीजिए, मुझे इसे रद्द करना पड़ा।',
      again: 'दूसरा समय बुक करें',
    },
    reminder: {
      subject: (when) => `रिमाइंडर: आपका डेमो, ${when}`,
      preview: 'आपका डेमो होने वाला है।',
      heading: 'आपका डेमो होने वाला है',
      text: 'यह ईमेल आपको डेमो की याद दिलाने के लिए है।',
    },
    service: 'सेवा',
    time: 'समय',
    businessTime: 'भारत में',
    place: 'कहाँ',
    booking: 'बुकिंग नंबर',
    manage: 'समय बदलें या डेमो रद्द करें',
    calendar: 'अपने कैलेंडर में डालें:',
    calendarFile: 'Apple और दूसरे कैलेंडर',
    reachBefore: 'कॉल से पहले कुछ पूछना हो तो इसी ईमेल का जवाब दीजिए, या कभी भी',
    reachAfter: 'पर लिखिए।',
    notYou: 'अगर आपने डेमो बुक नहीं किया, तो किसी ने ग़लती से आपका पता लिख दिया है। इस ईमेल को छोड़ दीजिए।',
  },
}
