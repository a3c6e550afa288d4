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
    'music-creation': 'गाने और संगीत',
  },
  quoteReceived: {
    subject: (service) => `आपका अनुरोध मिल गया: ${service}`,
    preview: `हम ${hours} घंटे के अंदर जवाब देते हैं।`,
    heading: 'आपका अनुरोध मिल गया',
    promise: `हमें लिखने के लिए धन्यवाद। ${hours} घंटे के अंदर आपको जवाब मिलेगा, ऐसे व्यक्ति से जिसने आपका संदेश पढ़ा है।`,
    asked: 'आपका अनुरोध',
    service: 'सेवा',
    noService: 'बातचीत में तय होगी',
    message: 'आपका संदेश',
    reach: 'कुछ जोड़ना हो तो',
    reachBefore: 'इसी मेल का जवाब दीजिए, या कभी भी',
    reachAfter: 'पर लिखिए।',
    notYou:
      'अगर आपने हमसे कोटेशन नहीं माँगा, तो किसी ने पता ग़लत लिख दिया है। इस मेल को नज़रअंदाज़ कर दीजिए। जब तक आप न लिखें, हम दोबारा नहीं लिखेंगे।',
  },
  booking: {
    made: {
      subject: (when) => `आपका डेमो: ${when}`,
      preview: 'डेमो बुक हो गया है। शुरू होने से पहले आप समय बदल सकते हैं या इसे रद्द कर सकते हैं।',
      heading: 'आपका डेमो बुक हो गया है',
      text: 'आपकी रुचि के लिए धन्यवाद। यह समय आपके लिए रख लिया गया है।',
    },
    moved: {
      subject: (when) => `आपके डेमो का नया समय: ${when}`,
      preview: 'डेमो का समय बदल गया है।',
      heading: 'आपके डेमो का समय बदल गया है',
      text: 'डेमो अब नए समय पर होगा। पुराना समय अब खाली है।',
      before: 'पहले का समय',
    },
    cancelled: {
      subject: (when) => `आपका डेमो रद्द हो गया: ${when}`,
      preview: 'यह डेमो अब नहीं होगा।',
      heading: 'आपका डेमो रद्द हो गया है',
      text: 'यह डेमो अब नहीं होगा।',
      byTeam: 'हमें खेद है कि हमें इसे रद्द करना पड़ा।',
      again: 'दूसरा समय बुक करें',
    },
    reminder: {
      subject: (when) => `याद रहे: आपका डेमो, ${when}`,
      preview: 'आपका डेमो होने वाला है।',
      heading: 'आपका डेमो होने वाला है',
      text: 'यह मेल आपके बुक किए हुए डेमो की याद दिलाने के लिए है।',
    },
    service: 'सेवा',
    time: 'समय',
    businessTime: 'हमारे यहाँ का समय',
    place: 'कहाँ',
    booking: 'बुकिंग नंबर',
    manage: 'समय बदलें या रद्द करें',
    calendar: 'अपने कैलेंडर में डालें:',
    calendarFile: 'Apple और दूसरे',
    reachBefore: 'कुछ पूछना हो तो इसी मेल का जवाब दीजिए, या कभी भी',
    reachAfter: 'पर लिखिए।',
    notYou: 'अगर आपने डेमो बुक नहीं किया, तो किसी ने पता ग़लत लिख दिया है। इस मेल को नज़रअंदाज़ कर दीजिए।',
  },
}
