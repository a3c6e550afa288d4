import type { Locale } from '#domain/locale.ts'

export type DraftFacts = {
  business: string
  service: string
  company: string | undefined
  role: string | undefined
}

/** Sentence templates for a draft. They state only what the visitor said and leave dots to fill in. */
type DraftSentences = {
  testimonial: {
    opening: (facts: DraftFacts) => string
    /** Used until the visitor has written anything. */
    needed: string
    now: string
  }
  projectDetails: {
    opening: (facts: DraftFacts) => string
    task: string
    duration: string
    use: string
  }
}

export const draftSentences: Record<Locale, DraftSentences> = {
  en: {
    testimonial: {
      opening: ({ business, service, company, role }) => {
        if (company && role) return `As ${role} at ${company}, I chose ${business} for ${service}.`
        if (company) return `At ${company}, we chose ${business} for ${service}.`
        return role
          ? `As ${role}, I chose ${business} for ${service}.`
          : `I chose ${business} for ${service}.`
      },
      needed: 'What I needed was … (tell it in a few words).',
      now: 'What is different now: … (good, or not so good).',
    },
    projectDetails: {
      opening: ({ service, company }) =>
        company ? `The project was ${service} for ${company}.` : `The project was ${service}.`,
      task: 'What had to be done: … (in a few words).',
      duration: 'We worked on it together for … (how long).',
      use: 'It is used by … (whom, and for what).',
    },
  },
  hi: {
    testimonial: {
      opening: ({ business, service, company, role }) => {
        const who = [company, role].filter(Boolean).join(' में ')
        return who
          ? `${who}: मैंने ${service} के लिए ${business} को चुना।`
          : `मैंने ${service} के लिए ${business} को चुना।`
      },
      needed: 'मुझे ज़रूरत थी … (कुछ शब्दों में बताएँ)।',
      now: 'अब फ़र्क यह है कि … (अच्छा, या उतना अच्छा नहीं)।',
    },
    projectDetails: {
      opening: ({ service, company }) =>
        company ? `प्रोजेक्ट था: ${company} के लिए ${service}।` : `प्रोजेक्ट था: ${service}।`,
      task: 'क्या करवाना था: … (कुछ शब्दों में)।',
      duration: 'इस पर साथ काम चला … (कितने समय)।',
      use: 'इसे इस्तेमाल करते हैं … (कौन, और किस काम के लिए)।',
    },
  },
  sw: {
    testimonial: {
      opening: ({ business, service, company, role }) => {
        if (company && role) return `Mimi ni ${role} wa ${company}, na nilichagua ${business} kwa ${service}.`
        if (company) return `Sisi ${company} tulichagua ${business} kwa ${service}.`
        return role
          ? `Mimi ni ${role}, na nilichagua ${business} kwa ${service}.`
          : `Nilichagua ${business} kwa ${service}.`
      },
      needed: 'Nilichohitaji ni … (eleza kwa maneno machache).',
      now: 'Kilichobadilika sasa: … (kizuri, au kisicho kizuri sana).',
    },
    projectDetails: {
      opening: ({ service, company }) =>
        company ? `Mradi ulikuwa ${service} kwa ${company}.` : `Mradi ulikuwa ${service}.`,
      task: 'Kilichotakiwa kufanywa: … (kwa maneno machache).',
      duration: 'Tulifanya kazi pamoja kwa … (muda gani).',
      use: 'Kinatumiwa na … (nani, na kwa nini).',
    },
  },
}
