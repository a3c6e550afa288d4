import { business } from '#content/business.ts'
import type { Locale } from '#domain/locale.ts'

/** The words of mails about testimonials to those who wrote one, or are asked to. */
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
    subject: `${business.name}: कृपया अपनी राय की पुष्टि करें`,
    preview: 'बस एक क़दम, ताकि हमें पता हो कि यह आपने लिखा है।',
    heading: 'आपकी राय के लिए धन्यवाद',
    thanks: 'आपकी राय हमें मिल गई है। साइट पर दिखाने से पहले हम हर राय पढ़ते हैं।',
    verify: 'कृपया पुष्टि करें कि यह ई-मेल पता आपका है। तब आपकी राय पुष्ट मानी जाएगी।',
    button: 'मेरा पता पुष्ट करें',
    next: 'जब यह साइट पर आएगी, हम आपको एक बार और लिखेंगे।',
    yourWords: 'आपने जो लिखा',
    notYou: 'अगर आपने यह नहीं लिखा, तो किसी ने आपका पता इस्तेमाल किया है। इस मेल को छोड़ दें, या जवाब दें, हम उसे हटा देंगे।',
  },
  approved: {
    subject: `आपकी राय ${business.name} की साइट पर है`,
    preview: 'समय देने के लिए धन्यवाद।',
    heading: 'आपकी राय हमारी साइट पर है',
    text: 'धन्यवाद। आपके शब्द अब हमारी साइट पर हैं, नाम वैसे ही जैसे आपने चुना।',
    button: 'साइट खोलें',
    change: 'अगर आप इसे बदलवाना या हटवाना चाहें, तो इस मेल का जवाब दें।',
  },
  request: {
    subject: `काम कैसा रहा? ${business.name} के लिए कुछ शब्द`,
    reminderSubject: `छोटी-सी याद: ${business.name} के लिए कुछ शब्द`,
    preview: 'दो मिनट लगते हैं। नाम कैसे दिखे, यह आप चुनते हैं।',
    heading: 'काम कैसा रहा?',
    text: (service) =>
      `हमने आपके लिए काम किया (${service})। क्या आप दूसरों को बताएँगे कि कैसा रहा? जो अच्छा था और जो नहीं था, दोनों लिखें।`,
    noService: 'आपका प्रोजेक्ट',
    button: 'कुछ शब्द लिखें',
    terms: (date) => `यह लिंक सिर्फ़ आपके लिए है, एक बार और ${date} तक काम करता है।`,
    reminder: 'हमने कुछ दिन पहले आपको इस बारे में लिखा था। यह एकमात्र याद है।',
    free: 'कोई ज़बरदस्ती नहीं: मन न हो तो इस मेल को छोड़ दें।',
  },
}

const swahili: TestimonialEmailCopy = {
  received: {
    subject: `Tafadhali thibitisha maoni yako kwa ${business.name}`,
    preview: 'Hatua moja tu, ili tujue ni wewe uliyeandika.',
    heading: 'Asante kwa maoni yako',
    thanks: 'Tumepokea maoni yako. Tunasoma kila moja kabla ya kuonyeshwa kwenye tovuti.',
    verify:
      'Tafadhali thibitisha kuwa anwani hii ni yako. Kisha maoni yako yatawekwa alama kuwa yamethibitishwa.',
    button: 'Thibitisha anwani yangu',
    next: 'Yatakapokuwa kwenye tovuti, tutakuandikia mara moja tena.',
    yourWords: 'Uliyoandika',
    notYou: 'Kama hukuandika haya, mtu ametumia anwani yako. Puuza barua hii, au ijibu nasi tutayafuta.',
  },
  approved: {
    subject: `Maoni yako yako kwenye tovuti ya ${business.name}`,
    preview: 'Asante kwa kutenga muda.',
    heading: 'Maoni yako yako kwenye tovuti yetu',
    text: 'Asante. Maneno yako sasa yanaonyeshwa kwenye tovuti yetu, pamoja na jina kama ulivyochagua.',
    button: 'Fungua tovuti',
    change: 'Ukitaka yabadilishwe au yaondolewe, jibu barua hii.',
  },
  request: {
    subject: `Kazi ilikuwaje? Maneno machache kwa ${business.name}`,
    reminderSubject: `Kumbusho fupi: maneno machache kwa ${business.name}`,
    preview: 'Inachukua dakika mbili. Unachagua jina lako lionyeshweje.',
    heading: 'Kazi ilikuwaje?',
    text: (service) =>
      `Tulikufanyia kazi (${service}). Je, utawaeleza wengine ilivyokwenda? Andika yaliyokuwa mazuri na yasiyokuwa mazuri.`,
    noService: 'mradi wako',
    button: 'Andika maneno machache',
    terms: (date) => `Kiungo hiki ni chako peke yako, kinafanya kazi mara moja, na hadi ${date}.`,
    reminder: 'Tulikuandikia kuhusu hili siku chache zilizopita. Hili ni kumbusho pekee.',
    free: 'Hulazimiki: usipotaka, puuza barua hii.',
  },
}

export const testimonialEmailCopy: Record<Locale, TestimonialEmailCopy> = {
  en: english,
  hi: hindi,
  sw: swahili,
}

/** To the owner, in English as the back office is. */
export const testimonialWaitingCopy = {
  subject: (testimonial: { name: string; stars: string; service: string }) =>
    `Testimonial to read: ${testimonial.name}, ${testimonial.stars}, ${testimonial.service}`,
  preview: 'Nobody sees it before you approve it.',
  heading: 'A testimonial waits for you',
  text: 'Somebody wrote a testimonial. Nobody sees it before you approve it.',
  verifiedClient: 'It came through the link that you sent to a won lead.',
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
