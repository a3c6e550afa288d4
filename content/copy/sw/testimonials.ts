import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'

/** Texts in and around testimonials on all pages. */
export const testimonialWords: Copy['testimonialWords'] = {
  heading: 'Wateja wanasemaje',
  /** Shown with testimonials that were written through the link I send after the work. */
  client: 'Mteja aliyethibitishwa',
  unnamed: 'Jina limefichwa',
  reply: `Jibu la ${business.name}:`,
  more: 'Soma zaidi',
  all: 'Maoni yote',
}

/** The page with all testimonials. */
export const testimonials: Copy['testimonials'] = {
  title: 'Maoni ya wateja',
  description:
    'Wateja wanasemaje kuhusu wasaidizi, otomatiki na tovuti zao, pamoja na nyota na majibu. Yamechapishwa kwa idhini yao.',
  keywords: 'maoni ya wateja, shuhuda za wateja, nyota, otomatiki ya AI, bot ya WhatsApp, {contactCity}',
  heading: testimonialWords.heading,
  lead: 'Yameandikwa na wateja na kuchapishwa kwa idhini yao.',
  verified: '“Mteja aliyethibitishwa” maana yake nilimtumia kiungo baada ya kumaliza kazi yake.',
  rating: {
    average: '{average} kati ya 5',
    one: 'Kutokana na maoni 1 yaliyochapishwa',
    many: 'Kutokana na maoni {count} yaliyochapishwa',
  },
  /** Shown until the first testimonial is published. */
  empty: {
    heading: 'Je, nimekufanyia kazi?',
    lead: 'Waambie wengine ilikuwaje: kilichokuwa kizuri na ambacho hakikuwa. Unachagua jina lako lionekane vipi, na nasoma maoni yote kabla ya kuonyeshwa.',
  },
  /** A card beside the form, which shows what the visitor's own will look like. */
  sample: {
    heading: 'Yatakavyoonekana',
    text: '“Hapo awali ilikuwaje?\nSasa nini kimekuwa rahisi?\nNini kingeboreshwa?”',
    stars: 'Nyota zako',
    name: 'Jina lako',
    role: 'Cheo chako na kampuni',
    about: 'Huduma uliyotumia',
    reply: 'Jibu fupi, kama uliuliza au kupendekeza jambo.',
  },
  next: {
    heading: 'Kinachofuata',
    steps: [
      { title: 'Unatuma maoni', text: 'Sentensi chache za ukweli zinatosha.' },
      { title: 'Nayasoma', text: 'Nahakikisha pia kwamba yametoka kwako.' },
      { title: 'Yanaonekana hapa', text: 'Kwa jina ulivyochagua. Ukitaka niyaondoe, niandikie.' },
    ],
  },
  filters: {
    label: 'Chuja maoni',
    service: 'Huduma',
    allServices: 'Huduma zote',
    rating: 'Nyota',
    allRatings: 'Nyota zote',
    apply: 'Onyesha',
    clear: 'Ondoa vichujio',
    shown: 'Yanaonyeshwa {total} kati ya {count}',
    nothing: 'Hakuna maoni yanayolingana. Ondoa vichujio ili uone maoni yote.',
  },
  pages: {
    label: 'Kurasa',
    previous: 'Iliyotangulia',
    next: 'Inayofuata',
    position: 'Ukurasa {page} kati ya {pages}',
  },
  details: 'Kuhusu mradi',
}
