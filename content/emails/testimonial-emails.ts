import { business } from '#content/business.ts'
import type { Locale } from '#domain/locale.ts'

/** Texts of mails to authors of testimonials and to people asked for one. */
export type TestimonialEmailCopy = {
  received: {
    subject: string
    preview: string
    heading: string
    thanks: string
    verify: string
    button: string
    next: string
    yourWords: string
    notYou: string
  }
  approved: {
    subject: string
    preview: string
    heading: string
    text: string
    button: string
    change: string
  }
  request: {
    subject: string
    reminderSubject: string
    preview: string
    heading: string
    text: (service: string) => string
    noService: string
    button: string
    terms: (date: string) => string
    reminder: string
    free: string
  }
}

const english: TestimonialEmailCopy = {
  received: {
    subject: `Please confirm your testimonial for ${business.name}`,
    preview: 'One click to show that it comes from you.',
    heading: 'Thank you for your testimonial',
    thanks: 'I have your testimonial. I read each one before it appears on the site.',
    verify: 'Please confirm that this address is yours. Your testimonial is then marked as confirmed.',
    button: 'Confirm my address',
    next: 'I’ll write to you once more when it is on the site.',
    yourWords: 'What you wrote',
    notYou:
      'If you did not write this, someone used your address. Ignore this email, or reply to it and I’ll delete the entry.',
  },
  approved: {
    subject: `Your testimonial is on the site of ${business.name}`,
    preview: 'Thank you for taking the time.',
    heading: 'Your testimonial is on the site',
    text: 'Thank you. Your words are now on the site, with your name shown as you chose.',
    button: 'Open the site',
    change: 'If you want it changed or taken down, reply to this email.',
  },
  request: {
    subject: `How did it go? A few words for ${business.name}`,
    reminderSubject: `A short reminder: a few words for ${business.name}`,
    preview: 'It takes two minutes. You choose how your name is shown.',
    heading: 'How did it go?',
    text: (service) =>
      `I worked for you (${service}). Would you tell others how it went? Write what was good and what was not.`,
    noService: 'your project',
    button: 'Write a few words',
    terms: (date) => `The link is only for you, works once, and expires on ${date}.`,
    reminder: 'I wrote to you about this a few days ago. This is the only reminder.',
    free: 'No obligation: if you would rather not, ignore this email.',
  },
}

const hindi: TestimonialEmailCopy = {
  received: {
    subject: `${business.name}: अपनी राय की पुष्टि कीजिए`,
    preview: 'बस एक क्लिक, ताकि पता चले कि राय आपकी ही है।',
    heading: 'आपकी राय के लिए धन्यवाद',
    thanks: 'आपकी राय मुझे मिल गई है। साइट पर आने से पहले हर राय मेरी नज़र से गुज़रती है।',
    verify: 'कृपया पुष्टि कीजिए कि यह ईमेल पता आपका है। तब राय के साथ लिखा होगा कि उसकी पुष्टि हो चुकी है।',
    button: 'हाँ, यह पता मेरा है',
    next: 'राय साइट पर आने पर मेरा एक और ईमेल आएगा।',
    yourWords: 'आपने जो लिखा',
    notYou:
      'अगर यह आपने नहीं लिखा, तो किसी ने आपका पता इस्तेमाल किया है। इस ईमेल को छोड़ दीजिए, या जवाब में बता दीजिए, तो यह राय मिटा दी जाएगी।',
  },
  approved: {
    subject: `आपकी राय अब ${business.name} की साइट पर है`,
    preview: 'समय निकालने के लिए धन्यवाद।',
    heading: 'आपकी राय साइट पर है',
    text: 'धन्यवाद। आपके शब्द अब साइट पर हैं, और नाम वैसे ही दिखता है जैसे आपने चुना था।',
    button: 'साइट खोलें',
    change: 'इसे बदलवाना या हटवाना हो, तो इसी ईमेल का जवाब दीजिए।',
  },
  request: {
    subject: `काम कैसा रहा? ${business.name} के लिए दो शब्द`,
    reminderSubject: `रिमाइंडर: ${business.name} के लिए दो शब्द`,
    preview: 'दो मिनट का काम है। नाम कैसे दिखे, यह आप तय कीजिए।',
    heading: 'काम कैसा रहा?',
    text: (service) =>
      `मैंने आपके लिए काम किया था (${service})। क्या आप दूसरों को बता सकते हैं कि कैसा रहा? जो अच्छा लगा वह भी लिखिए, और जो नहीं लगा वह भी।`,
    noService: 'आपका प्रोजेक्ट',
    button: 'दो शब्द लिखें',
    terms: (date) => `यह लिंक सिर्फ़ आपके लिए है। यह एक ही बार चलता है, और ${date} तक।`,
    reminder: 'कुछ दिन पहले मैंने आपको इस बारे में लिखा था। इसके बाद याद नहीं दिलाया जाएगा।',
    free: 'कोई ज़बरदस्ती नहीं: मन न हो तो इस ईमेल को छोड़ दीजिए।',
  },
}

