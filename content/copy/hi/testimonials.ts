import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'

export const testimonialWords: Copy['testimonialWords'] = {
  heading: 'ग्राहक क्या कहते हैं',
  /** Shown with testimonials that were written through the link I send after the work. */
  client: 'वेरिफ़ाइड ग्राहक',
  unnamed: 'नाम नहीं बताया',
  reply: `${business.name} का जवाब:`,
  more: 'पूरा पढ़ें',
  all: 'सभी ग्राहकों की राय',
}

export const testimonials: Copy['testimonials'] = {
  title: 'ग्राहकों की राय',
  description: 'सहायक, ऑटोमेशन और वेबसाइट के बारे में ग्राहक क्या कहते हैं, स्टार और जवाबों के साथ। सब उनकी सहमति से छपा है।',
  keywords: 'ग्राहकों की राय, रिव्यू, रेटिंग, AI ऑटोमेशन, WhatsApp बॉट, {contactCityInHindi}',
  heading: testimonialWords.heading,
  lead: 'हर राय ग्राहक की लिखी है और उनकी सहमति से छपी है।',
  verified: '“वेरिफ़ाइड ग्राहक” ने उस लिंक से लिखा है जो काम पूरा होने पर मैंने भेजा।',
  rating: {
    average: '5 में से {average}',
    one: 'साइट की 1 राय के हिसाब से',
    many: 'साइट की {count} राय के हिसाब से',
  },
  empty: {
    heading: 'मुझसे काम करवाया है?',
    lead: 'दूसरों को बताइए कि काम कैसा रहा: क्या अच्छा लगा, और क्या नहीं। नाम कैसे दिखे, यह आप चुनें। मेरे पढ़े बिना कोई राय साइट पर नहीं आती।',
  },
  sample: {
    heading: 'आपकी राय ऐसी दिखेगी',
    text: '“पहले काम कैसे चलता था?\nअब क्या आसान हुआ?\nक्या और अच्छा हो सकता था?”',
    stars: 'आपकी रेटिंग',
    name: 'आपका नाम',
    role: 'आपका पद और कंपनी',
    about: 'जो सेवा आपने ली',
    reply: 'आपने कुछ पूछा या सुझाया हो, तो छोटा-सा जवाब।',
  },
  next: {
    heading: 'आगे क्या होगा',
    steps: [
      { title: 'आप भेजते हैं', text: 'दो-चार सच्ची लाइनें काफ़ी हैं।' },
      { title: 'पहले जाँच होती है', text: 'कि यह आपने ही लिखा है।' },
      { title: 'राय यहाँ दिखती है', text: 'नाम वैसे ही, जैसे आपने चुना। हटवाना हो तो बस लिख दीजिए।' },
    ],
  },
  filters: {
    label: 'राय छाँटें',
    service: 'सेवा',
    allServices: 'सभी सेवाएँ',
    rating: 'रेटिंग',
    allRatings: 'सभी रेटिंग',
    apply: 'दिखाएँ',
    clear: 'फ़िल्टर हटाएँ',
    shown: '{count} में से {total} राय',
    nothing: 'ऐसी कोई राय नहीं मिली। सब देखने के लिए फ़िल्टर हटाएँ।',
  },
  pages: { label: 'पेज', previous: 'पिछला', next: 'अगला', position: 'पेज {page}, कुल {pages}' },
  details: 'प्रोजेक्ट के बारे में',
}
