import type { Locale } from '#domain/locale.ts'

/** Texts of the page behind the link in a testimonial mail. */
export type VerifyWords = {
  title: string
  open: { heading: string; lead: string; button: string }
  verified: { heading: string; lead: string }
  gone: { heading: string; lead: string }
  home: string
  contact: string
}

export const verifyWords: Record<Locale, VerifyWords> = {
  en: {
    title: 'Confirm your testimonial',
    open: {
      heading: 'Confirm your testimonial',
      lead: 'One tap confirms that it comes from you.',
      button: 'Yes, I wrote it',
    },
    verified: {
      heading: 'Your testimonial is confirmed',
      lead: 'Thank you. I’ll read it next and write to you when it is on the site.',
    },
    gone: {
      heading: 'This link no longer works',
      lead: 'It has expired, or the testimonial was deleted. You are welcome to write a new one.',
    },
    home: 'Go to the home page',
    contact: 'Go to the contact page',
  },
  hi: {
    title: 'अपनी राय की पुष्टि करें',
    open: {
      heading: 'अपनी राय की पुष्टि करें',
      lead: 'बस एक बार दबाएँ, और पता चल जाएगा कि यह आपने ही लिखा है।',
      button: 'हाँ, यह मैंने लिखा है',
    },
    verified: {
      heading: 'आपकी राय की पुष्टि हो गई',
      lead: 'धन्यवाद। पहले यह मेरी नज़र से गुज़रेगी। साइट पर आते ही आपको मेरा ईमेल मिलेगा।',
    },
    gone: {
      heading: 'यह लिंक अब काम नहीं करता',
      lead: 'इसका समय निकल गया, या राय हटा दी गई है। चाहें तो नई राय लिखिए।',
    },
    home: 'होम पेज पर जाएँ',
    contact: 'संपर्क पेज पर जाएँ',
  },
  sw: {
    title: 'Thibitisha maoni yako',
    open: {
      heading: 'Thibitisha maoni yako',
      lead: 'Bonyeza mara moja kuthibitisha kuwa umeyaandika wewe.',
      button: 'Ndiyo, niliyaandika mimi',
    },
    verified: {
      heading: 'Maoni yako yamethibitishwa',
      lead: 'Asante. Sasa nitayasoma, na nitakuandikia yakiwa kwenye tovuti.',
    },
    gone: {
      heading: 'Kiungo hiki hakifanyi kazi tena',
      lead: 'Muda wake umeisha, au maoni yamefutwa. Karibu uandike mengine.',
    },
    home: 'Nenda kwenye ukurasa wa mwanzo',
    contact: 'Nenda kwenye ukurasa wa mawasiliano',
  },
}
