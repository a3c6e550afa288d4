import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'
import type { DayWords } from '#domain/bookings/say-time.ts'
import { tooLong } from './common.ts'
import { labels } from './labels.ts'

const calendar: DayWords = {
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  shortWeekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  day: '{weekday} {day} {month}',
  hours: 12,
  india: 'भारत का समय',
  city: '{city} का समय',
}

// The zone is in brackets, so that “1:00 pm (भारत का समय)” and “1:00 pm (New York का समय)” both read well.
const picker: Copy['book']['form']['picker'] = {
  calendar,
  shortMonths: ['जन', 'फ़र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
  date: 'तारीख़',
  time: 'समय',
  partsOfDay: ['सुबह', 'दोपहर', 'शाम'],
  length: 'डेमो {n} मिनट का होता है।',
  zone: 'यहाँ {zone} दिख रहा है।',
  yours: 'हर समय के नीचे {city} का समय भी लिखा है।',
  loading: 'खाली समय देखे जा रहे हैं...',
  failed: 'खाली समय नहीं दिख पाए।',
  tryAgain: 'फिर कोशिश करें',
  none: 'अगले कुछ हफ़्तों में कोई समय खाली नहीं है। {contactEmail} पर लिखिए, कोई समय निकल आएगा।',
  both: 'तारीख़ और समय',
  show: 'खाली समय दिखाएँ',
  showDay: 'इस दिन के समय दिखाएँ',
  earlier: 'पहले के दिन',
  later: 'बाद के दिन',
  chosen: '{day}, {time} ({zone})',
  chosenHere: 'आपके यहाँ: {day}, {time} ({zone})।',
  taken: {
    heading: 'यह समय अभी-अभी किसी और ने ले लिया',
    text: 'आपने जो लिखा था, वह यहीं है। सबसे नज़दीक के खाली समय ये हैं: एक लीजिए, या कोई और चुनिए।',
    none: 'आपने जो लिखा था, वह यहीं है। कोई और समय चुनिए।',
  },
}

const form: Copy['book']['form'] = {
  heading: 'अपना डेमो बुक करें',
  close: 'बुकिंग फ़ॉर्म बंद करें',
  labels: {
    name: 'नाम',
    email: 'ईमेल',
    company: 'कंपनी',
    phone: 'फ़ोन या WhatsApp',
    service: 'सेवा',
    message: 'आपको क्या देखना है?',
  },
  optional: '(ज़रूरी नहीं)',
  services: labels.demoServices,
  consent: `डेमो के लिए ${business.name} मेरी यह जानकारी रख सकता है, जैसा {link} में लिखा है।`,
  consentLink: 'प्राइवेसी पॉलिसी',
  honeypot: 'यह जगह खाली छोड़ें',
  submit: 'डेमो बुक करें',
  submitting: 'बुक हो रहा है...',
  instead: '{day}, {time} बुक करें',
  picker,
  problems: {
    required: 'इसे भरें।',
    date: 'दिन चुनें।',
    time: 'समय चुनें।',
    email: 'पूरा ईमेल पता लिखें, जैसे name@example.com।',
    phone: '10 से 15 अंकों का फ़ोन नंबर लिखें, या खाली छोड़ दें।',
    past: 'आज या उसके बाद का दिन चुनें।',
    'too-long': 'यह बहुत लंबा है।',
    choice: 'कोई एक विकल्प चुनें।',
    consent: 'कृपया बॉक्स पर टिक करें, तभी डेमो बुक हो सकेगा।',
  },
  missing: { title: 'कुछ जानकारी बाकी है', description: 'कृपया सारी ज़रूरी जानकारी भरें।' },
  check: { title: 'अपनी जानकारी फिर देखें', description: 'जिन जगहों पर निशान है, उन्हें कृपया फिर देखें।' },
  failed: {
    title: 'बुकिंग नहीं हो पाई',
    description: 'डेमो बुक करने में दिक्कत आई। फिर कोशिश करें, या हमसे सीधे संपर्क करें।',
    tooLong,
    tooMany: 'आपके इंटरनेट कनेक्शन से कई बुकिंग आ चुकी हैं। अगली बुकिंग {minutes} बाद करें।',
    minute: '{n} मिनट',
    minutes: '{n} मिनट',
    direct: '{email} पर लिखें',
  },
  booked: {
    title: 'आपका डेमो बुक हो गया!',
    withMail: 'बुकिंग का ईमेल आपको भेजा जा रहा है।',
    withoutMail: 'बुकिंग का ईमेल अभी नहीं भेजा जा सकता, इसलिए मैं आपसे संपर्क करूँगा।',
    confirmation: 'आपका डेमो {day}, {time} ({zone}) के लिए बुक हो गया है। आपका बुकिंग नंबर {id} है।',
    manage: 'आपकी बुकिंग: कैलेंडर में डालें, समय बदलें, रद्द करें',
  },
}

export const book: Copy['book'] = {
  title: 'मुफ़्त डेमो बुक करें',
  description:
    'खाली समय चुनिए और अपने काम जैसा AI सहायक चलता हुआ देखिए। 30 मिनट, मुफ़्त, अकाउंट बनाए बिना। समय कभी भी बदलें या डेमो रद्द करें।',
  keywords: 'AI डेमो बुक करें, मुफ़्त चैटबॉट डेमो, WhatsApp बॉट डेमो, {contactCityInHindi}',
  heading: 'मुफ़्त डेमो बुक करें',
  lead: 'समय चुनिए। अपने काम जैसा सहायक चलता हुआ देखिए और जो चाहें पूछिए। पसंद न आए तो मना कर दीजिए।',
  note: '30 मिनट · वीडियो कॉल · मुफ़्त',
  form,
  halfHour: {
    title: '30 मिनट में क्या होगा',
    steps: [
      { by: 'पहले', tool: '5 मिनट', text: 'बताते हैं कि ग्राहक बार-बार क्या पूछते हैं', isYours: true },
      {
        by: 'फिर',
        tool: '15 मिनट',
        text: 'ग्राहक बनकर सहायक को लिखते हैं, और उसे उलझाकर भी देखते हैं',
        draft: { text: '“कल शाम 6 बजे का समय मिलेगा?”', answers: ['6:15 खाली है। आपका नाम?'] },
      },
      { by: 'आख़िर में', tool: '10 मिनट', text: 'कितना लगेगा, कब चालू होगा, और ज़रूरत है भी या नहीं: सब साफ़' },
    ],
  },
  questionsHeading: 'बुक करने से पहले',
  faq: [
    {
      question: 'बुक करने के बाद क्या होगा?',
      answer: 'जो समय चुना, वह तुरंत आपका। अगले पेज पर एक टैप में कैलेंडर में डालिए; जुड़ने का लिंक कॉल से पहले मिल जाएगा।',
    },
    {
      question: 'उस समय न आ पाऊँ तो?',
      answer: 'अपनी बुकिंग के लिंक से समय बदलिए या डेमो रद्द कीजिए। न अकाउंट बनाना है, न वजह बतानी है।',
    },
    {
      question: 'समय किस देश का है?',
      answer: 'भारत का (IST)। आप विदेश में हैं तो वहाँ का समय भी साथ दिखता है।',
    },
  ],
}

export const booking: Copy['booking'] = {
  title: 'आपका डेमो',
  description: 'आपकी डेमो बुकिंग: कब है, कैसे जुड़ें, समय कैसे बदलें या रद्द करें, और कैलेंडर में कैसे डालें।',
  headings: {
    booked: 'आपका डेमो बुक है',
    cancelled: 'यह डेमो रद्द हो चुका है',
    past: 'इस डेमो का समय निकल चुका है',
    gone: 'यह बुकिंग नहीं दिखाई जा सकती',
  },
  facts: {
    when: 'कब',
    yours: 'आपके यहाँ का समय',
    moment: '{day}, {time} ({zone})',
    length: 'कितनी देर',
    minutes: '{n} मिनट',
    place: 'कहाँ',
    about: 'किस बारे में',
    name: 'नाम',
    number: 'बुकिंग नंबर',
  },
  services: form.services,
  notices: {
    booked: { title: form.booked.title, text: form.booked.withMail },
    'booked-without-mail': {
      title: form.booked.title,
      text: `${form.booked.withoutMail} डेमो को यहाँ से अपने कैलेंडर में डाल लीजिए।`,
    },
    moved: { title: 'समय बदल गया', text: 'आपका डेमो अब नए समय पर है।' },
    corrected: { title: 'सेव हो गया', text: 'आपकी जानकारी बदल दी गई है।' },
    cancelled: { title: 'रद्द हो गया', text: 'बताने के लिए धन्यवाद।' },
  },
  keep: 'इस पेज का लिंक सँभालकर रखिए। समय बदलना हो या डेमो रद्द करना हो, सब यहीं होगा, अकाउंट बनाए बिना।',
  calendar: {
    heading: 'अपने कैलेंडर में डालें',
    google: 'Google Calendar',
    outlook: 'Outlook',
    download: '.ics फ़ाइल डाउनलोड करें',
    newTab: '(नए टैब में खुलेगा)',
  },
  move: {
    heading: 'समय बदलें',
    text: 'नया समय बुक होने तक अभी वाला समय आपका ही रहेगा।',
    submit: 'डेमो का समय बदलें',
    submitting: 'समय बदल रहा है...',
    instead: '{day}, {time} पर रखें',
    unchanged: 'आपका डेमो पहले से इसी समय पर है। कोई और समय चुनिए।',
  },
  correct: {
    heading: 'अपनी जानकारी ठीक करें',
    text: 'नाम, फ़ोन नंबर या जो देखना है, वह यहाँ जोड़ या बदल सकते हैं।',
    labels: { name: form.labels.name, phone: form.labels.phone, message: form.labels.message },
    optional: form.optional,
    submit: 'जानकारी सेव करें',
    submitting: 'सेव हो रहा है...',
  },
  cancel: {
    heading: 'डेमो रद्द करें',
    question: '{day}, {time} का डेमो रद्द करना है?',
    reason: 'किस वजह से?',
    reasonHint: 'बताना ज़रूरी नहीं।',
    submit: 'हाँ, डेमो रद्द करें',
    submitting: 'रद्द हो रहा है...',
  },
  failed: {
    title: 'यह नहीं हो पाया',
    text: 'कुछ नहीं बदला है। थोड़ी देर में फिर कोशिश कीजिए, या {contactEmail} पर लिखिए।',
    unreached: 'इंटरनेट कनेक्शन टूट गया। आपने जो चुना था, वह यहीं है। फिर कोशिश कीजिए, काम एक ही बार होगा।',
    tooLong,
    tooMany: 'कुछ नहीं बदला है। आपके कनेक्शन से कई बदलाव आ चुके हैं। {minutes} बाद फिर कोशिश कीजिए।',
    minute: form.failed.minute,
    minutes: form.failed.minutes,
  },
  past: 'फिर बात करनी हो तो एक और डेमो बुक कीजिए, या {contactEmail} पर लिखिए।',
  cancelledText: 'मन बदल गया? नया समय चुन लीजिए।',
  again: 'एक और डेमो बुक करें',
  gone: {
    text: 'बुकिंग अभी-अभी की है तो पहले उसे जाँचा जाएगा, फिर मेरा ईमेल आएगा। वरना हो सकता है कि लिंक अधूरा या पुराना हो: उसे ईमेल से दोबारा खोलिए।',
    contact: 'अब भी नहीं खुलता? {contactEmail} पर लिखिए।',
  },
  problems: form.problems,
  picker,
}