const swahili: TestimonialEmailCopy = {
  received: {
    subject: `Tafadhali thibitisha maoni yako kwa ${business.name}`,
    preview: 'Bonyeza mara moja tu kuthibitisha kuwa ni wewe uliyeandika.',
    heading: 'Asante kwa maoni yako',
    thanks: 'Nimepokea maoni yako. Maoni yote nayasoma kabla hayajaonyeshwa kwenye tovuti.',
    verify:
      'Tafadhali thibitisha kuwa anwani hii ni yako. Kisha maoni yako yatawekwa alama kuwa yamethibitishwa.',
    button: 'Thibitisha anwani yangu',
    next: 'Yakishawekwa kwenye tovuti, nitakuandikia tena.',
    yourWords: 'Ulichoandika',
    notYou:
      'Kama si wewe uliyeandika, kuna mtu ametumia anwani yako. Puuza barua pepe hii, au ijibu nami nitayafuta.',
  },
  approved: {
    subject: `Maoni yako yako kwenye tovuti ya ${business.name}`,
    preview: 'Asante kwa kutenga muda.',
    heading: 'Maoni yako yako kwenye tovuti',
    text: 'Asante. Maneno yako sasa yako kwenye tovuti, na jina lako linaonekana kama ulivyochagua.',
    button: 'Fungua tovuti',
    change: 'Ukitaka yabadilishwe au yaondolewe, jibu barua pepe hii.',
  },
  request: {
    subject: `Kazi ilikuwaje? Maneno machache kuhusu ${business.name}`,
    reminderSubject: `Kikumbusho kifupi: maneno machache kuhusu ${business.name}`,
    preview: 'Ni dakika mbili tu. Wewe ndiye unayechagua jina lako lionekaneje.',
    heading: 'Kazi ilikuwaje?',
    text: (service) =>
      `Nilikufanyia kazi (${service}). Je, ungependa kuwaeleza wengine ilivyokwenda? Andika yaliyokuwa mazuri na yasiyokuwa mazuri.`,
    noService: 'mradi wako',
    button: 'Andika maneno machache',
    terms: (date) => `Kiungo hiki ni chako peke yako, kinatumika mara moja tu, na mwisho wake ni ${date}.`,
    reminder: 'Nilikuandikia kuhusu hili siku chache zilizopita. Hakutakuwa na kikumbusho kingine.',
    free: 'Si lazima: kama hungependa, puuza barua pepe hii.',
  },
}

export const testimonialEmailCopy: Record<Locale, TestimonialEmailCopy> = {
  en: english,
  hi: hindi,
  sw: swahili,
}

/** Texts of the mail to the owner, in English only. */
export const testimonialWaitingCopy = {
  subject: (testimonial: { name: string; stars: string; service: string }) =>
    `Testimonial to read: ${testimonial.name}, ${testimonial.stars}, ${testimonial.service}`,
  preview: 'It is not public until you approve it.',
  heading: 'A testimonial is waiting for you',
  text: 'A new testimonial arrived. It is not public until you approve it.',
  verifiedClient: 'It came through a link that you sent to a client.',
  unverified: 'The address is not confirmed yet.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    role: 'Role',
    service: 'Service',
    rating: 'Rating',
    flags: 'Look closely',
    content: 'Testimonial',
    projectDetails: 'Project details',
  },
  button: 'Open the testimonials',
} as const
