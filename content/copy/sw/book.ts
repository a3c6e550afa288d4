import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'
import type { DayWords } from '#domain/bookings/say-time.ts'
import { tooLong } from './common.ts'
import { labels } from './labels.ts'

const calendar: DayWords = {
  weekdays: ['Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi', 'Jumapili'],
  shortWeekdays: ['Jtt', 'Jnn', 'Jtn', 'Alh', 'Iju', 'Jmo', 'Jpi'],
  months: [
    'Januari',
    'Februari',
    'Machi',
    'Aprili',
    'Mei',
    'Juni',
    'Julai',
    'Agosti',
    'Septemba',
    'Oktoba',
    'Novemba',
    'Desemba',
  ],
  day: '{weekday} {day} {month}',
  hours: 24,
  india: 'saa za India',
  city: 'saa za {city}',
}

/** The picker for day and time. */
const picker: Copy['book']['form']['picker'] = {
  calendar,
  shortMonths: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
  date: 'Tarehe',
  time: 'Saa',
  partsOfDay: ['Kabla ya 12:00', '12:00 hadi 17:00', 'Kuanzia 17:00'],
  length: 'Demo huchukua dakika {n}.',
  zone: 'Hizi ni {zone}.',
  yours: 'Chini ya kila saa kuna saa ya kwako ({city}).',
  loading: 'Inatafuta nafasi zilizo wazi...',
  failed: 'Imeshindikana kuonyesha nafasi zilizo wazi.',
  tryAgain: 'Jaribu tena',
  none: 'Hakuna nafasi iliyo wazi katika wiki zijazo. Niandikie kwa {contactEmail}, nami nitakutafutia.',
  both: 'Tarehe na saa',
  show: 'Onyesha nafasi',
  showDay: 'Onyesha saa za siku hii',
  earlier: 'Siku za kabla',
  later: 'Siku za baadaye',
  chosen: '{day}, {time} {zone}',
  chosenHere: 'Kwako: {day}, {time} {zone}.',
  taken: {
    heading: 'Nafasi hiyo imechukuliwa sasa hivi',
    text: 'Ulichoandika bado kipo. Chagua moja ya nafasi za karibu zilizo wazi, au nyingine.',
    none: 'Ulichoandika bado kipo. Tafadhali chagua nafasi nyingine.',
  },
}

/** The demo form on its page and in the chat. */
const form: Copy['book']['form'] = {
  heading: 'Panga demo',
  close: 'Funga fomu ya demo',
  labels: {
    name: 'Jina',
    email: 'Barua pepe',
    company: 'Kampuni',
    phone: 'Simu au WhatsApp',
    service: 'Huduma',
    message: 'Ungependa kuona nini?',
  },
  optional: '(si lazima)',
  services: labels.demoServices,
  consent: `${business.name} inaweza kuhifadhi maelezo haya kwa ajili ya demo, kwa mujibu wa {link}.`,
  consentLink: 'sera ya faragha',
  honeypot: 'Acha sehemu hii wazi',
  submit: 'Panga demo',
  submitting: 'Inapanga demo...',
  /** The button that takes an offered time instead of the taken one. */
  instead: 'Panga: {day}, {time}',
  picker,
  problems: {
    required: 'Tafadhali jaza hapa.',
    date: 'Chagua siku.',
    time: 'Chagua saa.',
    email: 'Andika anwani kamili ya barua pepe, kama jina@example.com.',
    phone: 'Andika namba ya simu yenye tarakimu 10 hadi 15, au acha wazi.',
    past: 'Chagua leo au siku ya baadaye.',
    'too-long': 'Maandishi ni marefu mno.',
    choice: 'Chagua mojawapo.',
    consent: 'Tafadhali weka tiki kwenye kisanduku ili niweze kukupangia demo.',
  },
  missing: { title: 'Fomu haijakamilika', description: 'Tafadhali jaza sehemu zote za lazima.' },
  check: {
    title: 'Angalia taarifa zako',
    description: 'Tafadhali angalia sehemu zilizowekwa alama.',
  },
  failed: {
    title: 'Demo haijapangwa',
    description:
      'Kumetokea tatizo wakati wa kupanga demo. Tafadhali jaribu tena au wasiliana nasi moja kwa moja.',
    tooLong,
    tooMany: 'Maombi kadhaa yametoka kwenye mtandao wako. Unaweza kutuma lingine baada ya {minutes}.',
    minute: 'dakika {n}',
    minutes: 'dakika {n}',
    direct: 'Andika kwa {email}',
  },
  booked: {
    title: 'Demo yako imepangwa!',
    withMail: 'Utapokea barua pepe ya uthibitisho muda si mrefu.',
    withoutMail: 'Kwa sasa siwezi kukutumia barua pepe ya uthibitisho, kwa hiyo nitawasiliana nawe.',
    /** In the chat: the assistant's message and the link to the booking's page. */
    confirmation: 'Demo yako imepangwa: {day}, {time} {zone}. Namba yako ya miadi ni {id}.',
    manage: 'Demo yako: weka kwenye kalenda, hamisha, ghairi',
  },
}

