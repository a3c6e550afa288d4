import type { Locale } from '#domain/locale.ts'

export type ReplyTemplate = { id: string; name: string; subject: string; body: string }

/**
 * Built-in templates for replies to leads, which the team can change. `{name}`, `{service}`, `{price}`,
 * `{bookingLink}` and `{sender}` are filled in; a line with an unknown price or link is left out.
 */
export const builtInTemplates: readonly (ReplyTemplate & { locale: Locale })[] = [
  {
    id: 'first-answer',
    locale: 'en',
    name: 'First answer',
    subject: 'Your request: {service}',
    body: `Hello {name},

Thank you for writing to us. I have read what you need, and we can help with it.

Prices for this: {price}

To tell you what it costs in your case, I would like to know:
- What should it do for you first?
- How many customers write or call on a usual day?
- When do you want to start?

Answer in a few words, or choose a time for a short call: {bookingLink}

{sender}`,
  },
  {
    id: 'demo',
    locale: 'en',
    name: 'Propose a demo',
    subject: 'A short demo: {service}',
    body: `Hello {name},

It is easiest to judge when you see it work. In a demo of half an hour I show you what it would look like for you; it is free, and you owe us nothing.

Choose a time that suits you: {bookingLink}

If none of them does, tell me when you have time.

{sender}`,
  },
  {
    id: 'offer',
    locale: 'en',
    name: 'After the call: what it costs',
    subject: 'Our offer: {service}',
    body: `Hello {name},

Thank you for your time. As we said:

- What we build: …
- What it costs: … (our list: {price})
- When it is ready: …

If that is right, answer with a yes and we begin. If something is not, tell me what.

{sender}`,
  },
  {
    id: 'nudge',
    locale: 'en',
    name: 'No answer yet',
    subject: 'Still interested? {service}',
    body: `Hello {name},

I wrote to you some days ago and do not want to press you. Is this still of interest?

If you would rather talk: {bookingLink}

If it is not the time, one word is enough, and I will not write again.

{sender}`,
  },
  {
    id: 'not-now',
    locale: 'en',
    name: 'We can’t help',
    subject: 'Your request: {service}',
    body: `Hello {name},

Thank you for asking us. What you need is not something we do well enough to take your money for it, so I would rather say so now.

I wish you luck with it.

{sender}`,
  },
  {
    id: 'first-answer-hi',
    locale: 'hi',
    name: 'First answer (हिंदी)',
    subject: 'आपकी पूछताछ: {service}',
    body: `नमस्ते {name},

लिखने के लिए धन्यवाद। मैंने पढ़ लिया है कि आपको क्या चाहिए, और इसमें मदद हो सकती है।

इसकी कीमत: {price}

आपके यहाँ कितना लगेगा, यह बताने के लिए तीन बातें जाननी हैं:
- सबसे पहले इससे कौन-सा काम करवाना है?
- आम दिन में कितने ग्राहक मैसेज या फ़ोन करते हैं?
- कब से शुरू करना है?

दो-चार शब्दों में जवाब काफ़ी है, या छोटी-सी कॉल के लिए समय चुन लीजिए: {bookingLink}

{sender}`,
  },
  {
    id: 'first-answer-sw',
    locale: 'sw',
    name: 'First answer (Kiswahili)',
    subject: 'Ombi lako: {service}',
    body: `Habari {name},

Asante kwa ujumbe wako. Nimesoma unachohitaji, na naweza kukusaidia.

Bei zake: {price}

Ili nikupe bei inayolingana na kazi yako, ningependa kujua:
- Ungependa kianze kukusaidia katika kazi gani?
- Kwa kawaida ni wateja wangapi hukuandikia au hukupigia simu kwa siku?
- Ungependa kuanza lini?

Jibu kwa maneno machache tu, au chagua muda tuongee kidogo: {bookingLink}

{sender}`,
  },
]

/** Replaces the service if the lead named none. */
export const noServiceWords: Record<Locale, string> = {
  en: 'your project',
  hi: 'आपका प्रोजेक्ट',
  sw: 'mradi wako',
}

/** Descriptions of the placeholders in templates. */
export const placeholderWords = {
  name: 'their name',
  service: 'the service they asked for',
  price: 'where its price list begins',
  bookingLink: 'the page where demos are booked',
  sender: 'your name',
} as const