export const book: Copy['book'] = {
  title: 'Panga demo ya bure',
  description:
    'Chagua nafasi iliyo wazi uone msaidizi wa AI kama wako akiwa kazini. Dakika 30, bure, bila akaunti. Hamisha au ghairi wakati wowote.',
  keywords: 'demo ya AI, demo ya bure ya chatbot, demo ya bot ya WhatsApp, {contactCity}',
  heading: 'Panga demo ya bure',
  lead: 'Chagua siku na saa. Ona msaidizi kama wako akiwa kazini, na uulize chochote. Hulazimiki kununua.',
  note: 'Dakika 30 · simu ya video · bure',
  form,
  halfHour: {
    title: 'Tunachofanya kwa dakika 30',
    steps: [
      { by: 'Kwanza', tool: 'Dakika 5', text: 'Unaniambia wateja huuliza nini mara kwa mara', isYours: true },
      {
        by: 'Kisha',
        tool: 'Dakika 15',
        text: 'Unamwandikia msaidizi kama mteja, na kujaribu kumchanganya',
        draft: { text: '“Kesho saa 12 jioni kuna nafasi?”', answers: ['Kuna nafasi 18:15. Jina lako?'] },
      },
      { by: 'Mwisho', tool: 'Dakika 10', text: 'Nakuambia bei, tarehe ya kuanza, na kama unamhitaji kweli' },
    ],
  },
  questionsHeading: 'Kabla ya kupanga demo',
  faq: [
    {
      question: 'Nini kinafuata nikishaweka miadi?',
      answer:
        'Muda huo ni wako papo hapo. Kwenye ukurasa unaofuata unauweka kwenye kalenda kwa mguso mmoja, na utapata kiungo cha kujiunga kabla ya simu.',
    },
    {
      question: 'Je, nikishindwa kuhudhuria?',
      answer: 'Hamisha au ghairi mwenyewe kwa kiungo cha miadi yako. Bila akaunti, bila kutoa sababu.',
    },
    {
      question: 'Ni saa za nchi gani?',
      answer: 'India (IST). Uko nje ya India? Saa za kwako zinaonyeshwa pia.',
    },
  ],
}

/** The page of one booking. */
export const booking: Copy['booking'] = {
  title: 'Demo yako',
  description:
    'Miadi ya demo yako: ni lini, jinsi ya kujiunga, kuihamisha au kuighairi, na kuiweka kwenye kalenda.',
  headings: {
    booked: 'Demo yako imepangwa',
    cancelled: 'Demo hii imeghairiwa',
    past: 'Demo hii imekwisha',
    gone: 'Miadi hii haiwezi kuonyeshwa',
  },
  facts: {
    when: 'Lini',
    yours: 'Saa za kwako',
    moment: '{day}, {time} {zone}',
    length: 'Muda',
    minutes: 'dakika {n}',
    place: 'Mahali',
    about: 'Kuhusu',
    name: 'Jina',
    number: 'Namba ya miadi',
  },
  services: form.services,
  notices: {
    booked: { title: form.booked.title, text: form.booked.withMail },
    'booked-without-mail': {
      title: form.booked.title,
      text: `${form.booked.withoutMail} Weka demo kwenye kalenda yako hapa.`,
    },
    moved: { title: 'Imehamishwa', text: 'Demo yako ina saa mpya.' },
    corrected: { title: 'Imehifadhiwa', text: 'Taarifa zako zimesasishwa.' },
    cancelled: { title: 'Imeghairiwa', text: 'Asante kwa kunijulisha.' },
  },
  keep: 'Hifadhi kiungo cha ukurasa huu. Hapa unaweza kuhamisha au kughairi demo, bila akaunti.',
  calendar: {
    heading: 'Weka kwenye kalenda yako',
    google: 'Google Calendar',
    outlook: 'Outlook',
    download: 'Pakua faili la .ics',
    newTab: '(hufunguka kwenye kichupo kipya)',
  },
  move: {
    heading: 'Hamishia saa nyingine',
    text: 'Nafasi yako ya sasa inabaki yako hadi upate mpya.',
    submit: 'Hamisha demo',
    submitting: 'Inahamisha...',
    instead: 'Hamishia {day}, {time}',
    unchanged: 'Demo yako tayari iko saa hiyo. Chagua nyingine.',
  },
  correct: {
    heading: 'Sahihisha taarifa zako',
    text: 'Ongeza au badilisha jina, namba ya simu au unachotaka kuona.',
    labels: { name: form.labels.name, phone: form.labels.phone, message: form.labels.message },
    optional: form.optional,
    submit: 'Hifadhi taarifa',
    submitting: 'Inahifadhi...',
  },
  cancel: {
    heading: 'Ghairi demo',
    question: 'Unataka kughairi demo yako ya {day}, {time}?',
    reason: 'Kwa nini?',
    reasonHint: 'Si lazima.',
    submit: 'Ndiyo, ghairi demo',
    submitting: 'Inaghairi...',
  },
  failed: {
    title: 'Haikufanikiwa',
    text: `Hakuna kilichobadilishwa. Tafadhali jaribu tena baada ya muda mfupi, au andika kwa {contactEmail}.`,
    unreached: 'Mtandao umekatika. Ulichochagua bado kipo. Jaribu tena; itafanyika mara moja tu.',
    tooLong,
    tooMany:
      'Hakuna kilichobadilishwa. Mabadiliko kadhaa yametoka kwenye mtandao wako. Jaribu tena baada ya {minutes}.',
    minute: form.failed.minute,
    minutes: form.failed.minutes,
  },
  past: `Ukitaka tuzungumze tena, panga demo nyingine au niandikie kwa {contactEmail}.`,
  cancelledText: 'Umebadili mawazo? Chagua siku na saa upya.',
  again: 'Panga demo nyingine',
  gone: {
    text: 'Kama umepanga demo sasa hivi, nitaiangalia kwanza kisha nitakuandikia. Vinginevyo, huenda kiungo hakijakamilika au muda wake umekwisha: kifungue tena kutoka kwenye barua pepe.',
    contact: 'Bado hakifunguki? Andika kwa {contactEmail}.',
  },
  problems: form.problems,
  picker,
}
